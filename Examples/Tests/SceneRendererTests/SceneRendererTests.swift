import Foundation
import Hooke
import HookeTransitions
import Testing

@testable import SceneRenderer

@Suite struct SceneRendererTests {
    private let scene = WindowScene(size: CGSize(width: 100, height: 80))

    private func add(
        _ frame: (Double, Double, Double, Double), _ color: SceneColor?, to parent: SceneView? = nil
    ) -> SceneView {
        let view = SceneView(frame: CGRect(x: frame.0, y: frame.1, width: frame.2, height: frame.3))
        view.backgroundColor = color
        (parent ?? scene.window).addSubview(view)
        return view
    }

    private func color(_ x: Double, _ y: Double, scale: Double = 1) -> SIMD3<Double> {
        scene.advance(to: scene.now)
        var mesh = Mesh()
        let viewport = Viewport(scale: scale, origin: SIMD2(7, 3))
        SceneRenderer(viewport: viewport).draw(scene.snapshot(), into: &mesh)
        return mesh.color(at: viewport.pixels(SIMD2(x, y)))
    }

    private func expect(
        _ found: SIMD3<Double>, _ expected: SIMD3<Double>, location: SourceLocation = #_sourceLocation
    ) {
        let difference = found - expected
        // Half a step of eight bits for the colour, and for its opacity.
        #expect((difference * difference).sum().squareRoot() < 0.006, "\(found)", sourceLocation: location)
    }

    @Test func `Colours are composited with their opacities`() {
        _ = add((0, 0, 100, 80), .white)
        let box = add((10, 10, 40, 40), SceneColor(red: 1, green: 0, blue: 0, alpha: 0.5))
        expect(color(30, 30), SIMD3(1, 0.5, 0.5))
        expect(color(70, 30), SIMD3(1, 1, 1))
        box.alpha = 0.5
        expect(color(30, 30), SIMD3(1, 0.75, 0.75))
        // A child has its parent's opacity.
        _ = add((0, 0, 10, 10), .black, to: box)
        expect(color(15, 15), SIMD3(1, 0.75, 0.75) / 2)
        box.isHidden = true
        expect(color(15, 15), SIMD3(1, 1, 1))
    }

    @Test func `Clipping views clip their children, including rounded corners`() {
        let card = add((20, 20, 40, 40), nil)
        let child = add((-10, -10, 60, 60), .white, to: card)
        expect(color(15, 40), SIMD3(1, 1, 1))
        card.clipsToBounds = true
        expect(color(15, 40), .zero)
        expect(color(21, 21), SIMD3(1, 1, 1))
        card.layer.cornerRadius = 20
        expect(color(21, 21), .zero)
        expect(color(40, 21.5), SIMD3(1, 1, 1))
        // Inside a corner's circle and just outside: 40 − 20/√2 = 25.858.
        expect(color(26.7, 26.7), SIMD3(1, 1, 1))
        expect(color(25, 25), .zero)
        // A grandchild is clipped by both.
        child.clipsToBounds = true
        _ = add((-50, -50, 200, 200), SceneColor(red: 0, green: 1, blue: 0, alpha: 1), to: child)
        expect(color(15, 40), .zero)
        expect(color(40, 40), SIMD3(0, 1, 0))
        // A hidden view clips, but paints nothing.
        card.isHidden = true
        expect(color(40, 40), .zero)
    }

    @Test func `Axial gradients, convex paths, opaque masks and single round corners are drawn`() {
        let gradient = GradientLayer()
        gradient.frame = CGRect(x: 0, y: 0, width: 100, height: 80)
        gradient.colors = [.black, .white]
        gradient.startPoint = .zero
        gradient.endPoint = CGPoint(x: 1, y: 0)
        scene.window.layer.addSublayer(gradient)
        expect(color(50, 40), SIMD3(0.5, 0.5, 0.5))
        expect(color(25, 10), SIMD3(0.25, 0.25, 0.25))
        gradient.locations = [0.5, 1]
        expect(color(40, 40), .zero)
        let mask = ShapeLayer()
        mask.path = VectorPath(ellipseIn: Rectangle(x: 70, y: 20, width: 20, height: 20))
        gradient.mask = mask
        expect(color(80, 30), SIMD3(0.6, 0.6, 0.6))
        expect(color(95, 30), .zero)
        let shape = ShapeLayer()
        shape.name = "shape"
        shape.path = VectorPath(Rectangle(x: 10, y: 10, width: 20, height: 20))
        shape.fillColor = .white
        scene.window.layer.addSublayer(shape)
        expect(color(20, 20), SIMD3(1, 1, 1))
        expect(color(32, 20), .zero)
        let renderer = SceneRenderer(viewport: Viewport(scale: 1, origin: .zero))
        #expect(renderer.omissions(in: scene.snapshot()) == [])
        let card = add((40, 50, 20, 20), .white)
        (card.layer.cornerRadius, card.layer.maskedCorners) = (10, [.topLeft])
        expect(color(41, 51), .zero)
        expect(color(59, 69), SIMD3(1, 1, 1))
    }

