/// ES modules joined into one classic script: each becomes a function that returns its exports, after those that it imports.
///
/// - Imports are `import { a, b as c } from "./module.js";`, also over several lines, or `import a from "./module.js";`.
/// - Exports are `export const`, `export class`, `export function` or `export default` at the start of a line.
/// - Comments on lines of their own are left out, and the spaces at the start of each line.
///
/// Another form, a cycle, a missing module and a text that ends a script are programming errors.
struct ModuleJoiner {
    /// The modules so far.
    private(set) var script = ""
    private let texts: [String: String]
    /// The modules in the script, and those whose imports are being added.
    private var joined: Set<String> = []
    private var open: Set<String> = []

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
        var (body, exports): ([String], [String]) = ([], [])
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().makeIterator()
        while let line = lines.next() {
            let start = line.drop { $0 == " " }
            if start.hasPrefix("//") || start.hasPrefix("/**") {
                var end = line
                while start.hasPrefix("/**"), !end.hasSuffix("*/"), let next = lines.next() { end = next }
                while body.last?.isEmpty == true { body.removeLast() }
            } else if line.hasPrefix("import ") {
                var statement = String(line)
                while !statement.hasSuffix("\";"), let next = lines.next() { statement += next }
                body.append(bind(statement, of: path))
            } else {
                body.append(Self.declaration(line, of: path, &exports))
            }
        }
        let block = body.map { $0 + "\n" }.joined()
        precondition(!block.contains("</script"), "\(path) has a text that ends a script")
        script +=
            "const \(Self.name(path)) = (() => {\n\(block)return { \(exports.joined(separator: ", ")) };\n})();\n"
        open.remove(path)
        joined.insert(path)
    }

    /// Adds the module that a statement imports; returns what declares its names.
    private mutating func bind(_ statement: String, of path: String) -> String {
        let parts = statement.dropFirst("import ".count).split(separator: " from \"")
        precondition(
            parts.count == 2 && parts[1].hasSuffix("\";"),
            "\(path) has an import in another form: \(statement)")
        let other = Self.resolve(String(parts[1].dropLast(2)), from: path)
        add(other)
        guard parts[0].hasPrefix("{"), parts[0].hasSuffix("}") else {
            return "const \(parts[0]) = \(Self.name(other)).default;"
        }
        let names = parts[0].dropFirst().dropLast().split(separator: ",").compactMap { name -> String? in
            let words = name.split(separator: " ")
            return words.isEmpty
                ? nil : words.count == 3 && words[1] == "as" ? "\(words[0]): \(words[2])" : String(words[0])
        }
        return "const { \(names.joined(separator: ", ")) } = \(Self.name(other));"
    }

    /// Returns a line without `export`, and adds what it exports.
    private static func declaration(_ line: Substring, of path: String, _ exports: inout [String]) -> String {
        guard line.hasPrefix("export ") else { return String(line.drop { $0 == " " }) }
        let declaration = line.dropFirst("export ".count)
        if declaration.hasPrefix("default ") {
            exports.append("default: standard")
            return "const standard = " + declaration.dropFirst("default ".count)
        }
        let words = declaration.split(maxSplits: 2) { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "$" }
        precondition(
            words.count >= 2 && ["const", "class", "function"].contains(words[0]),
            "\(path) has an export in another form: \(line)")
        exports.append(String(words[1]))
        return String(declaration)
    }

    /// The name of the constant that a module becomes.
    private static func name(_ path: String) -> String {
        "_" + path.dropLast(".js".count).map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
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
