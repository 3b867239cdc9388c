import HookeSolvers

/// What there is to say about a fit: the same for `hooke spring fit` and `hooke eval`.
struct FitReport {
    let fit: SpringFit
    let tolerance: Double?

    /// A report of a fit whose samples may be off by `tolerance`, or by what looks like noise.
    /// - Throws: `HookeError.outOfRange` for a tolerance that is negative, NaN or infinite.
    init(fit: SpringFit, tolerance: Double?) throws(HookeError) {
        if let tolerance, !(tolerance >= 0 && tolerance.isFinite) {
            throw .outOfRange(
                field: "tolerance", value: tolerance, accepted: "a finite number that is at least 0")
        }
        self.fit = fit
        self.tolerance = tolerance
    }

    /// A field of `SpringFit` as the question and, with dashes, the command spell it.
    static func spelled(_ field: HookeError.Field) -> String {
        switch field {
        case "known.start", .start: "from"
        case "known.target", .target: "to"
        case "known.initialVelocity", .initialVelocity: "velocity"
        default: field.name
        }
    }

    var verdict: SpringFit.Verdict { fit.verdict(within: tolerance) }

    /// Why the samples are no spring's; `nil` if they are.
    var refusal: String? {
        do {
            _ = try fit.motion(within: tolerance)
            return nil
        } catch {
            guard case .noSolution(_, let reason) = error else { return "\(error)" }
            return reason
        }
    }

    /// The verdict in a word.
    var word: String {
        switch verdict {
        case .spring: "spring"
        case .ambiguous: "ambiguous"
        case .notASpring: "notASpring"
        }
    }

    /// The members of a JSON object: the verdict, the nearest motion in every spelling, and what is left.
    var members: [(String, String)] {
        var members = [("verdict", JSONText.string(word))]
        if let refusal { members.append(("reason", JSONText.string(refusal))) }
        let motion = fit.nearest
        members += SpringReport.spellings(of: motion.spring).map { ($0.field, JSONText.number($0.value)) }
        let errors = fit.standardErrors
        return members + [
            ("regime", JSONText.string(motion.spring.regime.rawValue)),
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

    /// The fit as a table of words and numbers of six digits.
    var table: String {
        let (motion, errors) = (fit.nearest, fit.standardErrors)
        var table = Table()
        table.add("verdict", word == "ambiguous" ? "a spring, but others fit as well" : "a spring")
        table.add("regime", motion.spring.regime.rawValue)
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
        table.add("root mean square", Table.text(residual.rootMeanSquare))
        table.add("largest", "\(Table.text(residual.largest)) at sample \(residual.indexOfLargest)")
        return table.text
    }
}
