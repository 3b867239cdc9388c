import Foundation
import HookeUIKit
import Testing

@Suite struct CAShapeLayerTests {
    private let scene = UIWindowScene(size: CGSize(width: 390, height: 844))

    final class GradientView: UIView {
        override class var layerClass: AnyClass { CAGradientLayer.self }
        var gradient: CAGradientLayer { layer as! CAGradientLayer }
    }

    @Test func `A progress ring is drawn by strokeEnd, as published`() {
        let ring = CAShapeLayer()
        let center = CGPoint(x: 100, y: 100)
        ring.path =
            UIBezierPath(
                arcCenter: center, radius: 50, startAngle: -.pi / 2, endAngle: 1.5 * .pi, clockwise: true
            ).cgPath
        ring.fillColor = UIColor.clear.cgColor
        ring.strokeColor = UIColor.systemBlue.cgColor
        ring.lineWidth = 10
        ring.lineCap = .round
        ring.lineDashPattern = [4, 2]
        ring.strokeEnd = 0
        scene.window.layer.addSublayer(ring)
        let animation = CABasicAnimation(keyPath: "strokeEnd")
        animation.toValue = 1
        animation.duration = 2
        animation.fillMode = .forwards
        animation.isRemovedOnCompletion = false
        ring.add(animation, forKey: "ring")
        scene.advance(to: 0.5)
        #expect(ring.presentation.shape?.strokeEnd == 0.25 && ring.strokeEnd == 0)
        scene.advance(to: 3)
        #expect(ring.presentation.shape?.strokeEnd == 1)
        #expect(ring.lineDashPattern == [4, 2] && scene.diagnostics.isEmpty)
    }

    @Test func `Colours, locations and points of a gradient animate by key path and in blocks`() {
        let view = GradientView(frame: scene.window.bounds)
        scene.window.addSubview(view)
        view.gradient.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
        view.gradient.locations = [0, 0.5]
        view.gradient.type = .axial
        let colors = CABasicAnimation(keyPath: "colors")
        colors.fromValue = [UIColor.white.cgColor, UIColor.white.cgColor]
        colors.toValue = [UIColor.black.cgColor, UIColor.white.cgColor]
        colors.duration = 1
        view.layer.add(colors, forKey: nil)
        let locations = CABasicAnimation(keyPath: "locations")
        locations.fromValue = [0, 0]
        locations.toValue = [1, 1] as [NSNumber]
        locations.duration = 1
        view.gradient.add(locations, forKey: nil)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.gradient.startPoint = CGPoint(x: 0, y: 0)
            view.gradient.endPoint = CGPoint(x: 1, y: 1)
        }
        scene.advance(to: 0.5)
        let shown = view.presentationState.shape!
        #expect(shown.colors == [UIColor(white: 0.5, alpha: 1), .white])
        #expect(shown.locations == [0.5, 0.5])
        #expect(shown.startPoint == CGPoint(x: 0.25, y: 0) && shown.endPoint == CGPoint(x: 0.75, y: 1))
        #expect(view.gradient.colors?.count == 2 && scene.diagnostics.isEmpty)
        scene.perform { view.gradient.colors = ["red"] }
        #expect(view.gradient.colors?.count == 2 && scene.diagnostics.count == 1)
    }

    @Test func `A path in a block changes at once, as in UIKit`() {
        let layer = CAShapeLayer()
        let (small, large) = (CGRect(x: 0, y: 0, width: 5, height: 5), scene.window.bounds)
        layer.path = UIBezierPath(rect: small).cgPath
        scene.window.layer.addSublayer(layer)
        UIView.animate(withDuration: 1) { layer.path = UIBezierPath(rect: large).cgPath }
        #expect(layer.presentation.shape?.path.controlBounds?.width == large.width && scene.isIdle)
        layer.path = UIBezierPath(rect: CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)).cgPath
        layer.shadowPath = layer.path
        #expect(layer.path?.boundingBox.width == large.width && scene.diagnostics.count == 1)
    }

    @Test func `Corners, shadow paths, back faces and contents are values of the layer`() {
        let layer = CALayer()
        layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        layer.cornerCurve = .continuous
        layer.shadowPath = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5)).cgPath
        layer.isDoubleSided = false
        #expect(layer.maskedCorners.rawValue == 3 && layer.cornerCurve == .continuous)
        #expect(layer.shadowPath?.boundingBox == CGRect(x: 0, y: 0, width: 5, height: 5))
        #expect(!layer.isDoubleSided && layer.shape?.maskedCorners.radii(8) == [8, 8, 0, 0])
        layer.name = "card"
        layer.opacity = Float(0.5)
        layer.shadowOpacity = 0.25
        #expect(layer.name == "card" && layer.opacity == 0.5 && layer.shadowOpacity == 0.25)
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        view.contentMode = .scaleAspectFill
        #expect(view.contentMode == .scaleAspectFill && view.layer.contentsGravity == .resizeAspectFill)
        #expect(UIView().contentMode == .scaleToFill)
        let transition = CATransition()
        transition.type = kCATransitionPush
        transition.subtype = kCATransitionFromRight
        #expect(transition.type == .push && transition.subtype == .fromRight)
        layer.shadowPath = nil
        #expect(layer.shadowPath == nil)
    }
}
