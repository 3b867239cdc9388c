import BenchmarkHarness
import HookeTransitions

// Choreographies of staggered springs: built, and evaluated at a time.

private typealias Part = ChoreographyPart<Int, Double>

/// The same spring for every property, 0.1 ms after its neighbour.
private func staggered(_ count: Int) -> Part {
    .stagger(Stagger(each: 1e-4, from: .center), 0..<count, .spring(to: 100, .snappy, from: 0))
}

/// One property with motions every 10 ms, each of which takes over.
private func chained(_ count: Int) -> Part {
    Part(
        .group(
            (0..<count).map {
                Part.motion(0, .spring(to: Double($0 % 7), .snappy, from: 0)).offset(by: Double($0) * 0.01)
            }))
}

/// Times are per child.
let choreographyBuilds = Benchmark("choreography, built", sizes: [1_000, 100_000]) { count in
    let part = staggered(count)
    let grid = Part.stagger(
        Stagger(each: 1e-3, from: .grid(.init(columns: 400, rows: count / 400))), 0..<count,
        .spring(to: 100, .snappy, from: 0))
    let children = Part(
        .stagger(
            Stagger(each: 1e-4, from: .center),
            (0..<count).map { Part.motion($0, .spring(to: Double($0), .snappy, from: 0)) }))
    func build(_ repetitions: Int, _ part: Part) {
        var part = part
        for _ in 0..<repetitions {
            consume(&part)
            consume(result: try! Choreography(part).settledDuration)
        }
    }
    return (
        count,
        [
            Variant("one motion of many keys, from the centre", .hooke) { build($0, part) },
            Variant("one motion of many keys, in a grid", .other) { build($0, grid) },
            Variant("a part for each key", .naive) { build($0, children) },
        ]
    )
}

/// Times are per time. Of 100,000 staggered springs a property is read, and all under way are visited.
let choreographySeeks = Benchmark("choreography of staggered springs, sought", sizes: [100_000]) { count in
    let choreography = try! Choreography(staggered(count))
    let times = scattered(from: 0, to: choreography.settledDuration)
    let quiet = scattered(from: choreography.settledDuration, to: 2 * choreography.settledDuration)
    let motion = SpringMotion(spring: .snappy, from: 0.0, to: 100)
    return (
        sampleCount,
        [
            Variant("state(ofKeyAt:at:)", .hooke) {
                sample($0, choreography, at: times) { $0.state(ofKeyAt: 777, at: $1).position }
            },
            Variant("state(of:at:)", .other) {
                sample($0, choreography, at: times) { $0.state(of: 777, at: $1)!.position }
            },
            Variant("forEachActive(at:), none under way", .other) {
                sample($0, choreography, at: quiet) {
                    var sum = 0.0
                    $0.forEachActive(at: $1) { sum += $1.position }
                    return sum
                }
            },
            Variant("SpringMotion alone", .limit) {
                sample($0, motion, at: times) { $0.state(at: $1).position }
            },
        ]
    )
}

/// Times are per time, for a property with many motions.
let choreographyChains = Benchmark("choreography of takeovers, sought", sizes: [10, 1_000]) { count in
    let choreography = try! Choreography(chained(count))
    let times = scattered(from: 0, to: choreography.settledDuration)
    return (
        sampleCount,
        [
            Variant("state(ofKeyAt:at:)", .hooke) {
                sample($0, choreography, at: times) { $0.state(ofKeyAt: 0, at: $1).position }
            }
        ]
    )
}

/// Times are per motion under way.
let choreographyActive = Benchmark("choreography of staggered springs, under way", sizes: [100_000]) {
    count in
    let choreography = try! Choreography(staggered(count))
    let time = 2.5
    var active = 0
    choreography.forEachActive(at: time) { _, _ in active += 1 }
    return (
        active,
        [
            Variant("forEachActive(at:)", .hooke) {
                var choreography = choreography
                for _ in 0..<$0 {
                    consume(&choreography)
                    var sum = 0.0
                    choreography.forEachActive(at: time) { sum += $1.position }
                    consume(result: sum)
                }
            }
        ]
    )
}
