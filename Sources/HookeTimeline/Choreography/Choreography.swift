import Hooke

/// A choreography: motions of named properties, placed in time once, then a pure function of time.
///
/// ```swift
/// let choreography = try Choreography<String, Double>(.sequence([
///     .motion("x", .spring(to: 100, .bouncy, from: 0)).named("slide"),
///     .motion("opacity", .curve(to: 1, over: 0.2, from: 0)).starting(.crossing(50, of: "slide"), offset: -0.05),
///     .motion("x", .spring(to: 0, .snappy)),
/// ]))
/// print(choreography.state(of: "x", at: 0.3)!.position, choreography.settledDuration)
/// ```
///
/// - A sequence waits for the logical length of each part: 2π/ω0 of a spring, the duration of a curve. Motions are
///   never cut off there: they go on until a later motion of their property takes over value and velocity.
/// - Before its first motion a property has that motion's start value; after the last it continues on that. At the time
///   of a jump the jump has been made.
/// - A part that starts before 0 is under way at 0.
/// - Each run of a repeated part starts from the start values, without a takeover; after the last, its motions go on.
/// - The same time gives the same bits, in any order of times.
///
/// Times are in seconds from the start of the choreography. NaN gives NaN. `docs/choreography.md` has all rules.
public struct Choreography<Key: Hashable & Sendable, Value: ComponentVector>: Sendable {
    @usableFromInline private(set) var table: ChoreographyKeys<Key>
    @usableFromInline private(set) var program: ChoreographyProgram<Value>
    private let tolerance: Tolerance
    private var spans: [ChoreographyName: (start: Double, end: Double)]

    /// Places the parts of a description in time.
    ///
    /// - Parameters:
    ///   - part: The description.
    ///   - tolerance: The tolerance of settled ends.
    ///   - initial: The value of a property before its first motion, for motions without `from`.
    /// - Throws: `ChoreographyError`, which names the part.
    public init(
        _ part: ChoreographyPart<Key, Value>, tolerance: Tolerance = .standard,
        initial: (Key) -> Value? = { _ in nil }
    ) throws(ChoreographyError) {
        (table, program, self.tolerance, spans) = (ChoreographyKeys(), ChoreographyProgram(), tolerance, [:])
        try show(part, initial, cutting: nil, at: 0)
    }

    private mutating func show(
        _ part: ChoreographyPart<Key, Value>, _ initial: (Key) -> Value?,
        cutting old: ChoreographyProgram<Value>?, at start: Double
    ) throws(ChoreographyError) {
        var table = table
        let nodes = try ChoreographyNodes(part, &table)
        let times = try ChoreographyTimes(nodes, tolerance: tolerance)
        var starts: [Value?] = []
        if nodes.hasOpenMotions { starts = table.keys.map(initial) }
        program = try ChoreographyCompiler.program(
            times, channelCount: table.keys.count, initial: starts, cutting: old, at: start)
        spans.merge(times.spans(from: start)) { _, new in new }
        self.table = table
    }

    /// Places parts one after the other in time.
    ///
    /// - Parameters:
    ///   - tolerance: The tolerance of settled ends.
    ///   - initial: The value of a property before its first motion, for motions without `from`.
    ///   - parts: The parts of a sequence.
    /// - Throws: `ChoreographyError`, which names the part.
    public init(
        tolerance: Tolerance = .standard, initial: (Key) -> Value? = { _ in nil },
        @ChoreographyBuilder<Key, Value> _ parts: () -> [ChoreographyPart<Key, Value>]
    ) throws(ChoreographyError) {
        try self.init(ChoreographyPart(.sequence(parts())), tolerance: tolerance, initial: initial)
    }

