import Foundation
import Testing
import TestSupport

@testable import Hooke

@Suite struct EasingPathTests {
    /// Time, value, slope and second derivative of `emphasized`, by bisection with 40 digits.
    private static let emphasized: [(Double, Double, Double, Double)] = [
        (0.01, 0.000796902112644036055, 0.15932530747277947, 15.9622102426081),
        (0.05, 0.02060848860603147351, 0.85766805495705674, 19.9232862971723),
        (0.1, 0.09347987143205207914, 2.1980687314397491, 37.4151611573693),
        (0.15, 0.273323445154403486, 5.8255052588811519, 151.073848978601),
        (0.1875, 0.5711337236337280685, 6.1188809470447183, -177.811348566373),
        (0.25, 0.7728311907990356261, 1.7791932767012104, -23.3350298284133),
        (0.5, 0.950612462628440732, 0.28739680273927891, -1.48490247807394),
        (0.75, 0.991400427872366853, 0.078925552179003643, -0.462794072904002),
        (0.97, 0.9999013671442677835, 0.0066657868078605501, -0.231390947095574),
    ]

    @Test func `Values and derivatives of emphasized are those of 40 digits`() {
        let curve = EasingPath.emphasized
        var worst = 0.0
        for (time, value, slope, bend) in Self.emphasized {
            let error = (curve.value(at: time) - value).magnitude
            worst = max(worst, error / (value.magnitude + 2 * slope.magnitude * time) / 0x1p-53)
            #expect(error <= 4 * 0x1p-53 * (value.magnitude + slope.magnitude), "\(time): \(error)")
            #expect((curve.slope(at: time) - slope).magnitude <= 1e-13 * max(1, slope.magnitude), "\(time)")
            #expect((curve.secondDerivative(at: time) - bend).magnitude <= 1e-12 * max(100, bend.magnitude))
        }
        print("emphasized: worst", worst, "u")
    }

    @Test func `Shared points and ends are exact, outside the tangents continue`() throws {
        let curve = EasingPath.emphasized
        #expect(curve.value(at: 0) == 0 && curve.value(at: 1) == 1)
        #expect(curve.value(at: 0.166666) == 0.4)
        #expect(curve.value(at: -1) == 0 && curve.value(at: 2) == 1)
        #expect(curve.value(at: .nan).isNaN && curve.slope(at: .nan).isNaN)
        let steep = EasingPath(CubicBezier.emphasizedDecelerate)
        #expect(steep.value(at: -0.1) == -0.1 * steep.slope(at: 0))
        #expect((steep.slope(at: 0) - 14).magnitude < 1e-13)
        let vertical = try EasingPath(CubicBezier(x1: 0, y1: 0.5, x2: 1, y2: 0.5))
        #expect(vertical.slope(at: 0) == .infinity && vertical.value(at: -5) == 0)
        #expect(vertical.slope(at: -1) == 0)
    }

    @Test func `One Bézier has the values of CubicBezier`() throws {
        var random = SeededGenerator(seed: 3)
        for _ in 0..<randomCases(100) {
            let numbers = (random.unit(), random.uniform(-2...3), random.unit(), random.uniform(-2...3))
            let bezier = try CubicBezier(x1: numbers.0, y1: numbers.1, x2: numbers.2, y2: numbers.3)
            let path = EasingPath(bezier)
            for _ in 0..<20 {
                let t = random.unit()
                let scale = 1 + bezier.slope(at: t).magnitude + numbers.1.magnitude + numbers.3.magnitude
                #expect((path.value(at: t) - bezier.value(at: t)).magnitude <= 4 * 0x1p-53 * scale)
            }
        }
    }

    @Test func `The text of a path reads back, and others are refused with their place`() throws {
        let text = "M 0,0 C 0.05,0 0.133333,0.06 0.166666,0.4 C 0.208333,0.82 0.25,1 1,1"
        #expect(EasingPath.emphasized.svg == text)
        #expect(try EasingPath(svg: text) == .emphasized)
        #expect(
            try EasingPath(svg: " M0 0C.05 0,.133333 .06,.166666 .4 C.208333.82.25 1 1 1 ") == .emphasized)
        let bad: [(String, Int)] = [
            ("", 0), ("L 0,0", 0), ("M 0", 3), ("M 0,0", 5), ("M 0,0 C 1,1", 11),
            ("M 0,0 C 0,0 1,1 1,1 L 2,2", 20),
        ]
        for (text, place) in bad {
            let error = #expect(throws: HookeError.self, "\(text)") { try EasingPath(svg: text) }
            guard case .badText(_, _, let offset, _)? = error else {
                Issue.record("\(text): \(error as Any)")
                continue
            }
            #expect(offset == place, "\(text)")
        }
    }

    @Test func `Points out of order or not finite are refused with their index`() throws {
        let good = EasingPath.emphasized.points
        #expect(throws: HookeError.self) { try EasingPath([]) }
        #expect(throws: HookeError.self) { try EasingPath(Array(good.dropLast())) }
        for index in good.indices {
            for value in [-0.1, 1.1, .nan, .infinity] {
                var points = good
                points[index].time = value
                let error = #expect(throws: HookeError.self) { try EasingPath(points) }
                guard case .badElement(_, let found, _, _)? = error else { continue }
                #expect((index - 2...index + 2).contains(found))
            }
            var points = good
            points[index].value = .nan
            #expect(throws: HookeError.self) { try EasingPath(points) }
        }
    }

    @Test func `JSON reads back and is checked`() throws {
        let data = try JSONEncoder().encode(EasingPath.emphasized)
        #expect(try JSONDecoder().decode(EasingPath.self, from: data) == .emphasized)
        #expect(throws: (any Error).self) {
            try JSONDecoder().decode(EasingPath.self, from: Data(#"[{"time":0,"value":0}]"#.utf8))
        }
    }

    @Test func `Straight pieces stay within the error`() throws {
        var paths = [EasingPath.emphasized]
        for easing in Easing.allCases { if let path = easing.bezierPath { paths.append(path) } }
        for path in paths {
            for error in [0.01, 0.0005] {
                let found = try path.linearApproximation(error: error)
                #expect(found.error <= error)
                let far = largestMagnitude(count: 20_000) { path.value(at: $0) - found.curve.value(at: $0) }
                #expect(far <= found.error * (1 + 1e-9))
            }
        }
        #expect(try EasingPath.emphasized.linearApproximation(error: 0.002).curve.stops.count < 30)
        #expect(throws: HookeError.self) { try EasingPath.emphasized.linearApproximation(error: 0) }
        #expect(throws: HookeError.self) { try EasingPath.emphasized.linearApproximation(error: 1e-17) }
    }
}
