import Foundation
import Hooke
import HookeTransitions
import Testing

@testable import HookeTool

@Suite struct GalleryCommandTests {
    private static let files = Result { try Gallery.files() }

    @Test func `The site has every transition, relative links to its own files, and no other address`() throws
    {
        let files = try Self.files.get()
        let names = Set(files.map(\.path))
        #expect(names.count == files.count)
        #expect(names.isSuperset(of: PlayableTransition.allCases.map { "transitions/\($0.rawValue).html" }))
        let index = try #require(files.first { $0.path == "index.html" }).text
        for (file, folder) in files.map({ ($0, $0.path.hasPrefix("transitions/") ? "transitions/" : "") })
        where file.path.hasSuffix(".html") {
            for match in file.text.matches(of: /(?:href|src)="([^"#]+)"/)
            where !match.1.hasPrefix("data:") && !match.1.contains("${") {
                let target = match.1.hasPrefix("../") ? String(match.1.dropFirst(3)) : folder + match.1
                #expect(names.contains(target), "\(file.path) links to \(match.1)")
            }
            #expect(!file.text.contains("=\"http") && !file.text.contains("fetch("), "\(file.path)")
        }
        for name in TimingFunction.names { #expect(index.contains("\"name\":\"\(name)\""), "\(name)") }
        for place in ["/*LOOPS*/", "<!--TILES-->", "/*DATA*/", "/*STYLE*/", "/*SCRIPT*/"] {
            #expect(!index.contains(place))
        }
    }

    @Test func `The question of llms.txt has an answer`() throws {
        let guide = try #require(try Self.files.get().first { $0.path == "llms.txt" }).text
        let question = try #require(guide.firstMatch(of: /\{"op".*?\}/)).0
        let answer = try #require(answers(String(question))[0])
        #expect(answer.contains("\"value\""), "\(answer)")
    }

    private struct Shown: Decodable {
        struct Curve: Decodable {
            var name: String
            var duration: Double
            var stops: [[Double]]
            var codes: [[String]]
        }
        struct Motion: Decodable {
            struct Variant: Decodable {
                struct Line: Decodable { var values: [Double] }
                var label: String
                var lines: [Line]
            }
            var name: String
            var variants: [Variant]
        }
        var curves: [Curve]
        var springs: [Curve]
        var motions: [Motion]
    }

    @Test func `Curves and springs are those of the library within 0.002`() throws {
        let shown = try JSONDecoder().decode(Shown.self, from: Data(GalleryData.json().utf8))
        #expect(shown.curves.map(\.name) == TimingFunction.names)
        #expect(shown.springs.map(\.name) == Spring.named.map(\.key))
        for (curves, form) in [(shown.curves, { $0 }), (shown.springs, { "spring(\($0))" as String })] {
            for curve in curves {
                let function = try TimingFunction(text: form(curve.name))
                let stops = try LinearStops(curve.stops.map { LinearStops.Stop(input: $0[0], output: $0[1]) })
                var worst = 0.0
                for index in 1...500 {
                    let time = Double(index) / 500
                    worst = max(worst, (stops.value(at: time) - function.value(at: time)).magnitude)
                }
                #expect(worst <= 0.002, "\(curve.name): \(worst)")
                #expect(curve.codes.count == 4)
            }
        }
    }

    @Test func `A handover keeps its velocity, and the variant without it starts again at rest`() throws {
        let shown = try JSONDecoder().decode(Shown.self, from: Data(GalleryData.json().utf8))
        let handover = try #require(shown.motions.first { $0.name == "Handover" })
        #expect(handover.variants.map(\.label) == ["with its velocity", "without"])
        // The switch is at 0.13 s, sample 15.6.
        let steps = handover.variants.map { $0.lines[0].values[17] - $0.lines[0].values[16] }
        #expect(steps[0] > 2 && steps[1] < 0, "\(steps)")
        for motion in shown.motions {
            #expect(
                Set(motion.variants.map { $0.lines[0].values }).count == motion.variants.count,
                "\(motion.name)")
        }
    }

    @Test func `The command writes a folder, and refuses one below a file`() throws {
        try withFolder { folder in
            let site = folder.appendingPathComponent("a/site").path
            let output = try BuiltCommand.output(["gallery", "--out", site])
            #expect(output.hasPrefix("wrote 20 files, "))
            #expect(FileManager.default.fileExists(atPath: site + "/transitions/hooke.js"))
            try Data().write(to: folder.appendingPathComponent("file"))
            let outcome = try BuiltCommand.run([
                "gallery", "--out", folder.appendingPathComponent("file/x").path,
            ])
            #expect(outcome.status == 1 && outcome.errors.contains("cannot be written"))
        }
    }
}
