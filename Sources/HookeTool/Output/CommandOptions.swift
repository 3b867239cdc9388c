import ArgumentParser
import Hooke
import HookeJSON

/// The options and arguments of a command, as the parser of arguments describes them.
struct CommandOptions {
    private struct Option {
        /// With hyphens; the value's name in brackets for an argument.
        var names: [String]
        var value: String
        var abstract: String
        var words: [String]
        var isFlag: Bool
        var isRepeating: Bool
    }

    private let options: [Option]

    /// The flags that list something, and end the command.
    private static let listing = ["--list", "--rules"]
    /// The options that name what is written.
    private static let writing = ["--out", "--gif", "--mp4", "--write-baseline"]

    init(_ command: any ParsableCommand.Type) {
        let described = try? JSONValue(text: Array(command._dumpHelp().utf8))
        let arguments = described?["command"]?["arguments"]?.elements ?? []
        options = arguments.filter { $0["shouldDisplay"]?.content == .bool(true) }.map { argument in
            let names = (argument["names"]?.elements ?? []).compactMap { name in
                name["name"]?.string.map { name["kind"]?.string == "long" ? "--\($0)" : "-\($0)" }
            }
            let value = argument["valueName"]?.string ?? "value"
            let words =
                argument["allValues"] ?? argument["allValueStrings"]
                ?? argument["completionKind"]?["list"]?["values"]
            return Option(
                names: names.isEmpty ? ["<\(value)>"] : names, value: value,
                abstract: argument["abstract"]?.string ?? "",
                words: (words?.elements ?? []).compactMap(\.string),
                isFlag: argument["kind"]?.string == "flag",
                isRepeating: argument["isRepeating"]?.content == .bool(true))
        }
    }

    private func option(_ name: some StringProtocol) -> Option? {
        options.first { $0.names.contains(String(name)) }
    }

    /// Refuses what the parser would ignore: the first value of an option that is given twice, and everything beside a flag
    /// that lists. Refuses an empty name of what is written.
    static func checkUse(_ command: any ParsableCommand.Type, of arguments: ArraySlice<String>) throws {
        let words = arguments.prefix { $0 != "--" }
        let names = words.filter { $0.hasPrefix("--") }.map { String($0.prefix { $0 != "=" }) }
        for name in writing where names.contains(name) {
            guard !words.contains(name + "="),
                !zip(words, words.dropFirst()).contains(where: { $0 == (name, "") })
            else { throw ValidationError("\(name) is empty; accepted: the name of a file or folder") }
        }
        let isListing = names.contains(where: listing.contains)
        guard isListing || Set(names).count < names.count else { return }
        try CommandOptions(command).checkUse(of: arguments)
    }

    private func checkUse(of arguments: ArraySlice<String>) throws {
        var (given, rest): (Set<String>, ArraySlice<String>) = ([], arguments)
        while let word = rest.popFirst(), word != "--" {
            let name = word.prefix { $0 != "=" }
            guard let option = option(name) else { continue }
            if option.isFlag {
                guard Self.listing.contains(word), arguments.count > 1 else { continue }
                throw ValidationError("\(word) is given with other arguments; accepted: alone")
            }
            if name.count == word.count { rest = rest.dropFirst() }
            guard option.isRepeating || given.insert(option.names[0]).inserted else {
                throw ValidationError("\(name) is given twice; accepted: once")
            }
        }
    }

    /// Returns a message of the parser in the form of all others: the option, the value, what is accepted.
    ///
    /// - Parameter arguments: Those that the command was called with.
    func restated(_ message: String, of arguments: [String] = []) -> String {
        let lines = message.split(separator: "\n", omittingEmptySubsequences: false)
        let start = message.hasPrefix("Error: ") ? "Error: " : ""
        guard let first = lines.first,
            let plain = restated(line: first.dropFirst(start.count), of: arguments)
        else { return message }
        // The parser lists six words and more once again, on lines of their own.
        let others = lines.dropFirst().drop { $0.hasPrefix("  - ") }
        return ([start + plain] + others.map(String.init)).joined(separator: "\n")
    }

