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

        @Argument(help: "A file, - for standard input, or a catalog.")
        var source: String

        @Option(
            parsing: .unconditional,
            help: ArgumentHelp(
                "The form of the file: \(TokenForm.names(CodeTarget.readable).joined(separator: ", ")); css for names that end in .css and "
                    + "dtcg for others if left out.", valueName: "form"))
        var from: String?

        @OptionGroup var reading: TokenReadingParameters

        @Flag(help: "Print one line of JSON for each, with all digits.")
        var json = false

        func run() throws {
            let form = try from.map { try TokenForm.read($0, option: "--from", of: CodeTarget.readable) }
            let tokens = try TokenSource.read(source, form: form, reading)
            guard json else {
                guard !tokens.isEmpty else { return }
                return print(
                    TokenSource.table(
                        tokens.map { token in
                            (
                                token.name.isEmpty ? "-" : token.name,
                                "\(token.value)" + (token.alias.map { "  = \($0)" } ?? "")
                            )
                        }))
            }
            for token in tokens {
                var members = [("name", JSONText.string(token.name))] + token.value.members
                if let alias = token.alias { members.append(("alias", JSONText.string(alias))) }
                if let note = token.note { members.append(("note", JSONText.string(note))) }
                print(JSONText.object(members))
            }
        }
    }
}
