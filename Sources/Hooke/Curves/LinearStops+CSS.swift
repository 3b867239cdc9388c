extension LinearStops {
    /// The curve as CSS text, `linear(0, 0.5 25%, 1)`.
    ///
    /// Each number is the shortest decimal that reads back to the same double, without an exponent from 1e-7 up to 1e21. The
    /// inputs 0 of the first and 1 of the last stop are left out, as CSS has them by default. `init(css:)` reads the same
    /// curve back.
    public var css: String {
        let parts = stops.enumerated().map { index, stop -> String in
            let output = Decimal(stop.output).text
            let isDefault =
                index == 0 ? stop.input == 0 : index == stops.count - 1 && stop.input == 1
            guard !isDefault else { return output }
            return "\(output) \(Decimal(stop.input, shiftedBy: 2).text)%"
        }
        return "linear(\(parts.joined(separator: ", ")))"
    }

    /// The curve of a CSS `linear()` function, read by the rules of CSS Easing 2.
    ///
    /// Every stop is a number with none, one or two percentages before or after it; two are two stops with the same
    /// value. The first stop is at 0% and the last at 100% unless it says otherwise, a percentage below one before it is
    /// raised to that one, and stops without any are spread evenly between their neighbours. Letters may be of either
    /// case; comments count as space. `calc()` and variables are not read.
    ///
    /// - Throws: `HookeError.badText` with the offset in UTF-8 bytes where the text stops being such a function;
    ///   numbers beyond the range of doubles included.
    public init(css text: String) throws(HookeError) {
        var reader = StopReader(text)
        self.init(checked: Self.spread(try reader.stops()))
    }

    /// Gives every stop its place.
    private static func spread(_ items: [StopReader.Item]) -> [Stop] {
        var stops: [Stop] = []
        var largest = -Double.infinity
        /// The first of the stops, since the last that had one, that wait for their input.
        var waiting = 0
        func place(_ input: Double, _ output: Double) {
            largest = max(largest, input)
            stops.append(Stop(input: largest, output: output))
            if waiting > 0, waiting < stops.count - 1 {
                let from = stops[waiting - 1].input
                let count = Double(stops.count - waiting)
                for index in waiting..<(stops.count - 1) {
                    let share = Double(index - waiting + 1) / count
                    let span = largest - from
                    stops[index].input =
                        span.isFinite ? from + span * share : from * (1 - share) + largest * share
                }
            }
            waiting = stops.count
        }
        for (index, item) in items.enumerated() {
            if !item.inputs.isEmpty {
                for input in item.inputs { place(input, item.output) }
            } else if index == 0 {
                place(0, item.output)
            } else if index == items.count - 1 {
                place(1, item.output)
            } else {
                stops.append(Stop(input: 0, output: item.output))
            }
        }
        return stops
    }
}

/// A cursor over the bytes of a `linear()` function.
private struct StopReader {
    /// One argument of the function.
    struct Item {
        var output: Double
        var inputs: [Double]
    }

    private let text: String
    private let bytes: [UInt8]
    private var position = 0

    init(_ text: String) {
        self.text = text
        bytes = Array(text.utf8)
    }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private func fault(_ accepted: String) -> HookeError {
        .badText(field: "css", text: text, offset: position, accepted: accepted)
    }

    mutating func stops() throws(HookeError) -> [Item] {
        skipSpace()
        let name = bytes[position...].prefix(7).map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
        guard name == Array("linear(".utf8) else { throw fault("linear(…)") }
        position += 7
        var items: [Item] = []
        while true {
            items.append(try item())
            if take(UInt8(ascii: ",")) { continue }
            guard take(UInt8(ascii: ")")) else {
                throw fault("a number, a percentage, a comma or a closing parenthesis")
            }
            skipSpace()
            guard next == nil else { throw fault("nothing after the function") }
            return items
        }
    }

