import Hooke
import HookeGeometry

/// What an interrupted flight showed, for the flight that takes over.
package struct InterruptedFlight {
    let box: ProjectiveBox
    /// The derivatives of the box's numbers by time.
    let rates: SIMD8<Double>
    let picture: SceneSnapshot.Node
    /// The scene's time.
    let time: Double
}

/// The difference between an interrupted flight and the one that took over. It starts with the difference of places and
/// rates, and is exactly 0 from its end on.
///
/// A sum of width or height that is below half the smaller one of both flights is replaced by an exponential with the same
/// value and slope there, so that it stays above 0.
struct FlightRest {
    private let difference: CarriedDifference
    /// Width and height of the interrupted flight.
    private let sizes: SIMD2<Double>

    /// - Parameters:
    ///   - box: what was shown.
    ///   - speeds: the derivatives of its numbers by time.
    ///   - numbers: those of the new flight now.
    ///   - rates: their derivatives by time.
    ///   - reach: the points per second that are fast: the larger side of the screen.
    ///   - time: the scene's time.
    ///   - duration: seconds, above 0.
    init?(
        box: ProjectiveBox, rates speeds: SIMD8<Double>, to numbers: SIMD8<Double>, _ rates: SIMD8<Double>,
        reach: Double, at time: Double, duration: Double
    ) {
        var position = box.numbers - numbers
        // The turn that is nearer.
        position[4] -= 2 * .pi * (position[4] / (2 * .pi)).rounded()
        let velocity: SIMD8<Double> = speeds - rates
        let length = max(1, reach)
        let units = SIMD8(length, length, length, length, .pi, .pi, 1, 1)
        let speed = (0..<8).reduce(0) { max($0, velocity[$1].magnitude / units[$1]) }
        guard
            let difference = CarriedDifference(position, velocity, speed: speed, from: time, over: duration)
        else { return nil }
        (self.difference, sizes) = (difference, box.size)
    }

    /// Whether there is a difference at a time.
    func isActive(at time: Double) -> Bool { time - difference.start < difference.duration }

    /// Returns the seconds until the difference has run out.
    func timeLeft(at time: Double) -> Double { difference.timeLeft(at: time) }

    func added(to box: ProjectiveBox, at time: Double) -> ProjectiveBox {
        ProjectiveBox(numbers: motion(adding: box.numbers, .zero, at: time).numbers)
    }

    /// Returns what is shown, with its rates.
    ///
    /// - Parameters:
    ///   - numbers: those of the box without the difference.
    ///   - rates: their derivatives by time.
    ///   - time: the scene's time.
    func motion(
        adding numbers: SIMD8<Double>, _ rates: SIMD8<Double>, at time: Double
    ) -> (numbers: SIMD8<Double>, rates: SIMD8<Double>) {
        guard let (position, velocity) = difference.motion(at: time) else { return (numbers, rates) }
        var sum: SIMD8<Double> = numbers + position
        var change: SIMD8<Double> = rates + velocity
        for index in 2...3 {
            (sum[index], change[index]) = Self.positive(
                sum[index], change[index], own: numbers[index], rates[index], old: sizes[index - 2])
        }
        return (sum, change)
    }

    /// Returns x, or m·e^(x/m − 1) below m, half the smaller one of two sizes; with the derivative by time. Sizes of a
    /// mirrored box are negative. Between a mirrored box and another one a size passes through 0.
    private static func positive(
        _ x: Double, _ change: Double, own: Double, _ ownChange: Double, old: Double
    ) -> (Double, Double) {
        guard own * old > 0 else { return (x, change) }
        let sign = own < 0 ? -1.0 : 1.0
        let least = max(0.5 * min(own.magnitude, old.magnitude), 1e-9)
        let part = sign * x / least
        if part >= 1 { return (x, change) }
        let growth = own.magnitude < old.magnitude ? 0.5 * ownChange : 0
        let decay = Elementary.exp(part - 1)
        return (sign * least * decay, decay * (change + growth * (1 - part)))
    }

    /// The opacity of the old picture on top: from 1 to 0, level at both ends.
    func opacity(at time: Double) -> Double {
        let s = min(1, max(0, (time - difference.start) / difference.duration))
        return 1 - s * s * s * (10 - s * (15 - 6 * s))
    }
}

