import CHookeKernels
import Foundation
import TestSupport
import Testing

@testable import Hooke
@testable import HookeGeometry
@testable import HookeBatches

@Suite struct SpringMotionBatchEvaluationTests {
    /// A few springs repeated, with the fields that `ExactSpringBatch` passes to the kernels, without creating a
    /// million.
    private struct Repeated<Scalar: BatchScalar> {
        /// Whole blocks of springs, some at rest.
        let batch: ExactSpringBatch<Scalar>
        let fields, slow: UnsafeMutablePointer<Scalar>
        let kinds: UnsafeMutablePointer<UInt8>
        let count: Int

        init(atLeast least: Int) throws {
            var random = SeededGenerator(seed: 31)
            let samples = (0..<640).map { _ in SpringCase.generator.draw(&random) }
            batch = try ExactSpringBatch(
                springs: samples.map(\.spring), from: samples.map { Scalar($0.start) },
                to: samples.map { Scalar($0.target) }, initialVelocities: samples.map { Scalar($0.velocity) },
                restPosition: 2, restVelocity: 30)
            let own = batch.count
            let repeats = least / own + 1
            count = repeats * own
            fields = .allocate(capacity: 5 * count)
            slow = .allocate(capacity: count)
            kinds = .allocate(capacity: count / BatchRanges.block)
            for index in 0..<repeats {
                batch.fields.withPointer { [fields] in
                    (fields + 5 * own * index).initialize(from: $0, count: 5 * own)
                }
                batch.slow.withPointer { [slow] in (slow + own * index).initialize(from: $0, count: own) }
                (kinds + own / BatchRanges.block * index).initialize(
                    from: batch.kinds, count: own / BatchRanges.block)
            }
        }

        /// Shortens the springs to a count that ends within a block.
        func end(at count: Int) {
            for index in count..<BatchRanges.padded(count) {
                for field in 0..<5 {
                    fields[BatchRanges.place(index, field: field, of: 5, Scalar.self)] = 0
                }
                slow[index] = 0
            }
        }

        func deallocate() {
            fields.deallocate()
            slow.deallocate()
            kinds.deallocate()
        }
    }

    /// States of at least 8 MB are written with non-temporal stores where they are aligned (stream.h).
    private func check<Scalar: BatchScalar>(
        _: Scalar.Type,
        evaluate: (Repeated<Scalar>, Int, UnsafeMutablePointer<Scalar>, UnsafeMutablePointer<Scalar>) -> Int
    ) throws {
        let size = MemoryLayout<Scalar>.stride
        let long = (1 << 23) / size
        let springs = try Repeated<Scalar>(atLeast: long + 64)
        defer { springs.deallocate() }
        let own = springs.batch.count
        let x = UnsafeMutableBufferPointer<Scalar>.allocate(capacity: own)
        let v = UnsafeMutableBufferPointer<Scalar>.allocate(capacity: own)
        defer {
            x.deallocate()
            v.deallocate()
        }
        let moving = springs.batch.evaluate(at: 0.2, into: x, v)
        #expect(moving > own / 2 && moving < own)

        // The first long count, then one with a tail; aligned and not aligned.
        for (count, offsets) in [(long, [3, 0]), (long + 37, [0, 0]), (long + 37, [0, 1])] {
            springs.end(at: count)
            let rest = count % own
            let expected =
                count / own * moving
                + (0..<rest).count { x[$0] != springs.batch.target(of: $0) || v[$0] != 0 }
            let memory = offsets.map { _ in
                let states = UnsafeMutableRawPointer.allocate(byteCount: (count + 8) * size, alignment: 64)
                    .bindMemory(to: Scalar.self, capacity: count + 8)
                states.initialize(repeating: 7, count: count + 8)
                return states
            }
            defer { for states in memory { states.deallocate() } }
            #expect(
                evaluate(springs, count, memory[0] + offsets[0], memory[1] + offsets[1]) == expected,
                "\(count) springs, \(offsets) beyond a cache line")
            for (states, (offset, one)) in zip(memory, zip(offsets, [x, v])) {
                let same = stride(from: 0, to: count, by: own).allSatisfy { start in
                    memcmp(states + offset + start, one.baseAddress!, min(own, count - start) * size) == 0
                }
                #expect(same, "\(count) springs, \(offsets) beyond a cache line")
                let around = Array(0..<offset) + Array(offset + count..<count + 8)
                #expect(around.allSatisfy { states[$0] == 7 }, "nothing else is written")
            }
        }
    }

    @Test func `A long batch is bit-identical to short ones at any alignment`() throws {
        try check(Double.self) { springs, count, x, v in
            hooke_spring_evaluate_f64(
                springs.fields, springs.slow, nil, springs.kinds, springs.batch.reach, 2, 30, 0, count, 0.2,
                nil, x, v)
        }
        try check(Float.self) { springs, count, x, v in
            hooke_spring_evaluate_f32(
                springs.fields, springs.slow, nil, springs.kinds, springs.batch.reach, 2, 30, 0, count, 0.2,
                nil, x, v)
        }
    }

    @Test func `A NaN time gives NaN for any payload`() throws {
        func check<Scalar: BatchScalar>(_: Scalar.Type) throws {
            // Underdamped, critically damped, overdamped, undamped.
            let springs = try [3, 20, 300, 0].map { try Spring(mass: 1, stiffness: 100, damping: $0) }
            let ones = [Scalar](repeating: 1, count: 4)
            let batch = try ExactSpringBatch<Scalar>(
                springs: springs, from: ones, to: [5, 5, 5, 5], initialVelocities: ones, restPosition: 0,
                restVelocity: 0)
            for payload: UInt64 in [0, 1, 0x400, 0x155 << 29, 0x3_ffff_ffff_ffff] {
                for time in [Double(nan: payload, signaling: false), -Double(nan: payload, signaling: false)]
                {
                    var (x, v) = (ones, ones)
                    let moving = batch.evaluate(at: time, into: &x, &v)
                    #expect((x + v).allSatisfy(\.isNaN) && moving == 4, "payload \(payload): \(x), \(v)")
                }
            }
        }
        try check(Double.self)
        try check(Float.self)
    }
}
