import CHooke
import Hooke

/// An error of a call: a status and the fields of `hooke_error`.
struct Refusal: Error {
    var status: Int
    var field: String
    var value = Double.nan
    var index = -1
    var accepted: String

    init(_ status: Int, _ field: String, value: Double = .nan, index: Int = -1, accepted: String) {
        self.status = status
        self.field = field
        self.value = value
        self.index = index
        self.accepted = accepted
    }

    init(_ error: HookeError) {
        switch error {
        case .outOfRange(let field, let value, let accepted):
            self.init(HOOKE_OUT_OF_RANGE, field.name, value: value, accepted: accepted)
        case .badElement(let field, let index, let value, let accepted):
            self.init(HOOKE_BAD_ELEMENT, field.name, value: value, index: index, accepted: accepted)
        case .wrongCount(let field, let count, let accepted):
            self.init(HOOKE_WRONG_COUNT, field.name, value: Double(count), accepted: accepted)
        case .badText(let field, _, let offset, let accepted):
            self.init(HOOKE_BAD_TEXT, field.name, index: offset, accepted: accepted)
        case .badValue(let field, let value, let nearest, let accepted):
            self.init(HOOKE_BAD_TEXT, field.name, accepted: Self.sentence(value, nearest, accepted))
        case .unknownField(let field, let nearest, let accepted):
            self.init(HOOKE_BAD_TEXT, field.name, accepted: Self.sentence("unknown", nearest, accepted))
        case .missing(let field, let accepted):
            self.init(HOOKE_BAD_TEXT, field.name, accepted: Self.sentence("missing", nil, accepted))
        case .noSolution(let field, let reason):
            self.init(HOOKE_NO_SOLUTION, field.name, accepted: reason)
        case .integrationStopped(let time, let reason):
            self.init(HOOKE_NO_SOLUTION, "time", value: time, accepted: reason)
        }
    }

    /// What follows "FIELD is": `hooke_error` has no room for a value that is a text.
    private static func sentence(_ value: String, _ nearest: String?, _ accepted: String) -> String {
        let words = nearest.map { "; did you mean \"\($0)\"? Accepted: " } ?? "; accepted: "
        return value + words + accepted
    }

    /// Names the argument of hooke.h that the package's field is, and its element.
    ///
    /// A text instead of an array, because an array is code at every call, which the JavaScript package has to load.
    ///
    /// - Parameters:
    ///   - names: fields of the package, separated by commas: `field` is the element of `array` at its place in the list,
    ///     `field=argument` is another argument.
    ///   - array: the argument for all other fields, which are computed from arguments; `accepted` then begins with the
    ///     field. "" keeps their names.
    @inline(never)
    mutating func name(_ names: StaticString, of array: StaticString) {
        func bytes(_ text: StaticString) -> UnsafeBufferPointer<UInt8> {
            UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        }
        let array = String(decoding: bytes(array), as: UTF8.self)
        let items = bytes(names).split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
        for (place, item) in items.enumerated() {
            let parts = item.split(separator: UInt8(ascii: "="))
            guard let first = parts.first, first.elementsEqual(field.utf8) else { continue }
            if parts.count > 1 {
                field = String(decoding: parts[1], as: UTF8.self)
            } else {
                (field, index) = (array, place)
            }
            return
        }
        if !array.isEmpty { (field, accepted) = (array, "\(field): \(accepted)") }
    }

    static func missing(_ field: String) -> Refusal {
        Refusal(HOOKE_NULL_POINTER, field, accepted: "a pointer that is not null")
    }

    func write(to error: UnsafeMutablePointer<hooke_error>) {
        error.pointee.value = value
        error.pointee.index = Int64(index)
        withUnsafeMutableBytes(of: &error.pointee.field) { Self.copy(field, to: $0) }
        withUnsafeMutableBytes(of: &error.pointee.accepted) { Self.copy(accepted, to: $0) }
    }

    /// Copies a text with a zero byte at its end. A text that does not fit ends with "…" after a whole character.
    private static func copy(_ text: String, to bytes: UnsafeMutableRawBufferPointer) {
        var units = Array(text.utf8)
        if units.count >= bytes.count {
            let dots = Array("…".utf8)
            var count = bytes.count - 1 - dots.count
            while count > 0, units[count] & 0xC0 == 0x80 { count -= 1 }
            units.replaceSubrange(count..., with: dots)
        }
        for (index, unit) in units.enumerated() { bytes[index] = unit }
        bytes[units.count] = 0
    }
}

