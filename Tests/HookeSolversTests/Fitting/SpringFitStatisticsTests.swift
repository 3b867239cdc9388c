import Foundation
import HookeSolvers
import TestSupport
import Testing

@Suite struct SpringFitStatisticsTests {
    @Test func `No other method finds a smaller sum of squares`() throws {
        // SciPy's least_squares over all five unknowns from sixty starts. Worst difference of its sum: 2.8e-14.
        let lines = try goldenLines("fits")
        var worst = Worst<String>()
        var index = 0
        var count = 0
        while index < lines.count {
            let line = lines[index]
            index += 1
            guard line[0] == "F" else { continue }
            let size = try #require(Int(line[2]))
            let expected = try #require(doubles(line.dropFirst(3)))
            let samples = try lines[index..<index + size].map { try #require(doubles($0)) }
            index += size
            count += 1
            let fit = try SpringFit(times: samples.map { $0[0] }, values: samples.map { $0[1] })
            let sum = fit.residual.rootMeanSquare * fit.residual.rootMeanSquare * Double(size)
            worst.note(max(sum / expected[0] - 1, 0), String(line[1]))
            // The same minimum: the numbers agree within SciPy's stopping rule, 1.8e-8 at worst.
            let spring = fit.nearest.spring
            #expect((spring.stiffness / expected[1] - 1).magnitude < 1e-6, "\(line[1])")
            #expect(
                (spring.damping - expected[2]).magnitude < 1e-6 * 2 * spring.stiffness.squareRoot(),
                "\(line[1])")
        }
        #expect(count == 16)
        #expect(worst.error <= 1e-12, "\(worst)")
    }

    /// A row of the table: the motion, its sampling, and the least possible standard deviations.
    struct Bound: Sendable {
        var truth: [Double]
        var noise: Double
        var interval: Double
        var count: Int
        var deviations: [Double]
    }

    @Test(arguments: 0..<4)
    func `Errors with noise match the Cramér–Rao bound and the standard errors`(_ row: Int) throws {
        let line = try #require(try goldenLines("fits").filter { $0[0] == "B" }[row...].first)
        let numbers = try #require(doubles(line.dropFirst()))
        let bound = Bound(
            truth: Array(numbers[0..<5]), noise: numbers[5], interval: numbers[6], count: Int(numbers[7]),
            deviations: Array(numbers[8...]))
        let truth = SpringMotion(
            spring: try Spring(mass: 1, stiffness: bound.truth[0], damping: bound.truth[1]),
            from: bound.truth[2],
            to: bound.truth[3], initialVelocity: bound.truth[4])
        let times = (0..<bound.count).map { Double($0) * bound.interval }
        let values = times.map { truth.position(at: $0) }

        var random = SeededGenerator(seed: 50 + UInt64(row))
        func normal() -> Double {
            (-2 * log(1 - random.unit())).squareRoot() * cos(2 * .pi * random.unit())
        }
        let trials = fitTrials(30)
        var (sums, squares, reported) = (
            [Double](repeating: 0, count: 5), [Double](repeating: 0, count: 5), 0.0
        )
        for _ in 0..<trials {
            let fit = try SpringFit(times: times, values: values.map { $0 + bound.noise * normal() })
            let found = fit.nearest
            let numbers = [
                found.spring.stiffness, found.spring.damping, found.start, found.target,
                found.initialVelocity,
            ]
            for place in 0..<5 {
                let error = (numbers[place] - bound.truth[place]) / bound.deviations[place]
                sums[place] += error
                squares[place] += error * error
            }
            let errors = fit.standardErrors
            let ratios = [
                errors.stiffness, errors.damping, errors.start, errors.target, errors.initialVelocity,
            ]
            for place in 0..<5 { reported += ratios[place] / bound.deviations[place] / 5 }
            #expect(fit.verdict() == .spring)
        }
        // Chi squared: the variance of `trials` normal errors is 1 ± √(2/trials), their mean 0 ± 1/√trials.
        let spread = (2 / Double(trials)).squareRoot()
        for place in 0..<5 {
            let variance = squares[place] / Double(trials)
            #expect((variance - 1).magnitude < 4 * spread, "variance of number \(place): \(variance)")
            #expect((sums[place] / Double(trials)).magnitude < 4 / Double(trials).squareRoot())
        }
        #expect((reported / Double(trials) - 1).magnitude < 0.1, "\(reported / Double(trials))")
        if trials > 1_000 {
            print(
                "bound \(row): variances \(squares.map { $0 / Double(trials) }) means \(sums.map { $0 / Double(trials) }) reported \(reported / Double(trials))"
            )
        }
    }
}
