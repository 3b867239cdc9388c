import Foundation
import Hooke
import TestSupport
import Testing

@testable import HookeScene
@testable import HookeTransitions

@Suite struct ReleaseStudyTests {
    /// Returns a finger at a constant `velocity`, in points per second, for `seconds`, then at rest.
    private func trace(
        _ velocity: SIMD2<Double>, for seconds: Double, rest: Double = 0,
        from start: SIMD2<Double> = SIMD2(100, 400)
    ) throws -> GestureTrace {
        let count = Int((seconds * 100).rounded())
        var samples = (0...count).map { step in
            let location = start + velocity * (Double(step) / 100)
            return GestureTrace.Sample(
                milliseconds: 7 + Double(step) * 10, phase: step == 0 ? .down : .move,
                position: CGPoint(x: location.x, y: location.y))
        }
        var last = samples[samples.count - 1]
        last.milliseconds += rest * 1000
        last.phase = .up
        samples.append(last)
        return try GestureTrace(name: "even", samples: samples)
    }

    private static let rules: [ReleaseStudy.Rule] = [
        .init("velocity-sign", .velocitySign), .init("threshold", .threshold()),
        .init("projected", .projected()),
        .init("fling", .fling()), .init("look-ahead", .lookAhead()),
    ]

    @Test func `S20: SwipeMeasurement gives distance and velocity as fractions of the extent`() throws {
        for (edge, velocity) in [
            (Edge.left, SIMD2(780.0, 0)), (.right, SIMD2(-780, 0)), (.top, SIMD2(0, 1688)),
            (.bottom, SIMD2(0, -1688)),
        ] {
            let reading = try SwipeMeasurement(trace(velocity, for: 0.1), edge: edge)
            // Two screen extents per second for 0.1 s.
            #expect(difference(reading.release.fraction, 0.2, within: 1e-12) == nil)
            #expect(difference(reading.release.velocity, 2, within: 1e-9) == nil)
            #expect(difference(reading.releaseTime, 0.1, within: 1e-12) == nil)
            #expect((reading.velocity - velocity).norm <= 1e-9 * velocity.norm)
            // The ten points are passed from the second sample on.
            #expect(reading.samples.count >= 8 && reading.samples[0].time <= 0.021)
            for sample in reading.samples {
                #expect(difference(sample.fraction, 2 * sample.time, within: 1e-12) == nil)
            }
            // A rest of more than 40 ms gives velocity 0.
            let rested = try SwipeMeasurement(trace(velocity, for: 0.1, rest: 0.2), edge: edge)
            #expect(rested.release.velocity == 0 && difference(rested.releaseTime, 0.3, within: 1e-12) == nil)
        }
    }

