import Foundation
import HookeGeometry
import HookeScene
import Testing

@Suite struct SceneLayerShapeTests {
    private let scene = WindowScene(size: CGSize(width: 390, height: 844))
    private let circle = VectorPath(ellipseIn: Rectangle(x: 45, y: 45, width: 10, height: 10))
    private let large = VectorPath(ellipseIn: Rectangle(x: 0, y: 0, width: 100, height: 100))

    private func shapeLayer() -> ShapeLayer {
        let layer = ShapeLayer()
        layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        layer.name = "shape"
        scene.window.layer.addSublayer(layer)
        return layer
    }

    @Test func `An ordinary view has no shape, and a shape layer has Core Animation's defaults`() {
        #expect(SceneView().layer.shape == nil)
        let layer = ShapeLayer()
        #expect(layer.path == nil && layer.fillColor == .black && layer.strokeColor == nil)
        #expect(layer.lineWidth == 1 && layer.strokeEnd == 1 && layer.miterLimit == 10)
        #expect(layer.maskedCorners == .all && layer.isDoubleSided && layer.contents == nil)
        let gradient = GradientLayer()
        #expect(gradient.startPoint == CGPoint(x: 0.5, y: 0) && gradient.endPoint == CGPoint(x: 0.5, y: 1))
        layer.path = circle
        layer.path = nil
        #expect(layer.path == nil)
    }

    @Test func `A shape that has its default values again is none, and a stopped animator restores the bits`()
    {
        let layer = shapeLayer()
        let before = layer.presentation
        #expect(before.shape == nil)
        layer.lineWidth = 2
        #expect(layer.shape?.lineWidth == 2)
        layer.lineWidth = 1
        #expect(layer.presentation == before && layer.shape == nil)
        let animator = PropertyAnimator(scene: scene, duration: 1, pacing: .linear) { layer.lineWidth = 3 }
        animator.startAnimation()
        scene.advance(to: 0.5)
        animator.pauseAnimation()
        #expect(layer.presentation.shape?.lineWidth == 2)
        animator.stopAnimation(false)
        animator.finishAnimation(at: .start)
        #expect(layer.presentation == before && layer.shape == nil)
    }

    @Test func `A block animates strokes, paths and gradients`() {
        let layer = shapeLayer()
        let gradient = GradientLayer()
        gradient.colors = [.black, .white]
        gradient.locations = [0, 1]
        scene.window.layer.addSublayer(gradient)
        layer.strokeEnd = 0
        layer.path = large
        scene.animate(withDuration: 1, options: .curveLinear) {
            layer.strokeEnd = 1
            layer.path = circle
            gradient.colors = [.white, .black]
            gradient.locations = [0.5, 1]
        }
        scene.advance(to: 0.25)
        let shown = layer.presentation.shape!
        #expect(shown.strokeEnd == 0.25 && shown.path == large.interpolated(to: circle, at: 0.25))
        let colors = gradient.presentation.shape!
        #expect(colors.locations == [0.125, 1])
        #expect(colors.colors == [SceneColor(white: 0.25), SceneColor(white: 0.75)])
        #expect(scene.modelSnapshot().first { $0.name == "shape" }?.state.shape?.strokeEnd == 1)
        scene.advance(to: 1)
        #expect(gradient.presentation == scene.modelSnapshot().root.children[1].state)
        #expect(scene.isIdle && scene.diagnostics.isEmpty)
    }

