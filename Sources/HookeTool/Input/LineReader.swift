import Foundation

/// Lines of a file or pipe as they come, holding no more than one of them.
struct LineReader {
    private let handle: FileHandle
    private var buffer: [UInt8] = []
    private var start = 0
    private var atEnd = false

    /// A reader of what `handle` has yet to give.
    init(_ handle: FileHandle) { self.handle = handle }

    /// The next line without its LF or CRLF; `nil` at the end. The last line needs no LF.
    mutating func next() throws(ReadError) -> [UInt8]? {
        var searched = start
        while true {
            if let end = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
                defer { start = end + 1 }
                return line(start..<end)
            }
            if atEnd {
                defer { start = buffer.count }
                return start < buffer.count ? line(start..<buffer.count) : nil
            }
            buffer.removeSubrange(..<start)
            start = 0
            searched = buffer.count
            try fill()
        }
    }

    private func line(_ range: Range<Int>) -> [UInt8] {
        let line = buffer[range]
        return Array(line.last == UInt8(ascii: "\r") ? line.dropLast() : line)
    }

    /// Appends what is there, waiting only while there is nothing: FileHandle's own reads wait for a full
    /// buffer, or take a whole file at once.
    private mutating func fill() throws(ReadError) {
        let size = 1 << 16
        let filled = buffer.count
        buffer.append(contentsOf: repeatElement(0, count: size))
        var count = -1
        repeat {
            count = buffer.withUnsafeMutableBytes {
                read(handle.fileDescriptor, $0.baseAddress.map { $0 + filled }, size)
            }
        } while count < 0 && errno == EINTR
        guard count >= 0 else { throw ReadError(reason: String(cString: strerror(errno))) }
        buffer.removeLast(size - count)
        atEnd = count == 0
    }

    /// The system's word for why reading failed.
    struct ReadError: Error { let reason: String }
}
