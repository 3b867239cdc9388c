import HookeUIKit
import Testing

@Suite struct UILabelTests {
    @Test func `a snapshot has the text of a label with its size and alignment`() {
        let scene = UIWindowScene(size: CGSize(width: 390, height: 844))
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
        scene.window.addSubview(label)
        label.text = "Open"
        label.font = .boldSystemFont(ofSize: 12)
        label.textAlignment = .center
        let shown = scene.snapshot().root.children[0].state.shape?.text
        #expect(shown == LayerText("Open", fontSize: 12, alignment: .center))
        label.text = nil
        #expect(scene.snapshot().root.children[0].state.shape?.text == nil)
    }

    @Test func `the shown layer has the label's class of layer and its values`() throws {
        let scene = UIWindowScene(size: CGSize(width: 390, height: 844))
        let ring = CAShapeLayer()
        scene.window.layer.addSublayer(ring)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            ring.strokeStart = 1
            ring.opacity = 0
        }
        scene.advance(to: 0.25)
        let shown = try #require(ring.presentation())
        #expect(shown.strokeStart == 0.25 && shown.opacity == 0.75 && ring.strokeStart == 1)
        #expect((ring as CALayer).presentation() is CAShapeLayer)
        shown.opacity = 0.5
        #expect(ring.opacity == 0 && ring.presentation()?.opacity == 0.75)
        #expect(scene.window.layer.sublayers?.count == 1)
    }
}
