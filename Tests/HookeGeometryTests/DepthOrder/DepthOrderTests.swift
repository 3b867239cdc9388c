import Foundation
import Testing
import TestSupport

@testable import Hooke
@testable import HookeGeometry

@Suite struct DepthOrderTests {
    /// Tests forty rays of a scene.
    private func fault(_ scene: DepthScene, _ order: DepthOrder) -> String? {
        var random = SeededGenerator(seed: UInt64(scene.faces.count))
        for _ in 0..<40 {
            if let screen = scene.ray(&random), let fault = scene.fault(order, at: screen) { return fault }
        }
        return nil
    }

    @Test func `Separable faces: no ray meets a nearer face painted below a farther one`() {
        checkProperty(seed: 71, cases: 500, DepthScene.separable) { scene in
            let order = try DepthOrder(scene.faces, camera: scene.camera)
            if !order.isExact { return "said to be inexact" }
            if Set(order.order).union(order.unseen).count != scene.faces.count { return "a face is missing" }
            if order.order.count + order.unseen.count != scene.faces.count { return "a face is there twice" }
            return fault(scene, order)
        }
    }

    @Test func `Intersecting faces are cut: no ray meets a nearer piece below a farther one`() {
        checkProperty(seed: 72, cases: 250, DepthScene.tangled) { scene in
            let order = try DepthOrder(scene.faces, camera: scene.camera, splitting: true)
            return order.isExact ? fault(scene, order) : "said to be inexact"
        }
    }

    @Test func `Without splitting, an order with isExact is exact`() {
        var exact = 0
        let cases = checkProperty(seed: 73, cases: 500, DepthScene.tangled) { scene in
            let order = try DepthOrder(scene.faces, camera: scene.camera)
            guard order.isExact else { return nil }
            exact += 1
            return fault(scene, order)
        }
        #expect(exact > cases / 20 && exact < cases, "\(exact)")
    }

    // MARK: Small scenes

    /// A card 100 × 100 about the origin of its plane.
    private func card(_ transform: Transform3D, size: Double = 100) -> DepthOrder.Face {
        DepthOrder.Face(
            transform: transform, rectangle: Rectangle(x: -size / 2, y: -size / 2, width: size, height: size))
    }

    /// Sorts by the depth of the center, which is wrong.
    private func byMiddle(_ scene: DepthScene) -> [Int] {
        scene.faces.indices.sorted { a, b in
            func depth(_ face: DepthOrder.Face) -> Double {
                let middle = face.transform.concatenating(scene.camera).homogeneous(face.rectangle.center)
                return middle.z / middle.w
            }
            return depth(scene.faces[a]) < depth(scene.faces[b])
        }
    }

    @Test func `A large tilted wall with a nearer center is behind a small card`() throws {
        // The wall's center is nearer than the card, but behind the card the wall is farther.
        let scene = DepthScene(
            faces: [
                card(.translation(x: 180, z: -40), size: 20), card(.rotationY(0.6), size: 600),
            ], eye: (800, .zero))
        #expect(byMiddle(scene) == [0, 1])
        let order = try DepthOrder(scene.faces, camera: scene.camera)
        #expect(order.order == [1, 0] && order.isExact)
        // The rays of the other tests detect the difference.
        let swapped = DepthScene(faces: [scene.faces[1], scene.faces[0]], eye: scene.eye)
        #expect(fault(scene, order) == nil)
        #expect(fault(swapped, order) != nil)
    }

    @Test func `Sorting by the center is wrong in many scenes, and the rays detect it`() {
        var wrong = 0
        var random = SeededGenerator(seed: 74)
        for _ in 0..<randomCases(400) {
            let scene = DepthScene.separable.draw(&random)
            let pieces = byMiddle(scene).map { index in
                (source: index, outline: scene.faces[index].rectangle.corners.corners)
            }
            var rays = SeededGenerator(seed: 1)
            let faults = (0..<40).compactMap { _ in scene.ray(&rays) }.compactMap {
                scene.fault(pieces, at: $0)
            }
            if !faults.isEmpty { wrong += 1 }
        }
        // Measured: 14 of 400.
        #expect(wrong >= 5, "\(wrong)")
    }

