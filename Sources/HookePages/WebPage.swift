package import CHookePages
internal import Foundation

extension hooke_page {
    /// The page in one file without requests: its template with the styles, the joined modules and the gzipped WebAssembly
    /// module, as base64, in their places.
    package var html: String {
        let texts = orderedTexts
        guard let template = texts.first, template.path.hasSuffix("/index.html") else {
            preconditionFailure("the first text of a page must be its index.html")
        }
        var modules = ModuleJoiner(texts: texts)
        modules.add(String(cString: main))
        let style = texts.filter { $0.path.hasSuffix(".css") }.map(\.text).joined()
        let wasm = module.map { Data(bytes: $0, count: module_size).base64EncodedString() } ?? ""
        var page = template.text
        for (place, text) in [("/*STYLE*/\n", style), ("/*SCRIPT*/\n", modules.script), ("/*WASM*/", wasm)] {
            page = page.replacingOccurrences(of: place, with: text)
        }
        return page
    }

    /// The texts in their order, each with the path of its file in `Sources`.
    package var orderedTexts: [(path: String, text: String)] {
        var found: [(path: String, text: String)] = []
        var next = texts
        while let item = next?.pointee, let path = item.path, let text = item.text {
            found.append((String(cString: path), String(cString: text)))
            next = next?.successor()
        }
        return found
    }
}
