import BenchmarkHarness
import Foundation
import Hooke
import HookeTransitions

// The costs of a scene apart from reading it: setting properties, and advancing time with many animations.

/// A scene with `count` views in its window.
private func scene(views count: Int) -> (scene: WindowScene, views: [SceneView]) {
    let scene = WindowScene(size: CGSize(width: 390, height: 844))
    let views = (0..<count).map { _ in SceneView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
    for view in views { scene.window.addSubview(view) }
    return (scene, views)
}

/// Times are per property set.
let setters = Benchmark("a property that is set", sizes: [1_000]) { count in
    let (rest, resting) = scene(views: count)
    let (motion, moving) = scene(views: count)
    motion.animate(withDuration: 1e9) { for view in moving { view.center.x = 100 } }
    var value = 0.0
    func setAll(_ views: [SceneView]) {
        value = 1 - value
        for view in views { view.alpha = 0.25 + value / 2 }
    }
    return (
        count,
        [
            Variant("outside a block", .hooke) { for _ in 0..<$0 { setAll(resting) } },
            Variant("outside, first since a tick", .other) {
                for _ in 0..<$0 {
                    rest.advance(to: rest.now)
                    setAll(resting)
                }
            },
            Variant("the same, of a view that moves", .other) {
                for _ in 0..<$0 {
                    motion.advance(to: motion.now)
                    setAll(moving)
                }
            },
            Variant("in a block of 0 s", .other) {
                for _ in 0..<$0 { rest.animate(withDuration: 0) { setAll(resting) } }
            },
            Variant("in a block of 1 s, run to its end", .other) {
                for _ in 0..<$0 {
                    rest.animate(withDuration: 1) { setAll(resting) }
                    rest.advance(to: rest.now + 1)
                }
            },
        ]
    )
}

/// Times are per animation; each view has one.
let manyAnimations = Benchmark("animations of a scene", sizes: [1, 100, 10_000]) { count in
    let (ending, views) = scene(views: count)
    return (
        count,
        [
            Variant("recorded, run and ended", .hooke) {
                for _ in 0..<$0 {
                    for (index, view) in views.enumerated() {
                        ending.animate(withDuration: 1 + Double(index) / Double(count)) {
                            view.center.x = 100 - view.center.x
                        } completion: { _ in
                        }
                    }
                    ending.advance(to: ending.now + 2)
                    precondition(ending.isIdle)
                }
            }
        ]
    )
}

/// Times are per tick without any event, for any number of animations.
let quietTicks = Benchmark("advance(to:) past animations", sizes: [1, 100, 10_000]) { count in
    let (scene, views) = scene(views: count)
    for (index, view) in views.enumerated() {
        scene.animate(withDuration: 1e9 + Double(index)) { view.center.x = 100 }
    }
    return (
        1,
        [
            Variant("nothing due", .hooke) {
                for _ in 0..<$0 { scene.advance(to: scene.now + 1.0 / 60) }
            }
        ]
    )
}
