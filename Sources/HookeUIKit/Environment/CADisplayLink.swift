import Foundation
import HookeTransitions

/// Calls a method at each frame of a scene: at each `WindowScene.advance(to:)` with a new time, as the program
/// makes for every frame of its `FrameDriver`.
public final class CADisplayLink: IdentityHashable, SceneIsolated {
    private let call: (CADisplayLink) -> Void
    private var observation: SceneObservation?
    private var lastCall: Double?

    /// Whether the method is not called.
    public var isPaused = false
    /// The largest number of calls a second; 0 for every frame. A negative number counts as 0.
    public var preferredFramesPerSecond = 0
    /// The scene's time at the last call, in seconds; 0 before the first.
    public private(set) var timestamp = 0.0
    /// The seconds between the last two calls; 1/60 before the second.
    public private(set) var duration = 1.0 / 60
    /// The time at which the next call is expected, if frames are evenly spaced.
    public var targetTimestamp: Double { timestamp + duration }

    /// Creates a link that calls a method of a target: `#selector(step(_:))` becomes `Ticker.step`.
    ///
    /// As in UIKit, the link retains its target until ``invalidate()``.
    public init<Target: AnyObject>(
        target: Target, selector action: @escaping (Target) -> (CADisplayLink) -> Void
    ) {
        call = { action(target)($0) }
    }

    /// Creates a link that calls a method without parameters.
    public init<Target: AnyObject>(target: Target, selector action: @escaping (Target) -> () -> Void) {
        call = { _ in action(target)() }
    }

    /// Starts the calls, for the frames of the current scene; both parameters are ignored. Outside any scene
    /// nothing happens, and `PortDiagnostics` gets a message. The link lives until ``invalidate()`` or as long
    /// as the scene.
    public func add(to runLoop: RunLoop, forMode mode: RunLoop.Mode) {
        guard let scene = WindowScene.current else {
            return PortDiagnostics.note("a CADisplayLink was added outside any scene; it is never called")
        }
        observation = scene.observeFrames { self.frame(at: $0) }
    }

    /// Stops the calls, as ``invalidate()`` does.
    public func remove(from runLoop: RunLoop, forMode mode: RunLoop.Mode) { invalidate() }

    /// Stops the calls.
    public func invalidate() {
        observation?.cancel()
        observation = nil
    }

    private func frame(at time: Double) {
        guard !isPaused else { return lastCall = nil }
        if let lastCall {
            let rate = Double(preferredFramesPerSecond)
            // A frame may come a little early by rounding.
            guard rate <= 0 || time - lastCall >= (1 - 1e-9) / rate else { return }
            duration = time - lastCall
        }
        (lastCall, timestamp) = (time, time)
        call(self)
    }
}
