import HookeTransitions

extension MotionRecording {
    /// The border and the shadow of a layer.
    public struct DecorationSample: Sendable, Hashable, Codable {
        /// The width of the border inside the bounds, in points; 0 draws none.
        public var borderWidth: Double
        /// The border's colour.
        public var borderColor: RGBA
        /// The shadow's colour, with its opacity.
        public var shadowColor: RGBA
        /// The shadow's offset from the layer, in points.
        public var shadowOffset: SIMD2<Double>
        /// The standard deviation of the shadow's blur, in points.
        public var shadowRadius: Double

        /// Creates a decoration; by default without border and shadow.
        public init(
            borderWidth: Double = 0, borderColor: RGBA = .init(red: 0, green: 0, blue: 0),
            shadowColor: RGBA = .init(red: 0, green: 0, blue: 0, alpha: 0),
            shadowOffset: SIMD2<Double> = SIMD2(0, -3), shadowRadius: Double = 3
        ) {
            self.borderWidth = borderWidth
            self.borderColor = borderColor
            self.shadowColor = shadowColor
            self.shadowOffset = shadowOffset
            self.shadowRadius = shadowRadius
        }
    }
}

extension MotionRecording.DecorationSample {
    /// Creates the sample of a layer; `nil` without a visible border and shadow.
    ///
    /// A layer that clips its content also clips its shadow, as in Core Animation.
    init?(_ state: ViewState) {
        let decoration = state.decoration
        let border = decoration.borderColor.map { MotionRecording.RGBA($0) }
        var shadow = decoration.shadowColor.map { MotionRecording.RGBA($0) }
        let opacity = decoration.shadowOpacity
        shadow?.alpha *= opacity.isNaN ? 0 : min(max(opacity, 0), 1)
        if state.masksToBounds { shadow = nil }
        let hasBorder = decoration.borderWidth > 0 && (border?.coverage ?? 0) > 0
        guard hasBorder || (shadow?.coverage ?? 0) > 0 else { return nil }
        self.init(
            borderWidth: hasBorder ? decoration.borderWidth : 0,
            shadowOffset: SIMD2(decoration.shadowOffset.width, decoration.shadowOffset.height),
            shadowRadius: decoration.shadowRadius)
        if let border { borderColor = border }
        if let shadow { shadowColor = shadow }
    }
}