    private func restated(line: Substring, of arguments: [String]) -> String? {
        let quotes = line.split(separator: "'", omittingEmptySubsequences: false)
        guard quotes.count > 2 else { return nil }
        let text = String(quotes[1])
        switch quotes[0] {
        case "Unexpected argument ":
            return "\(quoted(text)) is one argument too many; accepted: those of the usage"
        case "The option " where quotes.count > 3:
            return "\(text) has the value \(quoted(quotes[3])); accepted: no value"
        case let start where start.hasSuffix(" unexpected arguments: "):
            let surplus = stride(from: 1, to: quotes.count, by: 2).map { quoted(quotes[$0]) }
            return "\(list(surplus)) are \(surplus.count) arguments too many; accepted: those of the usage"
        case "Unknown option ":
            let name = String(text.prefix { $0 != "=" })
            return unknown("option", name, options.flatMap(\.names).filter { $0.hasPrefix("-") }).reason
        case "Missing value for ":
            let name = text.prefix { $0 != " " }
            return "\(name) has no value; accepted: \(accepted(option(name)))"
        case "Missing expected argument ":
            let name = text.prefix { $0 != " " }
            let words = arguments.prefix { $0 != "--" }.filter { $0.count > 1 && $0.hasPrefix("-") }
            if let word = words.first(where: { option($0.prefix { $0 != "=" }) == nil }) {
                return
                    "\(name) is missing, and \(quoted(word)) is no option; accepted: -- before a value that begins "
                    + "with a hyphen"
            }
            return "\(name) is missing; accepted: \(accepted(option(name)))"
        case "Value to be set with flag " where quotes.count > 3:
            return "\(text) is given beside \(quotes[3]); accepted: one of the two"
        case "The value ": return invalid(line.dropFirst("The value '".count))
        default: return nil
        }
    }

    /// The message about a value: `htm' is invalid for '--format <format>'. Please …`.
    private func invalid(_ line: Substring) -> String? {
        guard let middle = line.range(of: "' is invalid for '"),
            let end = line[middle.upperBound...].firstIndex(of: "'")
        else { return nil }
        let value = String(line[..<middle.lowerBound])
        let name = line[middle.upperBound..<end].prefix { $0 != " " }
        let detail = line[end...].dropFirst()
        if detail.hasPrefix(": ") {
            let reason = detail.dropFirst(2)
            return reason.hasPrefix(name) ? String(reason) : "\(name) is \(quoted(value)); \(reason)"
        }
        if let words = option(name)?.words, !words.isEmpty {
            return wrong(String(name), value, words).reason
        }
        return
            "\(name) is \(quoted(value)); accepted: \(Double(value) == nil ? "a number" : "a whole number")"
    }

    /// What an option accepts: its words, or what its help says.
    private func accepted(_ option: Option?) -> String {
        guard let option else { return "a value" }
        if !option.words.isEmpty, option.names[0].hasPrefix("-") {
            return option.words.joined(separator: ", ")
        }
        // The first sentence.
        let end = option.abstract.firstRange(of: ". ")?.lowerBound ?? option.abstract.endIndex
        var help = option.abstract[..<end]
        if help.last == "." { help.removeLast() }
        // The first word begins with a small letter, unless it is an abbreviation.
        let isAbbreviation = help.dropFirst().first?.isUppercase == true
        let start = isAbbreviation ? String(help.prefix(1)) : help.prefix(1).lowercased()
        return help.isEmpty ? "<\(option.value)>" : start + help.dropFirst()
    }

    /// Returns a refusal with an infinite number as it is typed: `--to is 1e400` for `--to is inf`.
    static func asTyped(_ message: String, _ arguments: ArraySlice<String>) -> String {
        for (index, word) in zip(arguments.indices, arguments) where word.hasPrefix("--") {
            let name = word.prefix { $0 != "=" }
            let isJoined = name.count < word.count
            guard isJoined || index + 1 < arguments.endIndex else { continue }
            let typed = isJoined ? String(word.dropFirst(name.count + 1)) : arguments[index + 1]
            guard let number = Double(typed), number.isInfinite, typed.contains(where: \.isNumber),
                message.hasPrefix("\(name) is \(number);")
            else { continue }
            return "\(name) is \(typed)" + message.dropFirst("\(name) is \(number)".count)
        }
        return message
    }
}
