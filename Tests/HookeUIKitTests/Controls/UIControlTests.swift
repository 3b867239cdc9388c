import HookeUIKit
import Testing

@Suite struct UIControlTests {
    private final class Target {
        var log: [String] = []
        func plain() { log.append("plain") }
        func button(_ sender: UIButton) { log.append(sender.currentTitle ?? "") }
        func tapped(_ tap: UITapGestureRecognizer) { log.append("\(tap.state)") }
        func any(_ recognizer: UIGestureRecognizer) { log.append("any") }
    }

    private let rig = PortScene(root: UIViewController(name: "root"))
    private let target = Target()

    @Test func `a tap on a button runs its actions in order`() {
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
        button.setTitle("Go", for: .normal)
        button.addTarget(target, action: Target.plain, for: .touchUpInside)
        button.addTarget(target, action: Target.button, for: .touchUpInside)
        button.addAction(UIAction { [target] _ in target.log.append("down") }, for: .touchDown)
        button.addAction(UIAction { [target] _ in target.log.append("action") }, for: .primaryActionTriggered)
        rig.window.addSubview(button)
        rig.tap(50, 20)
        #expect(target.log == ["plain", "Go", "action"])
        button.isEnabled = false
        rig.tap(50, 20)
        #expect(target.log.count == 3)
        button.sendActions(for: .touchDown)
        #expect(target.log.last == "down" && button.titleLabel?.text == "Go")
    }

    @Test func `a recogniser calls methods of a target held weakly`() {
        weak var lost: Target?
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        rig.window.addSubview(view)
        do {
            let other = Target()
            lost = other
            view.addGestureRecognizer(UITapGestureRecognizer(target: other, action: Target.tapped))
            let tap = UITapGestureRecognizer(target: other, action: Target.plain)
            tap.addTarget(other, action: Target.any)
            rig.window.addGestureRecognizer(tap)
            rig.tap(50, 50)
            #expect(other.log == ["ended"])
            rig.tap(150, 50)
            #expect(other.log == ["ended", "plain", "any"])
        }
        #expect(lost == nil)
        rig.tap(150, 50)
    }

    @Test func `removing a target removes its methods, one type of them, or all`() {
        let other = Target()
        let tap = UITapGestureRecognizer(target: target, action: Target.plain)
        tap.addTarget(target, action: Target.tapped)
        tap.addTarget(other, action: Target.plain)
        rig.window.addGestureRecognizer(tap)
        tap.removeTarget(target, action: Target.tapped)
        rig.tap(50, 50)
        #expect(target.log == ["plain"] && other.log == ["plain"])
        tap.removeTarget(target, action: nil)
        rig.tap(50, 50)
        #expect(target.log.count == 1 && other.log.count == 2)
        tap.removeTarget(nil, action: nil)
        rig.tap(50, 50)
        #expect(other.log.count == 2)
    }

    @Test func `a control's targets and actions are removed for events`() {
        let button = UIButton(type: .custom)
        let action = UIAction { [target] _ in target.log.append("action") }
        button.addTarget(target, action: Target.plain, for: [.touchUpInside, .touchDown])
        button.addTarget(target, action: Target.button, for: .touchUpInside)
        button.addAction(action, for: .touchUpInside)
        button.removeTarget(target, action: Target.plain, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(target.log == ["", "action"])
        button.sendActions(for: .touchDown)
        #expect(target.log.last == "plain")
        button.removeTarget(nil, action: nil, for: [.touchUpInside, .touchDown])
        button.sendActions(for: [.touchUpInside, .touchDown])
        #expect(target.log.suffix(2) == ["plain", "action"])
        button.removeAction(action, for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
        #expect(target.log.count == 4)
    }

    @Test func `an action for another type of recogniser is reported once and never called`() {
        let pan = UIPanGestureRecognizer(target: target, action: Target.tapped)
        pan.name = "the pan"
        pan.addTarget(target, action: Target.any)
        rig.window.addGestureRecognizer(pan)
        #expect(rig.scene.diagnostics.isEmpty)
        for _ in 0..<2 {
            rig.drag(from: 2, to: 100, steps: 4, lasting: 0.1)
            rig.lift(x: 100)
        }
        #expect(!target.log.isEmpty && target.log.allSatisfy { $0 == "any" })
        let text = "is a PanGestureRecognizer, but its action takes a TapGestureRecognizer; nothing happened"
        #expect(rig.scene.diagnostics.map(\.description) == ["the pan \(text)"])
        // With a scene it is reported at once.
        let other = UIPanGestureRecognizer()
        rig.window.addGestureRecognizer(other)
        other.addTarget(target, action: Target.tapped)
        #expect(rig.scene.diagnostics.map(\.description).last == "the recogniser \(text)")
    }

    @Test func `an action for another type of control is reported and never called`() {
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        rig.scene.perform { control.addTarget(target, action: Target.button, for: .touchUpInside) }
        rig.window.addSubview(control)
        rig.tap(50, 20)
        #expect(target.log.isEmpty)
        #expect(
            rig.scene.diagnostics.map(\.description) == [
                "the control is a UIControl, but its action takes a UIButton; nothing happened"
            ])
    }

    @Test func `an edge pan accepts one edge by its name`() {
        let pan = UIScreenEdgePanGestureRecognizer(target: target, action: Target.any)
        pan.edges = .right
        rig.window.addGestureRecognizer(pan)
        rig.drag(from: 2, to: 100, steps: 4, lasting: 0.1)
        rig.lift(x: 100)
        #expect(target.log.isEmpty)
        rig.drag(from: 389, to: 300, steps: 4, lasting: 0.1)
        #expect(!target.log.isEmpty)
        #expect(UIRectEdge.all.count == 4 && UIRectEdge.left == [.left])
    }

    @Test func `labels and images store their values`() {
        let label = UILabel(frame: .zero)
        label.text = "Hooke"
        label.font = .boldSystemFont(ofSize: 12)
        label.textAlignment = .center
        #expect(label.text == "Hooke" && label.font.pointSize == 12)
        let picture = UIImageView(image: UIImage(named: "spring"))
        #expect(picture.image?.name == "spring" && picture.frame == .zero)
    }
}
