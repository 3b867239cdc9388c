import Foundation
import HookeLinearAlgebra
import Testing
import TestSupport

@testable import Hooke
@testable import HookeGeometry
@testable import HookeBatches
@testable import HookeSolvers

@Suite struct HomographyFitTests {
    private static let card = Rectangle(x: 0, y: 0, width: 300, height: 200)

    /// Points of the card and their images in a random convex quad, with noise of the given size.
    private static func draw(
        _ random: inout SeededGenerator, count: Int, noise: Double = 0
    ) throws -> (truth: Homography, pairs: [PointCorrespondence]) {
        let quad = randomQuad(&random, squeeze: 1, isMirrored: random.chance(0.3))
        let truth = try Homography(from: card, to: quad)
        let size = (quad.boundingBox.size.x + quad.boundingBox.size.y) / 2
        let corners = card.corners.corners
        return (
            truth,
            (0..<count).map { index in
                let inside = Vector2(random.uniform(0...300), random.uniform(0...200))
                let point = index < 4 ? corners[index] : inside
                let moved = Vector2(random.uniform(-1...1), random.uniform(-1...1)) * (noise * size)
                return (point, truth.apply(point)! + moved)
            }
        )
    }

    @Test(arguments: LinearAlgebraBackend.available)
    func `Exact points give the exact map`(backend: LinearAlgebraBackend) throws {
        var random = SeededGenerator(seed: 91)
        var worst = Worst<Int>()
        for index in 0..<randomCases(120) {
            let count = [4, 5, 8, 16, 40][index % 5]
            let (_, pairs) = try Self.draw(&random, count: count)
            let size = pairs.map { $0.to.absolute.max() }.max()!
            for measure in HomographyFit.Measure.allCases {
                let fit = try HomographyFit(pairs, minimizing: measure, backend: backend)
                worst.note(fit.residuals.max()! * fit.reciprocalCondition / size, count)
                #expect(fit.rootMeanSquare <= fit.residuals.max()! && fit.residuals.count == count)
            }
            let plain = try HomographyFit(pairs)
            #expect(try Homography(fitting: pairs) == plain.homography)
        }
        // Over the largest coordinate, times σ₈/σ₁. Measured with OpenBLAS 2.9e-16, with the reference 4.5e-16.
        #expect(worst.error > 0 && worst.error <= 1e-14, "\(worst)")
    }

    @Test(arguments: LinearAlgebraBackend.available)
    func `Fits of noisy points match the least squares of the table`(backend: LinearAlgebraBackend) throws {
        var worst = Worst<Int>()
        var worstCost = Worst<Int>()
        for (index, line) in try goldenLines("homographies").enumerated() where line[0] == "fit" {
            let count = try #require(Int(line[1]))
            let v = try #require(doubles(line.dropFirst(2)))
            let pairs: [PointCorrespondence] = (0..<count).map {
                (Vector2(v[4 * $0], v[4 * $0 + 1]), Vector2(v[4 * $0 + 2], v[4 * $0 + 3]))
            }
            let truth = v[(4 * count)...].map { $0 }
            let fit = try HomographyFit(pairs, backend: backend)
            let cost = fit.rootMeanSquare * fit.rootMeanSquare * Double(count)
            worstCost.note(cost / truth[0] - 1, index)
            for (corner, at) in zip(Self.card.corners.corners, [1, 3, 5, 7]) {
                let image = try #require(fit.homography.apply(corner))
                worst.note((image - Vector2(truth[at], truth[at + 1])).absolute.max(), index)
            }
            // The algebraic fit is close, and never better.
            let linear = try HomographyFit(pairs, minimizing: .algebraic, backend: backend)
            #expect(linear.rootMeanSquare >= fit.rootMeanSquare * (1 - 1e-12))
            #expect(linear.rootMeanSquare <= 1.5 * fit.rootMeanSquare)
        }
        // In points, for coordinates of about 500. Measured with OpenBLAS 4.6e-13 and 3.7e-14, with the reference
        // 1.8e-13 and 3.5e-13 (relative error of the sum of squares).
        #expect(worst.error > 0 && worst.error <= 1e-9, "\(worst)")
        #expect(worstCost.error <= 1e-11, "\(worstCost)")
    }