    @Test func `The position of the eye decides, not z`() throws {
        // Two walls of a corridor, their near edges to the eye, and a card across it. Along z the walls are
        // invisible.
        let wall = DepthOrder.Face(
            transform: .rotationY(.pi / 2) * .translation(x: 50, z: 0),
            rectangle: Rectangle(x: -100, y: -50, width: 200, height: 100))
        let beside = card(.translation(x: 120, z: 40))
        // From the left the wall hides the card, whose z is larger; from the right the card hides the wall.
        let left = try Transform3D.perspective(distance: 300).about(Vector3(-300, 0, 0))
        let right = try Transform3D.perspective(distance: 300).about(Vector3(300, 0, 0))
        #expect(try DepthOrder([wall, beside], camera: left).order == [1, 0])
        #expect(try DepthOrder([wall, beside], camera: right).order == [0, 1])
        #expect(try DepthOrder([beside, wall], camera: left).order == [0, 1])
        let along = try DepthOrder([wall, beside])
        #expect(along.order == [1] && along.unseen == [0])
    }

    @Test func `Intersecting faces are cut along their line`() throws {
        let faces = [card(.rotationY(0.5)), card(.rotationY(-0.5))]
        let uncut = try DepthOrder(faces)
        #expect(uncut.order.sorted() == [0, 1] && !uncut.isExact)
        let cut = try DepthOrder(faces, splitting: true)
        #expect(cut.pieces.count == 3 && cut.isExact)
        // The first face divides; the halves of the second share the line x = 0, bit-identical.
        #expect(cut.order == [1, 0, 1])
        let (back, front) = (cut.pieces[0], cut.pieces[2])
        #expect(back.outline.count == 4 && front.outline.count == 4)
        let shared = back.outline.filter { front.outline.contains($0) }
        #expect(shared.count == 2)
        #expect(shared.allSatisfy { $0.x.magnitude < 1e-13 })
    }

    @Test func `The cut is on the common line of the planes, with perspective too`() throws {
        let camera = try Transform3D.perspective(distance: 300).about(Vector3(30, -20, 0))
        let faces = [card(.translation(z: -20)), card(.rotationX(0.7) * .translation(y: 10))]
        let order = try DepthOrder(faces, camera: camera, splitting: true)
        #expect(order.pieces.count == 3)
        var worst = Worst<Vector2>()
        let (a, b) = (order.pieces[0], order.pieces[2])
        #expect(a.source == b.source && a.source != order.pieces[1].source)
        for point in a.outline where b.outline.contains(point) {
            // On the line of both planes: their z is equal.
            let m = faces[a.source].transform
            let place = m.transform(Vector3(point.x, point.y, 0))!
            let (y, z) = (place.y - 10, place.z)
            worst.note(a.source == 1 ? z + 20 : z - y * 0.7.tangent, point)
        }
        // Worst measured: 0, where an ulp is 3.6e-15.
        #expect(worst.at != nil && worst.error < 1e-13, "\(worst)")
    }

    @Test func `Three faces in a cycle are cut, and without cuts the farthest goes first`() throws {
        // Three blades around the center, each with one end over the next.
        let faces = (0..<3).map { index in
            DepthOrder.Face(
                transform: Transform3D.rotationX(0.15) * .rotationY(-0.2) * .translation(y: 40)
                    * .rotationZ(Double(index) * 2 * .pi / 3),
                rectangle: Rectangle(x: -120, y: -15, width: 240, height: 30))
        }
        let plain = try DepthOrder(faces)
        #expect(!plain.isExact && plain.order.sorted() == [0, 1, 2])
        let scene = DepthScene(faces: faces, eye: nil)
        let cut = try DepthOrder(faces, splitting: true)
        #expect(cut.isExact && cut.pieces.count >= 4 && cut.pieces.count <= 6)
        #expect(fault(scene, cut) == nil)
        #expect(fault(scene, plain) != nil)
        // Two of the three have an order.
        for pair in [[0, 1], [1, 2], [2, 0]] {
            let two = try DepthOrder(pair.map { faces[$0] })
            #expect(two.isExact)
        }
    }

