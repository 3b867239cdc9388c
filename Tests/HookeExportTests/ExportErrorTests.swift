import HookeExport
import Testing

@Suite struct ExportErrorTests {
    @Test func `An error has the field, the value and what is accepted`() {
        let error = ExportError.outOfRange(field: "distance", value: -1, accepted: "above 0 and finite")
        #expect(error.description == "distance is -1.0; accepted: above 0 and finite")
    }

    @Test func `An unsupported property is named`() {
        let error = ExportError.unsupported(what: "row 3: transform", reason: "Lottie has no perspective")
        #expect(error.description == "row 3: transform cannot be exported: Lottie has no perspective")
    }
}
