import BenchmarkHarness
import CMachineLimits
import Foundation
import Hooke
import HookeTransitions

// A frame of a program with many screens: advances every scene to the next tick, and reads the visible state of every
// view.

/// An implementation without reused frames: evaluates and adds each view's tracks separately, into a new array of
/// states.
private struct PlainFrame {
    private struct View {
        let model: ViewState
        /// The tracks of each property, newest first.
        let stacks: [(property: AnimatedProperty, tracks: [Track])]
    }

    private let views: [View]

    init(_ stage: StageScene) {
        let tracks = Dictionary(grouping: stage.scene.transition!.timeline.tracks, by: \.view)
        let models = stage.scene.modelSnapshot()
        views = stage.views.map { view in
            let own = Dictionary(grouping: tracks[view.id] ?? [], by: \.property)
            return View(
                model: models.node(view.id)!.state, stacks: own.map { ($0.key, $0.value.reversed()) })
        }
    }

    func states(at time: Double) -> [ViewState] {
        views.map { view in
            var state = view.model
            for (property, tracks) in view.stacks {
                var value = tracks[0].value(at: time)
                for track in tracks.dropFirst() {
                    if case .pair(let sum) = value, case .pair(let shown) = track.value(at: time),
                        case .pair(let end) = track.to
                    {
                        value = .pair(sum + (shown - end))
                    }
                }
                state[property] = value
            }
            return state
        }
    }
}

/// Times are for a frame of all views.
let sceneFrames = Benchmark("frame of 8 transitions, 10 tracks a view", sizes: [1_000]) { views in
    let frames = StageFrames(views: views)
    let plain = frames.stages.map(PlainFrame.init)
    _ = frames.show()
    for (stage, plain) in zip(frames.stages, plain) {
        let states = plain.states(at: stage.scene.now)
        for (view, state) in zip(stage.views, states) {
            precondition(view.presentationState == state, "the plain frame shows something else")
        }
    }
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
            job("Track.value(at:), one by one", .naive) { frames in
                frames.advance()
                var sum = 0.0
                for (stage, plain) in zip(frames.stages, plain) {
                    let states = plain.states(at: stage.scene.now)
                    sum += states[states.count - 1].opacity
                }
                return sum
            },
        ]
    )
}

/// The number of allocations in `count` frames of eight transitions, and in one snapshot of each scene, after `count`
/// frames of warm-up; `nil` if allocations are not counted.
public func allocationsOfFrames(_ count: Int, views: Int) -> (frames: Int, snapshots: Int)? {
    guard machine_allocations() >= 0 else { return nil }
    let frames = StageFrames(views: views)
    for _ in 0..<count { consume(result: frames.show()) }
    let before = machine_allocations()
    for _ in 0..<count { consume(result: frames.show()) }
    let after = machine_allocations()
    for stage in frames.stages { consume(result: stage.scene.snapshot().root.state.opacity) }
    return (Int(after - before), Int(machine_allocations() - after))
}

/// The frames of two such programs, sequentially and on two threads. Times are for a frame of one program.
let parallelScenes = Benchmark("frames on two threads", sizes: [1_000]) { views in
    // Each is used by one thread at a time.
    nonisolated(unsafe) let programs = [StageFrames(views: views), StageFrames(views: views)]
    return (
        2,
        [
            Variant("a thread for each program", .hooke) { repetitions in
                DispatchQueue.concurrentPerform(iterations: 2) { index in
                    for _ in 0..<repetitions { consume(result: programs[index].show()) }
                }
            },
            Variant("one after the other", .naive) { repetitions in
                for program in programs {
                    for _ in 0..<repetitions { consume(result: program.show()) }
                }
            },
        ]
    )
}
