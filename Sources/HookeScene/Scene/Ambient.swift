import Foundation

/// The scene and the open transaction of the running block, for setters and static animation calls.
///
/// The box is a task-local value, so scenes on other threads do not see it. It is valid only on the thread
/// that opened it, until the block returns: a task started in the block inherits the box but reads `nil` on
/// another thread or later. Hence `@unchecked Sendable`.
final class Ambient: @unchecked Sendable {
    @TaskLocal private static var box: Ambient?

    let scene: WindowScene?
    /// The recording transaction; `nil` if changes apply at once.
    let transaction: Transaction?
    /// Whether values that apply at once come from a hand, which gives them a velocity.
    let isTracking: Bool
    private let thread = currentThreadIdentity()
    private var isOpen = true

    private init(scene: WindowScene?, transaction: Transaction?, isTracking: Bool) {
        self.scene = scene
        self.transaction = transaction
        self.isTracking = isTracking
    }

    /// The innermost valid box of this thread.
    static var current: Ambient? {
        guard let box, box.isOpen, box.thread == currentThreadIdentity() else { return nil }
        return box
    }

    static func run<Result>(
        scene: WindowScene?, transaction: Transaction?, isTracking: Bool = false,
        _ body: () throws -> Result
    ) rethrows -> Result {
        let ambient = Ambient(scene: scene, transaction: transaction, isTracking: isTracking)
        defer { ambient.isOpen = false }
        return try $box.withValue(ambient, operation: body)
    }
}

/// A number that differs between living threads.
private func currentThreadIdentity() -> UInt {
    #if os(Windows)
        UInt(GetCurrentThreadId())
    #else
        // A number on some platforms, a pointer on others; one word on all.
        withUnsafeBytes(of: pthread_self()) { $0.load(as: UInt.self) }
    #endif
}
