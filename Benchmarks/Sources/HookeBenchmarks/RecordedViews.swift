import BenchmarkHarness
import Foundation
import HookeTransitions

// Views that scatter: recorded frame by frame, and as a timeline for exports. Times are per view, so equal times at both
// sizes mean a cost that is linear in the number of views.

private final class Scatter: StageMotion {
    let duration = 1.0

    func animate(_ views: [SceneView]) {
        SceneView.animate(
            withDuration: duration, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 0
        ) {
            for view in views {
                let angle = 2.399963 * Double(view.tag)
                view.center.x += 300 * cos(angle)
                view.center.y += 300 * sin(angle)
                view.transform = Affine2D.rotation(angle).concatenating(.scale(x: 0.3, y: 0.3))
                view.alpha = 0
            }
        }
    }
}

let recordedViews = Benchmark("recorded views", sizes: [100, 1000]) { count in
    let stage = StageScene(views: count, isInteractive: true, Scatter())
    let timeline = stage.scene.transition!.timeline
    let model = stage.scene.modelSnapshot()
    func recorded() -> SceneRecording {
        let scene = WindowScene(size: CGSize(width: 390, height: 844))
        let views = (0..<count).map { index in
            let view = SceneView(frame: CGRect(x: 10, y: 4 * index, width: 300, height: 30))
            view.tag = index
            scene.window.addSubview(view)
            return view
        }
        return try! SceneRecording(of: scene, until: 1, framesPerSecond: 30) {
            Scatter().animate(views)
        }
    }
    let recording = recorded()
    return (
        count,
        [
            Variant("SceneRecording, 31 frames", .hooke) { repetitions in
                for _ in 0..<repetitions { precondition(recorded().frames.count == 31) }
            },
            Variant("linearTimeline() of it", .other) { repetitions in
                for _ in 0..<repetitions {
                    precondition(try! recording.linearTimeline().channels.count >= 2 * count)
                }
            },
            Variant("Timeline.linearApproximation(of:)", .other) { repetitions in
                for _ in 0..<repetitions {
                    precondition(try! timeline.linearApproximation(of: model).channels.count >= 2 * count)
                }
            },
        ]
    )
}