    private mutating func item() throws(HookeError) -> Item {
        var output: Double?
        var inputs: [Double] = []
        var isClosed = false
        while true {
            skipSpace()
            let start = position
            guard let digits = number() else { break }
            let isInput = next == UInt8(ascii: "%")
            // A percentage is the decimal two places on, rounded once.
            guard let value = Double(isInput ? digits.text + "e\(digits.exponent - 2)" : digits.whole),
                value.isFinite
            else {
                position = start
                throw fault("a number within the range of doubles")
            }
            if isInput {
                position += 1
                guard inputs.count < 2, !isClosed else {
                    position = start
                    throw fault("one number with at most two percentages beside each other")
                }
                inputs.append(value)
            } else {
                guard output == nil else {
                    position = start
                    throw fault("one number with at most two percentages beside each other")
                }
                output = value
                // What came before the number is all there is.
                isClosed = !inputs.isEmpty
            }
        }
        guard let output else { throw fault("a number") }
        return Item(output: output, inputs: inputs)
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        position += 1
        return true
    }

    private mutating func skipSpace() {
        while let byte = next {
            if byte == 0x20 || (0x09...0x0D).contains(byte) && byte != 0x0B {
                position += 1
            } else if byte == UInt8(ascii: "/"), bytes[position...].starts(with: Array("/*".utf8)) {
                var end = position + 2
                while end + 1 < bytes.count,
                    bytes[end] != UInt8(ascii: "*") || bytes[end + 1] != UInt8(ascii: "/")
                { end += 1 }
                guard end + 1 < bytes.count else { return }
                position = end + 2
            } else {
                return
            }
        }
    }

    /// A CSS number: its mantissa, its exponent, and both. `nil`, and nothing is taken, where there is none.
    private mutating func number() -> (text: String, exponent: Int, whole: String)? {
        let start = position
        if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
        var digits = takeDigits()
        if next == UInt8(ascii: "."), position + 1 < bytes.count, isDigit(bytes[position + 1]) {
            position += 1
            digits += takeDigits()
        }
        guard digits > 0 else {
            position = start
            return nil
        }
        let mantissa = String(decoding: bytes[start..<position], as: UTF8.self)
        var exponent = 0
        let mark = position
        if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
            position += 1
            let sign = position
            if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
            if takeDigits() > 0 {
                // What no Int holds is as good as a million; a percentage takes two more away.
                let written = String(decoding: bytes[sign..<position], as: UTF8.self)
                exponent = max(
                    Int(written) ?? (written.hasPrefix("-") ? -1_000_000 : 1_000_000), .min + 2)
            } else {
                position = mark
            }
        }
        return (mantissa, exponent, "\(mantissa)e\(exponent)")
    }

    private func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    private mutating func takeDigits() -> Int {
        let start = position
        while let byte = next, isDigit(byte) { position += 1 }
        return position - start
    }
}

/// A double's shortest decimal, as digits and the place of its point.
private struct Decimal {
    private let isNegative: Bool
    private let digits: [Character]
    /// The value is 0.digits times ten to this power.
    private let exponent: Int

    /// `value` times ten to `shift`; `value` is finite.
    init(_ value: Double, shiftedBy shift: Int = 0) {
        let parts = value.magnitude.description.split(separator: "e")
        let mantissa = parts[0].split(separator: ".")
        let whole = mantissa[0] == "0" ? "" : mantissa[0]
        let all = Array(whole + (mantissa.count > 1 ? mantissa[1] : ""))
        let zeros = all.prefix { $0 == "0" }.count
        let power = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
        isNegative = value < 0
        var kept = Array(all.dropFirst(zeros))
        while kept.last == "0" { kept.removeLast() }
        digits = kept
        exponent = whole.count - zeros + power + shift
    }

    var text: String {
        guard !digits.isEmpty else { return "0" }
        var result = isNegative ? "-" : ""
        if exponent < -6 || exponent > 21 {
            result.append(digits[0])
            if digits.count > 1 { result += "." + digits[1...] }
            return result + "e\(exponent - 1)"
        }
        if exponent <= 0 { return result + "0." + String(repeating: "0", count: -exponent) + digits }
        if exponent >= digits.count {
            return result + digits + String(repeating: "0", count: exponent - digits.count)
        }
        return result + digits[..<exponent] + "." + digits[exponent...]
    }
}
