import Hooke
import HookeGeometry
import HookeTransitions

/// Rules of the guidelines for accessibility: `reduced-motion`, `flash`.
struct AccessibilityRules {
    let limits: LintConfiguration
    let transition: LintTransition

    private var timeline: Timeline { transition.recording.timeline }

    var findings: [LintFinding] { reducedMotion + flashes }

    // MARK: Reduced motion

    private var reducedMotion: [LintFinding] {
        var findings: [LintFinding] = []
        if transition.hasReducedAlternative == false, !timeline.tracks.isEmpty {
            findings.append(
                LintFinding(
                    .reducedMotion, transition.name, at: transition.place,
                    "has no alternative for reduced motion", accepted: "a fade or no motion",
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
            .reducedMotion, subject, at: place,
            "plays by itself for \(LintText.seconds(seconds, beside: limits[.selfPlaying]))",
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
