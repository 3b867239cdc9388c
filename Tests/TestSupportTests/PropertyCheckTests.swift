import Testing
import TestSupport

@Suite struct PropertyCheckTests {
    private let numbers = Generator<Double>(draw: { $0.uniform(-100...100) }, shrink: simplerDoubles)

    @Test func `A true property has no counterexample`() {
        #expect(counterexample(seed: 1, cases: 1_000, numbers) { $0 == $0 ? nil : "not itself" } == nil)
    }

    @Test func `A counterexample is found and shrunk, and its seed reproduces it`() throws {
        let found = try #require(
            counterexample(seed: 1, cases: 1_000, numbers) { $0 > 40 ? "\($0) is above 40" : nil })
        #expect(found.shrunk > 40)
        #expect(found.shrunk <= 80, "halving stops within a factor of two of the boundary")
        #expect(found.shrunk == found.shrunk.rounded() || found.shrunk / 2 <= 40)
        var again = SeededGenerator(drawn: found.seed)
        #expect(numbers.draw(&again) == found.original)
        #expect(found.description.contains("\(found.seed)"))
    }

    @Test func `A property that throws counts as failed`() {
        struct Refusal: Error {}
        #expect(counterexample(seed: 1, cases: 1, numbers) { _ in throw Refusal() } != nil)
    }

    @Test func `A failing property records an issue`() {
        withKnownIssue { checkProperty(seed: 3, cases: 10, numbers) { _ in "always" } }
    }
}

@Suite struct SeededGeneratorTests {
    @Test func `The sequence is SplitMix64's`() {
        // Published first outputs for seed 1234567 (Vigna's reference implementation).
        var random = SeededGenerator(drawn: 1_234_567)
        #expect(random.next() == 6_457_827_717_110_365_317)
        #expect(random.next() == 3_203_168_211_198_807_973)
        #expect(random.next() == 9_817_491_932_198_370_423)
    }

    @Test func `Draws stay in their range`() {
        var random = SeededGenerator(seed: 9)
        for _ in 0..<10_000 {
            #expect((0..<1).contains(random.unit()))
            #expect((1e-10...1e10).contains(random.logUniform(1.0000001e-10...0.9999999e10)))
            #expect((-3...4).contains(random.integer(-3...4)))
        }
    }
}

@Suite struct ComparisonTests {
    @Test func `Ulps count doubles across zero`() {
        #expect(ulpDistance(1, 1) == 0)
        #expect(ulpDistance(1, 1.0.nextUp) == 1)
        #expect(ulpDistance(-0.0, 0.0) == 0)
        #expect(ulpDistance(-Double.leastNonzeroMagnitude, .leastNonzeroMagnitude) == 2)
        #expect(ulpDistance(.nan, 1) == .infinity)
        #expect(ulpDistance(.infinity, 1) == .infinity)
    }

    @Test func `The state norm does not overflow or underflow in intermediate results`() {
        #expect(stateNorm(displacement: 3, velocity: 8, angularFrequency: 2) == 5)
        #expect(ulpDistance(stateNorm(displacement: 3e200, velocity: 4e200, angularFrequency: 1), 5e200) <= 2)
        #expect(
            ulpDistance(stateNorm(displacement: 3e-200, velocity: 4e-200, angularFrequency: 1), 5e-200) <= 2)
        #expect(stateNorm(displacement: 0, velocity: 0, angularFrequency: 1) == 0)
    }

    @Test func `A difference fails for NaN and contains its label`() throws {
        #expect(difference(1, 1.1, within: 0.2) == nil)
        #expect(difference(.infinity, .infinity, within: 0) == nil)
        let found = try #require(difference(.nan, 1, within: 1e9, "slope"))
        #expect(found.contains("slope"))
    }

    @Test func `The worst error keeps its case, NaN above all`() {
        var worst = Worst<String>()
        worst.note(1, "one")
        worst.note(-3, "minus three")
        worst.note(2, "two")
        #expect(worst.error == 3)
        #expect(worst.at == "minus three")
        worst.note(.nan, "nan")
        #expect(worst.error == .infinity)
    }
}
