/// Calls a completion when everything that it waits for is over.
final class CompletionGate {
    /// How many have not been told.
    var waits: Int
    private var finished = true
    private var completion: ((Bool) -> Void)?

    init(waits: Int = 1, _ completion: ((Bool) -> Void)?) {
        self.waits = waits
        self.completion = completion
    }

    func tell(finished: Bool) {
        if !finished { self.finished = false }
        waits -= 1
        guard waits == 0, let completion else { return }
        self.completion = nil
        completion(self.finished)
    }
}
