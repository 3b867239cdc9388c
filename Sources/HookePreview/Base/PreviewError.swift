public import HookeExport

/// An error of the previews: invalid input, or a file that cannot be written.
public enum PreviewError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The recording is invalid: the field, its value and what is accepted.
    case badRecording(field: String, value: String, accepted: String)
    /// The plot is invalid: the field, its value and what is accepted.
    case badPlot(field: PlotField, value: String, accepted: String)
    /// A file or folder could not be written. Nothing new is left on disk.
    case cannotWrite(path: String, reason: String)
    /// HTML cannot show a view of the recording.
    case unshown(ExportError)

    /// One sentence with the field, its value and what is accepted, or with the path and the reason.
    public var description: String {
        switch self {
        case .badRecording(let field, let value, let accepted):
            "\(field) is \(value); accepted: \(accepted)"
        case .badPlot(let field, let value, let accepted):
            "\(field) is \(value); accepted: \(accepted)"
        case .cannotWrite(let path, let reason):
            "\(path) cannot be written: \(reason)"
        case .unshown(let error): "\(error)"
        }
    }
}

/// The part of a plot that an error refers to.
public enum PlotField: Hashable, Sendable, CustomStringConvertible {
    /// The number of curves, channels or cards.
    case curves, channels, cards
    /// The curve or channel with a label.
    case line(String)
    /// The time or value of a key, by its index and the label of its channel.
    case keyTime(Int, of: String), keyValue(Int, of: String)
    /// The range of times, or the duration.
    case time, duration
    /// The distance or the speed of the tolerance.
    case tolerance, toleranceSpeed
    /// The rectangle of a card, or its number of poses, by the card's label.
    case rectangle(of: String), poses(of: String)
    /// The eye, or the near plane.
    case eye, near

    /// The name in error messages.
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
