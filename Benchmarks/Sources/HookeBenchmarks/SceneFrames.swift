import BenchmarkHarness
import Foundation
import Hooke
import HookeTransitions

// A frame of a program with many screens: every scene is moved to the next tick, and what shows of every view is read.

/// Times are for a frame of all views.
let sceneFrames = Benchmark("frame of 8 transitions, 10 tracks a view", sizes: [1_000]) { views in
    let frames = StageFrames(views: views)
    func job(_ name: String, _ role: Variant.Role, _ frame: @escaping (StageFrames) -> Double) -> Variant {
        Variant(name, role) {
            for _ in 0..<$0 { consume(result: frame(frames)) }
        }
    }
    return (
        1,
        [
            job("advance(to:) and SceneFrame", .hooke) { $0.show() },
            job("SceneFrame alone", .other) { $0.read() },
            job("advance(to:) and presentationState", .other) { frames in
                frames.advance()
                var sum = 0.0
                for stage in frames.stages {
                    for view in stage.views { sum += view.presentationState.opacity }
                }
                return sum
            },
            job("advance(to:) and snapshot()", .other) { frames in
                frames.advance()
                var sum = 0.0
                for stage in frames.stages { sum += stage.scene.snapshot().root.state.opacity }
                return sum
            },
            job("advance(to:) alone", .other) {
                $0.advance()
                return $0.stages[0].scene.now
            },
        ]
    )
}
