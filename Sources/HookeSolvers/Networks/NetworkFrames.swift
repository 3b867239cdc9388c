public import HookeLinearAlgebra

/// Where the nodes of a network are at a number of times, in memory that the caller keeps and motions write into.
///
/// ```swift
/// let network = try SpringNetwork(SpringGraph.chain(100, spring: .snappy))
/// let motion = SpringNetworkMotion(network, from: Array(repeating: 50.0, count: 100))
/// var second = NetworkFrames<Double>(network, count: 60)
/// motion.sample(from: 0, step: 1.0 / 60, into: &second)     // into the same memory, however often
/// second[59, 0]                                             // node 0 in the last frame
/// ```
public struct NetworkFrames<Value: ComponentVector>: Sendable {
    /// How many frames.
    public let count: Int
    /// The positions: a row a node, and for each frame as many columns as a value has components.
    public internal(set) var positions: Matrix
    /// The velocities, laid out alike; `nil` if they were not asked for.
    public internal(set) var velocities: Matrix?

    /// Modal coordinates of all frames; or displacements above velocities of the present and the next one.
    var first: Matrix
    var second: Matrix
    /// The step of every mode: xx, xv, vx, vv and load, one after the other.
    var step: [Double]

    /// Room for frames of a network.
    /// - Parameters:
    ///   - network: The network that will be sampled, or another one of its size and method.
    ///   - count: How many frames; at least 0.
    ///   - includingVelocities: Whether velocities are wanted too.
    public init(_ network: SpringNetwork, count: Int, includingVelocities: Bool = false) {
        precondition(count >= 0, "\(count) frames")
        let width = count * Value.componentCount
        self.count = count
        positions = Matrix(rows: network.count, columns: width)
        // Each has memory of its own: a shared one would be copied by the first frames.
        velocities = includingVelocities ? Matrix(rows: network.count, columns: width) : nil
        switch network.method {
        case .modal:
            first = Matrix(rows: network.count, columns: width)
            step = Array(repeating: 0, count: 5 * network.count)
        case .exponential:
            first = Matrix(rows: 2 * network.count, columns: Value.componentCount)
            step = []
        }
        second = Matrix(rows: first.rows, columns: first.columns)
    }

    /// How many nodes.
    public var nodes: Int { positions.rows }

    /// The position of a node in a frame.
    public subscript(frame: Int, node: Int) -> Value { value(positions, frame, node) }

    /// The velocity of a node in a frame; `nil` if velocities were not asked for.
    public func velocity(_ frame: Int, _ node: Int) -> Value? {
        velocities.map { value($0, frame, node) }
    }

    /// The positions of all nodes in a frame.
    public func positions(_ frame: Int) -> [Value] { (0..<nodes).map { self[frame, $0] } }

    /// The velocities of all nodes in a frame; `nil` if they were not asked for.
    public func velocities(_ frame: Int) -> [Value]? {
        velocities.map { velocities in (0..<nodes).map { value(velocities, frame, $0) } }
    }

    private func value(_ matrix: Matrix, _ frame: Int, _ node: Int) -> Value {
        precondition(frame >= 0 && frame < count, "frame \(frame) of \(count)")
        var value = Value.zero
        for component in 0..<Value.componentCount {
            value[component: component] = matrix[node, frame * Value.componentCount + component]
        }
        return value
    }
}

/// When frames are.
enum FrameTimes {
    case even(from: Double, step: Double)
    case each([Double])

    func time(_ frame: Int) -> Double {
        switch self {
        case .even(let start, let step): frame == 0 ? start : start + Double(frame) * step
        case .each(let times): times[frame]
        }
    }
}

extension Matrix {
    /// A column for each component of the values.
    init<Value: ComponentVector>(components values: [Value]) {
        self.init(rows: values.count, columns: Value.componentCount) { values[$0][component: $1] }
    }

    /// NaN in every column in which one number is NaN or infinite.
    var spreadingNaN: Matrix {
        guard !maxNorm.isFinite else { return self }
        let isFinite = (0..<columns).map { column($0).allSatisfy(\.isFinite) }
        return Matrix(rows: rows, columns: columns) { isFinite[$1] ? self[$0, $1] : .nan }
    }

    /// Puts `other`, or some of its rows, where columns from `column` on are.
    mutating func replaceColumns(from column: Int, with other: Matrix, rows first: Int = 0) {
        let (height, width, stride) = (rows, other.columns, other.rows)
        precondition(column + width <= columns && first + height <= stride, "columns out of range")
        let source = other.elements
        withUnsafeMutableElements { elements in
            source.withUnsafeBufferPointer { source in
                for index in 0..<width {
                    for row in 0..<height {
                        elements[(column + index) * height + row] = source[index * stride + first + row]
                    }
                }
            }
        }
    }

    /// Adds `other` to the first rows of columns from `column` on.
    mutating func addToColumns(from column: Int, _ other: Matrix) {
        let (height, stride) = (other.rows, rows)
        precondition(column + other.columns <= columns && height <= stride, "columns out of range")
        let (source, width) = (other.elements, other.columns)
        withUnsafeMutableElements { elements in
            source.withUnsafeBufferPointer { source in
                for index in 0..<width {
                    for row in 0..<height {
                        elements[(column + index) * stride + row] += source[index * height + row]
                    }
                }
            }
        }
    }
}
