import Foundation
import Hooke
import TestSupport
import Testing

@testable import HookeScene
@testable import HookeTransitions

@Suite struct SceneSnapshotCodingTests {
    private func json(_ value: some Encodable) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return String(decoding: try encoder.encode(value), as: UTF8.self)
    }

    private func snapshot(_ json: String) throws -> SceneSnapshot {
        try JSONDecoder().decode(SceneSnapshot.self, from: Data(json.utf8))
    }

    /// Returns the error message for a refused text.
    private func refusal(_ json: String) -> String? {
        do {
            _ = try snapshot(json)
            return nil
        } catch DecodingError.dataCorrupted(let context) {
            return context.debugDescription
        } catch {
            return "\(error)"
        }
    }

    /// Returns a chain of nested views.
    private func chain(_ count: Int) -> SceneSnapshot {
        var node = SceneSnapshot.Node(
            id: ViewID(place: 0), name: "last", tag: 0, state: ViewState(), children: [])
        for _ in 1..<count {
            node = SceneSnapshot.Node(
                id: ViewID(place: 0), name: "v", tag: 0, state: ViewState(), children: [node])
        }
        return SceneSnapshot(time: 0, root: node)
    }

    @Test func `A file has only the values that differ from a new state`() throws {
        let scene = WindowScene(size: CGSize(width: 390, height: 844))
        let card = SceneView(frame: CGRect(x: 10, y: 20, width: 100, height: 50), name: "card")
        scene.window.addSubview(card)
        card.alpha = 0.1
        card.tag = 7
        card.layer.shadowOffset = CGSize(width: 0, height: 4)
        card.layer.transform.m34 = -0.002
        card.layer.borderColor = nil
        card.backgroundColor = .black
        scene.advance(to: 0.25)
        #expect(
            try json(scene.snapshot()) == #"{"time":0.25,"views":["#
                + #"{"bounds.size.height":844,"bounds.size.width":390,"name":"window","position.x":195,"position.y":422},"#
                + #"{"backgroundColor.alpha":1,"backgroundColor.blue":0,"backgroundColor.green":0,"#
                + #""backgroundColor.red":0,"borderColor":null,"bounds.size.height":50,"bounds.size.width":100,"#
                + #""depth":1,"name":"card","opacity":0.1,"position.x":60,"position.y":45,"#
                + #""shadowOffset.height":4,"tag":7,"transform.m34":-0.002}]}"#)
    }

    @Test func `The picture of a snapshot view is restored as one`() throws {
        let scene = WindowScene(size: CGSize(width: 390, height: 844))
        let card = SceneView(frame: CGRect(x: 10, y: 20, width: 100, height: 50), name: "card")
        scene.window.addSubview(card)
        scene.window.addSubview(card.snapshotView(afterScreenUpdates: true))
        let read = try snapshot(try json(scene.snapshot()))
        #expect(read.root.children.map(\.isPicture) == [false, false])
        #expect(read.root.children[1].children.map(\.isPicture) == [true])
    }

    @Test func `Random scenes during transitions read back bit for bit`() throws {
        var (views, moving) = (0, 0)
        checkProperty(seed: 611, cases: 60, stageCommands) { commands in
            let stage = RandomStage()
            for command in commands { stage.perform(command) }
            let shown = stage.scene.snapshot()
            let text = try json(shown)
            let back = try snapshot(text)
            let (a, b) = (shown.root.tree, back.root.tree)
            guard a.count == b.count, back.time.bitPattern == shown.time.bitPattern else {
                return "\(b.count) views at \(back.time), not \(a.count) at \(shown.time)"
            }
            for (place, (x, y)) in zip(a, b).enumerated() {
                guard x.node.state.bits == y.node.state.bits, x.node.state == y.node.state,
                    x.node.name == y.node.name, x.node.tag == y.node.tag, x.parent == y.parent
                else {
                    return "\(y.node.state) in \(y.parent ?? -1), not \(x.node.state) in \(x.parent ?? -1)"
                }
                guard y.node.id == ViewID(place: UInt64(place)) else { return "the id is \(y.node.id)" }
            }
            guard back.differences(from: shown).isEmpty, try json(back) == text else { return "not the same" }
            views += a.count
            if shown.root != stage.scene.modelSnapshot().root { moving += 1 }
            return nil
        }
        #expect(views > 800 && moving > 30, "\(views) views, \(moving) scenes in motion")
    }

    @Test func `Two runs of the same code give equal decoded snapshots`() throws {
        func run() throws -> SceneSnapshot {
            let stage = RandomStage()
            for command in UInt64(0)...40 { stage.perform(command) }
            return stage.scene.snapshot()
        }
        let (a, b) = (try run(), try run())
        #expect(a != b, "ids differ from run to run")
        #expect(try snapshot(json(a)) == snapshot(json(b)))
        #expect(a.differences(from: b).isEmpty)
    }

    @Test func `Every number reads back: the smallest, the largest, and minus zero`() throws {
        let numbers = [
            -0.0, .leastNonzeroMagnitude, -.greatestFiniteMagnitude, 0.1, 1 / 3, 1e15, .leastNormalMagnitude,
        ]
        for number in numbers {
            for property in AnimatedProperty.layerCases {
                for index in property.numberNames.indices {
                    var state = ViewState()
                    var own = state.numbers(of: property) ?? [0, 0, 0, 1]
                    own[index] = number
                    state.setNumbers(own, of: property)
                    let back = try JSONDecoder().decode(ViewState.self, from: Data(json(state).utf8))
                    #expect(
                        back.numbers(of: property)!.map(\.bitPattern) == own.map(\.bitPattern),
                        "\(property.numberNames[index]) was \(number)")
                }
            }
        }
        var state = ViewState()
        (state.isHidden, state.masksToBounds) = (true, true)
        state.decoration.shadowColor = nil
        #expect(try JSONDecoder().decode(ViewState.self, from: Data(json(state).utf8)) == state)
        #expect(try json(ViewState()) == "{}")
    }

    @Test(arguments: [
        (#"{"views":[{}]}"#, "time is missing; accepted: a finite number"),
        (#"{"time":1e999,"views":[{}]}"#, "time is"),
        (#"{"time":0,"views":[]}"#, "views has 0 elements; accepted: 1 or more, the window first"),
        (
            #"{"time":0,"views":[{}],"frame":1}"#,
            "frame is 1.0; accepted: one of the members [\"time\", \"views\"]"
        ),
        (
            #"{"time":0,"views":[{},{"depth":1,"position.x":"left"}]}"#,
            "views[1].position.x is \"left\"; accepted: a finite number"
        ),
        (#"{"time":0,"views":[{"opacity":null}]}"#, "views[0].opacity is null; accepted: a finite number"),
        (
            #"{"time":0,"views":[{"opacity":[1]}]}"#,
            "views[0].opacity is neither a number nor a word; accepted"
        ),
        (#"{"time":0,"views":[{"isHidden":1}]}"#, "views[0].isHidden is 1.0; accepted: true or false"),
        (#"{"time":0,"views":[{"positon.x":1}]}"#, "views[0].positon.x is 1.0; accepted: one of the members"),
        (#"{"time":0,"views":[{"borderColor":1}]}"#, "views[0].borderColor is 1.0; accepted: null, or"),
        (#"{"time":0,"views":[{"bounds":null}]}"#, "views[0].bounds is null; accepted: one of the members"),
        (#"{"time":0,"views":[{"name":4}]}"#, "views[0].name is 4.0; accepted: a text"),
        (#"{"time":0,"views":[{"tag":0.5}]}"#, "views[0].tag is 0.5; accepted: a whole number"),
        (#"{"time":0,"views":[{"depth":1}]}"#, "views[0].depth is 1.0; accepted: a whole number from 0 to 0"),
        (#"{"time":0,"views":[{},{}]}"#, "views[1].depth is missing; accepted: a whole number from 1 to 1"),
        (
            #"{"time":0,"views":[{},{"depth":1},{"depth":3}]}"#,
            "views[2].depth is 3.0; accepted: a whole number from 1 to 2"
        ),
        (#"{"time":0,"views":[{},{"depth":-1}]}"#, "views[1].depth is -1.0; accepted"),
        (#"{"time":0,"views":[{},{"depth":1e300}]}"#, "views[1].depth is 1e+300; accepted"),
    ])
    func `Errors of reading name the member, the value and what is accepted`(json: String, message: String) {
        let refusal = self.refusal(json) ?? "nothing"
        #expect(refusal.hasPrefix(message), "\(refusal)")
    }

    @Test func `A text that is not a snapshot is refused`() {
        for text in [
            "", "[]", "{}", "7", #"{"time":0}"#, #"{"time":0,"views":{}}"#, #"{"time":0,"views":[1]}"#,
        ] {
            #expect(refusal(text) != nil, "\(text)")
        }
        let brackets = String(repeating: "[", count: 100_000)
        #expect(refusal(#"{"time":0,"views":"# + brackets) != nil)
    }

    @Test func `Non-finite numbers are neither written nor read`() throws {
        let encoder = JSONEncoder()
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        for property in AnimatedProperty.layerCases {
            for (index, name) in property.numberNames.enumerated() {
                var state = ViewState()
                var own = state.numbers(of: property) ?? [0, 0, 0, 1]
                own[index] = index.isMultiple(of: 2) ? .nan : -.infinity
                state.setNumbers(own, of: property)
                let error = #expect(throws: EncodingError.self) { try encoder.encode(state) }
                guard case .invalidValue(_, let context)? = error else { return }
                #expect(context.debugDescription == "\(name) is \(own[index]); accepted: a finite number")
                #expect(throws: DecodingError.self) {
                    try decoder.decode(ViewState.self, from: Data(#"{"\#(name)":"nan"}"#.utf8))
                }
            }
        }
        var timeless = chain(1)
        timeless.time = .nan
        #expect(throws: EncodingError.self) { try encoder.encode(timeless) }
        #expect(throws: HookeError.self) {
            try decoder.decode(
                SceneColor.self, from: Data(#"{"red":"inf","green":0,"blue":0,"alpha":1}"#.utf8))
        }
        #expect(throws: HookeError.self) {
            try decoder.decode(SceneColor.self, from: Data(#"{"red":1,"green":0,"blue":0}"#.utf8))
        }
        let color = SceneColor(red: 0.1, green: -0.0, blue: 1.5, alpha: 0)
        #expect(try decoder.decode(SceneColor.self, from: encoder.encode(color)) == color)
    }

    @Test func `Trees of up to 512 nested views are accepted; deeper ones are refused`() throws {
        let deepest = chain(512)
        let text = try json(deepest)
        #expect(try snapshot(text).differences(from: deepest).isEmpty)
        let error = #expect(throws: EncodingError.self) { try json(chain(513)) }
        guard case .invalidValue(_, let context)? = error else { return }
        #expect(context.debugDescription == #"depth is 512 at "last"; accepted: up to 511"#)
        let list = (1..<10_000).map { #"{"depth":\#($0)}"# }.joined(separator: ",")
        #expect(
            refusal(#"{"time":0,"views":[{},"# + list + "]}")
                == "views[512].depth is 512.0; accepted: a whole number from 1 to 511")
    }

    @Test func `Ten thousand sibling views read back`() throws {
        var wide = chain(1)
        wide.root.children = (0..<10_000).map { index in
            var node = chain(2).root
            node.tag = index
            return node
        }
        let back = try snapshot(json(wide))
        #expect(back.root.children.map(\.tag) == Array(0..<10_000))
        #expect(back.root.children.allSatisfy { $0.children.count == 1 })
    }
}
