/// One property of one view.
struct PropertyKey: Hashable, Sendable {
    let view: ViewID
    let property: AnimatedProperty
}
