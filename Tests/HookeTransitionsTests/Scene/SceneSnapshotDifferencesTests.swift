import Foundation
import Hooke
import Testing

@testable import HookeScene
@testable import HookeTransitions

@Suite struct SceneSnapshotDifferencesTests {
    private func view(_ name: String, _ children: [SceneSnapshot.Node] = []) -> SceneSnapshot.Node {
        SceneSnapshot.Node(id: SceneView().id, name: name, tag: 0, state: ViewState(), children: children)
    }

    private func snapshot(_ children: [SceneSnapshot.Node]) -> SceneSnapshot {
        SceneSnapshot(time: 1, root: view("window", children))
    }

    @Test func `Every member is compared and named with both values`() {
        let before = snapshot([view("page", [view("row 1"), view("row 2")])])
        var after = before
        after.time = 1.5
        after.root.children[0].children[1].tag = 3
        after.root.children[0].children[1].state.position.x = 24.5
        after.root.children[0].children[1].state.backgroundColor = .white
        after.root.children[0].children[1].state.isHidden = true
        after.root.children[0].children[1].state.decoration.borderColor = nil
        after.root.children[0].children[0].state.transform.m34 = -0.002
        #expect(
            after.differences(from: before, comparesTimes: true) == [
                "time is 1.5; was 1",
                "window/page/row 1: transform.m34 is -0.002; was 0",
                "window/page/row 2: tag is 3; was 0",
                "window/page/row 2: position.x is 24.5; was 0",
                "window/page/row 2: backgroundColor is (1, 1, 1, 1); was none",
                "window/page/row 2: borderColor is none; was (0, 0, 0, 1)",
                "window/page/row 2: isHidden is true; was false",
            ])
        #expect(before.differences(from: before).isEmpty)
        after = before
        after.root.name = "screen"
        #expect(after.differences(from: before) == [#"the window's name is "screen"; was "window""#])
        for property in AnimatedProperty.layerCases {
            for (index, name) in property.numberNames.enumerated() {
                after = before
                var numbers = after.root.state.numbers(of: property) ?? [0, 0, 0, 0]
                numbers[index] += 3
                after.root.state.setNumbers(numbers, of: property)
                let list = after.differences(from: before)
                #expect(
                    list.count == 1
                        && list[0].contains(property == .backgroundColor ? "backgroundColor" : name))
            }
        }
    }

    @Test func `Views are matched by name, and those with one name by index`() {
        let before = snapshot([view("a"), view("b"), view(""), view("b"), view("")])
        var after = before
        after.root.children[3].state.opacity = 0
        after.root.children[4].state.opacity = 0
        #expect(
            after.differences(from: before) == [
                "window/b[1]: opacity is 0; was 1", "window/[1]: opacity is 0; was 1",
            ])
        after = before
        after.root.children.insert(view("b[1]"), at: 0)
        after.root.children.remove(at: 1)
        #expect(after.differences(from: before) == ["window/b[1]: is new", "window/a: is gone"])
        after = before
        after.root.children.swapAt(0, 1)
        after.root.children[0].state.opacity = 0.5
        #expect(
            after.differences(from: before) == [
                "window: from back to front are b, a, [0], b[1], [1]; were a, b, [0], b[1], [1]",
                "window/b: opacity is 0.5; was 1",
            ])
    }

    @Test func `Numbers within the tolerance are equal, NaN is not`() {
        let before = snapshot([])
        var after = before
        after.root.state.position.x = 1e-9
        #expect(after.differences(from: before, within: 1e-9).isEmpty)
        #expect(after.differences(from: before, within: 0.99e-9).count == 1)
        #expect(after.differences(from: before) == ["window: position.x is 1e-09; was 0"])
        after.root.state.position.x = -0.0
        #expect(after.differences(from: before).isEmpty)
        after.root.state.position.x = .nan
        #expect(after.differences(from: after, within: .infinity).count == 1)
        after.root.state.position.x = .infinity
        #expect(
            after.differences(from: after).isEmpty
                && after.differences(from: before, within: 1e300).count == 1)
        after = before
        after.time += 0.5
        #expect(after.differences(from: before, within: 0.5, comparesTimes: true).isEmpty)
    }

    @Test func `Times are compared only if asked for`() {
        let before = snapshot([view("page")])
        var after = before
        after.time = 1.5
        #expect(after.differences(from: before).isEmpty)
        #expect(after.differences(from: before, comparesTimes: true) == ["time is 1.5; was 1"])
    }

    @Test(arguments: SwipeRig.kinds)
    func `A transition scrubbed in any order has no difference from the file`(
        kind: PlayableTransition
    ) throws {
        func pictures(_ fractions: [Double]) -> [Double: SceneSnapshot] {
            let rig = SwipeRig(kind)
            rig.begin()
            return Dictionary(
                uniqueKeysWithValues: fractions.map { fraction in
                    rig.driver.update(fraction)
                    return (fraction, rig.scene.snapshot())
                })
        }
        let written = try JSONEncoder().encode(pictures([0, 0.25, 0.5, 1]))
        let expected = try JSONDecoder().decode([Double: SceneSnapshot].self, from: written)
        for (fraction, shown) in pictures([1, 0.25, 0, 0.5]) {
            #expect(shown.differences(from: try #require(expected[fraction])).isEmpty)
        }
        let other = try #require(expected[0.5])
        #expect(pictures([0.51])[0.51]!.differences(from: other, within: 1e-3) != [])
    }
}
