import Foundation
import HookeGeometry

// Borders, shadows and shapes are rare and stored separately.
extension ViewState: PropertyValues {
    @usableFromInline @inline(__always)
    package func scalar(of property: AnimatedProperty) -> Double {
        switch property {
        case .opacity: opacity
        case .zPosition: zPosition
        case .cornerRadius: cornerRadius
        default: rareVector(of: property).x
        }
    }

    @usableFromInline @inline(__always)
    package mutating func set(_ property: AnimatedProperty, to scalar: Double) {
        switch property {
        case .opacity: opacity = scalar
        case .zPosition: zPosition = scalar
        case .cornerRadius: cornerRadius = scalar
        default: setRare(property, to: scalar.animatable)
        }
    }

    @usableFromInline @inline(__always)
    package func pair(of property: AnimatedProperty) -> SIMD2<Double> {
        switch property {
        case .position: SIMD2(position.x, position.y)
        case .anchorPoint: SIMD2(anchorPoint.x, anchorPoint.y)
        default: rareVector(of: property).lowHalf
        }
    }

    @usableFromInline @inline(__always)
    package mutating func set(_ property: AnimatedProperty, to pair: SIMD2<Double>) {
        switch property {
        case .position: position = CGPoint(x: pair.x, y: pair.y)
        case .anchorPoint: anchorPoint = CGPoint(x: pair.x, y: pair.y)
        default: setRare(property, to: pair.animatable)
        }
    }

    @usableFromInline @inline(__always)
    package func quad(of property: AnimatedProperty) -> SIMD4<Double> {
        switch property {
        case .bounds:
            SIMD4(bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height)
        case .backgroundColor: (backgroundColor ?? .clear).premultiplied
        default: rareVector(of: property)
        }
    }

    @usableFromInline @inline(__always)
    package mutating func set(_ property: AnimatedProperty, to quad: SIMD4<Double>) {
        switch property {
        case .bounds: bounds = CGRect(x: quad.x, y: quad.y, width: quad.z, height: quad.w)
        case .backgroundColor: backgroundColor = SceneColor(premultiplied: quad)
        default: setRare(property, to: quad.animatable)
        }
    }

    @usableFromInline @inline(__always)
    package func matrix(of property: AnimatedProperty) -> Transform3D {
        property == .transform ? transform : sublayerTransform
    }

    @usableFromInline @inline(__always)
    package mutating func set(_ property: AnimatedProperty, to matrix: Transform3D) {
        if property == .transform { transform = matrix } else { sublayerTransform = matrix }
    }

    @usableFromInline
    package func list(of property: AnimatedProperty) -> AnimatableValue { self[property] }

    @usableFromInline
    package mutating func set(_ property: AnimatedProperty, to list: AnimatableValue) {
        setRare(property, to: list)
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