/// Returns the numbers of a box with the logarithms of the sizes' magnitudes.
func logarithmic(_ numbers: SIMD8<Double>) -> SIMD8<Double> {
    var result = numbers
    result[2] = Elementary.log(max(numbers[2].magnitude, 1e-9))
    result[3] = Elementary.log(max(numbers[3].magnitude, 1e-9))
    return result
}

/// Returns the rates of ``logarithmic(_:)``.
func logarithmicRates(_ rates: SIMD8<Double>, at numbers: SIMD8<Double>) -> SIMD8<Double> {
    var result = rates
    result[2] = numbers[2].magnitude > 1e-9 ? rates[2] / numbers[2] : 0
    result[3] = numbers[3].magnitude > 1e-9 ? rates[3] / numbers[3] : 0
    return result
}

/// The place of a flight that a hand holds, or has released.
package enum HandTrajectory {
    /// Held, with the rates of the hand.
    case held(ProjectiveBox, rates: SIMD8<Double>)
    /// Released: each number settles by a spring from its own value and rate.
    case released(ReleasedBox)

    func box(at time: Double) -> ProjectiveBox {
        switch self {
        case .held(let box, _): box
        case .released(let released): released.box(at: time)
        }
    }

    func rates(at time: Double) -> SIMD8<Double> {
        switch self {
        case .held(_, let rates): rates
        case .released(let released): released.rates(at: time)
        }
    }
}

/// A box that settles: its centre, the logarithms of width and height, the angles and the perspective each by a spring.
package struct ReleasedBox {
    private let spring: SpringMotion<SIMD8<Double>>
    private let start: Double
    private let isMirrored: Bool
    let target: ProjectiveBox
    /// The largest rates of the logarithms of width and height, in the spring's angular frequency. The overshoot is then
    /// below e¹⁰ times the size, whatever fingers measure; a fast pinch has less than 1.
    private static let mostGrowth = 10.0
    /// The seconds until the centre and all four edges are within 0.01 points of the target.
    package let duration: Double

    /// - Parameters:
    ///   - box: the box at the release.
    ///   - rates: its rates; one that is not finite counts as 0.
    ///   - target: where it settles.
    ///   - spring: the spring.
    ///   - time: the scene's time of the release.
    package init(
        _ box: ProjectiveBox, rates: SIMD8<Double>, to target: ProjectiveBox, by spring: Spring = .settling,
        at time: Double
    ) {
        let first = logarithmic(box.numbers)
        var last = logarithmic(target.numbers)
        last[4] -= 2 * .pi * ((last[4] - first[4]) / (2 * .pi)).rounded()
        var velocity = logarithmicRates(rates, at: box.numbers)
        let most = Self.mostGrowth * spring.angularFrequency
        for index in 2...3 { velocity[index] = min(max(velocity[index], -most), most) }
        for index in 0..<8 where !velocity[index].isFinite { velocity[index] = 0 }
        self.spring = SpringMotion(spring: spring, from: first, to: last, initialVelocity: velocity)
        (start, self.target, isMirrored) = (time, target, target.isMirrored)
        let extent = max(target.bounds.x, target.bounds.y, 1)
        func settling(_ index: Int, _ tolerance: Double) -> Double {
            let one = SpringMotion(
                spring: spring, from: first[index], to: last[index], initialVelocity: velocity[index])
            guard let limit = try? Tolerance(distance: tolerance) else { return 0 }
            return one.settlingDuration(within: limit) ?? 0
        }
        duration = (0..<8).reduce(0) { max($0, settling($1, $1 < 2 ? 0.005 : 0.005 / extent)) }
    }

    func box(at time: Double) -> ProjectiveBox {
        let elapsed = max(0, time - start)
        if elapsed >= duration { return target }
        return ProjectiveBox(numbers: numbers(at: elapsed))
    }

    private func numbers(at elapsed: Double) -> SIMD8<Double> {
        var numbers = spring.position(at: elapsed)
        numbers[2] = Elementary.exp(numbers[2])
        numbers[3] = isMirrored ? -Elementary.exp(numbers[3]) : Elementary.exp(numbers[3])
        return numbers
    }

    func rates(at time: Double) -> SIMD8<Double> {
        let elapsed = max(0, time - start)
        if elapsed >= duration { return .zero }
        let numbers = numbers(at: elapsed)
        var rates = spring.velocity(at: elapsed)
        rates[2] *= numbers[2]
        rates[3] *= numbers[3]
        return rates
    }
}
