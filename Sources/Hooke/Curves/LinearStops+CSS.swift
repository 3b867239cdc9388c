extension LinearStops {
    /// The curve as CSS text, `linear(0, 0.5 25%, 1)`.
    ///
    /// Each number is the shortest decimal that reads back to the same double, without an exponent from 1e-7 to 1e21.
    /// The default inputs, 0 of the first and 1 of the last stop, are omitted. `init(css:)` reads the same curve
    /// back. A single stop is written as two with its value, because Chromium refuses one (see docs/curves.md).
    public var css: String {
        if stops.count == 1 {
            let output = CSSDecimal(stops[0].output).text
            return "linear(\(output), \(output))"
        }
        let parts = stops.enumerated().map { index, stop -> String in
            let output = CSSDecimal(stop.output).text
            let isDefault =
                index == 0 ? stop.input == 0 : index == stops.count - 1 && stop.input == 1
            guard !isDefault else { return output }
            return "\(output) \(CSSDecimal(stop.input, shiftedBy: 2).text)%"
        }
        return "linear(\(list(parts)))"
    }

    /// Creates the curve of a CSS `linear()` function, by the rules of CSS Easing 2.
    ///
    /// - A stop is a number with up to two percentages before or after it. Two percentages make two stops with the
    ///   same value.
    /// - By default the first stop is at 0% and the last at 100%. Other stops without a percentage are spread evenly.
    /// - A percentage below an earlier one is raised to it.
    /// - Case is ignored and comments count as space. `calc()` and variables are not supported.
    ///
    /// - Throws: `HookeError.badText` with the offset in UTF-8 bytes of the first error, also for numbers beyond the
    ///   range of a double.
    public init(css text: String) throws(HookeError) {
        var reader = CSSReader(text)
        guard reader.takeWord() == "linear(" else { throw reader.fault("linear(…)", at: reader.wordStart) }
        try self.init(&reader)
        try reader.finish("the function")
    }

    /// Reads the rest after `linear(`, including the closing parenthesis.
    init(_ reader: inout CSSReader) throws(HookeError) {
        var items: [Item] = []
        while true {
            items.append(try Self.item(&reader))
            if reader.take(UInt8(ascii: ",")) { continue }
            guard reader.take(UInt8(ascii: ")")) else {
                throw reader.fault("a number, a percentage, a comma or a closing parenthesis")
            }
            self.init(checked: Self.spread(items))
            return
        }
    }

    private struct Item {
        var output: Double
        var inputs: [Double]
    }

    private static func item(_ reader: inout CSSReader) throws(HookeError) -> Item {
        var output: Double?
        var inputs: [Double] = []
        var isClosed = false
        while true {
            reader.skipSpace()
            let start = reader.position
            guard let digits = reader.takeNumber() else { break }
            let isInput = reader.take(UInt8(ascii: "%"))
            let value = try reader.value(of: digits, isPercentage: isInput, at: start)
            if isInput {
                guard inputs.count < 2, !isClosed else {
                    throw reader.fault("one number with at most two percentages beside each other", at: start)
                }
                inputs.append(value)
            } else {
                guard output == nil else {
                    throw reader.fault("one number with at most two percentages beside each other", at: start)
                }
                output = value
                // Percentages come either all before or all after the number.
                isClosed = !inputs.isEmpty
            }
        }
        guard let output else { throw reader.fault("a number") }
        return Item(output: output, inputs: inputs)
    }

    /// Assigns an input to every stop.
    private static func spread(_ items: [Item]) -> [Stop] {
        var stops: [Stop] = []
        var largest = -Double.infinity
        /// The index of the first stop that has no input yet.
        var waiting = 0
        func add(_ input: Double, _ output: Double) {
            largest = max(largest, input)
            stops.append(Stop(input: largest, output: output))
            if waiting > 0, waiting < stops.count - 1 {
                let from = stops[waiting - 1].input
                let count = Double(stops.count - waiting)
                for index in waiting..<(stops.count - 1) {
                    let fraction = Double(index - waiting + 1) / count
                    let span = largest - from
                    stops[index].input =
                        span.isFinite ? from + span * fraction : from * (1 - fraction) + largest * fraction
                }
            }
            waiting = stops.count
        }
        for (index, item) in items.enumerated() {
            if !item.inputs.isEmpty {
                for input in item.inputs { add(input, item.output) }
            } else if index == 0 {
                add(0, item.output)
            } else if index == items.count - 1 {
                add(1, item.output)
            } else {
                stops.append(Stop(input: 0, output: item.output))
            }
        }
        return stops
    }
}
