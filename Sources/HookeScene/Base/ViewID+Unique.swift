import Synchronization

private let lastViewID = Atomic<UInt64>(0)

extension ViewID {
    /// Returns an id that no view has had.
    package static func unique() -> ViewID {
        ViewID(number: lastViewID.add(1, ordering: .relaxed).newValue)
    }
}
