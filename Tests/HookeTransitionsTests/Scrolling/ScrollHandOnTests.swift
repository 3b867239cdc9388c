import Foundation
import Hooke
import HookeTransitions
import TestSupport
import Testing

/// A list inside a list of the same direction.
@Suite struct ScrollHandOnTests {
    private final class Rig: ScrollViewDelegate {
        let outer: ScrollRig
        let inner = ScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 500))
        var log: [String] = []

        /// The content of the inner view is `content` high, that of the outer one 2,000.
        init(content: Double = 800) {
            outer = ScrollRig(content: CGSize(width: 390, height: 2_000))
            inner.contentSize = CGSize(width: 390, height: content)
            inner.delegate = self
            outer.view.addSubview(inner)
        }

        var offsets: (inner: Double, outer: Double) {
            (Double(inner.contentOffset.y), Double(outer.view.contentOffset.y))
        }

        /// Begins a drag; the first 11 points are the distance of recognition.
        func begin(down: Bool) {
            outer.touch(at: CGPoint(x: 200, y: 450))
            outer.move(y: down ? 11 : -11)
        }

        func scrollViewWillBeginDragging(_ scrollView: ScrollView) { log.append("begins") }
        func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
            log.append("ends(\(decelerate))")
        }
    }

    @Test func `The inner view moves first, and the outer one by the rest, in both directions`() {
        let rig = Rig()
        rig.begin(down: false)
        rig.outer.move(y: -100)
        #expect(rig.offsets == (100, 0) && rig.outer.log == [])
        rig.outer.move(y: -300)
        #expect(rig.offsets == (300, 100))
        #expect(rig.outer.view.isDragging && rig.outer.log == ["willBeginDragging"])
        rig.outer.move(y: 50)
        #expect(rig.offsets == (250, 100))
        rig.outer.move(y: 300)
        #expect(rig.offsets == (0, 50))
        rig.outer.pause()
        rig.outer.lift()
        rig.outer.scene.runOut()
        #expect(rig.offsets == (0, 50))
        #expect(rig.log == ["begins", "ends(false)"])
        #expect(rig.outer.log == ["willBeginDragging", "willEndDragging", "didEndDragging(false)"])
    }

    @Test func `Momentum stays with the outer view if it moved last`() {
        let rig = Rig(content: 600)
        rig.begin(down: false)
        rig.outer.move(y: -10, steps: 20)
        let before = rig.offsets
        #expect(before == (100, 100))
        rig.outer.lift()
        #expect(rig.outer.view.isDecelerating && !rig.inner.isDecelerating)
        #expect(abs(rig.outer.view.scrollVelocity.y - 1_200) < 1)
        #expect(rig.offsets == before)
        rig.outer.scene.runOut()
        #expect(rig.offsets.inner == 100 && rig.offsets.outer > 500)
    }

    @Test func `Momentum stays with the inner view if it moved last, also past its edge`() {
        let rig = Rig()
        rig.begin(down: false)
        rig.outer.move(y: -10, steps: 20)
        rig.outer.lift()
        #expect(rig.inner.isDecelerating && !rig.outer.view.isDecelerating)
        rig.outer.scene.runOut()
        #expect(rig.offsets == (300, 0))
    }

    @Test func `Beyond the edges of both the inner view resists`() {
        let rig = Rig()
        rig.begin(down: true)
        rig.outer.move(y: 100)
        #expect(rig.offsets.outer == 0 && rig.offsets.inner < -30 && rig.outer.log == [])
        rig.outer.lift()
        rig.outer.scene.runOut()
        #expect(rig.offsets == (0, 0))
    }

    @Test func `An inner view without bounces at its edge hands on its drag, too`() {
        let rig = Rig()
        rig.inner.bounces = false
        rig.outer.view.contentOffset.y = 100
        rig.begin(down: true)
        rig.outer.move(y: 60)
        #expect(rig.offsets == (0, 40))
        rig.outer.move(y: -60)
        #expect(rig.offsets == (60, 40))
    }

    @Test func `An outer view that may not scroll, or scrolls in another direction, gets nothing`() {
        for isDisabled in [true, false] {
            let rig = Rig()
            if isDisabled {
                rig.outer.view.isScrollEnabled = false
            } else {
                rig.outer.view.contentSize = CGSize(width: 2_000, height: 844)
            }
            rig.begin(down: false)
            rig.outer.move(y: -400)
            #expect(rig.offsets.outer == 0 && rig.offsets.inner > 300 && rig.outer.log == [])
        }
    }

    @Test func `An inner view that is removed under the finger lets the outer one go`() {
        let rig = Rig()
        rig.begin(down: false)
        rig.outer.move(y: -400)
        #expect(rig.outer.view.isDragging)
        rig.inner.removeFromSuperview()
        let offset = rig.offsets.outer
        rig.outer.move(y: -10)
        #expect(rig.offsets.outer == offset)
        rig.outer.pause()
        rig.outer.lift()
        #expect(!rig.outer.view.isDragging && !rig.inner.isDragging)
        rig.outer.scene.runOut()
        #expect(rig.outer.scene.isIdle && rig.outer.log.filter { $0.hasPrefix("didEndDragging") }.count == 1)
    }

    @Test func `L8: The steps of a drag sum to the finger's path while nothing resists`() {
        let steps = Generator<[Double]>(draw: { random in
            (0..<40).map { _ in random.uniform(-150...150) }
        })
        checkProperty(seed: 0x4A, cases: 60, steps) { steps in
            let rig = Rig()
            rig.begin(down: false)
            var path = 0.0
            for step in steps {
                // The contents move by 300 and 1,156 points in all.
                if path - step < 0 || path - step > 1_456 { continue }
                path -= step
                let before = rig.offsets
                rig.outer.move(y: step)
                let now = rig.offsets
                let error = abs(now.inner + now.outer - path)
                if error > 1e-9 { return "\(error) after \(path)" }
                // The outer view moves only while the inner one is at its edge.
                if now.outer > before.outer, now.inner != 300 { return "the outer view moves first" }
                if now.outer < before.outer, now.inner != 0 { return "the outer view moves back first" }
            }
            return nil
        }
    }
}
