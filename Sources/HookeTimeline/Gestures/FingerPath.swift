/// Touching fingers, and the path of their middle m.
///
/// Adding or lifting a finger moves the middle, but not the path:
///
///     P(t) = m(t) − Σ (m after − m before)        over all changes of the set of fingers
///
/// With one finger P is its location.
public struct FingerPath: Equatable, Sendable {
    /// A touching finger.
    public struct Finger: Equatable, Sendable {
        /// The finger's number.
        public let number: Int
        /// The location of the touch down.
        public let start: SIMD2<Double>
        /// The current location.
        public fileprivate(set) var location: SIMD2<Double>

        /// The movement since the touch down.
        public var movement: SIMD2<Double> { location - start }
    }

    /// The fingers in the order of their touch down.
    public private(set) var fingers: [Finger] = []
    /// The middle of the fingers; it jumps when a finger is added or lifted. Without fingers it is the last
    /// one.
    public private(set) var middle = SIMD2<Double>.zero
    /// The middle without these jumps.
    public private(set) var position = SIMD2<Double>.zero
    private var previousPosition = SIMD2<Double>.zero
    private var offset = SIMD2<Double>.zero

    /// Creates a path without fingers.
    public init() {}

    /// Adds a finger. The first one begins a new path.
    public mutating func add(_ number: Int, at location: SIMD2<Double>) {
        fingers.append(Finger(number: number, start: location, location: location))
        guard fingers.count == 1 else { return shift() }
        offset = .zero
        follow()
        previousPosition = position
    }

    /// Moves a finger; returns `false` if it is not touching.
    @discardableResult
    public mutating func move(_ number: Int, to location: SIMD2<Double>) -> Bool {
        guard let index = fingers.firstIndex(where: { $0.number == number }) else { return false }
        fingers[index].location = location
        previousPosition = position
        follow()
        return true
    }

    /// Removes a finger and returns it; `nil` if it was not touching. The location of lifting is not used.
    @discardableResult
    public mutating func lift(_ number: Int) -> Finger? {
        guard let index = fingers.firstIndex(where: { $0.number == number }) else { return nil }
        let finger = fingers.remove(at: index)
        if !fingers.isEmpty { shift() }
        return finger
    }

    /// Undoes the last move of the path.
    public mutating func hold() {
        offset = middle - previousPosition
        position = previousPosition
    }

    /// Removes all fingers; the path keeps its position.
    public mutating func removeFingers() { fingers = [] }

    /// The mean of the locations. Each is divided first, to avoid overflow.
    private var mean: SIMD2<Double> {
        let count = Double(fingers.count)
        return fingers.reduce(.zero) { $0 + $1.location / count }
    }

    private mutating func follow() {
        middle = mean
        position = middle - offset
    }

    /// Changes the middle without moving the path.
    private mutating func shift() {
        let before = middle
        middle = mean
        offset += middle - before
    }
}
