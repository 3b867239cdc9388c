import BenchmarkHarness
import HookeMotion

// Motions that follow a track, and motions within limits, at random times.

/// A finger recorded at 120 Hz for five seconds.
private let finger: (times: [Double], values: [Double]) = (
    (0...600).map { Double($0) / 120 }, (0...600).map { 300 * scattered($0) }
)

/// Sparse keys, between which the closed form is used.
private let keys: (times: [Double], values: [Double]) = (
    (0...10).map { Double($0) / 2 }, (0...10).map { 300 * scattered($0) }
)

let followers = Benchmark("follower of a track, at a time", sizes: [sampleCount]) { count in
    let times = scattered(from: 0, to: 5, count: count)
    let sparse = try! KeyframeTrack(times: keys.times, values: keys.values, rule: .catmullRom)
    let dense = try! KeyframeTrack(times: finger.times, values: finger.values, rule: .catmullRom)
    let spring = Spring.interactive
    let between = try! Follower(sparse, spring: spring, matching: .velocity, from: 0)
    let recorded = try! Follower(dense, spring: spring, matching: .velocity, from: 0)
    let smoothing = try! Smoothing(sparse, halfLife: 0.05, from: 0)
    let damped = try! SmoothDamp(sparse, smoothTime: 0.1, maximumSpeed: 400, from: 0)
    return (
        count,
        [
            Variant("Follower.state(at:), 11 keys", .hooke) {
                sample($0, between, at: times) {
                    let state = $0.state(at: $1)
                    return state.position + state.velocity + state.acceleration
                }
            },
            Variant("Follower.state(at:), 601 keys", .other) {
                sample($0, recorded, at: times) {
                    let state = $0.state(at: $1)
                    return state.position + state.velocity + state.acceleration
                }
            },
            Variant("Smoothing.position(at:)", .other) {
                sample($0, smoothing, at: times) { $0.position(at: $1) }
            },
            Variant("SmoothDamp.position(at:)", .other) {
                sample($0, damped, at: times) { $0.position(at: $1) }
            },
        ]
    )
}

let followerBuilds = Benchmark("follower of 601 keys, made", sizes: [1]) { count in
    let dense = try! KeyframeTrack(times: finger.times, values: finger.values, rule: .catmullRom)
    return (
        count,
        [
            Variant("Follower", .hooke) {
                sample($0, dense, at: [1]) {
                    try! Follower($0, spring: .interactive, from: 0).position(at: $1)
                }
            },
            Variant("SmoothDamp with a limit", .other) {
                sample($0, dense, at: [1]) {
                    try! SmoothDamp($0, smoothTime: 0.1, maximumSpeed: 400, from: 0).position(at: $1)
                }
            },
        ]
    )
}

let profiles = Benchmark("motion within limits", sizes: [sampleCount]) { count in
    let limits = try! MotionLimits(speed: 5, acceleration: 20)
    let profile = try! MotionProfile(from: 0, initialVelocity: -3, to: 10, within: limits)
    let times = scattered(from: 0, to: profile.duration, count: count)
    return (
        count,
        [
            Variant("MotionProfile.position(at:)", .hooke) {
                sample($0, profile, at: times) { $0.position(at: $1) }
            },
            Variant("a MotionProfile made for each", .other) {
                sample($0, limits, at: times) {
                    try! MotionProfile(from: 0, initialVelocity: -3, to: 10, within: $0).position(at: $1)
                }
            },
        ]
    )
}
