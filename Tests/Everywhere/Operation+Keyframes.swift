import HookeTimeline

extension Operation {
    static let keyframes = [
        Operation("keyframes: a rule") { r in
            let (times, values) = (r.times(), r.numbers())
            r.note(track(times, values, r.rule()))
        },
        Operation("keyframes: a rule, vectors") { r in
            let times = r.times()
            let values = (0..<r.keyCount).map { _ in r.vector2(100) }
            guard let track = try? KeyframeTrack(times: times, values: values, rule: r.rule()) else { return }
            let time = r.time(r.lastTime)
            r.note(track.value(at: time))
            r.note(track.velocity(at: time))
        },
        Operation("keyframes: an interpolation for each segment") { r in
            let (times, values) = (r.times(), r.numbers())
            let interpolations = (1..<r.keyCount).map { _ in r.interpolation() }
            r.note(try? KeyframeTrack(times: times, values: values, interpolations: interpolations))
        },
        Operation("keyframes: even speed", every: 16) { r in
            let values = (0..<r.keyCount).map { _ in r.vector2(100) }
            guard let track = try? KeyframeTrack.cubicPaced(values: values, from: 0, to: r.lastTime) else {
                return
            }
            r.note(track.value(at: r.time(r.lastTime)))
        },
        Operation("keyframes: analysis", every: 4) { r in
            let (times, values) = (r.times(), r.numbers())
            guard let track = track(times, values, r.rule()) else { return }
            r.note(track.extremes.minimum.value)
            r.note(track.extremes.maximum.value)
            r.note(track.integral(from: r.number(-1, 3), to: r.number(-1, 3)))
            r.note(track.firstTime(at: r.number(-100, 100)))
        },
        Operation("keyframes: straight pieces", every: 64) { r in
            let (times, values) = (r.times(), r.numbers())
            guard let track = track(times, values, r.rule()),
                let (pieces, error) = try? track.linearApproximation(error: r.scale(-6, 0))
            else { return }
            r.note(error)
            for key in pieces.keyframes {
                r.note(key.time)
                r.note(key.value)
            }
        },
        Operation("keyframes: sequence and windows") { r in
            guard
                let sequence = try? KeyframeSequence(
                    from: r.number(-10, 10),
                    [
                        .linear(to: r.number(-10, 10), duration: r.number(0.1, 1)),
                        .spring(to: r.number(-10, 10), duration: r.number(0.1, 1), spring: r.spring()),
                        .cubic(to: r.number(-10, 10), duration: r.number(0.1, 1)),
                    ])
            else { return }
            r.note(sequence.state(at: r.time(3))) { $0.note($1) }
            var windows = RelativeKeyframes(from: r.number(-10, 10))
            for _ in 0..<3 {
                try? windows.add(start: r.number(0, 0.5), duration: r.number(0, 0.5), to: r.number(-10, 10))
            }
            r.note(try? windows.track(mode: .cubicPaced))
        },
    ]

    private static func track(
        _ times: [Double], _ values: [Double], _ rule: TangentRule
    ) -> KeyframeTrack<Double>? { try? KeyframeTrack(times: times, values: values, rule: rule) }
}

extension Recorder {
    var keyCount: Int { 5 }
    var lastTime: Double { 2 }

    /// Times from 0 to `lastTime`, unevenly spaced.
    mutating func times() -> [Double] {
        var times = [0.0]
        for index in 1..<keyCount - 1 { times.append((Double(index) + number(-0.4, 0.4)) * 0.5) }
        return times + [lastTime]
    }

    mutating func numbers() -> [Double] { (0..<keyCount).map { _ in number(-100, 100) } }

    mutating func rule() -> TangentRule {
        let rules: [TangentRule] = [
            .linear, .catmullRom, .timeAwareCatmullRom, .cubic(spacing: .timeAware, ends: .reflected),
            .holdSafe, .pchip,
            .monotone, .akima, .modifiedAkima, .spline(ends: .natural), .spline(ends: .notAKnot),
            .spline(ends: .clamped), .discrete,
        ]
        let chosen = choice(rules.count + 1)
        guard chosen == rules.count else { return rules[chosen] }
        return .kochanekBartels(
            tension: number(-1, 1), continuity: number(-1, 1), bias: number(-1, 1), ends: .natural)
    }

    mutating func interpolation() -> Interpolation<Double> {
        switch choice(6) {
        case 0: .linear
        case 1: .eased(.bezier(bezier()))
        case 2: .spring(spring())
        case 3: .hermite(startVelocity: number(-100, 100), endVelocity: number(-100, 100))
        case 4: .discrete
        default: .cubic(.akima)
        }
    }

    mutating func note(_ track: KeyframeTrack<Double>?) {
        guard let track else { return note(-1) }
        for _ in 0..<2 { note(track.state(at: time(lastTime))) { $0.note($1) } }
    }
}