    @Test func `A layer animation moves a path point by point, and the model shows afterwards`() throws {
        let layer = shapeLayer()
        layer.path = large
        let path = try LayerKeyPath("path")
        #expect(
            layer.add(LayerAnimation(path, .basic(from: .path(circle), to: .path(large)), duration: 1)))
        #expect(layer.presentation.shape?.path == circle)
        scene.advance(to: 0.5)
        #expect(layer.presentation.shape?.path == circle.interpolated(to: large, at: 0.5))
        scene.advance(to: 1)
        #expect(layer.presentation.shape?.path == large && scene.isIdle)
        let between = VectorPath(ellipseIn: Rectangle(x: 20, y: 20, width: 60, height: 60))
        layer.add(
            LayerAnimation(path, .keyframes([.path(circle), .path(between), .path(large)]), duration: 1))
        scene.advance(to: 1.75)
        #expect(layer.presentation.shape?.path == between.interpolated(to: large, at: 0.5))
    }

    @Test func `Paths of another structure morph, in blocks and in layer animations`() throws {
        let layer = shapeLayer()
        let box = VectorPath(Rectangle(x: 0, y: 0, width: 10, height: 10))
        let morph = try PathMorph(from: circle, to: box)
        layer.path = circle
        scene.animate(withDuration: 1, options: .curveLinear) { layer.path = box }
        #expect(layer.presentation.shape?.path == circle)
        scene.advance(to: 0.25)
        #expect(layer.presentation.shape?.path == morph.path(at: 0.25))
        #expect(scene.snapshot().first { $0.name == "shape" }?.state.shape?.path == morph.path(at: 0.25))
        scene.advance(to: 1)
        #expect(layer.presentation.shape?.path == box && scene.isIdle)
        layer.add(
            LayerAnimation(LayerKeyPath(.path), .basic(from: .path(circle), to: .path(box)), duration: 1))
        scene.advance(to: 1.25)
        #expect(layer.presentation.shape?.path == morph.path(at: 0.25))
        #expect(scene.diagnostics.isEmpty)
    }

    @Test func `Keyframes of another structure change at the start, and are reported once`() {
        let layer = shapeLayer()
        let box = VectorPath(Rectangle(x: 0, y: 0, width: 10, height: 10))
        layer.add(
            LayerAnimation(LayerKeyPath(.path), .keyframes([.path(circle), .path(box)]), duration: 1))
        scene.advance(to: 0.25)
        #expect(layer.presentation.shape?.path == box)
        #expect(scene.diagnostics == [.switchedValue(view: "shape", property: .path)])
        let gradient = GradientLayer()
        scene.window.layer.addSublayer(gradient)
        gradient.colors = [.black, .white]
        scene.animate(withDuration: 1) { gradient.colors = [.white] }
        scene.advance(to: 0.5)
        #expect(gradient.presentation.shape?.colors == [.white])
        #expect(scene.diagnostics.count == 2)
    }

    @Test func `Values that are not finite are refused and keep what was there`() {
        let layer = shapeLayer()
        layer.path = circle
        var bad = VectorPath()
        bad.move(to: [.nan, 0])
        layer.path = bad
        layer.lineWidth = .infinity
        layer.lineDashPattern = [1, -1]
        #expect(layer.path == circle && layer.lineWidth == 1 && layer.lineDashPattern == [])
        #expect(scene.diagnostics.count == 3)
        let isAdded = layer.add(
            LayerAnimation(LayerKeyPath(.path), .basic(to: .path(bad)), duration: 1))
        #expect(!isAdded)
        #expect(!layer.add(LayerAnimation(LayerKeyPath(.path), .basic(to: .scalar(1)), duration: 1)))
        #expect(
            !layer.add(
                LayerAnimation(
                    LayerKeyPath(.path), .keyframes([.path(circle), .path(large)], mode: .cubic),
                    duration: 1)))
    }

    @Test func `A mask is in the snapshot, moves with its layer, and is not among the sublayers`() {
        let view = SceneView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
        scene.window.addSubview(view)
        let mask = ShapeLayer()
        mask.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        mask.path = large
        view.layer.mask = mask
        #expect(view.layer.mask === mask && view.subviews.isEmpty && view.layer.sublayers == nil)
        scene.animate(withDuration: 1, options: .curveLinear) { mask.position.x += 10 }
        scene.advance(to: 0.5)
        let node = scene.snapshot().node(view.id)!
        #expect(node.children.isEmpty && node.mask?.state.position.x == 55)
        #expect(node.mask?.state.shape?.path == large)
        var frame = SceneFrame()
        frame.update(from: scene)
        #expect(frame.views.count == 2 && frame.masks.count == 1)
        #expect(frame.masks[0].view == 1 && frame.masks[0].node == node.mask)
        let seen = scene.snapshot().projectedViews()[1]
        #expect(seen.masks.count == 1 && seen.masks[0][0].toScreen.transform([0, 0, 0]) == [15, 10, 0])
        view.layer.mask = nil
        #expect(scene.snapshot().node(view.id)?.mask == nil)
        frame.update(from: scene)
        #expect(frame.masks.isEmpty)
        scene.advance(to: 2)
        #expect(scene.isIdle)
    }

    @Test func `A snapshot with shapes and masks reads back from JSON, and compares by name`() throws {
        let layer = shapeLayer()
        layer.path = VectorPath(Rectangle(x: 0, y: 0, width: 1.0 / 3, height: 2), cornerRadius: 0.25)
        layer.fillColor = nil
        layer.strokeColor = .systemRed
        layer.lineDashPattern = [2, 1.5]
        layer.lineCap = .round
        layer.maskedCorners = [.topLeft]
        layer.contents = LayerImage(uri: "data:,", size: [1, 1])
        let mask = GradientLayer()
        mask.colors = [.clear, .white]
        mask.locations = [0.25, 0.5]
        layer.mask = mask
        let shown = scene.snapshot()
        let read = try JSONDecoder().decode(SceneSnapshot.self, from: JSONEncoder().encode(shown))
        #expect(read.differences(from: shown) == [])
        #expect(read.root.children[0].state == shown.root.children[0].state)
        #expect(read.root.children[0].mask?.state == shown.root.children[0].mask?.state)
        layer.strokeEnd = 0.5
        layer.path = VectorPath(Rectangle(x: 0, y: 0, width: 1, height: 1))
        layer.lineCap = .square
        mask.locations = [0.25, 0.75]
        #expect(
            scene.snapshot().differences(from: shown).map { $0.prefix(24) } == [
                "window/shape: strokeEnd ", "window/shape: path is M0", "window/shape: lineCap is",
                "window/shape/mask: locat",
            ])
        for text in ["{\"path\": \"M0\"}", "{\"wrong\": 1}", "{\"lineCap\": \"thin\"}"] {
            #expect(throws: DecodingError.self) {
                try JSONDecoder().decode(LayerShape.self, from: Data(text.utf8))
            }
        }
    }
}
