import Foundation
import HookeGeometry
import Testing

@Suite struct MotionPathTests {
    private func near(_ a: Vector2, _ b: Vector2, _ error: Double = 1e-12) -> Bool {
        (a - b).x.magnitude <= error && (a - b).y.magnitude <= error
    }

    @Test func `Distances are modulo the length on closed paths, otherwise the nearer end`() throws {
        let closed = OffsetPath(try MeasuredPath(VectorPath(svg: "M0 0H10V10H0Z")))
        #expect(closed.usedDistance(45) == 5 && closed.usedDistance(-5) == 35 && closed.usedDistance(40) == 0)
        #expect(closed.usedDistance(-1e-30) == 0)
        let open = OffsetPath(try MeasuredPath(VectorPath(svg: "M0 0H10V10H0")))
        #expect(open.usedDistance(45) == 30 && open.usedDistance(-5) == 0)
        var extended = open
        extended.ends = .extended
        #expect(extended.sample(at: 35).position == [-5, 10])
        #expect(open.distance(ofPercentage: 50) == 15)
        #expect(closed.usedDistance(.infinity).isNaN)
    }

    @Test func `The anchor is on the path, turned as asked`() throws {
        let path = try MeasuredPath(VectorPath(svg: "M0 0H10V10"))
        let cases: [(OffsetPath.Rotation, Double, Vector2)] = [
            (.auto, 5, [5, 1]), (.auto, 15, [9, 5]), (.reverse, 15, [11, 5]), (.fixed(0), 15, [10, 6]),
            (.along(plus: .pi / 2), 5, [4, 0]), (.fixed(.pi / 2), 5, [4, 0]),
        ]
        for (rotation, distance, image) in cases {
            let motion = OffsetPath(path, rotation: rotation, anchor: [3, 4])
            let transform = motion.transform(at: distance)
            #expect(near(transform.transform([3, 4]), motion.sample(at: distance).position))
            #expect(near(transform.transform([3, 5]), image), "\(rotation)")
            let turn = Affine2D.rotation(motion.angle(at: distance))
            #expect(near(Vector2(transform.a, transform.b), Vector2(turn.a, turn.b)))
        }
    }

    @Test func `CSS has the path, the rotation and the anchor`() throws {
        let path = try MeasuredPath(VectorPath(svg: "M0 0A10.5 5 20 0 1 10 0"))
        let motion = OffsetPath(path, rotation: .along(plus: .pi / 2), anchor: [20, 0.5])
        let words = ["auto 90deg", "auto", "reverse", "45deg"]
        let rotations: [OffsetPath.Rotation] = [motion.rotation, .auto, .reverse, .fixed(.pi / 4)]
        for (word, rotation) in zip(words, rotations) {
            var turned = motion
            turned.rotation = rotation
            #expect(
                turned.css == "offset-path: path(\"M0 0A10.5 5 20 0 1 10 0\"); offset-rotate: \(word); "
                    + "offset-anchor: 20px 0.5px;")
        }
    }

    @Test func `Velocity and acceleration are the derivatives of the position`() throws {
        let path = try MeasuredPath(VectorPath(svg: "M0 0C0 100 200 -50 200 100A60 40 20 0 1 100 200"))
        let spring = SpringMotion(spring: try Spring(duration: 0.8, bounce: 0.3), from: 0, to: path.length)
        let motion = MotionAlongPath(along: OffsetPath(path, ends: .extended), distance: spring)
        let step = 0x1p-14
        for index in 1...20 {
            let time = Double(index) * 0.0471
            let (before, after) = (motion.position(at: time - step), motion.position(at: time + step))
            let state = motion.state(at: time)
            let slope: Vector2 = (after - before) / (2 * step)
            let bend: Vector2 = (after - state.position * 2 + before) / (step * step)
            #expect(near(state.velocity, slope, 0.01), "\(time)")
            #expect(near(state.acceleration, bend, 60), "\(time)")
            #expect(state.position == motion.position(at: time))
        }
        let tolerance = try Tolerance(distance: 0.1, speed: 1)
        #expect(motion.settlingDuration(within: tolerance) == spring.settlingDuration(within: tolerance))
    }

    @Test func `Beyond an end that stops it the point rests`() throws {
        let path = try MeasuredPath(VectorPath(svg: "M0 0H10"))
        let motion = MotionAlongPath(along: OffsetPath(path), distance: UniformMotion(from: 0, velocity: 20))
        #expect(motion.state(at: 0.25).velocity == [20, 0] && motion.position(at: 0.25) == [5, 0])
        #expect(motion.state(at: 1).velocity == .zero && motion.position(at: 1) == [10, 0])
        #expect(motion.transform(at: 1).transform(.zero) == [10, 0])
    }
}
