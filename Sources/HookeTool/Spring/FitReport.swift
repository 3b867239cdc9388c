import HookeSolvers

/// The report of a fit, for `hooke spring fit` and `hooke eval`.
struct FitReport {
    let fit: SpringFit
    let tolerance: Double?

    /// A report of the spring nearest to samples that may have an error of `tolerance`; `nil` accepts what looks like noise.
    ///
    /// Without a start time it is the first sample's. If no spring fits from there, but one does after some rest, that is
    /// reported.
    /// - Throws: `HookeError.outOfRange` for a tolerance that is negative, NaN or infinite, and what `SpringFit` throws.
    init(
        times: [Double], values: [Double], startTime: Double?, known: SpringFit.Known, mass: Double,
        loss: SpringFit.Loss, tolerance: Double?
    ) throws(HookeError) {
        if let tolerance, !(tolerance >= 0 && tolerance.isFinite) {
            throw .outOfRange(
                field: "tolerance", value: tolerance, accepted: "a finite number that is at least 0")
        }
        var fit = try SpringFit(
            times: times, values: values, startTime: startTime, known: known, mass: mass, loss: loss)
        if startTime == nil, fit.verdict(within: tolerance) == .notASpring(.misses) {
            let later = try SpringFit.findingStart(
                times: times, values: values, known: known, mass: mass, loss: loss)
            if case .spring = later.verdict(within: tolerance) { fit = later }
        }
        self.fit = fit
        self.tolerance = tolerance
    }

    /// Returns the name of a field of `SpringFit` in questions and, with dashes, in options.
    static func spelled(_ field: HookeError.Field) -> String {
        switch field {
        case "known.start", .start: "from"
        case "known.target", .target: "to"
        case "known.initialVelocity", .initialVelocity: "velocity"
        default: field.name
        }
    }

    var verdict: SpringFit.Verdict { fit.verdict(within: tolerance) }

    /// Why no spring fits the samples; `nil` if one does.
    var refusal: String? {
        do {
            _ = try fit.motion(within: tolerance)
            return nil
        } catch {
            guard case .noSolution(_, let reason) = error else { return "\(error)" }
            return reason
        }
    }

    /// The verdict as a word.
    var word: String {
        switch verdict {
        case .spring: "spring"
        case .ambiguous: "ambiguous"
        case .notASpring: "notASpring"
        }
    }

    /// The verdict, the nearest motion in every parametrisation, and the residual.
    var report: Report {
        let (motion, errors, residual) = (fit.nearest, fit.standardErrors, fit.residual)
        var report = Report()
        report.add(
            "verdict", word == "ambiguous" ? "a spring; other springs fit as well" : "a spring",
            field: "verdict", json: JSONText.string(word))
        if let refusal { report.add(field: "reason", JSONText.string(refusal)) }
        report.add("regime", motion.spring.reportedRegime.rawValue)
        report.add(motion.spring, errors: (errors.stiffness, errors.damping))
        report.addSpace()
        report.add("from", number: motion.start, error: errors.start)
        report.add("to", number: motion.target, error: errors.target)
        report.add("velocity", number: motion.initialVelocity, error: errors.initialVelocity)
        report.add("starts at", number: fit.startTime, unit: "s", field: "startTime")
        report.addSpace()
        report.add("samples", "\(residual.count)")
        let list = fit.outliers.prefix(10).map(String.init).joined(separator: ", ")
        let outliers = "\(fit.outliers.count): samples \(list)\(fit.outliers.count > 10 ? ", …" : "")"
        if !fit.outliers.isEmpty { report.add("outliers", outliers) }
        report.add("root mean square", Table.text(residual.rootMeanSquare))
        report.add("largest", "\(Table.text(residual.largest)) at sample \(residual.indexOfLargest)")
        report.add(
            field: "residual",
            JSONText.object([
                "rootMeanSquare": JSONText.number(residual.rootMeanSquare),
                "largest": JSONText.number(residual.largest),
                "explained": JSONText.number(residual.explained),
            ]))
        report.add(field: "outliers", JSONText.array(fit.outliers.map(String.init)))
        report.add(
            field: "standardErrors",
            JSONText.object([
                "stiffness": JSONText.number(errors.stiffness), "damping": JSONText.number(errors.damping),
                "from": JSONText.number(errors.start), "to": JSONText.number(errors.target),
                "velocity": JSONText.number(errors.initialVelocity),
            ]))
        return report
    }
}
