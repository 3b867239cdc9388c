import Foundation
import Hooke
import HookeTransitions
import Testing

@Suite struct LayoutTests {
    /// Counts its layouts and centres its subview.
    private final class Middle: SceneView {
        var layouts = 0
        var alsoDoes: (() -> Void)?
        override func layoutSubviews() {
            layouts += 1
            for child in subviews {
                child.center = CGPoint(x: bounds.size.width / 2, y: bounds.size.height / 2)
            }
            alsoDoes?()
        }
    }

    private final class Controller: SceneViewController {
        var log: [String] = []
        override func loadView() { view = Middle(frame: CGRect(x: 0, y: 0, width: 10, height: 10)) }
        override func viewWillLayoutSubviews() { log.append("willLayout \((view as! Middle).layouts)") }
        override func viewDidLayoutSubviews() { log.append("didLayout \((view as! Middle).layouts)") }
        override func viewWillAppear(_ animated: Bool) { log.append("willAppear") }
        override func viewDidAppear(_ animated: Bool) { log.append("didAppear") }
    }

    private let scene = WindowScene(size: CGSize(width: 400, height: 800))
    private let view = Middle(frame: CGRect(x: 0, y: 0, width: 100, height: 100), name: "middle")
    private let child = SceneView(frame: CGRect(x: 0, y: 0, width: 10, height: 10), name: "child")

    init() {
        view.addSubview(child)
        scene.window.addSubview(view)
    }

    @Test func `Layout runs once before the next moment, for any number of requests`() {
        #expect(view.layouts == 0)
        view.setNeedsLayout()
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
        scene.advance(to: 0)
        #expect(view.layouts == 1 && child.center == CGPoint(x: 100, y: 50))
        scene.advance(to: 1)
        #expect(view.layouts == 1)
        view.center = CGPoint(x: 5, y: 5)
        scene.advance(to: 2)
        #expect(view.layouts == 1, "moving needs no layout")
        view.addSubview(SceneView())
        scene.advance(to: 2)
        #expect(view.layouts == 2)
    }

    @Test func `S42: with layoutSubviews a block lays out its changes and animates that`() {
        scene.advance(to: 0)
        scene.animate(withDuration: 1, options: [.curveLinear, .layoutSubviews]) {
            view.bounds = CGRect(x: 0, y: 0, width: 200, height: 100)
        }
        #expect(child.center.x == 100 && child.presentationState.position.x == 50)
        scene.advance(to: 0.5)
        #expect(child.presentationState.position.x == 75)
    }

    @Test func `layoutIfNeeded animates inside a block and jumps outside`() {
        scene.advance(to: 0)
        scene.animate(withDuration: 1, options: .curveLinear) {
            view.bounds = CGRect(x: 0, y: 0, width: 200, height: 100)
            child.layoutIfNeeded()
        }
        #expect(child.center.x == 100 && child.presentationState.position.x == 50)
        scene.advance(to: 0.5)
        #expect(child.presentationState.position.x == 75)
        scene.animate(withDuration: 1) { view.bounds = CGRect(x: 0, y: 0, width: 300, height: 100) }
        scene.advance(to: 0.5)
        #expect(child.center.x == 150 && child.presentationState.position.x == 150 - 25)
    }

    @Test func `Layout starts from the outermost waiting view, and includes views added later`() {
        scene.advance(to: 0)
        let inner = Middle(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let outer = SceneView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        outer.addSubview(inner)
        inner.setNeedsLayout()
        view.addSubview(outer)
        scene.advance(to: 0)
        #expect(inner.layouts == 1 && view.layouts == 2)
        inner.removeFromSuperview()
        inner.setNeedsLayout()
        outer.addSubview(inner)
        inner.layoutIfNeeded()
        #expect(inner.layouts == 2)
    }

    @Test func `Endlessly repeated layout is stopped and reported`() {
        view.alsoDoes = { [unowned view] in view.setNeedsLayout() }
        scene.advance(to: 0)
        #expect(scene.diagnostics == [.endlessLayout(view: "middle")])
        view.alsoDoes = nil
        scene.advance(to: 1)
        #expect(scene.diagnostics.count == 1)
    }

    @Test(arguments: [false, true])
    func `Layout that requests itself at once, or for all views around it, is stopped too`(outside: Bool) {
        view.alsoDoes = { [unowned view] in
            // Fails rather than overflows the stack.
            guard view.layouts < 300 else { return }
            view.setNeedsLayout()
            (outside ? view.superview! : view).layoutIfNeeded()
        }
        view.setNeedsLayout()
        scene.advance(to: 0)
        #expect(view.layouts == 100)
        #expect(scene.diagnostics == [.endlessLayout(view: "middle")])
    }

    @Test func `A controller is notified before and after layout, between will and did appear`() {
        let controller = Controller()
        scene.window.rootViewController = controller
        #expect(controller.log == ["willAppear", "willLayout 0", "didLayout 1", "didAppear"])
        #expect(controller.view.frame == scene.bounds)
        scene.resize(to: CGSize(width: 800, height: 400))
        #expect(controller.view.frame == scene.bounds, "a controller's view follows, without a mask too")
        #expect(controller.log.suffix(2) == ["willLayout 1", "didLayout 2"])
    }

    @Test func `A presented controller is laid out between will and did appear`() {
        scene.window.rootViewController = SceneViewController()
        let controller = Controller()
        scene.window.rootViewController!.present(controller, animated: true)
        #expect(controller.log == ["willAppear"])
        scene.advance(to: 1)
        #expect(controller.log == ["willAppear", "willLayout 0", "didLayout 1", "didAppear"])
    }
}
