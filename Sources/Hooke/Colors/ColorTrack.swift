/// A colour through keyframes, mixed in a space of the caller's choice.
///
/// What moves is (c·α, α), the components of that space premultiplied by alpha, so that a fade to or from a
/// transparent key neither darkens nor takes on that key's colour. In OKLCH the hue is not multiplied; each key's hue
/// is told from the one before by the chosen arc, and a key without chroma or alpha has that of its neighbour.
public struct ColorTrack: Sendable, Hashable {
    /// Which way round the hues of OKLCH go from key to key.
    public enum HueArc: String, NamedCase, Hashable, Sendable {
        /// By at most half a turn; upwards by exactly half of one.
        case shorter
        /// The other way round; equal hues stay.
        case longer
        /// Upwards, by less than a turn.
        case increasing
        /// Downwards, by less than a turn.
        case decreasing
    }

    /// The colours of the keyframes, as given.
    public let values: [ColorValue]
    /// Where the track mixes, and what its colours are given in.
    public let space: ColorValue.Space
    /// Which way hues go; of no account outside OKLCH.
    public let hueArc: HueArc
    /// What moves: (c₁·α, c₂·α, c₃·α, α) of ``space``, the hue of OKLCH as it is. Velocity and acceleration are its.
    public let components: KeyframeTrack<SIMD4<Double>>

    /// The keys in ``space``.
    private let colors: [ColorValue]

    /// A track through colours at times, by one rule.
    ///
    /// - Throws: as `KeyframeTrack`; `HookeError.badElement` for a colour with a component or an alpha that is not
    ///   finite, or becomes so in `space`.
    public init(
        times: [Double], values: [ColorValue], rule: TangentRule, space: ColorValue.Space,
        hueArc: HueArc = .shorter
    ) throws(HookeError) {
        let keys = try ColorKeys(values, space, hueArc)
        let components = try KeyframeTrack(times: times, values: keys.vectors, rule: rule)
        self.init(values, space, hueArc, keys, components)
    }

    /// A track through colours at times, by an interpolation of ``components`` for each segment.
    ///
    /// - Throws: as `init(times:values:rule:space:hueArc:)` and `KeyframeTrack`.
    public init(
        times: [Double], values: [ColorValue], interpolations: [Interpolation<SIMD4<Double>>],
        space: ColorValue.Space, hueArc: HueArc = .shorter
    ) throws(HookeError) {
        let keys = try ColorKeys(values, space, hueArc)
        let components = try KeyframeTrack(
            times: times, values: keys.vectors, interpolations: interpolations)
        self.init(values, space, hueArc, keys, components)
    }

    private init(
        _ values: [ColorValue], _ space: ColorValue.Space, _ hueArc: HueArc, _ keys: ColorKeys,
        _ components: KeyframeTrack<SIMD4<Double>>
    ) {
        self.values = values
        self.space = space
        self.hueArc = hueArc
        self.components = components
        colors = keys.colors
    }

    /// The times of the keyframes.
    public var times: [Double] { components.times }

    /// The colour at a time, in ``space``; at a key, outside the keys and in holds the key's own, bit for bit where it
    /// is of that space. NaN gives NaN components.
    ///
    /// Where a curve runs past its keys, so do components and alpha. Where alpha alone comes to 0, the components are
    /// those of the key before.
    public func value(at t: Double) -> ColorValue {
        let vector = components.value(at: t)
        let count = colors.count
        let low = components.knots.segment(of: t) ?? (t >= times[count - 1] ? count - 1 : 0)
        if vector == components.values[low] { return colors[low] }
        if low + 1 < count, vector == components.values[low + 1] { return colors[low + 1] }
        let alpha = vector.w
        if alpha == 0 { return colors[low].withAlpha(0) }
        var result = Vector3(vector.x / alpha, vector.y / alpha, vector.z / alpha)
        if space == .oklch { result.z = vector.z }
        return ColorValue(space, result, alpha: alpha)
    }
}

/// The keys of a colour track in its space, and as what moves.
private struct ColorKeys {
    var colors: [ColorValue]
    var vectors: [SIMD4<Double>] = []

    init(_ values: [ColorValue], _ space: ColorValue.Space, _ arc: ColorTrack.HueArc) throws(HookeError) {
        colors = values.map { $0.converted(to: space) }
        for (index, color) in colors.enumerated() {
            for number in [values[index].alpha, values[index].components.norm, color.components.norm]
            where !number.isFinite {
                throw .badElement(
                    field: "values", index: index, value: number,
                    accepted: "a colour of finite components and alpha, also in \(space.rawValue)")
            }
        }
        let hues = space == .oklch ? Self.hues(colors, arc) : []
        for (index, color) in colors.enumerated() {
            let c = color.components * color.alpha
            vectors.append(SIMD4(c.x, c.y, hues.isEmpty ? c.z : hues[index], color.alpha))
        }
    }

    /// The hues, each on from the one before; those without a say by a neighbour.
    private static func hues(_ colors: [ColorValue], _ arc: ColorTrack.HueArc) -> [Double] {
        func isPowerless(_ color: ColorValue) -> Bool { color.components.y == 0 || color.alpha == 0 }
        var last = (colors.first { !isPowerless($0) } ?? colors.first)?.components.z ?? 0
        return colors.map { color in
            if !isPowerless(color) { last += arc.turn(from: last, to: color.components.z) }
            return last
        }
    }
}

extension ColorTrack.HueArc {
    /// The way from one hue to another, in degrees.
    fileprivate func turn(from start: Double, to end: Double) -> Double {
        // In (−360, 360), and upwards in [0, 360).
        let (from, to) = (Elementary.fmod(start, 360), Elementary.fmod(end, 360))
        let way = Elementary.fmod(to - from, 360)
        let up = way < 0 ? way + 360 : way
        switch self {
        case .shorter: return up <= 180 ? up : up - 360
        case .longer: return up == 0 ? 0 : up <= 180 ? up - 360 : up
        case .increasing: return up
        case .decreasing: return up == 0 ? 0 : up - 360
        }
    }
}
