/// A list of transform functions, as in CSS's `transform`; `[]` is `none`.
///
/// The last function acts first, each in the coordinates of those before it:
///
/// ```swift
/// let card = try TransformList(css: "perspective(500px) rotateY(200deg)")
/// let same: TransformList = [.perspective(distance: 500), .rotateY(200 * .pi / 180)]
/// // For row vectors the product reads the other way round: first the turn, then the eye.
/// let product = Transform3D.rotationY(200 * .pi / 180) * (try .perspective(distance: 500))
/// assert(card == same && card.transform == product)
/// ```
public struct TransformList: Hashable, Sendable {
    /// The functions in the order of CSS.
    public var functions: [TransformFunction]

    /// Creates a list of functions, in the order of CSS.
    public init(_ functions: [TransformFunction] = []) { self.functions = functions }

    /// The product of the functions: for `[a, b]`, b first, then a (B·A for row vectors); the identity for an
    /// empty list.
    public var transform: Transform3D {
        guard let first = functions.first else { return .identity }
        return functions.dropFirst().reduce(first.transform) { $1.before($0) }
    }
}

extension TransformList: ExpressibleByArrayLiteral {
    /// Creates a list of functions, in the order of CSS.
    public init(arrayLiteral elements: TransformFunction...) { self.init(elements) }
}
