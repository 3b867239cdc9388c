/// What the previews refuse, and why.
public enum PreviewError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A recording that cannot be drawn: the field, its value, what is accepted.
    case badRecording(field: String, value: String, accepted: String)
    /// A plot that cannot be drawn: the field, its value, what is accepted.
    case badPlot(field: PlotField, value: String, accepted: String)
    /// A file or folder that could not be written; nothing new is left behind.
    case cannotWrite(path: String, reason: String)

    /// One sentence: what, and why.
    public var description: String {
        switch self {
        case .badRecording(let field, let value, let accepted):
            "\(field) is \(value); accepted: \(accepted)"
        case .badPlot(let field, let value, let accepted):
            "\(field) is \(value); accepted: \(accepted)"
        case .cannotWrite(let path, let reason):
            "\(path) cannot be written: \(reason)"
        }
    }
}

/// The part of a plot that is refused.
public enum PlotField: Hashable, Sendable, CustomStringConvertible {
    /// The number of curves, of channels or of cards.
    case curves, channels, cards
    /// The curve or channel of a label.
    case line(String)
    /// The time, or the value, of a key of the channel of a label.
    case keyTime(Int, of: String), keyValue(Int, of: String)
    /// The times to show, or how long.
    case time, duration
    /// The distance, or the speed, of the tolerance.
    case tolerance, toleranceSpeed
    /// The rectangle, or the number of poses, of the card of a label.
    case rectangle(of: String), poses(of: String)
    /// The eye, or the near plane.
    case eye, near

    /// The name in messages.
    public var description: String {
        switch self {
        case .curves: "curves"
        case .channels: "channels"
        case .cards: "cards"
        case .line(let label): "\"\(label)\""
        case .keyTime(let index, let label): "the time of key \(index) of \"\(label)\""
        case .keyValue(let index, let label): "the value of key \(index) of \"\(label)\""
        case .time: "time"
        case .duration: "duration"
        case .tolerance: "tolerance"
        case .toleranceSpeed: "tolerance's speed"
        case .rectangle(let label): "the rectangle of \"\(label)\""
        case .poses(let label): "poses of \"\(label)\""
        case .eye: "eye"
        case .near: "near"
        }
    }
}
