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
            guard property == .position || property == .bounds else { return [] }
            let way = (motion.from - motion.to) * property.scaling(k)
            return way == .zero ? [] : [straight(property, way)]
        case .turning(let turning):
            guard property == .transform else { return [] }
            let way = (turning.from.row4 - turning.to.row4) * SIMD4(k.x, k.y, 0, 0)
            return way == .zero ? [] : [straight(.position, way)]
        case .list, .morph: return []
        case .keyframes(let keyframes):
            guard property == .position || property == .bounds else { return [] }
            let end = model(property)
            return [
                Track(
                    view: view, property: property, delay: delay, duration: duration,
                    keyframes: keyframes.remainder(scaledBy: property.scaling(k), endingAt: end))
            ]
        case .offset(let offset):
            guard property == .position || property == .bounds,
                let scaled = offset.scaled(by: property.scaling(k), rest: model(property))
            else { return [] }
            return [Track(view: view, property: property, delay: delay, offset: scaled)]
        }
    }
}

extension AnimatedProperty {
    /// Returns the scale of each component of a position or of bounds.
    fileprivate func scaling(_ k: SIMD2<Double>) -> SIMD4<Double> {
        self == .bounds ? SIMD4(0, 0, k.x, k.y) : SIMD4(k.x, k.y, 0, 0)
    }
}
