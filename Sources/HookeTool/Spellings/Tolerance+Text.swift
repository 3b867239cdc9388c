import Hooke

extension Tolerance {
    /// The tolerance where none is given: a thousandth of the largest distance from the rest.
    static let standardFraction = 0.001

    /// What counts as settled, in words.
    var words: String {
        var text =
            isRelative
            ? "\(Table.text(distance * 100)) % of the largest distance" : Table.text(distance)
        if let speed { text += " and \(Table.text(speed)) a second" }
        return text
    }

    /// What counts as settled, as an object of JSON: `distance`, or `fraction` of the largest distance, and `speed`.
    var json: String {
        JSONText.object(
            [(isRelative ? "fraction" : "distance", JSONText.number(distance))]
                + (speed.map { [("speed", JSONText.number($0))] } ?? []))
    }

    /// Creates what an answer is for: the given numbers, a fraction of the largest distance where there is none.
    /// - Throws: `HookeError.outOfRange` for a number that is negative, NaN or infinite.
    init(epsilon: Double?, speed: Double?) throws(HookeError) {
        let given = try Tolerance(distance: epsilon ?? 0, speed: speed)
        self = epsilon == nil ? .relative(Self.standardFraction, speed: speed) : given
    }
}

extension NotationFields {
    /// When a motion counts as settled: within `epsilon`, a thousandth of its largest distance if left out, and no faster
    /// than `epsilonSpeed` if given.
    func tolerance() throws(HookeError) -> Tolerance {
        let (distance, speed) = (try optionalNumber("epsilon"), try optionalNumber("epsilonSpeed"))
        do { return try Tolerance(epsilon: distance, speed: speed) } catch {
            throw error.renamed(to: error.field == .speed ? "epsilonSpeed" : "epsilon")
        }
    }
}
