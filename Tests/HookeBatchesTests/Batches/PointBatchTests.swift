import Foundation
import TestSupport
import Testing

@testable import Hooke
@testable import HookeGeometry
@testable import HookeBatches

@Suite struct PointBatchTests {
    /// Counts around the widths of vectors, the block of 256 and its tails.
    static let counts = [0, 1, 2, 3, 7, 8, 9, 15, 16, 17, 31, 33, 64, 255, 256, 257, 513, 1_300]

    /// Affine, perspective, with the eye among the points, large, small, and not finite.
    static let transforms: [Transform3D] = {
        var random = SeededGenerator(seed: 77)
        var all = [
            Transform3D.identity, .translation(x: 3, y: -4, z: 5),
            .rotationZ(0.3) * .scale(x: 2, y: -3, z: 4),
            .rotationY(1.2) * (try! .perspective(distance: 50)), .scale(x: 1e300, y: 1e-300, z: 1e5),
            Transform3D(elements16: (0..<16).map { _ in random.uniform(-1...1) }),
            Transform3D(elements16: (0..<16).map { _ in random.uniform(-1...1) }),
            Transform3D(elements16: (0..<16).map { _ in random.logUniform(0x1p-1070...0x1p-1000) }),
            Transform3D(elements16: (0..<16).map { _ in random.logUniform(1e-30...1e30) }),
        ]
        for value in [Double.nan, .infinity, -.infinity] {
            for field in [0, 3, 12, 15] {
                var fields = Transform3D.rotationX(0.4).elements
                fields[field] = value
                all.append(Transform3D(elements16: fields))
            }
        }
        return all
    }()

    /// Mostly within 100 of the origin, some huge, tiny, zero or not finite.
    static func coordinates<Scalar: BinaryFloatingPoint>(
        _ count: Int, _ random: inout SeededGenerator
    ) -> [Scalar] {
        (0..<count).map { _ in
            if random.chance(0.9) { return Scalar(random.uniform(-100...100)) }
            let odd: [Scalar] = [
                0, -0.0, .infinity, -.infinity, .nan, .leastNonzeroMagnitude, -.greatestFiniteMagnitude,
            ]
            return odd[random.integer(0...odd.count - 1)]
        }
    }

    /// Every variant is bit-identical to the reference, for any alignment.
    private func check<Scalar: BatchScalar>(_: Scalar.Type, count: Int) {
        var random = SeededGenerator(seed: UInt64(count))
        for (index, transform) in PointBatchTests.transforms.enumerated() {
            let batch = PointBatch<Scalar>(transform)
            let fields = transform.elements.map { Scalar($0) }
            #expect(same(batch.elements, fields))
            let x: [Scalar] = PointBatchTests.coordinates(count, &random)
            let y: [Scalar] = PointBatchTests.coordinates(count, &random)
            let z: [Scalar] = PointBatchTests.coordinates(count, &random)
            let flat = zip(x, y).map { referenceProject(fields, $0, $1) }
            let deep = zip(zip(x, y), z).map { referenceProject(fields, $0.0, $0.1, $1) }
            let label = "\(Scalar.self), transform \(index), \(count) points"

            var (toX, toY, toZ, toW) = (x, y, z, z)
            #expect(batch.project(&toX, &toY) == flat.count { $0.w > 0 }, "\(label)")
            #expect(same(toX, flat.map(\.x)) && same(toY, flat.map(\.y)), "\(label), in place")
            (toX, toY) = (x, y)
            #expect(batch.project(&toX, &toY, &toZ) == deep.count { $0.w > 0 }, "\(label)")
            #expect(same(toX, deep.map(\.x)) && same(toY, deep.map(\.y)), "\(label), space in place")
            #expect(same(toZ, deep.map(\.z)), "\(label), depth")

            (toX, toY) = (z, z)
            #expect(batch.project(x, y, into: &toX, &toY, w: &toW) == flat.count { $0.w > 0 })
            #expect(same(toX, flat.map(\.x)) && same(toY, flat.map(\.y)), "\(label), elsewhere")
            #expect(same(toW, flat.map(\.w)), "\(label), w")
            (toX, toY) = (z, z)
            #expect(batch.project(x, y, into: &toX, &toY) == flat.count { $0.w > 0 })
            #expect(same(toX, flat.map(\.x)) && same(toY, flat.map(\.y)), "\(label), elsewhere without w")
            (toX, toY, toZ) = (z, z, x)
            #expect(batch.project(x, y, z, into: &toX, &toY, &toZ) == deep.count { $0.w > 0 })
            #expect(same(toX, deep.map(\.x)) && same(toY, deep.map(\.y)), "\(label), space elsewhere")
            #expect(same(toZ, deep.map(\.z)), "\(label), depth elsewhere")
        }
    }

