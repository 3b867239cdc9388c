import Foundation
import HookePorting
import Testing

/// The ports of this target are what `hooke port` makes of their originals.
@Suite struct PortEditsTests {
    private static let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
        .deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The lines of a file of `Ports`. A line that differs from the original follows it, marked by `// was: `; a line that the
    /// original does not have, and the blank one before it, are marked by `// added`.
    private static func lines(_ file: String) throws -> [String] {
        let url = root.appending(path: "Tests/HookeUIKitTests/Ports/\(file)")
        return try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n")
    }

    static let files = [
        "BottomCardPort", "CardStackPort", "CircleRevealPort", "DirectionsPort", "DrawerPort", "DropInPort",
        "EdgePanPort",
        "ExplodePort", "FlipPort", "FoldPort", "SideMenuPort",
    ].map { "\($0).swift" }

    @Test func `all ports are tested`() throws {
        let folder = Self.root.appending(path: "Tests/HookeUIKitTests/Ports")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == Self.files)
    }

    @Test(arguments: files)
    func `each port is what the tool makes of plain UIKit`(file: String) throws {
        let lines = try Self.lines(file)
        var (original, port) = (lines, lines)
        for index in lines.indices.reversed() {
            if lines[index].contains("// was: ") {
                original[index] = lines[index].replacing("// was: ", with: "")
                original.remove(at: index + 1)
                port.remove(at: index)
            } else if lines[index].hasSuffix("    // added") {
                original.removeSubrange((index - 1)...(index + 1))
                port.remove(at: index)
            }
        }
        let text = original.joined(separator: "\n")
        #expect(text.hasPrefix("import UIKit\n"))
        for foreign in ["Hooke", "nonisolated", "@MainActor"] { #expect(!text.contains(foreign)) }
        let made = Porter([(file, text)])
        #expect(made.faults == [])
        let result = try #require(made.ports().first)
        #expect(result.text == port.joined(separator: "\n"))
        #expect(result.left == [])
        #expect(Porter([(file, result.text)]).ports().first?.changes == [])
    }

    @Test func `each suite that the guide names for a symbol exists`() throws {
        let text = try String(
            contentsOf: Self.root.appending(path: "docs/internals/porting.md"), encoding: .utf8)
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
