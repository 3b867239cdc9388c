public import HookeLinearAlgebra

/// The positions of a network's nodes at several times, in reusable memory of the caller.
///
/// ```swift
/// let network = try SpringNetwork(SpringGraph.chain(100, spring: .snappy))
/// let motion = SpringNetworkMotion(network, from: Array(repeating: 50.0, count: 100))
/// var second = NetworkFrames<Double>(network, count: 60)
/// motion.sample(from: 0, step: 1.0 / 60, into: &second)     // reuses the memory
/// second[59, 0]                                             // node 0 in the last frame
/// ```
public struct NetworkFrames<Value: ComponentVector>: Sendable {
    /// The number of frames.
    public let count: Int
    /// The positions: one row per node, and per frame one column per component.
    public internal(set) var positions: Matrix
    /// The velocities in the same layout; `nil` if not requested.
    public internal(set) var velocities: Matrix?

    /// Modal coordinates of all frames; or displacements above velocities of the current and the next frame.
    var first: Matrix
    var second: Matrix
    /// The step of every mode: all xx, then xv, vx, vv and load.
    var step: [Double]

    /// Allocates frames for a network.
    /// - Parameters:
    ///   - network: The network to sample, or one of the same size and method.
    ///   - count: The number of frames; at least 0.
    ///   - includingVelocities: Whether to write velocities too.
    public init(_ network: SpringNetwork, count: Int, includingVelocities: Bool = false) {
        precondition(count >= 0, "\(count) frames; accepted: at least 0")
        let width = count * Value.componentCount
        self.count = count
        positions = Matrix(rows: network.count, columns: width)
        // Each matrix has its own memory: a shared one would be copied by the first write.
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

    /// The number of nodes.
    public var nodes: Int { positions.rows }

    /// The position of a node in a frame.
    public subscript(frame: Int, node: Int) -> Value { value(positions, frame, node) }

    /// The velocity of a node in a frame; `nil` if velocities were not requested.
    public func velocity(_ frame: Int, _ node: Int) -> Value? {
        velocities.map { value($0, frame, node) }
    }

    /// The positions of all nodes in a frame.
    public func positions(_ frame: Int) -> [Value] { (0..<nodes).map { self[frame, $0] } }

    /// The velocities of all nodes in a frame; `nil` if not requested.
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
    /// Creates a matrix with one row per value and one column per component.
    init<Value: ComponentVector>(components values: [Value]) {
        self.init(rows: values.count, columns: Value.componentCount) { values[$0][component: $1] }
    }

    /// NaN in every column that has a NaN or infinite element.
    var spreadingNaN: Matrix {
        guard !maxNorm.isFinite else { return self }
        let isFinite = (0..<columns).map { column($0).allSatisfy(\.isFinite) }
        return Matrix(rows: rows, columns: columns) { isFinite[$1] ? self[$0, $1] : .nan }
    }

    /// Replaces the columns from `column` on by `other`, or by some of its rows.
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

    /// Adds `other` to the first rows of the columns from `column` on.
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
