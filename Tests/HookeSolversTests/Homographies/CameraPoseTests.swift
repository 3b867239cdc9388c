import Foundation
import HookeLinearAlgebra
import Testing
import TestSupport

@testable import Hooke
@testable import HookeGeometry
@testable import HookeBatches
@testable import HookeSolvers

@Suite struct CameraPoseTests {
    private static let card = Rectangle(x: 40, y: 20, width: 200, height: 120)

    private static func angle(_ a: Quaternion, _ b: Quaternion) -> Double {
        2 * (a * b.conjugate).imaginary.length
    }

    private static func randomPose(_ random: inout SeededGenerator, upTo tilt: Double) throws -> CameraPose {
        let lean = random.uniform(0...6.3)
        let axis = Vector3(Elementary.cos(lean), Elementary.sin(lean), 0)
        let rotation =
            Quaternion(angle: random.uniform(0...tilt), axis: axis)
            * Quaternion(angle: random.uniform(-3...3), axis: Vector3(0, 0, 1))
        return try CameraPose(
            rotation: rotation,
            translation: Vector3(
                random.uniform(-200...200), random.uniform(-200...200), random.uniform(-600...50)),
            distance: random.logUniform(300...3_000),
            origin: Vector2(random.uniform(0...300), random.uniform(0...300)))
    }

    /// How the corners' rounding moves a pose, from the derivatives of the corners on the screen by the map's rows
    /// relative to the eye (the two directions and the origin over its distance): the size of the terms that round on the
    /// screen, the inverse of the least singular value and κ. The ninth, 0, is the map's scale.
    private static func conditioning(
        of pose: CameraPose
    ) throws -> (reach: Double, inverse: Double, spread: Double) {
        let eye = Vector3(pose.origin.x, pose.origin.y, pose.distance)
        let far = (pose.translation - eye).length
        let map = pose.homography
        var reach = 0.0
        var slopes = Matrix(rows: 8, columns: 9)
        for (index, corner) in card.corners.corners.enumerated() {
            let position =
                pose.rotation.rotating(Vector3(corner.x, corner.y, 0)) + pose.translation - eye
            let factor = -pose.distance / position.z  // 1/w
            for (row, weight) in [corner.x, corner.y, far].enumerated() {
                slopes[2 * index, 3 * row] = factor * weight
                slopes[2 * index, 3 * row + 2] = -factor * weight * position.x / position.z
                slopes[2 * index + 1, 3 * row + 1] = factor * weight
                slopes[2 * index + 1, 3 * row + 2] = -factor * weight * position.y / position.z
            }
            let (row1, row2) = (
                corner.x.magnitude * map.row1.absolute, corner.y.magnitude * map.row2.absolute
            )
            let terms = row1 + row2 + map.row3.absolute
            let seen = try #require(map.apply(Vector2(corner.x, corner.y)))
            reach = max(
                reach, (terms.x + seen.x.magnitude * terms.z) * factor,
                (terms.y + seen.y.magnitude * terms.z) * factor)
        }
        let values = try SVD(slopes, backend: .reference).singularValues
        return (reach, 1 / values[7], values[0] / values[7])
    }

    @Test func `Poses from homographies match the table`() throws {
        var worst = Worst<Int>()
        var worstShift = Worst<Int>()
        var worstMap = Worst<Int>()
        for (index, line) in try goldenLines("homographies").enumerated() where line[0] == "pose" {
            let v = try #require(doubles(line.dropFirst()))
            let truth = try Transform3D(elements: Array(v[0..<16]))
            let (distance, origin) = (v[16], Vector2(v[17], v[18]))
            let map = try Homography(elements: Array(v[19...]))
            let pose = try CameraPose(map, distance: distance, origin: origin)
            let found = pose.transform
            for (row, target) in [
                (found.row1, truth.row1), (found.row2, truth.row2), (found.row3, truth.row3),
            ] {
                worst.note((row - target).absolute.max(), index)
            }
            // The translation is relative to the plane's distance from the eye.
            let reach = (truth.row4.upper - Vector3(origin.x, origin.y, distance)).length
            worstShift.note((found.row4 - truth.row4).absolute.max() / reach, index)
            let again = pose.homography
            let scale = again.row3.z
            for (field, target) in zip(again.elements, map.elements) where target != 0 {
                worstMap.note((field / scale - target) / max(1, target.magnitude), index)
            }
        }
        // Each field of the rotation; the translation over the distance to the eye; the fields of the map. Measured
        // 3.4e-16, 2.5e-16 and 1.6e-14 (m33 is 1, and others are up to 20 times as large before they cancel).
        #expect(worst.error > 0 && worst.error <= 1e-14, "\(worst)")
        #expect(worstShift.error <= 1e-14, "\(worstShift)")
        #expect(worstMap.error <= 1e-13, "\(worstMap)")
    }

