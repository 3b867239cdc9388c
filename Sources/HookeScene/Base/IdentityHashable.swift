/// A class whose objects are equal only to themselves, as objects of `NSObject` are: for `==`,
/// `firstIndex(of:)`, sets and keys of dictionaries.
public protocol IdentityHashable: AnyObject, Hashable {}

extension IdentityHashable {
    /// Returns whether both are the same object.
    public static func == (first: Self, second: Self) -> Bool { first === second }

    /// Hashes the object's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

    /// Returns whether `object` is this object.
    public func isEqual(_ object: Any?) -> Bool { object.map { $0 as AnyObject === self } ?? false }
}
