import Foundation
import HookeScene
import Testing

@Suite struct SceneLayerSublayersTests {
    private let scene = WindowScene(size: CGSize(width: 390, height: 844))

    final class OwnLayer: SceneLayer {
        var mark = 0
    }

    final class RingView: SceneView {
        override class var layerClass: AnyClass { ShapeLayer.self }
    }

    @Test func `A view's layer is one object while it is referenced, of the view's layer class`() {
        let view = RingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let layer = view.layer
        #expect(layer === view.layer && layer is ShapeLayer)
        #expect(SceneView().layer !== SceneView().layer)
        #expect(type(of: SceneView().layer) == SceneLayer.self)
        layer.cornerRadius = 3
        #expect(view.layer == layer && Set([layer, view.layer]).count == 1)
        #expect(view.presentationState.cornerRadius == 3)
    }

    final class OwnLayerView: SceneView {
        override class var layerClass: AnyClass { OwnLayer.self }
    }

    final class MakingLayer: SceneLayer {
        override class func layer(of view: SceneView) -> SceneLayer { MakingLayer(of: view) }
    }

    final class MakingView: SceneView {
        override class var layerClass: AnyClass { MakingLayer.self }
    }

    @Test func `An own layer class overrides its factory; one that does not is reported once`() {
        let (view, right) = (OwnLayerView(frame: .zero, name: "own"), MakingView())
        scene.window.addSubview(view)
        scene.window.addSubview(right)
        #expect(right.layer is MakingLayer && scene.diagnostics.isEmpty)
        #expect(!(view.layer is OwnLayer) && !(view.layer is OwnLayer))
        #expect(
            scene.diagnostics == [.wrongLayerClass(view: "own", wanted: "OwnLayer", made: "SceneLayer")])
    }

    @Test func `A view can mask a view, and a bare mask is no view`() {
        let (view, mask) = (SceneView(), SceneView())
        view.mask = mask
        #expect(view.mask === mask && view.layer.mask == mask.layer && mask.superview === view)
        view.layer.mask = ShapeLayer()
        #expect(view.mask == nil && view.layer.mask != nil && mask.superview == nil)
        view.layer.mask?.removeFromSuperlayer()
        #expect(view.layer.mask == nil)
    }

    @Test func `Bare layers are among the sublayers and not among the subviews`() {
        let parent = SceneView(), a = SceneView(), b = SceneView()
        let (bare, other) = (SceneLayer(), OwnLayer())
        parent.addSubview(a)
        parent.layer.addSublayer(bare)
        parent.addSubview(b)
        parent.layer.insertSublayer(other, at: 0)
        #expect(parent.subviews.map(\.id) == [a.id, b.id])
        #expect(parent.layer.sublayers! == [other, a.layer, bare, b.layer])
        #expect(bare.superlayer == parent.layer && a.layer.superlayer == parent.layer)
        parent.insertSubview(SceneView(frame: .zero, name: "second"), at: 1)
        #expect(parent.subviews.map(\.name) == ["", "second", ""])
        #expect(parent.layer.sublayers!.map { $0.name == "second" } == [false, false, false, true, false])
        bare.removeFromSuperlayer()
        other.removeFromSuperlayer()
        #expect(parent.layer.sublayers!.count == 3 && bare.superlayer == nil)
        #expect(SceneLayer().sublayers == nil)
    }

    @Test func `Sublayers are inserted below, above and instead of a sibling`() {
        let parent = SceneLayer(), layers = (0..<4).map { _ in SceneLayer() }
        parent.addSublayer(layers[0])
        parent.insertSublayer(layers[1], below: layers[0])
        parent.insertSublayer(layers[2], above: layers[1])
        #expect(parent.sublayers! == [layers[1], layers[2], layers[0]])
        parent.replaceSublayer(layers[2], with: layers[3])
        #expect(parent.sublayers! == [layers[1], layers[3], layers[0]])
        parent.insertSublayer(layers[2], above: SceneLayer())
        parent.insertSublayer(layers[0], at: 99)
        #expect(parent.sublayers! == [layers[1], layers[3], layers[2], layers[0]])
        parent.sublayers = [layers[2], layers[1]]
        #expect(parent.sublayers! == [layers[2], layers[1]])
        parent.sublayers = nil
        #expect(parent.sublayers == nil && layers[2].superlayer == nil)
    }

    @Test func `A superlayer retains the object of an own class, and releases it with the tree`() {
        weak var released: OwnLayer?
        do {
            let parent = SceneView()
            do {
                let layer = OwnLayer()
                layer.mark = 7
                released = layer
                parent.layer.addSublayer(layer)
                // A move to another superlayer keeps the object too.
                let other = SceneView()
                other.layer.addSublayer(layer)
                parent.layer.addSublayer(layer)
            }
            #expect((parent.layer.sublayers?.first as? OwnLayer)?.mark == 7)
        }
        #expect(released == nil)
    }

    @Test func `A bare layer is drawn, is animated by blocks, and is not touched`() {
        let parent = SceneView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scene.window.addSubview(parent)
        let layer = SceneLayer()
        layer.name = "bare"
        layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        parent.layer.addSublayer(layer)
        scene.animate(withDuration: 1, options: .curveLinear) { layer.position.x += 40 }
        scene.advance(to: 0.5)
        #expect(layer.presentation.position.x == 45)
        #expect(scene.snapshot().first { $0.name == "bare" }?.state.position.x == 45)
        var frame = SceneFrame()
        frame.update(from: scene)
        #expect(frame.views.count == 3 && frame.views[2].state.position.x == 45)
        #expect(scene.window.hitTest(CGPoint(x: 30, y: 30)) === parent)
        scene.advance(to: 1)
        #expect(scene.isIdle && layer.position.x == 65)
        parent.bounds.size.width = 200
        scene.advance(to: 2)
        #expect(layer.bounds.size.width == 50 && scene.diagnostics.isEmpty)
    }
}
