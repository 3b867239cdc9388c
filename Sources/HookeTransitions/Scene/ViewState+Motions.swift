import Foundation
import Hooke

/// A value that a state keeps under some of its properties.
protocol StageValue: MotionValue {
    /// What a state has of a property of this kind.
    init(_ property: AnimatedProperty, of state: ViewState)
    /// Sets a property of this kind.
    func put(in state: inout ViewState, _ property: AnimatedProperty)
    var animatable: AnimatableValue { get }
}

// Borders and shadows, which few layers have, are kept out of the way of the rest.

extension Double: StageValue {
    @inline(__always)
    init(_ property: AnimatedProperty, of state: ViewState) {
        switch property {
        case .opacity: self = state.opacity
        case .zPosition: self = state.zPosition
        case .cornerRadius: self = state.cornerRadius
        default: self = state.decoration.vector(of: property).x
        }
    }

    @inline(__always)
    func put(in state: inout ViewState, _ property: AnimatedProperty) {
        switch property {
        case .opacity: state.opacity = self
        case .zPosition: state.zPosition = self
        case .cornerRadius: state.cornerRadius = self
        default: state.decoration.set(property, to: animatable)
        }
    }

    var animatable: AnimatableValue { .scalar(self) }
}

extension SIMD2<Double>: StageValue {
    @inline(__always)
    init(_ property: AnimatedProperty, of state: ViewState) {
        switch property {
        case .position: self.init(state.position.x, state.position.y)
        case .anchorPoint: self.init(state.anchorPoint.x, state.anchorPoint.y)
        default: self = state.decoration.vector(of: property).lowHalf
        }
    }

    @inline(__always)
    func put(in state: inout ViewState, _ property: AnimatedProperty) {
        switch property {
        case .position: state.position = CGPoint(x: x, y: y)
        case .anchorPoint: state.anchorPoint = CGPoint(x: x, y: y)
        default: state.decoration.set(property, to: animatable)
        }
    }

    var animatable: AnimatableValue { .pair(self) }
}

extension SIMD4<Double>: StageValue {
    @inline(__always)
    init(_ property: AnimatedProperty, of state: ViewState) {
        switch property {
        case .bounds:
            self.init(
                state.bounds.origin.x, state.bounds.origin.y, state.bounds.size.width,
                state.bounds.size.height)
        case .backgroundColor: self = (state.backgroundColor ?? .clear).premultiplied
        default: self = state.decoration.vector(of: property)
        }
    }

    @inline(__always)
    func put(in state: inout ViewState, _ property: AnimatedProperty) {
        switch property {
        case .bounds: state.bounds = CGRect(x: x, y: y, width: z, height: w)
        case .backgroundColor: state.backgroundColor = SceneColor(premultiplied: self)
        default: state.decoration.set(property, to: animatable)
        }
    }

    var animatable: AnimatableValue { .quad(self) }
}

extension Transform3D: StageValue {
    @inline(__always)
    init(_ property: AnimatedProperty, of state: ViewState) {
        self = property == .transform ? state.transform : state.sublayerTransform
    }

    @inline(__always)
    func put(in state: inout ViewState, _ property: AnimatedProperty) {
        if property == .transform { state.transform = self } else { state.sublayerTransform = self }
    }

    var animatable: AnimatableValue { .transform(self) }
}

/// A state that is the model: what does not move is there already.
extension ViewState: MotionStage {
    @inline(__always)
    func base<Value: StageValue>(at place: MotionPlace, end: Value) -> Value {
        Value(place.property, of: self)
    }

    @inline(__always)
    mutating func put<Value: StageValue>(_ value: Value, at place: MotionPlace) {
        value.put(in: &self, place.property)
    }

    // Not written: a colour would lose its components at alpha 0.
    @inline(__always)
    func keep<Value: StageValue>(at place: MotionPlace, end: Value) {}
}

/// A state in which the same motions of the same model showed before: all that may differ is what they move.
struct ShownBefore: MotionStage {
    let state: UnsafeMutablePointer<ViewState>
    let view: Unmanaged<SceneView>

    @inline(never)
    func base<Value: StageValue>(at place: MotionPlace, end: Value) -> Value {
        view._withUnsafeGuaranteedRef { Value(place.property, of: $0.model) }
    }

    @inline(__always)
    func put<Value: StageValue>(_ value: Value, at place: MotionPlace) {
        value.put(in: &state.pointee, place.property)
    }

    @inline(never)
    func keep<Value: StageValue>(at place: MotionPlace, end: Value) {
        view._withUnsafeGuaranteedRef { state.pointee.copy(place.property, from: $0.model) }
    }
}

extension AnimatedProperty {
    /// A small number of its own.
    var ordinal: Int {
        switch self {
        case .bounds: 0
        case .position: 1
        case .anchorPoint: 2
        case .zPosition: 3
        case .transform: 4
        case .sublayerTransform: 5
        case .opacity: 6
        case .backgroundColor: 7
        case .cornerRadius: 8
        case .borderWidth: 9
        case .borderColor: 10
        case .shadowColor: 11
        case .shadowOpacity: 12
        case .shadowOffset: 13
        case .shadowRadius: 14
        }
    }
}