/// Runs a call and returns its status. An error is also written to `details` unless that is null.
func status(
    _ details: UnsafeMutablePointer<hooke_error>?, _ call: () throws(Refusal) -> Void
) -> hooke_status {
    do throws(Refusal) {
        try call()
        return hooke_status(HOOKE_OK)
    } catch {
        if let details { error.write(to: details) }
        return hooke_status(error.status)
    }
}

/// Calls the package and converts its errors.
func ask<Result>(_ question: () throws(HookeError) -> Result) throws(Refusal) -> Result {
    do throws(HookeError) { return try question() } catch { throw Refusal(error) }
}

/// Calls the package and converts its errors, all of which are about one argument.
func ask<Result>(
    about field: String, _ question: () throws(HookeError) -> Result
) throws(Refusal) -> Result {
    do throws(HookeError) { return try question() } catch {
        var refusal = Refusal(error)
        refusal.field = field
        throw refusal
    }
}

/// Calls the package and converts its errors, with the names of ``Refusal/name(_:of:)``.
func ask<Result>(
    _ names: StaticString, of array: StaticString = "", _ question: () throws(HookeError) -> Result
) throws(Refusal) -> Result {
    do throws(HookeError) { return try question() } catch {
        var refusal = Refusal(error)
        refusal.name(names, of: array)
        throw refusal
    }
}

extension Optional {
    /// Returns the pointer. Throws if it is null.
    func given(_ field: String) throws(Refusal) -> Wrapped {
        guard let self else { throw .missing(field) }
        return self
    }
}

/// Throws if a pointer is null and the count is not 0, or if the count exceeds the address space.
func check(_ isNull: Bool, _ count: Int, _ field: String) throws(Refusal) {
    guard count >= 0 else {
        throw Refusal(
            HOOKE_WRONG_COUNT, field, value: Double(UInt(bitPattern: count)), accepted: "at most \(Int.max)")
    }
    if isNull, count > 0 { throw .missing(field) }
}

/// Copies an array of the caller with `least` to HOOKE_MAX_COUNT elements.
func array<Element>(
    _ start: UnsafePointer<Element>?, _ count: Int, _ field: String, least: Int = 0
) throws(Refusal) -> [Element] {
    guard count >= least, count <= HOOKE_MAX_COUNT else {
        throw Refusal(
            HOOKE_WRONG_COUNT, field, value: Double(UInt(bitPattern: count)),
            accepted: "\(least) to \(HOOKE_MAX_COUNT)")
    }
    try check(start == nil, count, field)
    return Array(UnsafeBufferPointer(start: start, count: count))
}

/// Reads a text of the caller. Invalid UTF-8 becomes U+FFFD, which no grammar accepts.
func text(_ start: UnsafePointer<CChar>?, _ length: Int, _ field: String) throws(Refusal) -> String {
    let bytes = try array(start, length, field)
    return String(decoding: bytes.map { UInt8(bitPattern: $0) }, as: UTF8.self)
}

/// Copies a text into a buffer of the caller, without a zero byte. Writes its length also if it does not fit.
func write(
    _ string: String, to text: UnsafeMutablePointer<CChar>?, _ capacity: Int,
    _ length: UnsafeMutablePointer<Int>
) throws(Refusal) {
    try check(text == nil, capacity, "text")
    let bytes = Array(string.utf8)
    length.pointee = bytes.count
    guard bytes.count <= capacity else {
        throw Refusal(
            HOOKE_TOO_SMALL, "text", value: Double(capacity), index: bytes.count,
            accepted: "\(bytes.count) bytes or more")
    }
    for (index, byte) in bytes.enumerated() { text?[index] = CChar(bitPattern: byte) }
}

/// Throws if a number is not finite; `index` is its place in an array, or −1.
@inline(never)
func finite(_ value: Double, _ field: String, at index: Int = -1) throws(Refusal) -> Double {
    guard value.isFinite else {
        throw Refusal(HOOKE_OUT_OF_RANGE, field, value: value, index: index, accepted: "a finite number")
    }
    return value
}
