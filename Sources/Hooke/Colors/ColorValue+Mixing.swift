extension ColorValue {
    /// The direction in which hues are interpolated: those of CSS Color 4, after both hues are brought to [0°, 360°).
    public enum HueArc: String, NamedCase, Hashable, Sendable, CaseIterable {
        /// By at most half a turn.
        case shorter
        /// By at least half a turn; equal hues by a whole turn.
        case longer
        /// Increasing, by less than a turn.
        case increasing
        /// Decreasing, by less than a turn.
        case decreasing

        /// The difference from one hue to another, in degrees.
        package func turn(from start: Double, to end: Double) -> Double {
            func reduced(_ hue: Double) -> Double {
                let rest = Elementary.fmod(hue, 360)
                return rest < 0 ? rest + 360 : rest
            }
            let difference = reduced(end) - reduced(start)
            switch self {
            case .shorter:
                return difference > 180 ? difference - 360 : difference < -180 ? difference + 360 : difference
            case .longer:
                if difference > 0, difference < 180 { return difference - 360 }
                return difference > -180 && difference <= 0 ? difference + 360 : difference
            case .increasing: return difference < 0 ? difference + 360 : difference
            case .decreasing: return difference > 0 ? difference - 360 : difference
            }
        }
    }

    /// Returns the mean of two colours as CSS Color 4 interpolates: the components premultiplied by alpha, except a hue.
    ///
    /// - A missing component takes the other colour's value. It stays missing if both colours have none. A conversion
    ///   carries it over to the component of the same meaning, such as the lightness of LCH to that of HSL.
    /// - Colours without chroma have no hue after a conversion: see ``converted(to:)``.
    /// - The result is not clamped. Fractions outside [0, 1] go on beyond both colours.
    ///
    /// ```swift
    /// let middle = ColorValue.red.mixed(with: .blue, at: 0.5, in: .oklch)
    /// ```
    ///
    /// - Parameters:
    ///   - other: The colour at a fraction of 1.
    ///   - fraction: The weight of `other`.
    ///   - space: The space of the interpolation, and of the result.
    ///   - arc: The direction of hues.
    public func mixed(
        with other: ColorValue, at fraction: Double, in space: Space, hue arc: HueArc = .shorter
    ) -> ColorValue {
        let (a, b) = (carried(to: space), other.carried(to: space))
        let missing = a.missing.intersection(b.missing)
        var (from, to) = (a.filled(from: b), b.filled(from: a))
        let weights = (1 - fraction, fraction)
        let alpha = weights.0 * from.alpha + weights.1 * to.alpha
        // Two missing opacities count as opaque.
        if missing.contains(.alpha) { (from.alpha, to.alpha) = (1, 1) }
        var result = Vector3(0, 0, 0)
        for index in 0..<3 {
            let (start, end) = (from.components[index], to.components[index])
            if index == space.hueIndex {
                let hue = Elementary.fmod(start + arc.turn(from: start, to: end) * fraction, 360)
                result[index] = hue < 0 ? hue + 360 : hue
            } else if from.alpha == to.alpha {
                result[index] = weights.0 * start + weights.1 * end
            } else {
                let sum = weights.0 * from.alpha * start + weights.1 * to.alpha * end
                result[index] = alpha == 0 ? sum : sum / alpha
            }
        }
        return ColorValue(space, result, alpha: alpha, missing: missing)
    }

    /// Returns the colour converted for an interpolation: missing components carry over to those of the same meaning.
    package func carried(to other: Space) -> ColorValue {
        let color = converted(to: other)
        guard space != other, !missing.isEmpty else { return color }
        var missing = color.missing
        let (own, others) = (space.meanings, other.meanings)
        for (index, meaning) in own.enumerated() where self.missing.contains(index: index) {
            for (place, same) in others.enumerated() where same == meaning {
                missing.insert(Parts(index: place))
            }
        }
        // Chroma and hue together mean what both axes mean together.
        let plane: Parts = [.second, .third]
        let hasPlanes = own[0] == .lightness && others[0] == .lightness
        if hasPlanes, self.missing.isSuperset(of: plane) { missing.formUnion(plane) }
        return ColorValue(other, color.components, alpha: alpha, missing: missing)
    }

    /// Returns the colour with the values of another one in place of missing ones. What is missing in both stays missing.
    package func filled(from other: ColorValue) -> ColorValue {
        guard !missing.isEmpty else { return self }
        var result = components
        for index in 0..<3 where missing.contains(index: index) { result[index] = other.components[index] }
        return ColorValue(
            space, result, alpha: missing.contains(.alpha) ? other.alpha : alpha,
            missing: missing.intersection(other.missing))
    }
}

#if !hasFeature(Embedded)
    extension ColorValue.HueArc: Codable {}
#endif
