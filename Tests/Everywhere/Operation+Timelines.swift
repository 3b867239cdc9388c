import HookeTimeline

extension Operation {
    static let timelines = [
        Operation("timeline: sampling") { r in
            var timeline = Timeline()
            for index in 0..<4 { timeline.append(r.track(AnimatedProperty.animated[index])) }
            // A second motion of the first property, which is added.
            timeline.append(r.track(.position))
            let sampler = timeline.sampler
            for value in sampler.values(at: r.time(timeline.duration)) { r.note(value) }
            r.note(timeline.largestRemainder)
        },
        Operation("timeline: keyframes", every: 2) { r in
            var windows = RelativeKeyframes(from: r.value(of: .transform))
            for start in [0.0, 0.5] {
                try? windows.add(start: start, duration: 0.5, to: r.value(of: .transform))
            }
            let last = r.value(of: .transform)
            guard
                let motion = try? PropertyKeyframes(
                    windows, last: last, mode: .cubic, pacing: .curve(.bezier(r.bezier())))
            else { return }
            let track = Track(
                view: ViewID(place: 0), property: .transform, delay: 0.1, duration: 0.5, keyframes: motion)
            r.note(track.value(at: r.time(0.6)))
        },
        Operation("settling: decisions") { r in
            let rules: [ReleaseDecision] = [
                .velocitySign, .threshold(r.number(0, 1)), .projected(r.rate()), .fling(),
                .lookAhead(r.number(0, 1)),
            ]
            let release = ReleaseDecision.Release(fraction: r.number(0, 1), velocity: r.number(-5, 5))
            for rule in rules {
                let verdict = rule.decide(release)
                r.note(verdict.outcome.fraction)
                r.note(verdict.reason)
            }
        },
        Operation("settling: plans", every: 2) { r in
            let styles: [SettlePlan.Style] = [
                .spring, .spring(r.spring()), .cubic, .timed(r.bezier()),
            ]
            let overshoots: [SettlePlan.Overshoot] = [
                .clamp, .extrapolate, .rubberBand(limit: r.number(0.01, 0.2)),
            ]
            let (fraction, velocity, duration) = (r.number(0, 1), r.number(-10, 10), r.number(0, 1))
            guard
                let plan = try? SettlePlan(
                    styles[r.choice(4)], from: fraction, velocity: velocity,
                    to: r.choice(2) == 0 ? .finish : .cancel,
                    duration: duration, overshoot: overshoots[r.choice(3)])
            else { return r.note(-1) }
            r.note(plan.duration)
            r.note(plan.largestOvershoot)
            let time = r.time(plan.duration)
            r.note(plan.fraction(at: time))
            r.note(plan.velocity(at: time))
        },
        Operation("gestures: pan") { r in
            var pan = PanGesture()
            if r.choice(2) == 0 { pan.edges = [.left] }
            pan.bounds = Rectangle(x: 0, y: 0, width: 390, height: 844)
            var (place, time) = (SIMD2(r.number(0, 25), r.number(0, 844)), 0.0)
            pan.began(0, at: place, time: time)
            for _ in 0..<4 + r.choice(12) {
                place += [r.number(-4, 12), r.number(-6, 6)]
                time += r.number(0.004, 0.02)
                pan.moved(0, at: place, time: time)
            }
            r.note(pan.translation)
            r.note(pan.velocity)
            pan.ended(0, time: time + r.number(0, 0.06))
            r.note(pan.state == .ended)
            r.note(pan.velocity)
        },
    ]
}

extension AnimatedProperty {
    /// One property for each kind of value.
    fileprivate static let animated: [AnimatedProperty] = [.position, .opacity, .bounds, .transform]
}

extension Recorder {
    fileprivate mutating func value(of property: AnimatedProperty) -> AnimatableValue {
        switch property {
        case .position: .pair(vector2(400))
        case .opacity: .scalar(number(0, 1))
        case .bounds: .quad(vector4(400))
        default: .transform(transform())
        }
    }

    fileprivate mutating func track(_ property: AnimatedProperty) -> Track {
        let (delay, duration) = (number(0, 0.3), number(0.1, 1))
        let (from, to) = (value(of: property), value(of: property))
        let pacing: Pacing =
            switch choice(3) {
            case 0: .linear
            case 1: .curve(.bezier(bezier()))
            default: .spring(SpringMotion(spring: spring(), from: 0, to: 1, initialVelocity: number(-2, 2)))
            }
        return Track(
            view: ViewID(place: 0), property: property, delay: delay, duration: duration, from: from, to: to,
            pacing: pacing)
    }

    fileprivate mutating func note(_ value: AnimatableValue) {
        switch value {
        case .scalar(let x): note(x)
        case .pair(let x): note(x)
        case .quad(let x): note(x)
        case .transform(let x): note(x)
        case .path(let path):
            for point in path.elements.flatMap({ $0.points }) {
                note(point)
            }
        case .numbers(let list):
            for x in list { note(x) }
        }
    }
}