    @Test func `Poses are recovered from projected corners, up to 80 degrees`() throws {
        var random = SeededGenerator(seed: 101)
        var worst = Worst<Double>()
        var worstShift = Worst<Double>()
        var worstDistance = Worst<Double>()
        var worstImage = Worst<Double>()
        var seenCount = 0
        for _ in 0..<randomCases(3_000) {
            let pose = try Self.randomPose(&random, upTo: 80 * .pi / 180)
            let space = pose.transform * Transform3D.identity
            // Projected by the transform of a layer under its camera, not by the pose's own map.
            let camera = try Transform3D.perspective(distance: pose.distance)
                .about(Vector3(pose.origin.x, pose.origin.y, 0))
            let projection = (space * camera).project(Self.card)
            guard let quad = projection.quad else { continue }
            let depths = projection.homogeneousCorners.map(\.w)
            guard depths.min()! > 0.05 else { continue }
            seenCount += 1
            let map = try Homography(from: Self.card, to: quad)
            let found = try CameraPose(map, distance: pose.distance, origin: pose.origin)
            let (reach, inverse, spread) = try Self.conditioning(of: pose)
            let condition = reach * inverse
            worst.note(Self.angle(found.rotation, pose.rotation) / (unitRoundoff * condition), condition)
            let far = (pose.translation - Vector3(pose.origin.x, pose.origin.y, pose.distance)).length
            worstShift.note(
                (found.translation - pose.translation).length / (far * unitRoundoff * condition), condition)
            let apart = try #require(found.reprojectionError(against: map, over: Self.card))
            worstImage.note(apart / (unitRoundoff * reach * spread), condition)
            let lean = Vector3(space.m13, space.m23, 0).length
            guard lean > 0.05 else { continue }
            let estimated = try CameraPose(estimatingDistanceFrom: map, origin: pose.origin)
            worstDistance.note(
                (estimated.distance / pose.distance - 1) * lean * lean / (unitRoundoff * condition), lean)
        }
        if RandomCases.isAsked { print("poses: \(worst), \(worstShift), \(worstDistance), \(worstImage)") }
        // Rotation, translation over the distance to the eye, and distance (over sin² of the tilt) in u times the
        // condition; the image in u·κ of the size on the screen. Measured 1.3, 0.9, 1.3, 0.17.
        #expect(seenCount > 2_000)
        #expect(worst.error > 0 && worst.error <= 4, "\(worst)")
        #expect(worstShift.error <= 4, "\(worstShift)")
        #expect(worstDistance.error <= 4, "\(worstDistance)")
        #expect(worstImage.error <= 0.5, "\(worstImage)")
    }

    @Test func `A scaled homography is the same pose, a negated one is behind the eye`() throws {
        var random = SeededGenerator(seed: 102)
        for _ in 0..<randomCases(50) {
            let pose = try Self.randomPose(&random, upTo: 1)
            let map = pose.homography
            for factor in [3.0, 1e-200, 1e250] {
                let scaled = try Homography(elements: map.elements.map { $0 * factor })
                let found = try CameraPose(scaled, distance: pose.distance, origin: pose.origin)
                #expect(Self.angle(found.rotation, pose.rotation) <= 1e-13)
                #expect((found.translation - pose.translation).length <= 1e-11)
            }
            let behind = try Homography(elements: map.elements.map { -$0 })
            let found = try CameraPose(behind, distance: pose.distance, origin: pose.origin)
            let eye = Vector3(pose.origin.x, pose.origin.y, pose.distance)
            #expect((found.translation - eye + (pose.translation - eye)).length <= 1e-11)
            let turned = try #require(behind.oriented(at: Vector2(0, 0)))
            #expect(turned == map)
        }
    }

