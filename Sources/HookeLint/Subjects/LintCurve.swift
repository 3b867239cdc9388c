import Hooke
import HookeGeometry

/// A track of any kind of numbers, as the rules read it: keys, values and extremes.
struct LintCurve: Sendable {
    /// The smallest and the largest value of a component, with their times.
    typealias Extremes = (minimum: Keyframe<Double>, maximum: Keyframe<Double>)

    /// The times of the keys in seconds, non-decreasing.
    let times: [Double]
    /// The components at the keys.
    let values: [[Double]]
    /// The segments that are constant until the next key.
    let holds: Set<Int>
    /// The segments that are springs.
    let springs: Set<Int>
    /// Returns the components at a time.
    let value: @Sendable (Double) -> [Double]
    /// Returns the extremes of each component in a range of time.
    let extremes: @Sendable (ClosedRange<Double>) -> [Extremes]

    /// Creates the curve of the first `count` components of a track, whose unit of time is `unit` seconds.
    init<Value: ComponentVector>(
        _ track: KeyframeTrack<Value>, count: Int = Value.componentCount, unit: Double = 1
    ) {
        func numbers(_ value: Value) -> [Double] { (0..<count).map { value[component: $0] } }
        times = track.times.map { $0 * unit }
        values = track.values.map(numbers)
        var (holds, springs): (Set<Int>, Set<Int>) = ([], [])
        for (index, interpolation) in track.interpolations.enumerated() {
            switch interpolation.form {
            case .discrete, .cubic(.discrete, _, _): holds.insert(index)
            case .spring: springs.insert(index)
            case .linear, .cubic, .even: break
            }
        }
        (self.holds, self.springs) = (holds, springs)
        value = { time in
            let value = track.value(at: time / unit)
            return (0..<count).map { value[component: $0] }
        }
        extremes = { range in
            let range = (range.lowerBound / unit)...(range.upperBound / unit)
            return track.componentExtremes(in: range).prefix(count).map { low, high in
                (
                    Keyframe(time: low.time * unit, value: low.value),
                    Keyframe(time: high.time * unit, value: high.value)
                )
            }
        }
    }

    /// The first and the last key.
    var span: ClosedRange<Double> { times[0]...times[times.count - 1] }

    /// The range of the keys of each component.
    var ranges: [ClosedRange<Double>] {
        values[0].indices.map { index in
            let numbers = values.map { $0[index] }
            return (numbers.min() ?? 0)...(numbers.max() ?? 0)
        }
    }

    /// The length of the diagonal of the keys' ranges.
    var size: Double { Self.length(ranges.map { $0.upperBound - $0.lowerBound }) }

    /// The segments between keys of different times, with their times.
    var segments: [(index: Int, range: ClosedRange<Double>)] {
        times.indices.dropLast().compactMap { index in
            times[index] < times[index + 1] ? (index, times[index]...times[index + 1]) : nil
        }
    }

    static func length(_ numbers: [Double]) -> Double {
        numbers.reduce(0) { $0 + $1 * $1 }.squareRoot()
    }

    static func distance(_ a: [Double], _ b: [Double]) -> Double { length(zip(a, b).map { $0 - $1 }) }
}
