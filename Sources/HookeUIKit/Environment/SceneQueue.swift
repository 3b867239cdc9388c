import Foundation
import HookeTransitions

/// The main queue in the time of a scene: `DispatchQueue.main` becomes `SceneQueue.main`.
///
/// A block runs with the scene in which it was queued, after the callback that is running, at the next
/// `WindowScene.advance(to:)` or touch; a delayed one when the scene's time has come. Blocks run in the order of their times,
/// at equal times in that of the calls, and after completions of the same time. Outside any scene a block runs at once,
/// and `PortDiagnostics` gets a message.
public struct SceneQueue: SceneIsolated {
    /// The queue of the current scene.
    public static var main: SceneQueue { SceneQueue() }

    /// A time from now, as `DispatchTime`: `.now() + 0.3`.
    public struct Time: Hashable, Sendable {
        fileprivate var delay = 0.0

        /// Now.
        public static func now() -> Time { Time() }

        /// Some seconds later.
        public static func + (time: Time, seconds: Double) -> Time { time.later(by: seconds) }

        /// An interval later.
        public static func + (time: Time, interval: DispatchTimeInterval) -> Time { time.later(by: interval) }

        package func later(by seconds: Double) -> Time { Time(delay: delay + seconds) }

        package func later(by interval: DispatchTimeInterval) -> Time {
            switch interval {
            case .seconds(let count): later(by: Double(count))
            case .milliseconds(let count): later(by: Double(count) / 1e3)
            case .microseconds(let count): later(by: Double(count) / 1e6)
            case .nanoseconds(let count): later(by: Double(count) / 1e9)
            case .never: later(by: .infinity)
            @unknown default: self
            }
        }
    }

    /// Queues a block.
    public func async(execute work: @escaping () -> Void) { asyncAfter(deadline: .now(), execute: work) }

    /// Queues a block for a later time. One that is never due is dropped.
    public func asyncAfter(deadline: Time, execute work: @escaping () -> Void) {
        guard deadline.delay < .infinity else { return }
        guard let scene = WindowScene.current else {
            PortDiagnostics.note("SceneQueue.main was used outside any scene; its block ran at once")
            return work()
        }
        scene.perform(after: max(0, deadline.delay), work)
    }

    /// Queues the block of a work item, which may be cancelled.
    public func async(execute item: DispatchWorkItem) { async { item.perform() } }

    /// Queues the block of a work item, which may be cancelled, for a later time.
    public func asyncAfter(deadline: Time, execute item: DispatchWorkItem) {
        asyncAfter(deadline: deadline) { item.perform() }
    }
}

extension DispatchQueue {
    /// Queues a block with Dispatch, which knows neither scenes nor their time. In a scene's callback `PortDiagnostics` gets a
    /// message: the block runs outside the scene, at another time, or never. Use ``SceneQueue/main``.
    public func async(execute work: @escaping @Sendable @convention(block) () -> Void) {
        noteUse("async")
        async(group: nil, execute: work)
    }

    /// Queues a block with Dispatch for a later time, and reports it as `async(execute:)` does.
    public func asyncAfter(
        deadline: DispatchTime, execute work: @escaping @Sendable @convention(block) () -> Void
    ) {
        noteUse("asyncAfter")
        asyncAfter(deadline: deadline, qos: .unspecified, execute: work)
    }

    private func noteUse(_ name: String) {
        guard readIsolated({ WindowScene.current == nil ? nil : true }) == true else { return }
        PortDiagnostics.note(
            "DispatchQueue.\(name) was called in a scene: the block runs outside the scene and its time; use SceneQueue.main"
        )
    }
}
