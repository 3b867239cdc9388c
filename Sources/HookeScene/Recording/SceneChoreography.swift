import Foundation
import Hooke

/// The description of a choreography of views. Its keys are properties of views, its values have four numbers, of which a
/// property uses the first ones.
public typealias SceneChoreographyPart = ChoreographyPart<PropertyKey, SIMD4<Double>>

/// A choreography of views.
public typealias SceneChoreography = Choreography<PropertyKey, SIMD4<Double>>

extension SceneView {
    /// Returns the key of a property of the view, for a choreography.
    nonisolated public func key(_ property: AnimatedProperty) -> PropertyKey {
        PropertyKey(view: id, property: property)
    }
}

extension SIMD4<Double> {
    /// A rectangle as a value of a choreography: x, y, width and height.
    public init(_ rectangle: CGRect) {
        self.init(rectangle.origin.x, rectangle.origin.y, rectangle.size.width, rectangle.size.height)
    }

    /// A colour as a value of a choreography: its premultiplied red, green and blue, and its alpha.
    public init(_ color: SceneColor) { self = color.premultiplied }
}

extension ChoreographyPart where Key == PropertyKey, Value == SIMD4<Double> {
    /// The motion of a number of a view: an opacity, a radius, a width.
    public static func motion(
        _ view: SceneView, _ property: AnimatedProperty, _ motion: ChoreographyMotion<Double>
    ) -> Self {
        .motion(view.key(property), motion.mapped { SIMD4($0, 0, 0, 0) })
    }

    /// The motion of a point of a view: its position or anchor point.
    public static func motion(
        _ view: SceneView, _ property: AnimatedProperty, _ motion: ChoreographyMotion<SIMD2<Double>>
    ) -> Self {
        .motion(view.key(property), motion.mapped { SIMD4($0.x, $0.y, 0, 0) })
    }

    /// The motion of a rectangle or a colour of a view.
    public static func motion(
        _ view: SceneView, _ property: AnimatedProperty, _ motion: ChoreographyMotion<SIMD4<Double>>
    ) -> Self {
        .motion(view.key(property), motion)
    }

    /// The same motion of a number of many views, with delays.
    public static func stagger(
        _ stagger: Stagger, _ views: some Sequence<SceneView>, _ property: AnimatedProperty,
        _ motion: ChoreographyMotion<Double>
    ) -> Self {
        .stagger(stagger, views.map { $0.key(property) }, motion.mapped { SIMD4($0, 0, 0, 0) })
    }
}
