import ArgumentParser
import HookeTokens

extension TokensCommand {
    /// `hooke tokens list`: the catalogs, or the tokens of one.
    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "list",
            abstract: "List the catalogs, or the tokens of one with their values.",
            discussion: """
                hooke tokens list
                hooke tokens list carbon --json
                """)

        @Argument(help: "The catalog; all of them, without their tokens, if left out.")
        var catalog: String?

        @Flag(help: "Print one line of JSON for each, with all digits.")
        var json = false

        func run() throws {
            guard let catalog else { return printCatalogs() }
            guard let found = TokenCatalog.named(catalog) else {
                throw ValidationError(unknown("catalog", catalog, TokenCatalog.all.map(\.name)).reason)
            }
            if json {
                for entry in found.entries {
                    let name = [("name", JSONText.string(entry.name))]
                    let verified = [("verified", "\(entry.isVerified)")]
                    print(JSONText.object(name + entry.value.members + verified))
                }
                return
            }
            print(
                TokenSource.table(
                    found.entries.map { ($0.name, "\($0.value)" + ($0.isVerified ? "" : "  unverified")) }))
        }

        private func printCatalogs() {
            if json {
                for catalog in TokenCatalog.all {
                    print(
                        JSONText.object([
                            "name": JSONText.string(catalog.name), "title": JSONText.string(catalog.title),
                            "tokens": "\(catalog.entries.count)", "source": JSONText.string(catalog.source),
                        ]))
                }
                return
            }
            print(
                TokenSource.table(
                    TokenCatalog.all.map {
                        ($0.name, "\($0.entries.count) tokens of \($0.title): \($0.source)")
                    }))
        }
    }
}
