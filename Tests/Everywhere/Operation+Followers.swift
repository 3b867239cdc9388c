import HookeTimeline

extension Operation {
    static let followers = [
        Operation("followers: a spring behind a track", every: 2) { r in
            guard let track = r.path() else { return }
            let matching = FollowerMatching.allCases[r.choice(3)]
            let follower = try? Follower(
                track, spring: r.spring(), matching: matching, from: r.number(-100, 100),
                initialVelocity: r.number(-1e3, 1e3))
            guard let follower else { return }
            for _ in 0..<3 { r.note(follower.state(at: r.time(r.lastTime))) { $0.note($1) } }
            r.note(follower.settlingDuration())
            r.note(follower.spring.pathErrorFactor)
        },
        Operation("followers: smoothing") { r in
            guard let track = r.path() else { return }
            guard let smoothing = try? Smoothing(track, halfLife: r.scale(-8, 3), from: r.number(-100, 100))
            else { return }
            r.note(smoothing.state(at: r.time(r.lastTime))) { $0.note($1) }
        },
        Operation("followers: SmoothDamp", every: 16) { r in
            guard let track = r.path() else { return }
            let damped = try? SmoothDamp(
                track, smoothTime: r.scale(-6, 2), maximumSpeed: r.scale(0, 9), from: r.number(-100, 100),
                initialVelocity: r.number(-1e3, 1e3))
            guard let damped else { return }
            for change in damped.limitChanges { r.note(change.time) }
            r.note(damped.state(at: r.time(r.lastTime))) { $0.note($1) }
        },
        Operation("profile: from any state") { r in
            let limits = try? MotionLimits(speed: r.scale(-4, 8), acceleration: r.scale(-4, 8))
            let (start, velocity, end) = (r.vector2(10), r.vector2(100), r.vector2(10))
            guard let limits,
                let profile = try? MotionProfile(
                    from: start, initialVelocity: velocity, to: end, within: limits)
            else { return }
            r.note(profile.duration)
            r.note(profile.state(at: r.time(profile.duration))) { $0.note($1) }
        },
        Operation("profile: limited jerk") { r in
            let limits = try? MotionLimits(
                speed: r.scale(-4, 8), acceleration: r.scale(-4, 8), jerk: r.scale(-4, 10))
            let (start, velocity, acceleration, end) = (
                r.vector2(10), r.vector2(10), r.vector2(10), r.vector2(10)
            )
            guard let limits,
                let profile = try? MotionProfile(
                    from: start, initialVelocity: velocity, initialAcceleration: acceleration, to: end,
                    within: limits)
            else { return }
            r.note(profile.duration)
            r.note(profile.state(at: r.time(profile.duration))) { $0.note($1) }
        },
    ]
}

extension Recorder {
    fileprivate mutating func path() -> KeyframeTrack<Double>? {
        try? KeyframeTrack(times: times(), values: numbers(), rule: rule())
    }
}
