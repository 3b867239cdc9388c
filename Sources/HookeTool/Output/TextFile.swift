import HookePreview

/// Text in files.
enum TextFile {
    /// Writes a whole file or nothing, and creates the folders above it. Writes directly into a pipe or a device.
    static func write(_ text: String, to path: String) throws {
        do { try SystemFile.replace(path, with: text) } catch { throw Failure(error) }
    }
}
