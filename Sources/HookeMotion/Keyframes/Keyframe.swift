/// A value at a time.
public struct Keyframe<Value: VectorSpace>: Sendable, Equatable {
    /// The time in seconds, or as a fraction, as the track uses it.
    public var time: Double
    /// The value.
    public var value: Value

    /// Creates a keyframe.
    public init(time: Double, value: Value) {
        self.time = time
        self.value = value
    }
}

extension Keyframe: Hashable where Value: Hashable {}

#if !hasFeature(Embedded)
    extension Keyframe: Encodable where Value: Encodable {}
    extension Keyframe: Decodable where Value: Decodable {}
#endif
