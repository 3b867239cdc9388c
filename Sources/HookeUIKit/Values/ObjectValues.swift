// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation
import HookeTransitions

extension IdentityHashable {
    /// Whether the object is of a class or of a subclass of it.
    public func isKind(of aClass: AnyClass) -> Bool {
        var mirror: Mirror? = Mirror(reflecting: self)
        while let current = mirror {
            if current.subjectType == aClass { return true }
            mirror = current.superclassMirror
        }
        return false
    }

    /// Whether the object is exactly of a class.
    public func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }

    /// Whether the object has a method: `responds(to: #selector(Screen.close))` becomes `responds(to: Screen.close)`.
    public func responds<Target: AnyObject, Method>(to method: (Target) -> Method) -> Bool { self is Target }
}

/// How an associated object is held.
public enum objc_AssociationPolicy: UInt, Hashable, Sendable {
    /// Weakly, if it is an object.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// Strongly.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// Strongly; nothing is copied.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// Strongly.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// Strongly; nothing is copied.
    case OBJC_ASSOCIATION_COPY = 771
}

/// Sets a value that belongs to an object and a key; `nil` removes it. The value lives as long as the object, or until the
/// next call for any object.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    Associations.shared.set(value, for: key, of: object as AnyObject, policy)
}

/// Returns the value of an object and a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    Associations.shared.value(for: key, of: object as AnyObject)
}

/// Removes all values of an object.
public func objc_removeAssociatedObjects(_ object: Any) {
    Associations.shared.removeAll(of: object as AnyObject)
}

/// The associated objects of the process. A value is used where its object is.
private final class Associations: @unchecked Sendable {
    static let shared = Associations()

    private struct Held {
        let strong: Any?
        weak var unowned: AnyObject?
    }

    private struct Entry {
        weak var owner: AnyObject?
        var values: [UnsafeRawPointer: Held] = [:]
    }

    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]

    func value(for key: UnsafeRawPointer, of object: AnyObject) -> Any? {
        lock.withLock {
            // The address of a released object may be used again.
            guard let entry = entries[ObjectIdentifier(object)], entry.owner === object else { return nil }
            return entry.values[key].flatMap { $0.strong ?? $0.unowned }
        }
    }

    func set(_ value: Any?, for key: UnsafeRawPointer, of object: AnyObject, _ policy: objc_AssociationPolicy)
    {
        // Released after the lock: deinitialisers may use associated objects.
        var released: [Held] = []
        lock.withLock {
            for (id, entry) in entries where entry.owner == nil {
                released += entry.values.values
                entries[id] = nil
            }
            var entry = entries[ObjectIdentifier(object)] ?? Entry(owner: object)
            if let old = entry.values[key] { released.append(old) }
            let isWeak = policy == .OBJC_ASSOCIATION_ASSIGN
            entry.values[key] = value.map {
                Held(strong: isWeak ? nil : $0, unowned: isWeak ? $0 as AnyObject : nil)
            }
            entries[ObjectIdentifier(object)] = entry.values.isEmpty ? nil : entry
        }
        withExtendedLifetime(released) {}
    }

    func removeAll(of object: AnyObject) {
        let removed = lock.withLock { entries.removeValue(forKey: ObjectIdentifier(object)) }
        withExtendedLifetime(removed) {}
    }
}
