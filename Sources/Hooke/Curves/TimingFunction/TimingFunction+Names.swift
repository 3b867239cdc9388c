// Timing functions by name.

extension TimingFunction {
    /// The names that `init(text:)` accepts, each once: CSS's keywords, the 30 easing functions, Material Design's curves.
    ///
    /// - `linear`, `ease`, `easeIn`, `easeOut`, `easeInOut`: as in CSS, where they are spelled `ease-in`;
    /// - `easeInSine` … `easeInOutBounce`: ``Easing``, by exact formulas;
    /// - `standard` … `emphasizedAccelerate`, and `emphasized`, a path of two Béziers: Material Design 3;
    /// - `fastOutSlowIn`, `fastOutLinearIn`, `linearOutSlowIn`: Material Design 2 and Android.
    public static var names: [String] {
        words("linear ease easeIn easeOut easeInOut") + Easing.allCases.map { $0.name }
            + material.map { $0.name } + ["emphasized"]
    }

    /// Creates the timing function of a name in ``names``, or of a keyword of CSS; `nil` for any other text.
    init?(named name: String) {
        func isNamed(_ other: String) -> Bool { isSameName(name, other) }
        if let found = (CubicBezier.keywords + Self.material).first(where: { isNamed($0.name) }) {
            self = .bezier(found.curve)
        } else if let found = Easing.allCases.first(where: { isNamed($0.name) }) {
            self = .easing(found)
        } else if isNamed("emphasized") {
            self = .path(.emphasized)
        } else if isNamed("step-start") || isNamed("step-end") {
            self = .steps(isNamed("step-end") ? .stepEnd : .stepStart)
        } else {
            return nil
        }
    }

    private static let material: [(name: String, curve: CubicBezier)] = [
        ("standard", .standard), ("standardDecelerate", .standardDecelerate),
        ("standardAccelerate", .standardAccelerate), ("emphasizedDecelerate", .emphasizedDecelerate),
        ("emphasizedAccelerate", .emphasizedAccelerate), ("fastOutSlowIn", .fastOutSlowIn),
        ("fastOutLinearIn", .fastOutLinearIn), ("linearOutSlowIn", .linearOutSlowIn),
    ]
}
