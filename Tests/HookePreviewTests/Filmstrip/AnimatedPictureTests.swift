import Testing

@testable import HookePreview

@Suite struct AnimatedPictureTests {
    @Test func `It is well-formed, with a rule for each frame, and shows one frame without animation`() throws
    {
        let svg = try AnimatedPicture.svg(of: SampleRecordings.flip, fps: 20, height: 400)
        let elements = try #require(parseXML(svg))
        #expect(oddNumber(in: elements) == nil)
        #expect(elements[0].attributes["height"] == "400")
        let frames = elements.filter { $0.attributes["class"]?.hasPrefix("frame") == true }
        // 1.1 s at 20 frames a second, both ends included.
        #expect(frames.count == 23)
        #expect(frames.count { $0.attributes["class"] == "frame poster" } == 1)
        let style = try #require(elements.first { $0.name == "style" }?.text)
        for frame in frames {
            let id = try #require(frame.attributes["id"])
            #expect(style.contains("@keyframes \(id) {") && style.contains("#\(id) { animation: \(id) 2.1s"))
        }
        #expect(style.contains("prefers-reduced-motion"))
        #expect(!svg.contains("<script"))
    }

    @Test func `Each instant of the loop shows exactly one frame`() throws {
        let svg = try AnimatedPicture.svg(of: SampleRecordings.drawer, fps: 30)
        var shown: [(from: Double, to: Double)] = []
        for rule in svg.components(separatedBy: "@keyframes ").dropFirst() {
            let visible = try #require(rule.firstRange(of: "% { visibility: visible"))
            let before = rule[..<visible.lowerBound].split(separator: " ").last.flatMap {
                Double($0.drop { $0 == "{" })
            }
            let rest = rule[visible.upperBound...].split(separator: " ").first { $0.hasSuffix("%") }
            shown.append((try #require(before), try #require(rest.flatMap { Double($0.dropLast()) })))
        }
        #expect(shown.first?.from == 0)
        #expect(shown.last?.to == 100)
        for (a, b) in zip(shown, shown.dropFirst()) { #expect(a.to == b.from && a.from < a.to) }
    }

    @Test func `Few frames are all shown, and none are refused`() throws {
        var recording = SampleRecordings.flip
        recording.frames = [recording.frames[12]]
        let elements = try #require(parseXML(AnimatedPicture.svg(of: recording)))
        #expect(elements.count { $0.attributes["class"] == "bezel" } == 1)
        recording.frames = []
        #expect(
            throws: PreviewError.badRecording(field: "frames", value: "empty", accepted: "at least one frame")
        ) {
            try AnimatedPicture.svg(of: recording)
        }
    }
}
