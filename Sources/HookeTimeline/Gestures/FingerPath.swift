/// Fingers that are down, and the path of their middle.
///
/// A finger more or less moves the middle, but not the path:
///
///     P(t) = m(t) − Σ (m after − m before)        over the changes of the set of fingers so far
///
/// where m is the middle. With one finger P is its place.
public struct FingerPath: Equatable, Sendable {
    /// A finger that is down.
    public struct Finger: Equatable, Sendable {
        /// The finger's number.
        public let number: Int
        /// Where it came down.
        public let start: SIMD2<Double>
        /// Where it is.
        public fileprivate(set) var location: SIMD2<Double>

        /// How far it is from where it came down.
        public var movement: SIMD2<Double> { location - start }
    }

    /// The fingers in the order in which they came down.
    public private(set) var fingers: [Finger] = []
    /// The middle of the fingers; that of no fingers stays where it was. It jumps when a finger is added or lifted.
    public private(set) var middle = SIMD2<Double>.zero
    /// The middle of the fingers without the jumps that come from another set of fingers.
    public private(set) var position = SIMD2<Double>.zero
    private var previousPosition = SIMD2<Double>.zero
    /// Middle − position.
    private var offset = SIMD2<Double>.zero

    /// A path without fingers.
    public init() {}

    /// Adds a finger that came down. The first one begins a new path.
    public mutating func add(_ number: Int, at location: SIMD2<Double>) {
        fingers.append(Finger(number: number, start: location, location: location))
        guard fingers.count == 1 else { return shift() }
        offset = .zero
        follow()
        previousPosition = position
    }

    /// Moves a finger; `false` if it is not down.
    @discardableResult
    public mutating func move(_ number: Int, to location: SIMD2<Double>) -> Bool {
        guard let index = fingers.firstIndex(where: { $0.number == number }) else { return false }
        fingers[index].location = location
        previousPosition = position
        follow()
        return true
    }

    /// Removes a finger that lifted, and returns it; `nil` if it was not down. Its place of lifting is no measurement.
    @discardableResult
    public mutating func lift(_ number: Int) -> Finger? {
        guard let index = fingers.firstIndex(where: { $0.number == number }) else { return nil }
        let finger = fingers.remove(at: index)
        if !fingers.isEmpty { shift() }
        return finger
    }

    /// Keeps the path where it was before the last move: the move does not count.
    public mutating func hold() {
        offset = middle - previousPosition
        position = previousPosition
    }

    /// Removes all fingers; the path stays where it is.
    public mutating func removeFingers() { fingers = [] }

    /// The mean of the fingers' places. Each is divided first: places as far out as numbers go have a mean too.
    private var mean: SIMD2<Double> {
        let count = Double(fingers.count)
        return fingers.reduce(.zero) { $0 + $1.location / count }
    }

    private mutating func follow() {
        middle = mean
        position = middle - offset
    }

    /// Another set of fingers has another middle; the path goes on where it is.
    private mutating func shift() {
        let before = middle
        middle = mean
        offset += middle - before
    }
}
