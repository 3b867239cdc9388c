import ArgumentParser
import Hooke
import HookePreview
import HookeTokens

extension TokensCommand {
    /// `hooke tokens gallery`: the curves of catalogs in one picture.
    struct Gallery: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "gallery",
            abstract: "Draw the curves and springs of catalogs or files in one picture.",
            usage: "hooke tokens gallery [<options>] <sources> ...",
            discussion: """
                hooke tokens gallery material3 carbon fluent2 --out tokens.svg

                Springs are drawn until they stay within 0.001 of their target.
                """)

        @Argument(help: "Catalogs and files; - is standard input.")
        var sources: [String]

        @Flag(help: "Draw curves only.")
        var curvesOnly = false

        @OptionGroup var gallery: GalleryParameters

        func run() throws {
            try gallery.check()
            var names: [[Substring]] = []
            var functions: [TimingFunction] = []
            for source in sources {
                for token in try TokenSource.read(source, form: nil) {
                    guard let function = try function(of: token) else { continue }
                    names.append(token.name.split(separator: "."))
                    functions.append(function)
                }
            }
            let list = sources.joined(separator: ", ")
            guard !names.isEmpty else { throw Failure("no token of \(list) is a curve") }
            let shown = zip(Self.labels(names), functions).map { CurvePlot.Curve(label: $0, function: $1) }
            try gallery.write(shown, title: "Motion tokens: \(list)")
        }

        /// Returns the last parts of each name, as many as no other name ends with.
        static func labels(_ names: [[Substring]]) -> [String] {
            var counts: [String: Int] = [:]
            func ending(_ name: [Substring], _ count: Int) -> String {
                name.suffix(count).joined(separator: ".")
            }
            for name in names {
                for count in name.indices { counts[ending(name, count + 1), default: 0] += 1 }
            }
            return names.map { name in
                let count = name.indices.first { counts[ending(name, $0 + 1)] == 1 } ?? name.count - 1
                return ending(name, count + 1)
            }
        }

        private func function(of token: MotionToken) throws -> TimingFunction? {
            switch token.value {
            case .duration: return nil
            case .curve(let curve): return curve
            case .transition(let transition): return transition.curve
            case .spring(let spring):
                if curvesOnly { return nil }
                do { return .spring(try SpringCurve(spring)) } catch {
                    throw Failure("\(token.name): \(error)")
                }
            }
        }
    }
}