    /// Hands over to other parts at a time: a menu whose items move in one after the other closes in flight.
    ///
    /// ```swift
    /// var menu = try Choreography<Int, Double>(
    ///     .stagger(Stagger(each: 0.05), 0..<8, .spring(to: 1, .snappy, from: 0)))
    /// try menu.handOver(to: .stagger(Stagger(each: 0.03, from: .last), 0..<8, .spring(to: 0, .smooth)), at: 0.2)
    /// ```
    ///
    /// - From `time` on nothing of the earlier parts begins: no motion, and no call. A motion under way goes on until the
    ///   first of the new motions of its property starts, and this takes over value and velocity by its rule.
    /// - Everything before `time` has the same bits as before. So have motions under way until they are taken over.
    /// - A property without an earlier motion that has begun keeps its value until its new motion starts.
    /// - Times of the new parts count from `time`. Anchors refer to the new parts only. ``interval(of:)`` has the names of
    ///   all parts; a name that is used again is that of the new part.
    /// - A handover removes those at `time` and later.
    ///
    /// - Parameters:
    ///   - part: The parts that take over.
    ///   - time: The time of their start, in seconds.
    ///   - initial: The value of a property that has not moved yet, for motions without `from`.
    /// - Throws: `ChoreographyError` for a time that is not finite, and for a motion that would start before it; the
    ///   choreography stays as it is.
    /// - Complexity: O(n log n) for n motions, old and new.
    public mutating func handOver(
        to part: ChoreographyPart<Key, Value>, at time: Double, initial: (Key) -> Value? = { _ in nil }
    ) throws(ChoreographyError) {
        guard time.isFinite else {
            throw ChoreographyError(
                part: part.name?.text ?? "",
                .number(.outOfRange(field: "time", value: time, accepted: "a finite number of seconds")))
        }
        try show(part, initial, cutting: program, at: time)
    }

    /// Returns this choreography, handed over to other parts at a time: see ``handOver(to:at:initial:)``.
    public func handedOver(
        to part: ChoreographyPart<Key, Value>, at time: Double, initial: (Key) -> Value? = { _ in nil }
    ) throws(ChoreographyError) -> Choreography {
        var result = self
        try result.handOver(to: part, at: time, initial: initial)
        return result
    }

    /// The properties that move, in the order of the description's levels.
    public var keys: [Key] { table.keys }

    /// The logical end in seconds; infinite for an endless repetition.
    public var logicalDuration: Double { program.logical }

    /// The time in seconds from which every property stays within the tolerance of its end, and at least the logical
    /// end; infinite if that never happens.
    public var settledDuration: Double { program.settled }

    /// Returns position, velocity and acceleration of a property at a time; `nil` for a property without motions.
    ///
    /// - Complexity: O(log n) for n motions of the property, for each level of repeated parts around it.
    @inlinable public func state(of key: Key, at time: Double) -> MotionState<Value>? {
        table.index(of: key).map { program.state(of: $0, at: time) }
    }

    /// Returns the state of the property at an index of ``keys``, without a search for the key.
    @inlinable public func state(ofKeyAt index: Int, at time: Double) -> MotionState<Value> {
        precondition(
            table.keys.indices.contains(index),
            "index is \(index); accepted: 0 to \(table.keys.count - 1), an index of keys")
        return program.state(of: index, at: time)
    }

    /// Calls `body` with the index in ``keys`` and the state of each property under way at a time: its motion has
    /// started, and is neither settled nor replaced.
    ///
    /// - Complexity: O(log n + m) for n motions, m of them under way.
    @inlinable public func forEachActive(at time: Double, _ body: (Int, MotionState<Value>) -> Void) {
        program.forEachActive(at: time, body)
    }

    /// Returns the start and the logical end of the first run of the part with a name; `nil` for an unknown name. The
    /// end of an endless repetition is infinite.
    public func interval(of name: ChoreographyName) -> ClosedRange<Double>? {
        guard let span = spans[name], span.start <= span.end else { return nil }
        return span.start...span.end
    }
}

extension ChoreographyProgram {
    #if compiler(>=6.3)
        @specialized(where Value == Double)
        @specialized(where Value == SIMD2<Double>)
        @specialized(where Value == SIMD4<Double>)
    #endif
    @usableFromInline
    func forEachActive(at time: Double, _ body: (Int, MotionState<Value>) -> Void) {
        activity.forEach(at: time) { index in
            let piece = frames[0].pieces[index]
            body(Int(piece.channel), state(of: piece, at: time))
        }
    }
}

extension ChoreographyNodes {
    fileprivate var hasOpenMotions: Bool {
        nodes.contains {
            switch $0.content {
            case .motion(_, let motion), .staggered(_, _, let motion): motion.isOpen
            default: false
            }
        }
    }
}

extension ChoreographyTimes {
    /// Start and logical end of the first run of each part with a name, in the time of the choreography.
    fileprivate func spans(from start: Double) -> [ChoreographyName: (start: Double, end: Double)] {
        nodes.names.mapValues { index in
            var span = (start: 0.0, end: lengths[index])
            var part = index
            while part >= 0 {
                let node = nodes.nodes[part]
                span.start = starts[part] + span.start / node.speed
                span.end = starts[part] + span.end / node.speed
                part = node.parent
            }
            span.start += start
            span.end += start
            return span
        }
    }
}
