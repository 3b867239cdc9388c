/// The animatable properties. `frame` and `center` set `bounds` and `position`.
public enum AnimatedProperty: String, NamedCase, CaseIterable, Hashable, Sendable {
    case bounds, position, anchorPoint, zPosition, transform, sublayerTransform
    case opacity, backgroundColor, cornerRadius
    case borderWidth, borderColor, shadowColor, shadowOpacity, shadowOffset, shadowRadius
    case fillColor, strokeColor, lineWidth, strokeStart, strokeEnd, lineDashPhase, miterLimit
    case startPoint, endPoint, path, shadowPath, colors, locations

    /// The properties of every layer: all that do not belong to a `LayerShape`.
    package static var layerCases: [AnimatedProperty] { allCases.filter { !$0.isShape } }

    /// Whether it belongs to a `LayerShape`: all from `fillColor` on.
    @inlinable package var isShape: Bool { caseNumber >= AnimatedProperty.fillColor.caseNumber }
    /// Whether its values are paths or lists of numbers: all from `path` on.
    @inlinable package var isList: Bool { caseNumber >= AnimatedProperty.path.caseNumber }
}

#if !hasFeature(Embedded)
    extension AnimatedProperty: Codable {}
#endif
