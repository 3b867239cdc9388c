import HookeGeometry
import TestSupport
import Testing

@testable import HookeTool

/// The value under `key` of the answer to `line`.
private func value(_ key: String, _ line: String) throws -> JSONValue {
    let answer = try #require(answers(line)[0])
    guard let object = try JSONValue(parsing: Array(answer.utf8)).object, let value = object[key]
    else {
        throw Refusal("no \(key) in \(answer)")
    }
    return value
}

/// All numbers of a value, in order.
private func flat(_ value: JSONValue) throws -> [Double] {
    switch value.content {
    case .number(let number): return [number]
    case .array(let elements): return try elements.flatMap(flat)
    default: throw Refusal("\(value) is no number")
    }
}

private func expect(
    _ found: [Double], _ expected: [Double], within tolerance: Double = 1e-13,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    #expect(found.count == expected.count, sourceLocation: sourceLocation)
    for (a, b) in zip(found, expected) {
        let problem = difference(a, b, within: tolerance)
        #expect(problem == nil, "\(problem ?? "")", sourceLocation: sourceLocation)
    }
}

@Suite struct EvalTransformsTests {
    private static let identity = JSONText.numbers(Transform3D.identity.elements)
    private static let turned =
        "[1.0806046117362795,0,-1.682941969615793,0,0,3,0,0,3.365883939231586,0,2.161209223472559,0,0,0,0,1]"
    private static let card = #""rect":[100,50,200,120]"#

    private func json(_ transform: Transform3D) -> String { JSONText.numbers(transform.elements) }

    // MARK: - interpolate

    @Test func `Matrices between matrices are the published ones, in the order of matrix3d()`() throws {
        let line =
            #"{"op":"interpolate","from":\#(Self.identity),"to":\#(Self.turned),"at":[0.25,2,0]}"#
        expect(
            try flat(value("matrices", line)),
            [
                1.211140527138306, 0, -0.30925494906815365, 0, 0, 1.5, 0, 0,
                0.43295692869541513, 0, 1.6955967379936283, 0, 0, 0, 0, 1,
                -1.2484405096414273, 0, -2.727892280477045, 0, 0, 5, 0, 0,
                6.365081987779772, 0, -2.9130278558299967, 0, 0, 0, 0, 1,
            ] + Transform3D.identity.elements)
    }

    @Test(arguments: TransformMethod.words)
    func `Every method gives the library's transforms, and exact ends`(method: TransformMethod) throws {
        checkProperty(seed: 91, cases: 100, poses) { from, to in
            let line =
                #"{"op":"interpolate","from":\#(json(from)),"to":\#(json(to)),"at":[0,0.3,1,1.2],"method":"\#(method.rawValue)"}"#
            let expected = way(from, to, method)
            let found = try flat(value("matrices", line))
            return found == [0, 0.3, 1, 1.2].flatMap({ expected.transform(at: $0).elements })
                && Array(found[..<16]) == from.elements && Array(found[32..<48]) == to.elements
                ? nil : "\(found)"
        }
    }

    private func way(_ from: Transform3D, _ to: Transform3D, _ method: TransformMethod)
        -> TransformInterpolation
    {
        TransformInterpolation(from: from, to: to, method: method, fallback: .polar)
    }

    private let poses = Generator<(Transform3D, Transform3D)>(draw: { random in
        func draw() -> Transform3D {
            let axis = Vector3(random.uniform(-1...1), random.uniform(-1...1), random.uniform(-1...1))
            var m =
                Transform3D.scale(x: random.uniform(0.5...2), y: random.uniform(-2...2), z: 1)
                * .rotation(random.uniform(-3...3), axis: axis) * .translation(x: random.uniform(-99...99))
            if random.chance(0.5) { m.m34 = -0.001 }
            return m
        }
        return (draw(), draw())
    })

    @Test func `Lists of functions keep full turns, their matrices do not`() throws {
        let list = #"{"op":"interpolate","from":"none","to":"rotateY(200deg)","at":[0.5]}"#
        expect(try flat(value("matrices", list)), Transform3D.rotationY(100 * .pi / 180).elements)
        let matrix =
            #"{"op":"interpolate","from":"none","to":\#(json(.rotationY(200 * .pi / 180))),"at":[0.5]}"#
        expect(try flat(value("matrices", matrix)), Transform3D.rotationY(-80 * .pi / 180).elements)
    }

