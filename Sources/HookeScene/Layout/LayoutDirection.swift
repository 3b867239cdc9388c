/// Which way a layout runs, with UIKit's raw values.
public enum LayoutDirection: Int, CaseIterable, Hashable, Sendable, Codable {
    /// As in Latin script.
    case leftToRight = 0
    /// As in Arabic and Hebrew.
    case rightToLeft = 1
}

/// Whether a view follows the layout direction of its scene, with UIKit's raw values.
public enum SemanticContentAttribute: Int, CaseIterable, Hashable, Sendable, Codable {
    /// Follows the scene.
    case unspecified = 0
    /// Controls of playback: never mirrored.
    case playback = 1
    /// Directions in space: never mirrored.
    case spatial = 2
    /// From left to right, whatever the scene says.
    case forceLeftToRight = 3
    /// From right to left, whatever the scene says.
    case forceRightToLeft = 4
}

/// A side of the screen as reading finds it.
public enum DirectionalEdge: String, CaseIterable, Hashable, Sendable, Codable {
    /// Where lines begin: the left from left to right, the right from right to left.
    case leading
    /// Where lines end.
    case trailing
    /// The upper side, either way.
    case top
    /// The lower side, either way.
    case bottom
}

extension Edge {
    /// The side that a directional edge is in a layout.
    public init(_ edge: DirectionalEdge, in direction: LayoutDirection) {
        self =
            switch (edge, direction) {
            case (.leading, .leftToRight), (.trailing, .rightToLeft): .left
            case (.trailing, .leftToRight), (.leading, .rightToLeft): .right
            case (.top, _): .top
            case (.bottom, _): .bottom
            }
    }

    /// The side that the edge is when the layout runs the other way: left for right.
    public var mirrored: Edge {
        switch self {
        case .left: .right
        case .right: .left
        case .top, .bottom: self
        }
    }
}
