import Hooke
import HookeGeometry
import HookeTransitions

/// Rules of the whole transition: `duration`, `uninterruptible`, `reduced-motion`, `flash`, `parallax`, `crowd`.
struct AttentionRules {
    let limits: LintConfiguration
    let transition: LintTransition

    private var timeline: Timeline { transition.recording.timeline }

    var findings: [LintFinding] { times + flashes + layers + directions }

    private func finding(
        _ rule: LintRule, _ fault: String, accepted: String, remedy: String
    ) -> LintFinding {
        LintFinding(
            rule, transition.name, at: transition.place, fault, accepted: accepted, remedy: remedy)
    }

    // MARK: Times

    /// The seconds to the end of the last motion, with the periods of springs, and the place of that motion.
    private var end: (duration: Double, place: LintPlace) {
        let ends = timeline.tracks.map { track -> (Double, PropertyKey) in
            let key = PropertyKey(view: track.view, property: track.property)
            guard case .spring(let motion) = track.pace.pacing else { return (track.endTime, key) }
            return (track.delay + DurationRules.perceived(motion.spring, cutOffAt: track.duration), key)
        }
        guard let last = ends.max(by: { $0.0 < $1.0 }) else { return (timeline.duration, transition.place) }
        return (last.0, transition.place(of: last.1))
    }

    private var times: [LintFinding] {
        let (duration, place) = end
        var findings = DurationRules(limits: limits).duration(duration, of: transition.name, at: place)
        if transition.isInterruptible == false, duration > limits[.uninterruptible] {
            findings.append(
                finding(
                    .uninterruptible, "takes no touches for \(LintText.seconds(duration))",
                    accepted: "at most \(LintText.seconds(limits[.uninterruptible]))",
                    remedy: "allow interaction during the motion, or make it shorter"))
        }
        if transition.hasReducedAlternative == false, !timeline.tracks.isEmpty {
            findings.append(
                finding(
                    .reducedMotion, "has no alternative for reduced motion", accepted: "a fade or no motion",
                    remedy: "add an alternative for people who asked for less motion (WCAG 2.3.3)"))
        }
        if transition.startsByItself, timeline.duration > limits[.selfPlaying] {
            findings.append(Self.selfPlaying(timeline.duration, limits, transition.name, transition.place))
        }
        return findings
    }

    static func selfPlaying(
        _ seconds: Double, _ limits: LintConfiguration, _ subject: String, _ place: LintPlace
    ) -> LintFinding {
        LintFinding(
            .reducedMotion, subject, at: place, "plays by itself for \(LintText.seconds(seconds))",
            accepted: "at most \(LintText.seconds(limits[.selfPlaying])) without a control",
            remedy: "stop it earlier, or let people pause it (WCAG 2.2.2)"
        )
    }

    // MARK: Flashes

    private var flashes: [LintFinding] {
        let stage = SnapshotViews(transition.recording.during, transition, limits)
        let views = Set(
            timeline.tracks.filter { [.opacity, .backgroundColor].contains($0.property) }.map(\.view))
        return views.sorted().flatMap { flashes(of: $0, stage) }
    }

    private func flashes(of view: ViewID, _ stage: SnapshotViews) -> [LintFinding] {
        guard let shown = stage[view] else { return [] }
        let tracks = timeline.tracks.filter {
            $0.view == view && [.opacity, .backgroundColor].contains($0.property)
        }
        let times = Set(tracks.flatMap(\.decisiveTimes)).sorted()
        let area = stage.area(shown)
        let backdrops = stage.backdrop(of: view).map { [$0] } ?? [.white, .black]
        for backdrop in backdrops {
            let samples = times.map { time in
                FlashRule.Sample(time: time, color: color(of: shown.state, view, at: time, over: backdrop))
            }
            let property = tracks[0].property
            let key = PropertyKey(view: view, property: property)
            let found = FlashRule(limits: limits).findings(
                samples, area: area, of: transition.subject(key), at: transition.place(of: key))
            if !found.isEmpty { return found }
        }
        return []
    }

