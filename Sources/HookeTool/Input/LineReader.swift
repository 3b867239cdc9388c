import Foundation

/// The lines of a file or pipe, one at a time.
struct LineReader {
    private let handle: FileHandle
    private var buffer: [UInt8] = []
    private var start = 0
    private var atEnd = false

    /// How many bytes are read at once.
    private static let chunk = 1 << 16

    /// A reader of what `handle` has yet to give.
    init(_ handle: FileHandle) { self.handle = handle }

    /// Returns the next line without its LF or CRLF, or `nil` at the end. The last line needs no LF.
    ///
    /// - Parameter beforeReading: Runs before each read, which may wait for input.
    mutating func next(beforeReading: () throws -> Void = {}) throws -> [UInt8]? {
        var searched = start
        while true {
            if let end = lineFeed(from: searched) { return take(upTo: end, next: end + 1) }
            if atEnd {
                return start < buffer.count ? take(upTo: buffer.count, next: buffer.count) : nil
            }
            buffer.removeSubrange(..<start)
            start = 0
            searched = buffer.count
            try beforeReading()
            try fill()
        }
    }

    private func lineFeed(from position: Int) -> Int? {
        buffer.withUnsafeBytes { bytes in
            guard let base = bytes.baseAddress,
                let found = memchr(base + position, Int32(UInt8(ascii: "\n")), bytes.count - position)
            else { return nil }
            return UnsafeRawPointer(found) - base
        }
    }

    private mutating func take(upTo end: Int, next: Int) -> [UInt8] {
        var line: [UInt8]
        if end - start > Self.chunk {
            // Not copied, as it may be very long: the rest of the buffer is short.
            let rest = Array(buffer[next...])
            line = buffer
            buffer = rest
            line.removeSubrange(end...)
            line.removeSubrange(..<start)
            start = 0
        } else {
            line = Array(buffer[start..<end])
            start = next
        }
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        return line
    }

    /// Appends the bytes that are there, and waits only while there are none. FileHandle's own reads wait for a full
    /// buffer, or read a whole file.
    private mutating func fill() throws(ReadError) {
        let filled = buffer.count
        buffer.append(contentsOf: repeatElement(0, count: Self.chunk))
        var count = -1
        repeat {
            count = buffer.withUnsafeMutableBytes {
                read(handle.fileDescriptor, $0.baseAddress.map { $0 + filled }, Self.chunk)
            }
        } while count < 0 && errno == EINTR
        guard count >= 0 else { throw ReadError(reason: String(cString: strerror(errno))) }
        buffer.removeLast(Self.chunk - count)
        atEnd = count == 0
    }

    /// Why reading failed: the system's reason.
    struct ReadError: Error { let reason: String }
}

extension LineReader {
    /// Writes an answer, if there is one, for each line of a file; of standard input for `nil`. Answers are written before a
    /// read may wait for the next line.
    static func answer(_ file: String?, _ answer: ([UInt8]) -> String?) throws {
        var lines = LineReader(try inputHandle(file))
        var output = StandardOutput()
        do {
            while let line = try lines.next(beforeReading: { try output.flush() }) {
                guard let text = answer(line) else { continue }
                try output.write(text)
                try output.write("\n")
            }
            try output.flush()
        } catch let error as ReadError {
            throw Failure("\(file ?? "standard input") cannot be read: \(error.reason)")
        }
    }
}
