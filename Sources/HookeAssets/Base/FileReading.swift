import Foundation

/// Reads untrusted files: regular files only, of a limited size.
enum FileReading {
    /// The largest number of bytes read from a file.
    static let largest = 1 << 30

    /// Returns all bytes of a file, or its first `count`.
    static func bytes(of path: String, count: Int? = nil) throws(FileError) -> [UInt8] {
        func refusal(_ reason: String) -> FileError { FileError(path: path, .unreadable(reason: reason)) }
        do {
            // Resolve links, so that a device behind a link is detected.
            let url = URL(fileURLWithPath: path).resolvingSymlinksInPath()
            let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
            guard attributes[.type] as? FileAttributeType == .typeRegular,
                let size = (attributes[.size] as? NSNumber)?.int64Value
            else { throw refusal("it is not a regular file") }
            if let count, size < count {
                throw refusal("it has \(size) bytes of \(count)")
            }
            let wanted = count.map(Int64.init) ?? size
            guard wanted <= largest else {
                throw refusal("\(wanted) bytes to read; accepted: at most \(largest)")
            }
            let handle = try FileHandle(forReadingFrom: url)
            defer { try? handle.close() }
            let data = try handle.read(upToCount: Int(wanted)) ?? Data()
            guard data.count == Int(wanted) else {
                throw refusal("it became shorter while it was read")
            }
            return [UInt8](data)
        } catch let error as FileError {
            throw error
        } catch {
            throw refusal(error.localizedDescription)
        }
    }
}
