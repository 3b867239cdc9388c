import Foundation
import Hooke
import Testing

@testable import HookeScene
@testable import HookeTransitions

/// Reduced motion, direction, safe areas and changes of size.
@Suite struct SheetEnvironmentTests {
    @Test func `With reduced motion a sheet fades in and out at its place, with its dimming`() {
        let rig = SheetRig(presents: false)
        rig.scene.policies.reducesMotion = true
        rig.present()
        #expect(rig.height == 422 && rig.shown("sheet")?.state.opacity == 0 && rig.dim == 0)
        rig.scene.advance(to: 0.3)
        let opacity = rig.shown("sheet")?.state.opacity ?? 0
        #expect(opacity > 0 && opacity < 1 && abs((rig.dim ?? 0) - opacity) < 1e-9 && rig.height == 422)
        rig.scene.runOut()
        #expect(rig.height == 422 && rig.dim == 1 && rig.shown("sheet")?.state.opacity == 1)
        rig.places.dismiss(animated: true)
        rig.scene.advance(to: rig.scene.now + 0.3)
        #expect(rig.height == 422 && (rig.dim ?? 1) < 1)
        rig.scene.runOut()
        #expect(rig.isClean)
        rig.scene.policies.reducesMotion = false
        rig.present()
        rig.scene.runOut()
        #expect(rig.height == 422 && rig.dim == 1)
    }

    @Test func `With reduced motion a thrown sheet keeps its velocity, and does not overshoot`() {
        for reduces in [true, false] {
            let rig = SheetRig()
            rig.scene.policies.reducesMotion = reduces
            rig.drag(from: 400, by: 350, speed: 2_500, lifts: false)
            let height = rig.height ?? 0
            rig.send(.ended, y: 844 - 761)
            #expect(abs((rig.height ?? 0) - height) < 1e-9)
            let speed = rig.speed()
            // The spring brakes within 0.1 ms.
            #expect(abs(speed - 2_500) < 60, "\(speed)")
            var highest = 0.0
            while let next = rig.scene.nextEventTime {
                rig.scene.advance(to: min(next, rig.scene.now + 0.004))
                highest = max(highest, rig.height ?? 0)
            }
            #expect(rig.height == 794)
            #expect(reduces ? highest <= 794 + 1e-9 : highest > 800, "\(highest)")
        }
    }

    @Test func `A full screen over a sheet leaves the sheet's content in its place until it is covered`() {
        let rig = SheetRig()
        let cover = SceneViewController(name: "cover")
        cover.modalPresentationStyle = .fullScreen
        /// The top and the height of the content in the window; `nil` outside of it.
        func content() -> [Double]? {
            let view = rig.places.view
            return view.window == nil ? nil : [view.convert(.zero, to: nil).y, view.bounds.height]
        }
        func half() { rig.scene.advance(to: rig.scene.now + 0.2) }
        func cancel() {
            rig.scene.transition?.pauseInteractiveTransition()
            rig.scene.transition?.cancelInteractiveTransition()
            rig.scene.runOut()
        }
        let shown = [844.0 - 422, 422]
        rig.places.present(cover, animated: true)
        #expect(content() == shown && rig.places.view.superview === rig.sheet.presentedView)
        half()
        #expect(content() == shown)
        cancel()
        #expect(content() == shown && rig.places.presentedViewController == nil)
        rig.places.present(cover, animated: true)
        rig.scene.runOut()
        #expect(content() == nil && rig.places.appearance == .disappeared)
        cover.dismiss(animated: true)
        #expect(content() == shown)
        half()
        #expect(content() == shown)
        cancel()
        #expect(content() == nil && rig.places.appearance == .disappeared)
        #expect(rig.places.presentedViewController === cover)
        rig.sheet.selectedDetentIdentifier = .init("full")
        cover.dismiss(animated: true)
        rig.scene.runOut()
        #expect(content() == [50, 794] && rig.places.appearance == .appeared)
        rig.places.dismiss(animated: true)
        rig.scene.runOut()
        #expect(rig.isClean)
    }

    @Test func `From right to left a sheet is the same`() {
        let rigs = [false, true].map { isMirrored -> SheetRig in
            let rig = SheetRig()
            if isMirrored { rig.scene.layoutDirection = .rightToLeft }
            rig.sheet.prefersGrabberVisible = true
            rig.drag(from: 400, by: 150, speed: 1_000)
            rig.scene.advance(to: rig.scene.now + 0.1)
            return rig
        }
        for name in ["sheet", "grabber", "dim"] {
            #expect(rigs[0].shown(name)?.state == rigs[1].shown(name)?.state)
        }
    }

    @Test func `The content has the bottom safe area, and the top one only where it reaches it`() {
        let rig = SheetRig(presents: false)
        rig.scene.safeAreaInsets = SceneInsets(top: 59, left: 0, bottom: 34, right: 0)
        rig.present()
        rig.scene.runOut()
        #expect(rig.height == 456)
        #expect(rig.places.view.safeAreaInsets == SceneInsets(top: 0, left: 0, bottom: 34, right: 0))
        rig.sheet.detents = [.large()]
        rig.scene.runOut()
        #expect(rig.height == 785 && rig.places.view.safeAreaInsets.top == 0)
    }

    @Test func `A settling sheet keeps its rest and velocity when the screen changes its size`() {
        for duration in [0, 0.3] {
            let rig = SheetRig()
            rig.sheet.detents = [.medium(), .large()]
            rig.sheet.selectedDetentIdentifier = .medium
            rig.sheet.animateChanges { rig.sheet.selectedDetentIdentifier = .large }
            rig.scene.advance(to: rig.scene.now + 0.1)
            let (rest, speed) = (804 - rig.sheet.shownHeight, rig.sheet.shownVelocity)
            rig.scene.resize(to: CGSize(width: 390, height: 700), duration: duration)
            if duration == 0 { #expect(abs(660 - rig.sheet.shownHeight - rest) < 1e-9) }
            #expect(abs(rig.sheet.shownVelocity - speed) < 1e-6 * speed || duration > 0)
            rig.scene.runOut()
            #expect(rig.sheet.shownHeight == 660 && rig.places.view.bounds.height == 660)
        }
    }

    @Test func `A held sheet keeps its height when the screen changes its size`() {
        let rig = SheetRig()
        rig.drag(from: 400, by: 100, speed: 500, lifts: false)
        rig.scene.resize(to: CGSize(width: 390, height: 900))
        #expect(abs(rig.sheet.shownHeight - 522) < 1e-9)
        rig.send(.ended, y: 300, after: 0.5)
        rig.scene.runOut()
        #expect(rig.sheet.shownHeight == 422)
    }

    @Test func `In a regular width a sheet has the width of its style`() {
        let rig = SheetRig(presents: false)
        rig.scene.resize(to: CGSize(width: 1_024, height: 1_366))
        rig.present(animated: false)
        #expect(rig.sheet.presentedView?.frame == CGRect(x: 160, y: 944, width: 704, height: 422))
        #expect(rig.scene.window.hitTest(CGPoint(x: 100, y: 1_000))?.name == "dim")
    }
}
