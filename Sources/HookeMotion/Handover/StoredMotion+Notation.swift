// How motions are written, as one of these rows and `startTime`, the time at which its own time is 0, 0 if left out:
//
// | fields | motion |
// | --- | --- |
// | `value`, `velocity` | a value at rest, or at constant velocity |
// | `spring`, `from`, `to`, `velocity` | a spring's motion |
// | `curve`, `duration`, `from`, `to` | a timing curve between two values |
// | `times`, `values`, `mode`… | a track |
// | `decay`, `from`, `velocity` | a fling: `normal`, `fast`, or the fraction of the velocity left after a millisecond |

/// The fields of all motions.
package let motionFieldNames =
    words("value curve decay from to duration startTime") + TrackNotation.fieldNames
    + TrackNotation.outsideFieldNames

/// The function of a motion as text: `track(…)`, otherwise `motion(…)`.
@inline(never)
package func motionFunction(_ notation: Notation) -> String {
    isSameName(notation.members?.first?.name ?? "", "track") ? "track" : "motion"
}

extension AnyTrajectory {
    /// Reads a motion: a value at rest, a text or an object.
    @inline(never)
    package init<Value: ComponentVector>(
        _ notation: Notation, at place: String, _ shape: inout NotationShape
    ) throws(HookeError) where State == MotionState<Value> {
        let fields = try NotationFields(
            notation, of: motionFunction(notation), at: place, accepted: motionFieldNames, orField: "value")
        let motion = try Self.motion(fields, &shape)
        let start = try fields.optionalNumber("startTime")
        try fields.finish()
        do { self = try AnyTrajectory(motion, startTime: start ?? 0) } catch { throw fields.naming(error) }
    }

    private static func motion<Value: ComponentVector>(
        _ fields: NotationFields, _ shape: inout NotationShape
    ) throws(HookeError) -> Self where State == MotionState<Value> {
        // A track may have the mode `spring`.
        let kinds = fields.has("times") ? ["times"] : words("value spring curve times decay")
        switch CSSWord(try fields.one(of: kinds, "the motion")) {
        case "value": return Self(try UniformMotion<Value>(fields, &shape))
        case "spring": return Self(try SpringMotion<Value>(fields, &shape))
        case "decay": return Self(try Decay<Value>(fields, &shape))
        case "curve":
            let curve = try fields.value("curve", TimingFunction.init(_:at:))
            let duration = try fields.number("duration")
            let end: Value = try shape.require(fields, "to")
            let start: Value = try shape.read(fields, "from") ?? .zero
            guard duration > 0, duration.isFinite else {
                throw .outOfRange(
                    field: fields.path(of: "duration"), value: duration,
                    accepted: "a finite number of seconds above 0")
            }
            do {
                return Self(
                    try KeyframeTrack(
                        times: [0, duration], values: [start, end],
                        interpolations: [.eased(curve ?? .linear)]))
            } catch { throw fields.naming(error) }
        default:
            let track = try TrackNotation(fields, &shape)
            guard track.isExtended else { return Self(try track.track { Value(numbers: $0) }) }
            return Self(try track.extended { Value(numbers: $0) })
        }
    }
}

#if !hasFeature(Embedded)
    extension StoredMotion: Codable, NotationCoded where Value: ComponentVector {
        package static var notationName: String { "motion" }

        /// Reads a motion; a start time is for `AnyTrajectory`.
        package init(_ notation: Notation, at place: String) throws(HookeError) {
            var shape = NotationShape(of: Value.self)
            let motion = try AnyTrajectory<MotionState<Value>>(notation, at: place, &shape)
            guard case .stored(let stored) = motion.kind else {
                throw notation.fault(
                    HookeError.Field(place), accepted: "a track without before and after")
            }
            self = stored
        }

        package var notation: Notation {
            switch kind {
            case .uniform(let box): .fields(box.content.members)
            case .spring(let box): .fields(box.content.members)
            case .decay(let box): .fields(box.content.members)
            case .track(let box): .fields(box.content.members)
            }
        }
    }
#endif
