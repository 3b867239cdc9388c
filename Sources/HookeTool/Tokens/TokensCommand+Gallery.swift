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
            discussion: """
                hooke tokens gallery material3 carbon fluent2 --out tokens.svg

                Springs are drawn until they stay within 0.001 of their target.
                """)

        @Argument(help: "Catalogs and files; - is standard input.")
        var sources: [String]

        @Flag(help: "Draw curves only.")
        var curvesOnly = false

        @Option(parsing: .unconditional, help: "The number of curves in a row, 1 to 20.")
        var columns = 6

        @Option(
            parsing: .unconditional,
            help: ArgumentHelp(
                "The file to write, a name that ends in .svg or .png; SVG on standard output if left out.",
                valueName: "tokens.svg"))
        var out: String?

        func run() throws {
            guard (1...20).contains(columns) else {
                throw ValidationError("--columns is \(columns); accepted: 1 to 20")
            }
            if let out { try PictureFile.check(out, option: "--out") }
            var shown: [CurvePlot.Curve] = []
            for source in sources {
                for token in try TokenSource.read(source, form: nil) {
                    guard let function = try function(of: token) else { continue }
                    let name = token.name.split(separator: ".").dropFirst(sources.count > 1 ? 0 : 1)
                    shown.append(CurvePlot.Curve(label: name.joined(separator: "."), function: function))
                }
            }
            guard !shown.isEmpty else {
                throw Failure("no token of \(sources.joined(separator: ", ")) is a curve")
            }
            let gallery = try drawing { () throws(PreviewError) in try CurveGallery(shown, columns: columns) }
            let svg = gallery.svg(title: "Motion tokens")
            guard let out else { return print(svg, terminator: "") }
            try PictureFile.write(svg, to: out)
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
