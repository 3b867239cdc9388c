import Hooke
import HookeAssets

/// The pieces of a track, and the proven error.
struct TrackReduction {
    /// What the pieces are.
    enum Content {
        case cubics(CubicReduction)
        /// Rotations as a track of rule `.linear`.
        case slerps(RotationTrack)
    }

    let content: Content
    /// The largest error of a component, or of a rotation's angle in radians.
    let error: Double

    init(_ pieces: CubicReduction, error: Double? = nil) {
        content = .cubics(pieces)
        self.error = error ?? pieces.error
    }

    init(slerps: RotationTrack, error: Double) {
        content = .slerps(slerps)
        self.error = error
    }

    /// The number of pieces.
    var count: Int {
        switch content {
        case .cubics(let pieces): pieces.pieces.count
        case .slerps(let track): zip(track.times, track.times.dropFirst()).count { $0 < $1 }
        }
    }

    /// The pieces as cubics.
    ///
    /// - Throws: `Refusal` for slerps.
    func cubics(for format: String) throws(Refusal) -> CubicReduction {
        switch content {
        case .cubics(let pieces): return pieces
        case .slerps:
            throw Refusal("--kind is slerp; accepted for --format \(format): \(ReductionKind.cubics)")
        }
    }
}

extension TrackReduction {
    /// The pieces as JSON: for each the times, and for each component start, end and path.
    var json: String {
        guard case .cubics(let pieces) = content else { return slerpJSON }
        return JSONText.array(
            pieces.pieces.map { piece in
                let curves = piece.curves.map { curve in
                    var members: [(String, String)] = [
                        ("start", JSONText.number(curve.start)), ("end", JSONText.number(curve.end)),
                    ]
                    switch curve.form {
                    case .line: break
                    case .hermite(let start, let end):
                        members.append(("velocities", JSONText.numbers([start, end])))
                    case .bezier(let bezier):
                        let numbers = [bezier.x1, bezier.y1, bezier.x2, bezier.y2]
                        members.append(("bezier", JSONText.numbers(numbers)))
                    }
                    return JSONText.object(members)
                }
                return JSONText.object([
                    ("from", JSONText.number(piece.startTime)), ("to", JSONText.number(piece.endTime)),
                    ("curves", JSONText.array(curves)),
                ])
            })
    }

    /// The components x, y, z and w.
    private static func numbers(_ value: Quaternion) -> String {
        JSONText.numbers((0..<4).map { value.components[$0] })
    }

    /// The slerps of rotations: for each the times, and the quaternions x, y, z, w at its ends.
    private var slerpJSON: String {
        guard case .slerps(let track) = content else { return "[]" }
        let values = track.values.map(Self.numbers)
        let pieces = track.times.indices.dropLast().compactMap { key -> String? in
            guard track.times[key] < track.times[key + 1] else { return nil }
            return JSONText.object([
                ("from", JSONText.number(track.times[key])), ("to", JSONText.number(track.times[key + 1])),
                ("start", values[key]), ("end", values[key + 1]),
            ])
        }
        return JSONText.array(pieces)
    }

    /// The keys of a glTF sampler with `LINEAR`, which turns by slerps.
    private func gltf(_ track: RotationTrack) throws(Refusal) -> String {
        if let key = track.times.indices.dropLast().first(where: { track.times[$0] == track.times[$0 + 1] }) {
            throw Refusal("the track jumps at \(track.times[key]) s; glTF's slerps cannot")
        }
        return JSONText.object([
            ("interpolation", JSONText.string("LINEAR")), ("input", JSONText.numbers(track.times)),
            (
                "output",
                JSONText.array(
                    track.values.map(Self.numbers))
            ),
        ])
    }

    /// The keys of a glTF sampler with `CUBICSPLINE`, or with `LINEAR` for slerps: times, and for each key the arriving tangent, the value and the
    /// leaving tangent.
    ///
    /// - Throws: `Refusal` for jumps, and for pieces that are not cubics of time.
    func gltf() throws(Refusal) -> String {
        if case .slerps(let track) = content { return try gltf(track) }
        let pieces = try cubics(for: "gltf")
        var times: [Double] = []
        var keys: [(arriving: [Double], value: [Double], leaving: [Double])] = []
        for piece in pieces.pieces {
            let start = piece.curves.map(\.start)
            if let last = keys.last, last.value != start {
                throw Refusal("the track jumps at \(piece.startTime) s; glTF's cubics cannot")
            }
            var tangents: [(Double, Double)] = []
            for curve in piece.curves {
                guard case .hermite(let first, let last) = curve.form else {
                    throw Refusal("--kind is not hermite; accepted for --format gltf: hermite")
                }
                tangents.append((first, last))
            }
            if keys.isEmpty {
                times = [piece.startTime]
                keys = [(start.map { _ in 0 }, start, [])]
            }
            keys[keys.count - 1].leaving = tangents.map(\.0)
            times.append(piece.endTime)
            keys.append((tangents.map(\.1), piece.curves.map(\.end), start.map { _ in 0 }))
        }
        let rows = keys.map { key in
            JSONText.array([key.arriving, key.value, key.leaving].map(JSONText.numbers))
        }
        return JSONText.object([
            ("interpolation", JSONText.string("CUBICSPLINE")), ("input", JSONText.numbers(times)),
            ("output", JSONText.array(rows)),
        ])
    }

    /// The keys of a Lottie property, of up to four components.
    func lottie(frameRate: Double) throws(Refusal) -> String {
        let pieces = try cubics(for: "lottie")
        func keys<Value: ComponentVector & Hashable>(_: Value.Type) throws(Refusal) -> String {
            let property: LottieProperty<Value>
            do { property = try LottieProperty<Value>(pieces) } catch { throw Refusal("\(error)") }
            return try refusing { try property.json(frameRate: frameRate) }
        }
        switch pieces.errors.count {
        case 1: return try keys(Double.self)
        case 2: return try keys(SIMD2<Double>.self)
        case 3: return try keys(SIMD3<Double>.self)
        case 4: return try keys(SIMD4<Double>.self)
        default:
            throw Refusal("the track has \(pieces.errors.count) components; accepted for Lottie: 1 to 4")
        }
    }
}

/// The form of the pieces.
enum ReductionKind: String, SpelledWord, CaseIterable {
    case lines, hermite
    case smooth = "smooth-beziers"
    case beziers, slerp

    /// The words of the forms that are cubics.
    static var cubics: String {
        allCases.filter { $0 != .slerp }.map(\.rawValue).joined(separator: ", ")
    }

    /// - Throws: `HookeError.badValue` for slerps, which are for rotations.
    func cubic() throws(HookeError) -> CubicReduction.Kind {
        switch self {
        case .lines: return .lines
        case .hermite: return .hermite
        case .smooth: return .smoothBeziers
        case .beziers: return .beziers
        case .slerp:
            throw .badValue(
                field: "kind", value: "slerp", nearest: nil,
                accepted: "\(Self.cubics), because the track has no rotations")
        }
    }
}
