package struct PropertyKey: Hashable, Sendable {
    package let view: ViewID
    package let property: AnimatedProperty

    package init(view: ViewID, property: AnimatedProperty) { (self.view, self.property) = (view, property) }
}
