import HookeExport
import Testing

@Suite struct ExportErrorTests {
    @Test func `An error names what it is about, the value and what is accepted`() {
        let error = ExportError.outOfRange(field: "distance", value: -1, accepted: "above 0 and finite")
        #expect(error.description == "distance is -1.0; accepted: above 0 and finite")
    }

    @Test func `What a format cannot say is refused by name`() {
        let error = ExportError.unsupported(what: "row 3: transform", reason: "Lottie has no perspective")
        #expect(error.description == "row 3: transform cannot be exported: Lottie has no perspective")
    }
}
