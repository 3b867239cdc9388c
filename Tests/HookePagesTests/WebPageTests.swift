import CHookePages
import Foundation
import HookePages
import Testing

@Suite struct WebPageTests {
    /// The module of each page, and its sources.
    static var pages: [(String?, hooke_page)] {
        [
            ("hooke", hooke_page_studio()), ("page", hooke_page_drag()), (nil, hooke_page_player()),
            (nil, hooke_page_export()), (nil, hooke_page_gallery()),
        ]
    }
    static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Sources")

    @Test(arguments: 0..<5)
    func `The texts of a page are files in Sources, with the styles in their order`(_ index: Int) throws {
        let texts = Self.pages[index].1.orderedTexts
        for (path, text) in texts {
            let file = try String(contentsOf: Self.sources.appendingPathComponent(path), encoding: .utf8)
            #expect(text == file, "\(path)")
        }
        let styles = texts.map(\.path).filter { $0.hasSuffix(".css") }
        #expect(styles == styles.sorted())
    }

    @Test func `Every file of the pages is in one of them`() throws {
        let used = Set(Self.pages.flatMap { $0.1.orderedTexts.map(\.path) })
        for folder in ["Web/studio", "Web/transition", "Web/parts", "Web/gallery"] {
            let files = try FileManager.default.subpathsOfDirectory(
                atPath: Self.sources.appendingPathComponent(folder).path
            ).filter { $0.contains(".") }.map { "\(folder)/\($0)" }
            #expect(files.allSatisfy(used.contains), "\(files.filter { !used.contains($0) })")
        }
    }

    @Test(arguments: 0..<5)
    func `The module of a page is the gzipped file in Sources, and the page has it as base64`(
        _ index: Int
    ) throws {
        let (name, page) = Self.pages[index]
        guard let name else { return #expect(page.module == nil && page.module_size == 0) }
        let file = try Data(contentsOf: Self.sources.appendingPathComponent("Web/wasm/\(name).wasm.gz"))
        // Without the difference, which takes hours to find.
        let isSame = Data(bytes: page.module, count: page.module_size) == file
        #expect(isSame)
        #expect(Array(file.prefix(3)) == [0x1f, 0x8b, 8])
        #expect(
            page.html.contains(">\n\(file.base64EncodedString())\n<")
                || page.html.contains(">\(file.base64EncodedString())<"))
    }

    @Test(arguments: 0..<5) func `A page has its styles and modules, and no place for them is left`(
        _ index: Int
    ) {
        let page = Self.pages[index].1
        let html = page.html
        #expect(html.hasPrefix("<!DOCTYPE html>") && html.hasSuffix("</html>\n"))
        for place in ["/*STYLE*/", "/*SCRIPT*/", "/*WASM*/"] { #expect(!html.contains(place)) }
        let dense = html.filter { !$0.isWhitespace }
        for (path, text) in page.orderedTexts {
            if path.hasSuffix(".css") { #expect(dense.contains(text.filter { !$0.isWhitespace }), "\(path)") }
            if path.hasSuffix(".js"), let export = text.firstMatch(of: /(?m)^export \w+ (\w+)/)?.output.1 {
                let ends = html.matches(of: try! Regex("return\\{\(export)\\b[^{}]*\\};?\\}\\)\\(\\);"))
                #expect(ends.count == 1, "\(path)")
            }
        }
    }
}
