import Foundation
import Hooke
import TestSupport
import Testing

@testable import HookeTransitions

@Suite struct ScrollEnvironmentTests {
    /// A horizontal list in a layout direction.
    private func rig(_ direction: LayoutDirection, insets: SceneInsets = .zero) -> ScrollRig {
        let rig = ScrollRig(content: .zero)
        rig.view.removeFromSuperview()
        rig.scene.layoutDirection = direction
        rig.view.contentInset = insets
        rig.scene.window.addSubview(rig.view)
        rig.view.contentSize = CGSize(width: 3_000, height: 844)
        return rig
    }

    @Test func `Right-to-left content begins at its right edge, mirrored`() {
        let insets = SceneInsets(left: 10, right: 30)
        let left = rig(.leftToRight, insets: insets)
        let right = rig(.rightToLeft, insets: SceneInsets(left: 30, right: 10))
        func mirrored(_ rig: ScrollRig) -> Double { Double(rig.view.contentSize.width) - 390 - rig.offset.x }
        #expect(left.offset.x == -10)
        #expect(right.offset.x == 3_000 + 10 - 390)
        #expect(mirrored(right) == left.offset.x)
        for (rig, sign) in [(left, 1.0), (right, -1)] {
            rig.touch()
            rig.move(x: -12 * sign)
            rig.move(x: -13 * sign, steps: 15)
            rig.lift()
            rig.run(0.5)
            rig.view.contentSize.width = 3_500
            rig.run(0.5)
        }
        #expect(abs(mirrored(right) - left.offset.x) < 1e-6)
        left.run(20)
        right.run(20)
        #expect(abs(mirrored(right) - left.offset.x) < 1e-6)
        #expect(left.offset.x > 300)
    }

    @Test func `Content that fits begins where lines begin`() {
        let rig = rig(.rightToLeft)
        rig.view.contentSize.width = 100
        #expect(rig.offset.x == 100 - 390)
    }

    @Test func `Content at its top stays there when the safe area changes, other content stays in place`() {
        let rig = ScrollRig()
        rig.scene.safeAreaInsets = SceneInsets(top: 50, bottom: 30)
        rig.scene.advance(to: 0.1)
        #expect(rig.view.adjustedContentInset == SceneInsets(top: 50, bottom: 30))
        #expect(rig.offset.y == -50)
        rig.view.contentOffset.y = 700
        rig.scene.safeAreaInsets = SceneInsets(top: 80, bottom: 30)
        rig.scene.advance(to: 0.2)
        #expect(rig.offset.y == 700)
        rig.view.contentInsetAdjustmentBehavior = .never
        #expect(rig.view.adjustedContentInset == .zero)
    }

