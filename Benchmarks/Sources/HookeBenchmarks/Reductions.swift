import BenchmarkHarness
import HookeMotion

// A spring's step from rest as the fewest pieces within 1e-3. The size is the damping ratio in hundredths.

let reductions = CubicReduction.Kind.allCases.map { kind in
    Benchmark("a spring as \(kind)", sizes: [20, 80]) { percent in
        let spring = try! Spring(mass: 1, stiffness: 1, damping: Double(percent) / 50)
        let motion = SpringMotion(spring: spring, from: 0.0, to: 1)
        return (
            1,
            [
                Variant("CubicReduction", .hooke) { repetitions in
                    for _ in 0..<repetitions {
                        let found = try! CubicReduction(motion, error: 1e-3, kind: kind)
                        consume(result: Double(found.pieces.count))
                    }
                }
            ]
        )
    }
}
