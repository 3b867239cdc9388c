import Hooke

/// An error in the description of a choreography. It names the part.
public struct ChoreographyError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong.
    public enum Reason: Hashable, Sendable {
        /// A number outside its domain.
        case number(HookeError)
        /// Two parts have this name.
        case duplicateName(ChoreographyName)
        /// An anchor refers to a name that no part has.
        case unknownName(ChoreographyName)
        /// The start of a part depends on itself through these parts.
        case cycle([String])
        /// The motion with this name has the value fewer times than asked.
        case noCrossing(of: ChoreographyName, value: Double, count: Int, found: Int)
        /// An anchor asks for a crossing of a part that is not a motion with a `from`, or that has no solver.
        case noCrossings(of: ChoreographyName)
        /// The part waits for a part that never ends.
        case neverEnds
        /// The first motion of a property has no `from`, and no initial value is given.
        case noStart
        /// Parts are nested more deeply than this limit.
        case tooDeep(Int)
    }

    /// The part: its name, or its path from the root: `children[2].children[0]`.
    public var part: String
    /// What is wrong.
    public var reason: Reason

    /// Creates an error of a part.
    public init(part: String, _ reason: Reason) { (self.part, self.reason) = (part, reason) }

    /// One sentence with the part, the value and what is accepted.
    public var description: String {
        switch reason {
        case .number(let error): "\(part): \(error)"
        case .duplicateName(let name): "\(part): the name \"\(name)\" is used twice; accepted: unique names"
        case .unknownName(let name): "\(part): no part has the name \"\(name)\""
        case .cycle(let parts): "\(part): its start depends on itself: \(parts.joined(separator: " → "))"
        case .noCrossing(let name, let value, let count, let found):
            "\(part): \"\(name)\" has the value \(value) \(found) times; accepted for crossing \(count): at least \(count)"
        case .noCrossings(let name):
            "\(part): \"\(name)\" has no crossings; accepted: a spring, curve, track or fling with a start value"
        case .neverEnds: "\(part): it waits for a part that never ends; accepted: a finite time"
        case .noStart:
            "\(part): it is the first motion of its property and has no start value; accepted: from, or an initial value"
        case .tooDeep(let limit): "\(part): parts are nested more than \(limit) levels deep"
        }
    }
}
