import Foundation
import HookeJSON
import Testing

@Suite struct JSONTextTests {
    @Test func `A non-finite number is a string that Double reads`() throws {
        for value in [Double.infinity, -.infinity] {
            let text = JSONText.number(value)
            #expect(Double(text.trimmingCharacters(in: ["\""])) == value)
        }
        #expect(JSONText.number(.nan) == "\"NaN\"")
    }

    @Test func `Objects keep the order of their keys`() {
        #expect(
            JSONText.object(["b": JSONText.numbers([1, -0.0, 1e300]), "a": JSONText.string("\u{1F}")])
                == #"{"b":[1.0,-0.0,1e+300],"a":"\u001f"}"#)
    }
}
