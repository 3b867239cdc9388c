import Hooke
import HookePreview

extension MotionQuestion {
    /// `{"motion":MOTION,"switches":[{"at":0.4,"to":MOTION,"by":LAW}],"epsilon":0.001}`: a motion that others take over.
    /// The times of the switches ascend, because a switch removes those at its time and later.
    static func handover(_ fields: NotationFields) throws -> MotionQuestion {
        var components = NotationShape()
        let first = try fields.motion("motion", &components)
        var shown = Handover(first)
        try forEachSwitch(fields, ["at", "to", "by"]) { parts, time in
            let motion = try parts.motion("to", &components)
            let law = try parts.value("by", HandoverLaw.init(_:at:)) ?? .spring(.snappy)
            try refusing(at: parts.place) { try shown.handOver(to: motion, at: time, by: law) }
        }
        let tolerance = try fields.tolerance()
        let motion = shown
        var question = MotionQuestion(components) { motion.state(at: $0) }
        let settled = motion.settlingDuration(within: tolerance)
        question.members = [("settlingDuration", JSONText.number(settled)), ("within", tolerance.json)]
        let times = motion.switches.map(\.time)
        question.corners = times
        question.events = times.map { MotionPlot.Event(time: $0, label: "\(Table.text($0)) s") }
        let last = times.last ?? 0
        let end = max(settled.map { $0 * 1.15 } ?? last + 1, last)
        question.shown = min(0, times.first ?? 0)...(end > 0 ? end : 1)
        return question
    }
}

extension MotionQuestion {
    /// Reads the switches of a motion with their times, which ascend.
    static func forEachSwitch(
        _ fields: NotationFields, _ names: [String], _ read: (NotationFields, _ time: Double) throws -> Void
    ) throws {
        var last: Double?
        for (value, place) in try fields.elements("switches") {
            let parts = try NotationFields(value, of: "switch", at: place, accepted: names)
            let time = try parts.number("at")
            if let last, time <= last {
                throw Refusal(
                    "\(place): at is \(time); accepted: a time after \(last), that of the switch before")
            }
            try read(parts, time)
            try parts.finish()
            last = time
        }
    }
}

extension NotationFields {
    /// Reads a required motion.
    fileprivate func motion(
        _ name: String, _ shape: inout NotationShape
    ) throws(HookeError) -> AnyTrajectory<MotionState<SIMD4<Double>>> {
        try .init(required(name, accepted: "a motion"), at: path(of: name).name, &shape)
    }
}
