import Hooke

/// Up to 64 numbers that are interpolated together, for tracks whose speed is that of the whole value.
///
/// The type of a vector fixes the number of its components, and a question may have any: the other lanes stay 0.
struct ComponentList: ComponentVector {
    private var lanes: SIMD64<Double>

    private init(lanes: SIMD64<Double>) { self.lanes = lanes }

    /// At most `componentCount` numbers.
    init(_ numbers: [Double]) {
        precondition(
            numbers.count <= Self.componentCount,
            "\(numbers.count) components; accepted: up to \(Self.componentCount)")
        lanes = .zero
        for (index, number) in numbers.enumerated() { lanes[index] = number }
    }

    /// The first of the numbers.
    func prefix(_ count: Int) -> [Double] { (0..<count).map { lanes[$0] } }

    static let componentCount = 64
    static let zero = ComponentList(lanes: .zero)

    subscript(component index: Int) -> Double {
        get { lanes[index] }
        set { lanes[index] = newValue }
    }

    func adding(_ other: ComponentList) -> ComponentList { ComponentList(lanes: lanes + other.lanes) }
    func subtracting(_ other: ComponentList) -> ComponentList { ComponentList(lanes: lanes - other.lanes) }
    func scaled(by factor: Double) -> ComponentList { ComponentList(lanes: lanes * factor) }

    /// The Euclidean length, without intermediate overflow or underflow.
    var norm: Double {
        let largest = max(lanes.max().magnitude, lanes.min().magnitude)
        guard largest > 0, largest.isFinite else { return largest }
        let ratios = lanes / largest
        return largest * (ratios * ratios).sum().squareRoot()
    }
}
