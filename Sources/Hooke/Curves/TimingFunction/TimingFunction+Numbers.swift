// Timing functions as lists of numbers, for players.

extension TimingFunction {
    /// The kind, as an index of `visitKinds`, and the numbers that make the curve.
    package var numberList: [Double] { accept(NumbersVisitor()) }

    package init(numbers reader: inout NumberReader) throws(HookeError) {
        let kind = try reader.whole(below: Self.kindNames.count)
        var reading = KindReading(kind: kind, reader: reader)
        try Self.visitKinds(&reading)
        guard let curve = reading.curve else { preconditionFailure("\(kind) is no kind of curve") }
        (self, reader) = (curve, reading.reader)
    }
}

private struct NumbersVisitor: CurveVisitor {
    func visit<Curve: CurveKind>(_ curve: Curve) -> [Double] {
        let kind = TimingFunction.kindNames.firstIndex { $0.hasSameBytes(as: Curve.kindName) }
        return [Double(kind ?? -1)] + curve.numberList
    }
}

private struct KindReading: CurveKindVisitor {
    let kind: Int
    var reader: NumberReader
    var index = 0
    var curve: TimingFunction?

    mutating func visit<Curve: CurveKind>(_ type: Curve.Type) throws(HookeError) {
        if index == kind { curve = try Curve(numbers: &reader).function }
        index += 1
    }
}
