import Foundation
import Hooke
import HookeGeometry
import HookeLint
import Testing

/// A fault that a rule must find, in one kind of input.
struct Planted: Sendable, CustomTestStringConvertible {
    var name: String
    var rule: LintRule
    /// The path of the place, for files.
    var path: String?
    /// The line of the place, for files.
    var line: Int?
    /// The subject.
    var subject: String
    var findings: @Sendable () throws -> [LintFinding]

    var testDescription: String { name }

    init(
        _ name: String, _ rule: LintRule, _ subject: String, path: String? = nil, line: Int? = nil,
        _ findings: @escaping @Sendable () throws -> [LintFinding]
    ) {
        (self.name, self.rule, self.subject, self.path, self.line) = (name, rule, subject, path, line)
        self.findings = findings
    }

    /// The findings in a track of numbers.
    static func track(
        _ times: [Double], _ values: [Double], _ rule: TangentRule = .linear,
        _ quantity: LintTrack.Quantity = .plain
    ) throws -> [LintFinding] {
        let track = try KeyframeTrack(times: times, values: values, rule: rule)
        return MotionLint().findings(in: LintTrack("track", track, quantity: quantity))
    }

    /// The findings in a track of numbers with an interpolation for each segment.
    static func track(
        _ times: [Double], _ values: [Double], _ segments: [Interpolation<Double>],
        _ quantity: LintTrack.Quantity = .plain
    ) throws -> [LintFinding] {
        let track = try KeyframeTrack(times: times, values: values, interpolations: segments)
        return MotionLint().findings(in: LintTrack("track", track, quantity: quantity))
    }

    /// The findings in Euler angles.
    static func angles(_ times: [Double], _ values: [SIMD3<Double>]) throws -> [LintFinding] {
        let track = try KeyframeTrack(times: times, values: values, rule: .linear)
        return MotionLint().findings(in: LintTrack("track", track, quantity: .eulerAngles))
    }

    /// The findings in a transition of JSON with some animations, one on each line from line 5 on.
    static func transition(
        _ animations: String..., head: String = ""
    ) throws -> [LintFinding] {
        let text = """
            {\(head)
              "presenter": {"children": [{"name": "title", "frame": [20, 40, 300, 60], "color": "#000000"}]},
              "presented": {"children": [{"name": "card", "frame": [40, 200, 300, 200], "color": "#FFFFFF"}]},
              "animations": [
            \(animations.joined(separator: ",\n"))
              ]}
            """
        return try MotionLint().findings(inTransition: Array(text.utf8), name: "own.json")
    }

    /// The findings in a Lottie file with the properties of one layer, from line 3 on.
    static func lottie(_ properties: String, frames: Int = 10) throws -> [LintFinding] {
        let text = """
            {"fr": 10, "ip": 0, "op": \(frames),
             "layers": [{"ty": 1, "nm": "Box", "ks": {
            \(properties)
            }}]}
            """
        return try MotionLint().findings(in: Array(text.utf8), name: "box.json").findings
    }

    /// The findings in a file of tokens of one group, from line 2 on.
    static func tokens(_ tokens: String) throws -> [LintFinding] {
        let text = "{\"motion\": {\n\(tokens)\n}}"
        return try MotionLint().findings(in: Array(text.utf8), name: "tokens.json").findings
    }

    /// The findings in a scene of named squares and what starts their motions.
    static func scene(
        _ names: [String], _ adjust: (inout LintTransition) -> Void = { _ in },
        start: ([String: SceneView]) -> Void
    ) throws -> [LintFinding] {
        let scene = WindowScene(size: CGSize(width: 400, height: 800))
        var views: [String: SceneView] = [:]
        for (index, name) in names.enumerated() {
            let place = CGRect(
                x: 100 + 40 * Double(index % 5), y: 300 + 40 * Double(index / 5), width: 40, height: 40)
            let view = SceneView(frame: place, name: name)
            view.backgroundColor = .white
            scene.window.addSubview(view)
            views[name] = view
        }
        var transition = try LintTransition(of: scene, name: "scene") { start(views) }
        adjust(&transition)
        return MotionLint().findings(in: transition)
    }

    /// Animates blocks that accept touches.
    static func animate(_ duration: Double = 0.3, _ changes: @escaping () -> Void) {
        SceneView.animate(
            withDuration: duration, options: [.allowUserInteraction], animations: changes)
    }

    static func gesture(_ decision: ReleaseDecision, extent: Double) -> [LintFinding] {
        MotionLint().findings(in: LintGesture("swipe", decision: decision, extent: extent))
    }
}
