import Hooke

extension Track {
    /// Returns motions with `k` times the remaining distance of this one: of the same property, or of the
    /// position for a transform's translation. Empty for transforms through keyframes.
    package func scaledRemainders(
        _ k: SIMD2<Double>, model: (AnimatedProperty) -> AnimatableValue
    ) -> [Track] {
        func straight(_ property: AnimatedProperty, _ way: SIMD4<Double>) -> Track {
            let end = model(property)
            return Track(
                view: view, property: property, delay: delay, duration: duration,
                from: end.replacingVector(end.vector! + way), to: end, pacing: pace.pacing)
        }
        switch form {
        case .straight(let motion):
            guard let factor = property.scaling(k) else { return [] }
            let way = (motion.from - motion.to) * factor
            return way == .zero ? [] : [straight(property, way)]
        case .turning(let turning):
            guard let factor = property.scaling(k) else { return [] }
            let way = (turning.from.row4 - turning.to.row4) * factor
            return way == .zero ? [] : [straight(.position, way)]
        case .list, .morph: return []
        case .keyframes(let keyframes):
            let end = model(property)
            guard let factor = property.scaling(k), end.vector != nil else { return [] }
            return [
                Track(
                    view: view, property: property, delay: delay, duration: duration,
                    keyframes: keyframes.remainder(scaledBy: factor, endingAt: end))
            ]
        case .offset(let offset):
            let end = model(property)
            guard let factor = property.scaling(k), end.vector != nil,
                let scaled = offset.scaled(by: factor, rest: end)
            else { return [] }
            return [Track(view: view, property: property, delay: delay, offset: scaled)]
        }
    }
}

extension AnimatedProperty {
    /// Whether a change of the screen's size scales its motions.
    package var isScaled: Bool { traits.scaling != .none }

    /// Returns the scale of each component, of the translation for a transform; `nil` for properties that do not scale
    /// with the screen.
    fileprivate func scaling(_ k: SIMD2<Double>) -> SIMD4<Double>? {
        switch traits.scaling {
        case .offset: SIMD4(k.x, k.y, 0, 0)
        case .size: SIMD4(0, 0, k.x, k.y)
        case .none: nil
        }
    }
}
