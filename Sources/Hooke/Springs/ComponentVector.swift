/// A vector with access to each component, as the limiter of `TangentRule.holdSafe` needs.
///
/// `Double`, `Float` and their SIMD vectors conform. `holdSafe` limits a conforming type component by component, and
/// any other `VectorSpace` as a whole, by its norm.
public protocol ComponentVector: VectorSpace {
    /// The number of components.
    static var componentCount: Int { get }
    /// The component at `index`, from 0.
    subscript(component index: Int) -> Double { get set }
}

extension ComponentVector {
    /// Returns the components of all values, value by value.
    public static func componentRows(of values: [Self]) -> (elements: [Double], width: Int)? {
        let width = componentCount
        let elements = [Double](unsafeUninitializedCapacity: values.count * width) { buffer, count in
            for (row, value) in values.enumerated() {
                for component in 0..<width {
                    buffer.initializeElement(at: row * width + component, to: value[component: component])
                }
            }
            count = values.count * width
        }
        return (elements, width)
    }

    /// Returns the values with these components.
    public static func values(ofComponentRows elements: [Double]) -> [Self] {
        let width = componentCount
        return stride(from: 0, to: elements.count, by: width).map { row in
            var value = zero
            for component in 0..<width { value[component: component] = elements[row + component] }
            return value
        }
    }
}

extension Double: ComponentVector {
    /// Returns the numbers unchanged.
    public static func componentRows(of values: [Double]) -> (elements: [Double], width: Int)? { (values, 1) }
    /// Returns the numbers unchanged.
    public static func values(ofComponentRows elements: [Double]) -> [Double] { elements }

    /// One.
    public static var componentCount: Int { 1 }
    /// The number itself.
    public subscript(component index: Int) -> Double {
        get { self }
        set { self = newValue }
    }
}

extension Float: ComponentVector {
    /// One.
    public static var componentCount: Int { 1 }
    /// The number itself.
    public subscript(component index: Int) -> Double {
        get { Double(self) }
        set { self = Float(newValue) }
    }
}

extension SIMD2: ComponentVector where Scalar: VectorSpaceScalar {
    /// Two.
    public static var componentCount: Int { 2 }
    /// A lane.
    public subscript(component index: Int) -> Double {
        get { Double(self[index]) }
        set { self[index] = Scalar(newValue) }
    }
}

extension SIMD3: ComponentVector where Scalar: VectorSpaceScalar {
    /// Three.
    public static var componentCount: Int { 3 }
    /// A lane.
    public subscript(component index: Int) -> Double {
        get { Double(self[index]) }
        set { self[index] = Scalar(newValue) }
    }
}

extension SIMD4: ComponentVector where Scalar: VectorSpaceScalar {
    /// Four.
    public static var componentCount: Int { 4 }
    /// A lane.
    public subscript(component index: Int) -> Double {
        get { Double(self[index]) }
        set { self[index] = Scalar(newValue) }
    }
}

extension SIMD8: ComponentVector where Scalar: VectorSpaceScalar {
    /// Eight.
    public static var componentCount: Int { 8 }
    /// A lane.
    public subscript(component index: Int) -> Double {
        get { Double(self[index]) }
        set { self[index] = Scalar(newValue) }
    }
}

extension SIMD16: ComponentVector where Scalar: VectorSpaceScalar {
    /// Sixteen.
    public static var componentCount: Int { 16 }
    /// A lane.
    public subscript(component index: Int) -> Double {
        get { Double(self[index]) }
        set { self[index] = Scalar(newValue) }
    }
}
