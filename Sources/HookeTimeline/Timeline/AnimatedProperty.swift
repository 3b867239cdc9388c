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
        case .bounds: Traits(.rectangle, .place, .place, .sizes, scaling: .size)
        case .position: Traits(.point, .place, .place, scaling: .offset)
        case .anchorPoint: Traits(.point, .place, .placeInBounds)
        case .zPosition: Traits(.number, .place, .place)
        case .transform: Traits(.transform, .place, .place, .sizes, scaling: .offset)
        case .sublayerTransform: Traits(.transform, .content, .placeOfSublayers)
        case .opacity: Traits(.number, .place, .color, .fractions)
        case .backgroundColor: Traits(.color, .content, .color, .fractions)
        case .cornerRadius: Traits(.number, .outline, .outline, .sizes)
        case .borderWidth: Traits(.number, .edge, .outline, .sizes)
        case .borderColor: Traits(.color, .edge, .color, .fractions)
        case .shadowColor: Traits(.color, .edge, .color, .fractions)
        case .shadowOpacity: Traits(.number, .edge, .color, .fractions)
        case .shadowOffset: Traits(.size, .edge, .outline)
        case .shadowRadius: Traits(.number, .edge, .outline, .sizes)
        case .fillColor: Traits(.color, .content, .color, .fractions, isShape: true)
        case .strokeColor: Traits(.color, .content, .color, .fractions, isShape: true)
        case .lineWidth: Traits(.number, .content, .outline, .sizes, isShape: true)
        case .strokeStart: Traits(.number, .content, .color, .fractions, isShape: true)
        case .strokeEnd: Traits(.number, .content, .color, .fractions, isShape: true)
        case .lineDashPhase: Traits(.number, .content, .outline, isShape: true)
        case .miterLimit: Traits(.number, .content, .outline, .sizes, isShape: true)
        case .startPoint: Traits(.point, .content, .color, isShape: true)
        case .endPoint: Traits(.point, .content, .color, isShape: true)
        case .path: Traits(.path, .content, .outline, isShape: true)
        case .shadowPath: Traits(.path, .edge, .outline, isShape: true)
        case .colors: Traits(.colors, .content, .color, isShape: true)
        case .locations: Traits(.numbers, .content, .color, isShape: true)
        }
    }

    /// What the values of a property are, and what they do.
    package struct Traits: Sendable {
        /// The type of the values.
        package enum Kind: Sendable {
            case number, point, size, rectangle, color, transform, path, colors, numbers
        }

        /// What of a layer it belongs to. A transition of pictures of the layer treats the parts differently.
        package enum Part: Sendable {
            /// Where the layer is, and its opacity.
            case place
            /// Which part of its bounds the layer fills.
            case outline
            /// The border and the shadow.
            case edge
            /// What the layer draws inside, and its sublayers.
            case content
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

        /// How a change of the screen's size scales motions.
        package enum Scaling: Sendable {
            case none
            /// By the factors of both axes; of a transform, its translation.
            case offset
            /// The width and the height.
            case size
        }

        package let kind: Kind
        package let part: Part
        package let effect: Effect
        package let range: Range
        package let scaling: Scaling
        /// Whether the property belongs to a `LayerShape`.
        package let isShape: Bool

        init(
            _ kind: Kind, _ part: Part, _ effect: Effect, _ range: Range = .any, scaling: Scaling = .none,
            isShape: Bool = false
        ) {
            (self.kind, self.part, self.effect, self.range) = (kind, part, effect, range)
            (self.scaling, self.isShape) = (scaling, isShape)
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