    @Test func `A singular transform uses the fallback`() throws {
        func middle(_ fallback: String) throws -> [Double] {
            try flat(
                value(
                    "matrices",
                    #"{"op":"interpolate","from":\#(json(.scale(x: 0, y: 0))),"to":\#(json(.rotationZ(1))),"at":[0.25],"fallback":"\#(fallback)"}"#
                ))
        }
        expect(try middle("discrete"), Transform3D.scale(x: 0, y: 0).elements)
        let quarter = Transform3D.scale(x: 0.25, y: 0.25) * .rotationZ(1)
        expect(try middle("fields"), quarter.elements)
        expect(try middle("polar"), quarter.elements)
    }

    // MARK: - decompose

    @Test func `The parts recompose to the transform`() throws {
        checkProperty(seed: 92, cases: 100, poses) { m, _ in
            let line = #"{"op":"decompose","transform":\#(json(m))}"#
            func part(_ key: String) throws -> [Double] { try flat(value(key, line)) }
            let (t, s, k) = try (part("translation"), part("scale"), part("skew"))
            let (q, p) = try (part("rotation"), part("perspective"))
            let parts = Transform3D.Decomposition(
                translation: Vector3(t[0], t[1], t[2]), scale: Vector3(s[0], s[1], s[2]),
                skew: Vector3(k[0], k[1], k[2]), perspective: SIMD4(p[0], p[1], p[2], p[3]),
                rotation: Quaternion(x: q[0], y: q[1], z: q[2], w: q[3]))
            for (a, b) in zip(Transform3D(parts).elements, m.elements) {
                if let problem = difference(a, b, within: 1e-13 * max(1, b.magnitude)) { return problem }
            }
            return nil
        }
    }

    @Test func `A planar transform is decomposed in the plane`() throws {
        let line = #"{"op":"decompose","transform":"scaleX(-2) translate(3px, 4px)"}"#
        #expect(try value("path", line) == .string("plane"))
        expect(try flat(value("scale", line)), [-2, 1, 1])
        expect(try flat(value("translation", line)), [-6, 4, 0])
        expect(try flat(value("rotation", line)), [0, 0, 0, 1])
    }

    @Test func `Polar parts recompose to the transform, singular ones too`() throws {
        func check(_ m: Transform3D) throws -> String? {
            let line = #"{"op":"decompose","transform":\#(json(m)),"method":"polar"}"#
            func part(_ key: String) throws -> [Double] { try flat(value(key, line)) }
            let (t, s, q, p) = try (
                part("translation"), part("stretch"), part("rotation"), part("perspective")
            )
            let parts = Transform3D.PolarDecomposition(
                translation: Vector3(t[0], t[1], t[2]),
                rotation: Quaternion(x: q[0], y: q[1], z: q[2], w: q[3]),
                stretch: .init(diagonal: Vector3(s[0], s[4], s[8]), shear: Vector3(s[5], s[6], s[1])),
                perspective: SIMD4(p[0], p[1], p[2], p[3]))
            for (a, b) in zip(Transform3D(parts).elements, m.elements) {
                if let problem = difference(a, b, within: 1e-13 * max(1, b.magnitude)) { return problem }
            }
            return nil
        }
        checkProperty(seed: 93, cases: 100, poses) { m, _ in try check(m) }
        #expect(try check(.scale(x: 0, y: 2) * .rotationZ(1)) == nil)
        let nothing = Array(repeating: "0", count: 16).joined(separator: ",")
        #expect(
            try refusal(#"{"op":"decompose","transform":[\#(nothing)],"method":"polar"}"#)
                == "transform cannot be decomposed; accepted: a transform with nonzero m44")
    }

    // MARK: - project and hit

    @Test func `A card rotated about its middle has the published corners`() throws {
        let expected = [
            109.20851280115427, 41.79004485277446, 271.28363813751156, 56.44592890695006,
            271.28363813751156, 163.55407109304994, 109.20851280115427, 178.20995514722554,
        ]
        let turn = json(.rotationY(37 * .pi / 180))
        for fields in [
            #""perspective":500,"origin":[200,110]"#, #""perspective":500"#,
            #""perspective":500,"perspectiveOrigin":[200,110]"#,
        ] {
            let line = #"{"op":"project",\#(Self.card),"transform":\#(turn),\#(fields)}"#
            expect(try flat(value("corners", line)), expected)
            expect(try flat(value("polygon", line)), expected)
            expect(
                try flat(value("box", line)),
                [expected[0], expected[1], expected[2] - expected[0], expected[7] - expected[1]])
            #expect(try value("facing", line) == .string("front"))
            #expect(try value("clipped", line) == .bool(false))
        }
        // The same as one matrix, about the origin of coordinates.
        let center = Vector3(200, 110, 0)
        let whole = try (.rotationY(37 * .pi / 180) * Transform3D.perspective(distance: 500)).about(center)
        let line = #"{"op":"project",\#(Self.card),"transform":\#(json(whole)),"origin":[0,0]}"#
        expect(try flat(value("corners", line)), expected)
    }

