import Hooke
import HookePreview

extension MotionQuestion {
    /// `{"motion":MOTION,"switches":[{"at":0.4,"to":MOTION,"by":LAW}],"epsilon":0.001}`: a motion that others take over.
    /// The times of the switches ascend, because a switch removes those at its time and later.
    static func handover(_ fields: inout Fields) throws(Refusal) -> MotionQuestion {
        var components = MotionComponents()
        let first = try MotionSpelling.read(fields.node("motion"), &components)
        var shown = Handover(first)
        for node in try fields.elements("switches") {
            try node.fields { (parts) throws(Refusal) in
                try parts.accept(["at", "to", "by"])
                let time = try parts.number("at")
                if let last = shown.switches.last?.time, time <= last {
                    throw Refusal("at is \(time); accepted: a time after \(last), that of the switch before")
                }
                let motion = try MotionSpelling.read(parts.node("to"), &components)
                let law = try parts.value("by", HandoverLaw.init(_:at:)) ?? .spring(.snappy)
                try refusing { () throws(HookeError) in try shown.handOver(to: motion, at: time, by: law) }
            }
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
