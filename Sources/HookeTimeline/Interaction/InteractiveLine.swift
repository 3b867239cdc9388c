import Hooke
import HookeGeometry

/// Straight pieces between values over the progress of a motion; two values at one progress are a jump.
///
/// Numbers are interpolated linearly, transforms by CSS's components.
struct InteractiveLine: Sendable {
    /// The progress of each value, non-decreasing.
    private let places: [Double]
    /// Values of one kind, at least one; no paths and lists.
    private let values: [AnimatableValue]
    /// The interpolation from each transform to the next one, decomposed once; empty for numbers.
    private let turns: [TransformInterpolation]

    var first: AnimatableValue { values[0] }
    var last: AnimatableValue { values[values.count - 1] }

    /// - Throws: `HookeError` for no values, a progress that is not finite or decreases, paths, lists, and values of
    ///   different kinds.
    init(places: [Double], values: [AnimatableValue]) throws(HookeError) {
        guard let first = values.first, places.count == values.count else {
            throw .wrongCount(
                field: "values", count: values.count, accepted: "one for each place, at least 1")
        }
        for index in places.indices {
            let (place, before) = (places[index], places[max(0, index - 1)])
            guard place.isFinite, place >= before else {
                throw .badElement(
                    field: "places", index: index, value: place,
                    accepted: "finite, at least the one before it")
            }
            guard let kind = values[index].kindNumber, kind == first.kindNumber else {
                throw .badElement(
                    field: "values", index: index, value: values[index].kindNumber ?? .nan,
                    accepted: "numbers or transforms, of the kind of the first")
            }
        }
        (self.places, self.values) = (places, values)
        turns = zip(values, values.dropFirst()).compactMap { pair in
            guard case (.transform(let from), .transform(let to)) = pair else { return nil }
            return TransformInterpolation(from: from, to: to)
        }
    }

    /// Returns the value at a progress: at a jump the later one, before the first place the first one.
    ///
    /// - Complexity: O(log n) for n values.
    func value(at p: Double) -> AnimatableValue {
        let next = places.partitioningIndex { $0 > p }
        guard next > 0 else { return first }
        let (from, start) = (values[next - 1], places[next - 1])
        guard next < places.count, p > start else { return from }
        let part = (p - start) / (places[next] - start)
        if !turns.isEmpty { return .transform(turns[next - 1].transform(at: part)) }
        return from.interpolated(to: values[next], at: part)
    }

    func add(to numbers: inout [Double]) {
        numbers.append(Double(places.count))
        for (place, value) in zip(places, values) {
            numbers.append(place)
            value.add(to: &numbers)
        }
    }

    init(from reader: inout NumberReader) throws(HookeError) {
        var places: [Double] = []
        let values = try reader.list { reader throws(HookeError) in
            places.append(try reader.next())
            return try AnimatableValue(from: &reader)
        }
        try self.init(places: places, values: values)
    }
}

extension AnimatableValue {
    /// The number of the kind in lists of numbers; `nil` for paths and lists.
    var kindNumber: Double? {
        switch self {
        case .scalar: 0
        case .pair: 1
        case .quad: 2
        case .transform: 3
        case .path, .numbers: nil
        }
    }
}
