import Foundation
import HookeGeometry
import HookeTransitions
import Testing

@testable import HookePreview

/// Shapes and masks of a scene in the filmstrip and on the player's page.
@Suite struct DrawnShapeTests {
    private let scene = WindowScene(size: CGSize(width: 200, height: 300))

    /// Records what the scene shows at each time.
    private func recording(_ times: [Double]) -> MotionRecording {
        var ids: [ViewID: Int] = [:]
        let frames = times.map { time in
            scene.advance(to: time)
            let views = scene.snapshot().projectedViews().map { view -> MotionRecording.ViewSample in
                let id = ids[view.id] ?? ids.count + 1
                ids[view.id] = id
                let size = view.state.bounds.size
                return MotionRecording.ViewSample(
                    id: id, name: view.name, frame: .init(x: 0, y: 0, width: size.width, height: size.height),
                    opacity: view.opacity, corners: view.corners, polygon: view.projection.polygon,
                    clip: view.clips, order: view.order,
                    color: view.state.backgroundColor.map { MotionRecording.RGBA($0) },
                    cornerRadius: view.state.cornerRadius, isHidden: view.isHidden
                ).showing(view)
            }
            return MotionRecording.Frame(
                time: time, phase: .playing, fraction: time, fractionVelocity: 1, views: views)
        }
        return MotionRecording(title: "shapes", size: SIMD2(200, 300), fps: 60, frames: frames)
    }

    /// A card revealed by a growing circle, a ring that is drawn, and a gradient.
    private func build() {
        scene.window.backgroundColor = .white
        let card = SceneView(frame: CGRect(x: 0, y: 0, width: 200, height: 150), name: "card")
        card.backgroundColor = .systemTeal
        scene.window.addSubview(card)
        let gradient = GradientLayer()
        gradient.frame = CGRect(x: 20, y: 20, width: 160, height: 60)
        gradient.cornerRadius = 12
        gradient.colors = [.systemRed, .systemYellow]
        gradient.startPoint = .zero
        gradient.endPoint = CGPoint(x: 1, y: 0)
        card.layer.addSublayer(gradient)
        let mask = ShapeLayer()
        mask.path = VectorPath(ellipseIn: Rectangle(x: 90, y: 65, width: 20, height: 20))
        card.layer.mask = mask
        let ring = ShapeLayer()
        ring.name = "ring"
        ring.frame = CGRect(x: 50, y: 180, width: 100, height: 100)
        var circle = VectorPath()
        circle.arc(
            center: [50, 50], radius: 40, startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: true)
        ring.path = circle
        ring.fillColor = nil
        ring.strokeColor = .systemBlue
        ring.lineWidth = 10
        ring.lineCap = .round
        ring.strokeEnd = 0
        scene.window.layer.addSublayer(ring)
        scene.animate(withDuration: 1, options: .curveLinear) {
            mask.path = VectorPath(ellipseIn: Rectangle(x: -60, y: -85, width: 320, height: 320))
            ring.strokeEnd = 1
        }
    }

    @Test func `The filmstrip draws masks, gradients and the visible part of a stroke`() throws {
        build()
        let recording = recording([0, 0.25, 0.5, 1])
        let svg = try Filmstrip.svg(of: recording)
        let elements = try #require(parseXML(svg))
        // The card and the gradient in it, in each frame.
        #expect(elements.count { $0.name == "mask" } == 8)
        #expect(elements.count { $0.name == "linearGradient" } == 4)
        let masks = elements.filter { $0.name == "mask" }.compactMap { $0.attributes["id"] }
        #expect(Set(masks).count == 8)
        let used = elements.compactMap { $0.attributes["mask"] }
        #expect(Set(used) == Set(masks.map { "url(#\($0))" }))
        let strokes = elements.filter { $0.attributes["stroke-linecap"] == "round" }
            .filter { $0.name == "path" }
        #expect(strokes.count == 3, "nothing of the ring is drawn at the start")
        if let folder = ProcessInfo.processInfo.environment["HOOKE_PICTURES"] {
            try svg.write(toFile: "\(folder)/shapes.svg", atomically: true, encoding: .utf8)
            try PlayerPage.html(of: recording).write(
                toFile: "\(folder)/shapes.html", atomically: true, encoding: .utf8)
        }
    }

    @Test func `Half of strokeEnd draws half of the length`() {
        let square = VectorPath(Rectangle(x: 0, y: 0, width: 10, height: 10))
        let half = square.flattened().trimmed(from: 0.125, to: 0.5)
        #expect(half.map(\.points) == [[[5, 0], [10, 0], [10, 10]]])
        #expect(square.flattened().trimmed(from: 0.5, to: 0.5).isEmpty)
        #expect(square.flattened().trimmed(from: -1, to: 2).map(\.points.count) == [5])
    }

    @Test func `A recording with shapes reads back, and its page has the drawings`() throws {
        build()
        let recording = recording([0, 0.5])
        let data = try JSONEncoder().encode(recording)
        #expect(try JSONDecoder().decode(MotionRecording.self, from: data) == recording)
        let page = try PlayerPage.html(of: recording)
        #expect(page.contains("\"drawings\":{") && page.contains("drawing-@@"))
    }

    @Test func `A view that is not double-sided disappears with its subviews when its back shows`() {
        let card = SceneView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), name: "card")
        card.layer.isDoubleSided = false
        card.addSubview(SceneView(frame: CGRect(x: 0, y: 0, width: 50, height: 50)))
        scene.window.addSubview(card)
        #expect(scene.snapshot().projectedViews().map(\.isHidden) == [false, false, false])
        card.layer.transform = .rotationY(.pi)
        #expect(scene.snapshot().projectedViews().map(\.isHidden) == [false, true, true])
    }
}
