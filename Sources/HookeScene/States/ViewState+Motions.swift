import Foundation
import HookeGeometry

// The common properties are read at once: a scene's frame does it for every motion. All others go through the subscript,
// out of line.
extension ViewState: PropertyValues {
    @usableFromInline @inline(__always)
    package func scalar(of property: AnimatedProperty) -> Double {
        if property == .opacity { return opacity }
        if property == .zPosition { return zPosition }
        if property == .cornerRadius { return cornerRadius }
        return rareVector(of: property).x
    }

    @usableFromInline @inline(__always)
    package mutating func set(_ property: AnimatedProperty, to scalar: Double) {
        if property == .opacity { return opacity = scalar }
        if property == .zPosition { return zPosition = scalar }
        if property == .cornerRadius { return cornerRadius = scalar }
        setRare(property, to: scalar.animatable)
    }

    @usableFromInline @inline(__always)
    package func pair(of property: AnimatedProperty) -> SIMD2<Double> {
        if property == .position { return SIMD2(position.x, position.y) }
        if property == .anchorPoint { return SIMD2(anchorPoint.x, anchorPoint.y) }
        return rareVector(of: property).lowHalf
    }

    @usableFromInline @inline(__always)
    package mutating func set(_ property: AnimatedProperty, to pair: SIMD2<Double>) {
        if property == .position { return position = CGPoint(x: pair.x, y: pair.y) }
        if property == .anchorPoint { return anchorPoint = CGPoint(x: pair.x, y: pair.y) }
        setRare(property, to: pair.animatable)
    }

    @usableFromInline @inline(__always)
    package func quad(of property: AnimatedProperty) -> SIMD4<Double> {
        if property == .bounds {
            return SIMD4(bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height)
        }
        if property == .backgroundColor { return (backgroundColor ?? .clear).premultiplied }
        return rareVector(of: property)
    }

    @usableFromInline @inline(__always)
    package mutating func set(_ property: AnimatedProperty, to quad: SIMD4<Double>) {
        if property == .bounds {
            bounds = CGRect(x: quad.x, y: quad.y, width: quad.z, height: quad.w)
        } else if property == .backgroundColor {
            backgroundColor = SceneColor(premultiplied: quad)
        } else {
            setRare(property, to: quad.animatable)
        }
    }

    @usableFromInline @inline(__always)
    package func matrix(of property: AnimatedProperty) -> Transform3D {
        if property == .transform { return transform }
        if property == .sublayerTransform { return sublayerTransform }
        return list(of: property).asTransform
    }

    @usableFromInline @inline(__always)
    package mutating func set(_ property: AnimatedProperty, to matrix: Transform3D) {
        if property == .transform { return transform = matrix }
        if property == .sublayerTransform { return sublayerTransform = matrix }
        setRare(property, to: matrix.animatable)
    }

    @usableFromInline
    package func list(of property: AnimatedProperty) -> AnimatableValue { self[property] }

    @usableFromInline
    package mutating func set(_ property: AnimatedProperty, to list: AnimatableValue) {
        setRare(property, to: list)
    }

    /// Returns the components of a property that is not read at once; unused ones are 0.
    @inline(never)
    private func rareVector(of property: AnimatedProperty) -> SIMD4<Double> { self[property].vector! }

    @inline(never)
    private mutating func setRare(_ property: AnimatedProperty, to value: AnimatableValue) {
        self[property] = value
    }
}

/// A state equal to the model: properties that do not move are correct already.
extension ViewState: MotionStage {
    @usableFromInline @inline(__always)
    package func base<Value: StageValue>(at place: MotionTarget, end: Value) -> Value {
        Value(place.property, of: self)
    }

    @usableFromInline @inline(__always)
    package mutating func put<Value: StageValue>(_ value: Value, at place: MotionTarget) {
        value.put(in: &self, place.property)
    }

    // Not written: a colour with alpha 0 would lose its components.
    @usableFromInline @inline(__always)
    package func keep<Value: StageValue>(at place: MotionTarget, end: Value) {}
}