    @Test func `Coplanar faces keep the given order`() throws {
        let turn = Transform3D.rotation(0.7, axis: Vector3(1, 2, 0.3)) * .translation(x: 10, y: 3, z: -70)
        let camera = try Transform3D.perspective(distance: 400)
        let faces = (0..<8).map { index in
            DepthOrder.Face(
                transform: turn,
                rectangle: Rectangle(x: Double(index % 3) * 9, y: Double(index) * -4, width: 50, height: 40))
        }
        for splitting in [false, true] {
            #expect(try DepthOrder(faces, camera: camera, splitting: splitting).order == Array(0..<8))
            let upsideDown = try DepthOrder(faces.reversed(), camera: camera, splitting: splitting)
            #expect(upsideDown.order == Array(0..<8))
        }
        // The same plane with another origin and rotated axes.
        let other = DepthOrder.Face(
            transform: Transform3D.rotationZ(1) * .translation(x: 11, y: -7) * turn,
            rectangle: Rectangle(x: -30, y: -30, width: 60, height: 60))
        #expect(try DepthOrder([other] + faces, camera: camera).order == Array(0..<9))
        #expect(try DepthOrder(faces + [other], camera: camera).order == Array(0..<9))
    }

    @Test func `The faces of a box share edges and do not intersect`() throws {
        let boxes = Generator<(Transform3D, Vector3)>(draw: { random in
            let axis = Vector3(random.uniform(-1...1), random.uniform(-1...1), random.uniform(-1...1))
            let shift = Vector3(
                random.uniform(-200...200), random.uniform(-200...200), random.uniform(-400...100))
            let size = Vector3(
                random.logUniform(0.01...100), random.logUniform(1...100), random.logUniform(1...100))
            return (.rotation(random.uniform(-3...3), axis: axis) * .translation(shift), size)
        })
        let camera = try Transform3D.perspective(distance: 600)
        checkProperty(seed: 75, cases: 300, boxes) { pose, size in
            let turns: [Transform3D] = [
                .identity, .rotationY(.pi), .rotationY(.pi / 2), .rotationY(-.pi / 2),
                .rotationX(.pi / 2), .rotationX(-.pi / 2),
            ]
            let extents = [
                (size.x, size.y, size.z), (size.x, size.y, size.z), (size.z, size.y, size.x),
                (size.z, size.y, size.x), (size.x, size.z, size.y), (size.x, size.z, size.y),
            ]
            let faces = zip(turns, extents).map { turn, extent in
                DepthOrder.Face(
                    transform: Transform3D.translation(z: extent.2 / 2) * turn * pose,
                    rectangle: Rectangle(
                        x: -extent.0 / 2, y: -extent.1 / 2, width: extent.0, height: extent.1))
            }
            let order = try DepthOrder(faces, camera: camera)
            if !order.isExact { return "a box crosses itself" }
            if try DepthOrder(faces, camera: camera, splitting: true).pieces.count != order.pieces.count {
                return "a box was cut"
            }
            return fault(DepthScene(faces: faces, eye: (600, .zero)), order)
        }
    }

    // MARK: Edge cases

    @Test func `Faces behind the eye, edge-on or without area are unseen`() throws {
        let camera = try Transform3D.perspective(distance: 300)
        let faces = [
            card(.translation(z: 300)), card(.rotationY(.pi / 2)), card(.scale(x: 0)),
            card(.identity, size: 0),
            card(.translation(z: 200)), card(.scale(0)), card(.identity),
        ]
        for splitting in [false, true] {
            let order = try DepthOrder(faces, camera: camera, splitting: splitting)
            #expect(order.order == [6, 4])
            #expect(order.unseen == [0, 1, 2, 3, 5] && order.isExact)
        }
        let none = try DepthOrder([])
        #expect(none.pieces.isEmpty && none.unseen.isEmpty && none.isExact)
    }

