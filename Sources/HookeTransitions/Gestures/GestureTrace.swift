import Foundation

/// One recorded finger, from touch-down to lift-off: what a gesture recogniser is fed when nobody touches a screen.
///
/// A trace is valid once it exists. Its first sample is the only `down`, its last the only `up` or `cancel`,
/// whatever lies between is a `move`, times never decrease, and every number is finite and within
/// ``timeLimit`` and ``coordinateLimit``. Two samples may share a time (a touch screen reports in batches);
/// they keep their order.
///
/// Times are kept in milliseconds exactly as recorded, so that a trace read from text and written back
/// loses nothing; ``Sample/time`` gives seconds. Positions are in points, y down.
///
/// Complexity: making a trace is linear in its samples.
public struct GestureTrace: Sendable, Hashable {
    /// What the finger did at a sample.
    public enum Phase: String, Sendable, Hashable, Codable, CaseIterable {
        /// The finger touched the screen.
        case down
        /// The finger is on the screen, at a new position or not.
        case move
        /// The finger left the screen. Its position repeats the last one and is no measurement.
        case up
        /// The system took the touch away.
        case cancel

        /// Whether the trace ends here.
        public var isRelease: Bool { self == .up || self == .cancel }
    }

    /// A position of the finger at a time.
    public struct Sample: Sendable, Hashable, Codable {
        /// The time in milliseconds, as recorded; the origin is the recorder's.
        public var milliseconds: Double
        /// What the finger did.
        public var phase: Phase
        /// Where it was, in points, y down.
        public var position: CGPoint

        /// The time in seconds: ``milliseconds`` / 1000, rounded once.
        public var time: Double { milliseconds / 1000 }

        /// A sample; ``GestureTrace/init(name:samples:)`` checks the numbers.
        public init(milliseconds: Double, phase: Phase, position: CGPoint) {
            self.milliseconds = milliseconds
            self.phase = phase
            self.position = position
        }

        /// Hashes time, phase and both coordinates.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(milliseconds)
            hasher.combine(phase)
            hasher.combine(position.x)
            hasher.combine(position.y)
        }
    }

    /// What messages and pictures call the trace: usually the file it came from.
    public let name: String
    /// The samples in order of time, at least two.
    public let samples: [Sample]

    /// The largest magnitude a time may have: 10¹⁵ ms, where a double still resolves an eighth of a millisecond.
    public static let timeLimit = 1e15
    /// The largest magnitude a coordinate may have: 10⁹ pt.
    public static let coordinateLimit = 1e9

    /// The last sample: `up`, or `cancel` when the touch was taken away.
    public var release: Sample { samples[samples.count - 1] }

    /// Seconds from the first sample to the last.
    public var duration: Double { (release.milliseconds - samples[0].milliseconds) / 1000 }

    /// A trace from its samples.
    ///
    /// - Throws: ``TraceError`` with the index of the first sample that breaks a rule of the type.
    public init(name: String, samples: [Sample]) throws(TraceError) {
        try self.init(name: name, samples: samples) { .sample($0) }
    }

    /// The one gate: checks the rules and reports a fault at `place(index)`.
    init(
        name: String, samples: [Sample], place: (Int) -> TraceError.Place
    ) throws(TraceError) {
        func refuse(_ index: Int, _ reason: TraceError.Reason) -> TraceError {
            TraceError(name: name, place: place(index), reason: reason)
        }
        guard let last = samples.indices.last else {
            throw TraceError(name: name, place: .whole, reason: .empty)
        }
        for (index, sample) in samples.enumerated() {
            for (field, value, limit) in [
                ("time_ms", sample.milliseconds, Self.timeLimit),
                ("x", Double(sample.position.x), Self.coordinateLimit),
                ("y", Double(sample.position.y), Self.coordinateLimit),
            ] where !(value.magnitude <= limit) {
                throw refuse(index, .outOfRange(field: field, value: value, limit: limit))
            }
            guard index > 0 else {
                guard sample.phase == .down else { throw refuse(0, .startsWithoutDown(sample.phase)) }
                continue
            }
            let before = samples[index - 1]
            guard !before.phase.isRelease else { throw refuse(index, .afterRelease(before.phase)) }
            guard sample.phase != .down else { throw refuse(index, .secondDown) }
            guard sample.milliseconds >= before.milliseconds else {
                throw refuse(
                    index, .decreasingTime(from: before.milliseconds, to: sample.milliseconds))
            }
        }
        guard samples[last].phase.isRelease else { throw refuse(last, .noRelease) }
        self.name = name
        self.samples = samples
    }
}

extension GestureTrace: Codable {
    private enum CodingKeys: String, CodingKey { case name, samples }

    /// Reads name and samples and checks them as ``init(name:samples:)`` does.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        try self.init(
            name: fields.decode(String.self, forKey: .name),
            samples: fields.decode([Sample].self, forKey: .samples))
    }
}
