import HookeGeometry

// A state as named numbers, for files and lists of differences.

extension AnimatedProperty {
    /// The names of the property's numbers: Core Animation's key paths, and elements for transforms.
    var numberNames: [String] {
        let parts: [String] =
            switch (self, ViewState()[self]) {
            case (.bounds, _): ["origin.x", "origin.y", "size.width", "size.height"]
            case (.shadowOffset, _): ["width", "height"]
            case (_, .scalar): []
            case (_, .pair): ["x", "y"]
            case (_, .quad): ["red", "green", "blue", "alpha"]
            case (_, .path), (_, .numbers): []
            case (_, .transform): (1...4).flatMap { row in (1...4).map { "m\(row)\($0)" } }
            }
        return parts.isEmpty ? [rawValue] : parts.map { "\(rawValue).\($0)" }
    }

    /// The key path of a colour property. As an `AnimatableValue` a colour with alpha 0 would lose its
    /// components.
    fileprivate var color: WritableKeyPath<ViewState, SceneColor?>? {
        switch self {
        case .backgroundColor: \.backgroundColor
        case .borderColor: \.decoration.borderColor
        case .shadowColor: \.decoration.shadowColor
        default: nil
        }
    }

    var isColor: Bool { color != nil }
}

extension ViewState {
    /// Returns the numbers of a property in the order of `AnimatedProperty.numberNames`, which paths and lists
    /// do not have; `nil` for a missing colour.
    func numbers(of property: AnimatedProperty) -> [Double]? {
        if let path = property.color {
            guard let color: SceneColor = self[keyPath: path] else { return nil }
            let components = color.srgbComponents
            return [components.x, components.y, components.z, color.alpha]
        }
        switch self[property] {
        case .scalar(let x): return [x]
        case .pair(let p): return [p.x, p.y]
        case .quad(let q): return [q.x, q.y, q.z, q.w]
        case .transform(let m): return m.elements
        case .path(let path): return path.coordinates
        case .numbers(let list): return list
        }
    }

    /// Sets a property to numbers as returned by ``numbers(of:)``.
    mutating func setNumbers(_ numbers: [Double]?, of property: AnimatedProperty) {
        if let color = property.color {
            self[keyPath: color] = numbers.map {
                SceneColor(red: $0[0], green: $0[1], blue: $0[2], alpha: $0[3])
            }
        } else if let numbers {
            if case .transform = self[property], let transform = try? Transform3D(elements: numbers) {
                self[property] = .transform(transform)
            } else {
                var vector = SIMD4<Double>.zero
                for (index, number) in numbers.enumerated() { vector[index] = number }
                self[property] = self[property].replacingVector(vector)
            }
        }
    }

    static let flags: [(name: String, path: WritableKeyPath<ViewState, Bool> & Sendable)] = [
        ("isHidden", \.isHidden), ("masksToBounds", \.masksToBounds),
    ]
}
