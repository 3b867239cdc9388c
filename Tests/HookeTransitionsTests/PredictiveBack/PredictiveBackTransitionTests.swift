import Foundation
import Hooke
import HookeGeometry
import Testing

@testable import HookeScene
@testable import HookeTransitions

@Suite struct PredictiveBackTransitionTests {
    @Test func `A presented screen is previewed away by a swipe, and comes back after a cancel`() {
        let rig = BackRig()
        let sheet = SceneViewController(name: "sheet")
        sheet.view = SceneView(frame: rig.scene.bounds, name: "sheet")
        sheet.modalPresentationStyle = .fullScreen
        sheet.preferredTransition = .predictiveBack()
        rig.page.present(sheet, animated: true)
        rig.scene.runOut()
        let open = rig.scene.snapshot().root
        rig.swipe(by: 40, steps: 40)
        #expect(rig.scene.transition?.kind == .dismissal)
        #expect(abs((rig.view("sheet")?.corners[0].x ?? 0)) > 1)
        rig.lift(after: 0.3)
        rig.scene.runOut()
        #expect(rig.page.presentedViewController === sheet && rig.scene.snapshot().root == open)
        rig.swipe(by: 120, lifts: true)
        rig.scene.runOut()
        #expect(rig.page.presentedViewController == nil && !rig.isBack && rig.isClean)
        #expect(rig.scene.diagnostics.isEmpty, "\(rig.scene.diagnostics)")
    }

    @Test func `With reduced motion the screens cross-fade under the finger`() throws {
        let rig = BackRig()
        rig.scene.policies.reducesMotion = true
        rig.swipe(by: 206)
        let root = try #require(rig.view("root"))
        #expect(rig.view("page")?.corners[0] == .zero && root.corners[0] == .zero)
        #expect(root.state.opacity == 0.5 && rig.view("scrim") == nil)
        rig.lift()
        rig.scene.runOut()
        #expect(rig.isBack && rig.isClean)
    }

    @Test func `A change of size keeps the progress and ends at the new places`() throws {
        let rig = BackRig()
        rig.swipe(by: 206)
        rig.scene.advance(to: rig.scene.now + 0.3)
        let (before, pose) = (try #require(rig.motion), rig.driver.preview?.pose)
        rig.scene.resize(to: CGSize(width: 844, height: 390))
        #expect(rig.driver.percentComplete == 0.5)
        // What is added to the resting places is what was added before.
        #expect((try #require(rig.motion).numbers - before.numbers).norm < 1e-9 && pose != nil)
        rig.scene.advance(to: rig.scene.now + 0.5)
        let page = try #require(rig.view("page"))
        let width = 844 * (1 - 0.08898815748423097)
        #expect(abs(page.corners[1].x - page.corners[0].x - width) < 1e-9)
        rig.lift()
        rig.scene.runOut()
        #expect(rig.isBack && rig.isClean && rig.root.view.frame == rig.scene.bounds)
    }

    @Test func `A push while a swipe back settles waits for its end, as without a preview`() {
        let rig = BackRig()
        rig.swipe(by: 150, lifts: true)
        rig.scene.advance(to: rig.scene.now + 0.1)
        rig.stack.pushViewController(SceneViewController(name: "third"), animated: true)
        #expect(rig.stack.viewControllers.last?.name != "third" && rig.scene.diagnostics == [])
        rig.scene.runOut()
        #expect(rig.stack.topViewController.name == "third" && rig.scene.isIdle)
    }

    @Test func `Invalid numbers are reported and replaced by the defaults`() {
        var options = PredictiveBackOptions()
        (options.distance, options.duration) = (.nan, -1)
        let rig = BackRig(options)
        rig.swipe(by: 206)
        #expect(rig.driver.percentComplete == 0.5)
        let reports = rig.scene.diagnostics.map(\.description)
        #expect(reports.contains { $0.contains("distance") && $0.contains("412") }, "\(reports)")
        #expect(reports.contains { $0.contains("duration") && $0.contains("0.45") }, "\(reports)")
        rig.lift()
        rig.scene.runOut()
        #expect(rig.isBack && rig.isClean)
    }

    @Test func `The style changes back: the slide follows a finger from the leading edge only`() {
        let rig = BackRig()
        rig.stack.backStyle = .slide
        #expect(rig.stack.predictiveBackDriver == nil)
        #expect(rig.stack.interactivePopGestureRecognizer === rig.stack.popDriver.recognizer)
        rig.swipe(by: 200, from: .right, lifts: true)
        #expect(rig.scene.transition == nil)
        rig.swipe(by: 200)
        #expect(rig.scene.transition != nil && rig.view("scrim") == nil)
        rig.lift()
        rig.scene.runOut()
        #expect(rig.isBack)
    }

    @Test func `A push in the predictive style slides in, and a disabled recogniser begins nothing`() {
        let rig = BackRig()
        rig.stack.interactivePopGestureRecognizer.isEnabled = false
        rig.swipe(by: 200, lifts: true)
        #expect(rig.scene.transition == nil && !rig.isBack)
        rig.stack.pushViewController(SceneViewController(name: "third"), animated: true)
        rig.scene.runOut()
        #expect(rig.stack.viewControllers.count == 3 && rig.scene.diagnostics.isEmpty)
    }

    @Test func `A cancelled touch settles back`() {
        let rig = BackRig()
        rig.swipe(by: 300)
        rig.send(.cancelled, rig.place)
        rig.scene.runOut()
        #expect(!rig.isBack && rig.isClean)
    }
}
