import Foundation
import TestSupport
import Testing

@testable import HookeGeometry

/// Arcs against SVG 2's F.6 in 40 digits.
@Suite struct VectorPathArcTests {
    private static let unit = 0x1p-53

    private struct Row {
        var start, end: Vector2
        var arc: VectorPath.Arc
        var center: Vector2
        var angle, sweep, length: Double
    }

    private func rows() throws -> [Row] {
        try goldenLines("paths").filter { $0[0] == "arc" }.map { words in
            let n = try #require(doubles(words.dropFirst()))
            return Row(
                start: [n[0], n[1]], end: [n[2], n[3]],
                arc: .init(radii: [n[4], n[5]], rotation: n[6], isLarge: n[7] == 1, isClockwise: n[8] == 1),
                center: [n[9], n[10]], angle: n[11], sweep: n[12], length: n[13])
        }
    }

    private func size(_ v: Vector2) -> Double { (v.x * v.x + v.y * v.y).squareRoot() }

    /// An error of u in the ends moves the centre by u·r/√(1 − Λ) and is stretched by the ratio of the radii. The
    /// worst error seen is stated beside each tolerance.
    @Test func `Centres and angles are those of F 6`() throws {
        var worst = (center: 0.0, angle: 0.0)
        for row in try rows() {
            let found = try #require(VectorPath.centeredArc(from: row.start, to: row.end, row.arc))
            let ratio = max(found.radii.x, found.radii.y) / min(found.radii.x, found.radii.y)
            let rise = max(1e-3, cos(row.sweep * .pi / 360).magnitude)
            let scale = max(size(row.start), size(row.end), max(found.radii.x, found.radii.y))
            let bound = Self.unit * scale * ratio / rise
            worst.center = max(worst.center, size(found.center - row.center) / bound)
            let sine = max(1e-9, sin(row.sweep * .pi / 360).magnitude)
            let degrees = Self.unit * 360 * ratio / rise / sine
            let turn = (found.startAngle - row.angle).remainder(dividingBy: 360)
            worst.angle = max(
                worst.angle, turn.magnitude / degrees, (found.sweep - row.sweep).magnitude / degrees)
        }
        #expect(worst.center <= 4, "measured: 2.1")
        #expect(worst.angle <= 1, "measured: 0.42")
    }

    @Test func `The published arc has its centre, angles and length`() throws {
        let path = try VectorPath(svg: "M100,200 A50,30 20 0 1 160,180")
        let row = try #require(try rows().first)
        let arc = try #require(VectorPath.centeredArc(from: row.start, to: row.end, row.arc))
        #expect(size(arc.center - [147.84405091, 207.47471141]) < 1e-8)
        #expect((arc.startAngle - 161.86100523).magnitude < 1e-8)
        #expect((arc.sweep - 110.46119925).magnitude < 1e-8)
        #expect((try MeasuredPath(path).length - 75.61087186).magnitude < 1e-8)
    }

    @Test func `Points of an arc are on its ellipse, and its ends are exact`() throws {
        for row in try rows() {
            let curve = try #require(ArcCurve(from: row.start, to: row.end, row.arc))
            #expect(curve.position(at: 0) == row.start && curve.position(at: 1) == row.end)
            // Both formulas meet in the middle.
            let (before, after) = (curve.position(at: 0.5), curve.position(at: 0.5.nextUp))
            #expect(size(before - after) < 1e-11 * curve.largestRadius)
        }
    }

    /// The worst measured error is 0.9999995 of the stated one.
    @Test func `Cubics of an arc are within the stated error`() {
        var worst = 0.0
        for sweep in [5.0, 60, 90, 180, 275, 359] {
            let end = Vector2(cos(sweep * .pi / 180), sin(sweep * .pi / 180))
            var path = VectorPath()
            path.move(to: [1, 0])
            path.arc(to: end, .init(radii: [1, 1], isLarge: sweep > 180, isClockwise: true))
            for error in [1e-2, 1e-4, 1e-6] {
                let cubics = path.replacingArcs(within: error)
                let count = Double(cubics.elements.count - 1)
                let stated = ArcCurve.error(ofPiece: sweep * .pi / 180 / count)
                #expect(stated <= error)
                for point in cubics.flattened(within: 1e-10)[0].points {
                    worst = max(worst, ((size(point) - 1).magnitude - 2e-15) / stated)
                }
                #expect(!cubics.hasArcs && cubics.currentPoint == end)
            }
        }
        #expect(worst <= 1.0001)
    }

    @Test func `Radii of zero are lines, equal ends draw nothing, small radii grow`() throws {
        let line = try VectorPath(svg: "M0 0A0 5 0 0 1 10 0")
        #expect(try MeasuredPath(line).length == 10)
        #expect(line.replacingArcs().elements == [.move(to: [0, 0]), .line(to: [10, 0])])
        let nothing = try VectorPath(svg: "M3 4A5 5 0 1 1 3 4")
        #expect(try MeasuredPath(nothing).length == 0)
        let half = try VectorPath(svg: "M0 0A1 -1 0 0 1 10 0")
        #expect((try MeasuredPath(half).length - 5 * .pi).magnitude < 1e-14)
    }

    @Test func `Affine transforms of arcs agree with those of their points, and half turns stay half turns`()
        throws
    {
        var random = SeededGenerator(seed: 5)
        for row in try rows() {
            let transform = Affine2D(
                a: random.uniform(-2...2), b: random.uniform(-2...2), c: random.uniform(-2...2),
                d: random.uniform(-2...2), tx: 10, ty: -20)
            var path = VectorPath()
            path.move(to: row.start)
            path.arc(to: row.end, row.arc)
            guard case .arc(let end, let arc) = path.transformed(by: transform).elements[1] else {
                Issue.record("no arc")
                continue
            }
            let curve = try #require(ArcCurve(from: row.start, to: row.end, row.arc))
            let image = try #require(ArcCurve(from: transform.transform(row.start), to: end, arc))
            func ratio(_ curve: ArcCurve) -> Double {
                curve.largestRadius / min(curve.radii.x, curve.radii.y)
            }
            // The worst error seen is 1.3e-15.
            let bound = 5e-15 * image.largestRadius * ratio(curve) * ratio(image)
            // The middle of an arc stays the middle.
            for u in [0.25, 0.5, 0.9] {
                let distance = size(image.position(at: u) - transform.transform(curve.position(at: u)))
                #expect(distance <= bound, "\(row)")
            }
        }
        let half = try VectorPath(svg: "M10.1 10A25 25 0 0 1 60.1 10").transformed(by: .rotation(1))
        let whole = try MeasuredPath(half).length
        #expect((whole - 25 * .pi).magnitude < 1e-12)
    }

    @Test func `Bounds of an arc touch it, and text and reversal keep it`() throws {
        let path = try VectorPath(svg: "M0 0A10 10 0 0 1 20 0A10 10 0 0 0 40 0")
        let bounds = try #require(path.controlBounds)
        #expect((bounds.minY + 10).magnitude < 1e-14 && (bounds.maxY - 10).magnitude < 1e-14)
        #expect(bounds.minX == 0 && bounds.maxX == 40)
        #expect(path.reversed().reversed() == path)
        #expect(VectorPath(path.description) == path)
        #expect(path.contains([10, -5]) && !path.contains([30, -5]))
        #expect(
            !VectorPath([.move(to: .zero), .arc(to: [1, 1], .init(radii: [.nan, 1], isClockwise: true))])
                .isFinite)
    }
}
