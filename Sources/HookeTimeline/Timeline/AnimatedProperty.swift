/// The animatable properties. `frame` and `center` set `bounds` and `position`.
public enum AnimatedProperty: String, NamedCase, CaseIterable, Hashable, Sendable {
    case bounds, position, anchorPoint, zPosition, transform, sublayerTransform
    case opacity, backgroundColor, cornerRadius
    case borderWidth, borderColor, shadowColor, shadowOpacity, shadowOffset, shadowRadius
}

#if !hasFeature(Embedded)
    extension AnimatedProperty: Codable {}
#endif
