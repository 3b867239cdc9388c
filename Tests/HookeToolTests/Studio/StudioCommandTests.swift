import CHookePages
import Foundation
import HookePages
import Testing

@testable import HookeTool

@Suite struct StudioCommandTests {
    @Test func `The studio is one page, and makes no requests`() throws {
        try withFolder { folder in
            let path = folder.appendingPathComponent("studio.html").path
            #expect(try BuiltCommand.output(["studio", "--out", path]) == "wrote \(path)\n")
            let page = try String(contentsOfFile: path, encoding: .utf8)
            #expect(page == hooke_page_studio().html)
            #expect(!page.contains("src=\"http") && !page.contains("fetch("))
        }
    }

    @Test func `A dash writes the page to standard output`() throws {
        #expect(try BuiltCommand.output(["studio", "--out", "-"]) == hooke_page_studio().html)
    }
}
