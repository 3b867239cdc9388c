/// A value at a moment.
public struct Keyframe<Value: VectorSpace>: Sendable, Equatable {
    /// When, in seconds or in fractions of a whole; whatever the track is asked in.
    public var time: Double
    /// What.
    public var value: Value

    /// A value at a moment.
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