    /// A run that begins anywhere in a cache line and uses non-temporal stores.
    private func checkLong<Scalar: BatchScalar>(_: Scalar.Type, offset: Int, isSpace: Bool) {
        let count = (1 << 23) / MemoryLayout<Scalar>.stride + 17
        let batch = PointBatch<Scalar>(PointBatchTests.transforms[3])
        // The same points repeat, so that a few images are enough for the comparison.
        let period = 1_009
        var random = SeededGenerator(seed: 5)
        let few: [[Scalar]] = (0..<3).map { _ in PointBatchTests.coordinates(period, &random) }
        let buffers = (0..<7).map { _ in
            UnsafeMutableBufferPointer<Scalar>.allocate(capacity: count + 16)
        }
        defer { for buffer in buffers { buffer.deallocate() } }
        for (index, buffer) in buffers.enumerated() {
            buffer.initialize(repeating: -1)
            guard index < 3 else { continue }
            few[index].withUnsafeBufferPointer { few in
                for start in stride(from: 0, to: count, by: period) {
                    let part = min(period, count - start)
                    (buffer.baseAddress! + 1 + start).update(from: few.baseAddress!, count: part)
                }
            }
        }
        func part(_ index: Int, _ first: Int) -> UnsafeMutableBufferPointer<Scalar> {
            UnsafeMutableBufferPointer(rebasing: buffers[index][first..<first + count])
        }
        let from = (0..<3).map { UnsafeBufferPointer(part($0, 1)) }
        let to = (3..<7).map { part($0, offset + $0 - 3) }
        let seen = batch.project(
            from[0], from[1], isSpace ? from[2] : nil, into: to[0], to[1], isSpace ? to[2] : nil, w: to[3])
        let twins = (0..<period).map {
            referenceProject(batch.elements, few[0][$0], few[1][$0], isSpace ? few[2][$0] : nil)
        }
        let label = "\(Scalar.self), offset \(offset), space \(isSpace)"
        #expect(
            seen == count / period * twins.count { $0.w > 0 }
                + twins.prefix(count % period).count { $0.w > 0 }, "\(label)")
        for (component, expected) in [twins.map(\.x), twins.map(\.y), twins.map(\.z), twins.map(\.w)]
            .enumerated()
        where component != 2 || isSpace {
            for start in stride(from: 0, to: count, by: 131 * period) {
                let part = min(period, count - start)
                #expect(
                    same(Array(to[component][start..<start + part]), Array(expected.prefix(part))), "\(label)"
                )
            }
            let rest = count % period
            #expect(same(Array(to[component][(count - rest)...]), Array(expected.prefix(rest))), "\(label)")
            // Nothing outside the images was written.
            let (first, buffer) = (offset + component, buffers[component + 3])
            #expect(buffer[..<first].allSatisfy { $0 == -1 }, "\(label), before \(component)")
            #expect(buffer[(first + count)...].allSatisfy { $0 == -1 }, "\(label), after \(component)")
        }
    }

    @Test func `Long runs are bit-identical to the reference wherever they begin`() {
        checkLong(Double.self, offset: 0, isSpace: true)
        checkLong(Double.self, offset: 3, isSpace: false)
        checkLong(Float.self, offset: 1, isSpace: false)
    }

    @Test func `Threads change no bit`() {
        let count = 2_100_000
        let batch = PointBatch<Float>(PointBatchTests.transforms[3])
        let x = (0..<count).map { index -> Float in Float(index % 5_003 - 2_500) * 0.04 }
        let y = [Float](repeating: 3, count: count)
        var (oneX, oneY, twoX, twoY) = (x, y, x, y)
        let seen = batch.project(&oneX, &oneY)
        #expect(batch.project(&twoX, &twoY, threads: 2) == seen)
        #expect(
            twoX.withUnsafeBytes { two in
                oneX.withUnsafeBytes { memcmp($0.baseAddress!, two.baseAddress!, 4 * count) }
            } == 0)
        #expect(
            twoY.withUnsafeBytes { two in
                oneY.withUnsafeBytes { memcmp($0.baseAddress!, two.baseAddress!, 4 * count) }
            } == 0)
    }

    @Test func `Double precision is bit-identical to Transform3D`() {
        var random = SeededGenerator(seed: 3)
        for transform in PointBatchTests.transforms where !transform.isAffine {
            let p: [[Double]] = (0..<3).map { _ in PointBatchTests.coordinates(40, &random) }
            var (x, y, z) = (p[0], p[1], p[2])
            PointBatch<Double>(transform).project(&x, &y, &z)
            var (flatX, flatY) = (p[0], p[1])
            PointBatch<Double>(transform).project(&flatX, &flatY)
            for i in 0..<40 {
                let image = transform.transform(Vector3(p[0][i], p[1][i], p[2][i]))
                #expect(same([x[i], y[i], z[i]], image.map { [$0.x, $0.y, $0.z] } ?? [.nan, .nan, .nan]))
                let flat = transform.project(Vector2(p[0][i], p[1][i]))
                #expect(same([flatX[i], flatY[i]], flat.map { [$0.x, $0.y] } ?? [.nan, .nan]))
            }
        }
    }

    @Test func `For an affine transform all points are in front, infinite ones too`() {
        let batch = PointBatch<Double>(.scale(x: 2, y: 3, z: 4) * .translation(x: 1))
        var x: [Double] = [0, .infinity, 1, .nan]
        var y: [Double] = [0, 1, -.infinity, 1]
        var (toX, toY, w) = (x, x, x)
        #expect(batch.project(x, y, into: &toX, &toY, w: &w) == 4)
        #expect(w == [1, 1, 1, 1])
        #expect(batch.project(&x, &y) == 4)
        // 0 · ∞ is NaN, from the zeros of a scale.
        #expect(x[0] == 1 && x[1] == .infinity && x[2].isNaN && x[3].isNaN)
        #expect(y[0] == 0 && y[1].isNaN && y[2] == -.infinity && y[3].isNaN)
    }

    @Test func `Points at and behind the eye have NaN images`() throws {
        let batch = PointBatch<Double>(try .perspective(distance: 100))
        var (x, y, z) = ([1.0, 1, 1, 1], [2.0, 2, 2, 2], [0.0, 50, 100, 150])
        #expect(batch.project(&x, &y, &z) == 2)
        #expect(x[0] == 1 && x[1] == 2 && y[1] == 4 && z[1] == 100)
        #expect([x[2], y[2], z[2], x[3], y[3], z[3]].allSatisfy { $0.isNaN })
    }

    /// Errors of images against twice the precision, in u of the sum of the |products|.
    @Test
    func `Homogeneous images are within 4 u of their products' magnitudes, and a quotient adds one rounding`()
    {
        var random = SeededGenerator(seed: 21)
        var (sums, singles, quotients) = (Worst<Int>(), Worst<Int>(), Worst<Int>())
        for round in 0..<randomCases(2_000) {
            let transform = Transform3D(elements16: (0..<16).map { _ in random.uniform(-1...1) })
            let p = (0..<3).map { _ in random.uniform(-1...1) }
            let m = transform.elements
            let image = transform.homogeneous(Vector3(p[0], p[1], p[2]))
            let fields = m.map { Float($0) }
            let single = referenceHomogeneous(fields, Float(p[0]), Float(p[1]), Float(p[2]))
            let ownSingles = [single.x, single.y, single.z, single.w].map { Double($0) }
            var exact: [DoubleDouble] = []
            var sizes: [Double] = []
            for column in 0..<4 {
                var (sum, size) = (DoubleDouble(m[12 + column]), m[12 + column].magnitude)
                var (singleSum, singleSize) = (
                    Double(fields[12 + column]), Double(fields[12 + column].magnitude)
                )
                for row in 0..<3 {
                    let product = DoubleDouble(productOf: p[row], and: m[4 * row + column])
                    sum = sum + product
                    size += product.high.magnitude
                    let other = Double(Float(p[row])) * Double(fields[4 * row + column])
                    singleSum += other
                    singleSize += other.magnitude
                }
                sums.note((DoubleDouble(image[column]) - sum).high / (size * unitRoundoff), round)
                singles.note((ownSingles[column] - singleSum) / (singleSize * 0x1p-24), round)
                exact.append(sum)
                sizes.append(size)
            }
            guard let point = transform.transform(Vector3(p[0], p[1], p[2])) else { continue }
            // |X/w| has the error of X, that of w times the quotient, and one rounding.
            let quotient = exact[0] / exact[3]
            let size = (sizes[0] + quotient.high.magnitude * sizes[3]) / exact[3].high
            quotients.note((DoubleDouble(point.x) - quotient).high / (size * unitRoundoff), round)
        }
        // Worst errors measured: 1.8 u, 1.9 u and 1.6 u.
        #expect(
            sums.error <= 4 && singles.error <= 4 && quotients.error <= 5,
            "sums \(sums), single \(singles), quotients \(quotients)")
    }

    @Test(arguments: counts)
    func `Images are bit-identical to the reference in both precisions`(count: Int) {
        check(Double.self, count: count)
        check(Float.self, count: count)
    }
}

/// Whether the bits are equal; all NaNs count as equal.
func same<Scalar: BinaryFloatingPoint>(_ a: [Scalar], _ b: [Scalar]) -> Bool {
    a.count == b.count
        && zip(a, b).allSatisfy { ($0.isNaN && $1.isNaN) || ($0 == $1 && $0.sign == $1.sign) }
}

extension Transform3D {
    init(elements16 fields: [Double]) { try! self.init(elements: fields) }
}
