import Foundation
import HookeAssets
import TestSupport
import Testing

@Suite struct `Lottie contours` {
    private typealias Contour = LottieDocument.Contour

    /// The points of contours at a time between two keys, at many parameters.
    private func points(_ contours: [Contour], at fraction: Double, count: Int = 16) -> [SIMD2<Double>] {
        contours.flatMap { contour -> [SIMD2<Double>] in
            let (a, b) = (contour.keys[0].vertices, contour.keys[contour.keys.count - 1].vertices)
            func mixed(_ read: (Contour.Vertex) -> SIMD2<Double>) -> [SIMD2<Double>] {
                zip(a, b).map { read($0) + (read($1) - read($0)) * fraction }
            }
            let (places, into, out) = (mixed(\.position), mixed(\.inTangent), mixed(\.outTangent))
            let pieces = contour.isClosed ? places.count : places.count - 1
            return (0..<pieces).flatMap { index -> [SIMD2<Double>] in
                let next = (index + 1) % places.count
                let (p, q) = (places[index], places[next])
                let (c, d) = (p + out[index], q + into[next])
                return (0...count).map { step in
                    let t = Double(step) / Double(count)
                    let u = 1 - t
                    let first: SIMD2<Double> = p * (u * u * u) + c * (3 * u * u * t)
                    return first + d * (3 * u * t * t) + q * (t * t * t)
                }
            }
        }
    }

    /// The largest distance of either from the other, without 1e-3 for straight pieces.
    private func distance(_ contours: [Contour], _ path: VectorPath, at fraction: Double = 0) -> Double {
        let flat = path.flattened(within: 1e-3)
        let points = points(contours, at: fraction)
        let line = VectorPath.Polyline(points: points, isClosed: false)
        let back = PlaneDistance.largest(from: flat.flatMap(\.points), to: [line])
        // 16 straight pieces of a cubic are up to 0.1 away here.
        #expect(back < 0.2)
        return PlaneDistance.largest(from: points, to: flat) - 1e-3
    }

    /// The largest distance of the points from the ellipse of an arc, in parts of its larger radius.
    private func distance(
        _ points: [SIMD2<Double>], from arc: VectorPath.CenteredArc, rotation: Double
    ) -> Double {
        let angle = rotation * .pi / 180
        return points.reduce(0) { worst, point in
            let (x, y) = (point.x - arc.center.x, point.y - arc.center.y)
            let along = (x * cos(angle) + y * sin(angle)) / arc.radii.x
            let across = (y * cos(angle) - x * sin(angle)) / arc.radii.y
            return max(worst, ((along * along + across * across).squareRoot() - 1).magnitude)
        }
    }

    @Test func `Lines and curves become cubics exactly`() throws {
        let path = try VectorPath(svg: "M1 2L4 2Q7 2 7 8C7 9 5 9 3 9Z M20 20L30 20")
        let (contours, error) = try Contour.contours(of: path, within: 0.1)
        #expect(error == 0)
        #expect(contours.map(\.isClosed) == [true, false])
        let vertices = contours[0].keys[0].vertices
        #expect(vertices.map(\.position) == [[1, 2], [4, 2], [7, 8], [3, 9]])
        // The control point of a quadratic is 2/3 of the way to those of the cubic.
        #expect(vertices.map(\.outTangent) == [[0, 0], [2, 0], [0, 1], [0, 0]])
        #expect(vertices.map(\.inTangent) == [[0, 0], [0, 0], [0, -4], [2, 0]])
        #expect(contours[1].keys == [.init(time: 0, vertices: [.init([20, 20]), .init([30, 20])])])
        #expect(distance(contours, path) < 1e-3)
        #expect(try Contour.contours(of: VectorPath(svg: "M50 50M1 1Z"), within: 1).contours.isEmpty)
        #expect(try Contour.contours(of: VectorPath(), within: 1).contours.isEmpty)
    }

    @Test func `A closed contour that ends at its beginning has no vertex twice`() throws {
        let (circle, _) = try Contour.contours(
            of: VectorPath(svg: "M10 0A10 10 0 0 1 -10 0A10 10 0 0 1 10 0Z"), within: 0.01)
        #expect(circle.count == 1 && circle[0].keys[0].vertices.count == 4)
        #expect(circle[0].keys[0].vertices[0].inTangent.y < -5)
    }

