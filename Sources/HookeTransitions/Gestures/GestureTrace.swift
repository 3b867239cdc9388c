import Foundation

/// A recorded gesture: samples of one or more fingers, to replay without a screen.
///
/// Every trace satisfies:
///
/// - Each finger begins with its only `down` and ends with its only `up` or `cancel`, with `move`s between. A
///   later touch is a finger with another number.
/// - Times are non-decreasing. Samples with equal times (touch screens report in batches) keep their order.
/// - Numbers are finite and within ``timeLimit``, ``coordinateLimit`` and ``fingerLimit``.
///
/// Times are stored in milliseconds as recorded, so reading and writing text loses nothing; ``Sample/time``
/// is in seconds. Positions are in points, y down.
///
/// Complexity: creating a trace is linear in its samples.
public struct GestureTrace: Sendable, Hashable {
    /// The phases of a finger.
    public enum Phase: String, Sendable, Hashable, Codable, CaseIterable {
        /// The finger touched the screen.
        case down
        /// The finger is on the screen, moved or not.
        case move
        /// The finger left the screen. The position repeats the last one and is not a measurement.
        case up
        /// The system cancelled the touch.
        case cancel

        /// Whether the phase ends the touch.
        public var isRelease: Bool { self == .up || self == .cancel }
    }

    /// The position of a finger at a time.
    public struct Sample: Sendable, Hashable {
        /// The time in milliseconds, as recorded, from the recorder's origin.
        public var milliseconds: Double
        /// The phase.
        public var phase: Phase
        /// The position in points, y down.
        public var position: CGPoint
        /// The number that identifies the finger, 0 if there is only one.
        public var finger: Int

        /// The time in seconds: ``milliseconds`` / 1000, rounded once.
        public var time: Double { milliseconds / 1000 }

        /// Creates a sample; ``GestureTrace/init(name:samples:)`` checks the numbers.
        public init(milliseconds: Double, phase: Phase, position: CGPoint, finger: Int = 0) {
            self.milliseconds = milliseconds
            self.phase = phase
            self.position = position
            self.finger = finger
        }

        /// Hashes time, phase, both coordinates and the finger.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(milliseconds)
            hasher.combine(phase)
            hasher.combine(position.x)
            hasher.combine(position.y)
            hasher.combine(finger)
        }
    }

    /// The name in errors and pictures: usually the file's.
    public let name: String
    /// The samples in order of time, at least two.
    public let samples: [Sample]

    /// The largest magnitude of a time: 10¹⁵ ms, at which a double still resolves 1/8 ms.
    public static let timeLimit = 1e15
    /// The largest magnitude of a coordinate: 10⁹ pt.
    public static let coordinateLimit = 1e9
    /// The largest finger number; the smallest is 0.
    public static let fingerLimit = Int(Int32.max)

    /// The number of fingers.
    public var fingerCount: Int { samples.count { $0.phase == .down } }

    /// The last sample: `up`, or `cancel` if the touch was cancelled.
    public var release: Sample { samples[samples.count - 1] }

    /// The time from the first sample to the last, in seconds.
    public var duration: Double { (release.milliseconds - samples[0].milliseconds) / 1000 }

    /// Creates a trace from samples.
    ///
    /// - Throws: ``TraceError`` with the index of the first sample that breaks a rule of the type.
    public init(name: String, samples: [Sample]) throws(TraceError) {
        try self.init(name: name, samples: samples) { .sample($0) }
    }

    /// Checks the rules for all initialisers and reports a fault at `place(index)`.
    init(
        name: String, samples: [Sample], place: (Int) -> TraceError.SourceLocation
    ) throws(TraceError) {
        func refuse(_ index: Int, _ reason: TraceError.Reason) -> TraceError {
            TraceError(name: name, place: place(index), reason: reason)
        }
        guard !samples.isEmpty else { throw TraceError(name: name, place: .whole, reason: .empty) }
        /// The last sample of each finger.
        var newest: [Int: Int] = [:]
        for (index, sample) in samples.enumerated() {
            for (field, value, limit) in [
                ("time_ms", sample.milliseconds, Self.timeLimit),
                ("x", Double(sample.position.x), Self.coordinateLimit),
                ("y", Double(sample.position.y), Self.coordinateLimit),
            ] where !(value.magnitude <= limit) {
                throw refuse(index, .outOfRange(field: field, value: value, limit: limit))
            }
            guard (0...Self.fingerLimit).contains(sample.finger) else {
                throw refuse(index, .badFinger("\(sample.finger)"))
            }
            switch newest[sample.finger].map({ samples[$0].phase }) {
            case nil where sample.phase != .down:
                throw refuse(index, .startsWithoutDown(sample.phase))
            case let before? where before.isRelease:
                throw refuse(index, .afterRelease(before))
            case .some where sample.phase == .down:
                throw refuse(index, .secondDown)
            default:
                newest[sample.finger] = index
            }
            if index > 0, sample.milliseconds < samples[index - 1].milliseconds {
                throw refuse(
                    index,
                    .decreasingTime(from: samples[index - 1].milliseconds, to: sample.milliseconds))
            }
        }
        let left = newest.values.filter { !samples[$0].phase.isRelease }
        if let index = left.min() { throw refuse(index, .noRelease) }
        self.name = name
        self.samples = samples
    }
}
