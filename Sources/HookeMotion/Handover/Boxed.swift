/// A constant on the heap: copies of its owner cost one reference, whatever its size.
final class Boxed<Content: Sendable>: Sendable {
    let content: Content

    init(_ content: Content) { self.content = content }
}
