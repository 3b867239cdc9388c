import Hooke

extension SettlePlan.Overshoot {
    /// Reads a behaviour beyond the target: `clamp`, `extrapolate`, or `rubber-band=0.1` with its limit.
    package init(_ notation: Notation, at place: String) throws(HookeError) {
        if case .text(let text) = notation, isSameName(text, "clamp") || isSameName(text, "extrapolate") {
            self = isSameName(text, "clamp") ? .clamp : .extrapolate
            return
        }
        guard let members = notation.members, let first = members.first, isSameName(first.name, "rubberBand")
        else {
            throw notation.fault(
                HookeError.Field(place),
                accepted: "clamp, extrapolate, rubber-band= and a finite number above 0",
                words: ["clamp", "extrapolate"])
        }
        let fields = try NotationFields(members, at: place, accepted: ["rubberBand"])
        let accepted = "a finite number above 0"
        let limit = try fields.number("rubberBand", accepted: accepted)
        guard limit > 0, limit.isFinite else {
            throw .outOfRange(field: fields.path(of: "rubberBand"), value: limit, accepted: accepted)
        }
        self = .rubberBand(limit: limit)
    }
}
