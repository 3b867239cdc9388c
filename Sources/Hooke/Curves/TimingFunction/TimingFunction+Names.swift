// Timing functions by name.

extension TimingFunction {
    /// The names that `init(text:)` accepts, each once: CSS's keywords, the 30 easing functions, Material Design's curves.
    ///
    /// - `linear`, `ease`, `easeIn`, `easeOut`, `easeInOut`: as in CSS, where they are spelled `ease-in`;
    /// - `easeInSine` … `easeInOutBounce`: ``Easing``, by exact formulas;
    /// - `standard` … `emphasizedAccelerate`, and `emphasized`, a path of two Béziers: Material Design 3;
    /// - `fastOutSlowIn`, `fastOutLinearIn`, `linearOutSlowIn`: Material Design 2 and Android.
    public static var names: [String] { named.map { $0.name } }

    /// Creates the timing function of a name in ``names``, or of a keyword of CSS; `nil` for any other text.
    init?(named name: String) {
        if let keyword = CubicBezier(keyword: CSSWord(name)) {
            self = .bezier(keyword)
        } else if let found = Self.named.first(where: { isSameName($0.name, name) }) {
            self = found.curve
        } else {
            return nil
        }
    }

    private static var named: [(name: String, curve: TimingFunction)] {
        let css: [(String, CubicBezier)] = [
            ("linear", .linear), ("ease", .ease), ("easeIn", .easeIn), ("easeOut", .easeOut),
            ("easeInOut", .easeInOut),
        ]
        let material: [(String, CubicBezier)] = [
            ("standard", .standard), ("standardDecelerate", .standardDecelerate),
            ("standardAccelerate", .standardAccelerate), ("emphasizedDecelerate", .emphasizedDecelerate),
            ("emphasizedAccelerate", .emphasizedAccelerate), ("fastOutSlowIn", .fastOutSlowIn),
            ("fastOutLinearIn", .fastOutLinearIn), ("linearOutSlowIn", .linearOutSlowIn),
        ]
        return css.map { ($0.0, .bezier($0.1)) } + Easing.allCases.map { ($0.name, .easing($0)) }
            + material.map { ($0.0, .bezier($0.1)) } + [("emphasized", .path(.emphasized))]
    }
}
