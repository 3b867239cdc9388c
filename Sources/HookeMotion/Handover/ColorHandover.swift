/// A colour that other colours take over, without a jump of the colour or its velocity.
///
/// ```swift
/// var shown = ColorHandover(ColorValue.black, space: .oklab)
/// try shown.handOver(to: ColorValue.white, at: 0.4, by: .spring(.snappy))
/// print(shown.drawnValue(at: 0.5))
/// ```
///
/// The rules are those of `Handover`, applied to the components premultiplied by alpha, in one space. A hue is not
/// multiplied; at a switch the difference of hues is the shorter arc.
///
/// Offsets may leave the gamut and the range of alpha. ``value(at:)`` keeps that, so that the motion is smooth;
/// ``drawnValue(at:)`` is the nearest colour that can be drawn.
public struct ColorHandover: Sendable, Equatable {
    /// The space of the components.
    public let space: ColorValue.Space
    /// The motion of the premultiplied components (c₁·α, c₂·α, c₃·α, α), with a hue unmultiplied.
    public internal(set) var components: Handover<MotionState<SIMD4<Double>>>

    /// Creates a colour at rest.
    /// - Parameters:
    ///   - color: The colour, converted to `space`.
    ///   - space: The space in which colours are added.
    public init(_ color: ColorValue, space: ColorValue.Space) {
        self.space = space
        components = Handover(UniformMotion(at: color.converted(to: space).premultiplied))
    }

    /// Creates the motion of a track, in its space.
    public init(_ track: ColorTrack) {
        space = track.space
        components = Handover(track.components)
    }

    /// Adds a switch to a colour at rest. Switches at `time` and later are removed.
    /// - Parameters:
    ///   - color: The colour that takes over, converted to ``space``.
    ///   - time: The switch, in seconds.
    ///   - law: How the difference is removed.
    /// - Throws: `HookeError.outOfRange` for a time that is not finite.
    public mutating func handOver(
        to color: ColorValue, at time: Double, by law: HandoverLaw
    ) throws(HookeError) {
        let vector = color.converted(to: space).premultiplied
        try handOver(to: UniformMotion(at: turned(vector, at: time)), at: time, by: law)
    }

    /// Adds a switch to a track. Switches at `time` and later are removed.
    /// - Parameters:
    ///   - track: The track that takes over.
    ///   - time: The switch, in seconds.
    ///   - law: How the difference is removed.
    /// - Throws: `HookeError.outOfRange` for a time that is not finite; `HookeError.noSolution` for a track in another
    ///   space, because the velocity of a colour has no conversion of its own.
    public mutating func handOver(
        to track: ColorTrack, at time: Double, by law: HandoverLaw
    ) throws(HookeError) {
        guard track.space == space else {
            throw .noSolution(
                field: "space", reason: "the track is in \(track.space.rawValue); accepted: \(space.rawValue)"
            )
        }
        let vector = track.components.value(at: time)
        let turned = turned(vector, at: time)
        guard turned != vector else { return try handOver(to: track.components, at: time, by: law) }
        try handOver(
            to: ShiftedMotion(base: track.components, shift: turned - vector), at: time, by: law)
    }

    private mutating func handOver(
        to motion: some Motion<SIMD4<Double>>, at time: Double, by law: HandoverLaw
    ) throws(HookeError) {
        try components.handOver(to: motion, at: time, by: law)
    }

    /// The vector with its hue turned by whole turns to the nearest of the hue that is shown.
    private func turned(_ vector: SIMD4<Double>, at time: Double) -> SIMD4<Double> {
        guard let hue = space.hueIndex, time.isFinite else { return vector }
        let difference = (components.position(at: time)[hue] - vector[hue]) / 360
        guard difference.isFinite else { return vector }
        var result = vector
        result[hue] += 360 * difference.rounded()
        return result
    }

    /// Returns the colour at `time` seconds, outside the gamut where the offset leads there. NaN gives NaN. Where alpha
    /// is 0 the components are 0.
    public func value(at time: Double) -> ColorValue {
        ColorValue(premultiplied: components.position(at: time), space)
    }

    /// Returns the colour at `time` seconds with alpha clamped to 0...1 and components clamped to 0...1 in RGB spaces.
    public func drawnValue(at time: Double) -> ColorValue {
        var color = value(at: time)
        guard color.alpha > 0 || color.alpha.isNaN else {
            return ColorValue(space, 0, 0, 0, alpha: 0)
        }
        color.alpha = min(color.alpha, 1)
        switch space {
        case .srgb, .linearSRGB, .displayP3, .a98RGB, .proPhotoRGB, .rec2020:
            color.components = color.components.clamped(
                lowerBound: Vector3(repeating: 0), upperBound: Vector3(repeating: 1))
        case .oklab, .oklch, .lab, .lch, .xyzD65, .xyzD50, .hsl, .hwb: break
        }
        return color
    }
}

/// A motion plus a constant.
struct ShiftedMotion<Value: VectorSpace, Base: Motion<Value>>: Trajectory {
    let base: Base
    let shift: Value

    func state(at time: Double) -> MotionState<Value> {
        var state = base.state(at: time)
        state.position = state.position.adding(shift)
        return state
    }

    func settlingDuration(within tolerance: Tolerance) -> Double? {
        base.settlingDuration(within: tolerance)
    }
}
