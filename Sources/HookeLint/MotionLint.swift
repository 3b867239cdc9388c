import HookeAssets
import HookeTransitions

/// Finds faults in motion by closed forms: extremes of springs and curves, turns between keys, projected quads.
///
/// ```swift
/// import Hooke
/// import HookeLint
///
/// let track = try KeyframeTrack(times: [0, 0.2, 0.4], values: [0.0, 1, 1], rule: .catmullRom)
/// let findings = MotionLint().findings(in: LintTrack("fade", track))
/// print(findings.map(\.description))
/// ```
///
/// docs/testing-in-ci.md lists the rules with their sources.
public struct MotionLint: Sendable {
    /// The limits, levels and exceptions.
    public var configuration: LintConfiguration

    /// Creates a linter.
    public init(configuration: LintConfiguration = LintConfiguration()) {
        self.configuration = configuration
    }

    /// Returns the findings in a track.
    public func findings(in track: LintTrack) -> [LintFinding] {
        let findings =
            TrackRules(limits: configuration, track: track).findings
            + TurnRules(limits: configuration, track: track).findings
            + FlashRule(limits: configuration).findings(in: track)
        return configuration.filtered(findings)
    }

    /// Returns the findings in a gesture and its decision at release.
    public func findings(in gesture: LintGesture) -> [LintFinding] {
        configuration.filtered(GestureRules(limits: configuration, gesture: gesture).findings)
    }

    /// Returns the findings in a transition.
    public func findings(in transition: LintTransition) -> [LintFinding] {
        var findings = AccessibilityRules(limits: configuration, transition: transition).findings
        findings += MotionRules(limits: configuration, transition: transition).findings
        findings += StageRules(limits: configuration, transition: transition).findings
        if let gesture = transition.gesture {
            findings += GestureRules(limits: configuration, gesture: gesture).findings
        }
        return configuration.filtered(findings)
    }

    /// Returns the findings in what a recorded scene shows at its first and last frame: views that rest outside the
    /// screen or behind the eye. For the motions between, examine a ``LintTransition``.
    public func findings(in recording: SceneRecording, name: String) -> [LintFinding] {
        guard let first = recording.frames.first, let last = recording.frames.last else { return [] }
        let shown = InteractiveRecording(
            before: first.snapshot, during: last.snapshot, after: last.snapshot, timeline: Timeline(),
            duration: recording.duration)
        let size = SIMD2<Double>(recording.size.width, recording.size.height)
        let transition = LintTransition(name, shown, size: size)
        return configuration.filtered(StageRules(limits: configuration, transition: transition).findings)
    }

    /// Returns the findings in a Lottie file.
    ///
    /// - Parameters:
    ///   - file: the animation.
    ///   - name: the file's name in messages.
    public func findings(in file: LottieFile, name: String) -> [LintFinding] {
        findings(in: file, LintSource(name: name))
    }

    func findings(in file: LottieFile, _ source: LintSource) -> [LintFinding] {
        var findings: [LintFinding] = []
        let duration = file.outTime - file.inTime
        if duration > configuration[.selfPlaying] {
            let place = source.place("op")
            findings.append(
                AccessibilityRules.selfPlaying(
                    duration, configuration, file.name.isEmpty ? "the animation" : file.name, place))
        }
        findings = configuration.filtered(findings)
        for track in LintTrack.all(of: file, source) { findings += self.findings(in: track) }
        return source.located(findings)
    }

    /// Returns the findings in the tracks of an asset.
    ///
    /// - Parameters:
    ///   - animation: the animation.
    ///   - name: the file's name in messages.
    public func findings(in animation: AssetAnimation, name: String) -> [LintFinding] {
        animation.tracks.flatMap { findings(in: LintTrack($0, LintPlace(file: name, path: $0.path))) }
    }
}
