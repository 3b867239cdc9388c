import HookeTimeline

extension Operation {
    static let springs = [
        Operation("spring: state") { r in
            let motion = SpringMotion(
                spring: r.spring(), from: r.number(-100, 100), to: r.number(-100, 100),
                initialVelocity: r.number(-1e3, 1e3))
            for _ in 0..<3 { r.note(motion.state(at: r.time(3))) { $0.note($1) } }
        },
        Operation("spring: state of a vector") { r in
            let motion = SpringMotion(
                spring: r.spring(), from: r.vector3(100), to: r.vector3(100), initialVelocity: r.vector3(1e3))
            r.note(motion.state(at: r.time(3))) { $0.note($1) }
        },
        Operation("spring: state of any size") { r in
            let motion = SpringMotion(
                spring: r.spring(), from: r.scale(-300, 300), to: r.scale(-300, 300),
                initialVelocity: r.scale(-300, 300))
            r.note(motion.state(at: r.scale(-60, 60))) { $0.note($1) }
        },
        Operation("spring: propagator") { r in
            let propagator = SpringPropagator(r.spring(), elapsed: r.time(1))
            let state = propagator.advance(displacement: r.number(-10, 10), velocity: r.number(-100, 100))
            r.note(state.displacement)
            r.note(state.velocity)
            r.note(propagator.coefficients.positionFromVelocity)
        },
        Operation("spring: settling", every: 4) { r in
            let spring = r.spring()
            let tolerance = try? Tolerance(
                distance: r.scale(-20, 0), speed: r.choice(2) == 0 ? nil : r.scale(-10, 4))
            r.note(
                spring.settlingDuration(
                    from: r.number(-10, 10), to: r.number(-10, 10), initialVelocity: r.number(-100, 100),
                    within: tolerance ?? .standard))
            r.note(
                spring.settlingDuration(
                    from: r.vector2(10), to: r.vector2(10), initialVelocity: r.vector2(100),
                    within: tolerance ?? .standard))
        },
        Operation("spring: events") { r in
            let motion = SpringMotion(
                spring: r.spring(), from: r.number(-10, 10), to: r.number(-10, 10),
                initialVelocity: r.number(-100, 100))
            r.note(motion.extremes.minimum)
            r.note(motion.extremes.maximum)
            r.note(motion.overshoot)
            r.note(motion.firstTimeAtTarget)
            r.note(motion.firstTurningTime)
            r.note(motion.firstTime(at: r.number(-10, 10)))
            r.note(motion.lastTime(at: r.number(-10, 10)))
            for point in motion.turningPoints(in: 0...1).prefix(3) { r.note(point.position) }
        },
        Operation("spring: parameters") { r in
            let spring = r.spring()
            r.note(spring.angularFrequency)
            r.note(spring.dampingRatio)
            r.note(spring.dampedAngularFrequency)
            r.note(spring.bounce)
            r.note(spring.origamiTension)
            r.note(spring.popBounciness)
            r.note(spring.uiKitDuration())
        },
        Operation("spring: other spellings", every: 4) { r in
            let ratio = r.number(0.01, 3)
            r.note(try? Spring(settlingDuration: r.number(0.1, 5), dampingRatio: ratio))
            r.note(
                try? Spring(
                    uiKitDuration: r.number(0.1, 5), dampingRatio: min(ratio, 1),
                    initialVelocity: r.number(-5, 5)))
            r.note(try? Spring(origamiTension: r.number(0, 100), friction: r.number(0, 20)))
            r.note(try? Spring(popBounciness: r.number(0, 20), speed: r.number(0, 20)))
        },
        Operation("spring: retargeting") { r in
            var value = Animated(r.number(-10, 10), spring: r.spring())
            var time = 0.0
            for _ in 0..<3 {
                try? value.retarget(to: r.number(-10, 10), at: time)
                time += r.number(0, 1)
                r.note(value.state(at: time)) { $0.note($1) }
            }
        },
    ]
}

extension Recorder {
    /// A spring of any regime, including critical and nearly critical damping.
    mutating func spring() -> Spring {
        let frequency = scale(-4, 8)
        let ratio =
            switch choice(8) {
            case 0: 0.0
            case 1: 1.0
            case 2: 1 + scale(-50, -2)
            case 3: 1 - scale(-50, -2)
            case 4: number(1, 20)
            default: number(0, 1)
            }
        let mass = scale(-4, 4)
        return valid { () throws(HookeError) in
            try Spring(
                mass: mass, stiffness: mass * frequency * frequency, damping: 2 * ratio * mass * frequency)
        }
    }

    fileprivate mutating func note(_ spring: Spring?) {
        note(spring?.stiffness)
        note(spring?.damping)
    }
}
