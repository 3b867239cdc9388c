import Foundation
import Hooke
import HookeTransitions
import Testing

@Suite struct RestorePointTests {
    @Test(arguments: SwipeRig.kinds)
    func `C11, F6: A cancelled dismissal restores the presenter, in the tree or not`(
        _ kind: PlayableTransition
    ) {
        let rig = SwipeRig(kind)
        rig.beginPresented()
        let presenterBefore = rig.presenter.view.presentationState
        let before = rig.shown
        rig.beginDismissal()
        rig.driver.update(0.7)
        rig.driver.cancel()
        rig.runOut()
        #expect(rig.shown == before)
        #expect(rig.presenter.view.presentationState == presenterBefore)
        rig.presented.dismiss(animated: false)
        rig.runOut()
        #expect(rig.presenter.view.presentationState.transform == .identity)
        #expect(rig.presenter.view.scene === rig.scene)
    }

    /// Cancels a presentation whose alongside block changes a view in no window.
    private func cancelAlongside(_ change: @escaping () -> Void) {
        let rig = SwipeRig(.slide)
        rig.begin()
        rig.presenter.transitionCoordinator?.animate(alongsideTransition: { _ in change() })
        rig.driver.update(0.5)
        rig.driver.cancel()
        rig.runOut()
    }

    @Test func `C11: Properties of views in no window are restored bit for bit, also colours and nil`() {
        let loose = SceneView()
        cancelAlongside { loose.backgroundColor = .black }
        #expect(loose.backgroundColor == nil)
        let odd = SceneColor(red: 0.1, green: 0.7, blue: 0.3, alpha: 0.7)
        loose.backgroundColor = odd
        cancelAlongside { loose.backgroundColor = .black }
        #expect(loose.backgroundColor == odd)
        loose.backgroundColor = odd.withAlpha(0)
        cancelAlongside { loose.backgroundColor = .black }
        #expect(loose.backgroundColor == odd.withAlpha(0))
    }

    @Test
    func `C11, S38: After a block that replaces another, a cancel restores the first value`() {
        let loose = SceneView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let rig = SwipeRig(.slide)
        rig.begin()
        rig.scene.window.addSubview(loose)
        rig.presenter.transitionCoordinator?.animate(alongsideTransition: { _ in
            loose.center.x = 105
            SceneView.animate(withDuration: 1, options: [.beginFromCurrentState, .overrideInheritedDuration])
            {
                loose.center.x = 205
            }
        })
        rig.presenter.transitionCoordinator?.animate(alongsideTransition: { _ in
            SceneView.animate(
                withDuration: 1,
                options: [
                    .beginFromCurrentState, .overrideInheritedDuration, .overrideInheritedCurve, .curveLinear,
                ]
            ) { loose.center.x = 305 }
        })
        for p in [0, 0.25, 0.5, 1, 0] {
            rig.driver.update(p)
            let context = rig.scene.transition!
            let value = context.timeline.value(of: .position, in: loose.id, at: p * context.timeline.duration)
            #expect(value == loose.presentationState[.position], "at \(p)")
        }
        rig.driver.cancel()
        rig.runOut()
        #expect(loose.center.x == 5)
    }

    @Test func `C11: Views that an animator removes, adds, moves and nests are restored`() {
        let rig = SwipeRig(.slide)
        let all = (0..<6).map { SceneView(frame: CGRect(x: 0, y: 0, width: 10, height: 10), name: "v\($0)") }
        for view in all.prefix(3) { rig.scene.window.addSubview(view) }
        for view in all.dropFirst(3) { rig.presenter.view.addSubview(view) }
        all[0].addSubview(all[1])
        let before = rig.shown
        for round in 0..<20 {
            rig.begin()
            let wrapper = SceneView(name: "wrapper")
            rig.scene.window.addSubview(wrapper)
            wrapper.addSubview(all[0])
            all[3].addSubview(wrapper)
            all[1].removeFromSuperview()
            all[4].addSubview(all[2])
            rig.presenter.view.sendSubviewToBack(all[5])
            rig.driver.update(Double(round) / 20)
            rig.driver.cancel()
            rig.runOut()
            #expect(rig.shown == before)
        }
        #expect(rig.completions == 20)
    }

    @Test func `C11: Views whose nesting is inverted are restored, in any order`() {
        // The order in which views are restored differs between views.
        for _ in 0..<60 {
            let rig = SwipeRig(.slide)
            let views = (0..<4).map { SceneView(name: "v\($0)") }
            rig.presenter.view.addSubview(views[0])
            for (outer, inner) in zip(views, views.dropFirst()) { outer.addSubview(inner) }
            let before = rig.shown
            rig.begin()
            for view in views.reversed() { rig.scene.window.addSubview(view) }
            for (outer, inner) in zip(views, views.dropFirst()) { inner.addSubview(outer) }
            rig.driver.update(0.5)
            rig.driver.cancel()
            rig.runOut()
            #expect(rig.shown == before)
        }
    }
}
