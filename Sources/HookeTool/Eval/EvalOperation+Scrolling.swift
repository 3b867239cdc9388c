import HookeMotion

extension EvalOperation {
    /// `{"op":"scroll","from":0,"velocity":1000,"physics":"iOS","at":[…]}` returns `value` and `velocity` of released
    /// content at each time, its `end`, and `settlingDuration` `within` epsilon, or null. `minimum` and `maximum` are the
    /// edges, none if left out; `decay` is the deceleration of iOS; `stops` is true for content that does not bounce. With
    /// `to` the content goes there instead, and not past it.
    func scrollAnswer(_ fields: NotationFields) throws -> String {
        let motion = try Self.scrollMotion(fields)
        let tolerance = try fields.tolerance()
        let times = try fields.numbers("at")
        try fields.finish()
        let states = times.map(motion.state(at:))
        return JSONText.object([
            "value": JSONText.numbers(states.map(\.position)),
            "velocity": JSONText.numbers(states.map(\.velocity)),
            "end": JSONText.number(motion.endValue),
            "settlingDuration": JSONText.number(motion.settlingDuration(within: tolerance)),
            "within": tolerance.json,
        ])
    }

    private static func scrollMotion(_ fields: NotationFields) throws -> ScrollMotion {
        let start = try fields.number("from", default: 0)
        let velocity = try fields.number("velocity")
        if let target = try fields.optionalNumber("to") {
            if let stray = fields.present(["physics", "decay", "minimum", "maximum", "stops"]).first {
                throw Refusal("\(stray) is given; accepted without to")
            }
            return ScrollMotion(from: start, initialVelocity: velocity, approaching: target)
        }
        let physics: ScrollPhysics = try fields.word("physics", default: .iOS)
        // Android's friction is fixed.
        if physics != .iOS, fields.has("decay") {
            throw Refusal("decay is given; accepted with physics iOS")
        }
        let rate = physics == .iOS ? try fields.value("decay", DecelerationRate.init(_:at:)) : nil
        let minimum = try fields.number("minimum", default: -.infinity)
        let maximum = try fields.number("maximum", default: .infinity)
        let stops = try fields.flag("stops")
        return try ScrollMotion(
            released: start, initialVelocity: velocity, minimum: minimum, maximum: maximum, physics: physics,
            rate: rate ?? .normal, bounces: !stops)
    }
}

extension ScrollPhysics: SpelledWord {}
