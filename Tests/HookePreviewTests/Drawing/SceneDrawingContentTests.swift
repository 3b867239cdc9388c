import Foundation
import HookeGeometry
import HookeTransitions
import Testing

@testable import HookePreview

/// What the views of a scene draw in the filmstrip.
@Suite struct SceneDrawingContentTests {
    private let scene = WindowScene(size: CGSize(width: 200, height: 300))

    /// Records what the scene shows at each time.
    private func recording(_ times: [Double]) -> SceneRecording {
        var recorder = SceneRecorder(scene)
        for time in times { recorder.capture(at: time) }
        return recorder.recording
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
        // The card and the gradient in it have the same mask, which grows; the gradient is the same in each frame.
        #expect(elements.count { $0.name == "mask" } == 4)
        #expect(elements.count { $0.name == "linearGradient" } == 1)
        #expect(elements.count { $0.attributes["fill"]?.hasPrefix("url(") == true } == 4)
        let masks = elements.filter { $0.name == "mask" }.compactMap { $0.attributes["id"] }
        #expect(Set(masks).count == 4)
        let used = elements.compactMap { $0.attributes["mask"] }
        #expect(used.count == 8)
        #expect(Set(used) == Set(masks.map { "url(#\($0))" }))
        let strokes = elements.filter { $0.attributes["stroke-linecap"] == "round" }
            .filter { $0.name == "path" }
        #expect(strokes.count == 3, "nothing of the ring is drawn at the start")
        if let folder = ProcessInfo.processInfo.environment["HOOKE_PICTURES"] {
            try svg.write(toFile: "\(folder)/shapes.svg", atomically: true, encoding: .utf8)
        }
    }

    @Test func `Paints are in order, in one group with the opacity`() throws {
        let card = SceneView(frame: CGRect(x: 20, y: 20, width: 100, height: 60), name: "card")
        card.backgroundColor = .systemTeal
        card.alpha = 0.5
        card.layer.cornerRadius = 10
        card.layer.borderWidth = 4
        card.layer.shadowOpacity = 0.5
        scene.window.addSubview(card)
        var recording = recording([0])
        recording.frames[0].snapshot.root.children[0].state.shape = {
            var shape = LayerShape()
            (shape.colors, shape.path) = (
                [.systemRed, .white], VectorPath(Rectangle(x: 0, y: 0, width: 9, height: 9))
            )
            shape.text = LayerText("Hello")
            shape.contents = LayerImage(uri: "data:image/png;base64,AA==", size: SIMD2(3, 2))
            return shape
        }()
        let body = try #require(Filmstrip.svg(of: recording).components(separatedBy: "</defs>").last)
        var rest = Substring(body)
        for part in [
            "opacity=\"0.5\"", "filter=\"url(", "fill=\"rgb(48,176,199)\"", "fill=\"url(", "<use ",
            "d=\"M0 0", ">Hello<", "fill-rule=\"evenodd\"",
        ] {
            let range = try #require(rest.range(of: part), "\(part)")
            rest = rest[range.upperBound...]
        }
        #expect(!rest.contains(" opacity="))
    }

    @Test func `Half of strokeEnd draws half of the length`() {
        let square = VectorPath(Rectangle(x: 0, y: 0, width: 10, height: 10))
        let half = square.flattened().trimmed(from: 0.125, to: 0.5)
        #expect(half.map(\.points) == [[[5, 0], [10, 0], [10, 10]]])
        #expect(square.flattened().trimmed(from: 0.5, to: 0.5).isEmpty)
        #expect(square.flattened().trimmed(from: -1, to: 2).map(\.points.count) == [5])
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
