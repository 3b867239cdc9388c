import Foundation

/// Records the touches that a scene is sent, as a ``GestureTrace``.
///
/// ```swift
/// let scene = WindowScene(size: .init(width: 390, height: 844))
/// let recorder = TouchRecorder(scene)
/// scene.send(Touch(.began, at: .init(x: 100, y: 100), time: 0))
/// scene.send(Touch(.ended, at: .init(x: 100, y: 100), time: 0.05))
/// print(try recorder.trace(named: "tap").csv)
/// ```
///
/// Only touches that the scene accepts are recorded, and only of fingers whose began event was recorded. A
/// second began event of a finger is preceded by a cancelled one. The scene does not retain its recorders.
public final class TouchRecorder: SceneIsolated {
    /// The touches as they were sent.
    public private(set) var touches: [Touch] = []
    private weak var scene: WindowScene?
    private var isDown: Set<Int> = []

    /// Creates a recorder that records from now on.
    public init(_ scene: WindowScene) {
        self.scene = scene
        scene.gestures.add(self)
    }

    /// Stops recording.
    public func stop() { scene?.gestures.remove(self) }

    /// Returns the trace so far. Each touch gets a new finger number, from 0 in order of beginning.
    ///
    /// Times are stored in milliseconds, seconds · 1000 rounded. Dividing by 1000 gives back the seconds
    /// exactly if some double does, as for a touch from a trace; otherwise within one ulp.
    ///
    /// - Throws: ``TraceError`` if nothing was recorded, a touch has not ended, or a position or time is
    ///   beyond a trace's limits.
    public func trace(named name: String) throws(TraceError) -> GestureTrace {
        var numbers: [Int: Int] = [:]
        var count = 0
        let samples = touches.map { touch in
            if touch.phase == .began {
                numbers[touch.finger] = count
                count += 1
            }
            return GestureTrace.Sample(
                milliseconds: touch.time * 1000, phase: .init(touch.phase),
                position: touch.location, finger: numbers[touch.finger] ?? 0)
        }
        return try GestureTrace(name: name, samples: samples)
    }

    func note(_ touch: Touch) {
        if touch.phase == .began {
            isDown.insert(touch.finger)
        } else if !isDown.contains(touch.finger) {
            return
        }
        if touch.phase == .ended || touch.phase == .cancelled { isDown.remove(touch.finger) }
        touches.append(touch)
    }
}