    // The worst measured is 1.000 of the stated error.
    @Test(arguments: [1e-4, 0.01, 0.5])
    func `Arcs are within the stated error, which is within the given one`(_ allowed: Double) throws {
        var random = SeededGenerator(seed: 11)
        var share = 0.0
        for _ in 0..<randomCases(60) {
            let radii = SIMD2(random.uniform(5...300), random.uniform(5...300))
            let start = SIMD2(random.uniform(-200...200), random.uniform(-200...200))
            let end = SIMD2(random.uniform(-200...200), random.uniform(-200...200))
            let arc = VectorPath.Arc(
                radii: radii, rotation: random.uniform(-180...180), isLarge: random.uniform(0...1) < 0.5,
                isClockwise: random.uniform(0...1) < 0.5)
            let path = VectorPath([.move(to: start), .arc(to: end, arc)])
            let (contours, error) = try Contour.contours(of: path, within: allowed)
            #expect(error > 0 && error <= allowed)
            let ellipse = try #require(VectorPath.centeredArc(from: start, to: end, arc))
            let measured = distance(points(contours, at: 0), from: ellipse, rotation: arc.rotation)
            let unit = error / max(ellipse.radii.x, ellipse.radii.y)
            #expect(measured <= unit * (1 + 1e-6) + 1e-12)
            share = max(share, measured / unit)
        }
        #expect(share > 0.95)
    }

    // SVG scales radii that are too small for the chord: here by 10 to 1e6.
    @Test func `An arc with radii far smaller than its chord is within the stated error`() throws {
        for exponent in 0..<200 {
            let radius = 25 * exp(-0.06 * Double(exponent))
            let arc = VectorPath.Arc(
                radii: SIMD2(radius, 0.7 * radius), rotation: 31, isLarge: false, isClockwise: true)
            let (start, end) = (SIMD2(-190.3, 77.1), SIMD2(181.9, -120.7))
            let path = VectorPath([.move(to: start), .arc(to: end, arc)])
            let ellipse = try #require(VectorPath.centeredArc(from: start, to: end, arc))
            let (contours, error) = try Contour.contours(of: path, within: 1e-4)
            let measured = distance(points(contours, at: 0), from: ellipse, rotation: arc.rotation)
            #expect(error <= 1e-4 && measured * max(ellipse.radii.x, ellipse.radii.y) <= error + 1e-9)
        }
    }

    @Test func `Arcs with scaled radii move and stretch within the error at all times`() throws {
        for radius in [8, 0.3, 0.001] {
            let start = try VectorPath(svg: "M-190.3 77.1A\(radius) \(0.7 * radius) 31 0 1 181.9 -120.7")
            let end = start.transformed(by: Affine2D(a: 1.7, b: 0, c: 0, d: 1.7, tx: 30, ty: -7))
            let (contours, error) = try Contour.contours(
                through: [.init(time: 0, path: start), .init(time: 1, path: end)], within: 0.01)
            for fraction in [0, 0.3, 1] {
                let between = try #require(start.interpolated(to: end, at: fraction))
                #expect(distance(contours, between, at: fraction) <= error + 1e-3)
            }
        }
    }

    @Test func `Arcs that move, scale and stretch stay within the error at all times`() throws {
        let start = try VectorPath(svg: "M0 0A20 10 30 1 0 15 -5L40 40A30 30 0 0 1 70 40Q80 50 90 40")
        // Along the ellipse's own axes, so that its rotation stays.
        for (scale, shift) in [(1.0, SIMD2(30.0, -7)), (3.5, SIMD2(0, 0)), (0.01, SIMD2(100, 50))] {
            let end = start.transformed(
                by: Affine2D(a: scale, b: 0, c: 0, d: scale, tx: shift.x, ty: shift.y))
            let (contours, error) = try Contour.contours(
                through: [.init(time: 0, path: start), .init(time: 1, path: end)], within: 0.01)
            for fraction in [0, 0.1, 0.5, 0.83, 1] {
                let between = try #require(start.interpolated(to: end, at: fraction))
                #expect(distance(contours, between, at: fraction) <= error + 1e-3)
            }
        }
        // A half turn that grows from a point, and is stretched.
        let point = try VectorPath(svg: "M50 50A0 0 0 0 1 50 50")
        let half = try VectorPath(svg: "M10 50A40 25 0 0 1 90 50")
        let (contours, error) = try Contour.contours(
            through: [.init(time: 0, path: point), .init(time: 2, path: half)], within: 0.01)
        #expect(contours[0].keys.map(\.time) == [0, 2])
        for fraction in [0.001, 0.5, 1] {
            let between = try #require(point.interpolated(to: half, at: fraction))
            #expect(distance(contours, between, at: fraction) <= error + 1e-3)
        }
    }

