import Foundation
import Hooke
import HookeTransitions
import TestSupport
import Testing

@Suite struct ScrollViewTests {
    @Test func `Content follows the finger from where the pan is recognised`() {
        let rig = ScrollRig()
        rig.view.contentOffset = CGPoint(x: 0, y: 1_000)
        rig.touch()
        #expect(rig.view.isTracking && !rig.view.isDragging)
        rig.move(y: -12)
        #expect(rig.view.isDragging)
        #expect(rig.offset.y == 1_000)
        var path = 0.0
        for step in 1...50 {
            let delta = Double(step % 7) - 4.3
            rig.move(y: delta)
            path += delta
            #expect(abs(rig.offset.y - (1_000 - path)) < 1e-9)
        }
        #expect(rig.offset.x == 0)
    }

    @Test func `Content beyond an edge takes the whole of a step back`() {
        let rig = ScrollRig()
        rig.view.contentOffset = CGPoint(x: 0, y: -55)
        #expect(rig.view.consume(CGPoint(x: 0, y: 10)) == .zero)
        #expect(rig.offset.y == -45)
        #expect(rig.view.consume(CGPoint(x: 0, y: -10)) == CGPoint(x: 0, y: -10))
    }

    @Test func `A thrown list decelerates as its motion says, at any frames`() {
        let rig = ScrollRig()
        rig.touch()
        rig.move(y: -10, steps: 20)
        rig.lift()
        #expect(rig.view.isDecelerating && !rig.view.isDragging && !rig.view.isTracking)
        #expect(abs((rig.proposed?.velocity.y ?? 0) - 1.2) < 1e-9)
        let fling = Decay(from: rig.offset.y, initialVelocity: 1_200)
        let start = rig.scene.now
        #expect(abs((rig.proposed?.target.y ?? 0) - fling.endValue) < 1e-6)
        for time in [0.1, 0.11, 0.5, 1.7] {
            rig.scene.advance(to: start + time)
            #expect(abs(rig.offset.y - fling.position(at: time)) < 1e-6)
            #expect(abs(rig.view.scrollVelocity.y - fling.velocity(at: time)) < 1e-6)
        }
        rig.scene.advance(to: start + 20)
        #expect(abs(rig.offset.y - fling.endValue) < 1e-6)
        #expect(rig.view.isDecelerating == false)
        #expect(rig.scene.isIdle)
        #expect(
            rig.log == [
                "willBeginDragging", "willEndDragging", "didEndDragging(true)", "willBeginDecelerating",
                "didEndDecelerating",
            ])
    }

    @Test func `The end of a deceleration is due at its own time`() {
        let rig = ScrollRig()
        rig.touch()
        rig.move(y: -10, steps: 20)
        rig.lift()
        let due = rig.scene.nextEventTime
        rig.scene.advance(to: (due ?? 0) - 1e-6)
        #expect(rig.view.isDecelerating)
        let rest = Double(rig.view.restingContentOffset.y)
        #expect(abs(rig.offset.y - rest) < 0.0501)
        rig.scene.advance(to: due ?? 0)
        #expect(!rig.view.isDecelerating)
        #expect(rig.offset.y == rest)
    }

    @Test func `Beyond the edge content follows the rubber band, and returns with its velocity`() throws {
        let rig = ScrollRig()
        rig.touch()
        rig.move(y: 12)
        rig.move(y: 10, steps: 20)
        let band = try RubberBand(extent: 844)
        #expect(abs(rig.offset.y + band.displacement(forPull: 200)) < 1e-9)
        let shown = rig.offset.y
        rig.lift()
        let speed = rig.view.scrollVelocity.y
        #expect(abs(speed + 1_200 * band.slope(atPull: 200)) < 1e-6)
        #expect(rig.offset.y == shown)
        rig.run(0.05)
        #expect(rig.offset.y < shown)
        rig.run(3)
        #expect(rig.offset.y == 0)
        #expect(!rig.view.isDecelerating)
    }

    @Test func `Without bounces content stops at the edge, and turns with the finger`() {
        let rig = ScrollRig()
        rig.view.bounces = false
        rig.view.contentOffset.y = 50
        rig.touch()
        rig.move(y: 12)
        rig.move(y: 10, steps: 20)
        #expect(rig.offset.y == 0)
        rig.move(y: -3)
        #expect(rig.offset.y == 3)
        rig.move(y: 20, steps: 10)
        rig.lift()
        rig.run(1) { #expect(rig.offset.y == 0) }
    }

    @Test func `A touch catches the content where it is shown`() {
        let rig = ScrollRig()
        rig.touch()
        rig.move(y: -10, steps: 20)
        rig.lift()
        rig.run(0.3)
        let shown = rig.offset.y
        rig.touch()
        #expect(rig.offset.y == shown && !rig.view.isDecelerating && rig.view.isTracking)
        #expect(rig.log.last == "didEndDecelerating")
        rig.scene.advance(to: rig.scene.now + 1)
        #expect(rig.offset.y == shown)
        rig.move(y: -12)
        rig.move(y: -5)
        #expect(abs(rig.offset.y - (shown + 5)) < 1e-9)
        rig.pause()
        rig.lift()
        #expect(!rig.view.isDecelerating)
        #expect(rig.log.last == "didEndDragging(false)")
    }

    @Test func `Content that a touch stopped beyond the edge returns after it`() {
        let rig = ScrollRig()
        rig.touch()
        rig.move(y: 12)
        rig.move(y: 10, steps: 20)
        rig.lift()
        rig.run(0.05)
        let shown = rig.offset.y
        rig.touch()
        rig.scene.advance(to: rig.scene.now + 0.3)
        #expect(rig.offset.y == shown && shown < -10)
        rig.lift()
        #expect(rig.view.isDecelerating && !rig.view.isTracking)
        rig.run(3)
        #expect(rig.offset.y == 0)
    }

    @Test func `A second grab beyond the edge moves from what is shown`() {
        let rig = ScrollRig()
        rig.touch()
        rig.move(y: 12)
        rig.move(y: 15, steps: 20)
        rig.lift()
        rig.run(0.03)
        rig.touch()
        let shown = rig.offset.y
        rig.move(y: 12)
        #expect(abs(rig.offset.y - shown) < 1e-9)
        rig.move(y: 1e-6)
        #expect(rig.offset.y < shown)
        #expect(abs(rig.offset.y - shown) < 1e-6)
    }

    @Test func `The delegate's target is approached with the velocity and not passed`() {
        let rig = ScrollRig()
        rig.target = CGPoint(x: 0, y: 350)
        rig.touch()
        rig.move(y: -10, steps: 20)
        let shown = rig.offset.y
        rig.lift()
        #expect(rig.offset.y == shown)
        #expect(abs(rig.view.scrollVelocity.y - 1_200) < 1e-6)
        rig.run(12) { #expect(rig.offset.y <= 350 + 1e-9) }
        #expect(rig.offset.y == 350)
        rig.target = CGPoint(x: 0, y: Double.nan)
        rig.touch()
        rig.move(y: -10, steps: 20)
        rig.lift()
        #expect(rig.scene.diagnostics.last?.description.contains("targetContentOffset.y is nan") == true)
    }

    @Test func `Paging rests at a page, at most one away`() {
        for (speed, page) in [(-12.0, 1.0), (-40, 1), (-2, 0), (12, 0)] {
            let rig = ScrollRig(content: CGSize(width: 1_950, height: 844))
            rig.view.isPagingEnabled = true
            rig.touch()
            rig.move(x: -12)
            rig.move(x: -10, steps: 10)
            rig.move(x: speed, steps: 6)
            rig.lift()
            rig.scene.advance(to: 30)
            #expect(rig.offset.x == page * 390)
        }
    }

    @Test func `Snapping rests at a position`() throws {
        let rig = ScrollRig()
        rig.view.verticalSnapping = try ScrollSnapping(at: (0...40).map { 130 * Double($0) })
        rig.touch()
        rig.move(y: -10, steps: 20)
        rig.lift()
        let free = Decay(from: rig.offset.y, initialVelocity: 1_200).endValue
        rig.scene.advance(to: 30)
        #expect(rig.offset.y == (free / 130).rounded() * 130)
    }

    @Test func `An animated offset takes 0.3 s and begins with the velocity`() {
        let rig = ScrollRig()
        rig.view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
        #expect(rig.view.isScrollAnimating)
        rig.scene.advance(to: 0.15)
        #expect(abs(rig.offset.y - 250) < 1e-9)
        let (shown, speed) = (rig.offset.y, rig.view.scrollVelocity.y)
        rig.view.setContentOffset(.zero, animated: true)
        #expect(rig.offset.y == shown)
        #expect(abs(rig.view.scrollVelocity.y - speed) < 1e-6 * speed)
        rig.scene.advance(to: 1)
        #expect(rig.offset.y == 0)
        #expect(rig.log == ["didEndAnimation"])
        rig.view.setContentOffset(CGPoint(x: 0, y: Double.infinity), animated: true)
        #expect(rig.offset.y == 0 && !rig.scene.diagnostics.isEmpty)
    }

    @Test func `With reduced motion an animated offset is at once`() {
        let rig = ScrollRig()
        rig.scene.policies.reducesMotion = true
        rig.view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
        #expect(rig.offset.y == 500)
        rig.view.scrollToTop()
        #expect(rig.offset.y == 0)
        #expect(rig.log == ["didEndAnimation", "didEndAnimation", "didScrollToTop"])
    }

    @Test func `A rectangle is made visible by the least distance`() {
        let rig = ScrollRig()
        rig.view.contentInset.top = 20
        rig.view.scrollRectToVisible(CGRect(x: 0, y: 900, width: 100, height: 100), animated: false)
        #expect(rig.offset.y == 156)
        rig.view.scrollRectToVisible(CGRect(x: 0, y: 900, width: 100, height: 50), animated: false)
        #expect(rig.offset.y == 156)
        rig.view.scrollRectToVisible(CGRect(x: 0, y: 100, width: 100, height: 50), animated: false)
        #expect(rig.offset.y == 80)
        rig.view.scrollRectToVisible(CGRect(x: 0, y: 9_990, width: 100, height: 50), animated: false)
        #expect(rig.offset.y == 9_156)
    }

    @Test func `Setting the offset stops a motion`() {
        let rig = ScrollRig()
        rig.touch()
        rig.move(y: -10, steps: 20)
        rig.lift()
        rig.run(0.1)
        rig.view.contentOffset = CGPoint(x: 0, y: 77)
        #expect(!rig.view.isDecelerating)
        #expect(rig.log.last == "didEndDecelerating")
        rig.run(1)
        #expect(rig.offset.y == 77)
        #expect(rig.scene.isIdle)
    }

    @Test func `A scroll view that rests is not called`() {
        let rig = ScrollRig()
        rig.run(0.5)
        #expect(rig.scrolls == 0)
        rig.touch()
        rig.move(y: -10, steps: 20)
        rig.lift()
        rig.scene.advance(to: 30)
        let scrolls = rig.scrolls
        rig.run(0.5)
        #expect(rig.scrolls == scrolls)
    }
}