    @Test func `Content at rest stays within its edges when they change`() {
        let rig = ScrollRig()
        rig.view.contentOffset.y = 9_000
        rig.view.contentSize.height = 5_000
        #expect(rig.offset.y == 5_000 - 844)
        rig.view.frame.size.height = 1_000
        #expect(rig.offset.y == 4_000)
        rig.view.contentSize.height = 100
        #expect(rig.offset.y == 0)
        rig.view.contentSize.height = .nan
        #expect(Double(rig.view.contentSize.height) == 100)
        #expect(
            rig.scene.diagnostics.last?.description == "contentSize.height is nan; used: the previous value")
    }

    @Test func `Content that moves keeps place and velocity when its size changes, and ends inside`() {
        let rig = ScrollRig()
        rig.touch()
        rig.move(y: -10, steps: 20)
        rig.lift()
        rig.run(0.3)
        let (place, speed) = (rig.offset.y, Double(rig.view.scrollVelocity.y))
        rig.view.contentSize.height = CGFloat(place + 844 + 20)
        #expect(rig.offset.y == place)
        #expect(abs(rig.view.scrollVelocity.y - speed) < 1e-9)
        rig.run(0.1)
        #expect(rig.offset.y > place + 20)
        rig.run(4)
        #expect(rig.offset.y == Double(rig.view.contentSize.height) - 844)
    }

    @Test func `A drag goes on without a jump when the content changes`() {
        let rig = ScrollRig()
        rig.touch()
        rig.move(y: -12)
        rig.move(y: -10, steps: 20)
        let place = rig.offset.y
        rig.view.contentSize.height = 844 + 100
        #expect(rig.offset.y == place)
        rig.move(y: 1)
        #expect(rig.offset.y < place && rig.offset.y > place - 1)
        rig.lift()
        rig.run(3)
        #expect(rig.offset.y == 100)
    }

    @Test func `A scroll view that leaves the scene stops`() {
        let rig = ScrollRig()
        rig.touch()
        rig.move(y: -10, steps: 20)
        rig.lift()
        rig.run(0.1)
        rig.view.removeFromSuperview()
        #expect(rig.scene.isIdle && !rig.view.isDecelerating)
        #expect(rig.log.last == "didEndDecelerating")
    }

    @Test func `A scroll view that leaves its window under a finger ends the drag`() {
        for beyond in [false, true] {
            let rig = ScrollRig()
            rig.touch()
            rig.move(y: beyond ? 12 : -12)
            rig.move(y: beyond ? 10 : -10, steps: 20)
            #expect(rig.view.isDragging && rig.view.isTracking)
            #expect(beyond == (rig.offset.y < 0))
            rig.log = []
            rig.view.removeFromSuperview()
            #expect(!rig.view.isDragging && !rig.view.isTracking && !rig.view.isDecelerating)
            #expect(rig.view.panGestureRecognizer.state == .cancelled)
            #expect(rig.log.prefix(2) == ["willEndDragging", "didEndDragging(\(beyond))"])
            // The finger is without effect, also after the view is added again.
            let offset = rig.offset
            #expect(!beyond || offset.y == 0, "content beyond an edge has returned")
            rig.scene.window.addSubview(rig.view)
            rig.log = []
            rig.move(y: -10, steps: 5)
            rig.lift()
            rig.run(1)
            #expect(rig.offset == offset && rig.log == [] && rig.scene.isIdle)
            rig.touch()
            rig.move(y: -12)
            #expect(rig.view.isDragging, "the next finger moves it")
        }
    }

    @Test func `A touched scroll view that leaves its window before it scrolls is not tracking`() {
        let rig = ScrollRig()
        rig.touch()
        rig.move(y: -10, steps: 20)
        rig.lift()
        rig.run(0.1)
        rig.touch()
        #expect(rig.view.isTracking && !rig.view.isDragging && !rig.view.isDecelerating)
        rig.view.removeFromSuperview()
        #expect(!rig.view.isTracking && rig.scene.isIdle)
        rig.lift()
        #expect(!rig.view.isTracking)
    }

    @Test func `Android's content stops at the edge and stretches`() {
        let rig = ScrollRig()
        rig.view.physics = .android
        rig.touch()
        rig.move(y: 12)
        rig.move(y: 10, steps: 20)
        #expect(rig.offset.y == 0)
        #expect(Double(rig.view.stretch.y) == OverscrollStretch.intensity(forPull: -200.0 / 844))
        rig.move(y: -50)
        #expect(Double(rig.view.stretch.y) == OverscrollStretch.intensity(forPull: -150.0 / 844))
        #expect(rig.offset.y == 0)
        rig.lift()
        rig.run(2) { #expect(rig.offset.y == 0) }
        #expect(Double(rig.view.stretch.y) == 0)
        rig.view.contentOffset.y = 100
        rig.touch()
        rig.move(y: 20, steps: 4)
        rig.lift()
        var largest = 0.0
        rig.run(2) { largest = max(largest, -Double(rig.view.stretch.y)) }
        #expect(rig.offset.y == 0 && largest > 0.005)
        #expect(Double(rig.view.stretch.y) == 0 && rig.scene.isIdle)
    }

    @Test
    func
        `A stretch of Android that begins keeps its velocity when the content changes, or ends with its edge`()
    {
        for grows in [false, true] {
            let rig = ScrollRig(content: CGSize(width: 390, height: 3_000))
            rig.view.physics = .android
            rig.view.contentOffset.y = grows ? 3_000 - 844 : 0
            rig.view.release(velocity: SIMD2(0, grows ? 1_000 : -1_000))
            let speed = Double(rig.view.scrollVelocity.y)
            #expect(speed.magnitude == 1_000 * OverscrollStretch.velocityFactor && rig.view.stretch.y == 0)
            rig.view.contentSize.height = 4_000
            let expected = grows ? 1_000 : speed
            #expect(
                difference(Double(rig.view.scrollVelocity.y), expected, within: 1e-9 * speed.magnitude) == nil
            )
        }
    }

    @Test func `A sideways list in a list takes sideways drags only`() {
        let rig = ScrollRig()
        let row = ScrollView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
        row.contentSize = CGSize(width: 2_000, height: 200)
        rig.view.addSubview(row)
        rig.touch()
        rig.move(y: -10, steps: 5)
        #expect(rig.view.isDragging && !row.isDragging)
        rig.lift()
        rig.scene.advance(to: rig.scene.now + 20)
        rig.view.contentOffset = .zero
        rig.touch()
        rig.move(x: -10, steps: 5)
        #expect(!rig.view.isDragging && row.isDragging)
        #expect(row.contentOffset.x > 20)
        rig.lift()
    }

    @Test func `The direction lock keeps to an axis`() {
        for (x, y, moves) in [(-12.0, -3.0, (true, false)), (-3, -12, (false, true)), (-9, -8, (true, true))]
        {
            let rig = ScrollRig(content: CGSize(width: 3_000, height: 3_000))
            rig.view.isDirectionalLockEnabled = true
            rig.touch()
            rig.move(x: x, y: y)
            rig.move(x: -5, y: -5, steps: 5)
            #expect((rig.offset.x > 0) == moves.0 && (rig.offset.y > 0) == moves.1)
        }
    }
}