    @Test func `A map without an exact pose gives the nearest pose`() throws {
        let eye = (distance: 500.0, origin: Vector2(100, 60))
        let pose = try CameraPose(
            rotation: Quaternion(angle: 0.7, axis: Vector3(0.2, 1, 0)), translation: Vector3(10, 20, -30),
            distance: eye.distance, origin: eye.origin)
        let stretch = Homography(row1: Vector3(1.01, 0, 0), row2: Vector3(0, 1, 0), row3: Vector3(0, 0, 1))
        let stretched = stretch * pose.homography
        let found = try CameraPose(stretched, distance: eye.distance, origin: eye.origin)
        #expect(Self.angle(found.rotation, pose.rotation) <= 0.01)
        let error = try #require(found.reprojectionError(against: stretched, over: Self.card))
        #expect(error > 0.3 && error < 3)
        // And its rotation is a unit quaternion, to rounding.
        #expect((found.rotation.length - 1).magnitude <= 2e-16)
        let behind = Rectangle(x: -1e5, y: 0, width: 1, height: 1)
        #expect(found.reprojectionError(against: stretched, over: behind) == nil)
    }

    @Test func `Rotating the plane in itself changes no estimate, even without an exact pose`() throws {
        let pose = try CameraPose(
            rotation: Quaternion(angle: 0.8, axis: Vector3(0.3, 1, 0)), translation: Vector3(10, 20, -30),
            distance: 500, origin: Vector2(100, 60))
        let stretch = Homography(row1: Vector3(1.05, 0.02, 0), row2: Vector3(0, 1, 0), row3: Vector3(0, 0, 1))
        let map = stretch * pose.homography
        let plain = try CameraPose(estimatingDistanceFrom: map, origin: pose.origin).distance
        #expect((plain / 500 - 1).magnitude < 0.2 && (plain / 500 - 1).magnitude > 1e-3)
        for angle in stride(from: 0.1, to: 6.3, by: 0.3) {
            let turned = Homography(of: .rotationZ(angle)) * map
            let distance = try CameraPose(estimatingDistanceFrom: turned, origin: pose.origin).distance
            #expect((distance / plain - 1).magnitude <= 1e-13)
        }
    }

    @Test func `Maps that determine no distance throw with the reason`() throws {
        let origin = Vector2(100, 60)
        func refusal(_ map: Homography, _ origin: Vector2) -> String {
            (#expect(throws: HookeError.self) { try CameraPose(estimatingDistanceFrom: map, origin: origin) })?
                .description ?? ""
        }
        for turn in [0, 0.3, 2] {
            let flat = try CameraPose(
                rotation: Quaternion(angle: turn, axis: Vector3(0, 0, 1)), translation: Vector3(5, 6, -70),
                distance: 500, origin: origin)
            #expect(refusal(flat.homography, origin).contains("parallel to the screen"))
            // With a given distance the pose is determined.
            let found = try CameraPose(flat.homography, distance: 500, origin: origin)
            #expect((found.translation - flat.translation).length <= 1e-12)
        }
        let stretched = Homography(row1: Vector3(2, 0, 0), row2: Vector3(0, 1, 0), row3: Vector3(0, 0, 1))
        #expect(refusal(stretched, origin).contains("no distance"))
        // Larger where it is farther away: not possible for any eye.
        let odd = Homography(row1: Vector3(2, 0, 0.001), row2: Vector3(0, 1, 0), row3: Vector3(0, 0, 1))
        #expect(refusal(odd, .zero).contains("no distance"))
        let edge = Homography(row1: Vector3(1, 2, 0), row2: Vector3(2, 4, 0), row3: Vector3(0, 0, 1))
        #expect(refusal(edge, .zero).contains("edge-on"))
        #expect(throws: HookeError.self) { try CameraPose(edge, distance: 500, origin: .zero) }
        for distance in [0, -1, .infinity, .nan] {
            let error = #expect(throws: HookeError.self) {
                try CameraPose(.identity, distance: distance, origin: .zero)
            }
            #expect(error?.description.hasPrefix("distance is") == true)
        }
        #expect(throws: HookeError.self) { try CameraPose(.identity, distance: 5, origin: Vector2(0, .nan)) }
        #expect(throws: HookeError.self) {
            try CameraPose(
                rotation: Quaternion(x: 0, y: 0, z: 0, w: 0), translation: .zero, distance: 5, origin: .zero)
        }
        #expect(throws: HookeError.self) {
            try CameraPose(
                rotation: .identity, translation: Vector3(0, .nan, 0), distance: 5, origin: .zero)
        }
    }

    @Test func `A pose round-trips through its parts, and an invalid distance throws`() throws {
        let pose = try CameraPose(
            rotation: Quaternion(angle: 0.7, axis: Vector3(0.2, 1, 0)), translation: Vector3(10, 20, -30),
            distance: 500, origin: Vector2(1, 2))
        let data = try JSONEncoder().encode(pose)
        #expect(try JSONDecoder().decode(CameraPose.self, from: data) == pose)
        let text = String(decoding: data, as: UTF8.self).replacing("500", with: "-500")
        #expect(throws: (any Error).self) { try JSONDecoder().decode(CameraPose.self, from: Data(text.utf8)) }
    }
}

