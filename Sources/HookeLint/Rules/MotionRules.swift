import Hooke
import HookeGeometry
import HookeTransitions

/// Rules of the motions of a transition, each property by itself.
struct MotionRules {
    let limits: LintConfiguration
    let transition: LintTransition

    private var timeline: Timeline { transition.recording.timeline }

    var findings: [LintFinding] {
        var findings: [LintFinding] = []
        for track in timeline.tracks { findings += self.findings(of: track) }
        return findings + takeovers
    }

    private func findings(of track: Track) -> [LintFinding] {
        let key = PropertyKey(view: track.view, property: track.property)
        let (subject, place) = (transition.subject(key), transition.place(of: key))
        var findings = DurationRules(limits: limits).remainder(
            track.remainder, after: track.duration, of: subject, at: place)
        func note(_ rule: LintRule, _ fault: String, accepted: String, remedy: String) {
            findings.append(
                LintFinding(rule, subject, at: place, fault, accepted: accepted, remedy: remedy))
        }
        switch track.form {
        case .offset: return findings
        case .keyframes(let motion):
            guard case .vector(let keys) = motion.channels, motion.map == nil, track.duration > 0 else {
                return findings
            }
            let curve = LintCurve(keys.content, count: track.to.count, unit: track.duration)
            var subject = LintTrack(subject, [curve], quantity(track.property), place)
            subject.isTransition = false
            let found = TrackRules(limits: limits, track: subject).findings
            // The joints of the keys keep their velocities only if progress is linear.
            return findings + found.filter { motion.pacing.isLinear || $0.rule != .handover }
        case .straight, .list, .turning, .morph: break
        }
        let progress = track.pace.progressRange
        let values = [progress.lowerBound, progress.upperBound].flatMap { numbers(of: track, at: $0) }
        let ends = numbers(of: track, at: 0) + numbers(of: track, at: 1)
        switch quantity(track.property) {
        case .opacity, .color:
            let alphas =
                track.property.isColor
                ? values.enumerated().filter { $0.offset % 4 == 3 }.map(\.element) : values
            let worst = alphas.max { max($0 - 1, -$0) < max($1 - 1, -$1) } ?? 0
            if worst > 1 + 1e-9 || worst < -1e-9 {
                note(
                    .alpha, "reaches an opacity of \(LintText.number(worst))", accepted: "0 to 1",
                    remedy: "use a curve without overshoot for opacities")
            }
            return findings
        case .size:
            let least = values.min() ?? 0
            if least < -1e-9 * (ends.max() ?? 0), ends.allSatisfy({ $0 >= 0 }) {
                note(
                    .negativeScale, "becomes \(LintText.number(least)), which mirrors it",
                    accepted: "0 or more between values of 0 or more",
                    remedy: "use a curve without overshoot near 0")
                return findings
            }
        case .plain, .eulerAngles: break
        }
        let excess = max(progress.upperBound - 1, -progress.lowerBound)
        if excess > limits[.overshoot], track.from != track.to {
            note(
                .overshoot, "goes \(LintText.percent(excess)) of its way beyond its end",
                accepted: "at most \(LintText.percent(limits[.overshoot]))",
                remedy: "use more damping, or a curve with smaller handles")
        }
        return findings
    }

    private func quantity(_ property: AnimatedProperty) -> LintTrack.Quantity {
        switch property {
        case .opacity, .shadowOpacity: .opacity(whole: 1)
        case _ where property.isColor: .color
        case .bounds, .cornerRadius, .borderWidth, .shadowRadius, .lineWidth, .transform: .size
        default: .plain
        }
    }

    /// The numbers of a value that are judged: sizes of bounds, scales of transforms, components of others.
    private func numbers(of track: Track, at progress: Double) -> [Double] {
        switch (track.from, track.to) {
        case (.transform(let from), .transform(let to)):
            guard let a = from.decomposed(), let b = to.decomposed() else { return [] }
            return [
                a.scale.x + (b.scale.x - a.scale.x) * progress,
                a.scale.y + (b.scale.y - a.scale.y) * progress,
            ]
        case (let from, let to):
            guard let a = from.vector, let b = to.vector else { return [] }
            let mixed = a + (b - a) * progress
            let all = (0..<from.count).map { mixed[$0] }
            return track.property == .bounds ? Array(all.suffix(2)) : all
        }
    }

    // MARK: Takeovers

    /// Finds motions that take over from others of the same property with a jump of velocity.
    private var takeovers: [LintFinding] {
        var groups: [PropertyKey: [Track]] = [:]
        for track in timeline.tracks {
            groups[PropertyKey(view: track.view, property: track.property), default: []].append(track)
        }
        let ordered = groups.filter { $0.value.count > 1 }.sorted {
            ($0.key.view, $0.key.property.rawValue) < ($1.key.view, $1.key.property.rawValue)
        }
        return ordered.flatMap { takeovers(of: $0.key, $0.value) }
    }

    private func takeovers(of key: PropertyKey, _ tracks: [Track]) -> [LintFinding] {
        let ends = tracks.flatMap { [$0.from.vector, $0.to.vector].compactMap { $0 } }
        guard let first = ends.first else { return [] }
        let range = ends.reduce((first, first)) { (pointwiseMin($0.0, $1), pointwiseMax($0.1, $1)) }
        let size = (range.1 - range.0).norm
        let start = tracks.map { $0.delay }.min() ?? 0
        let duration = (tracks.map { $0.endTime }.max() ?? 0) - start
        guard size > 0, duration > 0 else { return [] }
        let limit = limits[.velocityJump] * size / duration
        func velocity(_ time: Double) -> SIMD4<Double> {
            tracks.reduce(.zero) { $0 + ($1.state(at: time)?.velocity ?? .zero) }
        }
        for track in tracks where track.delay > start {
            let (left, right) = (velocity(track.delay.nextDown), velocity(track.delay))
            let rest = 1e-6 * size / duration
            let jump = (right - left).norm
            guard left.norm > rest, right.norm > rest, jump > limit else { continue }
            return [
                LintFinding(
                    .handover, transition.subject(key), at: transition.place(of: key),
                    "changes its velocity by \(LintText.number(jump)) per second at "
                        + "\(LintText.seconds(track.delay)), where one motion takes over from another",
                    accepted: "at most \(LintText.number(limit)) per second",
                    remedy: "start the new motion with the velocity of the old one")
            ]
        }
        return []
    }
}

extension Pace {
    /// The smallest and the largest progress, with 0 and 1.
    var progressRange: ClosedRange<Double> {
        switch pacing {
        case .curve(let curve): return Self.range(curve.extremes)
        case .spring(let motion): return Self.range(motion.extremes(in: 0...max(duration, 0)))
        }
    }

    /// Returns a range with 0 and 1; only these if an extreme is not finite.
    static func range(_ extremes: (minimum: Double, maximum: Double)) -> ClosedRange<Double> {
        let (low, high) = extremes
        guard low.isFinite, high.isFinite else { return 0...1 }
        return min(0, low)...max(1, high)
    }
}

extension AnimatableValue {
    /// The number of components; 0 for transforms, paths and lists.
    var count: Int {
        switch self {
        case .scalar: 1
        case .pair: 2
        case .quad: 4
        case .transform, .path, .numbers: 0
        }
    }
}

extension AnimatedProperty {
    /// Whether its values are premultiplied colours.
    var isColor: Bool {
        switch self {
        case .backgroundColor, .borderColor, .shadowColor, .fillColor, .strokeColor: true
        default: false
        }
    }
}
