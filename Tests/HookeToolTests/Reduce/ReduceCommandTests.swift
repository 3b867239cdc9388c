import Foundation
import Hooke
import HookeAssets
import TestSupport
import Testing

@testable import HookeTool

@Suite struct ReduceCommandTests {
    private static let spring = SpringMotion(spring: .bouncy, from: 0.0, to: 100)
    private static let times = (0...60).map { Double($0) / 60 }

    /// A spring at 60 frames per second as a track in JSON.
    private static let baked: String = {
        let values = times.map { "\(spring.position(at: $0))" }.joined(separator: ",")
        let list = times.map { "\($0)" }.joined(separator: ",")
        return "{\"times\":[\(list)],\"values\":[\(values)],\"mode\":\"linear\"}"
    }()

    private func run(_ arguments: [String], _ input: String = Self.baked) throws -> String {
        let outcome = try BuiltCommand.run(["reduce"] + arguments, input: input)
        #expect(outcome.status == 0 && outcome.errors == "", "\(outcome)")
        return outcome.output
    }

    private struct Report: Decodable {
        struct Track: Decodable {
            struct Piece: Decodable {
                struct Curve: Decodable {
                    var start, end: Double
                    var bezier, velocities: [Double]?
                }
                var from, to: Double
                var curves: [Curve]
            }
            var name: String
            var keys: Int
            var error: Double
            var pieces: [Piece]
        }
        var tracks: [Track]
    }

    private func report(_ arguments: [String], _ input: String = Self.baked) throws -> [Report.Track] {
        let text = try run(arguments + ["--format", "json"], input)
        return try JSONDecoder().decode(Report.self, from: Data(text.utf8)).tracks
    }

    private func value(_ track: Report.Track, at time: Double) throws -> Double {
        let piece = try #require(track.pieces.last { $0.from <= time })
        let curve = piece.curves[0]
        let fraction = (time - piece.from) / (piece.to - piece.from)
        guard let b = curve.bezier else { return curve.start + (curve.end - curve.start) * fraction }
        let bezier = try CubicBezier(x1: b[0], y1: b[1], x2: b[2], y2: b[3])
        return curve.start + (curve.end - curve.start) * bezier.value(at: fraction)
    }

    @Test func `The pieces of baked keys are within the printed error of the straight lines between them`()
        throws
    {
        let track = try #require(try report(["--error", "0.5"]).first)
        let linear = try KeyframeTrack(
            times: Self.times, values: Self.times.map { Self.spring.position(at: $0) }, rule: .linear)
        #expect(track.keys == 61 && track.pieces.count <= 8 && track.error <= 0.5)
        for index in 0..<2000 {
            let time = (Double(index) + 0.5) / 2000
            #expect((try value(track, at: time) - linear.value(at: time)).magnitude <= track.error)
        }
    }

    @Test func `The table has the keys before, the pieces after and the bound`() throws {
        let table = try run(["--error", "0.5"])
        #expect(table.hasPrefix("value ") && table.contains(" 61 keys to "))
        #expect(table.contains("Béziers, within 0."))
    }

    @Test func `A spring is reduced with its velocity`() throws {
        let arguments = ["--spring", "bouncy", "--to", "100", "--velocity", "500", "--error", "0.1"]
        let track = try #require(try report(arguments).first)
        let motion = SpringMotion(spring: .bouncy, from: 0.0, to: 100, initialVelocity: 500)
        for index in 0..<500 {
            let time = track.pieces[track.pieces.count - 1].to * (Double(index) + 0.5) / 500
            #expect((try value(track, at: time) - motion.position(at: time)).magnitude <= track.error)
        }
    }

    @Test func `A timing function of CSS is reduced`() throws {
        let track = try #require(try report(["--curve", "ease-in-out", "--error", "0.001"], "").first)
        #expect(track.pieces.count == 1 && track.pieces[0].curves[0].bezier == [0.42, 0, 0.58, 1])
    }

    @Test func `CSS has a keyframe with an easing for each piece`() throws {
        let css = try run(["--format", "css", "--property", "left", "--unit", "px", "--error", "0.5"])
        #expect(css.contains("cubic-bezier(") && css.contains("left: 0px"))
        #expect(css.split(separator: "\n").count <= 14)
    }

