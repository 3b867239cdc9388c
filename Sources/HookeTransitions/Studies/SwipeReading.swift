import Foundation
import Hooke

/// A recorded gesture as a swipe driver reads it: how far it had driven a transition when, and with which
/// velocity it let go.
///
/// ```swift
/// let reading = try SwipeReading(.swipeRight, edge: .left)
/// print(reading.release.fraction, reading.release.velocity)
/// ```
///
/// The trace goes through a ``SwipeDriver`` of its own, so what is read is what a transition would see,
/// recognition included.
public struct SwipeReading: Sendable, Hashable {
    /// How far the finger was at a time.
    public struct Sample: Sendable, Hashable {
        /// Seconds since the finger came down.
        public var time: Double
        /// The finger's fraction of the screen's extent, not limited to [0, 1].
        public var fraction: Double
    }

    /// The name of the trace.
    public let name: String
    /// The finger's way from where the swipe was recognised; at least one sample.
    public let samples: [Sample]
    /// When the finger lifted, in seconds since it came down.
    public let releaseTime: Double
    /// The fraction, limited to [0, 1], and the velocity at release, in fractions per second and not capped.
    public let release: ReleaseDecision.Release
    /// The velocity of the finger at release, in points per second, y down.
    public let velocity: SIMD2<Double>

    /// Reads a trace.
    ///
    /// - Parameters:
    ///   - trace: the gesture. Its first sample is at time 0.
    ///   - edge: the edge that the swipe leads away from.
    ///   - measure: what the fraction is made of.
    ///   - size: the screen, in points; finite and above 0, anything else stops with a message.
    /// - Throws: ``SwipeReadingError`` for a trace that is no swipe away from `edge`: one of several fingers,
    ///   one that no recogniser took, one that goes another way, one whose touch was taken away.
    /// - Complexity: linear in the samples.
    public init(
        _ trace: GestureTrace, edge: Edge, measure: SwipeDriver.Measure = .translation,
        size: CGSize = CGSize(width: 390, height: 844)
    ) throws(SwipeReadingError) {
        func refuse(_ reason: SwipeReadingError.Reason) -> SwipeReadingError {
            SwipeReadingError(name: trace.name, reason: reason)
        }
        guard trace.fingerCount == 1 else { throw refuse(.fingers(trace.fingerCount)) }
        if let way = Self.direction(of: trace), way.edge != edge {
            throw refuse(.otherDirection(way.edge, movement: way.movement, accepted: edge))
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

    /// The edge that a trace leads away from, by its farthest sample; `nil` where it stays within the ten
    /// points that make no swipe.
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

/// Why a trace is no swipe away from an edge.
public struct SwipeReadingError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What the trace is instead.
    public enum Reason: Hashable, Sendable {
        /// It leads away from another edge; the movement is that of its farthest sample, in points.
        case otherDirection(Edge, movement: SIMD2<Double>, accepted: Edge)
        /// It is of several fingers.
        case fingers(Int)
        /// The touch was taken away: there is no release.
        case noRelease
        /// It begins too far from the edge for a recogniser of edge swipes; the distances are in points.
        case startsAwayFromEdge(Edge, distance: Double, accepted: Double)
        /// It begins beside the screen, which is this large, in points.
        case startsOutside(SIMD2<Double>, size: SIMD2<Double>)
        /// It moves too little.
        case notRecognized
    }

    /// The trace's name.
    public let name: String
    /// What it is instead.
    public let reason: Reason

    /// One line: the name, what it is, what is accepted.
    public var description: String {
        switch reason {
        case .otherDirection(let edge, let movement, let accepted):
            "\(name): it moves by (\(rounded(movement.x)), \(rounded(movement.y))) pt, away from the "
                + "\(edge.rawValue) edge; accepted: swipes away from the \(accepted.rawValue) edge"
        case .fingers(let count): "\(name): \(count) fingers; accepted: one"
        case .noRelease: "\(name): the touch was taken away; accepted: traces that end with an up"
        case .startsAwayFromEdge(let edge, let distance, let accepted):
            "\(name): it begins \(rounded(distance)) pt from the \(edge.rawValue) edge; accepted: at most "
                + "\(rounded(accepted)) pt"
        case .startsOutside(let place, let size):
            "\(name): it begins at (\(rounded(place.x)), \(rounded(place.y))); accepted: places on the screen of "
                + "\(rounded(size.x)) by \(rounded(size.y)) pt"
        case .notRecognized: "\(name): no swipe was recognised; accepted: a movement of at least 10 pt"
        }
    }
}

/// A tenth of a point, for sentences.
private func rounded(_ value: Double) -> String { "\((value * 10).rounded() / 10)" }