    @Test func `The perspective origin may differ from the transform's origin`() throws {
        let line =
            #"{"op":"project",\#(Self.card),"transform":"rotateX(30deg)","origin":[10,20],"perspective":400,"perspectiveOrigin":[-5,7]}"#
        let m =
            Transform3D.rotationX(30 * .pi / 180).about(Vector3(10, 20, 0))
            * (try Transform3D.perspective(distance: 400)).about(Vector3(-5, 7, 0))
        let quad = try #require(m.project(Rectangle(x: 100, y: 50, width: 200, height: 120)).quad)
        expect(try flat(value("corners", line)), quad.corners.flatMap { [$0.x, $0.y] }, within: 1e-12)
    }

    @Test func `The eye is before the transform's origin where no perspective origin is given`() throws {
        for (x, y) in [(0.0, 0.0), (10, 20)] {
            let line =
                #"{"op":"project",\#(Self.card),"transform":"rotateY(60deg)","origin":[\#(x),\#(y)],"perspective":500}"#
            // A point at (x, y) from the origin turns to depth −x·sin 60°, and shrinks towards the eye's axis.
            let corners = [(100.0, 50.0), (300, 50), (300, 170), (100, 170)].flatMap { corner -> [Double] in
                let shrink = 500 / (500 + (corner.0 - x) * 0.75.squareRoot())
                return [x + (corner.0 - x) / 2 * shrink, y + (corner.1 - y) * shrink]
            }
            expect(try flat(value("corners", line)), corners, within: 1e-12)
        }
    }

    @Test func `Without perspective, or with "none", sizes do not depend on depth`() throws {
        for fields in ["", #","perspective":"none""#] {
            let line = #"{"op":"project",\#(Self.card),"transform":"translateZ(99px)"\#(fields)}"#
            expect(try flat(value("corners", line)), [100, 50, 300, 50, 300, 170, 100, 170])
        }
    }

    @Test func `A rectangle partly behind the eye has no corners, and is clipped`() throws {
        let line =
            #"{"op":"project",\#(Self.card),"transform":"translateZ(405px) rotateY(80deg)","perspective":500}"#
        #expect(try value("corners", line) == .null)
        #expect(try value("clipped", line) == .bool(true))
        let polygon = try flat(value("polygon", line))
        #expect(polygon.count == 8)
        let nearer =
            #"{"op":"project",\#(Self.card),"transform":"translateZ(405px) rotateY(80deg)","perspective":500,"near":0.01}"#
        #expect(try flat(value("box", nearer))[0] > flat(value("box", line))[0])
        let behind = #"{"op":"project",\#(Self.card),"transform":"translateZ(600px)","perspective":500}"#
        #expect(try value("polygon", behind) == .array([]) && value("box", behind) == .null)
        let hit =
            #"{"op":"hit",\#(Self.card),"transform":"translateZ(600px)","perspective":500,"point":[200,110]}"#
        #expect(try value("hit", hit) == .bool(false) && value("point", hit) == .null)
    }

    @Test func `The back is visible after a quarter turn`() throws {
        for (degrees, facing) in [(80, "front"), (100, "back"), (180, "back"), (280, "front")] {
            let line = #"{"op":"project",\#(Self.card),"transform":"rotateX(\#(degrees)deg)"}"#
            #expect(try value("facing", line) == .string(facing))
        }
        let flat = #"{"op":"project",\#(Self.card),"transform":"scaleX(0)"}"#
        #expect(try value("facing", flat) == .string("edge"))
    }

    @Test func `A hit gives the point in the rectangle, a miss the point of its plane`() throws {
        func hit(_ point: Vector2) throws -> (JSONValue, [Double]) {
            let line =
                #"{"op":"hit",\#(Self.card),"transform":"rotateY(37deg)","perspective":500,"point":[\#(point.x),\#(point.y)]}"#
            return (try value("hit", line), try flat(value("point", line)))
        }
        let m =
            try (.rotationY(37 * .pi / 180) * Transform3D.perspective(distance: 500)).about(
                Vector3(200, 110, 0))
        for (plane, isHit) in [
            (Vector2(101, 51), true), (Vector2(299, 169), true), (Vector2(99, 110), false),
            (Vector2(200, 171), false),
        ] {
            let found = try hit(#require(m.project(plane)))
            #expect(found.0 == .bool(isHit))
            expect(found.1, [plane.x, plane.y], within: 1e-11)
        }
    }
}
