import Hooke
import Testing

@Suite struct HookeErrorTests {
    private static let errors: [HookeError] = [
        .outOfRange(field: .duration, value: -1, accepted: "a"),
        .badElement(field: .duration, index: 2, value: -1, accepted: "a"),
        .wrongCount(field: .duration, count: 3, accepted: "a"),
        .badText(field: .duration, text: "t", offset: 4, accepted: "a"),
        .noSolution(field: .duration, reason: "r"),
    ]

    @Test(arguments: errors)
    func `Renaming a field changes only the field`(_ error: HookeError) {
        #expect(error.field == "duration")
        let renamed = error.renamingField { $0 == .duration ? "until" : $0 }
        #expect(renamed.field == "until")
        #expect(renamed.description == error.description.replacing("duration", with: "until"))
        #expect(renamed.renamingField { _ in .duration } == error)
    }

    @Test func `integrationStopped has no field`() {
        let error = HookeError.integrationStopped(time: 1, reason: "r")
        #expect(error.field == nil && error.renamingField { _ in "x" } == error)
    }
}
