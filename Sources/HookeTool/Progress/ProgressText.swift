/// What a line of progress writes, as a rule of times: nothing while the work is short, then one line that is written
/// over itself a few times a second, and nothing left of it at the end.
struct ProgressText {
    /// How long work goes on before anything is said, in seconds.
    static let delay = 0.3
    /// How long a line stands before it is written over, in seconds.
    static let interval = 0.1
    /// Back to the first column, and what is on the line erased.
    static let erasure = "\r\u{1B}[K"

    /// When the work began, in seconds of the caller's clock.
    private let start: Double
    private var drawn: Double?
    private var shown = ""

    /// The progress of work that begins now.
    init(start: Double) { self.start = start }

    /// What to write at `time` so that `text` shows, in fewer than `columns` characters; `nil` for nothing, as it is too
    /// early, too soon after the last, or the same.
    mutating func draw(_ text: String, at time: Double, columns: @autoclosure () -> Int) -> String? {
        guard time - start >= Self.delay else { return nil }
        if let drawn, time - drawn < Self.interval { return nil }
        let seconds = Int(min(time - start, 1e6))
        let full = seconds > 0 ? "\(text) · \(seconds) s" : text
        // The last column stays free: a terminal may go to the next line when it is filled.
        let line = Self.fitting(full, max(columns() - 1, 0))
        guard line != shown else { return nil }
        (drawn, shown) = (time, line)
        return Self.erasure + line
    }

    /// What to write so that nothing of it is left; `nil` where nothing shows.
    mutating func erase() -> String? {
        guard !shown.isEmpty else { return nil }
        (drawn, shown) = (nil, "")
        return Self.erasure
    }

    /// The start of `text` in `count` characters, without what would move the cursor.
    private static func fitting(_ text: String, _ count: Int) -> String {
        let plain = text.unicodeScalars.map { $0.value < 0x20 || (0x7F..<0xA0).contains($0.value) ? "?" : $0 }
        let line = String(String.UnicodeScalarView(plain))
        guard line.count > count else { return line }
        return count > 1 ? line.prefix(count - 1) + "…" : ""
    }
}
