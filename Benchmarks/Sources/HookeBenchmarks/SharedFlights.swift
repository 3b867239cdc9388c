import BenchmarkHarness
import CMachineLimits
import Foundation
import HookeGeometry
import HookeTransitions

// Shared elements on their way. Times are for one flight of a frame; the aims are 10 µs in a scene, and 0.5 µs for the
// place alone.

/// A change with flights between turned cells and upright photos.
private final class FlightStage {
    let scene = WindowScene(size: CGSize(width: 390, height: 844))
    let change: SceneChange
    private var frame = SceneFrame()
    private var step = 0

    init(pairs: Int) {
        let before = SceneView(frame: scene.bounds, name: "before")
        let after = SceneView(frame: scene.bounds, name: "after")
        for index in 0..<pairs {
            let x = Double(index % 5) * 78
            let y = Double(index / 5) * 100
            let small = SceneView(frame: CGRect(x: x, y: y, width: 60, height: 60), name: "small \(index)")
            let large = SceneView(
                frame: CGRect(x: x, y: y + 300, width: 78, height: 100), name: "large \(index)")
            small.layer.transform = .rotationY(0.4)
            for view in [small, large] {
                view.layer.cornerRadius = 8
                view.transitionIdentifier = "photo \(index)"
            }
            before.addSubview(small)
            after.addSubview(large)
        }
        scene.window.addSubview(before)
        var options = SharedElementOptions()
        options.path = .arc
        let (window, scene) = (self.scene.window, self.scene)
        change = scene.change(sharing: options) {
            before.removeFromSuperview()
            window.addSubview(after)
        }
    }

    func show() -> Double {
        step = (step + 1) % 997
        change.fraction = Double(step + 1) / 1000
        frame.update(from: scene)
        return frame.views[frame.views.count - 1].state.position.x
    }
}

/// The number of allocations in `count` frames of flights, after as many frames of warm-up; `nil` if allocations are not
/// counted.
public func allocationsOfFlights(_ count: Int, pairs: Int) -> Int? {
    guard machine_allocations() >= 0 else { return nil }
    let stage = FlightStage(pairs: pairs)
    for _ in 0..<count { consume(result: stage.show()) }
    let before = machine_allocations()
    for _ in 0..<count { consume(result: stage.show()) }
    return Int(machine_allocations() - before)
}

let sharedFlights = Benchmark("frame of shared elements", sizes: [20]) { pairs in
    nonisolated(unsafe) let stage = FlightStage(pairs: pairs)
    let from = ProjectiveBox(Rectangle(x: 20, y: 500, width: 100, height: 100))
    let to = ProjectiveBox(Rectangle(x: 0, y: 0, width: 390, height: 844))
    let motion = BoxInterpolation(from: from, to: to, along: .arc)
    return (
        pairs,
        [
            Variant("SceneChange.fraction and SceneFrame", .hooke) {
                for _ in 0..<$0 { consume(result: stage.show()) }
            },
            Variant("BoxInterpolation.box(at:)", .other) {
                var sum = 0.0
                for repetition in 0..<$0 {
                    for index in 0..<pairs {
                        sum += motion.box(at: Double(repetition % 50 + index) / 100).center.x
                    }
                }
                consume(result: sum)
            },
        ]
    )
}
