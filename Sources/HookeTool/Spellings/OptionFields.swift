import Hooke
import HookeJSON

/// The options of a command as the fields of a spring.
struct OptionFields: SpringFields {
    var numbers: [String: Double]
    var preset: String?

    func has(_ name: String) -> Bool { name == "preset" ? preset != nil : numbers[name] != nil }

    mutating func number(_ name: String) throws(Refusal) -> Double {
        guard let number = numbers[name] else { throw Refusal("\(spelled(name)) is missing") }
        return number
    }

    mutating func string(_ name: String) throws(Refusal) -> String {
        guard let preset else { throw Refusal("\(spelled(name)) is missing") }
        return preset
    }

    func spelled(_ name: String) -> String { optionName(name) }
}

extension SpringSpelling {
    /// Reads the spring of an argument: a preset's name, or options without dashes, `response=0.5,damping-ratio=0.8`.
    static func read(argument text: String, option: String) throws(Refusal) -> Spring {
        let isPreset = !text.contains("=")
        var fields = OptionFields(numbers: [:], preset: isPreset ? text : nil)
        for part in isPreset ? [] : text.split(separator: ",") {
            let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = names.first { optionName($0).dropFirst(2) == sides[0] }
            if let name, fields.has(name) {
                throw Refusal("\(option) has \(quoted(part)); accepted: each option once")
            }
            if sides.count == 2, name == "preset" {
                fields.preset = String(sides[1])
                continue
            }
            guard sides.count == 2, let name, let number = Double(sides[1]) else {
                let word = String(sides[0])
                let isName = sides.count == 2 && name == nil
                throw Refusal(
                    "\(option) has \(quoted(part)); "
                        + (isName
                            ? accepted(names.map { String(optionName($0).dropFirst(2)) }, not: word)
                            : "accepted: a preset's name, or an option of a spring, = and a number"))
            }
            fields.numbers[name] = number
        }
        do { return try read(&fields) } catch { throw Refusal("\(option) \(text.excerpt): \(error.reason)") }
    }
}
