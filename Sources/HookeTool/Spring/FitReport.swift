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

    /// The members of a JSON object: the verdict, the nearest motion in every parametrisation, and the residual.
    var members: [(String, String)] {
        var members = [("verdict", JSONText.string(word))]
        if let refusal { members.append(("reason", JSONText.string(refusal))) }
        let motion = fit.nearest
        members += SpringReport.spellings(of: motion.spring).map { ($0.field, JSONText.number($0.value)) }
        let errors = fit.standardErrors
        return members + [
            ("regime", JSONText.string(motion.spring.reportedRegime.rawValue)),
            ("from", JSONText.number(motion.start)), ("to", JSONText.number(motion.target)),
            ("velocity", JSONText.number(motion.initialVelocity)),
            ("startTime", JSONText.number(fit.startTime)),
            (
                "residual",
                JSONText.object([
                    "rootMeanSquare": JSONText.number(fit.residual.rootMeanSquare),
                    "largest": JSONText.number(fit.residual.largest),
                    "explained": JSONText.number(fit.residual.explained),
                ])
            ),
            ("outliers", JSONText.array(fit.outliers.map(String.init))),
            (
                "standardErrors",
                JSONText.object([
                    "stiffness": JSONText.number(errors.stiffness),
                    "damping": JSONText.number(errors.damping), "from": JSONText.number(errors.start),
                    "to": JSONText.number(errors.target),
                    "velocity": JSONText.number(errors.initialVelocity),
                ])
            ),
        ]
    }

    /// The fit as a table, with numbers of six digits.
    var table: String {
        let (motion, errors) = (fit.nearest, fit.standardErrors)
        var table = Table()
        table.add("verdict", word == "ambiguous" ? "a spring; other springs fit as well" : "a spring")
        table.add("regime", motion.spring.reportedRegime.rawValue)
        for line in SpringReport.spellings(of: motion.spring) {
            let error = ["stiffness": errors.stiffness, "damping": errors.damping][line.field]
            table.add(line, error: error)
        }
        table.addSpace()
        table.add("from", Table.text(motion.start, error: errors.start))
        table.add("to", Table.text(motion.target, error: errors.target))
        table.add("velocity", Table.text(motion.initialVelocity, error: errors.initialVelocity))
        table.add("starts at", "\(Table.text(fit.startTime)) s")
        table.addSpace()
        let residual = fit.residual
        table.add("samples", "\(residual.count)")
        if !fit.outliers.isEmpty {
            let list = fit.outliers.prefix(10).map(String.init).joined(separator: ", ")
            table.add(
                "outliers", "\(fit.outliers.count): samples \(list)\(fit.outliers.count > 10 ? ", …" : "")")
        }
        table.add("root mean square", Table.text(residual.rootMeanSquare))
        table.add("largest", "\(Table.text(residual.largest)) at sample \(residual.indexOfLargest)")
        return table.text
    }
}
