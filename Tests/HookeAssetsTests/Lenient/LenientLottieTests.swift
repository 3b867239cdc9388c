import HookeGeometry
import TestSupport
import Testing

@testable import HookeAssets

/// Lottie files as exporters write them and players accept them.
@Suite struct LenientLottieTests {
    /// A layer of a file, and what else the file has.
    private static func file(_ layer: String, _ more: String = "") -> String {
        #"{"fr":10,"ip":0,"op":20,\#(more)"layers":[{"ty":4,"ind":1,\#(layer)}]}"#
    }

    private static let rotation = #""ks":{"r":{"k":[{"t":0,"s":[0]},{"t":20,"s":[90]}]}}"#

    /// A file and its notes; the rotation of its first layer is read in each.
    static let cases: [(text: String, notes: [String])] = [
        (
            file(#""ks":{"r":{"k":[{"t":0,"s":[0],"i":null,"o":null},{"t":20,"s":[90]}]}}"#),
            ["layers[0].ks.r.k[0].i is null; accepted: a value; 2 such members are read as missing"]
        ),
        (
            file(#""parent":7,"# + rotation),
            [
                "layers[0].parent is 7; accepted: the ind of exactly one layer of the composition; 0 layers have it; the layer has "
                    + "no parent"
            ]
        ),
        (
            #"{"fr":10,"ip":0,"op":20,"layers":[{"ty":0,"refId":"gone",\#(rotation)}]}"#,
            [
                "layers[0].refId is \"gone\"; accepted: the id of a composition among the assets; the layer shows nothing"
            ]
        ),
        (
            #"{"fr":10,"ip":0,"op":20,"layers":[{"ty":0,\#(rotation)}]}"#,
            [
                "layers[0].refId is missing; accepted: the id of a composition among the assets; the layer shows nothing"
            ]
        ),
        (
            file(
                #""ks":{"r":{"k":[{"t":0,"s":[0]},{"t":20,"s":[90]}]},"p":{"k":[{"t":3,"s":[0,0]},{"t":1,"s":[1,1]}]}}"#
            ),
            [
                "layers[0].ks.p.k[1].t is 1; accepted: at least 3.0, the time of the key before; the property is left out"
            ]
        ),
        (
            #"{"fr":10,"ip":0,"op":20,"layers":[{\#(rotation)},5]}"#,
            [
                "layers[0].ty is missing; accepted: a layer's kind, a whole number from 0; it is read as a null layer",
                "layers[1] is 5; accepted: an object; the layer is left out",
            ]
        ),
        (
            "/* by hand */ " + file(#""sr":0,"# + rotation + ","),
            [
                "line 1, column 1: a comment, which JSON does not allow; they are skipped and not written again",
                "line 1, column 124: a comma after the last value, which JSON does not allow",
                "layers[0].sr is 0; accepted: a number that is not 0; it is read as 1",
            ]
        ),
        (
            file(rotation, #""nm":3,"w":"wide","assets":[{"id":"a","layers":[]},{"id":"a","layers":[]}],"#),
            [
                "nm is 3; accepted: a string; it is left out",
                "w is \"wide\"; accepted: a number; it is left out",
                "assets[1].id is \"a\"; accepted: a unique id; the asset is left out",
            ]
        ),
        (
            file(rotation + #","tm":{"k":[1,2]}"#),
            ["layers[0].tm is an object; accepted: one number at each key; the time is not remapped"]
        ),
        (
            #"{"fr":10,"ip":0,"op":20,"layers":[{"ty":3,"ind":1,"parent":2,\#(rotation)},{"ty":3,"ind":2},{"ty":3,"ind":2}]}"#,
            [
                "layers[0].parent is 2; accepted: the ind of exactly one layer of the composition; 2 layers have it; the first of "
                    + "them is the parent"
            ]
        ),
    ]

    @Test(arguments: cases)
    func `A file that players accept is read, with a note for each deviation`(text: String, notes: [String])
        throws
    {
        let file = try LottieFile(Array(text.utf8))
        #expect(file.notes.map(\.description) == notes)
        #expect(file.layers[0]["rotation"]?.components(at: 1) == [45])
        #expect(throws: FileError.self) { try LottieFile(Array(text.utf8), strict: true) }
        #expect(file.animation.notes == file.notes)
        if text.contains(#""parent":2"#) { #expect(file.layers.map(\.parent) == [1, nil, nil]) }
    }

    @Test func `A coordinate that is not valid does not hide the others`() throws {
        let position =
            #""p":{"s":true,"x":{"k":[{"t":1},{"t":0,"s":[1]}]},"y":{"k":[{"t":0,"s":[3]},{"t":20,"s":[5]}]}}"#
        let file = try LottieFile(Array(Self.file(#""ks":{\#(position)}"#).utf8))
        #expect(file.layers[0]["position x"] == nil && file.layers[0]["position y"]?.components(at: 1) == [4])
        #expect(
            file.notes.map(\.description) == [
                "layers[0].ks.p.x.k[0].s is missing; accepted: the value at this key; the coordinate is left out"
            ])
    }

    @Test func `Orientation takes the short way, as the quaternions of players do`() throws {
        let keys = [
            ([0.0, 0, 350], [0.0, 0, 10]), ([10.0, 0, 0], [-20.0, 0, 0]), ([0.0, 179, 0], [0.0, -179, 0]),
            ([0, 0, -725], [0, 0, 5]),
        ]
        for (from, to) in keys {
            let text = Self.file(
                #""ks":{"or":{"k":[{"t":0,"s":\#(from),"to":[1,1,1],"ti":[0,0,0]},{"t":20,"s":\#(to)}]}}"#)
            let track = try #require(try LottieFile(Array(text.utf8)).layers[0]["orientation"])
            // lottie-web slerps the quaternions of both keys.
            func rotation(_ angles: [Double]) -> Quaternion {
                let axes = [Vector3(1, 0, 0), Vector3(0, 1, 0), Vector3(0, 0, 1)]
                return zip(angles, axes).reduce(Quaternion.identity) {
                    $0 * Quaternion(angle: $1.0 * .pi / 180, axis: $1.1)
                }
            }
            for u in [0, 0.25, 0.5, 1] {
                let expected = rotation(from).slerp(to: rotation(to), at: u)
                let found = rotation(track.components(at: 2 * u))
                #expect(expected.dot(found).magnitude > 1 - 1e-14, "\(from) to \(to) at \(u)")
            }
        }
    }

    // MARK: - Paths

    private static func shape(_ x: Double, closed: Bool = true, points: Int = 3) -> String {
        let v = (0..<points).map { "[\(x + Double($0 * $0)),\(Double($0) * 10)]" }.joined(separator: ",")
        let i = (0..<points).map { "[\(-$0),1]" }.joined(separator: ",")
        let o = (0..<points).map { "[\($0),-1]" }.joined(separator: ",")
        return #"{"i":[\#(i)],"o":[\#(o)],"v":[\#(v)],"c":\#(closed)}"#
    }

    private func path(_ keys: String) throws -> AssetTrack {
        let text = Self.file(
            #""shapes":[{"ty":"gr","nm":"G","it":[{"ty":"sh","nm":"S","ks":{"a":1,"k":\#(keys)}}]}]"#)
        let file = try LottieFile(Array(text.utf8))
        #expect(file.notes.isEmpty)
        return try #require(file.layers[0].properties.first { $0.property == "path" })
    }

    @Test func `Points of an animated path move by the key's easing, as players move them`() throws {
        let track = try path(
            #"[{"t":0,"s":[\#(Self.shape(0))],"o":{"x":0.4,"y":0},"i":{"x":0.2,"y":1}},{"t":10,"s":[\#(Self.shape(50))],"h":1},{"t":20,"s":[\#(Self.shape(7))]}]"#
        )
        #expect((track.kind, track.name) == (.path, "layers[0] / G / S: path"))
        let ease = try CubicBezier(x1: 0.4, y1: 0, x2: 0.2, y2: 1)
        for time in [0, 0.13, 0.5, 0.9, 1] {
            let at = ease.value(at: time)
            let points = try #require(track.path(at: time)).elements.flatMap(\.points)
            // v of both keys, and their handles.
            let x = 50 * at
            let expected = [
                Vector2(x, 0), Vector2(x, -1), Vector2(x + 1 - 1, 11), Vector2(x + 1, 10),
                Vector2(x + 1 + 1, 9),
                Vector2(x + 4 - 2, 21), Vector2(x + 4, 20), Vector2(x + 4 + 2, 19), Vector2(x, 1),
                Vector2(x, 0),
            ]
            #expect(points.count == expected.count)
            for (a, b) in zip(points, expected) { #expect((a - b).norm < 1e-13, "\(time)") }
        }
        #expect(track.path(at: 1.7) == track.path(at: 1))
        #expect(track.path(at: 2)?.elements.first == .move(to: Vector2(7, 0)))
        #expect(track.path(at: .nan)?.coordinates.allSatisfy { $0.isNaN } == true)
        #expect(
            track.times == [0, 1, 2] && track.components(at: 1.7) == [1]
                && track.componentNames == ["progress"])
        guard case .path(let curve) = track.curve, let tracks = curve.coordinates else {
            Issue.record("no coordinates")
            return
        }
        #expect(tracks.map { $0.value(at: 0.5) } == track.path(at: 0.5)?.coordinates)
    }

    @Test func `Paths of different points morph, and a static path is one key`() throws {
        let track = try path(
            #"[{"t":0,"s":[\#(Self.shape(0))]},{"t":10,"s":[\#(Self.shape(50, points: 5))]}]"#)
        guard case .path(let curve) = track.curve else { return }
        #expect(!curve.hasOneStructure && curve.coordinates == nil)
        let morph = try PathMorph(from: curve.paths[0], to: curve.paths[1])
        #expect(track.path(at: 0.25) == morph.path(at: 0.25))
        #expect((track.path(at: 0), track.path(at: 3)) == (curve.paths[0], curve.paths[1]))
        let still = try path(Self.shape(3, closed: false))
        #expect(!still.isAnimated && still.path(at: 1)?.elements.count == 3)
    }

    @Test(arguments: [
        (#"{"v":[[0,0]],"i":[],"o":[[0,0]]}"#, ".i is an array of 0; accepted: 1 points, as v has"),
        (#"{"v":[[0]],"i":[[0,0]],"o":[[0,0]]}"#, ".v[0] is [0]; accepted: x and y"),
        (#"{"v":[[0,0]],"i":[[0,0]],"o":[[0,0]],"c":2}"#, ".c is 2; accepted: true or false"),
        (
            #"{"v":[[1e308,0]],"i":[[0,0]],"o":[[1e308,0]],"c":true}"#,
            "layers[0].shapes[0].ks.k is not a valid track"
        ),
    ])
    func `A path that is not valid is left out with a note`(shape: String, note: String) throws {
        let text = Self.file(#""shapes":[{"ty":"sh","ks":{"k":\#(shape)}}]"#)
        let file = try LottieFile(Array(text.utf8))
        #expect(file.layers[0].properties.isEmpty && file.notes.count == 1)
        #expect(file.notes[0].description.contains(note), "\(file.notes)")
        #expect(throws: FileError.self) { try LottieFile(Array(text.utf8), strict: true) }
    }
}