    @Test func `A face through the near plane is clipped as in a projection`() throws {
        let camera = try Transform3D.perspective(distance: 300)
        let near = 0x1p-16
        var random = SeededGenerator(seed: 76)
        var clipped = 0
        var worst = Worst<DepthOrder.Face>()
        for _ in 0..<randomCases(300) {
            let face = DepthScene.face(&random)
            let projection = face.transform.concatenating(camera).project(face.rectangle)
            let order = try DepthOrder([face], camera: camera)
            let polygon = order.pieces.first?.polygon ?? []
            #expect(polygon.count == projection.polygon.count)
            // Plain doubles against 106 bits, with outlines that begin at different corners.
            // An edge that is nearly parallel to the near plane meets it at an uncertain place.
            let corners = face.rectangle.corners.corners.map { corner in
                let world = face.transform.transform(Vector3(corner.x, corner.y, 0)) ?? .zero
                return (place: Vector2(world.x, world.y), w: 1 - world.z / 300)
            }
            let uncertainty =
                corners.indices.map { index in
                    let (a, b) = (corners[index], corners[(index + 1) % 4])
                    guard (a.w - near) * (b.w - near) < 0 else { return 1 }
                    return max(
                        1,
                        (b.place - a.place).norm * max(a.w.magnitude, b.w.magnitude) / (a.w - b.w).magnitude)
                }.max() ?? 1
            // Close to the eye w is a difference of terms near 1.
            let cancellation = corners.filter { $0.w > near }.map { max(1, 1 / $0.w) }.max() ?? 1
            for corner in polygon {
                let apart = projection.polygon.map { (corner - $0).norm }.min() ?? 0
                let isCut = projection.isClipped && corner.norm > 1e4
                worst.note(apart / cancellation / max(1, corner.norm, isCut ? uncertainty / near : 1), face)
            }
            if projection.isClipped, projection.isVisible { clipped += 1 }
        }
        #expect(clipped > 10, "\(clipped)")
        // Worst measured: 1.5e-15.
        #expect(worst.error <= 1e-14, "\(worst)")
    }

