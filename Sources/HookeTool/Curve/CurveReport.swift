import Hooke

/// The report of a timing curve, as a table and as JSON.
struct CurveReport {
    let function: TimingFunction
    /// The times to evaluate the curve at.
    let times: [Double]
    /// The values to find, and the first times at which the curve has them.
    let inverse: [(value: Double, time: Double?)]

    /// - Throws: The error of the curve's inverse.
    init(function: TimingFunction, times: [Double], values: [Double]) throws(HookeError) {
        self.function = function
        self.times = times
        inverse = Array(zip(values, try function.firstTimes(reaching: values)))
    }

    /// The kind of the curve.
    var kind: String { function.kindName }

    var table: String {
        var table = Table()
        table.add("kind", kind)
        if let css = function.css { table.add("CSS", css) }
        if let duration = function.duration { table.add("duration", "\(Table.text(duration)) s") }
        let (low, high) = function.extremes
        table.add("extremes", "\(Table.text(low)) to \(Table.text(high))")
        table.add("start", point(0))
        table.add("half the time", point(0.5))
        table.add("end", point(1))
        if !times.isEmpty || !inverse.isEmpty { table.addSpace() }
        for time in times { table.add("at \(Table.text(time))", point(time)) }
        for (value, time) in inverse {
            table.add("reaches \(Table.text(value))", time.map { "at \(Table.text($0))" } ?? "never")
        }
        return table.text
    }

    private func point(_ time: Double) -> String {
        let (value, slope) = (function.value(at: time), function.slope(at: time))
        let bend = function.secondDerivative(at: time)
        return "\(Table.text(value)), slope \(Table.text(slope)), second derivative \(Table.text(bend))"
    }

    /// The members of a JSON object.
    var members: [(String, String)] {
        let times = [0, 0.5, 1] + self.times
        let (low, high) = function.extremes
        return [
            ("kind", JSONText.string(kind)),
            ("css", function.css.map(JSONText.string) ?? "null"),
            ("duration", JSONText.number(function.duration)),
            ("minimum", JSONText.number(low)),
            ("maximum", JSONText.number(high)),
            ("x", JSONText.numbers(times)),
            ("y", JSONText.numbers(times.map(function.value(at:)))),
            ("slope", JSONText.numbers(times.map(function.slope(at:)))),
            ("secondDerivative", JSONText.numbers(times.map(function.secondDerivative(at:)))),
            ("inverse", JSONText.array(inverse.map { JSONText.number($0.time) })),
        ]
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
