import Foundation
import TestSupport
import Testing

@testable import HookeGeometry

/// Lengths and points at distances, against 40 digits.
@Suite struct MeasuredPathTests {
    private func size(_ v: Vector2) -> Double { (v.x * v.x + v.y * v.y).squareRoot() }

    /// The path of a row of the table, and its length.
    private func path(_ words: [Substring]) throws -> (VectorPath, Double) {
        let n = try #require(doubles(words.dropFirst()))
        var path = VectorPath()
        if words[0] == "arc" {
            path.move(to: [n[0], n[1]])
            path.arc(
                to: [n[2], n[3]],
                .init(radii: [n[4], n[5]], rotation: n[6], isLarge: n[7] == 1, isClockwise: n[8] == 1))
            return (path, n[13])
        }
        let points = stride(from: 1, to: n.count - 1, by: 2).map { Vector2(n[$0], n[$0 + 1]) }
        path.move(to: points[0])
        if points.count == 3 {
            path.quadratic(to: points[2], control: points[1])
        } else {
            path.cubic(to: points[3], control1: points[1], control2: points[2])
        }
        return (path, n[n.count - 1])
    }

    /// How much an error of u in the numbers of an arc is stretched; 1 for curves.
    private func condition(_ path: VectorPath) -> Double {
        guard case .arc(let end, let arc) = path.elements[1], case .move(let start) = path.elements[0],
            let curve = ArcCurve(from: start, to: end, arc)
        else { return 1 }
        let ratio = curve.largestRadius / min(curve.radii.x, curve.radii.y)
        return ratio / max(1e-3, cos(curve.halfSweep).magnitude)
    }

    /// Errors of lengths are relative. Those of positions are without 2⁻⁵¹ of the coordinates, divided by the length.
    /// Directions and curvatures may turn by the curvature. All are divided by the condition of the arc.
    @Test func `Lengths, points, directions and curvatures agree with 40 digits`() throws {
        var measured: MeasuredPath?
        var (length, factor, reach) = (0.0, 1.0, 0.0)
        var worst = (length: 0.0, position: 0.0, direction: 0.0, curvature: 0.0)
        for words in try goldenLines("paths") {
            if words[0] == "arc" || words[0] == "curve" {
                let (path, wanted) = try path(words)
                let new = try MeasuredPath(path)
                (measured, length, factor) = (new, wanted, condition(path))
                reach = path.coordinates.map(\.magnitude).max() ?? 0
                worst.length = max(worst.length, (new.length - wanted).magnitude / wanted / factor)
                continue
            }
            let n = try #require(doubles(words))
            let sample = try #require(measured).sample(at: n[0])
            let position = size(sample.position - [n[1], n[2]])
            worst.position = max(worst.position, (position - reach * 0x1p-51) / length / factor)
            // The direction turns by the curvature.
            let turn = size(sample.direction - [n[3], n[4]])
            let sharpness = 1 + n[5].magnitude * length
            worst.direction = max(worst.direction, turn / sharpness / factor)
            worst.curvature = max(
                worst.curvature,
                (sample.curvature - n[5]).magnitude / (1 / length + n[5].magnitude) / sharpness / factor)
        }
        #expect(worst.length <= 1e-15, "measured: 6.8e-16")
        #expect(worst.position <= 4e-16, "measured: 1.1e-16")
        #expect(worst.direction <= 1e-15, "measured: 2.6e-16")
        #expect(worst.curvature <= 4e-14, "measured: 1.1e-14")
    }

    @Test func `The published cubics have their lengths and points`() throws {
        let symmetric = try MeasuredPath(VectorPath(svg: "M0 0C0 1 1 1 1 0"))
        #expect((symmetric.length - 2).magnitude <= 2e-15)
        let quarter = symmetric.sample(at: symmetric.length / 4)
        #expect(size(quarter.position - [0.105892543, 0.483523952]) < 1e-9)
        #expect((quarter.angle * 180 / .pi - 61.5959415).magnitude < 1e-7)
        let other = try MeasuredPath(VectorPath(svg: "M20 20C20 100 200 0 200 100"))
        #expect((other.length - 227.49616547984238).magnitude <= 1e-15 * 227.5)
        #expect(size(other.position(at: other.length / 2) - [114.475701899, 52.261241146]) < 1e-9)
    }

