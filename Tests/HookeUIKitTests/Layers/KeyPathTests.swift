import HookeUIKit
import Testing

@Suite struct KeyPathTests {
    private let scene = UIWindowScene(size: CGSize(width: 390, height: 844))
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() { scene.window.addSubview(view) }

    @Test func `a layer's values are set and read by key path`() throws {
        let layer = view.layer
        layer.setValue(1.5, forKeyPath: "transform.rotation.z")
        #expect(abs(try #require(layer.value(forKeyPath: "transform.rotation.z") as? CGFloat) - 1.5) < 1e-12)
        layer.setValue(NSNumber(value: 30), forKeyPath: "position.x")
        #expect(view.center == CGPoint(x: 30, y: 50))
        layer.setValue(NSValue(cgPoint: CGPoint(x: 1, y: 2)), forKey: "position")
        #expect(layer.value(forKey: "position") as? CGPoint == CGPoint(x: 1, y: 2))
        layer.setValue(CGSize(width: 5, height: 6), forKeyPath: "bounds.size")
        #expect(layer.value(forKeyPath: "bounds.size") as? CGSize == CGSize(width: 5, height: 6))
        #expect(layer.value(forKeyPath: "bounds") as? CGRect == CGRect(x: 0, y: 0, width: 5, height: 6))
        layer.setValue(UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5), forKeyPath: "backgroundColor")
        #expect(view.backgroundColor == UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5))
        #expect(layer.value(forKeyPath: "backgroundColor") as? UIColor == view.backgroundColor)
        #expect(scene.diagnostics.isEmpty)
    }

    /// Sets a property in UIKit's type, and returns its layer.
    private func set(_ property: AnimatedProperty, _ shape: CAShapeLayer, _ gradient: CAGradientLayer)
        -> CALayer
    {
        let (layer, length, share): (CALayer, CGFloat, Float) = (shape, 7, 0.25)
        let (color, point) = (UIColor.systemRed.cgColor, CGPoint(x: 0.25, y: 0.75))
        let outline = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgPath
        switch property {
        case .bounds: layer.bounds = CGRect(x: 1, y: 2, width: 3, height: 4)
        case .position: layer.position = point
        case .anchorPoint: layer.anchorPoint = point
        case .zPosition: layer.zPosition = length
        case .transform: layer.transform = CATransform3DMakeScale(2, 3, 1)
        case .sublayerTransform: layer.sublayerTransform = CATransform3DMakeScale(2, 3, 1)
        case .opacity: layer.opacity = share
        case .backgroundColor: layer.backgroundColor = color
        case .cornerRadius: layer.cornerRadius = length
        case .borderWidth: layer.borderWidth = length
        case .borderColor: layer.borderColor = color
        case .shadowColor: layer.shadowColor = color
        case .shadowOpacity: layer.shadowOpacity = share
        case .shadowOffset: layer.shadowOffset = CGSize(width: 7, height: 7)
        case .shadowRadius: layer.shadowRadius = length
        case .fillColor: shape.fillColor = color
        case .strokeColor: shape.strokeColor = color
        case .lineWidth: shape.lineWidth = length
        case .strokeStart: shape.strokeStart = CGFloat(share)
        case .strokeEnd: shape.strokeEnd = CGFloat(share)
        case .lineDashPhase: shape.lineDashPhase = length
        case .miterLimit: shape.miterLimit = length
        case .path: shape.path = outline
        case .shadowPath: layer.shadowPath = outline
        case .startPoint: gradient.startPoint = point
        case .endPoint: gradient.endPoint = point
        case .colors: gradient.colors = [color, color]
        case .locations: gradient.locations = [0.25, 0.75]
        }
        return [.startPoint, .endPoint, .colors, .locations].contains(property) ? gradient : shape
    }

    @Test(arguments: AnimatedProperty.allCases)
    func `a layer has every animated property in UIKit's type, by its name too`(_ property: AnimatedProperty)
        throws
    {
        let (shape, gradient) = (CAShapeLayer(), CAGradientLayer())
        let key = property.rawValue
        let before = try #require(shape.value(forKey: key))
        let layer = set(property, shape, gradient)
        let after = try #require(layer.value(forKey: key))
        #expect("\(before)" != "\(after)")
        let other = CALayer()
        guard !property.isList else { return }
        other.setValue(after, forKey: key)
        let copied = try #require(other.value(forKey: key))
        #expect("\(copied)" == "\(after)")
    }

    @Test func `in a block they animate`() {
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view.layer.setValue(150, forKeyPath: "position.x")
        }
        scene.advance(to: 0.5)
        #expect(view.presentationState.position.x == 100)
    }

    @Test func `unknown names and wrong values are reported and change nothing`() {
        let before = scene.modelSnapshot()
        scene.perform {
            view.layer.setValue(1, forKeyPath: "position.w")
            view.layer.setValue("left", forKeyPath: "position.x")
            view.layer.setValue(nil, forKeyPath: "position.x")
            view.layer.setValue(CGPoint.zero, forKeyPath: "opacity")
            view.layer.setValue(Double.nan, forKeyPath: "opacity")
            #expect(view.layer.value(forKeyPath: "colour") == nil)
        }
        #expect(scene.diagnostics.count == 6 && scene.modelSnapshot() == before)
    }

    @Test func `boxed values animate as the values themselves`() {
        let turned = CATransform3DMakeRotation(1, 0, 1, 0)
        let boxes: [(NSValue, Any)] = [
            (NSValue(cgPoint: CGPoint(x: 1, y: 2)), CGPoint(x: 1, y: 2)),
            (NSValue(cgSize: CGSize(width: 1, height: 2)), CGSize(width: 1, height: 2)),
            (
                NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4)),
                CGRect(x: 1, y: 2, width: 3, height: 4)
            ),
            (NSValue(caTransform3D: turned), turned),
        ]
        for (box, plain) in boxes {
            let path = ["position", "bounds.size", "bounds", "transform"].first {
                (try? LayerKeyPath($0)) != nil && takes(box, $0)
            }
            #expect(path != nil && takes(plain, path ?? ""))
        }
        #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
        #expect(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue == CGSize(width: 1, height: 2))
        #expect(NSValue(cgRect: scene.bounds).cgRectValue == scene.bounds)
        #expect(NSValue(caTransform3D: turned).caTransform3DValue == turned)
        let scaled = CGAffineTransform(scaleX: 2, y: 3)
        #expect(NSValue(cgAffineTransform: scaled).cgAffineTransformValue == scaled)
        #expect(NSNumber(value: 1).cgPointValue == .zero, "another type")
        #expect(NSNumber(value: 1).caTransform3DValue == CATransform3DIdentity)
    }

    private func takes(_ value: Any, _ path: String) -> Bool {
        let count = scene.diagnostics.count
        scene.perform { view.layer.setValue(value, forKeyPath: path) }
        return scene.diagnostics.count == count
    }

    @Test func `a spring from its perceptual duration is the core's`() throws {
        let animation = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3)
        animation.keyPath = "position.x"
        let spring = try Spring(duration: 0.5, bounce: 0.3)
        #expect(animation.mass == 1 && animation.stiffness == CGFloat(spring.stiffness))
        #expect(animation.damping == CGFloat(spring.damping))
        #expect(animation.duration == animation.settlingDuration && animation.duration > 0.5)
        scene.perform { _ = CASpringAnimation(perceptualDuration: -1, bounce: 0) }
        #expect(scene.diagnostics.first?.description.contains("perceptualDuration") == true)
    }

    @Test func `a spring that never settles lasts its perceptual duration`() {
        let animation = CASpringAnimation(perceptualDuration: 0.5, bounce: 1)
        #expect(animation.damping == 0 && animation.settlingDuration == .infinity)
        #expect(animation.duration == 0.5)
    }
}
