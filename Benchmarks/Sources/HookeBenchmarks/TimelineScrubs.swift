import BenchmarkHarness
import Foundation
import HookeGeometry
import HookeTransitions

// A timeline evaluated at a time: ten tracks of several kinds in ten views.

/// Four curves, two springs, two transforms (one with a spring) and two keyframe animations, one of a transform.
private struct MixedTracks: StageMotion {
    let duration = 0.5

    func animate(_ views: [SceneView]) {
        SceneView.animate(withDuration: duration) {
            views[0].center.x += 100
            views[1].bounds.size.width = 150
            views[2].alpha = 0.25
            views[3].backgroundColor = .black
            views[4].layer.transform = Transform3D.rotation(1, axis: Vector3(1, 2, 3))
                .concatenating(.scale(x: 0.5, y: 0.75, z: 1)).concatenating(.translation(x: 10, y: 20, z: 30))
        }
        SceneView.animate(
            withDuration: duration, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
        ) {
            views[5].center.y += 300
            views[6].layer.cornerRadius = 20
            views[7].layer.transform = .rotationY(1.5)
        }
        SceneView.animateKeyframes(withDuration: duration, options: .calculationModeCubic) {
            for (index, value) in [100.0, 40, 260].enumerated() {
                SceneView.addKeyframe(
                    withRelativeStartTime: Double(index) / 3, relativeDuration: 1 / 3
                ) {
                    views[8].center.x = value
                    views[9].layer.transform = .rotationZ(value / 100)
                }
            }
        }
    }
}

/// Times are for the whole timeline at one time.
let timelineScrub = Benchmark("timeline of mixed tracks", sizes: [10]) { tracks in
    let stage = StageScene(views: tracks, isInteractive: true, MixedTracks())
    let timeline = stage.scene.transition!.timeline
    let sampler = timeline.sampler
    precondition(sampler.channels.count == tracks && timeline.tracks.count == tracks)
    let times = scattered(from: 0, to: timeline.duration)
    var picture = SceneFrame()
    func first(_ values: [AnimatableValue]) -> Double {
        if case .pair(let p) = values[0] { return p.x }
        return 0
    }
    return (
        sampleCount,
        [
            Variant("Sampler.update(_:at:)", .hooke) {
                var values = sampler.values(at: 0)
                sample($0, sampler, at: times) {
                    $0.update(&values, at: $1)
                    return first(values)
                }
            },
            Variant("Timeline.values(at:)", .other) {
                sample($0, timeline, at: times) { Double($0.values(at: $1).count) }
            },
            Variant("update(_:) and SceneFrame", .other) {
                sample($0, stage, at: times) {
                    $0.driver!.update(2 * $1)
                    picture.update(from: $0.scene)
                    return picture.views[0].state.opacity
                }
            },
            Variant("Track.value(at:), one by one", .naive) {
                sample($0, timeline, at: times) { timeline, time in
                    first(timeline.tracks.map { $0.value(at: time) })
                }
            },
        ]
    )
}
