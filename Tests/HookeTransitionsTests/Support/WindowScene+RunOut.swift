import HookeTransitions

extension WindowScene {
    /// Lets everything that moves by itself come to its end.
    func runOut() { while let next = nextEventTime { advance(to: next) } }
}
