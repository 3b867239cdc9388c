import Foundation
import HookeGeometry

/// A layer property or a component of one, by Core Animation's name: `position.x`, `transform.rotation.y`.
///
/// | names | value |
/// | --- | --- |
/// | `opacity`, `cornerRadius`, `zPosition` | a number |
/// | `position`, `anchorPoint`, `bounds.origin`, `bounds.size`; each with `.x` and `.y`, or `.width` and `.height` | a pair; a number |
/// | `bounds`, `backgroundColor`, `borderColor`, `shadowColor`, `fillColor`, `strokeColor` | a quad |
/// | `lineWidth`, `strokeStart`, `strokeEnd`, `lineDashPhase`, `miterLimit` | a number |
/// | `borderWidth`, `shadowOpacity`, `shadowRadius` | a number |
/// | `shadowOffset`, with `.width` and `.height` | a pair; a number |
/// | `startPoint`, `endPoint`, with `.x` and `.y` | a pair; a number |
/// | `path`, `shadowPath` | a path |
/// | `colors`, `locations` | numbers |
/// | `transform`, `sublayerTransform` | a transform |
/// | …`.translation`, with `.x`, `.y`, `.z` | a pair (x and y); a number |
/// | …`.scale`, with `.x`, `.y`, `.z` | a number: all three, read as their mean; a number |
/// | …`.rotation`, with `.x`, `.y`, `.z` | a number in radians, about z where no axis is named |
///
/// The components of a transform are those of `Transform3D.decomposed()`: rotations about fixed axes, x
/// first. An animated rotation keeps its winding: halfway to 2π is π.
public struct LayerKeyPath: Hashable, Sendable, CustomStringConvertible {
    /// The property that the path names or is part of.
    public let property: AnimatedProperty
    /// The name.
    public let description: String
    private let part: Part

    private enum Part: Hashable, Sendable {
        case whole
        /// `count` components of the vector, starting at `from`.
        case components(from: Int, count: Int)
        case translation(axis: Int?)
        case scale(axis: Int?)
        case rotation(axis: Int)
    }

    /// Creates a path from its name.
    ///
    /// - Throws: `HookeError.badText` for an unknown name.
    public init(_ name: String) throws(HookeError) {
        let words = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard let property = AnimatedProperty(rawValue: words[0]),
            let part = words.count == 1
                ? .whole : Self.part(of: property, words.dropFirst().joined(separator: "."))
        else {
            throw .badText(
                field: "keyPath", text: name, offset: 0,
                accepted: "a layer's property such as position.x, opacity or transform.rotation.y")
        }
        self.property = property
        self.part = part
        description = name
    }

    /// The rotation about z, `transform.rotation.z`.
    static let rotation = LayerKeyPath(.transform, .rotation(axis: 2), "transform.rotation.z")

    private init(_ property: AnimatedProperty, _ part: Part, _ name: String) {
        self.property = property
        self.part = part
        description = name
    }

    /// Creates a path for a whole property.
    public init(_ property: AnimatedProperty) {
        self.property = property
        part = .whole
        description = property.rawValue
    }

    private static func part(of property: AnimatedProperty, _ name: String) -> Part? {
        switch property.traits.kind {
        case .point: return component(name, of: ["x", "y"])
        case .size: return component(name, of: ["width", "height"])
        case .rectangle:
            if name == "origin" { return .components(from: 0, count: 2) }
            if name == "size" { return .components(from: 2, count: 2) }
            return component(name, of: ["origin.x", "origin.y", "size.width", "size.height"])
        case .transform:
            let words = name.split(separator: ".", omittingEmptySubsequences: false)
            let axis = words.count == 2 ? ["x", "y", "z"].firstIndex(of: words[1]) : nil
            guard words.count == 1 || axis != nil, words.count <= 2 else { return nil }
            switch words[0] {
            case "translation": return .translation(axis: axis)
            case "scale": return .scale(axis: axis)
            case "rotation": return .rotation(axis: axis ?? 2)
            default: return nil
            }
        case .number, .color, .path, .colors, .numbers: return nil
        }
    }

    private static func component(_ name: String, of names: [String]) -> Part? {
        names.firstIndex(of: name).map { .components(from: $0, count: 1) }
    }

    // MARK: Reading and writing

    /// Returns the path's value in a state. If a transform cannot be decomposed, its rotation and scale are
    /// the identity's.
    public func value(in state: ViewState) -> AnimatableValue {
        let whole = state[property]
        switch part {
        case .whole: return whole
        case .components(let from, let count):
            let v = whole.vector!
            return count == 1 ? .scalar(v[from]) : .pair(SIMD2(v[from], v[from + 1]))
        case .translation(let axis):
            let t = Self.parts(whole).translation
            return axis.map { .scalar(t[$0]) } ?? .pair(SIMD2(t.x, t.y))
        case .scale(let axis):
            let s = Self.parts(whole).scale
            return .scalar(axis.map { s[$0] } ?? s.sum() / 3)
        case .rotation(let axis):
            let angles = EulerAngles(Self.parts(whole).rotation)
            return .scalar([angles.first, angles.second, angles.third][axis])
        }
    }

    /// Sets the path's value in a state. The value has the kind that `value(in:)` returns.
    func write(_ value: AnimatableValue, to state: inout ViewState) {
        let whole = state[property]
        switch part {
        case .whole: state[property] = value
        case .components(let from, let count):
            var v = whole.vector!
            for index in 0..<count { v[from + index] = value.vector![index] }
            state[property] = whole.replacingVector(v)
        case .translation(let axis):
            var parts = Self.parts(whole)
            let v = value.vector!
            if let axis {
                parts.translation[axis] = v.x
            } else {
                (parts.translation.x, parts.translation.y) = (v.x, v.y)
            }
            state[property] = .transform(Transform3D(parts))
        case .scale(let axis):
            var parts = Self.parts(whole)
            let factor = value.vector!.x
            if let axis { parts.scale[axis] = factor } else { parts.scale = SIMD3(repeating: factor) }
            state[property] = .transform(Transform3D(parts))
        case .rotation(let axis):
            var parts = Self.parts(whole)
            var angles = EulerAngles(parts.rotation)
            let angle = value.vector!.x
            switch axis {
            case 0: angles.first = angle
            case 1: angles.second = angle
            default: angles.third = angle
            }
            parts.rotation = Quaternion(angles)
            state[property] = .transform(Transform3D(parts))
        }
    }

    /// Whether a value is finite and has the path's kind.
    func accepts(_ value: AnimatableValue) -> Bool {
        switch (self.value(in: ViewState()), value) {
        case (.scalar, .scalar), (.pair, .pair), (.quad, .quad), (.transform, .transform),
            (.path, .path), (.numbers, .numbers):
            value.isFinite
        default: false
        }
    }

    private static func parts(_ value: AnimatableValue) -> Transform3D.Decomposition {
        guard case .transform(let transform) = value else { return Transform3D.Decomposition() }
        return transform.decomposed() ?? Transform3D.Decomposition(translation: transform.row4.xyz)
    }
}

extension SIMD4<Double> {
    fileprivate var xyz: SIMD3<Double> { SIMD3(x, y, z) }
}