@Suite struct CameraPoseFitTests {
    @Test(arguments: LinearAlgebraBackend.available)
    func `Fits of noisy points match the least squares of the table`(backend: LinearAlgebraBackend) throws {
        var worst = Worst<Int>()
        var worstCost = Worst<Int>()
        for (index, line) in try goldenLines("homographies").enumerated() where line[0] == "posefit" {
            let eye = try #require(doubles(line[1...3]))
            let count = try #require(Int(line[4]))
            let v = try #require(doubles(line.dropFirst(5)))
            let pairs: [PointCorrespondence] = (0..<count).map {
                (Vector2(v[4 * $0], v[4 * $0 + 1]), Vector2(v[4 * $0 + 2], v[4 * $0 + 3]))
            }
            let truth = v[(4 * count)...].map { $0 }
            let fit = try CameraPoseFit(
                pairs, distance: eye[0], origin: Vector2(eye[1], eye[2]), backend: backend)
            let cost = fit.rootMeanSquare * fit.rootMeanSquare * Double(count)
            worstCost.note(cost / truth[0] - 1, index)
            let m = fit.pose.transform
            let fields = [m.row1, m.row2, m.row3].flatMap { [$0.x, $0.y, $0.z] }
            for (field, target) in zip(fields, truth[1...]) { worst.note(field - target, index) }
            for (field, target) in zip([m.m41, m.m42, m.m43], truth[10...]) {
                worst.note((field - target) / eye[0], index)
            }
            if let alternative = fit.alternative { #expect(alternative.rootMeanSquare >= fit.rootMeanSquare) }
        }
        // Rotation fields, and the translation over the distance. Measured with OpenBLAS 4.5e-16 and 5.1e-13, with the
        // reference 8.3e-16 and 2.2e-13 (relative error of the sum of squares).
        #expect(worst.error > 0 && worst.error <= 1e-9, "\(worst)")
        #expect(worstCost.error <= 1e-11, "\(worstCost)")
    }

    @Test func `Exact corners give the exact pose, noisy ones a better pose than the homography's`() throws {
        var random = SeededGenerator(seed: 103)
        let card = Rectangle(x: 0, y: 0, width: 300, height: 200)
        var better = 0
        var total = (fit: 0.0, linear: 0.0)
        for _ in 0..<randomCases(60) {
            let lean = random.uniform(0...6.3)
            let pose = try CameraPose(
                rotation: Quaternion(
                    angle: random.uniform(0.4...1.1),
                    axis: Vector3(Elementary.cos(lean), Elementary.sin(lean), 0.2)),
                translation: Vector3(random.uniform(-50...50), 10, -100), distance: 600,
                origin: Vector2(150, 100))
            let map = pose.homography
            let exact: [PointCorrespondence] = card.corners.corners.map { ($0, map.apply($0)!) }
            let fit = try CameraPoseFit(exact, distance: 600, origin: Vector2(150, 100))
            #expect(fit.rootMeanSquare <= 1e-11)
            #expect((fit.pose.rotation * pose.rotation.conjugate).imaginary.length <= 1e-12)
            let points =
                exact
                + (0..<8).map { _ in
                    let point = Vector2(random.uniform(0...300), random.uniform(0...200))
                    return (point, map.apply(point)!)
                }
            let noisy: [PointCorrespondence] = points.map {
                ($0.from, $0.to + Vector2(random.uniform(-1...1), random.uniform(-1...1)))
            }
            let found = try CameraPoseFit(noisy, distance: 600, origin: Vector2(150, 100))
            let linear = try CameraPose(
                Homography(fitting: noisy), distance: 600, origin: Vector2(150, 100))
            let (a, b) = (
                (found.pose.rotation * pose.rotation.conjugate).imaginary.length,
                (linear.rotation * pose.rotation.conjugate).imaginary.length
            )
            total.fit += a * a
            total.linear += b * b
            if a < b { better += 1 }
            #expect(found.rootMeanSquare <= 1.2)
            #expect(found.rootMeanSquare <= Reprojection(linear.homography, noisy).rootMeanSquare)
        }
        // Measured: better in 54 of 60, by a factor of 6.3 in the mean square.
        #expect(better > 36 && total.fit < total.linear)
    }

    @Test func `From far away both tilts are found, and the true one fits better`() throws {
        let card = Rectangle(x: -50, y: -50, width: 100, height: 100)
        let pose = try CameraPose(
            rotation: Quaternion(angle: 0.6, axis: Vector3(0, 1, 0)), translation: Vector3(0, 0, 0),
            distance: 2_000, origin: .zero)
        let pairs: [PointCorrespondence] = card.corners.corners.map { ($0, pose.homography.apply($0)!) }
        let fit = try CameraPoseFit(pairs, distance: 2_000, origin: .zero)
        #expect((fit.pose.rotation * pose.rotation.conjugate).imaginary.length <= 1e-11)
        let other = try #require(fit.alternative)
        #expect(other.rootMeanSquare > 0.1 && other.rootMeanSquare < 2)
        #expect((other.pose.rotation.rotationVector.y + 0.6).magnitude < 0.1)
        // A plane parallel to the screen has no alternative.
        let flat: [PointCorrespondence] = card.corners.corners.map { ($0, $0) }
        #expect(try CameraPoseFit(flat, distance: 500, origin: .zero).alternative == nil)
    }

    @Test func `Invalid points, distances and origins throw`() throws {
        let pairs: [PointCorrespondence] = [
            (.zero, .zero), (Vector2(1, 0), Vector2(1, 0)), (Vector2(1, 1), Vector2(1, 1)),
            (Vector2(0, 1), Vector2(0, 1)),
        ]
        #expect(throws: HookeError.self) { try CameraPoseFit(pairs, distance: -1, origin: .zero) }
        #expect(throws: HookeError.self) { try CameraPoseFit(pairs, distance: 1, origin: Vector2(.nan, 0)) }
        #expect(throws: HookeError.self) {
            try CameraPoseFit(Array(pairs.dropLast()), distance: 1, origin: .zero)
        }
    }

    @Test func `Points of no plane in front of the eye throw errors that name the argument`() {
        // A strip of 200 by 2e-11 that projects to a card.
        let strip = Rectangle(x: 0, y: 0, width: 200, height: 2e-11).corners.corners
        let seen = [Vector2(10, 0), Vector2(150, 20), Vector2(150, 100), Vector2(10, 120)]
        let error = #expect(throws: HookeError.self) {
            try CameraPoseFit(zip(strip, seen).map { ($0, $1) }, distance: 500, origin: .zero)
        }
        guard case .noSolution("correspondences", let reason)? = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(reason.contains("no plane in front of this eye"))
    }
}
