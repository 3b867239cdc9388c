import Foundation
import HookeGeometry

extension LayerShape {
    /// The value of one of the properties from `fillColor` on; other properties stop the program.
    subscript(property: AnimatedProperty) -> AnimatableValue {
        get {
            switch property {
            case .fillColor: .quad((fillColor ?? .clear).premultiplied)
            case .strokeColor: .quad((strokeColor ?? .clear).premultiplied)
            case .lineWidth: .scalar(lineWidth)
            case .strokeStart: .scalar(strokeStart)
            case .strokeEnd: .scalar(strokeEnd)
            case .lineDashPhase: .scalar(lineDashPhase)
            case .miterLimit: .scalar(miterLimit)
            case .startPoint: .pair(SIMD2(startPoint))
            case .endPoint: .pair(SIMD2(endPoint))
            case .path: .path(path)
            case .shadowPath: .path(shadowPath)
            case .colors: .numbers(Self.numbers(of: colors))
            case .locations: .numbers(locations)
            default: preconditionFailure("\(property) is not a property of a shape")
            }
        }
        set {
            switch (property, newValue) {
            case (.fillColor, .quad(let q)): fillColor = SceneColor(premultiplied: q)
            case (.strokeColor, .quad(let q)): strokeColor = SceneColor(premultiplied: q)
            case (.lineWidth, .scalar(let x)): lineWidth = x
            case (.strokeStart, .scalar(let x)): strokeStart = x
            case (.strokeEnd, .scalar(let x)): strokeEnd = x
            case (.lineDashPhase, .scalar(let x)): lineDashPhase = x
            case (.miterLimit, .scalar(let x)): miterLimit = x
            case (.startPoint, .pair(let p)): startPoint = CGPoint(x: p.x, y: p.y)
            case (.endPoint, .pair(let p)): endPoint = CGPoint(x: p.x, y: p.y)
            case (.path, .path(let value)): path = value
            case (.shadowPath, .path(let value)): shadowPath = value
            case (.colors, .numbers(let list)): colors = Self.colors(of: list)
            case (.locations, .numbers(let list)): locations = list
            default: preconditionFailure("\(property) cannot hold \(newValue)")
            }
        }
    }

    /// Copies a property, bit for bit.
    mutating func copy(_ property: AnimatedProperty, from other: LayerShape) {
        switch property {
        case .fillColor: fillColor = other.fillColor
        case .strokeColor: strokeColor = other.strokeColor
        case .colors: colors = other.colors
        default: self[property] = other[property]
        }
    }

    /// Four numbers for each colour.
    private static func numbers(of colors: [SceneColor]) -> [Double] {
        colors.flatMap { color in
            let p = color.premultiplied
            return [p.x, p.y, p.z, p.w]
        }
    }

    /// Incomplete colours are left out.
    private static func colors(of list: [Double]) -> [SceneColor] {
        stride(from: 0, to: list.count - list.count % 4, by: 4).map {
            SceneColor(premultiplied: SIMD4(list[$0], list[$0 + 1], list[$0 + 2], list[$0 + 3]))
        }
    }
}
