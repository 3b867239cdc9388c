import Foundation

/// What setters and static animation calls find while a block of a scene runs: the scene, and the open
/// transaction if there is one.
///
/// The box lives in a task-local, so it is dynamically scoped and scenes on other threads never see it. It
/// answers on the thread that opened it and until the block returns: a task started inside a block inherits
/// the box, asks it on another thread or too late, and gets nothing. That is why it may be `@unchecked
/// Sendable`.
final class Ambient: @unchecked Sendable {
    @TaskLocal private static var box: Ambient?

    /// The scene that runs the block.
    let scene: WindowScene?
    /// The transaction that records, `nil` when changes are to set at once.
    let transaction: Transaction?
    private let thread = currentThreadIdentity()
    private var isOpen = true

    private init(scene: WindowScene?, transaction: Transaction?) {
        self.scene = scene
        self.transaction = transaction
    }

    /// The innermost box of this thread.
    static var current: Ambient? {
        guard let box, box.isOpen, box.thread == currentThreadIdentity() else { return nil }
        return box
    }

    /// Runs `body` with a scene and a transaction in force.
    static func run<Result>(
        scene: WindowScene?, transaction: Transaction?, _ body: () throws -> Result
    ) rethrows -> Result {
        let ambient = Ambient(scene: scene, transaction: transaction)
        defer { ambient.isOpen = false }
        return try $box.withValue(ambient, operation: body)
    }
}

/// A number that differs between threads alive at the same time.
private func currentThreadIdentity() -> UInt {
    #if os(Windows)
        UInt(GetCurrentThreadId())
    #else
        // A number on some platforms, a pointer on others; a word on all.
        withUnsafeBytes(of: pthread_self()) { $0.load(as: UInt.self) }
    #endif
}
