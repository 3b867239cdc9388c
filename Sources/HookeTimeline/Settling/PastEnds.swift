/// What motions do before the start and after the end of a span that is scrubbed or settles: they rest, or they continue
/// along their tangents in an overshoot.
///
/// Inside the span both show the same. Beyond an end, a change from one to the other would be a jump. So a rule is taken
/// only inside the span, and what motions do beyond an end stays until the span is entered again.
package struct PastEnds: Sendable, Equatable {
    /// Whether motions continue.
    package private(set) var continues = false

    /// Motions rest.
    package init() {}

    /// Motions rest from now on, if a hand holds a fraction inside the span.
    package mutating func hold(at fraction: Double) {
        if (0...1).contains(fraction) { continues = false }
    }

    /// Motions do what a settle says that begins now, if it begins inside the span.
    package mutating func settle(by overshoot: SettlePlan.Overshoot, from time: Double, span: Double) {
        if time >= 0, time <= span { continues = overshoot.continuesMotions }
    }

    /// Motions rest: the settle is over.
    package mutating func rest() { continues = false }

    /// Whether a motion that ends at `end` continues at a time: it ends with the span (up to rounding), or the time is before
    /// the span.
    package func continues(past end: Double, at time: Double, span: Double) -> Bool {
        continues && (time < 0 || end >= span * (1 - 1e-12))
    }
}

extension SettlePlan.Overshoot {
    /// Whether the fraction, and motions with it, pass the ends.
    fileprivate var continuesMotions: Bool {
        switch self {
        case .clamp: false
        case .extrapolate, .rubberBand: true
        }
    }
}
