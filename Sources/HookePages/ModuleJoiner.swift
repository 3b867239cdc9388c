/// ES modules joined into one classic script: each becomes a function whose exports are constants of the script, after those of
/// the modules that it imports. So an export has the same name everywhere, and no other module exports that name.
///
/// - Imports are `import { a, b } from "./module.js";`, also over several lines.
/// - Exports are `export const`, `export class` or `export function` at the start of a line.
/// - Empty lines and comments on lines of their own are left out, and the spaces at the start of each line.
///
/// Another form, a cycle, a missing module, a name that two modules export, and a text that ends a script are programming errors.
struct ModuleJoiner {
    /// The modules so far.
    private(set) var script = ""
    private let texts: [String: String]
    /// The modules in the script, and those whose imports are being added.
    private var joined: Set<String> = []
    private var open: Set<String> = []
    private var exported: Set<String> = []

    /// Creates a script without modules.
    ///
    /// - Parameter texts: modules, and other texts, each with its path.
    init(texts: [(path: String, text: String)]) {
        self.texts = Dictionary(uniqueKeysWithValues: texts)
    }

    /// Adds a module and those that it imports, each once.
    mutating func add(_ path: String) {
        guard !joined.contains(path) else { return }
        precondition(open.insert(path).inserted, "\(path) is part of a cycle of imports")
        guard let text = texts[path] else {
            preconditionFailure("\(path) is imported, and is not a file of the page")
        }
        var (body, exports): ([Substring], [String]) = ([], [])
        var lines = text.split(separator: "\n").makeIterator()
        while let line = lines.next() {
            let start = line.drop { $0 == " " }
            if start.hasPrefix("//") || start.hasPrefix("/**") {
                var end = line
                while start.hasPrefix("/**"), !end.hasSuffix("*/"), let next = lines.next() { end = next }
            } else if line.hasPrefix("import ") {
                var statement = String(line)
                while !statement.hasSuffix("\";"), let next = lines.next() { statement += next }
                addImport(statement, of: path)
            } else if line.hasPrefix("export ") {
                body.append(line.dropFirst("export ".count))
                exports.append(declaredName(line, of: path))
            } else {
                body.append(start)
            }
        }
        let block = body.map { $0 + "\n" }.joined()
        precondition(!block.contains("</script"), "\(path) has a text that ends a script")
        let names = exports.joined(separator: ", ")
        script +=
            exports.isEmpty
            ? "(() => {\n\(block)})();\n"
            : "const { \(names) } = (() => {\n\(block)return { \(names) };\n})();\n"
        open.remove(path)
        joined.insert(path)
    }

    /// Adds the module that a statement imports.
    private mutating func addImport(_ statement: String, of path: String) {
        let parts = statement.dropFirst("import ".count).split(separator: " from \"")
        precondition(
            parts.count == 2 && parts[0].hasPrefix("{") && parts[0].hasSuffix("}")
                && !parts[0].contains(" as ")
                && parts[1].hasSuffix("\";"),
            "\(path) has an import in another form: \(statement)")
        add(Self.resolve(String(parts[1].dropLast(2)), from: path))
    }

    /// The name that a line exports.
    private mutating func declaredName(_ line: Substring, of path: String) -> String {
        let words = line.split(maxSplits: 3) { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "$" }
        precondition(
            words.count >= 3 && ["const", "class", "function"].contains(words[1]),
            "\(path) has an export in another form: \(line)")
        precondition(
            exported.insert(String(words[2])).inserted, "\(path) exports \(words[2]), as another module does")
        return String(words[2])
    }

    /// The path of a module that another one imports.
    private static func resolve(_ target: String, from path: String) -> String {
        var parts = path.split(separator: "/").dropLast()
        for part in target.split(separator: "/") where part != "." {
            if part == ".." { parts.removeLast() } else { parts.append(part) }
        }
        return parts.joined(separator: "/")
    }
}