    @Test func `S20: ReleaseStudy is bit-identical to a driver in a scene`() throws {
        let size = CGSize(width: 390, height: 844)
        let settles: [ReleaseStudy.Settle] = [
            .init("spring", .spring), .init("curve", .cubic), .init("uikit", .timed(.easeInOut)),
        ]
        var compared = 0
        for trace in GestureTrace.shipped {
            for edge in Edge.allCases {
                guard let reading = try? SwipeMeasurement(trace, edge: edge) else { continue }
                for cap in [nil, 1.5] {
                    var settings = ReleaseStudy.Settings()
                    settings.maximumVelocity = cap
                    let study = try ReleaseStudy(
                        of: [reading], rules: Self.rules, settles: settles, settings: settings)
                    for result in study.results {
                        let rule = try #require(Self.rules.first { $0.name == result.rule })
                        let settle = try #require(settles.first { $0.name == result.settle })
                        let found = Self.drive(trace, edge, size, rule.decision, settle.style, cap)
                        #expect(found.release.state == result.release)
                        #expect(found.release.verdict == result.verdict)
                        #expect(
                            found.plan?.duration == result.plan.duration, "\(trace.name) \(result.settle)")
                        #expect(found.plan?.range == result.plan.range)
                        #expect(found.plan?.fraction(at: 0.05) == result.plan.fraction(at: 0.05))
                        #expect(
                            result.isCapped == (cap.map { reading.release.velocity.magnitude > $0 } ?? false))
                        compared += 1
                    }
                }
            }
        }
        #expect(compared == 8 * 2 * 15, "each shipped trace but the tap has one edge")
    }

    /// Replays a trace on a drawer.
    private static func drive(
        _ trace: GestureTrace, _ edge: Edge, _ size: CGSize, _ decision: ReleaseDecision,
        _ style: SettlePlan.Style,
        _ cap: Double?
    ) -> (release: SwipeDriver.Release, plan: SettlePlan?) {
        let scene = WindowScene(size: size)
        let (presenter, menu) = (SceneViewController(), SceneViewController())
        scene.window.rootViewController = presenter
        let drawer = DrawerTransition(edge: edge)
        let driver = SwipeDriver(edge: edge)
        drawer.driver = driver
        driver.decision = decision
        driver.settle = style
        driver.maximumVelocity = cap
        menu.modalPresentationStyle = .custom
        menu.transitioningDelegate = drawer
        driver.begin = { presenter.present(menu, animated: true) }
        scene.window.addGestureRecognizer(driver.recognizer)
        for touch in trace.touches(startingAt: 0) { scene.send(touch) }
        return (driver.release!, scene.transition?.settlePlan)
    }

    @Test func `S20: Traces that are not swipes from the edge are refused`() throws {
        func reason(_ trace: GestureTrace, _ edge: Edge, _ measure: SwipeDriver.Measure = .translation)
            -> SwipeMeasurementError.Reason?
        {
            do {
                _ = try SwipeMeasurement(trace, edge: edge, measure: measure)
                return nil
            } catch { return error.reason }
        }
        #expect(reason(.swipeRight, .left) == nil && reason(.pullBack, .bottom) == nil)
        guard case .otherDirection(.right, let movement, .left) = reason(.swipeLeft, .left) else {
            Issue.record("a swipe to the left is no swipe from the left edge")
            return
        }
        #expect(movement.x < -100)
        #expect(reason(.tap, .left) == .notRecognized)
        #expect(reason(.edgeRight, .left, .location) == nil)
        guard
            case .startsAwayFromEdge(.left, let distance, accepted: 20) = reason(
                .swipeRight, .left, .location)
        else {
            Issue.record("an edge swipe begins at the edge")
            return
        }
        #expect(distance > 20)
        let beside = try trace(SIMD2(780, 0), for: 0.1, from: SIMD2(500, 400))
        #expect(reason(beside, .left) == .startsOutside(SIMD2(500, 400), size: SIMD2(390, 844)))
        let second = GestureTrace.swipeRight.samples.map {
            GestureTrace.Sample(
                milliseconds: $0.milliseconds, phase: $0.phase, position: $0.position, finger: 1)
        }
        let both = zip(GestureTrace.swipeRight.samples, second).flatMap { [$0, $1] }
        #expect(reason(try GestureTrace(name: "two", samples: both), .left) == .fingers(2))
        var samples = GestureTrace.swipeRight.samples
        samples[samples.count - 1].phase = .cancel
        let taken = try GestureTrace(name: "taken", samples: samples)
        #expect(reason(taken, .left) == .noRelease)
        let error = SwipeMeasurementError(name: "taken", reason: .noRelease)
        #expect("\(error)" == "taken: the touch was cancelled; accepted: traces that end with an up")
    }

    @Test func `S20: Tallies, disagreements and extremes are those of the results`() throws {
        // At 0.2 with 2 /s; at 0.6 at rest; at 0.4 with a low velocity.
        let readings = try [
            SwipeMeasurement(trace(SIMD2(780, 0), for: 0.1), edge: .left),
            SwipeMeasurement(trace(SIMD2(780, 0), for: 0.3, rest: 0.2), edge: .left),
            SwipeMeasurement(trace(SIMD2(195, 0), for: 0.8), edge: .left),
        ]
        let study = try ReleaseStudy(of: readings, rules: Self.rules, settles: [.init("curve", .cubic)])
        #expect(study.results.count == 15)
        // 0.2 + 0.3·2 = 0.8; 0.2 + 0.499·2 = 1.2; 0.4 + 0.3·0.5 = 0.55; 0.4 + 0.499·0.5 = 0.65.
        #expect(
            study.tallies == [
                .init(rule: "velocity-sign", finished: 2, cancelled: 1),
                .init(rule: "threshold", finished: 1, cancelled: 2),
                .init(rule: "projected", finished: 3, cancelled: 0),
                .init(rule: "fling", finished: 2, cancelled: 1),
                .init(rule: "look-ahead", finished: 3, cancelled: 0),
            ])
        #expect(
            study.disagreements == [
                .init(
                    index: 0, finishing: ["velocity-sign", "projected", "fling", "look-ahead"],
                    cancelling: ["threshold"]),
                .init(
                    index: 1, finishing: ["threshold", "projected", "fling", "look-ahead"],
                    cancelling: ["velocity-sign"]),
                .init(
                    index: 2, finishing: ["velocity-sign", "projected", "look-ahead"],
                    cancelling: ["threshold", "fling"]),
            ])
        // UIKit's time: 0.8·0.3 s, or 0.6·0.3 s, 0.4·0.3 s, …: the first is the longest.
        let longest = try #require(study.longestSettle)
        #expect(longest.index == 0 && longest.rule == "velocity-sign")
        #expect(difference(longest.plan.duration, 0.24, within: 1e-12) == nil)
        #expect(difference(longest.restTime, 0.34, within: 1e-12) == nil)
        #expect(study.cappedCount == 0)
    }

    @Test func `S21: A cap on velocity is reported in the results, and an invalid one is refused`() throws {
        let readings = try [
            SwipeMeasurement(trace(SIMD2(780, 0), for: 0.1), edge: .left),
            SwipeMeasurement(trace(SIMD2(195, 0), for: 0.8), edge: .left),
        ]
        var settings = ReleaseStudy.Settings()
        settings.maximumVelocity = 1
        settings.overshoot = .extrapolate
        let study = try ReleaseStudy(
            of: readings, rules: [.init("fling=2", .fling(minimumVelocity: 2))],
            settles: [.init("bouncy", .spring(try Spring(response: 0.4, dampingRatio: 0.5)))],
            settings: settings)
        #expect(study.results.map(\.isCapped) == [true, false] && study.cappedCount == 1)
        #expect(study.results[0].release.velocity == 1 && study.results[0].plan.initialVelocity == 1)
        #expect(study.results[0].verdict.outcome == .cancel, "the decision sees the capped velocity")
        let overshoot = try #require(study.largestOvershoot)
        #expect(overshoot.plan.largestOvershoot == study.results.map(\.plan.largestOvershoot).max())
        for bad in [-1, .nan] {
            settings.maximumVelocity = bad
            #expect(throws: HookeError.self) {
                try ReleaseStudy(of: readings, rules: [], settles: [], settings: settings)
            }
        }
        settings = ReleaseStudy.Settings()
        settings.duration = .nan
        #expect(throws: HookeError.self) {
            try ReleaseStudy(
                of: readings, rules: Self.rules, settles: [.init("curve", .cubic)], settings: settings)
        }
    }

    @Test func `S20: ReleaseStudy of nothing has no results`() throws {
        let study = try ReleaseStudy(of: [], rules: Self.rules, settles: [.init("spring", .spring)])
        #expect(study.results.isEmpty && study.longestSettle == nil && study.largestOvershoot == nil)
        #expect(
            study.tallies.allSatisfy { $0.finished == 0 && $0.cancelled == 0 } && study.tallies.count == 5)
        #expect(study.disagreements.isEmpty)
    }

    @Test(
        .enabled(
            if: ProcessInfo.processInfo.environment["HOOKE_DATA"] != nil,
            "HOOKE_DATA is not set"))
    func `S20: Recorded swipes have their published release velocities`() throws {
        let folder = try #require(ProcessInfo.processInfo.environment["HOOKE_DATA"]) + "/swipes"
        let table = try String(contentsOfFile: folder + "/release-velocities.csv", encoding: .utf8)
        var read = 0
        for line in table.split(separator: "\n").dropFirst() {
            let fields = line.split(separator: ",")
            let trace = try GestureTrace(contentsOfFile: "\(folder)/\(fields[0])")
            let published = SIMD2(try #require(Double(fields[1])), try #require(Double(fields[2])))
            for edge in Edge.allCases {
                guard let reading = try? SwipeMeasurement(trace, edge: edge) else { continue }
                // Published within 0.1 %.
                #expect((reading.velocity - published).norm <= 0.001 * published.norm, "\(fields[0])")
                let expected =
                    (published * edge.inward).sum() / edge.extent(of: CGSize(width: 390, height: 844))
                #expect((reading.release.velocity - expected).magnitude <= 0.001 * published.norm / 390)
                let study = try ReleaseStudy(
                    of: [reading], rules: Self.rules, settles: [.init("curve", .cubic)])
                let p = reading.release.fraction
                for result in study.results {
                    // The formulas of the rules, with the published number.
                    let isFinish =
                        switch result.rule {
                        case "velocity-sign": expected > 0
                        case "threshold": p >= 0.5
                        case "projected": p + expected / 1000 * 0.998 / 0.002 >= 0.5
                        case "fling": expected.magnitude >= 1 ? expected > 0 : p >= 0.5
                        default: p + 0.3 * expected > 0.5
                        }
                    #expect((result.verdict.outcome == .finish) == isFinish, "\(fields[0]) \(result.rule)")
                    // The cubic's time: |Δ|·0.3 s, or 3·|Δ|/|v| where it would overshoot.
                    let distance = (isFinish ? 1 - p : p)
                    let towards = isFinish ? expected : -expected
                    let time = towards * 0.3 > 3 ? 3 * distance / towards : distance * 0.3
                    #expect(abs(result.plan.duration - time) <= 0.002 * time)
                }
                read += 1
            }
        }
        #expect(read >= 7)
    }
}
