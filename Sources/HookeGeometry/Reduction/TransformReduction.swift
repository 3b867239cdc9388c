/// A transform in time as few pieces of its parts, with a proven bound of the distance of points.
///
/// ```swift
/// import HookeGeometry
///
/// let track = try TransformTrack(
///     times: [0, 1, 2], values: [.identity, .rotationY(2), .scale(x: 0.5, y: 0.5, z: 1)], rule: .catmullRom)
/// let corners = [Vector3(-100, -200, 0), Vector3(100, 200, 0)]
/// let reduction = try TransformReduction(track, corners: corners, error: 2)
/// print(reduction.rotation.components.pieces.count, reduction.error)
/// ```
///
/// Each piece is the longest possible; unlike `CubicReduction`, other chains are not tried. Each part has times of its own,
/// as in glTF. A corner p moves to R·K·S·p + t. Errors δt, δs, δk of the parts and an angle θ of the rotation move it by at
/// most
///
///     |δt| + |p|·(δs·L + (s + δs)·(|δk| + (L + |δk|)·θ))
///
/// where s is the largest scale, k the largest skew and L = 1 + |k| bounds the norm of K. A box moves like its corners.
public struct TransformReduction: Hashable, Sendable {
    /// The translation: x, y, z.
    public let translation: CubicReduction
    /// The scale: x, y, z.
    public let scale: CubicReduction
    /// The skew: xy, xz, yz.
    public let skew: CubicReduction
    /// The rotation.
    public let rotation: RotationReduction
    /// A proven bound of the largest distance of a corner from the track, in the corners' units.
    public let error: Double

    /// Reduces a track of transforms to the fewest pieces found within a distance.
    ///
    /// - Parameters:
    ///   - track: The track, over its span, without perspective.
    ///   - corners: The corners of what the transform acts on; at least one.
    ///   - error: The largest distance of a corner allowed, in the corners' units; above 0.
    ///   - kind: The form of the pieces.
    /// - Throws: `HookeError.wrongCount` without corners, and for a track whose keys have one time.
    ///   `HookeError.badElement` for a corner that is not finite. `HookeError.outOfRange` for an error that is not above 0
    ///   and finite. `HookeError.noSolution` for a track with perspective or a singular key; the errors of
    ///   `RotationReduction`.
    public init(
        _ track: TransformTrack, corners: [Vector3], error: Double, kind: CubicReduction.Kind = .hermite
    ) throws(HookeError) {
        guard !corners.isEmpty else {
            throw .wrongCount(field: "corners", count: 0, accepted: "at least one corner")
        }
        for (index, corner) in corners.enumerated() where !corner.length.isFinite {
            throw .badElement(
                field: "corners", index: index, value: corner.length,
                accepted: "a corner at a finite distance")
        }
        guard error > 0, error.isFinite else {
            throw .outOfRange(field: .error, value: error, accepted: "a finite number above 0")
        }
        guard let turns = track.rotations else {
            throw .noSolution(field: "track", reason: "a key is singular, so it has no parts")
        }
        let reach = corners.reduce(0x1p-500) { max($0, $1.length) }
        let sources = try PartSources(track.rows, turns, error: error / 4096 / max(reach, 1))
        // Products of two errors may exceed the rest; then the parts get less.
        for share in [0.99, 0.9, 0.5] {
            let found = try sources.reduced(reach: reach, error: error * share, kind)
            guard found.error <= error else { continue }
            (translation, scale, skew, rotation) = (
                found.vectors[0], found.vectors[1], found.vectors[2], found.turns
            )
            self.error = found.error
            return
        }
        throw .noSolution(field: .error, reason: "\(error) is too small for the arithmetic")
    }

    /// Returns the transform at a time; before the first piece and after the last the nearest one.
    /// - Parameter time: In the track's seconds.
    public func transform(at time: Double) -> Transform3D {
        func vector(_ part: CubicReduction) -> Vector3 {
            Vector3(
                part.value(at: time), part.value(at: time, component: 1), part.value(at: time, component: 2))
        }
        return Transform3D(
            Transform3D.Decomposition(
                translation: vector(translation), scale: vector(scale), skew: vector(skew),
                perspective: SIMD4(0, 0, 0, 1), rotation: rotation.rotation(at: time)))
    }
}

