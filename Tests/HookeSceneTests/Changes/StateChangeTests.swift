import Foundation
import Hooke
import Testing

@testable import HookeScene

@Suite struct StateChangeTests {
    let stage = CardScene()
    var scene: WindowScene { stage.scene }
    var card: SceneView { stage.card }

    /// The state now and a state with another card, made on a second scene with the same names.
    private func states() -> (SceneSnapshot, SceneSnapshot) {
        let start = scene.snapshot()
        let other = CardScene()
        other.card.frame = CGRect(x: 10, y: 20, width: 100, height: 200)
        other.card.layer.cornerRadius = 8
        other.shade.isHidden = true
        return (start, other.scene.snapshot())
    }

    @Test func `Two states make a change, over views with the same identity or name`() throws {
        let before = scene.modelSnapshot()
        let (start, end) = states()
        let change = try scene.change(from: start, to: end)
        #expect(scene.modelSnapshot().node(card.id)?.state.frame.origin.y == 20)
        #expect(stage.y == 700)
        change.fraction = 0.5
        #expect(stage.y == 360)
        #expect(card.presentationState.cornerRadius == 4)
        change.cancel()
        stage.runOut()
        #expect(stage.isSame(as: before))
        let again = try scene.change(from: start, to: end)
        again.finish()
        stage.runOut()
        #expect(card.frame == CGRect(x: 10, y: 20, width: 100, height: 200))
        #expect(stage.shade.isHidden)
    }

    @Test func `The start state applies at once, and a cancel restores it`() throws {
        let (start, end) = states()
        let change = try scene.change(from: end, to: start)
        #expect(stage.y == 20)
        change.fraction = 1
        #expect(stage.y == 700)
        change.cancel()
        stage.runOut()
        #expect(scene.modelSnapshot().node(card.id)?.state == end.first { $0.name == "card" }?.state)
    }

    @Test func `A missing view is refused by name, and nothing changes`() {
        let (start, end) = states()
        let before = scene.modelSnapshot()
        func fault(_ from: SceneSnapshot, _ to: SceneSnapshot) -> SceneChangeError? {
            do throws(SceneChangeError) {
                _ = try scene.change(from: from, to: to)
                return nil
            } catch { return error }
        }
        var without = end
        without.root.children.removeAll { $0.name == "card" }
        #expect(fault(start, without) == .missingView("card", in: .end))
        #expect(fault(without, end) == .missingView("card", in: .start))
        var foreign = end
        foreign.root.children[0].name = "unknown"
        #expect(fault(start, foreign) == .missingView("unknown", in: .scene))
        foreign.root.children[0].name = ""
        #expect(fault(start, foreign) == .missingView("a view without name", in: .scene))
        #expect(
            fault(start, without)?.description
                == "card is missing in the end state; accepted: two states with the same views of the scene")
        #expect(stage.isSame(as: before))
        let twin = SceneView(name: "card")
        scene.window.addSubview(twin)
        #expect(fault(scene.snapshot(), end) == .ambiguousName("card", count: 2))
        #expect(scene.isIdle)
    }
}
