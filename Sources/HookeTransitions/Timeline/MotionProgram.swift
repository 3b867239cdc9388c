import Hooke

/// The motions of a view, or of a timeline, in the order in which they are worked out: property by property,
/// in each the newest first, in flat arrays by the kind of value. Asking walks the arrays once and allocates
/// nothing.
final class MotionProgram: @unchecked Sendable {
    /// A motion, its pace, and the property of a view that it moves.
    struct Entry {
        let track: Track
        let pace: Int
        let channel: Int
    }

    // Written by the initialiser only.
    private let scalars: MotionList<ScalarWay>
    private let pairs: MotionList<PairWay>
    private let quads: MotionList<QuadWay>
    private let transforms: MotionList<TransformInterpolation>

    /// A program for motions, given oldest first. Channels are numbered as the caller likes.
    init(_ entries: [Entry]) {
        let order = entries.indices.sorted {
            (entries[$0].channel, $1) < (entries[$1].channel, $0)
        }.map { entries[$0] }
        func part(_ isOfKind: (AnimatableValue) -> Bool) -> [Entry] { order.filter { isOfKind($0.track.to) } }
        scalars = MotionList(part { if case .scalar = $0 { true } else { false } })
        pairs = MotionList(part { if case .pair = $0 { true } else { false } })
        quads = MotionList(part { if case .quad = $0 { true } else { false } })
        transforms = MotionList(part { if case .transform = $0 { true } else { false } })
    }

    deinit {
        scalars.deallocate()
        pairs.deallocate()
        quads.deallocate()
        transforms.deallocate()
    }

    /// Shows everything on a stage, each motion as far as its pace is.
    /// - Parameters:
    ///   - stage: what the motions show on.
    ///   - progress: how far each pace is.
    ///   - isAtEnds: whether ``isAtEnds(_:)`` holds for the stage, which saves a look at what is there.
    @inline(__always)
    func show<Stage: MotionStage>(
        on stage: inout Stage, _ progress: UnsafePointer<Progress>, isAtEnds: Bool
    ) {
        scalars.show(progress, isAtEnds) { stage.change($0, end: $1, $2) }
        pairs.show(progress, isAtEnds) { stage.change($0, end: $1, $2) }
        quads.show(progress, isAtEnds) { stage.change($0, end: $1, $2) }
        transforms.show(progress, isAtEnds) { stage.change($0, end: $1, $2) }
    }

    /// Whether a stage has, to every number, what the newest motion of each channel leads to.
    func isAtEnds<Stage: MotionStage>(_ stage: Stage) -> Bool {
        var stage = stage
        return scalars.isAtEnds { stage.change($0, end: $1, $2) }
            && pairs.isAtEnds { stage.change($0, end: $1, $2) }
            && quads.isAtEnds { stage.change($0, end: $1, $2) }
            && transforms.isAtEnds { stage.change($0, end: $1, $2) }
    }
}

/// Where motions show: the state of a view, or the values of a timeline.
protocol MotionStage {
    /// Has `move` change what is there without motions into what shows, and keeps that where `move` says that
    /// it did.
    /// - Parameters:
    ///   - place: what moves.
    ///   - end: what the newest motion leads to.
    ///   - move: the motions.
    mutating func change(_ place: MotionPlace, end: Double, _ move: (inout Double) -> Bool)
    /// The same for two components.
    mutating func change(_ place: MotionPlace, end: SIMD2<Double>, _ move: (inout SIMD2<Double>) -> Bool)
    /// The same for four components.
    mutating func change(_ place: MotionPlace, end: SIMD4<Double>, _ move: (inout SIMD4<Double>) -> Bool)
    /// The same for a transform.
    mutating func change(_ place: MotionPlace, end: Transform3D, _ move: (inout Transform3D) -> Bool)
}

/// What a motion moves, and which pace it has.
struct MotionPlace {
    let property: AnimatedProperty
    /// How many older motions of the channel follow.
    let older: Int32
    let channel: Int32
    let pace: Int32
    /// Its keyframes; below 0 where it has none.
    var keyframes: Int32 = -1
}

/// The way of a motion from one value to another.
protocol MotionWay: Sendable {
    associatedtype Value: MotionValue
    var from: Value { get }
    var to: Value { get }
    init(from: AnimatableValue, to: AnimatableValue)
    /// The value of a way at a progress that is neither the start nor the end.
    static func value(at p: Double, of way: UnsafePointer<Self>) -> Value
    /// The value of keyframes.
    static func value(_ value: AnimatableValue) -> Value
}

/// Motions of one kind of value, in memory that belongs to the program: reading touches no reference count.
private struct MotionList<Way: MotionWay> {
    private let count: Int
    private let places: UnsafeMutablePointer<MotionPlace>
    private let ways: UnsafeMutablePointer<Way>
    private let keyframes: UnsafeMutableBufferPointer<KeyframeMotion>

