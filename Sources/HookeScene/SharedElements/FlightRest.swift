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
/// rates, and is exactly 0 from its end on. The logarithms of width and height carry it, so they stay above 0.
struct FlightRest {
    let start: Double
    let duration: Double
    private let offset: HandoverOffset<SIMD8<Double>>

    /// - Parameters:
    ///   - box: what was shown.
    ///   - speeds: the derivatives of its numbers by time.
    ///   - numbers: those of the new flight now.
    ///   - rates: their derivatives by time.
    ///   - time: the scene's time.
    ///   - duration: seconds, above 0.
    init?(
        box: ProjectiveBox, rates speeds: SIMD8<Double>, to numbers: SIMD8<Double>, _ rates: SIMD8<Double>,
        at time: Double, duration: Double
    ) {
        var old = box.numbers
        // The turn that is nearer.
        old[4] -= 2 * .pi * ((old[4] - numbers[4]) / (2 * .pi)).rounded()
        let position = logarithmic(old) - logarithmic(numbers)
        let velocity = logarithmicRates(speeds, at: old) - logarithmicRates(rates, at: numbers)
        let zeros: SIMD8<Double> = position * 0 + velocity * 0
        guard zeros.sum() == 0, let law = try? HandoverLaw.quintic(duration),
            let offset = HandoverOffset(
                law, from: MotionState(position: position, velocity: velocity, acceleration: .zero))
        else { return nil }
        self.offset = offset
        (start, self.duration) = (time, duration)
    }

    func added(to box: ProjectiveBox, at time: Double) -> ProjectiveBox {
        let difference = offset.position(at: time - start)
        var numbers = box.numbers
        let size = SIMD2(Elementary.exp(difference[2]), Elementary.exp(difference[3]))
        let (width, height) = (numbers[2] * size.x, numbers[3] * size.y)
        numbers += difference
        (numbers[2], numbers[3]) = (width, height)
        return ProjectiveBox(numbers: numbers)
    }

    /// Returns the rates of what is shown.
    ///
    /// - Parameters:
    ///   - shown: the box with the difference.
    ///   - rates: those of the box without it.
    ///   - time: the scene's time.
    func rates(of shown: ProjectiveBox, adding rates: SIMD8<Double>, at time: Double) -> SIMD8<Double> {
        let elapsed = time - start
        guard elapsed < duration else { return rates }
        let (difference, change) = (offset.position(at: elapsed), offset.velocity(at: elapsed))
        var result: SIMD8<Double> = rates + change
        // (W·eᵟ)′ = W′·eᵟ + W·eᵟ·δ′
        result[2] = rates[2] * Elementary.exp(difference[2]) + shown.size.x * change[2]
        result[3] = rates[3] * Elementary.exp(difference[3]) + shown.size.y * change[3]
        return result
    }

    /// The opacity of the old picture on top: from 1 to 0, level at both ends.
    func opacity(at time: Double) -> Double {
        let s = min(1, max(0, (time - start) / duration))
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
package enum HandCourse {
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
