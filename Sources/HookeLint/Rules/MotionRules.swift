import Hooke
import HookeGeometry
import HookeTransitions

/// Rules of the motions of a transition, each property by itself: `unsettled`, `negative-scale`, `hold-drift`.
struct MotionRules {
    let limits: LintConfiguration
    let transition: LintTransition

    var findings: [LintFinding] { transition.recording.timeline.tracks.flatMap(findings(of:)) }

    private func findings(of track: Track) -> [LintFinding] {
        let key = PropertyKey(view: track.view, property: track.property)
        let (subject, place) = (transition.subject(key), transition.place(of: key))
        let findings = SpringRules(limits: limits).remainder(
            track.remainder, after: track.duration, of: subject, at: place)
        switch track.form {
        case .offset: return findings
        case .keyframes(let motion):
            guard case .vector(let keys) = motion.channels, motion.map == nil, track.duration > 0 else {
                return findings
            }
            let curve = LintCurve(keys.content, count: track.to.count, unit: track.duration)
            let subject = LintTrack(subject, [curve], track.property.isSize ? .size : .plain, place)
            return findings + TrackRules(limits: limits, track: subject).findings
        case .straight, .list, .turning, .morph:
            return findings + sizes(of: track, named: subject, at: place)
        }
    }

    private func sizes(
        of track: Track, named subject: String, at place: LintPlace
    ) -> [LintFinding] {
        guard track.property.isSize else { return [] }
        let progress = track.pace.progressRange
        let values = [progress.lowerBound, progress.upperBound].flatMap { sizes(of: track, at: $0) }
        let ends = sizes(of: track, at: 0) + sizes(of: track, at: 1)
        guard let least = values.min(), let largest = ends.max(), least < -1e-9 * largest,
            ends.allSatisfy({ $0 >= 0 })
        else { return [] }
        return [
            LintFinding(
                .negativeScale, subject, at: place,
                "becomes \(LintText.number(least)), which mirrors it",
                accepted: "0 or more between values of 0 or more",
                remedy: "use a curve without overshoot near 0")
        ]
    }

    /// Returns sizes of bounds, scales of transforms, and components of other values.
    private func sizes(of track: Track, at progress: Double) -> [Double] {
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
            return track.property.traits.kind == .rectangle ? Array(all.suffix(2)) : all
        }
    }
}

extension Pace {
    /// The smallest and the largest progress, with 0 and 1; only these if an extreme is not finite.
    fileprivate var progressRange: ClosedRange<Double> {
        let extremes: (minimum: Double, maximum: Double) =
            switch pacing {
            case .curve(let curve): curve.extremes
            case .spring(let motion): motion.extremes(in: 0...max(duration, 0))
            }
        guard extremes.minimum.isFinite, extremes.maximum.isFinite else { return 0...1 }
        return min(0, extremes.minimum)...max(1, extremes.maximum)
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
    /// Whether its values have sizes or scales, which are not negative.
    fileprivate var isSize: Bool {
        switch traits.range {
        case .sizes: true
        case .any, .fractions: false
        }
    }
}