    /// - Parameter entries: channel by channel, in each the newest first.
    init(_ entries: [MotionProgram.Entry]) {
        count = entries.count
        places = .allocate(capacity: count)
        ways = .allocate(capacity: count)
        var motions: [KeyframeMotion] = []
        for (index, entry) in entries.enumerated() {
            let track = entry.track
            var way: Way?
            var place = MotionPlace(
                property: track.property,
                older: Int32(entries[(index + 1)...].prefix { $0.channel == entry.channel }.count),
                channel: Int32(entry.channel), pace: Int32(entry.pace))
            switch track.path {
            case .basic: break
            case .turning(let turn): way = turn as? Way
            case .keyframes(let motion):
                place.keyframes = Int32(motions.count)
                motions.append(motion)
            }
            (places + index).initialize(to: place)
            (ways + index).initialize(to: way ?? Way(from: track.from, to: track.to))
        }
        keyframes = .allocate(capacity: motions.count)
        _ = keyframes.initialize(from: motions)
    }

    func deallocate() {
        ways.deinitialize(count: count)
        ways.deallocate()
        places.deallocate()
        keyframes.deinitialize()
        keyframes.deallocate()
    }

    @inline(__always)
    func show(
        _ progress: UnsafePointer<Progress>, _ isAtEnds: Bool,
        _ change: (MotionPlace, _ end: Way.Value, _ move: (inout Way.Value) -> Bool) -> Void
    ) {
        var index = 0
        while index < count {
            let older = Int(places[index].older)
            change(places[index], ways[index].to) { shown in
                // The common case first: one motion, to what is there.
                guard older == 0, isAtEnds || shown.equals(ways[index].to) else {
                    return add(index...index + older, to: &shown, progress)
                }
                let moving = value(index, progress)
                if moving.equals(ways[index].to) { return false }
                shown = moving
                return true
            }
            index += older + 1
        }
    }

    @inline(never)
    private func add(
        _ motions: ClosedRange<Int>, to shown: inout Way.Value, _ progress: UnsafePointer<Progress>
    ) -> Bool {
        var sum = MotionSum(model: shown)
        for index in motions { sum.add(value(index, progress), to: ways[index].to) }
        if sum.value.equals(shown) { return false }
        shown = sum.value
        return true
    }

    func isAtEnds(
        _ change: (MotionPlace, _ end: Way.Value, _ move: (inout Way.Value) -> Bool) -> Void
    ) -> Bool {
        var index = 0
        var result = true
        while index < count {
            change(places[index], ways[index].to) { shown in
                result = result && shown.equals(ways[index].to)
                return false
            }
            index += Int(places[index].older) + 1
        }
        return result
    }

    @inline(__always)
    private func value(_ index: Int, _ progress: UnsafePointer<Progress>) -> Way.Value {
        switch progress[Int(places[index].pace)] {
        case .start: return ways[index].from
        case .end: return ways[index].to
        case .part(let p):
            let motion = Int(places[index].keyframes)
            return motion < 0
                ? Way.value(at: p, of: ways + index) : Self.value(keyframes.baseAddress! + motion, p)
        }
    }

    @inline(never)
    private static func value(_ motion: UnsafePointer<KeyframeMotion>, _ p: Double) -> Way.Value {
        Way.value(motion.pointee.value(at: p))
    }
}

private struct ScalarWay: MotionWay {
    let from, to: Double

    init(from: AnimatableValue, to: AnimatableValue) {
        (self.from, self.to) = (Self.value(from), Self.value(to))
    }

    @inline(__always)
    static func value(at p: Double, of way: UnsafePointer<Self>) -> Double {
        let from = way.pointee.from
        return from + (way.pointee.to - from) * p
    }

    static func value(_ value: AnimatableValue) -> Double { value.vector!.x }
}

private struct PairWay: MotionWay {
    let from, to: SIMD2<Double>

    init(from: AnimatableValue, to: AnimatableValue) {
        (self.from, self.to) = (Self.value(from), Self.value(to))
    }

    @inline(__always)
    static func value(at p: Double, of way: UnsafePointer<Self>) -> SIMD2<Double> {
        let from = way.pointee.from
        return from + (way.pointee.to - from) * p
    }

    static func value(_ value: AnimatableValue) -> SIMD2<Double> { value.vector!.lowHalf }
}

private struct QuadWay: MotionWay {
    let from, to: SIMD4<Double>

    init(from: AnimatableValue, to: AnimatableValue) {
        (self.from, self.to) = (Self.value(from), Self.value(to))
    }

    @inline(__always)
    static func value(at p: Double, of way: UnsafePointer<Self>) -> SIMD4<Double> {
        let from = way.pointee.from
        return from + (way.pointee.to - from) * p
    }

    static func value(_ value: AnimatableValue) -> SIMD4<Double> { value.vector! }
}

extension TransformInterpolation: MotionWay {
    init(from: AnimatableValue, to: AnimatableValue) {
        self.init(from: from.asTransform, to: to.asTransform)
    }

    @inline(__always)
    static func value(at p: Double, of way: UnsafePointer<Self>) -> Transform3D { transform(at: p, of: way) }

    static func value(_ value: AnimatableValue) -> Transform3D { value.asTransform }
}
