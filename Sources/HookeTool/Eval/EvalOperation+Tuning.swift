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
    func tuneAnswer(_ fields: inout Fields) throws(Refusal) -> String {
        let text = try fields.string("trace")
        let name = fields.has("name") ? try fields.string("name") : "trace"
        let rules = try fields.values("decisions", ReleaseDecision.init(_:at:)) { ReleaseStudy.Rule($0) }
        let settles = try fields.values("settles", SettlePlan.Style.init(_:at:)) {
            ReleaseStudy.Settle($0.text, $0)
        }
        let edge = try fields.word("edge", default: Edge.left)
        let width = try fields.number(.width)
        let recogniser = try fields.word("recogniser", default: PlayCommand.Recogniser.pan)
        var settings = ReleaseStudy.Settings()
        settings.duration = try fields.number(.duration) ?? settings.duration
        settings.speed = try fields.number(.speed) ?? settings.speed
        settings.maximumVelocity = try fields.number(.cap)
        if fields.has("overshoot") {
            let spelling = try fields.string("overshoot")
            settings.overshoot = try parsing("overshoot", spelling, OvershootSpelling.init(argument:))
                .overshoot
        }
        try fields.finish()
        let trace = try refusing { () throws(TraceError) in try gestureTrace(text: text, name: name) }
        let reading: SwipeMeasurement
        do throws(SwipeMeasurementError) {
            let (measure, size) = (recogniser.measure, trace.screen(edge: edge, width: width))
            reading = try withScenes { () throws(SwipeMeasurementError) in
                try SwipeMeasurement(trace, edge: edge, measure: measure, size: size)
            }
        } catch {
            return JSONText.object(["name": JSONText.string(name), "leftOut": JSONText.string("\(error)")])
        }
        let study = try refusing(at: name) { () throws(HookeError) in
            try ReleaseStudy(
                of: [reading], rules: rules ?? ReleaseStudy.Rule.all,
                settles: settles ?? [.init("spring", .spring)], settings: settings)
        }
        return JSONText.object(TuneReport.members(ofTrace: 0, in: study))
    }
}

extension Fields {
    /// A setting of a study; `nil` where it is left out.
    fileprivate mutating func number(_ number: TuneNumber) throws(Refusal) -> Double? {
        guard let value = try optionalNumber(number.rawValue) else { return nil }
        try number.check(value, number.rawValue)
        return value
    }

    /// An array of different values that the library reads; `nil` where it is left out.
    fileprivate mutating func values<Value, Named>(
        _ name: String, _ read: (Notation, _ place: String) throws(HookeError) -> Value,
        _ make: (Value) -> Named
    ) throws(Refusal) -> [Named]? {
        guard has(name) else { return nil }
        var (texts, values): ([String], [Named]) = ([], [])
        for node in try elements(name) {
            let (place, notation) = (node.pathText, Notation(node.value))
            guard !texts.contains(notation.text) else {
                throw Refusal("\(place) is \(notation.shown) again; accepted: each once")
            }
            texts.append(notation.text)
            values.append(make(try refusing { () throws(HookeError) in try read(notation, place) }))
        }
        guard !values.isEmpty else { throw Refusal("\(name) is empty; accepted: at least one") }
        return values
    }
}

/// Returns what `read` returns for a text, and throws its error as a refusal that names the field.
private func parsing<Value>(
    _ place: String, _ text: String, _ read: (String) throws -> Value
) throws(Refusal) -> Value {
    do { return try read(text) } catch { throw Refusal("\(place) is \(quoted(text)); \(error)") }
}
