import BenchmarkHarness
import Foundation
import Hooke
import HookeTransitions

// A finger scrubs a transition of ten moving views: set the fraction, see the scene.

/// A presentation under a percent driver whose animator moves ten views, each by one property.
private final class ScrubScene: ViewControllerTransitioningDelegate, ViewControllerAnimatedTransitioning {
    let scene = WindowScene(size: CGSize(width: 390, height: 844))
    let driver = PercentDrivenInteractiveTransition()
    private let root = SceneViewController(name: "root")
    private let next = SceneViewController(name: "next")
    let moving: [SceneView]

    init(tracks: Int) {
        moving = (0..<tracks).map {
            SceneView(frame: CGRect(x: 10, y: 40 * $0, width: 300, height: 30), name: "row \($0)")
        }
        scene.window.rootViewController = root
        next.transitioningDelegate = self
        root.present(next, animated: true)
    }

    func animationController(
        forPresented presented: SceneViewController, presenting: SceneViewController,
        source: SceneViewController
    ) -> (any ViewControllerAnimatedTransitioning)? { self }

    func interactionControllerForPresentation(
        using animator: any ViewControllerAnimatedTransitioning
    ) -> (any ViewControllerInteractiveTransitioning)? { driver }

    func transitionDuration(using context: (any ViewControllerContextTransitioning)?) -> Double { 0.5 }

    func animateTransition(using context: any ViewControllerContextTransitioning) {
        context.containerView.addSubview(next.view)
        for view in moving { next.view.addSubview(view) }
        SceneView.animate(withDuration: 0.5) { [moving] in
            for (index, view) in moving.enumerated() { view.center.x += 100 + Double(index) }
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

/// Times are for one scrub of the whole scene.
let scrub = Benchmark("scrub of a transition", sizes: [10]) { tracks in
    let fractions = scattered(from: 0, to: 1)
    let stage = ScrubScene(tracks: tracks)
    func check(_ seen: Double, at fraction: Double) {
        let expected = 160 + 100 * CubicBezier.easeInOut.value(at: fraction)
        precondition((seen - expected).magnitude < 1e-9, "the first row is at \(seen), not at \(expected)")
    }
    stage.driver.update(0.25)
    check(stage.moving[0].presentationState.position.x, at: 0.25)
    return (
        sampleCount,
        [
            Variant("update(_:) and SceneFrame", .hooke) {
                var picture = SceneFrame()
                sample($0, stage, at: fractions) {
                    $0.driver.update($1)
                    picture.update(from: $0.scene)
                    return picture.views[0].state.opacity
                }
            },
            Variant("update(_:) and the scene's snapshot", .other) {
                sample($0, stage, at: fractions) {
                    $0.driver.update($1)
                    return $0.scene.snapshot().root.state.opacity
                }
            },
            Variant("update(_:) and what each row shows", .other) {
                sample($0, stage, at: fractions) {
                    $0.driver.update($1)
                    var sum = 0.0
                    for view in $0.moving { sum += view.presentationState.position.x }
                    return sum
                }
            },
            Variant("Timeline.value(of:in:at:) of each row", .other) {
                sample($0, stage, at: fractions) {
                    let timeline = $0.scene.transition!.timeline
                    var sum = 0.0
                    for view in $0.moving {
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
                    $0.driver.update($1)
                    return $0.driver.percentComplete
                }
            },
        ]
    )
}
