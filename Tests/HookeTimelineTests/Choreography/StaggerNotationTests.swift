import Foundation
import Hooke
import HookeTimeline
import TestSupport
import Testing

@Suite struct StaggerNotationTests {
    private static let staggers: [(String, Stagger)] = [
        ("stagger(each=0.05)", Stagger(each: 0.05)),
        ("stagger(total=0.4, origin=center)", Stagger(total: 0.4, from: .center)),
        ("stagger(each=0.1, origin=-3)", Stagger(each: 0.1, from: .index(-3))),
        (
            "stagger(each=0.1, origin=edges, easing=ease-in-out)",
            Stagger(each: 0.1, from: .edges, easing: .easeInOut)
        ),
        (
            "stagger(each=0.1, origin=last, easing=spring(bouncy))",
            Stagger(each: 0.1, from: .last, easing: .spring(try! SpringCurve(.bouncy)))
        ),
        (
            "stagger(each=1, origin=grid(columns=4, column=1.5, row=0, metric=vertical))",
            Stagger(each: 1, from: .grid(.init(columns: 4, column: 1.5, row: 0, metric: .vertical)))
        ),
    ]

    @Test func `Text and JSON are read as what was written`() throws {
        for (text, stagger) in Self.staggers {
            #expect(try Stagger(text: text) == stagger, "\(text)")
            #expect(try Stagger(text: stagger.text) == stagger, "\(stagger.text)")
            let copy = try JSONDecoder().decode(Stagger.self, from: JSONEncoder().encode(stagger))
            #expect(copy == stagger, "\(text)")
            let string = try JSONDecoder().decode(Stagger.self, from: Data("\"\(text)\"".utf8))
            #expect(string == stagger, "\(text)")
        }
        #expect(try Stagger(text: "stagger(each=0.05, origin=first)").text == "stagger(each=0.05)")
        let grid = Stagger(each: 1, from: .grid(.init(columns: 2, rows: 3)))
        #expect(try Stagger(text: "stagger(each=1, origin=grid(columns=2, rows=3))") == grid)
        let object = #"{"each":1,"origin":{"columns":2,"rows":3}}"#
        #expect(try JSONDecoder().decode(Stagger.self, from: Data(object.utf8)) == grid)
    }

    @Test(arguments: [
        (
            "stagger(each=0.1, origin=centre)",
            "stagger.origin is \"centre\"; did you mean \"center\"? Accepted: first, "
        ),
        (
            "stagger(each=0.1, origin=1.5)",
            "stagger.origin is 1.5; accepted: first, last, center, edges, an index, "
        ),
        (
            "stagger(each=0.1, total=1)",
            "stagger.total is given beside stagger.each; accepted: exactly one of "
        ),
        ("stagger(origin=last)", "stagger.each is missing; accepted: seconds as each or as total"),
        (
            "stagger(eech=0.1)",
            "unknown field \"stagger.eech\"; did you mean \"each\"? Accepted: each, total, "
        ),
        (
            "stagger(each=1, origin=grid(columns=0, rows=1))",
            "stagger.origin.columns is 0.0; accepted: whole numbers from 1 to "
        ),
        (
            "staggr(each=1)",
            "stagger is \"staggr(each=1)\"; did you mean \"stagger\"? Accepted: stagger(…) with each, "
        ),
    ])
    func `A wrong text names the field, the value and what is accepted`(text: String, reason: String) {
        let error = #expect(throws: HookeError.self) { try Stagger(text: text) }
        #expect(error?.description.hasPrefix(reason) == true, "\(error?.description ?? "")")
    }
}
