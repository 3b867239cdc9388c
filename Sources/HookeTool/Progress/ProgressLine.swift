import Foundation
import Synchronization

/// One line on a terminal that tells how far long work is, and is gone when the work is done.
///
/// It goes to standard error, and only where that is a terminal: in a pipe, in a log and with `TERM=dumb` nothing is
/// written. Work of less than 0.3 s says nothing.
final class ProgressLine: Sendable {
    /// Where a line is written to.
    struct Sink: Sendable {
        /// Writes text as it is.
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

    /// Progress of work that begins now.
    ///
    /// - Parameters:
    ///   - sink: where it is written to; `nil` for nowhere.
    ///   - clock: seconds that only go forwards.
    init(sink: Sink?, clock: @escaping @Sendable () -> Double = ProgressLine.seconds) {
        self.sink = sink
        self.clock = clock
        state = Mutex(State(text: ProgressText(start: clock())))
    }

    /// Does `work` with a line of progress on the terminal, if there is one. The line is drawn again while a step takes
    /// long, and erased at the end, however that comes.
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

    /// Says what is being done.
    func say(_ words: @autoclosure () -> String) {
        guard sink != nil else { return }
        let words = words()
        state.withLock { $0.words = words }
        draw()
    }

    /// Says how much of `count` is done, in per cent. Cheap enough to be called for every row.
    func say(_ words: String, _ done: Int, of count: Int) {
        guard sink != nil else { return }
        say("\(words) \(count > 0 ? 100 * done / count : 100) %")
    }

    /// Takes the line away, so that something else can be written; the next step draws it again.
    func erase() {
        state.withLock { state in
            state.words = ""
            if let text = state.text.erase() { sink?.write(text) }
        }
    }

    /// Draws the line if it is time to.
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

    /// Seconds of the monotonic clock, from any origin.
    static let seconds: @Sendable () -> Double = {
        let start = ContinuousClock.now
        return {
            let passed = start.duration(to: .now).components
            return Double(passed.seconds) + Double(passed.attoseconds) * 1e-18
        }
    }()
}

extension ProgressLine.Sink {
    /// Standard error, where it is a terminal that takes it.
    ///
    /// - Parameter rows: whether the work writes rows to standard output all along: then only where that is a file, so that
    ///   a terminal or a pager shows the rows alone.
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

    /// Whether an environment's terminal can write over a line, and nobody asked for plain output.
    static func wants(_ environment: [String: String]) -> Bool {
        func isSet(_ name: String) -> Bool { environment[name]?.isEmpty == false }
        return isSet("TERM") && environment["TERM"] != "dumb" && !isSet("NO_COLOR") && !isSet("CI")
    }

    private static func isFile(_ descriptor: Int32) -> Bool {
        var status = stat()
        return fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }
}
