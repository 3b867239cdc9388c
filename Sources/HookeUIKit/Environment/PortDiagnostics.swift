import Synchronization

/// Calls of ported code that need a screen or a clock but ran outside any scene.
///
/// Wrap such code in `WindowScene/perform(_:)`.
public enum PortDiagnostics {
    private static let notes = Mutex<[String]>([])

    /// The distinct messages of the process, oldest first.
    public static var messages: [String] { notes.withLock { $0 } }

    /// Removes all messages.
    public static func reset() { notes.withLock { $0 = [] } }

    static func note(_ message: String) {
        notes.withLock { if !$0.contains(message) { $0.append(message) } }
    }
}
