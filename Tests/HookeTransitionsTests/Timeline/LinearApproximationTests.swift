import Foundation
import Hooke
import TestSupport
import Testing

@testable import HookeTransitions

@Suite struct LinearApproximationTests {
    /// What a comparison at many times found: errors as shares of what is proven.
    private struct Comparison {
        var channels: [Double] = []
        var distance = 0.0
        var share = 0.0
        var largest = 0.0
    }

    /// The tree with some values in it.
    private func shown(
        _ model: SceneSnapshot, _ values: [ViewID: [AnimatedProperty: AnimatableValue]]
    ) -> [ViewID: [SIMD2<Double>]] {
        func dressed(_ node: SceneSnapshot.Node) -> SceneSnapshot.Node {
            var node = node
            for (property, value) in values[node.id] ?? [:] { node.state[property] = value }
            node.children = node.children.map(dressed)
            return node
        }
        var tree = model
        tree.root = dressed(tree.root)
        return Dictionary(uniqueKeysWithValues: tree.projectedViews().map { ($0.id, $0.corners) })
    }

    private func compare(
        _ timeline: Timeline, _ straight: LinearTimeline, _ random: inout SeededGenerator, times: Int
    ) -> Comparison {
        var found = Comparison(channels: Array(repeating: 0, count: straight.channels.count))
        for index in 0..<times {
            let spread = random.uniform(-0.1...1.1) * timeline.duration
            // Near knots, too, where jumps are.
            let knots = straight.channels[index % max(1, straight.channels.count)].knots
            let knot = knots[random.integer(0...knots.count - 1)].time
            let time = random.chance(0.7) ? spread : knot + random.uniform(-1...1) * 1e-9
            let truth = timeline.values(at: time)
            var replaced: [ViewID: [AnimatedProperty: AnimatableValue]] = [:]
            for (index, channel) in straight.channels.enumerated() {
                let value = channel.value(at: time)
                replaced[channel.view, default: [:]][channel.property] = value
                guard let a = value.vector, let b = truth[channel.view]![channel.property]!.vector else { continue }
                let off = (a - b).magnitudes.max()
                let ratio = off <= 1e-12 * (1 + b.magnitudes.max()) ? 0 : off / channel.error
                found.channels[index] = max(found.channels[index], ratio)
            }
            let (a, b) = (shown(straight.model, truth), shown(straight.model, replaced))
            for (view, corners) in a {
                for (p, q) in zip(corners, b[view]!) {
                    let off = ((p - q) * (p - q)).sum().squareRoot()
                    found.largest = max(found.largest, off)
                    found.distance = max(found.distance, off <= 1e-9 ? 0 : off / straight.distance)
                    if off.isNaN { found.distance = .infinity }
                }
            }
        }
        return found
    }

    @Test func `No random timeline is farther from its straight pieces than is proven`() {
        let stage = RandomTimelines()
        let model = stage.model
        var (worst, tightest, refused, total, distances) = (0.0, 0.0, 0, 0, [Double]())
        for seed in UInt64(1)...60 {
            let timeline = stage.timeline(seed)
            var random = SeededGenerator(seed: seed)
            let way = LinearTimeline.TransformWay.allCases[Int(seed % 2)]
            total += 1
            do {
                let straight = try timeline.linearApproximation(of: model, transformsGo: way)
                #expect(straight.distance <= 0.25 && straight.share <= 1.0 / 512)
                for form in [straight, straight.straightened] {
                    let found = compare(timeline, form, &random, times: 60)
                    worst = max(worst, found.channels.max() ?? 0)
                    tightest = max(tightest, found.distance)
                    distances.append(found.distance)
                    let bad = zip(form.channels, found.channels).filter { $0.1 > 1 }
                    #expect(bad.isEmpty, "seed \(seed): \(bad.map { ($0.0.property, $0.1) })")
                    #expect(found.distance <= 1, "seed \(seed): \(found.distance), \(form.distance)")
                }
            } catch {
                refused += 1
                print("seed \(seed): \(error)")
            }
        }
        print("channels \(worst), corners \(tightest), refused \(refused) of \(total)", distances.sorted())
        #expect(refused * 3 < total)
    }
}
