import Hooke
import Testing

@Suite struct NearestWordTests {
    @Test func `A third of the letters may be wrong, and case and hyphens are ignored`() {
        let words = ["left", "right", "ease-in-out"]
        #expect(nearestWord(to: "rigth", in: words) == "right")
        #expect(nearestWord(to: "LEFT", in: words) == "left")
        #expect(nearestWord(to: "easeInOut", in: words) == "ease-in-out")
        #expect(nearestWord(to: "up", in: words) == nil)
        #expect(nearestWord(to: String(repeating: "left", count: 100), in: words) == nil)
    }
}
