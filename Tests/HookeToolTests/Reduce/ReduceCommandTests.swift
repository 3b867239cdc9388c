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

    @Test func `The table has whole times and values without a fraction`() throws {
        let table = try run(["--curve", "linear(0, 0.25, 1)", "--error", "0.001", "--kind", "lines"], "")
        let rows = table.split(separator: "\n").dropFirst().map {
            $0.split(separator: " ").joined(separator: " ")
        }
        let numbers = rows.flatMap { $0.split(separator: " ") }
        #expect(rows.first?.hasPrefix("0 s 0 to ") == true && rows.last == "1 s the end", "\(table)")
        #expect(!numbers.contains { $0.hasSuffix(".0") })
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

    /// Keys and curves as read back from a format, with the printed bound; `nil` for a format without one.
    private struct Played {
        var times: [Double] = []
        var values: [Double] = []
        var curves: [CubicBezier?] = []
        var bound: Double?

        func value(at time: Double) -> Double {
            guard let next = times.firstIndex(where: { $0 > time }), next > 0 else {
                return time < times[0] ? values[0] : values[values.count - 1]
            }
            let fraction = (time - times[next - 1]) / (times[next] - times[next - 1])
            let change = values[next] - values[next - 1]
            return values[next - 1] + change * (curves[next - 1]?.value(at: fraction) ?? fraction)
        }
    }

    /// The numbers of a text in order.
    private static func numbers(_ text: some StringProtocol) -> [Double] {
        text.split { !"+-.0123456789eE".contains($0) }.compactMap { Double($0) }
    }

    private static func bezier(_ text: Substring) throws -> CubicBezier? {
        guard let start = text.range(of: "cubic-bezier(") else { return nil }
        let n = numbers(text[start.upperBound...].prefix { $0 != ")" })
        return try CubicBezier(x1: n[0], y1: n[1], x2: n[2], y2: n[3])
    }

    private static func played(_ text: String, _ format: String) throws -> Played {
        var played = Played()
        switch format {
        case "css":
            let duration = numbers(
                try #require(text.range(of: "animation: spring ").map { text[$0.upperBound...] }))[0]
            for line in text.split(separator: "\n") {
                if line.hasPrefix("/*") { played.bound = numbers(line)[0] }
                guard line.contains("{ left: ") else { continue }
                let found = numbers(line)
                played.times.append(found[0] / 100 * duration)
                played.values.append(
                    numbers(try #require(line.range(of: "left: ").map { line[$0.upperBound...] }))[0])
                played.curves.append(try bezier(line))
            }
            #expect(text.contains("of the motion at all times"))
        case "table":
            for line in text.split(separator: "\n") {
                if line.hasPrefix("spring") { played.bound = numbers(line).last }
                guard let space = line.range(of: " s ") else { continue }
                played.times.append(numbers(line[..<space.lowerBound])[0])
                let found = numbers(line[space.upperBound...])
                if played.curves.isEmpty { played.values.append(found[0]) }
                if found.count > 1 {
                    played.values.append(found[1])
                    played.curves.append(try bezier(line))
                }
            }
        case "json":
            let track = try JSONDecoder().decode(Report.self, from: Data(text.utf8)).tracks[0]
            played.bound = track.error
            played.times = track.pieces.map(\.from) + [track.pieces[track.pieces.count - 1].to]
            played.values = track.pieces.map { $0.curves[0].start }
            played.values.append(track.pieces[track.pieces.count - 1].curves[0].end)
            played.curves = try track.pieces.map { piece in
                try piece.curves[0].bezier.map { try CubicBezier(x1: $0[0], y1: $0[1], x2: $0[2], y2: $0[3]) }
            }
        default:
            struct Property: Decodable {
                struct Handle: Decodable { var x, y: Double }
                struct Key: Decodable {
                    var t: Double
                    var s: [Double]
                    var o, i: Handle?
                }
                var k: [Key]
            }
            for key in try JSONDecoder().decode(Property.self, from: Data(text.utf8)).k {
                played.times.append(key.t / 60)
                played.values.append(key.s[0])
                guard let (o, i) = key.o.flatMap({ o in key.i.map { (o, $0) } }) else { continue }
                played.curves.append(try CubicBezier(x1: o.x, y1: o.y, x2: i.x, y2: i.y))
            }
        }
        return played
    }

    @Test(arguments: ["css", "table", "json", "lottie"])
    func `A spring ends at exactly its target, and the printed bound holds for ever`(format: String) throws {
        let cases = randomCases(3)
        var random = SeededGenerator(seed: 41)
        var runs = [(Spring.bouncy, 0.0, 100.0, 0.0, 2.0)]
        for _ in 0..<cases {
            let (rate, ratio) = (random.logUniform(2...60), random.logUniform(0.2...3))
            let spring = try Spring(mass: 1, stiffness: rate * rate, damping: 2 * ratio * rate)
            let (from, to) = (random.uniform(-100...0), random.uniform(1...300))
            runs.append((spring, from, to, random.uniform(-500...500), random.logUniform(0.2...5)))
        }
        for (spring, from, to, velocity, error) in runs {
            let text = try run(
                [
                    "--spring", spring.text, "--from",
                    "\(from)",
                    "--to", "\(to)", "--velocity", "\(velocity)", "--error", "\(error)", "--format", format,
                ] + (format == "css" ? ["--property", "left", "--unit", "px"] : []))
            let played = try Self.played(text, format)
            let motion = SpringMotion(spring: spring, from: from, to: to, initialVelocity: velocity)
            #expect(played.values.last == to && played.times.count == played.values.count, "\(text)")
            let bound = played.bound ?? error
            #expect(bound <= error)
            let end = try #require(played.times.last)
            let turns = motion.turningPoints(in: end...(.infinity)).prefix(2).map { $0.time }
            for time in (0...1_000).map({ end * Double($0) / 500 }) + turns {
                let off = (played.value(at: time) - motion.position(at: time)).magnitude
                #expect(off <= bound * (1 + 1e-12), "\(off) at \(time): \(text)")
            }
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
        (["--from", "3"], "--from is given; accepted with --spring"),
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
