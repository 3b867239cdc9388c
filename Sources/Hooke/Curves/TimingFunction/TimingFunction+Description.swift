// What reports, plots and readers of timing curves ask.

extension TimingFunction {
    /// What the kind of the curve is called in JSON.
    package var kindName: String { accept(NameVisitor()) }

    /// Whether the value is t, exactly.
    var isIdentity: Bool { accept(IdentityVisitor()) }

    /// The seconds that belong to a spring's curve; `nil` for others, which take any duration.
    package var duration: Double? { accept(DurationVisitor()) }

    /// A point of a drawing: the fraction of the time, then the value.
    package typealias Point = SIMD2<Double>

    /// The control points, each with the end of the curve that it belongs to.
    package var handles: [(anchor: Point, tip: Point)] { accept(HandlesVisitor()) }

    /// The stops of a curve of straight pieces, within the time.
    package var stops: [Point] { accept(CornersVisitor()) }

    /// What the kinds are called in JSON.
    package static var kindNames: [String] {
        var names = KindNames()
        visitKinds(&names)
        return names.list
    }

    /// A kind of curve that a list of numbers makes.
    package struct NumericKind: Sendable {
        /// What it is called in JSON.
        package let name: String
        /// How many numbers it takes.
        package let count: Int
        /// The curve of so many numbers.
        package let curve: @Sendable (_ numbers: [Double]) throws(HookeError) -> TimingFunction
    }

    /// The kinds that a list of numbers makes.
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
