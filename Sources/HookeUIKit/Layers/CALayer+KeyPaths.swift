import Foundation
import HookeTransitions

extension SceneLayer {
    /// Sets a property or a part of one by Core Animation's name, such as `transform.rotation.y`. Animatable.
    ///
    /// Names are those of `LayerKeyPath`; values have the types that `CABasicAnimation` takes. An unknown name,
    /// a value of another type, NaN and infinity are reported and change nothing.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        do {
            let path = try LayerKeyPath(keyPath)
            guard let value = try PortedValue.animatable(value) else {
                throw PortedValue.Refusal(reason: "the value is nil; accepted: a value")
            }
            if !owner.set(value, at: path) {
                throw PortedValue.Refusal(reason: "\(value) is no finite value of this property's type")
            }
        } catch let refusal as PortedValue.Refusal {
            note(.refusedAnimation(keyPath: keyPath, reason: refusal.reason))
        } catch {
            note(.refusedAnimation(keyPath: keyPath, reason: "\(error)"))
        }
    }

    /// Sets a property by its name; see ``setValue(_:forKeyPath:)``.
    public func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

    /// Returns the value of a property or a part of one: a `CGFloat`, `CGPoint`, `CGRect`, `UIColor` or
    /// `CATransform3D`; `nil` for an unknown name, which is reported.
    public func value(forKeyPath keyPath: String) -> Any? {
        do {
            let path = try LayerKeyPath(keyPath)
            return PortedValue.any(path.value(in: owner.modelState), of: path)
        } catch {
            note(.refusedAnimation(keyPath: keyPath, reason: "\(error)"))
            return nil
        }
    }

    /// Returns the value of a property by its name; see ``value(forKeyPath:)``.
    public func value(forKey key: String) -> Any? { value(forKeyPath: key) }
}

extension PortedValue {
    /// Returns the value in the type of ported code.
    static func any(_ value: AnimatableValue, of path: LayerKeyPath) -> Any {
        if case .transform(let transform) = value { return transform }
        if case .scalar(let x) = value { return CGFloat(x) }
        if case .pair(let v) = value {
            let isSize = path.property.traits.kind == .size || path.description.hasSuffix("size")
            return isSize ? CGSize(width: v.x, height: v.y) as Any : CGPoint(x: v.x, y: v.y)
        }
        guard case .quad(let v) = value else { return value }
        guard path.property.traits.kind != .rectangle else {
            return CGRect(x: v.x, y: v.y, width: v.z, height: v.w)
        }
        guard v.w > 0 else { return SceneColor.clear }
        return SceneColor(red: v.x / v.w, green: v.y / v.w, blue: v.z / v.w, alpha: v.w)
    }
}

extension CAAnimation: IdentityHashable {}
