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

    @Test func `What the shipped transitions accept are durations, each with a reason`() throws {
        for allowance in LintAllowance.shipped {
            #expect(allowance.rule == .duration && !allowance.reason.isEmpty)
            let transition = try #require(PlayableTransition(rawValue: allowance.file))
            let found = MotionLint().findings(in: try LintTransition(PlaySettings(transition)))
            #expect(found.map(\.rule) == [.duration], "\(found)")
        }
    }

    @Test(arguments: ["card.json", "turn.json"])
    func `An example has no finding but its duration`(name: String) throws {
        let file = examples.appendingPathComponent(name)
        let bytes = [UInt8](try Data(contentsOf: file))
        let found = try MotionLint().findings(in: bytes, name: name, folder: examples)
        #expect(found.map(\.rule) == [.duration], "\(found)")
    }

    @Test func `A screen turned away at the last frame of a recording is found`() throws {
        let scene = WindowScene(size: CGSize(width: 400, height: 800))
        let view = SceneView(frame: CGRect(x: 100, y: 100, width: 200, height: 200), name: "card")
        scene.window.addSubview(view)
        let recording = try SceneRecording(of: scene, until: 0.4) {
            scene.animate(withDuration: 0.3) {
                view.layer.transform = .rotationY(3)
                view.center.x = 1000
            }
        }
        let found = MotionLint().findings(in: recording, name: "scene")
        #expect(Set(found.map(\.rule)) == [.offScreen, .backFace], "\(found)")
    }

    @Test(arguments: [
        ("{", "line 1, column 2: not JSON: expected a quoted name"),
        (
            "{\"a\": 1}",
            "the document is an object; accepted: glTF (with a member asset) or Lottie (with a member layers)"
        ),
        ("{\"animations\": []}", "animations is an array of 0; accepted: at least one animation"),
        (
            "{\"animations\": [{\"view\": \"presented\", \"property\": \"opacity\", \"duration\": 1, \"too\": 0}]}",
            "animations[0].too is an unknown field; accepted: did you mean \"to\"? Accepted: view, property, delay, "
                + "spring, initialVelocity, from, to, keyframes, duration, mode, curve"
        ),
    ])
    func `An invalid file is refused with its place`(text: String, message: String) {
        let error = #expect(throws: LintError.self) {
            try MotionLint().findings(in: Array(text.utf8), name: "a.json")
        }
        #expect(error?.description == message)
    }

    @Test func `A finding is reported once for a view and what is inside it`() throws {
        let found = try Planted.transition(
            #"{"view": "presented", "property": "transform", "to": "rotateY(180deg)", "duration": 0.3}"#)
        #expect(found.filter { $0.rule == .backFace }.map(\.subject) == ["presented"])
    }

    @Test func `Dense keys are samples and have no corners`() throws {
        let times = (0...24).map { Double($0) / 60 }
        #expect(try Planted.track(times, times.map { $0 * $0 * (1 - $0) }).isEmpty)
    }
}
