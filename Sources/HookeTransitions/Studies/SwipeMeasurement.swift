import Foundation
import Hooke

/// A recorded gesture as a swipe driver measures it: its fractions over time, and the velocity at release.
///
/// ```swift
/// let reading = try SwipeMeasurement(.swipeRight, edge: .left)
/// print(reading.release.fraction, reading.release.velocity)
/// ```
///
/// The trace is replayed through a ``SwipeDriver``, so the values are those of a transition, recognition
/// included.
public struct SwipeMeasurement: Sendable, Hashable {
    /// The fraction at a time.
    public struct Sample: Sendable, Hashable {
        /// Seconds since the touch began.
        public var time: Double
        /// The finger's fraction of the screen's extent, not clamped to [0, 1].
        public var fraction: Double
    }

    /// The name of the trace.
    public let name: String
    /// The samples from recognition on; at least one.
    public let samples: [Sample]
    /// The time of release, in seconds since the touch began.
    public let releaseTime: Double
    /// The fraction, clamped to [0, 1], and the uncapped velocity at release, in fractions per second.
    public let release: ReleaseDecision.Release
    /// The velocity at release, in points per second, y down.
    public let velocity: SIMD2<Double>

    /// Measures a trace.
    ///
    /// - Parameters:
    ///   - trace: the gesture. Its first sample is at time 0.
    ///   - edge: the edge that the swipe leads away from.
    ///   - measure: how the fraction is measured.
    ///   - size: the screen in points, finite and positive, or the call traps.
    /// - Throws: ``SwipeMeasurementError`` for a trace that is not a swipe away from `edge`: with several
    ///   fingers, not recognised, in another direction, or cancelled.
    /// - Complexity: linear in the samples.
    #if MainActor
        @MainActor
    #endif
    public init(
        _ trace: GestureTrace, edge: Edge, measure: SwipeDriver.Measure = .translation,
        size: CGSize = CGSize(width: 390, height: 844)
    ) throws(SwipeMeasurementError) {
        func refuse(_ reason: SwipeMeasurementError.Reason) -> SwipeMeasurementError {
            SwipeMeasurementError(name: trace.name, reason: reason)
        }
        guard trace.fingerCount == 1 else { throw refuse(.fingers(trace.fingerCount)) }
        if let measured = Self.direction(of: trace), measured.edge != edge {
            throw refuse(.otherDirection(measured.edge, movement: measured.movement, accepted: edge))
        }
        guard trace.release.phase == .up else { throw refuse(.noRelease) }
        let scene = WindowScene(size: size)
        let driver = SwipeDriver(edge: edge, measure: measure)
        scene.window.addGestureRecognizer(driver.recognizer)
        var samples: [Sample] = []
        for touch in trace.touches(startingAt: 0) {
            scene.send(touch)
            if driver.isSwiping { samples.append(Sample(time: touch.time, fraction: driver.fingerFraction)) }
        }
        guard let release = driver.release, !samples.isEmpty else {
            let start = trace.samples[0].position
            guard start.x >= 0, start.y >= 0, start.x < size.width, start.y < size.height else {
                throw refuse(
                    .startsOutside(
                        SIMD2<Double>(start.x, start.y), size: SIMD2<Double>(size.width, size.height)))
            }
            let distance = edge.distance(to: start, in: scene.bounds)
            if let width = (driver.recognizer as? ScreenEdgePanGestureRecognizer)?.edgeWidth, distance > width
            {
                throw refuse(.startsAwayFromEdge(edge, distance: distance, accepted: width))
            }
            throw refuse(.notRecognized)
        }
        name = trace.name
        self.samples = samples
        releaseTime = release.time
        self.release = release.state
        velocity = release.velocity
    }

    /// Returns the edge that a trace leads away from, by its farthest sample; `nil` if it stays within 10 pt,
    /// which is not a swipe.
    private static func direction(of trace: GestureTrace) -> (edge: Edge, movement: SIMD2<Double>)? {
        let start = trace.samples[0].position
        let movements = trace.samples.map {
            SIMD2<Double>($0.position.x - start.x, $0.position.y - start.y)
        }
        guard let farthest = movements.max(by: { $0.norm < $1.norm }), farthest.norm >= 10 else { return nil }
        let edge = Edge.allCases.max { ($0.inward * farthest).sum() < ($1.inward * farthest).sum() }
        return edge.map { ($0, farthest) }
    }
}

/// Why a trace is not a swipe away from an edge.
public struct SwipeMeasurementError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The reasons.
    public enum Reason: Hashable, Sendable {
        /// It leads away from another edge; the movement of its farthest sample is in points.
        case otherDirection(Edge, movement: SIMD2<Double>, accepted: Edge)
        /// It has several fingers.
        case fingers(Int)
        /// The touch was cancelled, so there is no release.
        case noRelease
        /// It begins too far from the edge for an edge pan; distances in points.
        case startsAwayFromEdge(Edge, distance: Double, accepted: Double)
        /// It begins outside the screen, whose size is in points.
        case startsOutside(SIMD2<Double>, size: SIMD2<Double>)
        /// It moves too little.
        case notRecognized
    }

    /// The trace's name.
    public let name: String
    /// The reason.
    public let reason: Reason

    /// One line: the name, the fault, what is accepted.
    public var description: String {
        switch reason {
        case .otherDirection(let edge, let movement, let accepted):
            "\(name): it moves by (\(rounded(movement.x)), \(rounded(movement.y))) pt, away from the "
                + "\(edge.rawValue) edge; accepted: swipes away from the \(accepted.rawValue) edge"
        case .fingers(let count): "\(name): \(count) fingers; accepted: one"
        case .noRelease: "\(name): the touch was cancelled; accepted: traces that end with an up"
        case .startsAwayFromEdge(let edge, let distance, let accepted):
            "\(name): it begins \(rounded(distance)) pt from the \(edge.rawValue) edge; accepted: at most "
                + "\(rounded(accepted)) pt"
        case .startsOutside(let place, let size):
            "\(name): it begins at (\(rounded(place.x)), \(rounded(place.y))); accepted: points on the screen of "
                + "\(rounded(size.x)) by \(rounded(size.y)) pt"
        case .notRecognized: "\(name): no swipe was recognised; accepted: a movement of at least 10 pt"
        }
    }
}

/// Rounds to 0.1 for messages.
private func rounded(_ value: Double) -> String { "\((value * 10).rounded() / 10)" }
