import Hooke

extension Report {
    /// The report of a timing curve.
    ///
    /// - Parameters:
    ///   - times: The times to evaluate the curve at.
    ///   - values: The values to find: the first times at which the curve has them are reported.
    /// - Throws: The error of the curve's inverse.
    init(_ function: TimingFunction, times: [Double], values: [Double]) throws(HookeError) {
        let found = try function.firstTimes(reaching: values)
        func point(_ time: Double) -> String {
            let (value, slope) = (function.value(at: time), function.slope(at: time))
            let bend = function.secondDerivative(at: time)
            return "\(Table.text(value)), slope \(Table.text(slope)), second derivative \(Table.text(bend))"
        }
        add("kind", word: function.kindName)
        add("CSS", function.css, field: "css", json: function.css.map(JSONText.string) ?? "null")
        let duration = function.duration
        add(
            "duration", duration.map { "\(Table.text($0)) s" }, field: "duration",
            json: JSONText.number(duration))
        let (low, high) = function.extremes
        add(
            "extremes", "\(Table.text(low)) to \(Table.text(high))", field: "minimum",
            json: JSONText.number(low))
        add(field: "maximum", JSONText.number(high))
        add("start", point(0))
        add("half the time", point(0.5))
        add("end", point(1))
        if !times.isEmpty || !values.isEmpty { addSpace() }
        for time in times { add("at \(Table.text(time))", point(time)) }
        for (value, time) in zip(values, found) {
            add("reaches \(Table.text(value))", time.map { "at \(Table.text($0))" } ?? "never")
        }
        let all = [0, 0.5, 1] + times
        add(field: "x", JSONText.numbers(all))
        add(field: "y", JSONText.numbers(all.map(function.value(at:))))
        add(field: "slope", JSONText.numbers(all.map(function.slope(at:))))
        add(field: "secondDerivative", JSONText.numbers(all.map(function.secondDerivative(at:))))
        add(field: "inverse", JSONText.array(found.map { JSONText.number($0) }))
    }
}

extension TimingFunction {
    /// Returns the first times at which the curve has values, `nil` for those that it never has.
    func firstTimes(reaching values: [Double]) throws(HookeError) -> [Double?] {
        var times: [Double?] = []
        for value in values { times.append(try firstTime(reaching: value)) }
        return times
    }
}
