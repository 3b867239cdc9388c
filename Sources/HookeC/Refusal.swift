import CHooke
import Hooke

/// An error of a call: a status and the fields of `hooke_error`. A class, so that functions which pass it on are short.
final class Refusal: Error, @unchecked Sendable {
    // Only the call that throws it changes them.
    var status: Int
    var field: String
    var value = Double.nan
    var index = -1
    var accepted: String

    @inline(never)
    init(_ status: Int, _ field: String, value: Double = .nan, index: Int = -1, accepted: String) {
        self.status = status
        self.field = field
        self.value = value
        self.index = index
        self.accepted = accepted
    }

    @inline(never)
    init(_ error: HookeError) {
        field = error.field?.name ?? "time"
        switch error {
        case .outOfRange(_, let value, let accepted):
            (status, self.value, self.accepted) = (HOOKE_OUT_OF_RANGE, value, accepted)
        case .badElement(_, let index, let value, let accepted):
            (status, self.value, self.accepted) = (HOOKE_BAD_ELEMENT, value, accepted)
            self.index = index
        case .wrongCount(_, let count, let accepted):
            (status, value, self.accepted) = (HOOKE_WRONG_COUNT, Double(count), accepted)
        case .badText(_, _, let offset, let accepted):
            (status, index, self.accepted) = (HOOKE_BAD_TEXT, offset, accepted)
        case .badValue(_, let value, let nearest, let accepted):
            (status, self.accepted) = (HOOKE_BAD_TEXT, Self.sentence(value, nearest, accepted))
        case .unknownField(_, let nearest, let accepted):
            (status, self.accepted) = (HOOKE_BAD_TEXT, Self.sentence("unknown", nearest, accepted))
        case .missing(_, let accepted):
            (status, self.accepted) = (HOOKE_BAD_TEXT, Self.sentence("missing", nil, accepted))
        case .noSolution(_, let reason): (status, accepted) = (HOOKE_NO_SOLUTION, reason)
        case .integrationStopped(let time, let reason):
            (status, value, accepted) = (HOOKE_NO_SOLUTION, time, reason)
        }
    }

    /// An error with other names than the package's: those of ``name(_:of:)``.
    @inline(never)
    convenience init(_ error: HookeError, named names: StaticString, of array: StaticString) {
        self.init(error)
        name(names, of: array)
    }

    /// What follows "FIELD is": `hooke_error` has no room for a value that is a text.
    @inline(never)
    private static func sentence(_ value: String, _ nearest: String?, _ accepted: String) -> String {
        value + (nearest.map { "; did you mean \"\($0)\"? Accepted: " } ?? "; accepted: ") + accepted
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
    private func name(_ names: StaticString, of array: StaticString) {
        let array = String(bytes: array.bytes.map { $0 })
        for (place, item) in words(names, separator: UInt8(ascii: ",")).enumerated() {
            let bytes = item.bytes
            let mark = bytes.firstIndex(of: UInt8(ascii: "=")) ?? bytes.count
            guard String(bytes: bytes[..<mark]).hasSameBytes(as: field) else { continue }
            if mark < bytes.count {
                field = String(bytes: bytes[(mark + 1)...])
            } else {
                (field, index) = (array, place)
            }
            return
        }
        if !array.isEmpty { (field, accepted) = (array, "\(field): \(accepted)") }
    }

    @inline(never)
    static func missing(_ field: String) -> Refusal {
        Refusal(HOOKE_NULL_POINTER, field, accepted: "a pointer that is not null")
    }

    @inline(never)
    func write(to error: UnsafeMutablePointer<hooke_error>) {
        error.pointee.value = value
        error.pointee.index = Int64(index)
        withUnsafeMutableBytes(of: &error.pointee.field) { Self.copy(field, to: $0) }
        withUnsafeMutableBytes(of: &error.pointee.accepted) { Self.copy(accepted, to: $0) }
    }

    /// Copies a text with a zero byte at its end. A text that does not fit ends with "…" after a whole word.
    private static func copy(_ text: String, to bytes: UnsafeMutableRawBufferPointer) {
        var units = text.bytes
        if units.count >= bytes.count {
            let dots = "…".bytes
            var count = bytes.count - 1 - dots.count
            if let space = units[..<count].lastIndex(of: UInt8(ascii: " ")) { count = space + 1 }
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
        let refusal = Refusal(error)
        refusal.field = field
        throw refusal
    }
}

/// Calls the package and converts its errors, with the names of ``Refusal/name(_:of:)``.
func ask<Result>(
    _ names: StaticString, of array: StaticString = "", _ question: () throws(HookeError) -> Result
) throws(Refusal) -> Result {
    do throws(HookeError) { return try question() } catch {
        throw Refusal(error, named: names, of: array)
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
@inline(never)
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

/// Reads a text of the caller. Invalid UTF-8 and zero bytes, which would end the texts of an error, become U+FFFD, which no
/// grammar accepts.
@inline(never)
func text(_ start: UnsafePointer<CChar>?, _ length: Int, _ field: String) throws(Refusal) -> String {
    let bytes = try array(start, length, field)
    return String(bytes: bytes.map { $0 == 0 ? 0xFF : UInt8(bitPattern: $0) })
}

/// Copies a text into a buffer of the caller, without a zero byte. Writes its length also if it does not fit.
@inline(never)
func write(
    _ string: String, to text: UnsafeMutablePointer<CChar>?, _ capacity: Int,
    _ length: UnsafeMutablePointer<Int>
) throws(Refusal) {
    try check(text == nil, capacity, "text")
    let bytes = string.bytes
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
