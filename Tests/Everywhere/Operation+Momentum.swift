import HookeTimeline

extension Operation {
    static let momentum = [
        Operation("momentum: decay") { r in
            let decay = Decay(from: r.number(-100, 100), initialVelocity: r.number(-1e4, 1e4), rate: r.rate())
            r.note(decay.state(at: r.time(3))) { $0.note($1) }
            r.note(decay.endValue)
            r.note(decay.settlingDuration())
            r.note(decay.time(at: r.number(-1e3, 1e3)))
        },
        Operation("momentum: decay between edges", every: 4) { r in
            let (start, velocity, rate) = (r.number(-200, 200), r.number(-1e4, 1e4), r.rate())
            guard
                let decay = try? BoundedDecay(
                    from: start, initialVelocity: velocity, rate: rate, minimum: -100, maximum: 100)
            else { return }
            r.note(decay.state(at: r.time(2))) { $0.note($1) }
            r.note(decay.endValue)
            r.note(decay.overshoot)
            r.note(decay.settlingDuration())
        },
        Operation("momentum: projection") { r in
            let projection = MomentumProjection(rate: r.rate(), rule: r.choice(2) == 0 ? .exact : .discrete)
            r.note(projection.distance(at: r.vector2(1e4)))
            r.note(projection.velocity(covering: r.number(-1e4, 1e4)))
            r.note(projection.rate.halfLife)
        },
        Operation("momentum: rubber band") { r in
            let (extent, coefficient) = (r.scale(-2, 12), r.number(0.1, 1))
            let band = valid { () throws(HookeError) in
                try RubberBand(extent: extent, coefficient: coefficient)
            }
            let pull = r.number(-2_000, 2_000)
            r.note(band.displacement(forPull: pull))
            r.note(band.slope(atPull: pull))
            r.note(try? band.pull(forDisplacement: extent * r.number(-1, 1)))
        },
        Operation("momentum: velocity tracker") { r in
            var tracker = VelocityTracker<SIMD2<Double>>()
            var time = 0.0
            for _ in 0..<r.choice(24) {
                time += r.choice(12) == 0 ? 0.05 : r.number(0, 0.02)
                try? tracker.addSample(time: time, position: r.vector2(400))
            }
            r.note(tracker.velocity(releasedAt: time + r.number(0, 0.06)))
            r.note(tracker.velocity())
        },
    ]
}

extension Recorder {
    mutating func rate() -> DecelerationRate {
        let share = choice(4) == 0 ? 1 - scale(-50, -5) : number(0.9, 0.9999)
        return valid { () throws(HookeError) in try DecelerationRate(perMillisecond: share) }
    }
}