    @Test func `Lottie keys have handles`() throws {
        let keys = try run(["--format", "lottie", "--error", "0.5"])
        #expect(keys.hasPrefix("{\"a\":1,\"k\":[{\"t\":0,\"s\":[0],\"o\":{"), "\(keys)")
    }

    @Test func `glTF has tangents at each key`() throws {
        let sampler = try run(["--format", "gltf", "--error", "0.5"])
        #expect(sampler.hasPrefix("{\"interpolation\":\"CUBICSPLINE\",\"input\":[0"), "\(sampler)")
    }

    @Test(arguments: [
        (["--error", "0"], "--error is 0.0; accepted: a finite number above 0"),
        (["--spring", "bouncy", "--curve", "ease"], "--spring and --curve are given; accepted: one of them"),
        (["--from", "3"], "--from, --to and --velocity need --spring"),
        (["--kind", "cubic"], "accepted: lines, hermite, smooth-beziers, beziers"),
        (
            ["--format", "gltf", "--kind", "beziers"],
            "--kind is not hermite; accepted for --format gltf: hermite"
        ),
    ])
    func `Options that contradict are refused`(_ arguments: [String], _ message: String) throws {
        let outcome = try BuiltCommand.run(["reduce"] + arguments, input: Self.baked)
        #expect(outcome.status != 0 && outcome.errors.contains(message), "\(outcome)")
    }

    @Test(.enabled(if: ProcessInfo.processInfo.environment["HOOKE_DATA"] != nil, "HOOKE_DATA is not set"))
    func `Animations by others become fewer pieces`() throws {
        let folder = try #require(ProcessInfo.processInfo.environment["HOOKE_DATA"]) + "/animations/"
        for file in ["lottie/vcTransition1.json", "lottie/vcTransition2.json", "lottie/timeremap.json"] {
            let tracks = try report([folder + file, "--error", "0.5", "--angle-error", "0.5"], "")
            #expect(tracks.allSatisfy { $0.error <= 0.5 && $0.pieces.count <= max(1, $0.keys) })
        }
    }

    @Test func `Steep splines become Béziers, as do lines beside them`() throws {
        // The velocity of the second key would need a handle far outside the values.
        let splines = """
            {"asset":{"version":"2.0"},"nodes":[{},{}],"animations":[{"samplers":[
            {"input":0,"output":1,"interpolation":"CUBICSPLINE"},{"input":0,"output":2}],"channels":[
            {"sampler":0,"target":{"node":0,"path":"translation"}},
            {"sampler":1,"target":{"node":1,"path":"translation"}}]}],"accessors":[
            {"bufferView":0,"componentType":5126,"count":2,"type":"SCALAR"},
            {"bufferView":1,"componentType":5126,"count":6,"type":"VEC3"},
            {"bufferView":2,"componentType":5126,"count":2,"type":"VEC3"}],"bufferViews":[
            {"buffer":0,"byteLength":8},{"buffer":0,"byteOffset":8,"byteLength":72},
            {"buffer":0,"byteOffset":80,"byteLength":24}],"buffers":[
            {"byteLength":104,"uri":"data:;base64,\(Self.bytes.base64EncodedString())"}]}
            """
        let tracks = try report(["--error", "0.1"], splines)
        #expect(tracks.count == 2)
        #expect(tracks.allSatisfy { $0.error <= 0.1 && $0.pieces.count <= 4 })
    }

    /// Times 0.5 and 1; a spline from (−2, 1.1, −4.3) with the velocity (3, 0.6, 34) to (1.5, 9.8, −5.1) with (2.6, 0, 0.4);
    /// a line.
    private static let bytes: Data = {
        let splines: [Float] = [0, 0, 0, -2, 1.1, -4.3, 3, 0.6, 34, 2.6, 0, 0.4, 1.5, 9.8, -5.1, 0, 0, 0]
        let numbers: [Float] = [0.5, 1] + splines + [0, 0, 0, 1, 2, 3]
        return Data(
            numbers.flatMap { n in (0..<4).map { UInt8(truncatingIfNeeded: n.bitPattern >> (8 * $0)) } })
    }()
}
