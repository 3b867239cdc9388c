import HookeUIKit
import Testing

/// A side menu whose block has a delay as long as the transition while a finger drags.
@Suite struct SideMenuPortTests {
    private let home = UIViewController(name: "home")
    private let rig: PortScene
    private let manager: SideMenuManager

    init() {
        home.view.backgroundColor = .white
        rig = PortScene(root: home)
        manager = SideMenuManager(home: home)
    }

    private var picture: UIView? { rig.window.viewWithTag(SideMenuAnimator.snapshotTag) }

    private func open() {
        rig.drag([(0, 2), (0.02, 20), (0.04, 200)])
        rig.lift(x: 240)
        rig.runOut()
    }

    @Test func `by time: the screen moves aside in 0.35 s`() {
        home.present(manager.menu, animated: true)
        let start = rig.scene.now
        rig.scene.advance(to: start + 0.175)
        #expect(abs(picture!.presentationState.position.x - (195 + 140)) < 1e-9)
        rig.scene.advance(to: start + 0.35)
        #expect(rig.scene.transition == nil && picture!.presentationState.position.x == 475)
        #expect(rig.scene.isIdle && rig.scene.diagnostics.isEmpty)
    }

    @Test func `by finger: the screen follows although its block is delayed`() {
        rig.drag([(0, 2), (0.02, 20), (0.04, 142)])
        #expect(rig.scene.transition!.isInteractive)
        let fraction = rig.scene.transition!.fraction
        // 122 of 280 points since the recognition.
        #expect(abs(fraction - 122.0 / 280) < 1e-6)
        #expect(abs(picture!.presentationState.position.x - (195 + 280 * fraction)) < 1e-9)
        rig.expectSameSeeks()
        rig.move(x: 240)
        rig.lift(x: 250)
        rig.runOut()
        #expect(home.presentedViewController === manager.menu)
        #expect(picture!.presentationState.position.x == 475)
        #expect(rig.scene.isIdle && rig.scene.diagnostics.isEmpty)
    }

    @Test func `a cancelled opening restores the screen`() {
        let before = rig.models
        rig.drag([(0, 2), (0.02, 20), (0.04, 60)])
        rig.lift(x: 60)
        rig.runOut()
        #expect(home.presentedViewController == nil && picture == nil && rig.models == before)
        #expect(rig.scene.isIdle && rig.scene.diagnostics.isEmpty)
    }

    @Test func `the menu closes by a pan, or stays`() {
        open()
        let before = rig.models
        rig.drag([(0, 350), (0.02, 335), (0.04, 300)])
        rig.lift(x: 300)
        rig.runOut()
        #expect(home.presentedViewController === manager.menu && rig.models == before)
        rig.drag([(0, 350), (0.02, 335), (0.04, 100)])
        rig.lift(x: 90)
        rig.runOut()
        #expect(home.presentedViewController == nil && picture == nil)
        #expect(rig.scene.isIdle && rig.scene.diagnostics.isEmpty)
    }
}
