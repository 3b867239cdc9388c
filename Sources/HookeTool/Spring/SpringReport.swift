import Hooke

extension Report {
    /// The largest number of peaks to list: an undamped motion has no last one.
    static let mostPeaks = 10_000

    /// Adds a spring in every parametrisation.
    ///
    /// - Parameter errors: Standard errors of stiffness and damping.
    mutating func add(_ spring: Spring, errors: (stiffness: Double?, damping: Double?) = (nil, nil)) {
        add("mass", number: spring.mass)
        add("stiffness", number: spring.stiffness, error: errors.stiffness)
        add("damping", number: spring.damping, error: errors.damping)
        add("response", number: spring.response, unit: "s")
        add("damping ratio", number: spring.dampingRatio, field: "dampingRatio")
        add("duration", number: spring.duration, unit: "s")
        add("bounce", number: spring.bounce)
        add("Origami tension", number: spring.origamiTension, field: "tension")
        add("Origami friction", number: spring.origamiFriction, field: "friction")
        add("pop bounciness", number: spring.popBounciness, field: "bounciness")
        add("pop speed", number: spring.popSpeed, field: "speed")
        add(
            "angular frequency", number: spring.angularFrequency, unit: "rad/s", field: "angularFrequency")
        add(
            "damped frequency", number: spring.dampedAngularFrequency, unit: "rad/s",
            field: "dampedAngularFrequency")
        add("decay rate", number: spring.decayRate, unit: "1/s", field: "decayRate")
        add(field: "regime", JSONText.string(spring.reportedRegime.rawValue))
    }

    /// The report of a spring and its motion.
    ///
    /// - Parameter count: How many peaks and crossings of the target to list; without a number the object has only the
    ///   spring and its settling time.
    init(_ motion: SpringMotion<Double>, tolerance: Tolerance, peaks count: Int?) {
        add("regime", motion.spring.reportedRegime.rawValue)
        add(motion.spring)
        addSpace()
        let (settled, within) = (motion.settlingDuration(within: tolerance), "within \(tolerance.words)")
        add(
            "settles", settled.map { "\(Table.text($0)) s, \(within)" } ?? "never \(within)",
            field: "settlingDuration", json: JSONText.number(settled))
        add(field: "within", tolerance.json)
        guard let count else { return }
        let distance = (motion.target - motion.start).magnitude
        let percent = distance > 0 ? " (\(Table.text(motion.overshoot / distance * 100)) %)" : ""
        add(
            "overshoot", Table.text(motion.overshoot) + percent, field: "overshoot",
            json: JSONText.number(motion.overshoot))
        let (low, high) = motion.extremes
        add(
            "extremes", "\(Table.text(low)) to \(Table.text(high))", field: "minimum",
            json: JSONText.number(low))
        add(field: "maximum", JSONText.number(high))
        let peaks = Array(motion.turningPoints.lazy.drop { $0.time == 0 }.prefix(count))
        let crossings = Array(motion.timesAtTarget.lazy.drop { $0 == 0 }.prefix(count))
        if !peaks.isEmpty || !crossings.isEmpty { addSpace() }
        for (index, peak) in peaks.enumerated() {
            add(index == 0 ? "peaks" : "", "\(Table.text(peak.time)) s at \(Table.text(peak.position))")
        }
        for (index, time) in crossings.enumerated() {
            add(index == 0 ? "at target" : "", "\(Table.text(time)) s")
        }
        let lists = ["times": peaks.map(\.time), "values": peaks.map(\.position)] as KeyValuePairs
        add(field: "peaks", JSONText.object(lists.map { ($0.key, JSONText.numbers($0.value)) }))
        add(field: "crossings", JSONText.numbers(crossings))
    }
}
