/// One property in the windows of a keyframe block, as in UIKit's `animateKeyframes`.
///
/// ```swift
/// var turn = RelativeKeyframes(from: 0.0)
/// try turn.add(start: 1 / 3.0, duration: 1 / 3.0, to: .pi / 2)    // waits, turns, waits
/// let faithful = try turn.track(mode: .cubic)          // overshoots both ends by 7.4 %
/// let safe = try turn.track(mode: .holdSafeCubic)      // does not
/// let half = safe.value(at: 0.5)                       // at a fraction of the duration
/// ```
///
/// - A property is constant before its first window, between windows and after its last.
/// - A window of duration 0 is a jump, with the later value at its time.
/// - Windows may be added in any order. Those with one start are applied in the order in which they were added.
/// - Windows may overlap. The later one starts from the **running value**, the value of the track without it at that
///   time in the same mode. The earlier window is cut off there.
/// - A jump ends a cubic: keys before it do not influence the cubic after it.
/// - There are no springs inside. The timing of the whole (UIKit's ease-in-ease-out unless linear) is separate from
///   the track: evaluate the track at `CubicBezier.easeInOut.value(at: fraction)`, or at the fraction while
///   scrubbing.
/// - In a paced mode the keys keep their order, not their times, because holds and jumps have no constant speed.
///
/// Times are fractions of the whole. UIKit's behaviour for overlaps, for jumps in cubic modes and for holds in paced
/// modes is an assumption, not verified on a device.
///
/// Values may be vectors (`KeyframeTrack`), transforms (`TransformTrack`) or rotations (`RotationTrack`).
public struct RelativeKeyframes<Value: Equatable & Sendable>: Sendable, Equatable {
    /// A move to a value during a window.
    public struct Move: Sendable, Equatable {
        /// The time of the move.
        public let window: KeyframeWindow
        /// The value at its end.
        public let value: Value

        /// Creates a move to a value during a window.
        public init(_ window: KeyframeWindow, to value: Value) {
            self.window = window
            self.value = value
        }
    }

    /// The value before the first window.
    public let initialValue: Value
    /// The moves by start time; those with one start in the order in which they were added.
    public private(set) var moves: [Move] = []

    /// Creates a property that is constant until windows are added.
    public init(from initialValue: Value) { self.initialValue = initialValue }

    /// Adds a move to a value during a window.
    public mutating func add(_ window: KeyframeWindow, to value: Value) {
        let index = moves.lastIndex { $0.window.start <= window.start }.map { $0 + 1 } ?? 0
        moves.insert(Move(window, to: value), at: index)
    }

    /// Adds a move to a value during a window.
    ///
    /// - Throws: `HookeError.outOfRange` for a window outside [0, 1].
    public mutating func add(start: Double, duration: Double, to value: Value) throws(HookeError) {
        add(try KeyframeWindow(start: start, duration: duration), to: value)
    }

    /// Returns the same windows with transformed values.
    public func mapValues<Mapped>(_ transform: (Value) -> Mapped) -> RelativeKeyframes<Mapped> {
        var mapped = RelativeKeyframes<Mapped>(from: transform(initialValue))
        mapped.moves = moves.map { .init($0.window, to: transform($0.value)) }
        return mapped
    }

    /// Returns the value at a time, from the keys so far.
    package typealias RunningValue = (_ keys: Keys, _ time: Double) throws(HookeError) -> Value

    /// Returns the keys of the moves, from 0 to 1.
    ///
    /// - Parameter runningValue: Called where a move begins inside the previous one.
    package func keys(runningValue: RunningValue) throws(HookeError) -> Keys {
        var keys = Keys(times: [0], values: [initialValue])
        for move in moves {
            let start = move.window.start
            // In a sorted list only the last end can be after the start of a move.
            if keys.times[keys.times.count - 1] > start {
                let running = try runningValue(keys.extendedToEnd, start)
                keys.removeLast()
                keys.append(start, running)
            } else {
                keys.append(start, keys.values[keys.values.count - 1])
            }
            keys.append(move.window.end, move.value)
        }
        return keys.extendedToEnd
    }

    /// Non-decreasing times, with values.
    package struct Keys {
        package private(set) var times: [Double]
        package private(set) var values: [Value]

        /// The same keys, with the last value held until 1.
        var extendedToEnd: Keys {
            var held = self
            held.append(1, values[values.count - 1])
            return held
        }

        mutating func removeLast() {
            times.removeLast()
            values.removeLast()
        }

        /// Appends a key. A third key at one time replaces the second, which has no effect.
        mutating func append(_ time: Double, _ value: Value) {
            let count = times.count
            if count > 1, times[count - 2] == time { removeLast() }
            guard times[times.count - 1] != time || values[values.count - 1] != value else { return }
            times.append(time)
            values.append(value)
        }
    }
}

extension RelativeKeyframes: Hashable where Value: Hashable {}
extension RelativeKeyframes.Move: Hashable where Value: Hashable {}

#if !hasFeature(Embedded)
    extension RelativeKeyframes.Move: Encodable where Value: Encodable {}
    extension RelativeKeyframes.Move: Decodable where Value: Decodable {}
#endif
