import Foundation
import HookeGeometry

/// Reads the field of a property.
private protocol FieldReader {
    associatedtype Result
    func read(_ field: some PropertyField) -> Result
}

/// Changes the field of a property, given the same field of another state.
private protocol FieldChange {
    func change<Field: PropertyField>(_ field: inout Field, _ other: Field)
}

// The fields of all properties.

extension ViewState {
    @inline(__always)
    private func read<Reader: FieldReader>(_ property: AnimatedProperty, by reader: Reader) -> Reader.Result {
        switch property {
        case .bounds: reader.read(bounds)
        case .position: reader.read(position)
        case .anchorPoint: reader.read(anchorPoint)
        case .zPosition: reader.read(zPosition)
        case .transform: reader.read(transform)
        case .sublayerTransform: reader.read(sublayerTransform)
        case .opacity: reader.read(opacity)
        case .backgroundColor: reader.read(backgroundColor)
        case .cornerRadius: reader.read(cornerRadius)
        case .borderWidth: reader.read(decoration.borderWidth)
        case .borderColor: reader.read(decoration.borderColor)
        case .shadowColor: reader.read(decoration.shadowColor)
        case .shadowOpacity: reader.read(decoration.shadowOpacity)
        case .shadowOffset: reader.read(decoration.shadowOffset)
        case .shadowRadius: reader.read(decoration.shadowRadius)
        case .fillColor: reader.read(shapeOrStandard.fillColor)
        case .strokeColor: reader.read(shapeOrStandard.strokeColor)
        case .lineWidth: reader.read(shapeOrStandard.lineWidth)
        case .strokeStart: reader.read(shapeOrStandard.strokeStart)
        case .strokeEnd: reader.read(shapeOrStandard.strokeEnd)
        case .lineDashPhase: reader.read(shapeOrStandard.lineDashPhase)
        case .miterLimit: reader.read(shapeOrStandard.miterLimit)
        case .startPoint: reader.read(shapeOrStandard.startPoint)
        case .endPoint: reader.read(shapeOrStandard.endPoint)
        case .path: reader.read(shapeOrStandard.path)
        case .shadowPath: reader.read(shapeOrStandard.shadowPath)
        case .colors: reader.read(shapeOrStandard.colors)
        case .locations: reader.read(shapeOrStandard.locations)
        }
    }

    @inline(__always)
    private mutating func change<Change: FieldChange>(
        _ property: AnimatedProperty, by c: Change, from other: ViewState = .standard
    ) {
        switch property {
        case .bounds: c.change(&bounds, other.bounds)
        case .position: c.change(&position, other.position)
        case .anchorPoint: c.change(&anchorPoint, other.anchorPoint)
        case .zPosition: c.change(&zPosition, other.zPosition)
        case .transform: c.change(&transform, other.transform)
        case .sublayerTransform: c.change(&sublayerTransform, other.sublayerTransform)
        case .opacity: c.change(&opacity, other.opacity)
        case .backgroundColor: c.change(&backgroundColor, other.backgroundColor)
        case .cornerRadius: c.change(&cornerRadius, other.cornerRadius)
        case .borderWidth: c.change(&decoration.borderWidth, other.decoration.borderWidth)
        case .borderColor: c.change(&decoration.borderColor, other.decoration.borderColor)
        case .shadowColor: c.change(&decoration.shadowColor, other.decoration.shadowColor)
        case .shadowOpacity: c.change(&decoration.shadowOpacity, other.decoration.shadowOpacity)
        case .shadowOffset: c.change(&decoration.shadowOffset, other.decoration.shadowOffset)
        case .shadowRadius: c.change(&decoration.shadowRadius, other.decoration.shadowRadius)
        case .fillColor: changeShape(from: other) { c.change(&$0.fillColor, $1.fillColor) }
        case .strokeColor: changeShape(from: other) { c.change(&$0.strokeColor, $1.strokeColor) }
        case .lineWidth: changeShape(from: other) { c.change(&$0.lineWidth, $1.lineWidth) }
        case .strokeStart: changeShape(from: other) { c.change(&$0.strokeStart, $1.strokeStart) }
        case .strokeEnd: changeShape(from: other) { c.change(&$0.strokeEnd, $1.strokeEnd) }
        case .lineDashPhase: changeShape(from: other) { c.change(&$0.lineDashPhase, $1.lineDashPhase) }
        case .miterLimit: changeShape(from: other) { c.change(&$0.miterLimit, $1.miterLimit) }
        case .startPoint: changeShape(from: other) { c.change(&$0.startPoint, $1.startPoint) }
        case .endPoint: changeShape(from: other) { c.change(&$0.endPoint, $1.endPoint) }
        case .path: changeShape(from: other) { c.change(&$0.path, $1.path) }
        case .shadowPath: changeShape(from: other) { c.change(&$0.shadowPath, $1.shadowPath) }
        case .colors: changeShape(from: other) { c.change(&$0.colors, $1.colors) }
        case .locations: changeShape(from: other) { c.change(&$0.locations, $1.locations) }
        }
    }

