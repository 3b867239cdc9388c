import Foundation
import HookeTransitions

/// Groups of layer animations that are added together.
///
/// A layer here always belongs to a view, and those never animate by themselves, so disabling actions changes
/// nothing. Transactions are the thread's: scenes on other threads have their own.
public enum CATransaction {
    /// One transaction, from `begin` until the last animation that was added in it is over.
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

    /// The innermost open transaction.
    static var current: Frame? { stack.frames.last }

    /// Opens a transaction inside the one that is open.
    public static func begin() {
        let stack = stack
        stack.frames.append(Frame(inside: stack.frames.last))
    }

    /// Closes the innermost transaction. Its completion block runs when every layer animation that was added
    /// in it is over; at once where none was. Blocks of `UIView.animate` have completions of their own and
    /// are not waited for.
    public static func commit() { stack.frames.popLast()?.close() }

    /// Nothing: changes show at once.
    public static func flush() {}

    /// Sets what runs when the animations of the transaction are over. Outside `begin` and `commit` there is
    /// no transaction to wait for, and the block runs at once.
    public static func setCompletionBlock(_ block: (() -> Void)?) {
        if let current { current.completion = block } else { block?() }
    }

    /// Sets the duration of animations that bring none, in seconds; outside a transaction nothing.
    public static func setAnimationDuration(_ duration: Double) { current?.duration = duration }

    /// The duration of animations that bring none: 0.25 s unless it was set.
    public static func animationDuration() -> Double { current?.duration ?? 0.25 }

    /// Sets the curve of animations that bring none; outside a transaction nothing.
    public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        current?.timingFunction = function
    }

    /// The curve of animations that bring none.
    public static func animationTimingFunction() -> CAMediaTimingFunction? { current?.timingFunction }

    /// Notes the wish; nothing animates by itself here.
    public static func setDisableActions(_ flag: Bool) { current?.disablesActions = flag }

    /// What `setDisableActions(_:)` was told.
    public static func disableActions() -> Bool { current?.disablesActions ?? false }
}
