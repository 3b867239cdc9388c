import HookeGeometry

/// The motions of a view or a timeline in order of evaluation: by kind of value and property, newest first.
/// All are in one block of memory; evaluation allocates nothing.
@usableFromInline
package struct MotionProgram: ~Copyable, @unchecked Sendable {
    /// A motion with its pace and channel: a property of a view.
    package struct Entry {
        let track: Track
        let pace: Int
        let channel: Int

        package init(track: Track, pace: Int, channel: Int) {
            (self.track, self.pace, self.channel) = (track, pace, channel)
        }
    }

    // The order of reading: a frame finds them in few cache lines.
    @usableFromInline let transforms: MotionList<TransformInterpolation>
    @usableFromInline let quads: MotionList<QuadInterpolation>
    @usableFromInline let pairs: MotionList<PairInterpolation>
    @usableFromInline let scalars: MotionList<ScalarInterpolation>
    @usableFromInline let lists: MotionList<ListInterpolation>
    @usableFromInline let shapes: UnsafeMutableBufferPointer<MotionShape>
    // Written by the initialiser only.
    private let memory: UnsafeMutableRawPointer

    /// Creates a program for motions, oldest first. The caller numbers the channels.
    package init(_ entries: [Entry]) {
        let order = entries.indices.sorted {
            (entries[$0].channel, $1) < (entries[$1].channel, $0)
        }.map { entries[$0] }
        // Kinds with the largest alignment first; each stride is a multiple of the alignment.
        var kinds: [[Entry]] = [[], [], [], [], []]
        for entry in order {
            switch entry.track.to {
            case .transform: kinds[0].append(entry)
            case .quad: kinds[1].append(entry)
            case .pair: kinds[2].append(entry)
            case .scalar: kinds[3].append(entry)
            case .path, .numbers: kinds[4].append(entry)
            }
        }
        let size =
            MotionList<ListInterpolation>.size(kinds[4])
            + MotionList<TransformInterpolation>.size(kinds[0]) + MotionList<QuadInterpolation>.size(kinds[1])
            + MotionList<PairInterpolation>.size(kinds[2]) + MotionList<ScalarInterpolation>.size(kinds[3])
        memory = .allocate(byteCount: max(1, size), alignment: 64)
        var free = memory
        var shapes: [MotionShape] = []
        lists = MotionList(kinds[4], in: &free, &shapes)
        transforms = MotionList(kinds[0], in: &free, &shapes)
        quads = MotionList(kinds[1], in: &free, &shapes)
        pairs = MotionList(kinds[2], in: &free, &shapes)
        scalars = MotionList(kinds[3], in: &free, &shapes)
        self.shapes = .allocate(capacity: shapes.count)
        _ = self.shapes.initialize(from: shapes)
    }

    deinit {
        lists.deinitialize()
        transforms.deinitialize()
        quads.deinitialize()
        pairs.deinitialize()
        scalars.deinitialize()
        memory.deallocate()
        shapes.deinitialize()
        shapes.deallocate()
    }

    /// Applies all motions to a stage.
    ///
    /// - Parameters:
    ///   - stage: the receiver of the values.
    ///   - progress: the progress of each pace.
    ///   - isAtEnds: the value of ``isAtEnds(_:)`` for the stage, which saves reading its values.
    @inlinable @inline(__always)
    package func show(
        on stage: inout some MotionStage, _ progress: UnsafePointer<Progress>, isAtEnds: Bool
    ) {
        let moment = MotionMoment(progress: progress, shapes: shapes.baseAddress)
        transforms.show(on: &stage, moment, isAtEnds)
        quads.show(on: &stage, moment, isAtEnds)
        pairs.show(on: &stage, moment, isAtEnds)
        scalars.show(on: &stage, moment, isAtEnds)
        if lists.count != 0 { lists.show(on: &stage, moment, isAtEnds) }
    }

    /// Whether the stage's values equal the end of the newest motion of each channel.
    @inlinable
    package func isAtEnds(_ stage: some MotionStage) -> Bool {
        lists.isAtEnds(stage) && transforms.isAtEnds(stage) && quads.isAtEnds(stage) && pairs.isAtEnds(stage)
            && scalars.isAtEnds(stage)
    }
}

/// The receiver of motions: the state of a view, or the values of a timeline.
@usableFromInline
package protocol MotionStage {
    /// Returns the value without motions.
    ///
    /// - Parameters:
    ///   - place: the property.
    ///   - end: the end of the newest motion.
    func base<Value: StageValue>(at place: MotionTarget, end: Value) -> Value
    /// Sets a value that differs from the base.
    mutating func put<Value: StageValue>(_ value: Value, at place: MotionTarget)
    /// Sets the base, bit for bit.
    mutating func keep<Value: StageValue>(at place: MotionTarget, end: Value)
}

@usableFromInline
package struct MotionTarget {
    package let property: AnimatedProperty
    /// The number of older motions of the channel that follow.
    @usableFromInline let older: Int32
    let channel: Int32
    @usableFromInline let pace: Int32
    /// The index of its ``MotionShape``; −1 without.
    @usableFromInline var shape: Int32 = -1
}

/// A motion that is not between two values alone.
@usableFromInline
enum MotionShape {
    case keyframes(Boxed<PropertyKeyframes>)
    case offset(Boxed<AnimatableOffset>)
    case morph(Boxed<PathMorph>)

