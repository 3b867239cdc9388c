/// A colour through keyframes, interpolated in a space of your choice.
///
/// It interpolates (c·α, α), the components premultiplied by alpha. A fade from or to a transparent key therefore
/// neither darkens nor takes that key's colour. The hue of OKLCH is not multiplied. It continues from the previous
/// key's hue along the chosen arc; a key without chroma or alpha takes its neighbour's hue.
public struct ColorTrack: Sendable, Hashable {
    /// The direction in which the hues of OKLCH are interpolated.
    public enum HueArc: String, NamedCase, Hashable, Sendable {
        /// By at most half a turn; increasing if it is exactly half a turn.
        case shorter
        /// The opposite direction; equal hues stay.
        case longer
        /// Increasing, by less than a turn.
        case increasing
        /// Decreasing, by less than a turn.
        case decreasing
    }

    /// The colours of the keyframes, as given.
    public let values: [ColorValue]
    /// The space of the interpolation, and of the track's colours.
    public let space: ColorValue.Space
    /// The direction of hues; ignored outside OKLCH.
    public let hueArc: HueArc
    /// The interpolated components (c₁·α, c₂·α, c₃·α, α) of ``space``, with the hue of OKLCH unmultiplied. Use it for
    /// velocity and acceleration.
    public let components: KeyframeTrack<SIMD4<Double>>

    /// The keys in ``space``.
    private let colors: [ColorValue]

    /// Creates a track with one rule.
    ///
    /// - Throws: The errors of `KeyframeTrack`; `HookeError.badElement` for a colour with a component or an alpha
    ///   that is not finite, also after conversion to `space`.
    public init(
        times: [Double], values: [ColorValue], rule: TangentRule, space: ColorValue.Space,
        hueArc: HueArc = .shorter
    ) throws(HookeError) {
        let keys = try ColorKeys(values, space, hueArc)
        let components = try KeyframeTrack(times: times, values: keys.vectors, rule: rule)
        self.init(values, space, hueArc, keys, components)
    }

    /// Creates a track with an interpolation of ``components`` for each segment.
    ///
    /// - Throws: The errors of `init(times:values:rule:space:hueArc:)` and of `KeyframeTrack`.
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

    /// Returns the colour at a time, in ``space``. At a key, outside the keys and in holds it is the key's own
    /// colour, exactly if that is in this space. NaN gives NaN components.
    ///
    /// Where a curve overshoots its keys, so do components and alpha. Where only alpha reaches 0, the components are
    /// those of the previous key.
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

/// The keys of a colour track, converted to its space and premultiplied.
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

    /// The hues, each continued from the previous one; keys without a hue take a neighbour's.
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
    /// The difference from one hue to another, in degrees.
    fileprivate func turn(from start: Double, to end: Double) -> Double {
        // In (−360, 360), and upwards in [0, 360).
        let (from, to) = (Elementary.fmod(start, 360), Elementary.fmod(end, 360))
        let difference = Elementary.fmod(to - from, 360)
        let up = difference < 0 ? difference + 360 : difference
        switch self {
        case .shorter: return up <= 180 ? up : up - 360
        case .longer: return up == 0 ? 0 : up <= 180 ? up - 360 : up
        case .increasing: return up
        case .decreasing: return up == 0 ? 0 : up - 360
        }
    }
}
