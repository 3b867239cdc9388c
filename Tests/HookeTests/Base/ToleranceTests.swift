import Foundation
import Hooke
import Testing

@Suite struct ToleranceTests {
    @Test func `Distance and speed are kept, and a literal is a distance`() throws {
        let both = try Tolerance(distance: 0.5, speed: 2)
        #expect(both.distance == 0.5 && both.speed == 2)
        let literal: Tolerance = 0.25
        #expect(literal == (try Tolerance(distance: 0.25)))
        let whole: Tolerance = 1
        #expect(whole.distance == 1 && whole.speed == nil)
        #expect(Tolerance.standard.distance == 0.001)
    }

    @Test(arguments: [-1, Double.nan, Double.infinity, -Double.infinity])
    func `Errors for invalid tolerances name the field`(_ value: Double) {
        do {
            _ = try Tolerance(distance: value)
            Issue.record("accepted \(value)")
        } catch {
            #expect("\(error)".hasPrefix("distance is \(value)"))
        }
        do {
            _ = try Tolerance(distance: 1, speed: value)
            Issue.record("accepted \(value)")
        } catch {
            #expect("\(error)".hasPrefix("speed is \(value)"))
        }
    }

    @Test func `Coding keeps the tolerance and checks its numbers`() throws {
        for tolerance in [try Tolerance(distance: 0.5, speed: 2), try Tolerance(distance: 3)] {
            let data = try JSONEncoder().encode(tolerance)
            #expect(try JSONDecoder().decode(Tolerance.self, from: data) == tolerance)
        }
        #expect(throws: HookeError.self) {
            try JSONDecoder().decode(Tolerance.self, from: Data(#"{"distance":-1}"#.utf8))
        }
    }
}
