/// Calls a completion after a number of parts have ended.
final class CompletionGate {
    var waits: Int
    private var finished = true
    private var completion: ((Bool) -> Void)?

    init(waits: Int = 1, _ completion: ((Bool) -> Void)?) {
        self.waits = waits
        self.completion = completion
    }

    /// Whether something waits for the parts.
    var isAwaited: Bool { completion != nil }

    func tell(finished: Bool) {
        if !finished { self.finished = false }
        waits -= 1
        guard waits == 0, let completion else { return }
        self.completion = nil
        completion(self.finished)
    }
}
