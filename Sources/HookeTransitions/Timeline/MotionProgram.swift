import Hooke

/// The motions of a view, or of a timeline, in the order in which they are worked out: property by property, in each the
/// newest first, in flat arrays by the kind of value. Asking walks the arrays once and allocates nothing.
struct MotionProgram: Sendable {
    /// A motion, its pace, and the property of a view that it moves.
    struct Entry {
        let track: Track
        let pace: Int
        let channel: Int
    }

    private var pairs = MotionList<PairWay>()
    private var quads = MotionList<QuadWay>()
    private var transforms = MotionList<TransformInterpolation>()

    /// A program for motions, given oldest first. Channels are numbered as the caller likes.
    init(_ entries: [Entry]) {
        let order = entries.indices.sorted {
            (entries[$0].channel, $1) < (entries[$1].channel, $0)
        }
        var last: Int?
        for entry in order.lazy.map({ entries[$0] }) {
            let isNewest = entry.channel != last
            last = entry.channel
            switch entry.track.to {
            case .scalar, .pair: pairs.append(entry, isNewest: isNewest)
            case .quad: quads.append(entry, isNewest: isNewest)
            case .transform: transforms.append(entry, isNewest: isNewest)
            }
        }
    }

    /// Shows everything on a stage, each motion as far as its pace is.
    @inline(__always)
    func show<Stage: MotionStage>(on stage: inout Stage, _ progress: UnsafePointer<Progress>) {
        pairs.show(progress) { stage.change($0, end: $1, by: $2) }
        quads.show(progress) { stage.change($0, end: $1, by: $2) }
        transforms.show(progress) { stage.change($0, end: $1, by: $2) }
    }
}

/// Where motions show: the state of a view, or the values of a timeline.
protocol MotionStage {
    /// Shows what `sum` makes of what is there without motions; `end` is what the newest motion leads to. Scalars
    /// have 0 for y.
    mutating func change(_ place: MotionPlace, end: SIMD2<Double>, by sum: (SIMD2<Double>) -> SIMD2<Double>)
    /// The same for a property of four components.
    mutating func change(_ place: MotionPlace, end: SIMD4<Double>, by sum: (SIMD4<Double>) -> SIMD4<Double>)
    /// The same for a transform.
    mutating func change(_ place: MotionPlace, end: Transform3D, by sum: (Transform3D) -> Transform3D)
}

/// What a motion moves, and which pace it has.
struct MotionPlace {
    let property: AnimatedProperty
    /// Whether it is the newest of its channel: older ones of the channel follow.
    let isNewest: Bool
    let channel: Int32
    let pace: Int32
    /// Its keyframes, where it has any.
    let keyframes: Int32?
}

/// The way of a motion from one value to another.
protocol MotionWay: Sendable {
    associatedtype Value: MotionValue
    var from: Value { get }
    var to: Value { get }
    init(from: AnimatableValue, to: AnimatableValue)
    /// The value at a progress that is neither the start nor the end.
    func value(at p: Double) -> Value
    /// The value of keyframes.
    static func value(_ value: AnimatableValue) -> Value
}

/// Motions of one kind of value.
private struct MotionList<Way: MotionWay>: Sendable {
    private var places: [MotionPlace] = []
    private var ways: [Way] = []
    private var keyframes: [KeyframeMotion] = []

    mutating func append(_ entry: MotionProgram.Entry, isNewest: Bool) {
        var index: Int32?
        if case .keyframes(let motion) = entry.track.path {
            index = Int32(keyframes.count)
            keyframes.append(motion)
        }
        places.append(
            MotionPlace(
                property: entry.track.property, isNewest: isNewest, channel: Int32(entry.channel),
                pace: Int32(entry.pace), keyframes: index))
        if case .turning(let way as Way) = entry.track.path {
            ways.append(way)
        } else {
            ways.append(Way(from: entry.track.from, to: entry.track.to))
        }
    }

    @inline(__always)
    func show(
        _ progress: UnsafePointer<Progress>,
        _ change: (MotionPlace, _ end: Way.Value, _ sum: (Way.Value) -> Way.Value) -> Void
    ) {
        places.withUnsafeBufferPointer { places in
            ways.withUnsafeBufferPointer { ways in
                var index = 0
                while index < places.count {
                    change(places[index], ways[index].to) { before in
                        var sum = MotionSum(model: before)
                        repeat {
                            let moving = value(places[index], ways[index], progress)
                            sum.add(moving, to: ways[index].to)
                            index += 1
                        } while index < places.count && !places[index].isNewest
                        return sum.value
                    }
                }
            }
        }
    }

    @inline(__always)
    private func value(
        _ place: MotionPlace, _ way: Way, _ progress: UnsafePointer<Progress>
    ) -> Way.Value {
        switch progress[Int(place.pace)] {
        case .start: return way.from
        case .end: return way.to
        case .part(let p):
            if let index = place.keyframes { return Way.value(keyframes[Int(index)].value(at: p)) }
            return way.value(at: p)
        }
    }
}

private struct PairWay: MotionWay {
    let from, to: SIMD2<Double>

    init(from: AnimatableValue, to: AnimatableValue) {
        (self.from, self.to) = (Self.value(from), Self.value(to))
    }

    @inline(__always)
    func value(at p: Double) -> SIMD2<Double> { from + (to - from) * p }

    static func value(_ value: AnimatableValue) -> SIMD2<Double> { value.vector!.lowHalf }
}

private struct QuadWay: MotionWay {
    let from, to: SIMD4<Double>

    init(from: AnimatableValue, to: AnimatableValue) {
        (self.from, self.to) = (Self.value(from), Self.value(to))
    }

    @inline(__always)
    func value(at p: Double) -> SIMD4<Double> { from + (to - from) * p }

    static func value(_ value: AnimatableValue) -> SIMD4<Double> { value.vector! }
}

extension TransformInterpolation: MotionWay {
    init(from: AnimatableValue, to: AnimatableValue) {
        self.init(from: from.asTransform, to: to.asTransform)
    }

    @inline(__always)
    func value(at p: Double) -> Transform3D { transform(at: p) }

    static func value(_ value: AnimatableValue) -> Transform3D { value.asTransform }
}
