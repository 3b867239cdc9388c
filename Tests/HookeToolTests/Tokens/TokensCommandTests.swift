import Foundation
import Testing

@testable import HookeTool

@Suite struct TokensCommandTests {
    private func lines(_ arguments: String...) throws -> [String] {
        try BuiltCommand.output(["tokens"] + arguments).split(separator: "\n").map(String.init)
    }

    private func errors(_ status: Int32, _ arguments: String..., input: String = "") throws -> String {
        let outcome = try BuiltCommand.run(["tokens"] + arguments, input: input)
        #expect(outcome.status == status && outcome.output.isEmpty, "\(outcome)")
        return String(outcome.errors.split(separator: "\n").first ?? "")
    }

    @Test func `The names of a gallery are short, and differ`() throws {
        let names = [
            "a.easing.standard.in", "a.easing.exit.in", "a.easing.linear", "b.easing.exit.out", "b.linear",
        ]
        let labels = TokensCommand.Gallery.labels(names.map { $0.split(separator: ".") })
        #expect(labels == ["standard.in", "exit.in", "easing.linear", "out", "b.linear"])
        let same = TokensCommand.Gallery.labels([["a", "b"], ["a", "b"]])
        #expect(same == ["a.b", "a.b"])
        let svg = try BuiltCommand.output([
            "tokens", "gallery", "material3", "carbon", "fluent2", "--curves-only",
        ])
        // A name in two lines is two texts of one group.
        let cells = svg.components(separatedBy: "<g transform=").dropFirst(2).map { cell in
            cell.split(separator: "\n").filter { $0.contains("font-size=\"12\">") }.joined()
        }
        #expect(cells.count >= 20 && Set(cells).count == cells.count, "\(cells)")
        #expect(!svg.contains("…") && cells.allSatisfy { !$0.contains("material3") }, "\(cells)")
    }