    @Test func `A path is the sum of its steps, with the line that closes it`() throws {
        let path = try MeasuredPath(VectorPath(svg: "M0 0H30V40Z M100 0h10"))
        #expect(path.length == 130 && !path.isClosed)
        #expect(path.stepEnds == [30, 70, 120, 130])
        #expect(path.position(at: 125) == [105, 0])
        #expect(path.position(at: 95) == [15, 20])
        #expect(try MeasuredPath(VectorPath(svg: "M0 0H30V40Z")).isClosed)
    }

    @Test
    func `Corners have the outgoing direction, the end the incoming one, and beyond it goes straight on`()
        throws
    {
        let path = try MeasuredPath(VectorPath(svg: "M0 0H30V40"))
        #expect(path.sample(at: 30).direction == [0, 1])
        #expect(path.sample(at: 70).direction == [0, 1])
        #expect(path.position(at: 75) == [30, 45] && path.position(at: -5) == [-5, 0])
        #expect(path.sample(at: .nan).position.x.isNaN)
        let point = try MeasuredPath(VectorPath(svg: "M3 4"))
        #expect(point.length == 0 && point.position(at: 7) == [3, 4])
    }

    @Test func `A cusp has the outgoing direction, and a start without speed the direction of its curve`()
        throws
    {
        let cusp = try MeasuredPath(VectorPath(svg: "M0 0C1 1 0 1 1 0"))
        let sample = cusp.sample(at: cusp.length / 2)
        #expect(size(sample.position - [0.5, 0.75]) < 1e-15)
        #expect(size(sample.direction - [0, -1]) < 1e-6 && sample.curvature == 0)
        let slow = try MeasuredPath(VectorPath(svg: "M5 5C5 5 95 5 100 70"))
        #expect(slow.sample(at: 0).direction == [1, 0])
        let fast = try MeasuredPath(VectorPath(svg: "M5 5C5 5 95 5 95 5"))
        #expect((fast.length - 90).magnitude < 2e-14 && fast.sample(at: 90).direction == [1, 0])
        let late = try MeasuredPath(VectorPath(svg: "M0 0C3 4 3 4 3 4"))
        for distance in [1, 5 - 1e-15, 5] {
            #expect(size(late.sample(at: distance).direction - [0.6, 0.8]) < 1e-15)
        }
    }

    @Test func `Powers of two change nothing, and a turn of the path keeps its length`() throws {
        for text in ["M1 2C3 7 11 5 8 1", "M0 0A5 3 20 0 1 6 2", "M0 0Q3 7 9 1"] {
            let path = try VectorPath(svg: text)
            let length = try MeasuredPath(path).length
            for power in [0x1p-20, 4, 0x1p40] {
                let scaled = try MeasuredPath(path.transformed(by: .scale(x: power, y: power)))
                let error = (scaled.length - length * power).magnitude / (length * power)
                #expect(path.hasArcs ? error < 1e-15 : error == 0)
            }
            let turned = try MeasuredPath(path.transformed(by: .rotation(1)))
            #expect((turned.length - length).magnitude < 4e-15 * length)
        }
    }

    @Test func `Empty paths and numbers that are not finite are refused`() {
        #expect(throws: HookeError.wrongCount(field: "path", count: 0, accepted: "1 step or more")) {
            try MeasuredPath(VectorPath())
        }
        #expect(
            throws: HookeError.badElement(
                field: "path", index: 3, value: .infinity, accepted: "a finite number")
        ) {
            try MeasuredPath(VectorPath([.move(to: .zero), .line(to: [0, .infinity])]))
        }
        for svg in ["M0 0L1e308 0L-1e308 0", "M0 0V1e308V-1e308"] {
            #expect(
                throws: HookeError.noSolution(
                    field: "path", reason: "its length exceeds the largest double"), "\(svg)"
            ) { try MeasuredPath(VectorPath(svg: svg)) }
        }
    }
}
