import Foundation
import HookeTransitions

/// Groups of layer animations.
///
/// Layers never animate implicitly, so disabling actions changes nothing. Each thread has its own
/// transactions.
public enum CATransaction {
    /// A transaction, until its last animation ends.
    final class Frame {
        var duration: Double?
        var timingFunction: CAMediaTimingFunction?
        var disablesActions = false
        var completion: (() -> Void)?
        private var running = 0
        private var isOpen = true

        init(inside outer: Frame?) {
            duration = outer?.duration
            timingFunction = outer?.timingFunction
            disablesActions = outer?.disablesActions ?? false
        }

        func animationBegan() { running += 1 }

        func animationEnded() {
            running -= 1
            completeIfOver()
        }

        func close() {
            isOpen = false
            completeIfOver()
        }

        private func completeIfOver() {
            guard !isOpen, running == 0, let completion else { return }
            self.completion = nil
            completion()
        }
    }

    private final class Stack {
        var frames: [Frame] = []
    }

    private static var stack: Stack {
        let key = "HookeUIKit.CATransaction"
        if let stack = Thread.current.threadDictionary[key] as? Stack { return stack }
        let stack = Stack()
        Thread.current.threadDictionary[key] = stack
        return stack
    }

    static var current: Frame? { stack.frames.last }

    /// Opens a nested transaction.
    public static func begin() {
        let stack = stack
        stack.frames.append(Frame(inside: stack.frames.last))
    }

    /// Closes the innermost transaction. Its completion block runs when all its layer animations have ended;
    /// at once if there are none. It does not wait for blocks of `UIView.animate`, which have their own
    /// completions.
    public static func commit() { stack.frames.popLast()?.close() }

    /// Does nothing: changes apply at once.
    public static func flush() {}

    /// Sets the completion block of the transaction. Outside a transaction the block runs at once.
    public static func setCompletionBlock(_ block: (() -> Void)?) {
        if let current { current.completion = block } else { block?() }
    }

    /// Sets the default duration in seconds; ignored outside a transaction.
    public static func setAnimationDuration(_ duration: Double) { current?.duration = duration }

    /// Returns the default duration: 0.25 s if not set.
    public static func animationDuration() -> Double { current?.duration ?? 0.25 }

    /// Sets the default curve; ignored outside a transaction.
    public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        current?.timingFunction = function
    }

    /// Returns the default curve.
    public static func animationTimingFunction() -> CAMediaTimingFunction? { current?.timingFunction }

    /// Stores the flag, which has no effect.
    public static func setDisableActions(_ flag: Bool) { current?.disablesActions = flag }

    /// Returns the flag of `setDisableActions(_:)`.
    public static func disableActions() -> Bool { current?.disablesActions ?? false }
}
