import Foundation
import Testing
import TestSupport

@testable import Hooke
@testable import HookeGeometry

@Suite struct LayerTreeTests {
    @Test func `A hit is the first layer on the ray`() {
        var compared = 0
        var hits = 0
        let cases = checkProperty(seed: 81, cases: 150, LayerRays.scenes) { scene in
            var random = SeededGenerator(seed: UInt64(scene.tree.layers.count))
            let places = scene.tree.toScreen(camera: scene.camera)
            for _ in 0..<12 {
                let index = random.integer(0...places.count - 1)
                let bounds = scene.tree.layers[index].bounds
                let own = bounds.origin + Vector2(random.unit(), random.unit()) * bounds.size
                guard let screen = places[index].project(own), screen.x.magnitude < 1e5,
                    screen.y.magnitude < 1e5
                else { continue }
                let truth = scene.hit(screen)
                // Where a tiny change changes the result, both are accepted.
                let around = [Vector2(1e-5, 0), Vector2(-1e-5, 0), Vector2(0, 1e-5), Vector2(0, -1e-5)]
                if around.contains(where: { scene.hit(screen + $0)?.layer != truth?.layer }) { continue }
                compared += 1
                if truth != nil { hits += 1 }
                let found = scene.tree.hit(screen, camera: scene.camera)
                if found?.layer != truth?.layer {
                    return
                        "hit \(String(describing: found)), the ray \(String(describing: truth)) at \(screen)"
                }
                if let found, let truth {
                    let step = found.point - truth.point
                    let away = max(step.x.magnitude, step.y.magnitude)
                    if away > 1e-6 { return "\(found.point) instead of \(truth.point)" }
                }
            }
            return nil
        }
        #expect(compared > cases && hits > compared / 2, "\(hits) of \(compared)")
    }

    // MARK: Placement

    private func layer(
        _ parent: Int? = nil, _ change: (inout LayerTree.Layer) -> Void = { _ in }
    ) -> LayerTree.Layer {
        var layer = LayerTree.Layer(
            parent: parent, bounds: Rectangle(x: 0, y: 0, width: 100, height: 100), position: Vector2(50, 50))
        change(&layer)
        return layer
    }

    private func seen(_ layers: [LayerTree.Layer], camera: Transform3D = .identity) throws -> [Int] {
        try LayerTree(layers).visibleLayers(camera: camera).map(\.layer)
    }

