// Descriptions of timing functions for reports, plots and readers.

extension TimingFunction {
    package var kindName: String { accept(NameVisitor()) }

    /// Whether the value is t.
    package var isIdentity: Bool { accept(IdentityVisitor()) }

    /// The duration of a spring's curve in seconds; `nil` for other curves.
    package var duration: Double? { accept(DurationVisitor()) }

    /// A point of a drawing: the fraction of the time, and the value.
    package typealias Point = SIMD2<Double>

    package var handles: [(anchor: Point, tip: Point)] { accept(HandlesVisitor()) }

    package var stops: [Point] { accept(CornersVisitor()) }

    package static var kindNames: [String] {
        var names = KindNames()
        visitKinds(&names)
        return names.list
    }

    /// A kind of curve that is defined by a list of numbers.
    package struct NumericKind: Sendable {
        package let name: String
        package let count: Int
        package let curve: @Sendable (_ numbers: [Double]) throws(HookeError) -> TimingFunction
    }

    package static var numericKinds: [NumericKind] {
        var kinds = NumericKinds()
        visitKinds(&kinds)
        return kinds.list
    }
}

private struct NameVisitor: CurveVisitor {
    func visit<Curve: CurveKind>(_ curve: Curve) -> String { Curve.kindName }
}

private struct IdentityVisitor: CurveVisitor {
    func visit(_ curve: some CurveKind) -> Bool { curve.isIdentity }
}

private struct DurationVisitor: CurveVisitor {
    func visit(_ curve: some CurveKind) -> Double? { curve.ownDuration }
}

private struct HandlesVisitor: CurveVisitor {
    func visit(_ curve: some CurveKind) -> [(anchor: SIMD2<Double>, tip: SIMD2<Double>)] { curve.handles }
}

private struct CornersVisitor: CurveVisitor {
    func visit(_ curve: some CurveKind) -> [SIMD2<Double>] { curve.corners }
}

private struct KindNames: CurveKindVisitor {
    var list: [String] = []
    mutating func visit<Curve: CurveKind>(_ kind: Curve.Type) { list.append(Curve.kindName) }
}

private struct NumericKinds: CurveKindVisitor {
    var list: [TimingFunction.NumericKind] = []
    mutating func visit<Curve: CurveKind>(_ kind: Curve.Type) {
        guard let (count, curve) = Curve.numbers else { return }
        list.append(
            .init(name: Curve.kindName, count: count) { numbers throws(HookeError) in
                try curve(numbers).function
            })
    }
}
