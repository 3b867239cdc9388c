import Foundation
import HookeGeometry
import HookeScene
import TestSupport
import Testing

/// The scene's projection of views agrees with the core's of a layer tree.
@Suite struct LayerTreeAgreementTests {
    /// A scene of rotated and clipped views in perspective.
    private func scene(_ random: inout SeededGenerator) -> WindowScene {
        let scene = WindowScene(size: CGSize(width: 390, height: 844))
        var views: [SceneView] = [scene.window]
        for _ in 0..<random.integer(1...12) {
            let view = SceneView(
                frame: CGRect(
                    x: random.uniform(-50...300), y: random.uniform(-50...600),
                    width: random.uniform(10...300), height: random.uniform(10...300)))
            if random.chance(0.4) { view.layer.zPosition = random.uniform(-50...50) }
            if random.chance(0.6) {
                let axis = Vector3(
                    random.uniform(-1...1), random.uniform(-1...1), random.uniform(-1...1))
                view.layer.transform = .rotation(random.uniform(-3...3), axis: axis)
            }
            if random.chance(0.3) { view.layer.sublayerTransform.m34 = -1 / random.uniform(300...900) }
            if random.chance(0.3) { view.layer.anchorPoint = CGPoint(x: random.unit(), y: random.unit()) }
            view.layer.masksToBounds = random.chance(0.3)
            views[random.integer(0...views.count - 1)].addSubview(view)
            views.append(view)
        }
        return scene
    }

    private func collect(
        _ node: SceneSnapshot.Node, parent: Int?, _ layers: inout [LayerTree.Layer], _ ids: inout [ViewID]
    ) {
        let s = node.state
        var layer = LayerTree.Layer(
            parent: parent,
            bounds: Rectangle(
                x: s.bounds.origin.x, y: s.bounds.origin.y, width: s.bounds.size.width,
                height: s.bounds.size.height),
            position: Vector2(s.position.x, s.position.y))
        layer.zPosition = s.zPosition
        layer.anchorPoint = Vector2(s.anchorPoint.x, s.anchorPoint.y)
        layer.transform = s.transform
        layer.sublayerTransform = s.sublayerTransform
        layer.masksToBounds = s.masksToBounds
        let index = layers.count
        layers.append(layer)
        ids.append(node.id)
        for child in node.children { collect(child, parent: index, &layers, &ids) }
    }

    @Test func `Transforms, outlines and order are bit-identical to the scene's`() throws {
        var random = SeededGenerator(seed: 91)
        var visible = 0
        for _ in 0..<randomCases(200) {
            let snapshot = scene(&random).snapshot()
            var layers: [LayerTree.Layer] = []
            var ids: [ViewID] = []
            collect(snapshot.root, parent: nil, &layers, &ids)
            let tree = try LayerTree(layers)
            let projected = snapshot.projectedViews()
            let places = tree.toScreen()
            for view in projected {
                #expect(places[try #require(ids.firstIndex(of: view.id))] == view.toScreen)
            }
            let seen = tree.visibleLayers()
            let order = seen.map { ids[$0.layer] }
            #expect(order == projected.map(\.id).filter { order.contains($0) })
            for part in seen {
                let view = try #require(projected.first { $0.id == ids[part.layer] })
                if let quad = part.quad { #expect(quad == view.projection.quad) }
                #expect(part.facing == view.projection.facing)
                visible += 1
            }
        }
        #expect(visible > 500, "\(visible)")
    }
}
