package import CHookePages
internal import Foundation

extension hooke_page {
    /// The page in one file without requests: its template with the styles, the joined modules and the gzipped WebAssembly
    /// module, as base64, in their places.
    package var html: String { page([("/*SCRIPT*/\n", modules), ("/*WASM*/", wasm)]) }

    /// The page with its script in another file, ``script``, which all pages of the same sources can share.
    ///
    /// - Parameter address: where the page finds the script.
    package func html(scriptAt address: String) -> String {
        page([
            ("<script>\n/*SCRIPT*/\n</script>", "<script src=\"\(address)\"></script>"), ("/*WASM*/", ""),
            ("script-src 'unsafe-inline'", "script-src 'self' file:"),
        ])
    }

    /// The script of ``html(scriptAt:)``: the WebAssembly module, which goes to its element, and the modules.
    package var script: String {
        (module == nil ? "" : "document.getElementById(\"wasm\").textContent = \"\(wasm)\";\n") + modules
    }

    private var modules: String {
        var joiner = ModuleJoiner(texts: orderedTexts)
        joiner.add(String(cString: main))
        return ScriptSpaces.removed(from: joiner.script)
    }

    private var wasm: String {
        module.map { Data(bytes: $0, count: module_size).base64EncodedString() } ?? ""
    }

    /// The template with the styles, and with texts in their places.
    private func page(_ parts: [(place: String, text: String)]) -> String {
        let texts = orderedTexts
        guard let template = texts.first, template.path.hasSuffix("/index.html") else {
            preconditionFailure("the first text of a page must be its index.html")
        }
        // A line of CSS goes on after these letters.
        let lines = texts.filter { $0.path.hasSuffix(".css") }.flatMap { $0.text.split(separator: "\n") }
        let style = lines.map { line in
            line.drop { $0 == " " } + (line.last.map("{;},".contains) == true ? "" : "\n")
        }.joined()
        return ([("/*STYLE*/\n", style)] + parts).reduce(template.text) { page, part in
            page.replacingOccurrences(of: part.0, with: part.1)
        }
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