    private mutating func changeShape(
        from other: ViewState, _ change: (inout LayerShape, LayerShape) -> Void
    ) {
        changeShape { change(&$0, other.shapeOrStandard) }
    }

    static let standard = ViewState()
}

// What is done with them.

private struct ReadValue: FieldReader {
    @inline(__always)
    func read(_ field: some PropertyField) -> AnimatableValue { field.animated }
}

private struct ReadNumbers: FieldReader {
    func read(_ field: some PropertyField) -> [Double]? { field.storedNumbers }
}

private struct SetValue: FieldChange {
    let value: AnimatableValue

    @inline(__always)
    func change<Field: PropertyField>(_ field: inout Field, _: Field) {
        guard let new = Field(animated: value) else {
            preconditionFailure("a property of type \(Field.self) cannot hold \(value)")
        }
        field = new
    }
}

private struct SetNumbers: FieldChange {
    let numbers: [Double]?

    func change<Field: PropertyField>(_ field: inout Field, _: Field) { field.setStoredNumbers(numbers) }
}

private struct CopyField: FieldChange {
    @inline(__always)
    func change<Field: PropertyField>(_ field: inout Field, _ other: Field) { field = other }
}

extension ViewState {
    /// The value of an animated property.
    public subscript(property: AnimatedProperty) -> AnimatableValue {
        get { read(property, by: ReadValue()) }
        set { change(property, by: SetValue(value: newValue)) }
    }

    /// Copies an animated property, bit for bit.
    mutating func copy(_ property: AnimatedProperty, from other: ViewState) {
        if !hasShape, !other.hasShape, property.isShape { return }
        change(property, by: CopyField(), from: other)
    }

    /// Whether the layer fills its bounds to the corners.
    var fillsBounds: Bool { Self.outlines.allSatisfy { self[$0] == Self.standard[$0] } }

    private static let outlines = AnimatedProperty.allCases.filter { $0.traits.part == .outline }

    /// Returns the numbers of a property in the order of `AnimatedProperty.numberNames`, which paths and lists
    /// do not have; `nil` for a missing colour. Colours are not premultiplied: with alpha 0 they keep their components.
    func numbers(of property: AnimatedProperty) -> [Double]? { read(property, by: ReadNumbers()) }

    /// Sets a property to numbers as returned by ``numbers(of:)``.
    mutating func setNumbers(_ numbers: [Double]?, of property: AnimatedProperty) {
        change(property, by: SetNumbers(numbers: numbers))
    }

    static let flags: [(name: String, path: WritableKeyPath<ViewState, Bool> & Sendable)] = [
        ("isHidden", \.isHidden), ("masksToBounds", \.masksToBounds),
    ]
}

extension AnimatedProperty {
    /// The names of the property's numbers: Core Animation's key paths, and elements for transforms.
    var numberNames: [String] {
        let parts: [String] =
            switch traits.kind {
            case .number, .path, .colors, .numbers: []
            case .point: ["x", "y"]
            case .size: ["width", "height"]
            case .rectangle: ["origin.x", "origin.y", "size.width", "size.height"]
            case .color: ["red", "green", "blue", "alpha"]
            case .transform: (1...4).flatMap { row in (1...4).map { "m\(row)\($0)" } }
            }
        return parts.isEmpty ? [rawValue] : parts.map { "\(rawValue).\($0)" }
    }
}
