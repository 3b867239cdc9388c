import HookeUIKit
import Testing

@Suite struct ValuesTests {
    private final class Own: UIView {
        func close() {}
    }
    private let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

    @Test func `classes and methods of objects`() {
        let own = Own()
        #expect(own.isKind(of: UIView.self) && own.isKind(of: Own.self) && !own.isKind(of: UILabel.self))
        #expect(own.isMember(of: Own.self) && !own.isMember(of: UIView.self))
        let view: UIView = own
        #expect(view.responds(to: Own.close) && !UIView().responds(to: Own.close))
    }

    @Test func `associated objects belong to their object, and are released with it`() {
        final class Value {}
        weak var lost: Value?
        var owner: UIView? = UIView()
        do {
            let value = Value()
            lost = value
            objc_setAssociatedObject(owner!, key, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            #expect(objc_getAssociatedObject(owner!, key) as? Value === value)
        }
        #expect(lost != nil && objc_getAssociatedObject(UIView(), key) == nil)
        owner = nil
        let other = UIView()
        objc_setAssociatedObject(other, key, 3, .OBJC_ASSOCIATION_COPY)
        #expect(lost == nil && objc_getAssociatedObject(other, key) as? Int == 3)
        objc_setAssociatedObject(other, key, Value(), .OBJC_ASSOCIATION_ASSIGN)
        #expect(objc_getAssociatedObject(other, key) == nil, "held weakly")
        objc_setAssociatedObject(other, key, 4, .OBJC_ASSOCIATION_RETAIN)
        objc_removeAssociatedObjects(other)
        #expect(objc_getAssociatedObject(other, key) == nil)
    }

    @Test func `an effect's tint is in the picture, and animates`() {
        let rig = PortScene(root: UIViewController())
        let blur = UIVisualEffectView(effect: nil)
        blur.frame = rig.window.bounds
        rig.window.addSubview(blur)
        #expect(blur.contentView.frame == blur.bounds && blur.contentView.superview === blur)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            blur.effect = UIBlurEffect(style: .dark)
        }
        rig.scene.advance(to: 0.5)
        #expect(abs((blur.presentationState.backgroundColor?.alpha ?? 0) - 0.35) < 1e-12)
    }

    @Test func `bars and items are data`() {
        final class Screen: UIViewController {
            var closes = 0
            func close() { closes += 1 }
        }
        let screen = Screen()
        screen.title = "Home"
        let navigation = UINavigationController(rootViewController: screen)
        #expect(screen.navigationItem.title == "Home" && screen.navigationItem === screen.navigationItem)
        let button = UIBarButtonItem(title: "Close", style: .done, target: screen, action: Screen.close)
        screen.navigationItem.rightBarButtonItem = button
        button.performAction()
        #expect(screen.closes == 1 && screen.navigationItem.rightBarButtonItems?.count == 1)
        navigation.setNavigationBarHidden(true, animated: true)
        navigation.navigationBar.prefersLargeTitles = true
        #expect(navigation.isNavigationBarHidden && navigation.navigationBar.prefersLargeTitles)
        screen.tabBarItem = UITabBarItem(title: "Tab", image: nil, tag: 4)
        #expect(screen.tabBarItem.tag == 4 && screen.edgesForExtendedLayout == .all)
        #expect(UIBarButtonItem(barButtonSystemItem: .close).systemItem == .close)
    }

    @Test func `feedback is recorded with its time`() {
        let scene = UIWindowScene(size: CGSize(width: 390, height: 844))
        scene.advance(to: 2)
        scene.perform {
            UIImpactFeedbackGenerator(style: .heavy).impactOccurred()
            UINotificationFeedbackGenerator().notificationOccurred(.success)
            UIAccessibility.post(notification: .screenChanged, argument: nil)
        }
        #expect(
            scene.recordedFeedback.map(\.name) == [
                "impact heavy", "notification success", "accessibility screenChanged",
            ])
        #expect(scene.recordedFeedback.allSatisfy { $0.time == 2 })
    }

    @Test func `sizes, rates and paths`() {
        final class Fixed: UIView {
            override var intrinsicContentSize: CGSize { CGSize(width: 40, height: UIView.noIntrinsicMetric) }
        }
        let view = Fixed(frame: CGRect(x: 0, y: 0, width: 10, height: 30))
        #expect(
            view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 40, height: 30))
        #expect(UIScrollView.DecelerationRate.normal.rawValue == 0.998)
        #expect(UIScrollView.DecelerationRate(rawValue: 0.5).rawValue == 0.5)
        #expect(UIScrollView.DecelerationRate(rawValue: 2) == .normal)
        #expect(IndexPath(item: 2, section: 1).item == 2)
        #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
        let list = UIScrollView(frame: .zero)
        list.showsVerticalScrollIndicator = false
        #expect(!list.showsVerticalScrollIndicator && list.showsHorizontalScrollIndicator)
    }

    @Test func `a recogniser of UIKit's shape sets its state in its touches`() {
        final class Press: UIGestureRecognizer {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
                super.touchesBegan(touches, with: event)
                guard let touch = touches.first, touch.location(in: view).x < 50 else {
                    return state = .failed
                }
                state = .began
            }
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
        }
        let rig = PortScene(root: UIViewController())
        let view = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 800))
        rig.window.addSubview(view)
        let press = Press()
        press.cancelsTouchesInView = false
        var states: [UIGestureRecognizer.State] = []
        press.addHandler { states.append($0.state) }
        view.addGestureRecognizer(press)
        rig.drag([(0, 120), (0.1, 130)])
        rig.lift(x: 130)
        #expect(states == [.began, .changed, .ended] && !press.cancelsTouchesInView)
        states = []
        rig.drag([(0, 180), (0.1, 130)])
        rig.lift(x: 130)
        #expect(states == [] && press.state == .failed && rig.scene.diagnostics == [])
    }

    @Test func `a view that follows a finger asks the touch for its view and its previous location`() {
        final class Knob: UIView {
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
                guard let touch = touches.first, touch.view === self else { return }
                let (location, before) = (
                    touch.location(in: superview), touch.previousLocation(in: superview)
                )
                center.x += location.x - before.x
            }
        }
        final class OnlyBackground: UIGestureRecognizerDelegate {
            func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
                touch.view == recognizer.view
            }
        }
        let rig = PortScene(root: UIViewController())
        let panel = UIView(frame: CGRect(x: 50, y: 0, width: 300, height: 800))
        panel.transform = CGAffineTransform(scaleX: 2, y: 1)
        let knob = Knob(frame: CGRect(x: 100, y: 300, width: 100, height: 200))
        rig.window.addSubview(panel)
        panel.addSubview(knob)
        let (tap, background) = (UITapGestureRecognizer(), OnlyBackground())
        tap.delegate = background
        var taps = 0
        tap.addHandler { _ in taps += 1 }
        panel.addGestureRecognizer(tap)
        rig.drag([(0, 200), (0.1, 210), (0.2, 230)])
        #expect(knob.center.x == 165)
        rig.lift(x: 230)
        rig.tap(200, 400)
        #expect(taps == 0)
        rig.tap(200, 100)
        #expect(taps == 1)
    }

    @Test func `the keys of a layer's animations have those of blocks`() {
        let rig = PortScene(root: UIViewController())
        let view = UIView(frame: .zero)
        rig.window.addSubview(view)
        #expect(view.layer.animationKeys() == nil)
        UIView.animate(withDuration: 1) { view.alpha = 0 }
        view.layer.add(CABasicAnimation(keyPath: "position.x"), forKey: "own")
        #expect(view.layer.animationKeys() == ["opacity", "own"])
    }
}
