import HookeScene

/// Names views without a name by the properties that hold them, so that snapshots and their differences name them:
/// `nameViews(of: controller)` calls the view of `let card = UIView()` "card".
///
/// The properties of superclasses, `lazy` ones that were read, and those of the named views are included. A name in use by
/// another view is not avoided: views with one name match in order.
///
/// - Parameter owner: A controller, a view, or any other object with views.
#if MainActor
    @MainActor
#endif
public func nameViews(of owner: AnyObject) {
    var seen: Set<ObjectIdentifier> = []
    var ahead: [AnyObject] = [owner]
    while let next = ahead.popLast() {
        guard seen.insert(ObjectIdentifier(next)).inserted else { continue }
        var mirror: Mirror? = Mirror(reflecting: next)
        while let current = mirror, !isOurs(current.subjectType) {
            for (label, value) in current.children {
                guard let label, let view = unwrapped(value) as? SceneView else { continue }
                let lazily = "$__lazy_storage_$_"
                if view.name.isEmpty {
                    view.name = label.hasPrefix(lazily) ? String(label.dropFirst(lazily.count)) : label
                }
                ahead.append(view)
            }
            mirror = current.superclassMirror
        }
    }
}

/// Whether a class is one of this package, which has no views of a port.
private func isOurs(_ type: Any.Type) -> Bool {
    let name = String(reflecting: type)
    return ["HookeScene.", "HookeTransitions.", "HookeUIKit."].contains { name.hasPrefix($0) }
}

/// The value of an optional one.
private func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value : value
}
