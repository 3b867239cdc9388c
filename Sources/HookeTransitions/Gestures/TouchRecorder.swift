import Foundation

/// Keeps what a scene is sent: a trace in the making.
///
/// ```swift
/// let scene = WindowScene(size: .init(width: 390, height: 844))
/// let recorder = TouchRecorder(scene)
/// scene.send(Touch(.began, at: .init(x: 100, y: 100), time: 0))
/// scene.send(Touch(.ended, at: .init(x: 100, y: 100), time: 0.05))
/// print(try recorder.trace(named: "tap").csv)
/// ```
///
/// Recorded is what the scene takes: not the touches that it refuses, nor those of fingers that have not come
/// down since the recorder began. A finger that comes down without having lifted is taken away first, and so
/// it is in the record. The scene does not own its recorders.
public final class TouchRecorder {
    /// What the scene was sent, as it was.
    public private(set) var touches: [Touch] = []
    private weak var scene: WindowScene?
    private var isDown: Set<Int> = []

    /// Records what the scene is sent from now on.
    public init(_ scene: WindowScene) {
        self.scene = scene
        scene.gestures.add(self)
    }

    /// Records nothing more.
    public func stop() { scene?.gestures.remove(self) }

    /// The trace so far, in which each touch has a finger number of its own, from 0 in the order of coming
    /// down.
    ///
    /// A time is kept in milliseconds, seconds · 1000 rounded, which gives back the seconds exactly where
    /// some double does (so for a touch that came from a trace), else to one ulp.
    ///
    /// - Throws: ``TraceError`` when nothing was recorded, a finger is still down, or a place or time is
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
