/// One property through the windows of a keyframe block, as UIKit's `animateKeyframes` describes it.
///
/// ```swift
/// var turn = KeyframeWindows(from: 0.0)
/// try turn.add(start: 1 / 3.0, duration: 1 / 3.0, to: .pi / 2)    // waits, turns, waits
/// let faithful = try turn.track(mode: .cubic)          // swings 7.4 % past both ends
/// let safe = try turn.track(mode: .holdSafeCubic)      // does not
/// let half = safe.value(at: 0.5)                       // at a fraction of the whole
/// ```
///
/// - A property holds before its first window, between windows, and after its last.
/// - A window of duration 0 is a jump, at which the later value counts.
/// - Windows may be added in any order; those that start together count in the order they were added in.
/// - Windows may overlap: the later one starts from the **running value**, what the track without it shows at that time
///   in the same mode, and the earlier one is cut off there.
/// - A jump ends a cubic: what is before it does not bend what is after it.
/// - No spring runs inside. The timing over the whole, UIKit's ease-in-ease-out unless linear is asked for, is apart from
///   the track: ask the track at `CubicBezier.easeInOut.value(at: fraction)`, or at the fraction itself while scrubbing.
///
/// - In a paced mode the keys keep their order, not their times: nothing that holds or jumps has an even speed.
///
/// Times are fractions of the whole. What UIKit does with overlaps, with jumps in cubic modes and with holds in paced
/// ones is an assumption; nobody here has observed a device.
///
/// The values may be vectors (`KeyframeTrack`), transforms (`TransformTrack`) or rotations (`RotationTrack`).
public struct KeyframeWindows<Value: Equatable & Sendable>: Sendable, Equatable {
    /// A move to a value during a window.
    public struct Move: Sendable, Equatable {
        /// When.
        public let window: KeyframeWindow
        /// Where to.
        public let value: Value

        /// A move to a value during a window.
        public init(_ window: KeyframeWindow, to value: Value) {
            self.window = window
            self.value = value
        }
    }

    /// The value before the first window.
    public let initialValue: Value
    /// The moves in order of their starts; those that start together in the order they were added in.
    public private(set) var moves: [Move] = []

    /// A property that stays at a value until windows are added.
    public init(from initialValue: Value) { self.initialValue = initialValue }

    /// Adds a move to a value during a window.
    public mutating func add(_ window: KeyframeWindow, to value: Value) {
        let index = moves.lastIndex { $0.window.start <= window.start }.map { $0 + 1 } ?? 0
        moves.insert(Move(window, to: value), at: index)
    }

    /// Adds a move to a value during a window.
    ///
    /// - Throws: `HookeError.outOfRange` for a window that is not inside [0, 1].
    public mutating func add(start: Double, duration: Double, to value: Value) throws(HookeError) {
        add(try KeyframeWindow(start: start, duration: duration), to: value)
    }

    /// The same windows, with other values.
    public func mapValues<Mapped>(_ transform: (Value) -> Mapped) -> KeyframeWindows<Mapped> {
        var mapped = KeyframeWindows<Mapped>(from: transform(initialValue))
        mapped.moves = moves.map { .init($0.window, to: transform($0.value)) }
        return mapped
    }

    /// The value that shows at a time, given the keys so far.
    package typealias RunningValue = (_ keys: Keys, _ time: Double) throws(HookeError) -> Value

    /// The keys of the moves, from 0 to 1.
    ///
    /// - Parameter runningValue: asked where a move begins inside the one before it.
    package func keys(runningValue: RunningValue) throws(HookeError) -> Keys {
        var keys = Keys(times: [0], values: [initialValue])
        for move in moves {
            let start = move.window.start
            // Of a sorted list only the last end can lie behind the start of a move.
            if keys.times[keys.times.count - 1] > start {
                let running = try runningValue(keys.heldToTheEnd, start)
                keys.removeLast()
                keys.append(start, running)
            } else {
                keys.append(start, keys.values[keys.values.count - 1])
            }
            keys.append(move.window.end, move.value)
        }
        return keys.heldToTheEnd
    }

    /// Times that never fall, with values.
    package struct Keys {
        package private(set) var times: [Double]
        package private(set) var values: [Value]

        /// The same, with the last value held until 1.
        var heldToTheEnd: Keys {
            var held = self
            held.append(1, values[values.count - 1])
            return held
        }

        mutating func removeLast() {
            times.removeLast()
            values.removeLast()
        }

        /// Adds a key. A third at one time replaces the second, which nothing would show.
        mutating func append(_ time: Double, _ value: Value) {
            let count = times.count
            if count > 1, times[count - 2] == time { removeLast() }
            guard times[times.count - 1] != time || values[values.count - 1] != value else { return }
            times.append(time)
            values.append(value)
        }
    }
}

extension KeyframeWindows: Hashable where Value: Hashable {}
extension KeyframeWindows.Move: Hashable where Value: Hashable {}

#if !hasFeature(Embedded)
    extension KeyframeWindows.Move: Encodable where Value: Encodable {}
    extension KeyframeWindows.Move: Decodable where Value: Decodable {}
#endif
