/// The properties that animations move. `frame` and `center` are spelled through `bounds` and `position`.
public enum AnimatedProperty: String, CaseIterable, Hashable, Sendable, Codable {
    case bounds, position, anchorPoint, zPosition, transform, sublayerTransform
    case opacity, backgroundColor, cornerRadius
    case borderWidth, borderColor, shadowColor, shadowOpacity, shadowOffset, shadowRadius
}

extension AnimatedProperty {
    /// A small number of its own.
    var ordinal: Int {
        switch self {
        case .bounds: 0
        case .position: 1
        case .anchorPoint: 2
        case .zPosition: 3
        case .transform: 4
        case .sublayerTransform: 5
        case .opacity: 6
        case .backgroundColor: 7
        case .cornerRadius: 8
        case .borderWidth: 9
        case .borderColor: 10
        case .shadowColor: 11
        case .shadowOpacity: 12
        case .shadowOffset: 13
        case .shadowRadius: 14
        }
    }
}