    private func color(
        of state: ViewState, _ view: ViewID, at time: Double, over backdrop: ColorValue
    ) -> ColorValue {
        var state = state
        for property in [AnimatedProperty.opacity, .backgroundColor] {
            if let value = timeline.value(of: property, in: view, at: time) { state[property] = value }
        }
        // A view without a colour has contents: white or black, whichever differs from the backdrop.
        let usual: ColorValue = backdrop.red + backdrop.green + backdrop.blue > 1.5 ? .black : .white
        let color = state.backgroundColor ?? usual
        let alpha = min(max(color.alpha * state.opacity, 0), 1)
        func mix(_ a: Double, _ b: Double) -> Double { a * alpha + b * (1 - alpha) }
        return ColorValue(
            red: mix(color.red, backdrop.red), green: mix(color.green, backdrop.green),
            blue: mix(color.blue, backdrop.blue))
    }

    // MARK: Many layers

    /// A view that moves, with its way and its times.
    private struct Mover {
        var view: ViewID
        var way: SIMD2<Double>
        var start, end: Double
    }

    private var movers: [Mover] {
        var movers: [ViewID: Mover] = [:]
        for track in timeline.tracks where track.property == .position {
            guard case .pair(let from) = track.from, case .pair(let to) = track.to else { continue }
            var mover =
                movers[track.view]
                ?? Mover(view: track.view, way: .zero, start: track.delay, end: track.endTime)
            mover.way += to - from
            mover.start = min(mover.start, track.delay)
            mover.end = max(mover.end, track.endTime)
            movers[track.view] = mover
        }
        return movers.values.filter { $0.way.norm > limits[.touchSlop] }.sorted { $0.view < $1.view }
    }

    /// Layers that are on the screen before and after, and move in one direction over very different ways.
    private var layers: [LintFinding] {
        let before = SnapshotViews(transition.recording.before, transition, limits)
        let after = SnapshotViews(transition.recording.after, transition, limits)
        let staying = movers.filter { mover in
            [before, after].allSatisfy { stage in
                stage[mover.view].map { stage.isVisible($0) && stage.isOnScreen($0) } ?? false
            }
        }
        for (index, first) in staying.enumerated() {
            for second in staying[(index + 1)...] {
                let cosine = (first.way * second.way).sum() / (first.way.norm * second.way.norm)
                guard cosine > 0.866, first.start < second.end, second.start < first.end else { continue }
                let direction = first.way / first.way.norm
                let difference = (first.way - second.way).norm
                let extent = (direction.replacing(with: -direction, where: direction .< 0) * transition.size)
                    .sum()
                guard difference > limits[.parallax] * extent else { continue }
                let names = [first, second].map { transition.name(of: $0.view) }
                return [
                    finding(
                        .parallax,
                        "moves \(names[0]) and \(names[1]) by ways that differ by \(LintText.points(difference))",
                        accepted: "at most \(LintText.percent(limits[.parallax])) of the screen, "
                            + LintText.points(limits[.parallax] * extent),
                        remedy: "let layers that stay on the screen move together")
                ]
            }
        }
        return []
    }

    /// Views that move in many directions at one time.
    private var directions: [LintFinding] {
        let movers = movers
        for time in Set(movers.map(\.start)).sorted() {
            let angles = movers.filter { $0.start <= time && time < $0.end }
                .map { Elementary.atan2($0.way.y, $0.way.x) }.sorted()
            // Directions differ if they are 30° or more apart.
            var count = 0
            var last = -Double.infinity
            for angle in angles where angle - last >= .pi / 6 {
                if let first = angles.first, count > 0, first + 2 * .pi - angle < .pi / 6 { break }
                (count, last) = (count + 1, angle)
            }
            guard Double(count) > limits[.directions] else { continue }
            return [
                finding(
                    .crowd, "moves views in \(count) directions at \(LintText.seconds(time))",
                    accepted: "at most \(LintText.number(limits[.directions])) directions at once",
                    remedy: "move the views one after another, or together")
            ]
        }
        return []
    }
}

extension Track {
    /// The times of keys, of their left limits, and of the first extremes.
    fileprivate var decisiveTimes: [Double] {
        var times = [delay, endTime.nextDown, endTime]
        if case .keyframes(let motion) = form, case .vector(let keys) = motion.channels, duration > 0 {
            let curve = LintCurve(keys.content, count: to.count, unit: duration)
            times += FlashRule.times(of: curve).map { delay + $0 }
        }
        switch pace.pacing {
        case .curve(let curve): times += curve.turningTimes.map { delay + $0 * duration }
        case .spring(let motion):
            times += motion.turningPoints(in: 0...max(duration, 0)).prefix(64).map { delay + $0.time }
        }
        return times
    }
}
