/// The animatable properties. `frame` and `center` set `bounds` and `position`.
///
/// A new case compiles once its `traits`, its field in a view's state, and what each export does with it are stated.
public enum AnimatedProperty: String, NamedCase, CaseIterable, Hashable, Sendable {
    case bounds, position, anchorPoint, zPosition, transform, sublayerTransform
    case opacity, backgroundColor, cornerRadius
    case borderWidth, borderColor, shadowColor, shadowOpacity, shadowOffset, shadowRadius
    case fillColor, strokeColor, lineWidth, strokeStart, strokeEnd, lineDashPhase, miterLimit
    case startPoint, endPoint, path, shadowPath, colors, locations

    /// The properties of every layer: all that do not belong to a `LayerShape`.
    package static var layerCases: [AnimatedProperty] { allCases.filter { !$0.isShape } }

    /// What its values are, and what they do.
    package var traits: Traits {
        switch self {
        case .bounds: Traits(.rectangle, .place, .sizes)
        case .position: Traits(.point, .place)
        case .anchorPoint: Traits(.point, .placeInBounds)
        case .zPosition: Traits(.number, .place)
        case .transform: Traits(.transform, .place, .sizes)
        case .sublayerTransform: Traits(.transform, .placeOfSublayers)
        case .opacity: Traits(.number, .color, .fractions)
        case .backgroundColor: Traits(.color, .color, .fractions)
        case .cornerRadius: Traits(.number, .outline, .sizes)
        case .borderWidth: Traits(.number, .outline, .sizes)
        case .borderColor: Traits(.color, .color, .fractions)
        case .shadowColor: Traits(.color, .color, .fractions)
        case .shadowOpacity: Traits(.number, .color, .fractions)
        case .shadowOffset: Traits(.size, .outline)
        case .shadowRadius: Traits(.number, .outline, .sizes)
        case .fillColor: Traits(.color, .color, .fractions, isShape: true)
        case .strokeColor: Traits(.color, .color, .fractions, isShape: true)
        case .lineWidth: Traits(.number, .outline, .sizes, isShape: true)
        case .strokeStart: Traits(.number, .color, .fractions, isShape: true)
        case .strokeEnd: Traits(.number, .color, .fractions, isShape: true)
        case .lineDashPhase: Traits(.number, .outline, isShape: true)
        case .miterLimit: Traits(.number, .outline, .sizes, isShape: true)
        case .startPoint: Traits(.point, .color, isShape: true)
        case .endPoint: Traits(.point, .color, isShape: true)
        case .path: Traits(.path, .outline, isShape: true)
        case .shadowPath: Traits(.path, .outline, isShape: true)
        case .colors: Traits(.colors, .color, isShape: true)
        case .locations: Traits(.numbers, .color, isShape: true)
        }
    }

    /// What the values of a property are, and what they do.
    package struct Traits: Sendable {
        /// The type of the values.
        package enum Kind: Sendable {
            case number, point, size, rectangle, color, transform, path, colors, numbers
        }

        /// What an error of the values changes.
        package enum Effect: Sendable {
            /// The place of the layer on the screen.
            case place
            /// The same, by fractions of the bounds.
            case placeInBounds
            /// The place of the sublayers.
            case placeOfSublayers
            /// A line of the layer, by as many points.
            case outline
            /// Colours, or fractions of a length or of the bounds.
            case color
        }

        /// The numbers that a value may have.
        package enum Range: Sendable {
            case any
            /// Sizes or scales, which are not negative.
            case sizes
            /// From 0 to 1; premultiplied components up to their alpha.
            case fractions
        }

        package let kind: Kind
        package let effect: Effect
        package let range: Range
        /// Whether the property belongs to a `LayerShape`.
        package let isShape: Bool

        init(_ kind: Kind, _ effect: Effect, _ range: Range = .any, isShape: Bool = false) {
            (self.kind, self.effect, self.range, self.isShape) = (kind, effect, range, isShape)
        }
    }

    /// Whether it belongs to a `LayerShape`.
    package var isShape: Bool { traits.isShape }

    /// Whether its values are paths or lists of numbers.
    package var isList: Bool {
        switch traits.kind {
        case .path, .colors, .numbers: true
        case .number, .point, .size, .rectangle, .color, .transform: false
        }
    }
}

#if !hasFeature(Embedded)
    extension AnimatedProperty: Codable {}
#endif
