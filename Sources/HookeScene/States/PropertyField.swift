import Foundation
import HookeGeometry

/// The type of the field in which a view's state stores an animated property.
protocol PropertyField {
    /// The value in motions, where colours are premultiplied.
    var animated: AnimatableValue { get }
    /// Creates the field from a value in motions; `nil` for one of another kind.
    init?(animated value: AnimatableValue)
    /// The numbers in files, where colours are not premultiplied; `nil` for a missing colour.
    var storedNumbers: [Double]? { get }
    /// Sets the field to numbers as returned by `storedNumbers`. Paths and lists are not changed.
    mutating func setStoredNumbers(_ numbers: [Double]?)
}

extension PropertyField {
    var storedNumbers: [Double]? { animated.numbers }

    mutating func setStoredNumbers(_ numbers: [Double]?) {
        guard let numbers else { return }
        var value = animated
        if case .transform = value, let transform = try? Transform3D(elements: numbers) {
            value = .transform(transform)
        } else {
            var vector = SIMD4<Double>.zero
            for (index, number) in numbers.prefix(4).enumerated() { vector[index] = number }
            value = value.replacingVector(vector)
        }
        if let field = Self(animated: value) { self = field }
    }
}

extension AnimatableValue {
    /// The numbers in the order of files.
    package var numbers: [Double] {
        switch self {
        case .scalar(let x): [x]
        case .pair(let p): [p.x, p.y]
        case .quad(let q): [q.x, q.y, q.z, q.w]
        case .transform(let m): m.elements
        case .path(let path): path.coordinates
        case .numbers(let list): list
        }
    }
}

extension Double: PropertyField {
    @inline(__always) var animated: AnimatableValue { .scalar(self) }
    @inline(__always) init?(animated value: AnimatableValue) {
        guard case .scalar(let x) = value else { return nil }
        self = x
    }
}

extension CGPoint: PropertyField {
    @inline(__always) var animated: AnimatableValue { .pair(SIMD2(x, y)) }
    @inline(__always) init?(animated value: AnimatableValue) {
        guard case .pair(let p) = value else { return nil }
        self.init(x: p.x, y: p.y)
    }
}

extension CGSize: PropertyField {
    @inline(__always) var animated: AnimatableValue { .pair(SIMD2(width, height)) }
    @inline(__always) init?(animated value: AnimatableValue) {
        guard case .pair(let p) = value else { return nil }
        self.init(width: p.x, height: p.y)
    }
}

extension CGRect: PropertyField {
    @inline(__always) var animated: AnimatableValue {
        .quad(SIMD4(origin.x, origin.y, size.width, size.height))
    }
    @inline(__always) init?(animated value: AnimatableValue) {
        guard case .quad(let q) = value else { return nil }
        self.init(x: q.x, y: q.y, width: q.z, height: q.w)
    }
}

extension Transform3D: PropertyField {
    @inline(__always) var animated: AnimatableValue { .transform(self) }
    @inline(__always) init?(animated value: AnimatableValue) {
        guard case .transform(let m) = value else { return nil }
        self = m
    }
}

extension Optional: PropertyField where Wrapped == SceneColor {
    var animated: AnimatableValue { .quad((self ?? .clear).premultiplied) }
    init?(animated value: AnimatableValue) {
        guard case .quad(let q) = value else { return nil }
        self = SceneColor(premultiplied: q)
    }

    // The value in motions has no components at alpha 0.
    var storedNumbers: [Double]? {
        map {
            let components = $0.srgbComponents
            return [components.x, components.y, components.z, $0.alpha]
        }
    }
    mutating func setStoredNumbers(_ numbers: [Double]?) {
        self = numbers.map { SceneColor(red: $0[0], green: $0[1], blue: $0[2], alpha: $0[3]) }
    }
}

extension VectorPath: PropertyField {
    var animated: AnimatableValue { .path(self) }
    init?(animated value: AnimatableValue) {
        guard case .path(let path) = value else { return nil }
        self = path
    }
}

/// An element of a list that a state stores.
protocol PropertyElement {
    static func list(of numbers: [Double]) -> [Self]
    var numbers: [Double] { get }
}

extension Double: PropertyElement {
    static func list(of numbers: [Double]) -> [Double] { numbers }
    var numbers: [Double] { [self] }
}

extension SceneColor: PropertyElement {
    /// Four numbers for each colour. Incomplete colours are left out.
    static func list(of numbers: [Double]) -> [SceneColor] {
        stride(from: 0, to: numbers.count - numbers.count % 4, by: 4).map {
            SceneColor(premultiplied: SIMD4(numbers[$0], numbers[$0 + 1], numbers[$0 + 2], numbers[$0 + 3]))
        }
    }
    var numbers: [Double] {
        let p = premultiplied
        return [p.x, p.y, p.z, p.w]
    }
}

extension Array: PropertyField where Element: PropertyElement {
    var animated: AnimatableValue { .numbers(flatMap(\.numbers)) }
    init?(animated value: AnimatableValue) {
        guard case .numbers(let numbers) = value else { return nil }
        self = Element.list(of: numbers)
    }
}
