import HookeGeometry

/// The values of a view's animated properties, by kind.
@usableFromInline
package protocol PropertyValues {
    func scalar(of property: AnimatedProperty) -> Double
    func pair(of property: AnimatedProperty) -> SIMD2<Double>
    func quad(of property: AnimatedProperty) -> SIMD4<Double>
    func matrix(of property: AnimatedProperty) -> Transform3D
    /// Returns a path or a list of numbers.
    func list(of property: AnimatedProperty) -> AnimatableValue
    mutating func set(_ property: AnimatedProperty, to scalar: Double)
    mutating func set(_ property: AnimatedProperty, to pair: SIMD2<Double>)
    mutating func set(_ property: AnimatedProperty, to quad: SIMD4<Double>)
    mutating func set(_ property: AnimatedProperty, to matrix: Transform3D)
    mutating func set(_ property: AnimatedProperty, to list: AnimatableValue)
}

/// A value of one of the kinds of properties.
@usableFromInline
package protocol StageValue: MotionValue {
    init<Store: PropertyValues>(_ property: AnimatedProperty, of store: Store)
    func put<Store: PropertyValues>(in store: inout Store, _ property: AnimatedProperty)
    var animatable: AnimatableValue { get }
}

extension Double: StageValue {
    @inlinable @inline(__always)
    package init<Store: PropertyValues>(_ property: AnimatedProperty, of store: Store) {
        self = store.scalar(of: property)
    }

    @inlinable @inline(__always)
    package func put<Store: PropertyValues>(in store: inout Store, _ property: AnimatedProperty) {
        store.set(property, to: self)
    }

    @inlinable package var animatable: AnimatableValue { .scalar(self) }
}

extension SIMD2<Double>: StageValue {
    @inlinable @inline(__always)
    package init<Store: PropertyValues>(_ property: AnimatedProperty, of store: Store) {
        self = store.pair(of: property)
    }

    @inlinable @inline(__always)
    package func put<Store: PropertyValues>(in store: inout Store, _ property: AnimatedProperty) {
        store.set(property, to: self)
    }

    @inlinable package var animatable: AnimatableValue { .pair(self) }
}

extension SIMD4<Double>: StageValue {
    @inlinable @inline(__always)
    package init<Store: PropertyValues>(_ property: AnimatedProperty, of store: Store) {
        self = store.quad(of: property)
    }

    @inlinable @inline(__always)
    package func put<Store: PropertyValues>(in store: inout Store, _ property: AnimatedProperty) {
        store.set(property, to: self)
    }

    @inlinable package var animatable: AnimatableValue { .quad(self) }
}

extension Transform3D: StageValue {
    @inlinable @inline(__always)
    package init<Store: PropertyValues>(_ property: AnimatedProperty, of store: Store) {
        self = store.matrix(of: property)
    }

    @inlinable @inline(__always)
    package func put<Store: PropertyValues>(in store: inout Store, _ property: AnimatedProperty) {
        store.set(property, to: self)
    }

    @inlinable package var animatable: AnimatableValue { .transform(self) }
}

/// A path or a list of numbers.
extension AnimatableValue: StageValue {
    @inlinable
    package init<Store: PropertyValues>(_ property: AnimatedProperty, of store: Store) {
        self = store.list(of: property)
    }

    @inlinable
    package func put<Store: PropertyValues>(in store: inout Store, _ property: AnimatedProperty) {
        store.set(property, to: self)
    }

    @inlinable package var animatable: AnimatableValue { self }
}