/// The parts of a track by cubics, without and with slopes of parabolas at keys between lines.
private struct PartSources {
    /// Translation, scale and skew.
    static let groups: [Range<Int>] = [0..<3, 3..<6, 6..<9]

    let ways: [[PiecewiseCubic]]
    let turns: RotationTrack
    let doesTurn: Bool

    init(
        _ parts: KeyframeTrack<TransformRows>, _ turns: RotationTrack, error: Double
    ) throws(HookeError) {
        var ways: [[PiecewiseCubic]] = []
        for isSmooth in [false, true] {
            var sources: [PiecewiseCubic] = []
            for index in 0..<9 {
                let component = index / 3 * 4 + index % 3
                sources.append(try parts.piecewiseCubic(component, error: error, isSmooth: isSmooth))
            }
            ways.append(sources)
        }
        guard parts.values.allSatisfy({ $0.fields.row4 == SIMD4(0, 0, 0, 1) }) else {
            throw .noSolution(field: "track", reason: "it has perspective, which no part here follows")
        }
        self.ways = ways
        self.turns = turns
        doesTurn = turns.values.contains { $0 != turns.values[0] }
    }

    private func largest(_ range: Range<Int>) -> Double { ways[0][range].reduce(0) { max($0, $1.largest) } }

    private func isConstant(_ range: Range<Int>) -> Bool { ways[0][range].allSatisfy { $0.isConstant } }

    /// Reduces each part within its share of an error, and returns the bound of all together.
    func reduced(
        reach: Double, error: Double, _ kind: CubicReduction.Kind
    ) throws(HookeError) -> (vectors: [CubicReduction], turns: RotationReduction, error: Double) {
        let moving = Self.groups.filter { !isConstant($0) }.count + (doesTurn ? 1 : 0)
        let share = error / Double(max(moving, 1))
        let root = 3.0.squareRoot()
        let (scale, lean): (Double, Double) = (largest(3..<6), 1 + root * largest(6..<9))
        let limits = [share / root, share / (reach * lean), share / (root * reach * scale)]
        var vectors: [CubicReduction] = []
        for (limit, range) in zip(limits, Self.groups) {
            // What never changes becomes one line.
            let least = 0x1p-40 * largest(range) + 0x1p-500
            let allowed = isConstant(range) ? least : max(min(limit, 0x1p500), least)
            vectors.append(try reduced(range, error: allowed, isConstant(range) ? .lines : kind))
        }
        let angle = share / (reach * scale * lean)
        let rotation = try RotationReduction(
            turns, error: doesTurn ? min(max(angle, 0x1p-40), 1) : 0x1p-30, kind: doesTurn ? kind : .lines,
            effort: .quick)
        func norm(_ part: CubicReduction) -> Double {
            part.errors.reduce(0) { $0 + $1 * $1 }.squareRoot() * (1 + 0x1p-50)
        }
        let (scaled, leaned): (Double, Double) = (vectors[1].error, norm(vectors[2]))
        let turned: Double = (lean + leaned) * rotation.error
        let moved: Double = scaled * lean + (scale + scaled) * (leaned + turned)
        return (vectors, rotation, norm(vectors[0]) + reach * moved)
    }

    private func reduced(
        _ range: Range<Int>, error: Double, _ kind: CubicReduction.Kind
    ) throws(HookeError) -> CubicReduction {
        var best: CubicReduction?
        var refusal: HookeError?
        for sources in isConstant(range) ? Array(ways.prefix(1)) : ways {
            do throws(HookeError) {
                let found = try CubicReduction(
                    Array(sources[range]), errors: [error, error, error], kind: kind, effort: .quick)
                if found.pieces.count < best?.pieces.count ?? .max { best = found }
            } catch { refusal = error }
        }
        guard let best else { throw refusal ?? HookeError.noSolution(field: .error, reason: "no pieces") }
        return best
    }
}