    @usableFromInline
    func value(at p: Double) -> AnimatableValue {
        switch self {
        case .keyframes(let motion): motion.content.value(at: p)
        case .offset(let motion): motion.content.value(at: p * motion.content.duration)
        case .morph(let morph): .path(morph.content.path(at: p))
        }
    }
}

/// What the motions of a program are evaluated with.
@usableFromInline
struct MotionMoment {
    /// The progress of each pace.
    @usableFromInline let progress: UnsafePointer<Progress>
    @usableFromInline let shapes: UnsafeMutablePointer<MotionShape>?

    @inlinable @inline(__always)
    init(progress: UnsafePointer<Progress>, shapes: UnsafeMutablePointer<MotionShape>?) {
        (self.progress, self.shapes) = (progress, shapes)
    }
}

/// The motions of one kind of value, in the program's memory: reading needs no reference counting.
@usableFromInline
struct MotionList<Way: MotionInterpolation> {
    @usableFromInline
    struct Step {
        /// First, so that a pointer to the step also points to `way`.
        @usableFromInline let way: Way
        @usableFromInline let place: MotionTarget
    }

    @usableFromInline let count: Int
    @usableFromInline let steps: UnsafeMutablePointer<Step>
    static func size(_ entries: [MotionProgram.Entry]) -> Int { entries.count * MemoryLayout<Step>.stride }

    /// - Parameters:
    ///   - entries: the motions by channel, newest first.
    ///   - memory: the start of the list's memory; afterwards its end.
    ///   - shapes: receives those of the list.
    init(
        _ entries: [MotionProgram.Entry], in memory: inout UnsafeMutableRawPointer,
        _ shapes: inout [MotionShape]
    ) {
        count = entries.count
        steps = memory.bindMemory(to: Step.self, capacity: count)
        memory += Self.size(entries)
        for (index, entry) in entries.enumerated() {
            let track = entry.track
            var way: Way?
            var place = MotionTarget(
                property: track.property,
                older: Int32(entries[(index + 1)...].prefix { $0.channel == entry.channel }.count),
                channel: Int32(entry.channel), pace: Int32(entry.pace))
            switch track.form {
            case .straight, .list: break
            case .turning(let turn): way = turn as? Way
            case .keyframes(let motion):
                place.shape = Int32(shapes.count)
                shapes.append(.keyframes(Boxed(motion)))
            case .offset(let motion):
                place.shape = Int32(shapes.count)
                shapes.append(.offset(Boxed(motion)))
            case .morph(let morph):
                place.shape = Int32(shapes.count)
                shapes.append(.morph(Boxed(morph)))
            }
            (steps + index).initialize(
                to: Step(way: way ?? Way(from: track.from, to: track.to), place: place))
        }
    }

    func deinitialize() { steps.deinitialize(count: count) }

    @inlinable @inline(__always)
    func show(
        on stage: inout some MotionStage, _ moment: MotionMoment, _ isAtEnds: Bool
    ) {
        var index = 0
        while index < count {
            let step = steps + index
            let place = step.pointee.place
            // The common case first: one motion, which ends at the base.
            if place.older == 0,
                isAtEnds || stage.base(at: place, end: step.pointee.way.to).equals(step.pointee.way.to)
            {
                let moving = value(step, moment)
                if moving.equals(step.pointee.way.to) {
                    stage.keep(at: place, end: step.pointee.way.to)
                } else {
                    stage.put(moving, at: place)
                }
            } else {
                add(index...index + Int(place.older), on: &stage, moment, isAtEnds)
            }
            index += Int(place.older) + 1
        }
    }

    @inlinable @inline(never)
    func add(
        _ motions: ClosedRange<Int>, on stage: inout some MotionStage, _ moment: MotionMoment,
        _ isAtEnds: Bool
    ) {
        let (place, end) = (steps[motions.lowerBound].place, steps[motions.lowerBound].way.to)
        // Equal, and cheaper than reading the stage.
        let base = isAtEnds ? end : stage.base(at: place, end: end)
        var sum = MotionSum(model: base)
        var index = motions.lowerBound
        while index <= motions.upperBound {
            sum.add(value(steps + index, moment), to: steps[index].way.to)
            index += 1
        }
        if sum.value.equals(base) {
            stage.keep(at: place, end: end)
        } else {
            stage.put(sum.value, at: place)
        }
    }

    @inlinable
    func isAtEnds(_ stage: some MotionStage) -> Bool {
        var index = 0
        while index < count {
            let (place, end) = (steps[index].place, steps[index].way.to)
            guard stage.base(at: place, end: end).equals(end) else { return false }
            index += Int(place.older) + 1
        }
        return true
    }

    @inlinable @inline(__always)
    func value(_ step: UnsafeMutablePointer<Step>, _ moment: MotionMoment) -> Way.Value {
        switch moment.progress[Int(step.pointee.place.pace)] {
        case .start: return step.pointee.way.from
        case .end: return step.pointee.way.to
        case .part(let p):
            let shape = Int(step.pointee.place.shape)
            return shape < 0
                ? Way.value(at: p, of: UnsafeRawPointer(step).assumingMemoryBound(to: Way.self))
                : Self.value(moment.shapes! + shape, p)
        }
    }

    @inlinable @inline(never)
    static func value(_ shape: UnsafePointer<MotionShape>, _ p: Double) -> Way.Value {
        Way.value(shape.pointee.value(at: p))
    }
}