    @Test func `NaN and infinities throw with the face's index`() {
        let good = card(.identity)
        for bad in [Double.nan, .infinity, -.infinity] {
            var moved = good
            moved.transform.m43 = bad
            var sized = good
            sized.rectangle.size.x = bad
            for face in [moved, sized] {
                let error = #expect(throws: HookeError.self) { try DepthOrder([good, face]) }
                guard case .badElement("faces", 1, let value, _)? = error else {
                    Issue.record("\(String(describing: error))")
                    continue
                }
                #expect(value == bad || (value.isNaN && bad.isNaN))
            }
            var camera = Transform3D.identity
            camera.m34 = bad
            let error = #expect(throws: HookeError.self) { try DepthOrder([], camera: camera) }
            guard case .badElement("camera", 11, _, _)? = error else {
                Issue.record("\(String(describing: error))")
                continue
            }
        }
        // Finite numbers with an image that is not finite.
        let error = #expect(throws: HookeError.self) {
            try DepthOrder([good, card(.scale(1e300) * .scale(1e10))])
        }
        #expect(error?.description.hasPrefix("faces[1] is") == true)
    }

    @Test func `The unit of length and the size of a face do not matter`() throws {
        var random = SeededGenerator(seed: 77)
        for _ in 0..<randomCases(40) {
            let scene = DepthScene.tangled.draw(&random)
            let plain = try DepthOrder(scene.faces, camera: scene.camera, splitting: true)
            for exponent in [-505, -100, 100, 505] {
                // Powers of two are exact, in the space and in the faces' own coordinates.
                let unit = Double(sign: .plus, exponent: exponent, significand: 1)
                let small = Double(sign: .plus, exponent: -exponent / 3, significand: 1)
                let faces = scene.faces.map { face in
                    DepthOrder.Face(
                        transform: Transform3D.scale(1 / small) * face.transform * .scale(unit),
                        rectangle: Rectangle(
                            origin: face.rectangle.origin * small, size: face.rectangle.size * small))
                }
                let camera = Transform3D.scale(1 / unit) * scene.camera * .scale(unit)
                let scaled = try DepthOrder(faces, camera: camera, splitting: true)
                #expect(scaled.order == plain.order)
                #expect(scaled.pieces.map { $0.outline.map { $0 / small } } == plain.pieces.map(\.outline))
            }
        }
    }

    @Test func `Close faces are distinguished, and faces within rounding keep the given order`() throws {
        let turn = Transform3D.rotation(1.1, axis: Vector3(1, 3, 0.5)) * .translation(x: 40, y: -30, z: -100)
        let camera = try Transform3D.perspective(distance: 500)
        func pair(_ gap: Double) throws -> [Int] {
            try DepthOrder([card(.translation(z: gap) * turn), card(turn)], camera: camera).order
        }
        // A card shows its front or its back: here the front.
        #expect(try pair(1e-11) == [1, 0] && pair(-1e-11) == [0, 1])
        #expect(try pair(1e-16) == [0, 1] && pair(-1e-16) == [0, 1])
        // Upright layers are exact at any distance.
        let upright = [3e-300, 1e-300, 2e-300].map { card(.translation(z: $0)) }
        #expect(try DepthOrder(upright).order == [1, 2, 0])
    }

    @Test func `Nearly edge-on faces are ordered by position`() throws {
        // A wall rotated to within 1e-9 of the line of sight, a hundred points in front of and behind a card.
        for turn in [1e-3, 1e-6, 1e-9] {
            let wall = { (z: Double) in self.card(.rotationY(.pi / 2 - turn) * .translation(z: z)) }
            #expect(try DepthOrder([wall(100), card(.identity)]).order == [1, 0])
            #expect(try DepthOrder([wall(-100), card(.identity)]).order == [0, 1])
            // Through the card: cut into a half behind and a half in front.
            let through = try DepthOrder([card(.identity), wall(0)], splitting: true)
            #expect(through.pieces.count == 3 && through.isExact)
        }
    }

    @Test func `A floor that passes the eye is behind the objects on it`() throws {
        // Clipped at the near plane, the longest floor's image is 1e19 points long.
        let camera = try Transform3D.perspective(distance: 500)
        let card = card(.translation(z: -200))
        for (turn, tilt) in [(0.3, 1.5), (-0.3, 1.5), (0, .pi / 2), (0.3, .pi / 2)] {
            for length in [1e3, 1e5, 1e7, 1e8, 1e9, 1e11, 1e14] {
                let floor = DepthOrder.Face(
                    transform: .rotationY(turn) * .rotationX(tilt) * .translation(y: 100),
                    rectangle: Rectangle(x: -length, y: -length, width: 2 * length, height: 2 * length))
                let order = try DepthOrder([card, floor], camera: camera)
                #expect(order.order == [1, 0] && order.isExact, "\(turn), \(tilt), \(length)")
                #expect(try DepthOrder([floor, card], camera: camera).order == [0, 1])
            }
        }
    }

    @Test func `Equal faces give equal orders, and faces and pieces survive coding`() throws {
        let faces = [card(.rotationY(0.5)), card(.rotationY(-0.5))]
        let order = try DepthOrder(faces, splitting: true)
        #expect(try order == DepthOrder(faces, splitting: true))
        let text = try JSONEncoder().encode(order.pieces)
        #expect(try JSONDecoder().decode([DepthOrder.Piece].self, from: text) == order.pieces)
        let data = try JSONEncoder().encode(faces)
        #expect(try JSONDecoder().decode([DepthOrder.Face].self, from: data) == faces)
    }
}

extension Double {
    fileprivate var tangent: Double { Foundation.tan(self) }
}
