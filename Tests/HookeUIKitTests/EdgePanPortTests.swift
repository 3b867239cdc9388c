import HookeUIKit
import Testing

/// Rows D, in a port.
@Suite struct EdgePanPortTests {
    private let home = UIViewController(name: "home")
    private let manager = MenuTransitionManager()
    private let rig: PortScene

    init() {
        rig = PortScene(root: home)
        manager.makeMenu = { UIViewController(name: "menu") }
        manager.sourceViewController = home
    }

    private var menu: UIViewController? { home.presentedViewController }

    @Test func `D1: a pan from the left edge of the window presents inside its callback`() {
        rig.drag([(0, 200), (0.02, 260)])
        #expect(menu == nil, "not from the middle")
        rig.lift(x: 260)
        rig.drag([(0, 385), (0.02, 300)])
        #expect(menu == nil, "not from the right edge")
        rig.lift(x: 300)
        rig.drag([(0, 2), (0.02, 13)])
        #expect(menu != nil)
        #expect(rig.scene.transition!.isInteractive)
        #expect(manager.presentCount == 1)
    }

    @Test func `D2: one gesture presents once`() {
        rig.drag(from: 2, to: 302, steps: 20, lasting: 0.3)
        #expect(manager.presentCount == 1)
        rig.lift(x: 302)
        rig.runOut()
        #expect(manager.presentCount == 1)
        #expect(rig.scene.diagnostics.isEmpty)
    }

    @Test func `D3: the fraction is the finger's x over the width`() {
        rig.drag([(0, 2), (0.02, 12)])
        // At the first counted touch.
        let fraction: Double = 12 / 390
        #expect(rig.scene.transition!.fraction == fraction)
        #expect(abs(manager.percentComplete - 0.0308) < 5e-5)
        // 12 of its 390 points.
        #expect(abs(menu!.view.shownFrame.minX + 378) < 1e-9)
        rig.move(x: 195)
        #expect(rig.scene.transition!.fraction == 0.5)
    }

    @Test func `D4: one object is driver, delegate and animator, without a retain cycle`() {
        weak var lost: MenuTransitionManager?
        do {
            let home = UIViewController(name: "home")
            let rig = PortScene(root: home)
            let manager = MenuTransitionManager()
            manager.makeMenu = { UIViewController(name: "menu") }
            manager.sourceViewController = home
            lost = manager
            rig.drag([(0, 2), (0.02, 100)])
            let context = rig.scene.transition!
            #expect(context.animator === manager && context.interactionController === manager)
            #expect(home.presentedViewController?.transitioningDelegate === manager)
            rig.lift(x: 100)
            rig.runOut()
            #expect(lost != nil)
        }
        #expect(lost == nil)
    }

    @Test(arguments: [(120.0, true), (0, false), (-120, false)])
    func `D5: the sign of the velocity decides, not the position`(velocity: Double, finishes: Bool) {
        // 100 ms at one velocity, from positions above and below one half.
        for place in [40.0, 340] {
            let home = UIViewController(name: "home")
            let rig = PortScene(root: home)
            let manager = MenuTransitionManager()
            manager.makeMenu = { UIViewController(name: "menu") }
            manager.sourceViewController = home
            rig.drag(from: 2, to: place, steps: 4, lasting: 0.1)
            for step in 1...20 {
                rig.move(x: place + velocity * Double(step) / 100, after: 0.01)
            }
            rig.lift(x: place + velocity * 0.2, after: 0)
            rig.runOut()
            #expect((home.presentedViewController != nil) == finishes)
            #expect(rig.scene.isIdle)
        }
    }

    @Test func `D6: the menu is retained while it is presented`() {
        rig.drag([(0, 2), (0.02, 100)])
        weak let lost = menu
        rig.scene.advance(to: rig.scene.now + 1)
        #expect(lost != nil)
        rig.lift(x: 100)
        rig.runOut()
        #expect(menu == nil && lost == nil, "rested before it lifted: cancelled")
    }

    @Test func `D7: an interactive presentation and a timed dismissal share the animator`() {
        rig.drag([(0, 2), (0.02, 100), (0.04, 200)])
        rig.lift(x: 200)
        rig.runOut()
        let shown = menu!
        #expect(shown.view.shownFrame == rig.scene.bounds)
        let start = rig.scene.now
        shown.dismiss(animated: true)
        #expect(rig.scene.transition!.animator === manager)
        #expect(rig.scene.transition!.interactionController == nil)
        rig.scene.advance(to: start + 0.25)
        #expect(abs(shown.view.shownFrame.minX - -195) < 1e-9)
        rig.scene.advance(to: start + 0.5)
        #expect(menu == nil && rig.scene.isIdle)
    }

    @Test func `D8: the same fraction gives the same bits in any order`() {
        rig.drag([(0, 2), (0.02, 100)])
        var seen: [CGFloat: SceneSnapshot.Node] = [:]
        for fraction: CGFloat in [0.2, 0.9, 0.1, 0.5, 0.9, 0.2, 0.5, 0.1] {
            manager.update(fraction)
            let root = rig.scene.snapshot().root
            #expect(seen[fraction] == nil || seen[fraction] == root)
            seen[fraction] = root
        }
        #expect(seen.count == 4)
    }
}
