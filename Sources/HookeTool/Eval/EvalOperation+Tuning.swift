import Foundation
import Hooke
import HookeJSON
import HookeTransitions

extension EvalOperation {
    /// `{"op":"tune","trace":TEXT,"decisions":[…],"settles":[…]}` returns the release of a recorded swipe, and for each
    /// decision and way to settle the outcome and the plan, as `hooke tune --json` does; for a trace that is not a swipe
    /// away from `edge`, `name` and `leftOut`, the reason.
    ///
    /// TEXT is the content of a CSV or JSON trace. The other fields are the options of `hooke tune`: `name`, `edge`,
    /// `width`, `recogniser`, `duration`, `speed`, `cap`, `overshoot`.
    func tuneAnswer(_ fields: NotationFields) throws -> String {
        let text = try fields.string("trace")
        let name = fields.has("name") ? try fields.string("name") : "trace"
        let rules = try fields.values("decisions", { ReleaseStudy.Rule(try .init($0, at: $1)) }) { $0.name }
        let settles = try fields.values("settles", SettlePlan.Style.init(_:at:)) { $0.text }?
            .map { ReleaseStudy.Settle($0.text, $0) }
        let edge = try fields.word("edge", default: Edge.left)
        let width = try fields.number(.width)
        let recogniser = try fields.word("recogniser", default: PlayCommand.Recogniser.pan)
        var settings = ReleaseStudy.Settings()
        settings.duration = try fields.number(.duration) ?? settings.duration
        settings.speed = try fields.number(.speed) ?? settings.speed
        settings.maximumVelocity = try fields.number(.cap)
        settings.overshoot =
            try fields.value("overshoot", SettlePlan.Overshoot.init(_:at:)) ?? settings.overshoot
        try fields.finish()
        let trace = try gestureTrace(text: text, name: name)
        let reading: SwipeMeasurement
        do throws(SwipeMeasurementError) {
            let (measure, size) = (recogniser.measure, trace.screen(edge: edge, width: width))
            reading = try withScenes { () throws(SwipeMeasurementError) in
                try SwipeMeasurement(trace, edge: edge, measure: measure, size: size)
            }
        } catch {
            return JSONText.object(["name": JSONText.string(name), "leftOut": JSONText.string("\(error)")])
        }
        let study = try refusing(at: name) {
            try ReleaseStudy(
                of: [reading], rules: rules ?? ReleaseStudy.Rule.all,
                settles: settles ?? [.init("spring", .spring)], settings: settings)
        }
        return TuneReport.report(ofTrace: 0, in: study).json
    }
}

extension NotationFields {
    /// A setting of a study; `nil` where it is left out.
    fileprivate func number(_ number: TuneNumber) throws -> Double? {
        guard let value = try optionalNumber(number.rawValue) else { return nil }
        try number.check(value, number.rawValue)
        return value
    }

    /// An array of values whose texts differ; `nil` where it is left out.
    fileprivate func values<Value>(
        _ name: String, _ read: (Notation, _ place: String) throws -> Value, text: (Value) -> String
    ) throws -> [Value]? {
        guard has(name) else { return nil }
        var values: [Value] = []
        for (notation, place) in try elements(name) {
            let value = try read(notation, place)
            guard !values.contains(where: { text($0) == text(value) }) else {
                throw Refusal("\(place) is \(notation.shown) again; accepted: each once")
            }
            values.append(value)
        }
        guard !values.isEmpty else { throw Refusal("\(name) is empty; accepted: at least one") }
        return values
    }
}
