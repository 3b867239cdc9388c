/// Keeps the worst error of a run, with the case that gave it.
public struct Worst<Case>: CustomStringConvertible {
    /// The largest error seen; 0 before any.
    public private(set) var error = 0.0
    /// The case it came from.
    public private(set) var at: Case?

    /// Nothing seen yet.
    public init() {}

    /// Notes an error; NaN counts as infinite.
    public mutating func note(_ newError: Double, _ newCase: @autoclosure () -> Case) {
        let size = newError.isNaN ? .infinity : newError.magnitude
        if size > error || (at == nil && size >= error) {
            error = size
            at = newCase()
        }
    }

    /// The error and its case.
    public var description: String { at.map { "\(error) at \($0)" } ?? "nothing seen" }
}
