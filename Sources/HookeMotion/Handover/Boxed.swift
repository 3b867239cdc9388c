/// A constant on the heap: copies of its owner cost one reference, whatever its size.
@usableFromInline
package final class Boxed<Content: Sendable>: Sendable {
    @usableFromInline package let content: Content

    @inlinable package init(_ content: Content) { self.content = content }
}
