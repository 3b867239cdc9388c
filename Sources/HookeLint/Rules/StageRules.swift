import Hooke
import HookeGeometry
import HookeTransitions

/// Rules of views on the screen: `off-screen`, `near-plane`, `ghost-hit`.
struct StageRules {
    let limits: LintConfiguration
    let transition: LintTransition

    private var recording: InteractiveRecording { transition.recording }

    /// The views that the timeline moves; without a timeline, those whose state differs from that before.
    private var moved: Set<ViewID> {
        if !recording.timeline.tracks.isEmpty { return Set(recording.timeline.tracks.map(\.view)) }
        var states: [ViewID: ViewState] = [:]
        for view in recording.before.projectedViews() { states[view.id] = view.state }
        return Set(recording.after.projectedViews().filter { states[$0.id] != $0.state }.map(\.id))
    }

    var findings: [LintFinding] { atRest + inMotion }

    private func finding(
        _ rule: LintRule, _ view: ViewID, _ fault: String, accepted: String, remedy: String
    ) -> LintFinding {
        LintFinding(
            rule, transition.name(of: view), at: transition.place(of: view), fault, accepted: accepted,
            remedy: remedy)
    }

    // MARK: At rest

    private var atRest: [LintFinding] {
        let stage = SnapshotViews(recording.after, transition, limits)
        let moved = moved
        var findings = stage.outermost { view in
            moved.contains(view.id) && stage.isVisible(view) && !stage.isOnScreen(view)
        }.map { view in
            let box = view.projection.boundingBox
            let corner = box.map { "(\(LintText.number($0.origin.x)), \(LintText.number($0.origin.y)))" }
            let rest = corner.map { ", with its corner at \($0)" } ?? ", behind the eye"
            return finding(
                .offScreen, view.id, "rests outside the screen\(rest)",
                accepted:
                    "a part within \(LintText.number(stage.size.x)) by \(LintText.points(stage.size.y))",
                remedy: "hide it or remove it when the motion ends")
        }
        findings += ghosts(on: stage)
        return findings
    }

    private func ghosts(on stage: SnapshotViews) -> [LintFinding] {
        transition.hittable.sorted().compactMap { id -> LintFinding? in
            guard let view = stage[id], !view.isHidden else { return nil }
            let reason: String
            if view.opacity < limits[.invisible] {
                reason = "has an opacity of \(LintText.number(view.opacity))"
            } else if !stage.isOnScreen(view) {
                reason = "rests outside the screen"
            } else if stage.isTurnedAway(view) {
                reason = "is turned away"
            } else {
                return nil
            }
            return finding(
                .ghostHit, id, "\(reason), but takes touches", accepted: "touches only on what is seen",
                remedy: "hide it, remove it, or disable its interaction")
        }
    }

    // MARK: In motion

    /// Examines the views at the times that decide: ends of motions, keys, turning points, and where turns come
    /// nearest to the eye.
    private var inMotion: [LintFinding] {
        let moved = SnapshotViews(recording.during, transition, limits).views(inside: moved)
        var near: Set<ViewID> = []
        var findings: [LintFinding] = []
        var snapshots = times.map { ($0, recording.during.showing(recording.timeline.values(at: $0))) }
        snapshots.append((recording.timeline.duration, recording.after))
        for (time, snapshot) in snapshots {
            let stage = SnapshotViews(snapshot, transition, limits)
            let close = stage.outermost { view in
                moved.contains(view.id) && stage.isVisible(view) && stage.leastDepth(view) <= 0
            }
            for view in close where near.insert(view.id).inserted {
                findings.append(
                    finding(
                        .nearPlane, view.id,
                        "reaches the eye at \(LintText.seconds(time)): 1 − z/d is "
                            + LintText.number(stage.leastDepth(view)),
                        accepted: "above 0 at every corner",
                        remedy: "move the eye away, or turn about a nearer axis"))
            }
        }
        return findings
    }

    private var times: [Double] {
        var times: Set<Double> = []
        for track in recording.timeline.tracks {
            times.formUnion([track.delay, track.endTime])
            switch track.form {
            case .straight, .list, .morph: break
            case .turning(let turn):
                if let time = nearestTime(of: track, turn) { times.insert(time) }
            case .keyframes(let motion):
                let keys: [Double] =
                    switch motion.channels {
                    case .vector(let keys): keys.content.times
                    case .transform(let keys): keys.content.times
                    case .list, .choreography: []
                    }
                times.formUnion(keys.map { track.delay + $0 * track.duration })
            case .offset: break
            }
            if case .spring(let motion) = track.pace.pacing {
                let turns = motion.turningPoints(in: 0...max(track.duration, 0)).prefix(2)
                times.formUnion(turns.map { track.delay + $0.time })
            }
        }
        return times.sorted()
    }

    /// Returns the time at which a turn comes nearest to the eye, if it is between its ends.
    ///
    /// During a turn by Δ about one axis 1 − z/d of a corner is a + b·cos θ + c·sin θ, which is least where θ has the
    /// direction of (−b, −c): the three numbers follow from the values at 0, Δ/2 and Δ.
    private func nearestTime(of track: Track, _ turn: TransformInterpolation) -> Double? {
        guard let from = turn.from.decomposed(), let to = turn.to.decomposed() else { return nil }
        let cosine = min(1, from.rotation.dot(to.rotation).magnitude)
        let angle = 2 * Elementary.acos(cosine)
        guard angle > 1e-6 else { return nil }
        let corners = [0, 0.5, 1].map { progress -> [Double] in
            let values: [ViewID: [AnimatedProperty: AnimatableValue]] = [
                track.view: [track.property: .transform(turn.transform(at: progress))]
            ]
            let stage = SnapshotViews(recording.during.showing(values), transition, limits)
            return stage[track.view].map { $0.projection.homogeneousCorners.map(\.w) } ?? []
        }
        var nearest: (depth: Double, progress: Double)?
        for index in corners[0].indices {
            let (first, middle, last) = (corners[0][index], corners[1][index], corners[2][index])
            guard let found = Self.least(first, middle, last, angle: angle) else { continue }
            if found.depth < nearest?.depth ?? .infinity { nearest = found }
        }
        return nearest.flatMap { track.pace.time(at: $0.progress) }
    }

    /// Returns the least a + b·cos θ + c·sin θ with θ inside 0 to `angle`, from the values at 0, the middle and `angle`.
    static func least(
        _ first: Double, _ middle: Double, _ last: Double, angle: Double
    ) -> (depth: Double, progress: Double)? {
        let (half, whole) = (angle / 2, angle)
        let (c1, s1) = (Elementary.cos(half) - 1, Elementary.sin(half))
        let (c2, s2) = (Elementary.cos(whole) - 1, Elementary.sin(whole))
        let determinant = c1 * s2 - c2 * s1
        guard determinant != 0 else { return nil }
        let (d1, d2) = (middle - first, last - first)
        let b = (d1 * s2 - d2 * s1) / determinant
        let c = (c1 * d2 - c2 * d1) / determinant
        let turn = Elementary.atan2(-c, -b)
        let theta = turn < 0 ? turn + 2 * .pi : turn
        guard theta > 0, theta < angle else { return nil }
        return (first - b - Elementary.hypot(b, c), theta / angle)
    }
}

extension Pace {
    /// Returns the first time of a progress between 0 and 1.
    func time(at progress: Double) -> Double? {
        switch pacing {
        case .curve(let curve): (try? curve.firstTime(reaching: progress)).map { delay + duration * $0 }
        case .spring(let motion): motion.firstTime(at: progress, in: 0...duration).map { delay + $0 }
        }
    }
}
