/// A change from one value to another: how long, from when, by which curve.
public struct TokenTransition: Hashable, Sendable {
    /// The time that it takes.
    public var duration: TokenDuration
    /// The time before it begins.
    public var delay: TokenDuration
    /// The curve from 0 to 1.
    public var curve: TimingFunction

    /// Creates a transition.
    /// - Parameters:
    ///   - duration: The time that it takes.
    ///   - delay: The time before it begins.
    ///   - curve: The curve from 0 to 1.
    public init(duration: TokenDuration, delay: TokenDuration = .zero, curve: TimingFunction) {
        self.duration = duration
        self.delay = delay
        self.curve = curve
    }
}

extension TokenTransition: CustomStringConvertible {
    /// The transition as CSS orders it: `300ms cubic-bezier(0.2, 0, 0, 1) 100ms`.
    public var description: String {
        "\(duration) \(curve.text)" + (delay.value == 0 ? "" : " \(delay)")
    }
}

extension TokenTransition {
    /// Reads one transition as CSS writes it, with a duration; `nil` for other texts.
    init?(css text: String) {
        var times: [TokenDuration] = []
        var curves: [TimingFunction] = []
        for word in CSSSheet.parts(of: text, at: { $0.isWhitespace }) {
            if let time = TokenDuration(css: word) {
                times.append(time)
            } else if let curve = try? TimingFunction(css: word) {
                curves.append(curve)
            } else {
                return nil
            }
        }
        guard (1...2).contains(times.count), curves.count <= 1, times[0].value >= 0 else { return nil }
        // CSS has ease where no curve is given.
        self.init(
            duration: times[0], delay: times.count > 1 ? times[1] : .zero, curve: curves.first ?? .ease)
    }
}
