import Hooke
import HookeAssets

/// The pieces of a track, and the proven error.
struct TrackReduction {
    let pieces: CubicReduction
    /// The largest error of a component, or of a rotation's angle in radians.
    let error: Double

    init(_ pieces: CubicReduction, error: Double? = nil) {
        self.pieces = pieces
        self.error = error ?? pieces.error
    }
}

extension TrackReduction {
    /// The pieces as JSON: for each the times, and for each component start, end and path.
    var json: String {
        JSONText.array(
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

    /// The keys of a glTF sampler with `CUBICSPLINE`: times, and for each key the arriving tangent, the value and the
    /// leaving tangent.
    ///
    /// - Throws: `Refusal` for jumps, and for pieces that are not cubics of time.
    func gltf() throws(Refusal) -> String {
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
        func keys<Value: ComponentVector & Hashable>(_: Value.Type) throws(Refusal) -> String {
            let property: LottieProperty<Value>
            do { property = try LottieProperty<Value>(pieces) } catch { throw Refusal("\(error)") }
            return try refusing { () throws(AssetError) in try property.json(frameRate: frameRate) }
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
