import Foundation
import HookeGeometry
import HookeTransitions

/// Converts values given as `Any` to animatable values.
enum PortedValue {
    struct Refusal: Error {
        let reason: String
    }

    static func animatable(_ value: Any?) throws(Refusal) -> AnimatableValue? {
        switch value {
        case nil: return nil
        case let x as CGFloat: return .scalar(Double(x))
        case let x as Double: return .scalar(x)
        case let x as Float: return .scalar(Double(x))
        case let x as Int: return .scalar(Double(x))
        case let point as CGPoint: return .pair(SIMD2(point.x, point.y))
        case let size as CGSize: return .pair(SIMD2(size.width, size.height))
        case let box as CGRect:
            return .quad(SIMD4(box.origin.x, box.origin.y, box.size.width, box.size.height))
        case let color as SceneColor:
            let a = color.alpha
            return .quad(SIMD4(color.red * a, color.green * a, color.blue * a, a))
        case let transform as Transform3D: return .transform(transform)
        case let transform as CGAffineTransform: return .transform(Transform3D(Affine2D(transform)))
        case let path as CGPath: return .path(VectorPath(path))
        case let path as VectorPath: return .path(path)
        case let path as UIBezierPath: return .path(path.vectorPath)
        case let colors as [SceneColor]: return .numbers(numbers(of: colors))
        case let numbers as [Double]: return .numbers(numbers)
        case let number as NSNumber: return .scalar(number.doubleValue)
        case let box as NSValue where !(box.unboxed is NSValue): return try animatable(box.unboxed)
        case let numbers as [NSNumber]: return .numbers(numbers.map(\.doubleValue))
        case let list as [Any]: return .numbers(numbers(of: try colors(list)))
        case let value?:
            throw Refusal(
                reason:
                    "a value is of type \(type(of: value)); accepted: numbers, points, sizes, rectangles, "
                    + "colours, transforms, paths and lists of colours or numbers")
        }
    }

    /// Four premultiplied numbers for each colour.
    private static func numbers(of colors: [SceneColor]) -> [Double] {
        colors.flatMap { color in
            let a = color.alpha
            return [color.red * a, color.green * a, color.blue * a, a]
        }
    }

    /// Returns a list of colours; throws for other values.
    static func colors(_ list: [Any]) throws(Refusal) -> [SceneColor] {
        var colors: [SceneColor] = []
        for value in list {
            guard let color = value as? SceneColor else {
                throw Refusal(
                    reason: "a list has a value of type \(type(of: value)); accepted: UIColor or CGColor")
            }
            colors.append(color)
        }
        return colors
    }
}
