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

        @OptionGroup var output: ReportParameters

        func run() throws {
            guard let catalog else { return printCatalogs() }
            guard let found = TokenCatalog.named(catalog) else {
                throw ValidationError(wrong("the catalog", catalog, TokenCatalog.all.map(\.name)).reason)
            }
            output.print(
                found.entries.map { entry in
                    let text = "\(entry.value)" + (entry.isVerified ? "" : "  unverified")
                    var report = Report(named: entry.name, text)
                    report.add(entry.value)
                    report.add(field: "verified", "\(entry.isVerified)")
                    return report
                })
        }

        private func printCatalogs() {
            output.print(
                TokenCatalog.all.map { catalog in
                    let count = catalog.entries.count
                    let text = "\(count) tokens of \(catalog.title): \(catalog.source)"
                    var report = Report(named: catalog.name, text)
                    report.add(field: "title", JSONText.string(catalog.title))
                    report.add(field: "tokens", "\(count)")
                    report.add(field: "source", JSONText.string(catalog.source))
                    return report
                })
        }
    }
}
