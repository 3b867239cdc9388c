// Lists, rows, objects and choices among fields.

extension NotationFields {
    /// Returns a required value of any kind.
    @inline(never)
    package func required(_ name: String, accepted: String = "a value") throws(HookeError) -> Notation {
        guard let value = self[name] else { throw .missing(field: path(of: name), accepted: accepted) }
        return value
    }

    /// Returns a value that `read` makes of its notation and its path; `nil` where there is none.
    package func value<Value>(
        _ name: String, _ read: (Notation, _ place: String) throws(HookeError) -> Value
    ) throws(HookeError) -> Value? {
        guard let value = self[name] else { return nil }
        return try value.read(at: path(of: name).name, as: read)
    }

    /// Returns a required text.
    @inline(never)
    package func string(_ name: String, accepted: String = "a string") throws(HookeError) -> String {
        guard case .text(let text) = try required(name, accepted: accepted) else {
            throw fault(name, accepted: accepted)
        }
        return text
    }

    /// Returns one of some words; `nil` where there is none.
    package func choice<Word: RawRepresentable>(
        _ name: String, of words: [Word]
    ) throws(HookeError) -> Word? where Word.RawValue == String {
        guard let word = try word(name, of: words.map { $0.rawValue }) else { return nil }
        return words.first { isSameName($0.rawValue, word) }
    }

    /// Returns a number, or `standard` where there is none.
    @inline(never)
    package func number(_ name: String, default standard: Double) throws(HookeError) -> Double {
        try optionalNumber(name) ?? standard
    }

    /// Returns a required whole number from `least` to `most`.
    @inline(never)
    package func count(_ name: String, from least: Int = 0, upTo most: Int) throws(HookeError) -> Int {
        let number = try number(name)
        guard let count = Int(exactly: number), count >= least, count <= most else {
            throw .outOfRange(
                field: path(of: name), value: number, accepted: "whole numbers from \(least) to \(most)")
        }
        return count
    }

    /// Returns required numbers, such as times.
    @inline(never)
    package func numbers(
        _ name: String, count: Int? = nil, accepted: String = "an array of numbers, such as [0, 0.1]"
    ) throws(HookeError) -> [Double] {
        try required(name, accepted: accepted).numbers(count, at: path(of: name).name, accepted: accepted)
    }

    /// Returns required numbers, one for each meaning.
    @inline(never)
    package func numbers(_ name: String, meanings: [String]) throws(HookeError) -> [Double] {
        try numbers(name, count: meanings.count, accepted: "[\(list(meanings))]")
    }

    /// Returns `count` numbers, one for each of what is named, or `count` times `standard` where the field may be left out.
    @inline(never)
    package func numbers(
        _ name: String, count: Int, default standard: Double? = nil, each noun: String? = nil
    ) throws(HookeError) -> [Double] {
        if let standard, !has(name) { return Array(repeating: standard, count: count) }
        let each = noun.map { ", one for each \($0)" } ?? ""
        return try numbers(name, count: count, accepted: "\(count) number\(count == 1 ? "" : "s")\(each)")
    }

    /// Returns a number or an array of numbers; `nil` where there is none.
    @inline(never)
    package func vector(_ name: String) throws(HookeError) -> [Double]? {
        guard let value = self[name] else { return nil }
        if case .list = value {
            return try value.numbers(nil, at: path(of: name).name, accepted: "numbers")
        }
        return [try number(name, accepted: "a number or an array of numbers")]
    }

    /// Returns the elements of a required array, with their paths.
    @inline(never)
    package func elements(
        _ name: String, accepted: String = "an array"
    ) throws(HookeError) -> [(value: Notation, place: String)] {
        guard case .list(let elements) = try required(name, accepted: accepted) else {
            throw fault(name, accepted: accepted)
        }
        let place = path(of: name).name
        return elements.enumerated().map { ($1, "\(place)[\($0)]") }
    }

    /// Returns a required array of arrays of numbers: `count` in each if it is given, or one for each meaning.
    @inline(never)
    package func rows(
        _ name: String, of count: Int?, meanings: [String] = []
    ) throws(HookeError) -> [[Double]] {
        let numbers = count.map { "\($0) numbers" } ?? "numbers"
        let row = meanings.isEmpty ? "an array of \(numbers)" : "[\(list(meanings))]"
        let count = count ?? (meanings.isEmpty ? nil : meanings.count)
        let accepted = "an array of " + (meanings.isEmpty ? "arrays of \(numbers)" : row)
        guard case .list(let elements) = try required(name, accepted: accepted) else {
            throw fault(name, accepted: accepted)
        }
        var rows: [[Double]] = []
        rows.reserveCapacity(elements.count)
        for (index, element) in elements.enumerated() {
            do { rows.append(try element.numbers(count, at: "[\(index)]", accepted: row)) } catch {
                throw error.renamed(to: HookeError.Field(path(of: name).name + (error.field?.name ?? "")))
            }
        }
        return rows
    }

    /// Returns the fields of a required object.
    @inline(never)
    package func object(_ name: String, accepted names: [String]?) throws(HookeError) -> NotationFields {
        guard let members = try required(name, accepted: "an object").members else {
            throw fault(name, accepted: "an object")
        }
        return try NotationFields(members, at: path(of: name).name, accepted: names)
    }

    /// Returns the one field of some that is given; `what` is the path in the error where there is none.
    @inline(never)
    package func one(of names: [String], _ what: String) throws(HookeError) -> String {
        let used = present(names)
        guard let name = used.first else {
            throw .missing(
                field: HookeError.Field(place.isEmpty ? what : place),
                accepted: "exactly one of \(list(names))")
        }
        guard used.count == 1 else {
            throw refusal(
                used[1], "given beside \(path(of: name))", accepted: "exactly one of \(list(names))")
        }
        return name
    }
}

extension Notation {
    /// The numbers of an array, `count` of them if it is given.
    @inline(never)
    package func numbers(_ count: Int?, at place: String, accepted: String) throws(HookeError) -> [Double] {
        guard case .list(let elements) = self, count == nil || elements.count == count else {
            throw fault(HookeError.Field(place), accepted: accepted)
        }
        var numbers: [Double] = []
        numbers.reserveCapacity(elements.count)
        for (index, element) in elements.enumerated() {
            guard case .number(let number) = element else {
                throw element.fault(HookeError.Field("\(place)[\(index)]"), accepted: "a number")
            }
            numbers.append(number)
        }
        return numbers
    }
}
