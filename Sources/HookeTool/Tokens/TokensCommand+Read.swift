import ArgumentParser
import HookeTokens

extension TokensCommand {
    /// `hooke tokens read`: the tokens of a file, with aliases resolved.
    struct Read: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "read",
            abstract: "Print the motion tokens of a file or a catalog, with aliases resolved.",
            usage: "hooke tokens read [<options>] <source>",
            discussion: """
                hooke tokens read tokens.json
                hooke tokens read motion.css --json

                hooke tokens read others.json --type com.example.spring=spring

                A file of another program is read leniently: what the format does not allow, and tokens that cannot be read, \
                are notes on standard error with line, column and JSON pointer. --strict refuses them with status 1.
                """)

        @OptionGroup var input: TokenSourceParameters

        @OptionGroup var output: ReportParameters

        func run() throws {
            output.print(
                try input.tokens().map { token in
                    let text = "\(token.value)" + (token.alias.map { "  = \($0)" } ?? "")
                    var report = Report()
                    report.add(
                        token.name.isEmpty ? "-" : token.name, text, field: "name",
                        json: JSONText.string(token.name))
                    report.add(token.value)
                    if let alias = token.alias { report.add(field: "alias", JSONText.string(alias)) }
                    if let note = token.note { report.add(field: "note", JSONText.string(note)) }
                    return report
                })
        }
    }
}
