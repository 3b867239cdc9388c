/// The direction of a layout, with UIKit's raw values.
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
    /// Playback controls: never mirrored.
    case playback = 1
    /// Spatial directions: never mirrored.
    case spatial = 2
    /// Left to right in every scene.
    case forceLeftToRight = 3
    /// Right to left in every scene.
    case forceRightToLeft = 4
}

/// An edge relative to the reading direction.
public enum DirectionalEdge: String, CaseIterable, Hashable, Sendable, Codable {
    /// Where lines begin: left in left-to-right layouts, right in right-to-left ones.
    case leading
    /// Where lines end.
    case trailing
    /// The upper edge.
    case top
    /// The lower edge.
    case bottom
}

extension Edge {
    /// Creates the edge that a directional edge means in a layout direction.
    public init(_ edge: DirectionalEdge, in direction: LayoutDirection) {
        self =
            switch (edge, direction) {
            case (.leading, .leftToRight), (.trailing, .rightToLeft): .left
            case (.trailing, .leftToRight), (.leading, .rightToLeft): .right
            case (.top, _): .top
            case (.bottom, _): .bottom
            }
    }

    /// The edge in the opposite layout direction: left and right swapped.
    public var mirrored: Edge {
        switch self {
        case .left: .right
        case .right: .left
        case .top, .bottom: self
        }
    }
}
