import Hooke

/// The report of a spring and its motion, for `hooke spring show` and `hooke eval`.
struct SpringReport {
    let motion: SpringMotion<Double>
    let tolerance: Tolerance

    /// The largest number of peaks to list: an undamped motion has no last one.
    static let mostPeaks = 10_000

    /// A line of the report: its field, its name, its number and unit.
    struct Line {
        var field: String
        var words: String
        var value: Double?
        var unit = ""
    }

    /// A spring in every parametrisation.
    static func spellings(of spring: Spring) -> [Line] {
        [
            Line(field: "mass", words: "mass", value: spring.mass),
            Line(field: "stiffness", words: "stiffness", value: spring.stiffness),
            Line(field: "damping", words: "damping", value: spring.damping),
            Line(field: "response", words: "response", value: spring.response, unit: "s"),
            Line(field: "dampingRatio", words: "damping ratio", value: spring.dampingRatio),
            Line(field: "duration", words: "duration", value: spring.duration, unit: "s"),
            Line(field: "bounce", words: "bounce", value: spring.bounce),
            Line(field: "tension", words: "Origami tension", value: spring.origamiTension),
            Line(field: "friction", words: "Origami friction", value: spring.origamiFriction),
            Line(field: "bounciness", words: "pop bounciness", value: spring.popBounciness),
            Line(field: "speed", words: "pop speed", value: spring.popSpeed),
            Line(
                field: "angularFrequency", words: "angular frequency", value: spring.angularFrequency,
                unit: "rad/s"),
            Line(
                field: "dampedAngularFrequency", words: "damped frequency",
                value: spring.dampedAngularFrequency, unit: "rad/s"),
            Line(field: "decayRate", words: "decay rate", value: spring.decayRate, unit: "1/s"),
        ]
    }

    var settlingDuration: Double? { motion.settlingDuration(within: tolerance) }

    /// The first turning points after time 0.
    func peaks(_ count: Int) -> [TurningPoint] {
        Array(motion.turningPoints.lazy.drop { $0.time == 0 }.prefix(count))
    }

    /// The first times after 0 at the target.
    func crossings(_ count: Int) -> [Double] {
        Array(motion.timesAtTarget.lazy.drop { $0 == 0 }.prefix(count))
    }

    /// The members of a JSON object: every parametrisation, and the settling time.
    var members: [(String, String)] {
        Self.spellings(of: motion.spring).map { ($0.field, JSONText.number($0.value)) } + [
            ("regime", JSONText.string(motion.spring.reportedRegime.rawValue)),
            ("settlingDuration", JSONText.number(settlingDuration)), ("within", tolerance.json),
        ]
    }

    /// The members, with the first peaks and crossings.
    func members(peaks count: Int) -> [(String, String)] {
        let peaks = peaks(count)
        return members + [
            ("overshoot", JSONText.number(motion.overshoot)),
            ("minimum", JSONText.number(motion.extremes.minimum)),
            ("maximum", JSONText.number(motion.extremes.maximum)),
            (
                "peaks",
                JSONText.object([
                    "times": JSONText.numbers(peaks.map(\.time)),
                    "values": JSONText.numbers(peaks.map(\.position)),
                ])
            ),
            ("crossings", JSONText.numbers(crossings(count))),
        ]
    }
}

extension Table {
    /// Adds a line of a report.
    mutating func add(_ line: SpringReport.Line, error: Double? = nil) {
        let text = line.value.map { Self.text($0, error: error) } ?? "none"
        add(line.words, line.unit.isEmpty ? text : "\(text) \(line.unit)")
    }
}