    @Test func `Arcs that change their proportions are refused by their step`() throws {
        func refusal(_ a: String, _ b: String) throws -> String {
            let (from, to) = (try VectorPath(svg: a), try VectorPath(svg: b))
            do throws(HookeError) {
                _ = try Contour.contours(
                    through: [.init(time: 0, path: from), .init(time: 1, path: to)], within: 0.01)
                return "accepted"
            } catch { return error.description }
        }
        let arc = "M0 0L1 1A10 10 0 0 1 11 1"
        for other in [
            "M0 0L1 1A10 10 0 0 1 12 1", "M0 0L1 1A11 10 0 0 1 11 1", "M0 0L1 1A10 10 5 0 1 11 1",
            "M0 0L1 1A10 10 0 1 1 11 1", "M0 0L1 1A10 10 0 0 0 11 1", "M0 0L1 1A0 0 0 0 1 11 1",
            "M0 0L1 1A0 10 0 0 1 1 1",
        ] {
            let text = try refusal(arc, other)
            #expect(
                text.contains("step 2 is an arc whose radii") && text.contains("replacingArcs"), "\(other)")
        }
        #expect(try refusal(arc, "M0 0L1 1L11 1").contains("key 1 has other steps than the first"))
        #expect(try refusal(arc, arc) == "accepted")
        // Arcs of radius 0 are lines.
        #expect(try refusal("M0 0A0 5 0 0 1 9 9", "M0 0A0 7 0 0 0 1 2") == "accepted")
    }

    @Test func `A document has paths as text, and the rest of the layer reads back`() throws {
        var stroke = LottieDocument.Stroke(
            paint: .init(color: .init(SIMD4(0, 0, 1, 1))), width: .init(3))
        (stroke.cap, stroke.join, stroke.miterLimit) = (.round, .bevel, 7)
        stroke.dashes = [4, 2, 1]
        stroke.end = LottieProperty([.init(time: 0, value: 0), .init(time: 1, value: 100)])
        let from = try VectorPath(svg: "M0 0L10 0L10 10Z")
        let to = try VectorPath(svg: "M0 0L20 0L20 5Z")
        let contours = try Contour.contours(
            through: [.init(time: 0, path: from, easing: .easeInOut), .init(time: 1, path: to)], within: 1
        ).contours
        let layer = LottieDocument.Layer(
            name: "mark",
            content: .paths([
                .init(
                    contours: contours, fill: .init(color: .init(SIMD4(1, 0, 0, 1)), opacity: .init(50)),
                    fillRule: .evenOdd, stroke: stroke)
            ]))
        let document = LottieDocument(
            name: "any", width: 20, height: 20, frameRate: 10, duration: 1, layers: [layer])
        let json = try document.json()
        let zero = "[[0,0],[0,0],[0,0]]"
        func shape(_ vertices: String) -> String {
            #"{"i":\#(zero),"o":\#(zero),"v":\#(vertices),"c":true}"#
        }
        let keys = [
            #"{"t":0,"s":[\#(shape("[[0,0],[10,0],[10,10]]"))],"o":{"x":0.42,"y":0},"i":{"x":0.58,"y":1}}"#,
            #"{"t":10,"s":[\#(shape("[[0,0],[20,0],[20,5]]"))]}"#,
        ].joined(separator: ",")
        let path = #"{"ty":"sh","ks":{"a":1,"k":[\#(keys)]}}"#
        // The stroke is cut and the fill is not, so each has a group of its own.
        #expect(json.components(separatedBy: path).count == 3)
        #expect(json.contains(#""it":[\#(path),{"ty":"tm","s":{"a":0,"k":0},"e":{"a":1,"k":["#))
        #expect(json.contains(#""o":{"a":0,"k":0},"m":2},{"ty":"st","c":{"#))
        let dashes = ["d", "g", "d", "g", "d", "g", "o"].enumerated().map { index, kind in
            let length = index < 6 ? [4, 2, 1][index % 3] : 0
            return #"{"n":"\#(kind)","v":{"a":0,"k":\#(length)}}"#
        }.joined(separator: ",")
        #expect(json.contains(#""lc":2,"lj":3,"ml":7,"d":[\#(dashes)]}"#))
        #expect(json.contains(#"{"ty":"fl","c":{"a":0,"k":[1,0,0,1]},"o":{"a":0,"k":50},"r":2}"#))
        let file = try LottieFile(Array(json.utf8))
        #expect(file.layers[0].type == 4)
        let values = file.layers[0].properties.filter { $0.path.contains("shapes") }
        #expect(values.first { $0.property == "end" }?.components(at: 0.5) == [50])
        #expect(values.first { $0.property == "width" }?.components(at: 0) == [3])
        let colors = values.filter { $0.property == "colour" }.map { $0.components(at: 0) }
        #expect(colors == [[0, 0, 1, 1], [1, 0, 0, 1]])
        #expect(file.animation.notes.isEmpty && values.contains { $0.kind == .path })
    }

    @Test func `An invalid path throws an error with its place`() throws {
        func refusal(_ path: LottieDocument.Path) -> String {
            let layer = LottieDocument.Layer(name: "x", content: .paths([path]))
            do throws(FileError) {
                return try LottieDocument(name: "", width: 1, height: 1, duration: 1, layers: [layer]).json()
            } catch { return error.description }
        }
        let line = [
            Contour([.init(time: 0, vertices: [.init([0, 0]), .init([1, .nan])])], isClosed: false)
        ]
        #expect(
            refusal(.init(contours: line))
                == "layers[0].shapes[0].it[0].ks.k.v[1] is nan; accepted: a finite number")
        var stroke = LottieDocument.Stroke(paint: .init(color: .init(.one)), width: .init(1))
        stroke.miterLimit = .infinity
        #expect(
            refusal(.init(contours: [], stroke: stroke))
                == "layers[0].shapes[0].it[0].ml is inf; accepted: a finite number")
    }
}
