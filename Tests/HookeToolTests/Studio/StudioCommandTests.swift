import Foundation
import Testing

@testable import HookeTool

@Suite struct StudioCommandTests {
    @Test func `The studio is one page with the core in it, and makes no requests`() throws {
        try withFolder { folder in
            let path = folder.appendingPathComponent("studio.html").path
            #expect(try BuiltCommand.output(["studio", "--out", path]) == "wrote \(path)\n")
            let page = try String(contentsOfFile: path, encoding: .utf8)
            #expect(page.hasPrefix("<!DOCTYPE html>") && page.hasSuffix("</html>\n"))
            #expect(!page.contains("\nWASM\n"))
            #expect(page.contains(StudioPage.wasm))
            #expect(!page.contains("src=\"http") && !page.contains("fetch("))
        }
    }

    @Test func `The core in the page is a gzipped module`() throws {
        let base64 = StudioPage.wasm.filter { $0 != "\n" }
        let data = try #require(Data(base64Encoded: base64))
        #expect(Array(data.prefix(3)) == [0x1f, 0x8b, 8])
        #expect(data.count < 250_000)
    }

    @Test func `A dash writes the page to standard output`() throws {
        #expect(try BuiltCommand.output(["studio", "--out", "-"]) == StudioPage.html)
    }

    @Test func `An empty name is refused`() throws {
        let outcome = try BuiltCommand.run(["studio", "--out", ""])
        #expect(outcome.status == 64)
        #expect(outcome.errors.contains("--out is empty; accepted: the name of a file"))
    }
}
