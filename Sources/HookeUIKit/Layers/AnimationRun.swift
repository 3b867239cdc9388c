import HookeTransitions

/// The parts of a running layer animation. Notifies the delegate and the transaction when all have ended.
final class AnimationRun: SceneIsolated {
    private let animation: CAAnimation
    private let transaction: CATransaction.Frame?
    private var remaining: Int
    private var hasFinished = true

    init(_ animation: CAAnimation, parts: Int, in transaction: CATransaction.Frame?) {
        self.animation = animation
        self.transaction = transaction
        remaining = parts
        guard parts > 0 else { return }
        transaction?.animationBegan()
        animation.delegate?.animationDidStart(animation)
    }

    func partStopped(finished: Bool) {
        hasFinished = hasFinished && finished
        remaining -= 1
        guard remaining == 0 else { return }
        animation.delegate?.animationDidStop(animation, finished: hasFinished)
        transaction?.animationEnded()
    }
}

/// A value for a `@Sendable` closure that runs only in its scene's isolation domain: a scene calls
/// completions where it is advanced.
struct Confined<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
}
