import Foundation
import TestSupport
import Testing

@testable import HookeTool

@Suite struct LineReaderTests {
    /// All lines that come through a pipe in which `chunks` are written one by one.
    private func lines(_ chunks: [[UInt8]]) throws -> [[UInt8]] {
        let pipe = Pipe()
        let writer = Thread {
            for chunk in chunks { try? pipe.fileHandleForWriting.write(contentsOf: Data(chunk)) }
            try? pipe.fileHandleForWriting.close()
        }
        writer.start()
        var reader = LineReader(pipe.fileHandleForReading)
        var lines: [[UInt8]] = []
        while let line = try reader.next() { lines.append(line) }
        return lines
    }

    @Test func `Lines end with LF, CRLF or the end`() throws {
        #expect(try lines([]) == [])
        #expect(try lines([Array("\n".utf8)]) == [[]])
        #expect(try lines([Array("a\r\n\nb".utf8)]) == [Array("a".utf8), [], Array("b".utf8)])
        #expect(try lines([Array("a\nb\n".utf8)]) == [Array("a".utf8), Array("b".utf8)])
    }

    @Test func `Lines do not depend on the chunks of the input`() throws {
        var random = SeededGenerator(seed: 8)
        let expected = (0..<200).map { _ in
            (0..<(random.chance(0.02) ? 200_000 : random.integer(0...300))).map { _ in
                UInt8(random.integer(0x20...0x7E))
            }
        }
        var rest = expected.flatMap { $0 + [UInt8(ascii: "\n")] }[...]
        var chunks: [[UInt8]] = []
        while !rest.isEmpty {
            let chunk = rest.prefix(random.integer(1...20_000))
            chunks.append(Array(chunk))
            rest = rest.dropFirst(chunk.count)
        }
        #expect(try lines(chunks) == expected)
    }

    @Test func `A line is returned before the next is written`() throws {
        let pipe = Pipe()
        var reader = LineReader(pipe.fileHandleForReading)
        for line in ["one", "two"] {
            try pipe.fileHandleForWriting.write(contentsOf: Data((line + "\n").utf8))
            #expect(try reader.next() == Array(line.utf8))
        }
    }

    @Test func `A directory cannot be read`() throws {
        let folder = FileManager.default.temporaryDirectory
        let handle = try #require(FileHandle(forReadingAtPath: folder.path))
        var reader = LineReader(handle)
        #expect(throws: LineReader.ReadError.self) { try reader.next() }
    }
}
