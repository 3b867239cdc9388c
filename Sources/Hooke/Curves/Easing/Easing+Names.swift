// The names of easing functions.

extension Easing: CaseIterable {
    /// The 30 easing functions of easings.net: each family but `pow` with its three directions.
    public static var allCases: [Easing] {
        Family.allCases.filter { $0 != .pow }.flatMap { family in
            Direction.allCases.map { Easing(family, $0) }
        }
    }

    /// The name on easings.net: `easeInSine`, `easeOutBounce`; with the numbers of the formula where they are not the usual
    /// ones: `easeInBack(2.5)`.
    public var name: String {
        guard let parameters else { return plainName }
        var text = plainName
        for index in family.parameters.indices {
            text += (index == 0 ? "(" : ", ") + CSSDecimal(parameters[index]).text
        }
        return text + ")"
    }

    /// The name without numbers.
    package var plainName: String {
        // By bytes: letters of text need Unicode's tables, which a small program does not link.
        var bytes = family.rawValue.bytes
        bytes[0] -= 32
        return direction.rawValue + String(bytes: bytes)
    }

    /// Creates one of ``allCases`` by its name, spelled as `name` does; `nil` for any other text. `TimingFunction(text:)`
    /// reads names with numbers too.
    public init?(named name: String) {
        guard let found = Self.allCases.first(where: { $0.name.hasSameBytes(as: name) }) else {
            return nil
        }
        self = found
    }
}

extension Easing {
    /// `sine`, easing in.
    public static let easeInSine = Easing(.sine, .easeIn)
    /// `sine`, easing out.
    public static let easeOutSine = Easing(.sine, .easeOut)
    /// `sine`, easing in and out.
    public static let easeInOutSine = Easing(.sine, .easeInOut)
    /// `quad`, easing in.
    public static let easeInQuad = Easing(.quad, .easeIn)
    /// `quad`, easing out.
    public static let easeOutQuad = Easing(.quad, .easeOut)
    /// `quad`, easing in and out.
    public static let easeInOutQuad = Easing(.quad, .easeInOut)
    /// `cubic`, easing in.
    public static let easeInCubic = Easing(.cubic, .easeIn)
    /// `cubic`, easing out.
    public static let easeOutCubic = Easing(.cubic, .easeOut)
    /// `cubic`, easing in and out.
    public static let easeInOutCubic = Easing(.cubic, .easeInOut)
    /// `quart`, easing in.
    public static let easeInQuart = Easing(.quart, .easeIn)
    /// `quart`, easing out.
    public static let easeOutQuart = Easing(.quart, .easeOut)
    /// `quart`, easing in and out.
    public static let easeInOutQuart = Easing(.quart, .easeInOut)
    /// `quint`, easing in.
    public static let easeInQuint = Easing(.quint, .easeIn)
    /// `quint`, easing out.
    public static let easeOutQuint = Easing(.quint, .easeOut)
    /// `quint`, easing in and out.
    public static let easeInOutQuint = Easing(.quint, .easeInOut)
    /// `expo`, easing in.
    public static let easeInExpo = Easing(.expo, .easeIn)
    /// `expo`, easing out.
    public static let easeOutExpo = Easing(.expo, .easeOut)
    /// `expo`, easing in and out.
    public static let easeInOutExpo = Easing(.expo, .easeInOut)
    /// `circ`, easing in.
    public static let easeInCirc = Easing(.circ, .easeIn)
    /// `circ`, easing out.
    public static let easeOutCirc = Easing(.circ, .easeOut)
    /// `circ`, easing in and out.
    public static let easeInOutCirc = Easing(.circ, .easeInOut)
    /// `back`, easing in.
    public static let easeInBack = Easing(.back, .easeIn)
    /// `back`, easing out.
    public static let easeOutBack = Easing(.back, .easeOut)
    /// `back`, easing in and out.
    public static let easeInOutBack = Easing(.back, .easeInOut)
    /// `elastic`, easing in.
    public static let easeInElastic = Easing(.elastic, .easeIn)
    /// `elastic`, easing out.
    public static let easeOutElastic = Easing(.elastic, .easeOut)
    /// `elastic`, easing in and out.
    public static let easeInOutElastic = Easing(.elastic, .easeInOut)
    /// `bounce`, easing in.
    public static let easeInBounce = Easing(.bounce, .easeIn)
    /// `bounce`, easing out.
    public static let easeOutBounce = Easing(.bounce, .easeOut)
    /// `bounce`, easing in and out.
    public static let easeInOutBounce = Easing(.bounce, .easeInOut)
}
