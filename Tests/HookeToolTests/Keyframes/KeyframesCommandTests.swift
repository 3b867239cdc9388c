import Foundation
import HookeGeometry
import HookeAssets
import TestSupport
import Testing

@testable import HookeTool

@Suite struct KeyframesCommandTests {
    private func run(_ arguments: [String], _ input: String = KeyframesFiles.track) throws -> String {
        let outcome = try BuiltCommand.run(["keyframes"] + arguments, input: input)
        #expect(outcome.status == 0 && outcome.errors == "", "\(outcome)")
        return outcome.output
    }

    private func numbers(_ csv: String) -> [[Double]] {
        csv.split(separator: "\n").dropFirst().map { $0.split(separator: ",").compactMap { Double($0) } }
    }

    // MARK: - sample

    @Test func `Samples equal the track bit for bit, from the first key to the last`() throws {
        let track = try KeyframeTrack(times: [0, 1, 3, 3.5], values: [0, 10, 4, 7], rule: .catmullRom)
        let csv = try run(["sample", "--rate", "5"])
        #expect(csv.hasPrefix("time,value,velocity,acceleration\n"))
        let rows = numbers(csv)
        #expect(rows.count == 19 && rows[18][0] == 3.6)
        for row in rows {
            let state = track.state(at: row[0])
            #expect(row == [row[0], state.position, state.velocity, state.acceleration])
        }
        #expect(try numbers(run(["sample"])).count == 211)
        // (0.4 − 0.1)·10 rounds to above 3, and 0.1 + 3/10 is 0.4; (6.7 − 0.1)·10 is 66,
        // and 0.1 + 66/10 is below 6.7.
        for (first, last, end) in [(0.1, 0.4, 0.4), (0.1, 6.7, 6.8)] {
            let track = #"{"times":[\#(first),\#(last)],"values":[0,1],"mode":"linear"}"#
            #expect(try numbers(run(["sample", "--rate", "10"], track)).last?[0] == end)
        }
        #expect(
            try numbers(run(["sample", "--from", "-1", "--until", "0.5", "--rate", "2"])).map(\.[0]) == [
                -1, -0.5, 0, 0.5,
            ])
        #expect(try numbers(run(["sample", "--until", "-2", "--rate", "2"])).map(\.[0]) == [-2])
        #expect(try numbers(run(["sample", "--times", "3, 1"])).map(\.[1]) == [4, 10])
    }

    @Test func `Vectors have a column for each component`() throws {
        let vectors = #"{"op":"keyframes","at":[1],"times":[0,1],"values":[[0,0],[1,4]],"mode":"linear"}"#
        #expect(
            try run(["sample", "--times", "0.5"], vectors)
                == "time,value.x,value.y,velocity.x,velocity.y,acceleration.x,acceleration.y\n"
                + "0.5,0.5,2.0,1.0,4.0,0.0,0.0\n")
        let many = #"{"times":[0],"values":[[1,2,3,4,5]],"mode":"linear"}"#
        #expect(
            try run(["sample"], many).hasPrefix("time,value.0,value.1,value.2,value.3,value.4,velocity.0,"))
        let rotation = #"{"times":[0],"kind":"rotation","values":[[0,0,0,1]],"mode":"linear"}"#
        #expect(
            try run(["sample"], rotation).hasPrefix(
                "time,value.x,value.y,value.z,value.w,velocity.x,velocity.y,velocity.z,acceleration.x,"))
    }

    @Test func `The tracks of a file are found by name or path`() throws {
        let byName = try run(
            ["sample", "--track", "Box: translation", "--times", "0.5"], KeyframesFiles.gltf)
        #expect(numbers(byName) == [[0.5, 1, 0, -2, 2, 0, -4, 0, 0, 0]])
        let byPlace = try run(
            ["sample", "--track", "animations[0].channels[0]", "--times", "0.5"], KeyframesFiles.gltf)
        #expect(byPlace == byName)
    }

    @Test func `A rotation by components is normalised, and has its angular velocity`() throws {
        let times = [0, 0.3, 0.5, 0.9]
        let step = 1e-4
        let all = times.flatMap { [$0 - step, $0, $0 + step] }.map { max($0, 0) }
        let rows = numbers(
            try run(
                [
                    "sample", "--track", "Box: rotation", "--times",
                    all.map(\.description).joined(separator: ","),
                ],
                KeyframesFiles.gltf))
        for index in 1..<times.count {
            let (before, row, after) = (rows[3 * index], rows[3 * index + 1], rows[3 * index + 2])
            func rotation(_ row: [Double]) -> Quaternion {
                Quaternion(x: row[1], y: row[2], z: row[3], w: row[4])
            }
            #expect(difference(rotation(row).length, 1, within: 4e-16) == nil)
            // The rotation from a step before to a step after; the error is quadratic in the step.
            let turn = (rotation(after) * rotation(before).conjugate).rotationVector / (2 * step)
            for axis in 0..<3 {
                #expect(difference(row[5 + axis], turn[axis], within: 3e-7) == nil)
                let change = (after[5 + axis] - before[5 + axis]) / (2 * step)
                #expect(difference(row[8 + axis], change, within: 3e-6) == nil)
            }
        }
    }

    // MARK: - show

    @Test func `Tracks are listed with keys, components and paths`() throws {
        #expect(
            try run(["show"], KeyframesFiles.gltf) == """
                Box: translation  2 keys from 0 s to 1 s, components x y z, at animations[0].channels[0]
                Box: rotation     2 keys from 0 s to 1 s, components x y z w, at animations[0].channels[1]

                """)
        #expect(try run(["show"]) == "value  4 keys from 0 s to 3.5 s\n")
        #expect(
            try run(["show", "--json"])
                == #"{"tracks":[{"name":"value","place":"","unit":"","components":["value"],"times":[0.0,1.0,3.0,3.5],"values":[[0.0],[10.0],[4.0],[7.0]]}],"notes":[],"refused":[]}"#
                + "\n")
    }

    @Test func `A wrong animation is listed beside the others, which are usable`() throws {
        let place = "animations[1].channels[0]"
        #expect(
            try run(["show"], KeyframesFiles.besideBad) == """
                good / Box: translation  2 keys from 0 s to 1 s, components x y z, at \(place)

                refused                  animation 0: \(KeyframesFiles.badAnimation)

                """)
        #expect(
            try run(["show", "--json"], KeyframesFiles.besideBad)
                .hasSuffix(#""notes":[],"refused":["animation 0: \#(KeyframesFiles.badAnimation)"]}"# + "\n"))
        #expect(
            try numbers(run(["sample", "--track", place, "--times", "0.5"], KeyframesFiles.besideBad))
                == [[0.5, 1, 0, -2, 2, 0, -4, 0, 0, 0]])
    }

    @Test func `Both keys of a jump are listed, of numbers, vectors and rotations`() throws {
        for (values, more) in [
            ("[[0.0],[1.0],[5.0],[2.0]]", ""), ("[[0.0,0.0],[1.0,3.0],[5.0,4.0],[2.0,0.0]]", ""),
            (
                "[[0.0,0.0,0.0,1.0],[0.0,0.0,1.0,0.0],[0.0,1.0,0.0,0.0],[1.0,0.0,0.0,0.0]]",
                #","kind":"rotation""#
            ),
        ] {
            let track = #"{"times":[0.0,1.0,1.0,2.0],"values":\#(values),"mode":"linear"\#(more)}"#
            let found = try run(["show", "--json"], track)
            #expect(found.contains(#""times":[0.0,1.0,1.0,2.0],"values":\#(values)}"#), "\(found)")
        }
    }

    @Test func `A name of any number of code units is written whole`() throws {
        let family = "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}"
        let lottie =
            #"{"fr":10,"ip":0,"op":20,"layers":[{"ty":3,"nm":"\#(family)\#(family)","ks":{"r":{"k":["#
            + #"{"t":0,"s":[0]},{"t":20,"s":[90]}]}}}]}"#
        #expect(
            try run(["show"], lottie)
                == "\(family)\(family): rotation  2 keys from 0 s to 2 s, in degrees, at layers[0].ks.r\n")
    }

    @Test(.enabled(if: ProcessInfo.processInfo.environment["HOOKE_DATA"] != nil, "HOOKE_DATA is not set"))
    func `Every recorded animation is sampled and drawn, or refused with its path`() throws {
        let folder = try #require(ProcessInfo.processInfo.environment["HOOKE_DATA"]) + "/animations"
        var drawn = 0
        for kind in ["gltf", "lottie"] {
            for name in try FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(kind)").sorted()
            where !name.hasSuffix(".bin") {
                let path = "\(folder)/\(kind)/\(name)"
                let file: TrackFile
                do { file = try TrackFile(path) } catch let refusal as Refusal {
                    #expect(name.contains("invalid"), "\(name): \(refusal)")
                    #expect(refusal.reason.contains("["), "\(refusal) names a place")
                    continue
                }
                for track in file.tracks {
                    let svg = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).svg")
                        .path
                    defer { try? FileManager.default.removeItem(atPath: svg) }
                    let reason = refusal(of: [
                        "keyframes", "plot", path, "--track", track.place, "--out", svg,
                    ])
                    // The coordinates of a path.
                    let count = track.source.components.count
                    #expect(
                        count > 8 ? reason?.hasPrefix("\(count) numbers are too many") == true : reason == nil
                    )
                    for time in track.source.times {
                        let state = track.source.state(time)
                        let isFinite = (state.value + state.velocity).allSatisfy { $0.isFinite }
                        #expect(isFinite, "\(name) \(track.place)")
                    }
                    drawn += 1
                }
            }
        }
        #expect(drawn > 30)
    }

    // MARK: - plot

    @Test func `The title of a plot is its file and mode, or its comparisons`() throws {
        try KeyframesFiles.with(KeyframesFiles.track) { path in
            let name = URL(fileURLWithPath: path).lastPathComponent
            let plain = try run(["plot", path])
            #expect(
                plain.hasPrefix("<?xml") && plain.contains("<title id=\"title\">\(name): catmullRom</title>"))
            let compared = try run([
                "plot", path, "--compare", "monotone", "--compare",
                "kochanekBartels,tension=0.5,ends=reflected",
            ])
            for text in ["catmullRom", "monotone", "kochanekBartels,tension=0.5,ends=reflected"] {
                #expect(compared.contains(">\(text)</text>"), "\(text)")
            }
        }
        try KeyframesFiles.with(KeyframesFiles.track) { path in
            // Velocities stand in brackets, with commas.
            let plots = try ["[0, 4, -3, 0]", "[0, 4, 3, 0]"].map {
                try run(["plot", path, "--compare", "hermite,velocities=\($0)"])
            }
            #expect(plots[0].contains(">hermite,velocities=[0, 4, -3, 0]</text>"))
            #expect(plots[0].replacingOccurrences(of: "[0, 4, -3, 0]", with: "[0, 4, 3, 0]") != plots[1])
        }
        let gltf = try run(
            ["plot", "--track", "Box: translation", "--component", "x", "--component", "z"],
            KeyframesFiles.gltf)
        #expect(gltf.contains("<title id=\"title\">Box: translation</title>"))
        #expect(gltf.contains(">x</text>") && gltf.contains(">z</text>") && !gltf.contains(">y</text>"))
    }
}
