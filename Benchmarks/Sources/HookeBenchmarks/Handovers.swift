import BenchmarkHarness
import HookeMotion

// A motion that took over another: the cost of the offset beside that of the new motion alone.

private let incoming = SpringMotion(spring: .bouncy, from: 0.0, to: 300, initialVelocity: 30)

private func handover(_ name: String, _ law: HandoverLaw) -> Benchmark {
    Benchmark("handover, \(name)", sizes: [sampleCount]) { count in
        let times = scattered(from: 0.4, to: 0.9, count: count)
        let shown = try! Handover(
            from: UniformMotion(from: 10, velocity: 200), to: incoming, at: 0.4, by: law)
        let resting = try! Handover(
            from: UniformMotion(from: 10, velocity: 200), to: UniformMotion(at: 300), at: 0.4, by: law)
        return (
            count,
            [
                Variant("Handover.position(at:) to a spring", .hooke) {
                    sample($0, shown, at: times) { $0.position(at: $1) }
                },
                Variant("Handover.position(at:) to a value at rest", .other) {
                    sample($0, resting, at: times) { $0.position(at: $1) }
                },
                Variant("Handover.state(at:) to a spring", .other) {
                    sample($0, shown, at: times) { $0.state(at: $1).velocity }
                },
                Variant("the spring alone, position", .other) {
                    sample($0, incoming, at: times) { $0.position(at: $1) }
                },
            ]
        )
    }
}

private func offset(_ name: String, _ law: HandoverLaw) -> Benchmark {
    Benchmark("handover offset, \(name)", sizes: [sampleCount]) { count in
        let times = scattered(from: 0, to: 0.5, count: count)
        let start = MotionState(position: 43.2, velocity: 83.7, acceleration: -838.8)
        let offset = HandoverOffset(law, from: start)!
        return (
            count,
            [
                Variant("HandoverOffset.position(at:)", .hooke) {
                    sample($0, offset, at: times) { $0.position(at: $1) }
                },
                Variant("HandoverOffset.state(at:)", .other) {
                    sample($0, offset, at: times) { $0.state(at: $1).velocity }
                },
            ]
        )
    }
}

/// The search among a thousand switches; each piece is a value at rest with a finished quintic.
private let lookup = Benchmark("handover, 1,000 switches", sizes: [sampleCount]) { count in
    let times = scattered(from: 0, to: 1_000, count: count)
    let law = try! HandoverLaw.quintic(1e-6)
    var shown = Handover(UniformMotion(at: 0.0))
    for index in 1...1_000 {
        try! shown.handOver(to: UniformMotion(at: Double(index)), at: Double(index), by: law)
    }
    let alone = Handover(UniformMotion(at: 1.0))
    return (
        count,
        [
            Variant("Handover.position(at:)", .hooke) {
                sample($0, shown, at: times) { $0.position(at: $1) }
            },
            Variant("without switches", .other) {
                sample($0, alone, at: times) { $0.position(at: $1) }
            },
        ]
    )
}

let handovers =
    [
        offset("spring", .spring(.snappy)), offset("third order", try! .thirdOrder(rate: 10)),
        offset("quintic", try! .quintic(0.5, .c2)), handover("spring", .spring(.snappy)),
        handover("quintic", try! .quintic(0.5, .c2)), handover("fade", try! .fade(0.5)), lookup,
    ]
