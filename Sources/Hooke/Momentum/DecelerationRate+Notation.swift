// How deceleration rates are written.

extension DecelerationRate {
    /// Reads a rate: `normal`, `fast`, or the fraction of the velocity that is left after a millisecond.
    @inline(never)
    package init(_ notation: Notation, at place: String) throws(HookeError) {
        let names = words("normal fast")
        switch notation {
        case .text(let text):
            if let name = sameName(text, in: names) {
                self = isSameName(name, "normal") ? .normal : .fast
                return
            }
        case .number(let number):
            do { self = try DecelerationRate(perMillisecond: number) } catch {
                throw error.renamed(to: HookeError.Field(place))
            }
            return
        default: break
        }
        throw notation.fault(
            HookeError.Field(place),
            accepted: "normal, fast, or the fraction of the velocity left after a millisecond", words: names)
    }

    /// The rate as it is written.
    package var notation: Notation {
        self == .normal ? .text("normal") : self == .fast ? .text("fast") : .number(perMillisecond)
    }
}

#if !hasFeature(Embedded)
    extension DecelerationRate: Codable, NotationCoded {
        package static var notationName: String { "decay" }
    }
#endif