    @Test func `What is left out is named`() {
        let shape = ShapeLayer()
        shape.name = "ring"
        var star = VectorPath()
        star.move(to: SIMD2(50, 0))
        for point in [SIMD2(80.0, 80), SIMD2(0, 30), SIMD2(100, 30), SIMD2(20, 80)] { star.line(to: point) }
        star.close()
        shape.path = star
        shape.strokeColor = .black
        scene.window.layer.addSublayer(shape)
        let mask = GradientLayer()
        mask.colors = [.clear, .white]
        mask.type = .radial
        let view = add((0, 0, 10, 10), .white)
        view.name = "masked"
        view.layer.mask = mask
        let renderer = SceneRenderer(viewport: Viewport(scale: 1, origin: .zero))
        #expect(
            renderer.omissions(in: scene.snapshot()) == ["ring: path", "ring: strokeColor", "masked: mask"])
    }

    @Test func `The painting order is by zPosition, then by child order`() {
        let first = add((0, 0, 50, 50), SceneColor(red: 1, green: 0, blue: 0))
        _ = add((0, 0, 50, 50), SceneColor(red: 0, green: 1, blue: 0))
        expect(color(20, 20), SIMD3(0, 1, 0))
        first.layer.zPosition = 1
        expect(color(20, 20), SIMD3(1, 0, 0))
    }

    @Test func `Nothing is painted outside the screen`() {
        _ = add((-500, -500, 2000, 2000), .white)
        for scale in [0.5, 1, 3] {
            expect(color(2, 2, scale: scale), SIMD3(1, 1, 1))
            expect(color(-1.1 / scale, 40, scale: scale), .zero)
            expect(color(100 + 1.1 / scale, 40, scale: scale), .zero)
        }
    }

    @Test func `Every frame of a flip shows the front view`() {
        // Compares the outlines' exact predicate with the triangles.
        let home = SceneViewController(name: "home")
        let card = SceneViewController(name: "card")
        home.view.backgroundColor = SceneColor(red: 0.25, green: 0.5, blue: 0.75)
        card.view.backgroundColor = SceneColor(red: 0.75, green: 0.25, blue: 0.5)
        scene.window.rootViewController = home
        let flip = FlipTransition(cardFrame: CGRect(x: 10, y: 10, width: 60, height: 50))
        flip.cardCornerRadius = 0
        card.modalPresentationStyle = .fullScreen
        card.transitioningDelegate = flip
        home.present(card, animated: true)
        var painted = 0
        for step in 0...30 {
            scene.advance(to: Double(step) / 10)
            let views = scene.snapshot().projectedViews().filter {
                !$0.isHidden && $0.state.backgroundColor != nil
            }
            for (x, y) in [(20.0, 20.0), (35, 50), (50, 33), (71, 40), (90, 70)] {
                let point = SIMD2(x, y)
                // The triangles fade over half a pixel on each side.
                let isNearEdge = views.contains { view in
                    (0..<4).contains { quarter in
                        let way = [SIMD2(0.8, 0), SIMD2(-0.8, 0), SIMD2(0, 0.8), SIMD2(0, -0.8)][quarter]
                        return view.projection.contains(point + way) != view.projection.contains(point)
                    }
                }
                if isNearEdge { continue }
                let front = views.last { $0.projection.contains(point) }?.state.backgroundColor
                expect(color(x, y), front.map { SIMD3($0.red, $0.green, $0.blue) } ?? .zero)
                painted += front == nil ? 0 : 1
            }
        }
        #expect(painted > 50)
    }
}
