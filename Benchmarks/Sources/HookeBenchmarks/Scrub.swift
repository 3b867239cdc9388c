import BenchmarkHarness
import Foundation
import HookeGeometry
import HookeTransitions

// Scrubs a transition of ten moving views: sets the fraction and reads the scene.

/// Moves one property of each view.
private struct Rows: StageMotion {
    let duration = 0.5

    func animate(_ views: [SceneView]) {
        SceneView.animate(withDuration: duration) {
            for (index, view) in views.enumerated() { view.center.x += 100 + Double(index) }
        }
    }
}

/// Times are for one scrub of the whole scene.
let scrub = Benchmark("scrub of a transition", sizes: [10]) { tracks in
    let fractions = scattered(from: 0, to: 1)
    let stage = StageScene(views: tracks, isInteractive: true, Rows())
    guard let driver = stage.driver else { preconditionFailure("an interactive stage has a driver") }
    func check(_ seen: Double, at fraction: Double) {
        let expected = 160 + 100 * CubicBezier.easeInOut.value(at: fraction)
        precondition((seen - expected).magnitude < 1e-9, "the first row is at \(seen), not at \(expected)")
    }
    driver.update(0.25)
    check(stage.views[0].presentationState.position.x, at: 0.25)
    return (
        sampleCount,
        [
            Variant("update(_:) and SceneFrame", .hooke) {
                var picture = SceneFrame()
                sample($0, stage, at: fractions) {
                    driver.update($1)
                    picture.update(from: $0.scene)
                    return picture.views[0].state.opacity
                }
            },
            Variant("update(_:) and the scene's snapshot", .other) {
                sample($0, stage, at: fractions) {
                    driver.update($1)
                    return $0.scene.snapshot().root.state.opacity
                }
            },
            Variant("update(_:) and what each row shows", .other) {
                sample($0, stage, at: fractions) {
                    driver.update($1)
                    var sum = 0.0
                    for view in $0.views { sum += view.presentationState.position.x }
                    return sum
                }
            },
            Variant("Timeline.value(of:in:at:) of each row", .other) {
                sample($0, stage, at: fractions) {
                    let timeline = $0.scene.transition!.timeline
                    var sum = 0.0
                    for view in $0.views {
                        guard
                            case .pair(let point)? = timeline.value(of: .position, in: view.id, at: 0.5 * $1)
                        else { preconditionFailure("\(view.name) does not move") }
                        sum += point.x
                    }
                    return sum
                }
            },
            Variant("update(_:) alone", .other) {
                sample($0, stage, at: fractions) {
                    driver.update($1)
                    return driver.percentComplete
                }
            },
        ]
    )
}
