import Foundation
import Synchronization

/// One line on a terminal that shows the progress of long work, and is erased when the work is done.
///
/// It is written to standard error, only where that is a terminal and `TERM` is not `dumb`, and only for work of more than
/// 0.3 s.
final class ProgressLine: Sendable {
    /// The terminal that a line is written to.
    struct Sink: Sendable {
        /// Writes text unchanged.
        var write: @Sendable (String) -> Void
        /// How many characters a line has.
        var columns: @Sendable () -> Int
    }

    private struct State {
        var words = ""
        var text: ProgressText
    }

    private let sink: Sink?
    private let clock: @Sendable () -> Double
    private let state: Mutex<State>

    /// The progress of work that begins now.
    ///
    /// - Parameters:
    ///   - sink: the terminal; `nil` writes nothing.
    ///   - clock: a monotonic clock, in seconds.
    init(sink: Sink?, clock: @escaping @Sendable () -> Double = ProgressLine.seconds) {
        self.sink = sink
        self.clock = clock
        state = Mutex(State(text: ProgressText(start: clock())))
    }

    /// Does `work` with a line of progress on the terminal, if there is one. The line is redrawn during long steps, and
    /// erased at the end and on an error.
    static func during<Result>(_ sink: Sink? = .terminal(), _ work: (ProgressLine) throws -> Result) rethrows
        -> Result
    {
        let progress = ProgressLine(sink: sink)
        guard sink != nil else { return try work(progress) }
        let timer = DispatchSource.makeTimerSource(queue: .global())
        timer.schedule(deadline: .now() + ProgressText.delay, repeating: ProgressText.interval)
        timer.setEventHandler { [weak progress] in progress?.draw() }
        timer.resume()
        defer {
            timer.cancel()
            progress.erase()
        }
        return try work(progress)
    }

    /// Shows what is being done.
    func say(_ words: @autoclosure () -> String) {
        guard sink != nil else { return }
        let words = words()
        state.withLock { $0.words = words }
        draw()
    }

    /// Shows how much of `count` is done, in per cent.
    func say(_ words: String, _ done: Int, of count: Int) {
        guard sink != nil else { return }
        say("\(words) \(count > 0 ? 100 * done / count : 100) %")
    }

    /// Erases the line, so that other text can be written; the next step draws it again.
    func erase() {
        state.withLock { state in
            state.words = ""
            if let text = state.text.erase() { sink?.write(text) }
        }
    }

    /// Draws the line where it is due.
    func draw() {
        guard let sink else { return }
        let now = clock()
        state.withLock { state in
            guard !state.words.isEmpty,
                let text = state.text.draw(state.words, at: now, columns: sink.columns())
            else { return }
            sink.write(text)
        }
    }

    /// The monotonic clock in seconds, from an arbitrary origin.
    static let seconds: @Sendable () -> Double = {
        let start = ContinuousClock.now
        return {
            let passed = start.duration(to: .now).components
            return Double(passed.seconds) + Double(passed.attoseconds) * 1e-18
        }
    }()
}

extension ProgressLine.Sink {
    /// Standard error, where it is a terminal that can erase a line.
    ///
    /// - Parameter rows: whether the work writes rows to standard output. Then standard output has to be a file, so that a
    ///   terminal or a pager shows only the rows.
    static func terminal(
        rows: Bool = false, environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> Self? {
        guard wants(environment), isatty(STDERR_FILENO) == 1, !rows || isFile(STDOUT_FILENO) else {
            return nil
        }
        return Self(
            write: { try? FileHandle.standardError.write(contentsOf: Data($0.utf8)) },
            columns: {
                var size = winsize()
                guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
                return Int(size.ws_col)
            })
    }

    /// Whether the terminal can erase a line, and `NO_COLOR` and `CI` are not set.
    static func wants(_ environment: [String: String]) -> Bool {
        func isSet(_ name: String) -> Bool { environment[name]?.isEmpty == false }
        return isSet("TERM") && environment["TERM"] != "dumb" && !isSet("NO_COLOR") && !isSet("CI")
    }

    private static func isFile(_ descriptor: Int32) -> Bool {
        var status = stat()
        return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }
}
