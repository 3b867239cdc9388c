import Foundation
import Hooke
import HookeLint
import HookePreview
import Testing

@Suite struct MotionLintTests {
    private let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Examples/Transitions")

    @Test(arguments: PlayableTransition.allCases)
    func `A shipped transition has no findings`(transition: PlayableTransition) {
        #expect(MotionLint().findings(in: transition).isEmpty)
    }

    @Test(arguments: ["card.json", "turn.json"])
    func `An example has no findings`(name: String) throws {
        let file = examples.appendingPathComponent(name)
        let bytes = [UInt8](try Data(contentsOf: file))
        let found = try MotionLint().findings(in: bytes, name: name, folder: examples).findings
        #expect(found.isEmpty, "\(found)")
    }

    @Test func `A view outside the screen at the last frame of a recording is found`() throws {
        let scene = WindowScene(size: CGSize(width: 400, height: 800))
        let view = SceneView(frame: CGRect(x: 100, y: 100, width: 200, height: 200), name: "card")
        scene.window.addSubview(view)
        let recording = try SceneRecording(of: scene, until: 0.4) {
            scene.animate(withDuration: 0.3) {
                view.center.x = 1000
            }
        }
        let found = MotionLint().findings(in: recording, name: "scene")
        #expect(found.map(\.rule) == [.offScreen], "\(found)")
    }

    @Test(arguments: [
        (
            "{",
            "line 1, column 2: not JSON: expected a name in double quotation marks, got the end of the text"
        ),
        (
            "{\"a\": 1}",
            "the document is an object; accepted: glTF (with a member asset) or Lottie (with a member layers)"
        ),
        ("{\"animations\": []}", "animations is []; accepted: at least one animation"),
        (
            "{\"animations\": [{\"view\": \"presented\", \"property\": \"opacity\", \"duration\": 1, \"too\": 0}]}",
            "animations[0].too is an unknown field; did you mean \"to\"? Accepted: view, property, delay, "
                + "spring, initialVelocity, from, to, keyframes, duration, mode, curve"
        ),
    ])
    func `An invalid file is refused with its place`(text: String, message: String) {
        let error = #expect(throws: FileError.self) {
            try MotionLint().findings(in: Array(text.utf8), name: "a.json").findings
        }
        #expect(error?.description == message)
    }

    @Test func `A finding is reported once for a view and what is inside it`() throws {
        let found = try Planted.transition(
            """
            {"view": "presented", "property": "transform", "duration": 0.3,
             "from": "rotateY(60deg)", "to": "rotateY(120deg)"}
            """,
            head: #""perspective": 100,"#)
        #expect(found.filter { $0.rule == .nearPlane }.map(\.subject) == ["presented"])
    }

    @Test func `Motion that is unusual but not wrong has no findings`() throws {
        let spring = try Spring(response: 0.1, dampingRatio: 0.2)
        let turned = try Planted.transition(
            #"{"view": "card", "property": "transform", "to": "rotateY(180deg)", "duration": 0.02}"#)
        let found: [String: [LintFinding]] = [
            "a long track": try Planted.track([0, 8], [0, 1]),
            "a corner": try Planted.track([0, 0.2, 0.4], [0, 1, 0.5]),
            "a spring that goes far beyond its target": try Planted.track(
                [0, 0.5], [0, 1], [.spring(spring)]),
            "an opacity of 120 %": try Planted.track([0, 0.4], [0, 120], .linear, .opacity(whole: 100)),
            "a short turn that shows the back": turned,
            "short tokens": try Planted.tokens(
                """
                "tap": {"$type": "duration", "$value": {"value": 3, "unit": "ms"}},
                "back": {"$type": "cubicBezier", "$value": [0.3, -1.5, 0.7, 1]}
                """),
            "a long block without touches, in four directions": try Planted.scene(["a", "b", "c", "d"]) {
                views in
                SceneView.animate(withDuration: 2) {
                    views["a"]?.center.x += 100
                    views["b"]?.center.x -= 100
                    views["c"]?.center.y += 400
                    views["d"]?.center.y -= 100
                }
            },
            "a gesture that never finishes": Planted.gesture(.threshold(2), extent: 400),
        ]
        for (name, findings) in found { #expect(findings.isEmpty, "\(name): \(findings)") }
    }
}
