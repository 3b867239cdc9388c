import Hooke

/// The description of a choreography: a tree of motions, sequences, groups and staggers, as data.
///
/// ```swift
/// let card: ChoreographyPart<String, Double> = .sequence([
///     .motion("x", .spring(to: 100, .bouncy, from: 0)).named("slide"),
///     .motion("opacity", .curve(to: 1, over: 0.2, from: 0)).starting(.crossing(50, of: "slide"), offset: -0.05),
/// ])
/// let choreography = try Choreography(card)
/// ```
///
/// A part has its own time τ = speed·(t − start), where t is the time of the part that contains it. It starts
/// where its container puts it, or at an anchor: in a sequence at the logical end of the previous part, in a group
/// at the start, in a stagger at the start plus its delay. Then `offset` is added, which may be negative.
public struct ChoreographyPart<Key: Hashable & Sendable, Value: ComponentVector>: Equatable, Sendable {
    /// What the part does.
    public indirect enum Content: Equatable, Sendable {
        /// A motion of a property.
        case motion(Key, ChoreographyMotion<Value>)
        /// Parts one after the other.
        case sequence([ChoreographyPart])
        /// Parts at the same time.
        case group([ChoreographyPart])
        /// Parts with delays.
        case stagger(Stagger, [ChoreographyPart])
        /// The same motion of many properties, with delays. It costs 16 bytes for each.
        case staggered(Stagger, [Key], ChoreographyMotion<Value>)
        /// An interval in seconds without motion, at least 0.
        case interval(Double)
        /// An event for ``Choreography/calls(from:to:limit:)``, or a label: a time with a name.
        case call(isReported: Bool)
    }

    /// What the part does.
    public var content: Content
    /// The name for anchors and calls; unique in the choreography.
    public var name: ChoreographyName?
    /// The time at which it starts; `nil` for its place in the container.
    public var anchor: ChoreographyAnchor?
    /// Seconds after the anchor or its place, in the container's time; may be negative.
    public var offset: Double
    /// The factor of its time, above 0.
    public var speed: Double
    /// Its repetitions.
    public var repetition: ChoreographyRepetition
    /// How its motions begin while earlier motions of their properties are shown; `nil` for the container's rule,
    /// at last `.automatic`.
    public var takeover: ChoreographyTakeover?

    /// Creates a part.
    public init(_ content: Content, name: ChoreographyName? = nil) {
        self.content = content
        self.name = name
        anchor = nil
        offset = 0
        speed = 1
        repetition = .once
        takeover = nil
    }
}

/// The repetitions of a part. The period is its logical length.
public struct ChoreographyRepetition: Hashable, Sendable {
    /// The number of runs, at least 1; `nil` for endless.
    public var count: Int?
    /// Whether every second run is mirrored in time.
    public var isMirrored: Bool

    /// One run.
    public static let once = ChoreographyRepetition(count: 1)

    /// Creates a rule from the number of runs, `nil` for endless.
    public init(count: Int?, isMirrored: Bool = false) {
        self.count = count
        self.isMirrored = isMirrored
    }
}

extension ChoreographyPart {
    /// A motion of a property.
    public static func motion(_ key: Key, _ motion: ChoreographyMotion<Value>) -> Self {
        Self(.motion(key, motion))
    }

    /// Parts one after the other: each starts at the logical end of the previous one.
    public static func sequence(_ parts: [ChoreographyPart]) -> Self { Self(.sequence(parts)) }

    /// Parts that start together.
    public static func group(_ parts: [ChoreographyPart]) -> Self { Self(.group(parts)) }

    /// Parts that start one delay after the other.
    public static func stagger(_ stagger: Stagger, _ parts: [ChoreographyPart]) -> Self {
        Self(.stagger(stagger, parts))
    }

    /// Parts one after the other, from a builder.
    public static func sequence(
        @ChoreographyBuilder<Key, Value> _ parts: () -> [ChoreographyPart]
    ) -> Self {
        Self(.sequence(parts()))
    }

    /// Parts that start together, from a builder.
    public static func group(@ChoreographyBuilder<Key, Value> _ parts: () -> [ChoreographyPart]) -> Self {
        Self(.group(parts()))
    }

    /// Parts that start one delay after the other, from a builder.
    public static func stagger(
        _ stagger: Stagger, @ChoreographyBuilder<Key, Value> _ parts: () -> [ChoreographyPart]
    ) -> Self {
        Self(.stagger(stagger, parts()))
    }

    /// The same motion of many properties, one delay after the other.
    public static func stagger(
        _ stagger: Stagger, _ keys: some Sequence<Key>, _ motion: ChoreographyMotion<Value>
    ) -> Self {
        Self(.staggered(stagger, Array(keys), motion))
    }

    /// An interval of seconds without motion.
    public static func interval(_ seconds: Double) -> Self { Self(.interval(seconds)) }

    /// An event, reported by ``Choreography/calls(from:to:limit:)``.
    public static func call(_ name: ChoreographyName) -> Self { Self(.call(isReported: true), name: name) }

    /// A time with a name, for anchors.
    public static func label(_ name: ChoreographyName) -> Self { Self(.call(isReported: false), name: name) }

    /// Returns the part with a name.
    public func named(_ name: ChoreographyName) -> Self { with { $0.name = name } }

    /// Returns the part with an anchor as its start, and seconds to add to it.
    public func starting(_ anchor: ChoreographyAnchor, offset: Double = 0) -> Self {
        with { ($0.anchor, $0.offset) = (anchor, offset) }
    }

    /// Returns the part with seconds to add to its start; negative ones overlap the previous part.
    public func offset(by seconds: Double) -> Self { with { $0.offset = seconds } }

    /// Returns the part with a factor of its time, above 0.
    public func speed(_ speed: Double) -> Self { with { $0.speed = speed } }

    /// Returns the part with a number of runs, `nil` for endless; with `yoyo` every second run is mirrored.
    public func repeated(_ count: Int?, yoyo: Bool = false) -> Self {
        with { $0.repetition = ChoreographyRepetition(count: count, isMirrored: yoyo) }
    }

    /// Returns the part with a rule for motions that begin while an earlier one of their property is shown.
    public func takingOver(by takeover: ChoreographyTakeover) -> Self { with { $0.takeover = takeover } }

    private func with(_ change: (inout ChoreographyPart) -> Void) -> ChoreographyPart {
        var copy = self
        change(&copy)
        return copy
    }
}

/// Builds the parts of a choreography.
///
/// Begin each line with a type, such as an alias `Part`: Swift reads a line that begins with a dot as a continuation of
/// the line before.
@resultBuilder
public enum ChoreographyBuilder<Key: Hashable & Sendable, Value: ComponentVector> {
    /// A part.
    public typealias Part = ChoreographyPart<Key, Value>

    /// One part.
    public static func buildExpression(_ part: Part) -> [Part] { [part] }
    /// Several parts.
    public static func buildExpression(_ parts: [Part]) -> [Part] { parts }
    /// All parts of a block.
    public static func buildBlock(_ parts: [Part]...) -> [Part] { parts.flatMap { $0 } }
    /// The parts of a loop.
    public static func buildArray(_ parts: [[Part]]) -> [Part] { parts.flatMap { $0 } }
    /// The parts of a condition.
    public static func buildOptional(_ parts: [Part]?) -> [Part] { parts ?? [] }
    /// The parts of the first branch.
    public static func buildEither(first parts: [Part]) -> [Part] { parts }
    /// The parts of the second branch.
    public static func buildEither(second parts: [Part]) -> [Part] { parts }
}
