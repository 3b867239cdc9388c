import ArgumentParser
import Hooke

extension SpringCommand {
    /// `hooke spring show`: a spring in every parametrisation, and its motion.
    struct Show: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "show",
            abstract: "Print a spring in every parametrisation, its settling time and its peaks.",
            discussion: """
                hooke spring show --duration 0.5 --bounce 0.3
                hooke spring show --stiffness 170 --damping 26 --to 300 --epsilon 0.5 --json
                """)

        @OptionGroup var parameters: MotionParameters
        @OptionGroup var settling: SettlingParameters

        @Option(
            parsing: .unconditional,
            help: ArgumentHelp("How many peaks and target crossings to list.", valueName: "count"))
        var peaks = 6

        @Flag(help: "Print one line of JSON with all digits.")
        var json = false

        func run() throws {
            guard (0...SpringReport.mostPeaks).contains(peaks) else {
                throw ValidationError("--peaks is \(peaks); accepted: 0 to \(SpringReport.mostPeaks)")
            }
            let report = SpringReport(
                motion: try parameters.motion(), tolerance: try settling.tolerance())
            print(json ? JSONText.object(report.members(peaks: peaks)) : report.table(peaks: peaks))
        }
    }
}

extension SpringReport {
    /// The report as a table, with numbers of six digits.
    func table(peaks count: Int) -> String {
        var table = Table()
        table.add("regime", motion.spring.reportedRegime.rawValue)
        for line in Self.spellings(of: motion.spring) { table.add(line) }
        table.addSpace()
        let within = "within \(tolerance.words)"
        table.add("settles", settlingDuration.map { "\(Table.text($0)) s, \(within)" } ?? "never \(within)")
        let distance = (motion.target - motion.start).magnitude
        let percent = distance > 0 ? " (\(Table.text(motion.overshoot / distance * 100)) %)" : ""
        table.add("overshoot", Table.text(motion.overshoot) + percent)
        let (low, high) = motion.extremes
        table.add("extremes", "\(Table.text(low)) to \(Table.text(high))")
        let (peaks, crossings) = (peaks(count), crossings(count))
        if !peaks.isEmpty || !crossings.isEmpty { table.addSpace() }
        for (index, peak) in peaks.enumerated() {
            let text = "\(Table.text(peak.time)) s at \(Table.text(peak.position))"
            table.add(index == 0 ? "peaks" : "", text)
        }
        for (index, time) in crossings.enumerated() {
            table.add(index == 0 ? "at target" : "", "\(Table.text(time)) s")
        }
        return table.text
    }
}
