import Foundation
import Hooke
import HookeTimeline
import TestSupport
import Testing

@Suite struct ChoreographyCodingTests {
    private typealias Part = ChoreographyPart<Int, Double>

    private func decoded(_ part: Part) throws -> Part {
        try JSONDecoder().decode(Part.self, from: JSONEncoder().encode(part))
    }

    @Test func `Random descriptions are equal after encoding and decoding`() {
        checkProperty(seed: 24, cases: 100, RandomChoreography.generator) { part in
            let copy = try decoded(part)
            guard copy == part else { return "\(copy)" }
            let text = try #require(part.notation).text
            let read = try Part(.text(text), at: "part")
            return read == part ? nil : "\(text): \(read)"
        }
    }

    @Test func `Every kind of content, anchor, stagger, motion and rule is equal after decoding`() throws {
        let track = try KeyframeTrack(times: [0, 1], values: [0.0, 4], rule: .linear)
        let parts: [Part] = [
            Part.call("a"), .label("b"), .interval(2), .motion(1, .track(track)),
            Part.motion(1, .fling(velocity: 3, rate: .fast, from: 1)),
            Part.stagger(Stagger(each: 0.1, from: .index(3)), [1, 2], .spring(to: 1)),
            Part(.stagger(Stagger(total: 1, from: .edges, easing: .easeIn), [.interval(1)])),
            Part(.stagger(Stagger(each: 1, from: .grid(.init(columns: 2, rows: 3, metric: .vertical))), [])),
            Part.interval(1).starting(.crossing(5, of: "a", count: 2), offset: -1).repeated(nil, yoyo: true),
            Part.interval(1).starting(.previousEnd).takingOver(by: .law(try .thirdOrder(rate: 3))),
            Part.interval(1).starting(ChoreographyAnchor(.settledEnd, of: .parent)).takingOver(
                by: .automatic),
        ]
        for part in parts { #expect(try decoded(part) == part) }
        #expect(try decoded(Part(.sequence(parts))) == Part(.sequence(parts)))
    }

    @Test func `A motion of another type has no JSON form`() {
        let spring = SpringMotion(spring: .bouncy, from: 0.0, to: 1)
        let part = Part.motion(0, .motion(spring, logicalDuration: 1, settledDuration: 2))
        #expect(throws: EncodingError.self) { try JSONEncoder().encode(part) }
        #expect(throws: EncodingError.self) { try JSONEncoder().encode(Part(.group([.interval(1), part]))) }
    }

    @Test func `A part is written with the words of the command, the usual values left out`() throws {
        let part: Part = .sequence([
            .motion(1, .spring(to: 4, .bouncy, from: 0)).named("slide, then stop"),
            .motion(2, .curve(to: 1, over: 0.5, .easeIn)).starting(.crossing(2, of: "slide, then stop")),
            .stagger(Stagger(each: 0.1, from: .center), [3], .fling(velocity: 9)).repeated(nil, yoyo: true)
                .takingOver(by: .jump),
            .call("done"),
        ])
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        #expect(
            String(decoding: try encoder.encode(part), as: UTF8.self)
                == #"{"sequence":[{"from":0,"move":"1","name":"slide, then stop","spring":"bouncy","to":4},"#
                + #"{"curve":"ease-in","duration":0.5,"move":"2","start":{"crossing":2,"of":"slide, then stop"},"to":1},"#
                + #"{"by":"jump","decay":"normal","each":0.1,"move":["3"],"origin":"center","repeat":"endless","#
                + #""velocity":9,"yoyo":true},{"call":"done"}]}"#)
        let text = try #require(part.notation).text
        #expect(
            text == "sequence(move(\"1\", spring=bouncy, from=0, to=4, name=\"slide, then stop\"), "
                + "move(\"2\", curve=ease-in, duration=0.5, to=1, start=crossing(2, of=\"slide, then stop\")), "
                + "move([\"3\"], each=0.1, origin=center, decay=normal, velocity=9, repeat=endless, yoyo=true, by=jump), "
                + "call(done))")
        #expect(try Part(.text(text), at: "part") == part)
        #expect(
            try Part(.text("group(move(1, to=2, spring=snappy))"), at: "part")
                == Part.group([.motion(1, .spring(to: 2, .snappy))]))
    }

    @Test(arguments: [
        (#"{"key":"x","interval":1}"#, #"unknown field "part.key"; "#),
        (#"{"sequence":[{"interval":"a"}]}"#, #"part.sequence[0].interval is "a"; accepted: a number"#),
        (#"{"move":"x","to":1}"#, #"part.move is "x"; accepted: the name of a property"#),
        (#"{"move":"1","to":1}"#, "part is missing; accepted: exactly one of spring, curve, times, decay"),
        (#"{"move":"1","to":[1,2],"spring":"bouncy"}"#, "part.to is a list of 2; accepted: a number"),
        (
            #"{"interval":1,"start":{"point":"middle"}}"#,
            #"part.start.point is "middle"; accepted: start, end, settledEnd"#
        ),
        (
            #"{"interval":1,"start":{"parent":true,"of":"a","point":"end"}}"#,
            "part.start.of is given; accepted: of or parent"
        ),
        (#"{"move":[],"to":1,"spring":"bouncy"}"#, "part.move is []; accepted: the names of properties"),
        (#"{"move":"","to":1,"spring":"bouncy"}"#, #"part.move is ""; accepted: the name of a property"#),
        (
            #"{"move":["1","2"],"to":1,"spring":"bouncy"}"#,
            "part.each is missing; accepted: seconds as each or as total"
        ),
        (
            #""move(1, to=1, spring(bouncy))""#,
            #"part.move[1] is "spring(bouncy)"; accepted: the name of a property, or spring=…"#
        ),
        (
            #"{"interval":1,"repeat":"infinite"}"#,
            #"part.repeat is "infinite"; accepted: a whole number from 1 to 2147483647, or endless"#
        ),
        (#"{"interval":1,"each":0.1}"#, "part.each is given; accepted: not beside interval"),
        (#"{"interval":1,"by":"jumps"}"#, #"part.by is "jumps"; "#),
        (#""seqence(interval(1))""#, #"part is "seqence(interval(1))"; "#),
    ])
    func `Other forms are refused with the path`(json: String, message: String) throws {
        let error = #expect(throws: HookeError.self) {
            try JSONDecoder().decode(Part.self, from: Data(json.utf8))
        }
        #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
    }

    @Test func `A property that moves twice in one list is refused with its place`() throws {
        let json = Data(#"{"move":["1","2","1"],"each":0.1,"spring":"bouncy","to":1}"#.utf8)
        #expect(
            throws: HookeError.badValue(
                field: "part.move[2]", value: "\"1\" again", nearest: nil, accepted: "each once")
        ) { try JSONDecoder().decode(Part.self, from: json) }
    }

    @Test func `Parts that are too deep are refused`() {
        var json = #"{"interval":1}"#
        for _ in 0..<40 { json = #"{"sequence":[\#(json)]}"# }
        #expect(throws: HookeError.self) { try JSONDecoder().decode(Part.self, from: Data(json.utf8)) }
    }

    @Test func `A crossing of a component that is not there is refused`() {
        let part: Part = .sequence([
            .motion(1, .spring(to: 4, .bouncy, from: 0)).named("a"),
            Part.call("b").starting(.crossing(2, of: "a", component: 9)),
        ])
        #expect(throws: ChoreographyError.self) { try Choreography(part) }
    }
}
