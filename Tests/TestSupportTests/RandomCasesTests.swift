import Testing

@testable import TestSupport

@Suite struct RandomCasesTests {
    @Test func `HOOKE_CASES is a number of cases or a factor of each test's own number`() {
        #expect(RandomCases.countRule("6000")?(150) == 6_000)
        #expect(RandomCases.countRule("20x")?(150) == 3_000)
        #expect(RandomCases.countRule("0.5x")?(150) == 75)
        #expect(RandomCases.countRule("0.001x")?(150) == 1)
        for text in ["", "x", "0", "-1", "0x", "-2x", "nanx", "infx", "20 x", "1e3"] {
            #expect(RandomCases.countRule(text) == nil, "\(text)")
        }
    }

    @Test func `A property runs the number of cases that it returns`() {
        var count = 0
        let cases = checkProperty(seed: 1, cases: 30, Generator<UInt64>(draw: { $0.next() })) { _ in
            count += 1
            return nil
        }
        #expect(count == cases)
    }

    @Test func `Each HOOKE_SEED gives other seeds`() {
        #expect(Set((0..<1_000).map { RandomCases.mask($0) }).count == 1_000)
    }
}
