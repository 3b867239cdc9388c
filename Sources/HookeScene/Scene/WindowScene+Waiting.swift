extension WindowScene {
    /// Runs a block with this scene as ``current`` when the code that is running has returned and some seconds of the scene
    /// have passed: at the next touch or call of ``advance(to:)`` that reaches that time, after completions of the same time.
    /// Blocks of the same time run in the order of the calls.
    ///
    /// - Parameters:
    ///   - delay: seconds of the scene. Negative and non-finite values are reported and replaced by 0.
    ///   - block: the block. A scene that is released drops it.
    public func perform(after delay: Double, _ block: @escaping () -> Void) {
        let isValid = delay >= 0 && (now + delay).isFinite
        if !isValid { report(.refusedParameter(field: "delay", value: delay, used: "0")) }
        waitingBlocks.add(at: isValid ? now + delay : now, block)
    }
}