    @Test func `list names the catalogs and the tokens of one`() throws {
        let catalogs = try lines("list")
        #expect(catalogs.count == 10 && catalogs[0].hasPrefix("material3"))
        #expect(try lines("list", "carbon")[0] == "duration.fast01             70ms")
        #expect(try lines("list", "figma").allSatisfy { $0.hasSuffix("unverified") })
        #expect(
            try lines("list", "carbon", "--json")[0]
                == #"{"name":"duration.fast01","kind":"duration","seconds":0.07,"verified":true}"#)
        #expect(
            try errors(64, "list", "carbn")
                .hasPrefix("Error: the catalog is \"carbn\"; did you mean \"carbon\"? Accepted: material3, ")
        )
    }

    @Test func `nearest prints tokens by distance`() throws {
        #expect(
            try lines("nearest", "220ms", "--catalog", "material3", "--count", "1")
                == ["material3.duration.short4  0.02 s away: 200ms"])
        #expect(
            try lines("nearest", "material3.easing.standard", "--count", "1", "--json")[0]
                .hasPrefix(#"{"name":"material3.easing.standard","distance":0.0,"#))
        #expect(
            try lines("nearest", "spring(bouncy)", "--count", "1")[0].hasPrefix("apple.spring.bouncy  0 away")
        )
        #expect(
            try errors(1, "nearest", "220ms", "--catalog", "figma").contains(
                "no token of figma is a duration"))
        #expect(try lines("nearest", "steps(3)", "--count", "1")[0].contains(" away: "))
        #expect(try lines("nearest", "200MS", "--count", "1") == lines("nearest", "200ms", "--count", "1"))
        #expect(
            try errors(64, "nearest", "200").contains("is \"200\"; did you mean \"200ms\"? Accepted: a time"))
        #expect(
            try errors(64, "nearest", "0.2 s").contains(
                "is \"0.2 s\"; did you mean \"0.2s\"? Accepted: a time"))
        #expect(
            try errors(64, "nearest", "1e400ms").contains(
                "is \"1e400ms\"; accepted: a time of a finite number"))
        #expect(try errors(64, "nearest", "apple.spring.boucy").contains("did you mean \"spring.bouncy\"?"))
        #expect(try errors(64, "nearest", "1s", "--count", "0").contains("--count is 0"))
    }

    @Test func `read prints the tokens of a file, and refuses a malformed one with its place`() throws {
        let file = #"{"a":{"$type":"duration","$value":{"value":50,"unit":"ms"}},"b":{"$value":"{a}"}}"#
        let outcome = try BuiltCommand.run(["tokens", "read", "-"], input: file)
        #expect(outcome.output == "a  50ms\nb  50ms  = a\n")
        let json = try BuiltCommand.run(["tokens", "read", "-", "--json"], input: file)
        #expect(json.output.hasSuffix(#"{"name":"b","kind":"duration","seconds":0.05,"alias":"a"}"# + "\n"))
        let broken = file.replacingOccurrences(of: "ms", with: "sec")
        #expect(
            try errors(1, "read", "-", "--strict", input: broken)
                == "Error: standard input: line 1, column 54 (/a/$value/unit): unit is \"sec\"; accepted: "
                + "ms, s")
        let css = try BuiltCommand.run(["tokens", "read", "-", "--from", "css"], input: "--a: 2s ease;")
        #expect(css.output == "a  2s ease\n")
        #expect(
            try errors(1, "read", "-", "--from", "css", input: file)
                == "Error: standard input: line 1, column 1: the text is JSON, and not CSS")
        #expect(
            try errors(64, "read", "-", "--from", "swiftui").contains(
                "--from is \"swiftui\"; accepted: dtcg, css, lottie"))
        #expect(try errors(64, "read", "-", "--from", "cs").contains("did you mean \"css\"?"))
        #expect(try errors(64, "read", "nothing").contains("the source is \"nothing\""))
        #expect(try errors(1, "read", "nothing.json").contains("nothing.json cannot be read"))
    }

    @Test func `emit writes what read reads`() throws {
        for form in [
            "dtcg", "swiftui", "uikit", "css", "compose", "flutter", "react-spring", "motion", "lottie",
        ] {
            let text = try BuiltCommand.run(["tokens", "emit", "carbon", "--to", form])
            #expect(text.status == 0, "\(form): \(text.errors)")
            guard ["dtcg", "css", "lottie"].contains(form) else { continue }
            let again = try BuiltCommand.run(["tokens", "read", "-", "--from", form], input: text.output)
            #expect(again.status == 0 && again.output.split(separator: "\n").count == 12, "\(form): \(again)")
        }
        let skipped = try BuiltCommand.run(["tokens", "emit", "material3", "--to", "swiftui", "--skip"])
        #expect(skipped.status == 0 && !skipped.output.contains("emphasized ="))
        #expect(skipped.errors.contains("note: material3.easing.emphasized is left out"))
        #expect(try errors(1, "emit", "material3", "--to", "swiftui").contains("material3.easing.emphasized"))
        #expect(try errors(64, "emit", "carbon", "--to", "css", "--error", "2").contains("--error is 2.0"))
    }

    @Test func `fit prints the other one and the residual`() throws {
        let ease = try lines("fit", "ease", "--duration", "0.3")
        #expect(ease[0] == "Bézier    ease" && ease[4].hasPrefix("residual  0.0090"))
        #expect(ease[2].contains("damping ratio 0.8415"))
        #expect(try lines("fit", "spring(bouncy)")[4].hasPrefix("residual  0.037"))
        #expect(try lines("fit", "apple.spring.smooth", "--json")[0].hasPrefix(#"{"bezier":[0.2"#))
        #expect(try errors(64, "fit", "200ms").contains("accepted: one Bézier, or spring(…) with a spring"))
        #expect(try errors(64, "fit", "ease", "--duration", "-1").contains("--duration is -1.0"))
    }
}
