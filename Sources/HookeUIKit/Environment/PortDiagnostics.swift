import Synchronization

/// What code written for one screen and one clock asked outside any scene, where there is neither.
///
/// Wrap such code in `WindowScene/perform(_:)` and it has both.
public enum PortDiagnostics {
    private static let notes = Mutex<[String]>([])

    /// What was asked, each thing once, oldest first; of the whole process.
    public static var messages: [String] { notes.withLock { $0 } }

    /// Forgets what was asked.
    public static func reset() { notes.withLock { $0 = [] } }

    static func note(_ message: String) {
        notes.withLock { if !$0.contains(message) { $0.append(message) } }
    }
}
