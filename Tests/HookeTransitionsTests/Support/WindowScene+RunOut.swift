import HookeTransitions

extension WindowScene {
    /// Advances until nothing moves.
    func runOut() { while let next = nextEventTime { advance(to: next) } }
}
