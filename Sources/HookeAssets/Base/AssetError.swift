import Hooke

/// Why an asset was refused: the place in it, the value found there, and what is accepted.
public enum AssetError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A file that cannot be read at all, and why.
    case unreadable(file: String, reason: String)
    /// A text that stops being JSON, or says something twice or out of range; line and column (in bytes) from 1.
    /// In a `.glb` file they count from the start of its JSON chunk.
    case badText(line: Int, column: Int, reason: String)
    /// A `.glb` file whose container is wrong at a byte counted from 0.
    case badContainer(offset: Int, value: String, accepted: String)
    /// A value that is wrong, at a path such as `animations[0].samplers[1].input`. Elements count from 0.
    case badValue(path: String, value: String, accepted: String)
    /// A value that is not there.
    case missing(path: String, accepted: String)
    /// Values that are fine one by one, at a path, but that make no track.
    case noTrack(path: String, reason: HookeError)

    /// One sentence: place, value, what is accepted.
    public var description: String {
        switch self {
        case .unreadable(let file, let reason): "\(file) cannot be read: \(reason)"
        case .badText(let line, let column, let reason): "line \(line), column \(column): \(reason)"
        case .badContainer(let offset, let value, let accepted):
            "byte \(offset) is \(value); accepted: \(accepted)"
        case .badValue(let path, let value, let accepted): "\(path) is \(value); accepted: \(accepted)"
        case .missing(let path, let accepted): "\(path) is missing; accepted: \(accepted)"
        case .noTrack(let path, let reason): "\(path) is not a valid track: \(reason)"
        }
    }

    /// The same about something shared, with the place that it was read for.
    func asked(by user: String) -> AssetError {
        switch self {
        case .badValue(let path, let value, let accepted):
            .badValue(path: path, value: value, accepted: "\(accepted), for \(user)")
        case .missing(let path, let accepted):
            .missing(path: path, accepted: "\(accepted), for \(user)")
        case .unreadable, .badText, .badContainer, .noTrack: self
        }
    }
}
