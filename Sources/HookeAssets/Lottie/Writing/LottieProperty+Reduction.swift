import HookeGeometry

extension LottieProperty {
    /// Converts the pieces of a reduction to keys with an easing for each component.
    ///
    /// - Parameter reduction: Pieces with as many components as values have, in the property's units.
    /// - Throws: `HookeError.wrongCount` for another number of components. `HookeError.noSolution` for a cubic with
    ///   velocities that returns to its start value, which easings cannot write.
    public init(_ reduction: CubicReduction) throws(HookeError) {
        let count = Value.componentCount
        guard reduction.errors.count == count else {
            throw .wrongCount(
                field: "components", count: reduction.errors.count, accepted: "\(count), as values have")
        }
        func value(_ piece: CubicReduction.Piece, _ number: (CubicReduction.Curve) -> Double) -> Value {
            var value = Value.zero
            for index in 0..<count { value[component: index] = number(piece.curves[index]) }
            return value
        }
        var keys: [Key] = []
        var last: (time: Double, value: Value)?
        for piece in reduction.pieces {
            let start = value(piece) { $0.start }
            if let last, last.value != start {
                keys.append(Key(time: last.time, value: last.value, form: .hold))
            }
            let form = try Self.form(of: piece)
            // A hold that continues needs no key.
            let continues = form == .hold && keys.last?.form == .hold && last?.value == start
            if !continues { keys.append(Key(time: piece.startTime, value: start, form: form)) }
            last = (piece.endTime, value(piece) { $0.end })
        }
        if let last { keys.append(Key(time: last.time, value: last.value)) }
        self.init(keys)
    }

    private static func form(of piece: CubicReduction.Piece) throws(HookeError) -> Form {
        var curves: [CubicBezier] = []
        for curve in piece.curves {
            curves.append(try curve.timing(duration: piece.endTime - piece.startTime) ?? .linear)
        }
        if piece.curves.allSatisfy({ $0.start == $0.end }) { return .hold }
        if curves.allSatisfy(\.isLinear) { return .linear }
        return .eased(curves.allSatisfy { $0 == curves[0] } ? [curves[0]] : curves)
    }

    /// Returns the property as Lottie's JSON, with times in frames.
    ///
    /// - Parameter frameRate: Frames per second; finite and above 0.
    /// - Throws: `FileError` with the path for a number that is not finite, and for wrong easings.
    public func json(frameRate: Double = 60) throws(FileError) -> String {
        try LottieWriter(frameRate: frameRate, duration: 0).text(of: self, at: "property")
    }
}
