/// A property of a view, as the key of a choreography.
public struct PropertyKey: Hashable, Sendable {
    /// The view.
    public let view: ViewID
    /// The property.
    public let property: AnimatedProperty

    /// Creates a key from a view and one of its properties.
    public init(view: ViewID, property: AnimatedProperty) {
        (self.view, self.property) = (view, property)
    }
}
