/// Keeps the worst error of a run and its case.
public struct Worst<Case>: CustomStringConvertible {
    /// The largest error; 0 at first.
    public private(set) var error = 0.0
    /// The case of the largest error.
    public private(set) var at: Case?

    /// Creates a record without errors.
    public init() {}

    /// Records an error; NaN counts as infinite.
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
