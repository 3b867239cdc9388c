import Hooke
internal import HookeJSON

/// An error of reading an asset, with the path, the value and what is accepted.
public enum AssetError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file cannot be read, for a reason.
    case unreadable(file: String, reason: String)
    /// The text is not JSON, has a repeated name or has a number out of range. Line and column (in characters)
    /// start at 1; in a `.glb` file at the start of its JSON chunk.
    case badText(line: Int, column: Int, reason: String)
    /// The container of a `.glb` file is invalid at a byte, counted from 0.
    case badContainer(offset: Int, value: String, accepted: String)
    /// A value is invalid, at a path such as `animations[0].samplers[1].input`. Elements count from 0.
    case badValue(path: String, value: String, accepted: String)
    /// A required value is missing.
    case missing(path: String, accepted: String)
    /// Values at a path that are valid one by one do not form a track.
    case noTrack(path: String, reason: HookeError)

    /// One sentence with the path, the value and what is accepted.
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

    /// Returns the error with the path of the user of a shared value.
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

extension AssetError: JSONNodeError {
    package static func unknownField(path: String, hint: String) -> AssetError {
        .badValue(path: path, value: "an unknown field", accepted: hint)
    }
}

typealias JSONNode = HookeJSON.JSONNode<AssetError>
