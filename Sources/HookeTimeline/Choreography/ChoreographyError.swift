import Hooke

/// An error in the description of a choreography. It names the part.
public struct ChoreographyError: Error, Hashable, Sendable, CustomStringConvertible {
    /// What is wrong.
    public enum Reason: Hashable, Sendable {
        /// A number outside its domain.
        case number(HookeError)
        /// Two parts have this name.
        case duplicateName(ChoreographyName)
        /// An anchor refers to a name that no part has; the names that parts have.
        case unknownName(ChoreographyName, accepted: [ChoreographyName])
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

    /// The part: its name, or its path, such as `sequence[2].group[0]`; empty for the outermost part.
    public var part: String
    /// What is wrong.
    public var reason: Reason

    /// Creates an error of a part.
    public init(part: String, _ reason: Reason) { (self.part, self.reason) = (part, reason) }

    /// One sentence with the part, the value and what is accepted.
    public var description: String {
        if case .number(let error) = reason, part.isEmpty { return error.description }
        let place = part.isEmpty ? "the part" : part
        return switch reason {
        case .number(let error): "\(place): \(error)"
        case .duplicateName(let name): "\(place): the name \"\(name)\" is used twice; accepted: unique names"
        case .unknownName(let name, let names):
            "\(place): no part has the name \"\(name)\"; "
                + HookeError.accepted(
                    nearestWord(to: name.text, in: names.map { $0.text }),
                    names.isEmpty ? "a name of a part" : list(names.map { $0.text }))
        case .cycle(let parts): "\(place): its start depends on itself: \(parts.joined(separator: " → "))"
        case .noCrossing(let name, let value, let count, let found):
            "\(place): \"\(name)\" has the value \(value) \(found) times; accepted for crossing \(count): at least \(count)"
        case .noCrossings(let name):
            "\(place): \"\(name)\" has no crossings; accepted: a spring, curve, track or fling with a start value"
        case .neverEnds: "\(place): it waits for a part that never ends; accepted: a finite time"
        case .noStart:
            "\(place): it is the first motion of its property and has no start value; accepted: from, or an initial value"
        case .tooDeep(let limit): "\(place): parts are nested more than \(limit) levels deep"
        }
    }
}
