/// A colour through keyframes, interpolated in a space of your choice.
///
/// It interpolates (c·α, α), the components premultiplied by alpha. A fade from or to a transparent key therefore
/// neither darkens nor takes that key's colour. A hue is not multiplied. It continues from the previous key's hue along
/// the chosen arc; a key without chroma or alpha takes its neighbour's hue, and a key with a missing component its
/// neighbour's component.
public struct ColorTrack: Sendable, Hashable {
    /// The colours of the keyframes, as given.
    public let values: [ColorValue]
    /// The space of the interpolation, and of the track's colours.
    public let space: ColorValue.Space
    /// The direction of hues; ignored in spaces without a hue.
    public let hueArc: ColorValue.HueArc
    /// The interpolated components (c₁·α, c₂·α, c₃·α, α) of ``space``, with a hue unmultiplied. Use it for
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
        hueArc: ColorValue.HueArc = .shorter
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
        space: ColorValue.Space, hueArc: ColorValue.HueArc = .shorter
    ) throws(HookeError) {
        let keys = try ColorKeys(values, space, hueArc)
        let components = try KeyframeTrack(
            times: times, values: keys.vectors, interpolations: interpolations)
        self.init(values, space, hueArc, keys, components)
    }

    private init(
        _ values: [ColorValue], _ space: ColorValue.Space, _ hueArc: ColorValue.HueArc, _ keys: ColorKeys,
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
        return ColorValue(premultiplied: vector, space)
    }
}

/// The keys of a colour track, converted to its space and premultiplied.
private struct ColorKeys {
    var colors: [ColorValue]
    var vectors: [SIMD4<Double>] = []

    init(_ values: [ColorValue], _ space: ColorValue.Space, _ arc: ColorValue.HueArc) throws(HookeError) {
        colors = Self.filled(values.map { $0.carried(to: space) })
        for (index, color) in colors.enumerated() {
            for number in [values[index].alpha, values[index].components.norm, color.components.norm]
            where !number.isFinite {
                throw .badElement(
                    field: "values", index: index, value: number,
                    accepted: "a colour of finite components and alpha, also in \(space.rawValue)")
            }
        }
        vectors = colors.map { $0.premultiplied }
        guard let hue = space.hueIndex else { return }
        for (index, angle) in Self.hues(colors, hue, arc).enumerated() { vectors[index][hue] = angle }
    }

    /// The colours with the values of the nearest key before, else after, in place of missing ones.
    private static func filled(_ colors: [ColorValue]) -> [ColorValue] {
        var result = colors
        for order in [Array(colors.indices), colors.indices.reversed()] {
            for (index, before) in zip(order.dropFirst(), order) {
                result[index] = result[index].filled(from: result[before])
            }
        }
        return result
    }

    /// The hues, each continued from the previous one; keys without a hue take a neighbour's.
    private static func hues(
        _ colors: [ColorValue], _ hue: Int, _ arc: ColorValue.HueArc
    ) -> [Double] {
        func isPowerless(_ color: ColorValue) -> Bool { color.hasPowerlessHue || color.alpha == 0 }
        let first = colors.first { !isPowerless($0) } ?? colors.first
        var last = first?.components[hue] ?? 0
        // The first hue is as given.
        var hasBegun = false
        return colors.map { color in
            if !isPowerless(color) {
                if hasBegun { last += arc.turn(from: last, to: color.components[hue]) }
                hasBegun = true
            }
            return last
        }
    }
}

extension ColorValue {
    /// (c₁·α, c₂·α, c₃·α, α), with a hue unmultiplied.
    var premultiplied: SIMD4<Double> {
        var result = SIMD4(components * alpha, alpha)
        if let hue = space.hueIndex { result[hue] = components[hue] }
        return result
    }

    /// The colour of premultiplied components; without alpha its components are 0.
    init(premultiplied vector: SIMD4<Double>, _ space: Space) {
        let alpha = vector.w
        if alpha == 0 {
            self.init(space, 0, 0, 0, alpha: 0)
            return
        }
        var result = Vector3(vector.x / alpha, vector.y / alpha, vector.z / alpha)
        if let hue = space.hueIndex { result[hue] = vector[hue] }
        self.init(space, result, alpha: alpha)
    }
}
