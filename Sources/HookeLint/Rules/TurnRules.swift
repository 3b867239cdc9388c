import Hooke
import HookeGeometry

/// Rules of stored rotations: `long-turn`, `gimbal`. Angles that players interpolate as numbers are not examined.
struct TurnRules {
    let limits: LintConfiguration
    let track: LintTrack

    var findings: [LintFinding] {
        track.quantity == .eulerAngles ? track.curves.flatMap(longTurns) + singular + jumps : rotations
    }

    /// Examines a turn by an angle in degrees.
    static func turn(
        _ degrees: Double, _ limits: LintConfiguration, of subject: String, at place: LintPlace,
        when: String = ""
    ) -> [LintFinding] {
        guard degrees.magnitude > limits[.turn] else { return [] }
        return [
            LintFinding(
                .longTurn, subject, at: place,
                "turns by \(LintText.degrees(degrees, beside: limits[.turn]))\(when)",
                accepted: "at most \(LintText.degrees(limits[.turn])) between two keys",
                remedy: "add a key halfway, because players that store a rotation turn the short way")
        ]
    }

    private func longTurns(of curve: LintCurve) -> [LintFinding] {
        curve.segments.filter { !curve.holds.contains($0.index) }.flatMap { index, range in
            zip(curve.values[index], curve.values[index + 1]).flatMap { first, last in
                Self.turn(
                    last - first, limits, of: track.name, at: track.place,
                    when:
                        " between \(LintText.number(range.lowerBound)) and \(LintText.seconds(range.upperBound))"
                )
            }
        }
    }

    /// Quaternions on opposite sides, which turn the long way if they are used as given.
    private var rotations: [LintFinding] {
        guard let (track, given) = rotation, track.turns == .asGiven else { return [] }
        return zip(given, given.dropFirst()).enumerated().flatMap { index, pair -> [LintFinding] in
            let cosine = pair.0.dot(pair.1)
            guard cosine < 0 else { return [] }
            let turn = 2 * Elementary.acos(max(-1, cosine)) * 180 / .pi
            return Self.turn(
                turn, limits, of: self.track.name, at: self.track.place,
                when: " from quaternion \(index) to \(index + 1), whose product is negative")
        }
    }

    private var rotation: (RotationTrack, [Quaternion])? { track.rotation.map { ($0.track, $0.given) } }

    // MARK: Euler angles

    /// A middle angle near ±90° while another angle moves.
    private var singular: [LintFinding] {
        let components = track.components
        guard components.count == 3 else { return [] }
        let found = components.map { $0.curve.extremes($0.curve.span)[$0.index] }
        func moves(_ index: Int) -> Bool { found[index].maximum.value > found[index].minimum.value }
        guard moves(0) || moves(2) else { return [] }
        let margin = limits[.gimbalMargin]
        let (low, high) = (found[1].minimum.value, found[1].maximum.value)
        // The first singular angle that the interval with its margin may contain.
        let angle = 90 + 180 * ((low - margin - 90) / 180).rounded(.up)
        guard angle <= high + margin else { return [] }
        let nearest = min(max(angle, low), high)
        return [
            LintFinding(
                .gimbal, track.name, at: track.place,
                "has a middle angle of \(LintText.degrees(nearest)), where the other two are not determined",
                accepted: "more than \(LintText.degrees(margin)) from ±90° while another angle moves",
                remedy: "use quaternions, or another order of axes")
        ]
    }

    /// Angles that jump between two keys where the rotation does not.
    private var jumps: [LintFinding] {
        let components = track.components
        guard components.count == 3 else { return [] }
        let times = Set(components.flatMap { $0.curve.times }).sorted()
        func angles(_ time: Double) -> [Double] { components.map { $0.curve.value(time)[$0.index] } }
        func rotation(_ angles: [Double]) -> Quaternion {
            let radians = angles.map { $0 * .pi / 180 }
            return Quaternion(EulerAngles(radians[0], radians[1], radians[2]))
        }
        for (first, last) in zip(times, times.dropFirst()) {
            let (before, after) = (angles(first), angles(last))
            let jump = zip(before, after).map { ($1 - $0).magnitude }.max() ?? 0
            let cosine = min(1, rotation(before).dot(rotation(after)).magnitude)
            let turn = 2 * Elementary.acos(cosine) * 180 / .pi
            guard jump > limits[.bakedTurn], turn < limits[.bakedTurn], turn < jump else { continue }
            return [
                LintFinding(
                    .gimbal, track.name, at: track.place,
                    "has an angle that jumps by \(LintText.degrees(jump, beside: limits[.bakedTurn])) between "
                        + "\(LintText.number(first)) and \(LintText.seconds(last)), where the rotation is only \(LintText.degrees(turn))",
                    accepted: "at most \(LintText.degrees(limits[.bakedTurn]))",
                    remedy: "bake quaternions, or continue the angles beyond a full turn")
            ]
        }
        return []
    }
}