    @Test func `A sublayer transform applies about the superlayer's anchor to all sublayers`()
        throws
    {
        let root = layer {
            $0.bounds = Rectangle(x: 0, y: 0, width: 400, height: 300)
            $0.position = Vector2(200, 150)
            $0.sublayerTransform.m34 = -1 / 500
        }
        let card = layer(0) {
            $0.bounds = Rectangle(x: 0, y: 0, width: 200, height: 120)
            $0.position = Vector2(200, 150)
            $0.transform = .rotationY(37 * .pi / 180)
        }
        let tree = try LayerTree([root, card])
        // The published corners of this pose about (200, 110), moved to (200, 150).
        let quad = try #require(tree.visibleLayers().last?.quad)
        let expected = Vector2(109.20851280115427, 41.79004485277446 + 40)
        #expect(
            (quad.topLeft - expected).x.magnitude < 1e-12 && (quad.topLeft - expected).y.magnitude < 1e-12)
        #expect(tree.toScreen()[0] == .identity)
        // The camera belongs to the screen, about its origin by default.
        let camera = try Transform3D.perspective(distance: 500).about(Vector3(200, 150, 0))
        var plain = root
        plain.sublayerTransform = .identity
        plain.keepsDepth = true
        let other = try LayerTree([plain, card]).visibleLayers(camera: camera).last
        #expect(other?.layer == 1)
        #expect(((other?.quad?.topLeft ?? .zero) - expected).y.magnitude < 1e-12)
    }

    @Test func `anchorPointZ moves the anchor off the plane`() throws {
        // A door on a hinge 30 points in front of its plane.
        let door = layer {
            $0.anchorPointZ = 30
            $0.transform = .rotationY(.pi / 2)
        }
        let tree = try LayerTree([door])
        // The anchor maps to the position; the plane, 30 behind it, rotates to its left.
        let seen = try #require(tree.toScreen()[0].project(Vector2(80, 20)))
        #expect((seen.x - 20).magnitude < 1e-13 && seen.y == 20)
    }

    @Test func `An ordinary layer flattens its sublayers, a transform layer does not`() throws {
        // A panel at a right angle to its superlayer, and the superlayer rotated by a right angle.
        let turned = layer { $0.transform = .rotationY(.pi / 2 + 0.3) }
        let panel = layer(0) { $0.transform = .rotationY(-.pi / 2) }
        var keeping = turned
        keeping.keepsDepth = true
        #expect(try LayerTree([turned, panel]).toScreen()[1].planeDeterminant().magnitude < 1e-15)
        let corner = try #require(try LayerTree([keeping, panel]).toScreen()[1].project(Vector2(100, 0)))
        // Together a rotation by 0.3.
        let expected: Double = 50 + 50 * 0.955336489125606
        #expect((corner.x - expected).magnitude < 1e-12)
    }

    @Test func `The container's own transform applies to points off its plane`() throws {
        var random = SeededGenerator(seed: 82)
        for _ in 0..<randomCases(200) {
            var container = LayerRays.layer(&random, parent: 0)
            container.keepsDepth = true
            var child = LayerRays.layer(&random, parent: 1)
            child.sublayerTransform = .identity
            container.sublayerTransform = .identity
            let tree = try LayerTree([layer { $0.sublayerTransform.m34 = -1 / 700 }, container, child])
            let a = child.anchor
            let inContainer =
                Transform3D.translation(x: -a.x, y: -a.y, z: -a.z) * child.transform
                * .translation(x: child.position.x, y: child.position.y, z: child.zPosition)
            let places = tree.toScreen()
            for point in [Vector2(0, 0), Vector2(90, 10), Vector2(-5, 70)] {
                let through = (inContainer * places[1]).homogeneous(point)
                let direct = places[2].homogeneous(point)
                let step = through - direct
                #expect(max(step.x.magnitude, step.y.magnitude, step.w.magnitude) < 1e-12)
            }
        }
    }

    // MARK: Visibility

    @Test func `Siblings are ordered by zPosition, then by index, regardless of transforms`() throws {
        let root = layer()
        let high = layer(0) { $0.zPosition = 5 }
        let near = layer(0) { $0.transform = .translation(z: 100) }
        #expect(try seen([root, high, near, layer(0)]) == [0, 2, 3, 1])
        #expect(try LayerTree([root, high, near, layer(0)]).hit(Vector2(50, 50))?.layer == 1)
        // Roots are siblings on the screen.
        #expect(
            try seen(
                [high, near].map {
                    var l = $0; l.parent = nil; return l
                }) == [1, 0])
    }

    @Test func `A layer that keeps depth orders by depth`() throws {
        let space = layer {
            $0.keepsDepth = true
            $0.hasContent = false
        }
        let high = layer(0) { $0.zPosition = 5 }
        let near = layer(0) { $0.transform = .translation(z: 100) }
        #expect(try seen([space, high, near, layer(0)]) == [3, 1, 2])
        // From behind the order is reversed; coplanar layers keep their order.
        var over = space
        over.transform = .rotationY(.pi)
        #expect(try seen([over, high, near, layer(0)]) == [2, 1, 3])
        #expect(try seen([over, layer(0), layer(0)]) == [1, 2])
        // A space in a space is one space.
        let inner = layer(0) {
            $0.keepsDepth = true
            $0.zPosition = 50
            $0.hasContent = false
        }
        #expect(try seen([space, inner, layer(1), layer(0) { $0.zPosition = 70 }]) == [2, 3])
        #expect(try seen([space, inner, layer(1), layer(0) { $0.zPosition = 30 }]) == [3, 2])
    }

    @Test func `A card with two sides shows one of them`() throws {
        let card = layer {
            $0.keepsDepth = true
            $0.hasContent = false
        }
        let front = layer(0) { $0.isDoubleSided = false }
        let back = layer(0) {
            $0.isDoubleSided = false
            $0.transform = .rotationY(.pi)
        }
        for (angle, shown) in [(0.0, 1), (1.2, 1), (2, 2), (.pi, 2), (4.5, 2), (5, 1)] {
            var turned = card
            turned.transform = .rotationY(angle)
            let picture = layer(2)
            #expect(try seen([turned, front, back, picture]) == (shown == 1 ? [1] : [2, 3]), "\(angle)")
        }
    }

    @Test func `Intersecting layers are cut, and hit where they are in front`() throws {
        let space = layer {
            $0.keepsDepth = true
            $0.hasContent = false
        }
        let left = layer(0) { $0.transform = .rotationY(0.5) }
        let right = layer(0) { $0.transform = .rotationY(-0.5) }
        // A picture in the second panel, beyond its edge: cut with the panel.
        let picture = layer(2) { $0.position = Vector2(50, 120) }
        let tree = try LayerTree([space, left, right, picture])
        let parts = tree.visibleLayers()
        #expect(parts.count == 5)
        #expect(parts.filter { $0.layer == 3 }.count == 2)
        for y in [20.0, 95] {
            #expect(tree.hit(Vector2(30, y))?.layer == 1)
            #expect([2, 3].contains(tree.hit(Vector2(70, y))?.layer))
        }
        #expect(tree.visibleLayers(splitting: false).count == 3)
    }

    @Test func `Masks clip all sublayers at every depth, and transform layers do not mask`() throws {
        let mask = layer { $0.masksToBounds = true }
        let tilted = layer(0) {
            $0.position = Vector2(100, 50)
            $0.transform = .rotationZ(.pi / 4)
        }
        let inner = layer(1) { $0.position = Vector2(100, 100) }
        let tree = try LayerTree([mask, tilted, inner])
        #expect(tree.visibleLayers().allSatisfy { $0.boundingBox!.maxX <= 100 + 1e-12 })
        #expect(tree.hit(Vector2(101, 50)) == nil)
        #expect(tree.hit(Vector2(99, 50))?.layer == 1)
        // The quad is that of the whole bounds.
        #expect(tree.visibleLayers()[1].quad!.boundingBox.maxX > 150)
        #expect(tree.visibleLayers()[1].polygon.count == 5)
        var open = mask
        open.keepsDepth = true
        #expect(try LayerTree([open, tilted, inner]).hit(Vector2(101, 50))?.layer == 1)
        // The bounds are not visible, so the sublayers are not.
        var empty = mask
        empty.bounds.size.x = 0
        #expect(try seen([empty, tilted, inner]).isEmpty)
    }

    @Test func `Content behind an eye is clipped at each enclosing eye`() throws {
        let root = layer { $0.sublayerTransform.m34 = -1 / 200 }
        let past = layer(0) { $0.zPosition = 250 }
        #expect(try seen([root, past]) == [0])
        let through = layer(0) {
            $0.zPosition = 190
            $0.transform = .rotationY(1)
        }
        let visible = try #require(try LayerTree([root, through]).visibleLayers().last)
        #expect(visible.layer == 1 && visible.quad == nil && visible.polygon.count == 4)
        // In front of the inner eye, but the outer map would mirror the point into view.
        let outer = layer {
            $0.sublayerTransform = .scale(x: -1, y: -1)
            $0.sublayerTransform.m44 = -1
        }
        #expect(
            try seen([
                outer, layer(0) { $0.sublayerTransform.m34 = -1 / 200 }, layer(1) { $0.zPosition = 250 },
            ])
                == [0])
    }

    @Test func `Hidden layers, empty ones and layers without content are omitted`() throws {
        let root = layer()
        #expect(try seen([root, layer(0) { $0.isHidden = true }, layer(1)]) == [0])
        #expect(try seen([root, layer(0) { $0.bounds.size = .zero }, layer(1)]) == [0, 2])
        #expect(try seen([root, layer(0) { $0.hasContent = false }, layer(1)]) == [0, 2])
        #expect(try seen([root, layer(0) { $0.transform = .scale(x: 0) }, layer(1)]) == [0])
        #expect(try seen([root, layer(0) { $0.transform = .scale(0) }, layer(1)]) == [0])
        #expect(try seen([root, layer(0) { $0.transform.m44 = 0 }, layer(1)]) == [0])
    }

    // MARK: Edge cases

    @Test func `An empty tree shows nothing, and a NaN point hits nothing`() throws {
        let tree = try LayerTree([])
        #expect(tree.toScreen().isEmpty && tree.visibleLayers().isEmpty && tree.hit(.zero) == nil)
        let one = try LayerTree([layer()])
        #expect(one.hit(Vector2(.nan, 5)) == nil && one.hit(Vector2(.infinity, 5)) == nil)
        var camera = Transform3D.identity
        camera.m11 = .nan
        #expect(one.visibleLayers(camera: camera).isEmpty && one.hit(Vector2(5, 5), camera: camera) == nil)
        #expect(try seen([layer { $0.transform = Transform3D.scale(1e307) }]) == [])
    }

    @Test func `Layers with finite images are visible, even if their areas overflow`() throws {
        // Areas of 1e604, 1e-596, 1e-340 and 1e-318 square points.
        let huge = [layer { $0.transform = .scale(1e150) }, layer(0) { $0.transform = .scale(1e150) }]
        #expect(try seen(huge) == [0, 1])
        #expect(try seen([huge[0], layer(0) { $0.transform = .scale(1e160) }]) == [0])
        let tiny = [layer { $0.transform = .scale(1e-150) }, layer(0) { $0.transform = .scale(1e-150) }]
        let thin = [layer { $0.bounds.size = Vector2(1e-170, 1e-170) }]
        let back = [layer { ($0.transform, $0.bounds.size.x) = (.rotationY(.pi), 0x1p-1063) }]
        for (layers, facing) in [(huge, Facing.front), (tiny, .front), (thin, .front), (back, .back)] {
            let visible = try LayerTree(layers).visibleLayers()
            #expect(visible.map(\.layer) == Array(layers.indices))
            #expect(visible.allSatisfy { $0.facing == facing })
        }
        let large = [layer { $0.transform = .scale(1e140) }, layer(0) { $0.transform = .scale(1e140) }]
        let hit = try #require(try LayerTree(large).hit(Vector2(1e281, 2e281)))
        #expect(hit.layer == 1 && (hit.point - Vector2(60, 70)).absolute.max() < 1e-13)
    }

    @Test func `Parents that are not before their layer and non-finite numbers throw by name`()
        throws
    {
        for parent in [1, 2, 7, -1, Int.max] {
            let error = #expect(throws: HookeError.self) { try LayerTree([layer(), layer(parent)]) }
            guard case .badElement("layers.parent", 1, _, _)? = error else {
                Issue.record("\(String(describing: error))")
                continue
            }
        }
        let faults: [(String, (inout LayerTree.Layer, Double) -> Void)] = [
            ("bounds", { $0.bounds.origin.y = $1 }), ("position", { $0.position.x = $1 }),
            ("zPosition", { $0.zPosition = $1 }), ("anchorPoint", { $0.anchorPoint.y = $1 }),
            ("anchorPointZ", { $0.anchorPointZ = $1 }), ("transform", { $0.transform.m34 = $1 }),
            ("sublayerTransform", { $0.sublayerTransform.m11 = $1 }),
        ]
        for (field, change) in faults {
            for value in [Double.nan, .infinity] {
                let bad = layer(0) { change(&$0, value) }
                let error = #expect(throws: HookeError.self) { try LayerTree([layer(), bad]) }
                guard case .badElement("layers.\(field)", 1, _, _)? = error else {
                    Issue.record("\(field): \(String(describing: error))")
                    continue
                }
            }
        }
    }

    @Test func `A tree survives JSON, and decoding checks it`() throws {
        var random = SeededGenerator(seed: 83)
        let tree = LayerRays.scenes.draw(&random).tree
        let data = try JSONEncoder().encode(tree)
        #expect(try JSONDecoder().decode(LayerTree.self, from: data) == tree)
        let bad = try JSONEncoder().encode([layer(0)])
        #expect(throws: HookeError.self) { try JSONDecoder().decode(LayerTree.self, from: bad) }
    }

    @Test func `A long chain of layers does not overflow the stack`() throws {
        func chain(_ count: Int, _ keepsDepth: (Int) -> Bool) throws -> LayerTree {
            try LayerTree(
                (0..<count).map { index in
                    layer(index == 0 ? nil : index - 1) { $0.keepsDepth = keepsDepth(index) }
                })
        }
        #expect(try chain(20_000) { _ in false }.hit(Vector2(50, 50))?.layer == 19_999)
        #expect(try chain(100) { _ in true }.hit(Vector2(50, 50))?.layer == 99)
        #expect(try chain(100) { $0 % 2 == 1 }.hit(Vector2(50, 50))?.layer == 99)
    }
}
