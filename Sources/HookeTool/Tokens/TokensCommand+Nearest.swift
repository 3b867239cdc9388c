import ArgumentParser
import HookeTokens

extension TokensCommand {
    /// `hooke tokens nearest`: the tokens nearest to a value.
    struct Nearest: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "nearest",
            abstract: "Print the tokens nearest to a time, a curve or a spring, with their distance.",
            usage: "hooke tokens nearest [<options>] <value>",
            discussion: """
                hooke tokens nearest 220ms --catalog material3
                hooke tokens nearest "cubic-bezier(0.25, 0.1, 0.2, 1)"
                hooke tokens nearest "spring(response=0.4, damping-ratio=0.8)" --count 3
                hooke tokens nearest material3.easing.emphasized --catalog fluent2

                The distance of times is in seconds. That of curves is the largest difference over the time, that of \
                springs and transitions at the same time in seconds, as fractions of the distance from start to target.
                """)

        @Argument(
            help:
                "A time such as 200ms, a curve, spring(…) with a spring, or a token such as carbon.duration.fast01."
        )
        var value: String

        @Option(
            parsing: .unconditional, help: "The catalog; all of them if left out.",
            completion: .list(TokenCatalog.all.map(\.name)))
        var catalog: String?

        @Option(parsing: .unconditional, help: "The number of tokens, from 1.")
        var count = 5

        @OptionGroup var output: ReportParameters

        func run() throws {
            guard count >= 1 else {
                throw ValidationError("--count is \(count); accepted: whole numbers from 1")
            }
            let value = try TokenSource.value(self.value)
            var found = TokenCatalog.nearest(to: value)
            if let catalog {
                guard let only = TokenCatalog.named(catalog) else {
                    throw ValidationError(wrong("--catalog", catalog, TokenCatalog.all.map(\.name)).reason)
                }
                found = only.nearest(to: value).map { (only, $0.entry, $0.distance) }
            }
            guard !found.isEmpty else {
                throw Failure("no token of \(catalog ?? "any catalog") is a \(value.kind)")
            }
            let unit = value.kind == "duration" ? " s" : ""
            output.print(
                found.prefix(count).map { catalog, entry, distance in
                    let text = "\(Table.text(distance))\(unit) away: \(entry.value)"
                    var report = Report(named: "\(catalog.name).\(entry.name)", text)
                    report.add(field: "distance", JSONText.number(distance))
                    report.add(field: "verified", "\(entry.isVerified)")
                    report.add(entry.value)
                    return report
                })
        }
    }
}