    @Test func `No neighbouring map fits better`() throws {
        var random = SeededGenerator(seed: 92)
        for _ in 0..<randomCases(60) {
            let (_, pairs) = try Self.draw(&random, count: random.integer(5...20), noise: 0.02)
            let fit = try HomographyFit(pairs)
            let cost = fit.rootMeanSquare
            for field in 0..<9 {
                for step in [-1e-5, 1e-5] {
                    var elements = fit.homography.elements
                    elements[field] *= 1 + step
                    let other = try Homography(elements: elements)
                    #expect(Reprojection(other, pairs).rootMeanSquare >= cost * (1 - 1e-14))
                }
            }
        }
    }

    @Test func `More points and less noise reduce the error`() throws {
        var random = SeededGenerator(seed: 93)
        var errors: [Double] = []
        for (count, noise) in [(8, 1e-2), (128, 1e-2), (128, 1e-4)] {
            var total = 0.0
            for _ in 0..<30 {
                let (truth, pairs) = try Self.draw(&random, count: count, noise: noise)
                let fit = try HomographyFit(pairs)
                let size = truth.apply(Self.card.corners)!.boundingBox.size.max()
                let corner = Vector2(300, 200)
                let error = (fit.homography.apply(corner)! - truth.apply(corner)!).absolute.max() / size
                total += error * error
            }
            errors.append((total / 30).squareRoot())
        }
        // √(120/4) ≈ 5 times as good, then 100 times.
        #expect(errors[0] > 2 * errors[1] && errors[0] < 12 * errors[1], "\(errors)")
        #expect(errors[1] > 50 * errors[2] && errors[1] < 200 * errors[2], "\(errors)")
    }

    @Test func `Results do not depend on units`() throws {
        var random = SeededGenerator(seed: 94)
        let (_, pairs) = try Self.draw(&random, count: 9, noise: 0.01)
        let plain = try HomographyFit(pairs)
        for (from, to) in [(0x1p+400, 0x1p-300), (0x1p-450, 0x1p+450), (1, 0x1p-490)] {
            let fit = try HomographyFit(pairs.map { ($0.from * from, $0.to * to) })
            #expect((fit.rootMeanSquare / to / plain.rootMeanSquare - 1).magnitude <= 1e-9)
            #expect((fit.reciprocalCondition / plain.reciprocalCondition - 1).magnitude <= 1e-9)
        }
    }

    @Test func `Points that determine no map throw errors with the reason`() throws {
        var random = SeededGenerator(seed: 95)
        func refusal(_ pairs: [PointCorrespondence]) -> String? {
            #expect(throws: HookeError.self) { try HomographyFit(pairs) }?.description
        }
        for _ in 0..<randomCases(50) {
            let (_, good) = try Self.draw(&random, count: 4 + random.integer(0...6))
            // All but one on a random line.
            let (start, along) = (
                Vector2(random.uniform(-9...9), random.uniform(-9...9)),
                Vector2(random.uniform(-9...9), random.uniform(-9...9))
            )
            var pairs = good
            for index in 1..<pairs.count { pairs[index].from = start + random.uniform(-5...5) * along }
            #expect(refusal(pairs)?.contains("line") == true)
            for index in 1..<pairs.count { pairs[index].to = pairs[index].from }
            #expect(refusal(pairs)?.contains("do not determine") == true)
            pairs = Array(good.prefix(4))
            for index in 1..<4 { pairs[index].to = start + random.uniform(-5...5) * along }
            #expect(refusal(pairs)?.contains("line") == true)
            pairs = good.map { ($0.from, start + $0.from.x * along) }
            #expect(refusal(pairs)?.contains("line") == true)
        }
        let (_, four) = try Self.draw(&random, count: 4)
        var pairs = four
        pairs[1] = pairs[0]
        #expect(refusal(pairs)?.contains("coincide") == true)
        pairs = four.map { (Vector2(1, 1), $0.to) }
        #expect(refusal(pairs)?.contains("`from` coincide") == true)
        pairs = four
        (pairs[1].to, pairs[2].to) = (pairs[2].to, pairs[1].to)
        #expect(refusal(pairs)?.contains("through infinity") == true)
        #expect(
            throws: HookeError.wrongCount(field: "correspondences", count: 3, accepted: "4 or more")
        ) { try HomographyFit(Array(four.prefix(3))) }
        pairs = four
        pairs[2].to.y = .infinity
        #expect(
            throws: HookeError.badElement(
                field: "correspondences", index: 2, value: .infinity,
                accepted: "coordinates of magnitude up to 2^500")
        ) { try HomographyFit(pairs) }
        pairs[2].to.y = .nan
        #expect(refusal(pairs)?.hasPrefix("correspondences[2] is nan") == true)
    }
}
