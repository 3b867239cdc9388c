import Foundation
import Testing

/// Counts the changed lines of each port and compares them with the guide.
@Suite struct PortEditsTests {
    private static let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
        .deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The rows `| Name.swift | edits |` of docs/porting.md.
    private static func guide() throws -> [(file: String, edits: Int)] {
        let text = try String(contentsOf: root.appending(path: "docs/porting.md"), encoding: .utf8)
        return text.split(separator: "\n").compactMap { line in
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            guard cells.count == 2, cells[0].hasSuffix("Port.swift"), let edits = Int(cells[1])
            else { return nil }
            return (cells[0], edits)
        }
    }

    @Test func `each port has the edits that the guide lists; undone, it is plain UIKit`() throws {
        let guide = try Self.guide()
        let folder = Self.root.appending(path: "Tests/HookeUIKitTests/Ports")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(guide.map(\.file).sorted() == files.sorted())
        for (file, edits) in guide {
            let lines = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
                .components(separatedBy: "\n")
            let marks = lines.indices.filter { lines[$0].contains("// was: ") }
            var original = lines
            for mark in marks {
                original[mark + 1] = lines[mark].replacing("// was: ", with: "")
                #expect(original[mark + 1] != lines[mark + 1], "\(file): \(lines[mark])")
            }
            #expect(marks.count == edits, "\(file)")
            #expect(!lines.contains { $0.contains("nonisolated") || $0.contains("@MainActor") }, "\(file)")
            for index in marks.reversed() { original.remove(at: index) }
            let text = original.joined(separator: "\n")
                .replacing("UIViewPropertyAnimator(", with: "")
            #expect(text.hasPrefix("import UIKit\n"))
            for foreign in ["Hooke", "Scene", "nonisolated", "PropertyAnimator("] where text.contains(foreign)
            {
                Issue.record("\(file) has \(foreign) in a line that is not marked")
            }
        }
    }

    @Test func `each suite that the guide names for a symbol exists`() throws {
        let text = try String(contentsOf: Self.root.appending(path: "docs/porting.md"), encoding: .utf8)
        let rows = text.split(separator: "\n").drop { $0 != "| symbols | suite |" }.dropFirst(2)
            .prefix { $0.hasPrefix("| ") }
        let named = Set(rows.flatMap { row in row.matches(of: /\b\w+Tests\b/).map { String($0.output) } })
        let folder = Self.root.appending(path: "Tests")
        let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        let suites = Set(files.map { String($0.split(separator: "/").last!.dropLast(6)) })
        #expect(rows.count > 15 && named.count > 15)
        #expect(named.subtracting(suites).sorted() == [])
    }
}
