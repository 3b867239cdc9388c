/// The properties that animations move. `frame` and `center` are spelled through `bounds` and `position`.
public enum AnimatedProperty: String, CaseIterable, Hashable, Sendable, Codable {
    case bounds, position, anchorPoint, zPosition, transform, sublayerTransform
    case opacity, backgroundColor, cornerRadius
    case borderWidth, borderColor, shadowColor, shadowOpacity, shadowOffset, shadowRadius
}
