/// The text of a line of progress: nothing for short work, then one line that is overwritten a few times per second, and
/// erased at the end.
struct ProgressText {
    /// The time before the first line, in seconds.
    static let delay = 0.3
    /// The shortest time between two lines, in seconds.
    static let interval = 0.1
    /// Returns to the first column and erases the line.
    static let erasure = "\r\u{1B}[K"

    /// When the work began, in seconds of the caller's clock.
    private let start: Double
    private var drawn: Double?
    private var shown = ""

    /// The progress of work that begins now.
    init(start: Double) { self.start = start }

    /// Returns what to write at `time` to show `text` in fewer than `columns` characters; `nil` where it is too early, too
    /// soon after the last line, or the same line.
    mutating func draw(_ text: String, at time: Double, columns: @autoclosure () -> Int) -> String? {
        guard time - start >= Self.delay else { return nil }
        if let drawn, time - drawn < Self.interval { return nil }
        let seconds = Int(min(time - start, 1e6))
        let full = seconds > 0 ? "\(text) · \(seconds) s" : text
        // A terminal may wrap when the last column is filled.
        let line = Self.fitting(full, max(columns() - 1, 0))
        guard line != shown else { return nil }
        (drawn, shown) = (time, line)
        return Self.erasure + line
    }

    /// Returns what to write to erase the line; `nil` where nothing shows.
    mutating func erase() -> String? {
        guard !shown.isEmpty else { return nil }
        (drawn, shown) = (nil, "")
        return Self.erasure
    }

    /// The start of `text` in `count` characters, without control characters.
    private static func fitting(_ text: String, _ count: Int) -> String {
        let plain = text.unicodeScalars.map { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) ? "?" : $0 }
        let line = String(String.UnicodeScalarView(plain))
        guard line.count > count else { return line }
        return count > 1 ? line.prefix(count - 1) + "…" : ""
    }
}
