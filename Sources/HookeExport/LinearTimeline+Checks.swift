import Hooke
import HookeTransitions

extension LinearTimeline {
    /// Throws if the duration or an error bound is negative, or not finite in thousandths.
    func checkNumbers() throws(ExportError) {
        for (field, value) in [("duration", duration), ("distance", distance), ("colorError", colorError)]
        where !(value >= 0 && (value * 1000).isFinite) {
            throw .outOfRange(field: field, value: value, accepted: "finite, at least 0")
        }
    }
}

extension LinearTimeline.Channel {
    /// Throws if the channel has no knots, or if its times decrease or are outside the timeline.
    func checkTimes(in timeline: LinearTimeline, _ what: String) throws(ExportError) {
        if knots.isEmpty { throw .unsupported(what: what, reason: "it has no knots") }
        var last = 0.0
        for knot in knots {
            guard knot.time >= last, knot.time <= timeline.duration else {
                throw .outOfRange(
                    field: "\(what): time", value: knot.time,
                    accepted: "non-decreasing times from 0 to the duration, \(timeline.duration)")
            }
            last = knot.time
        }
    }
}

extension AnimatableValue {
    func isSameKind(as other: AnimatableValue) -> Bool {
        switch (self, other) {
        case (.scalar, .scalar), (.pair, .pair), (.quad, .quad), (.transform, .transform),
            (.path, .path), (.numbers, .numbers):
            true
        default: false
        }
    }
}
