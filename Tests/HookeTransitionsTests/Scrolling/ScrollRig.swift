import Foundation
import HookeTransitions

/// A scroll view that fills a screen, with a finger and a record of the delegate's calls.
final class ScrollRig: ScrollViewDelegate {
    let scene = WindowScene(size: CGSize(width: 390, height: 844))
    let view: ScrollView
    /// The calls of the delegate, without those of `didScroll`.
    var log: [String] = []
    var scrolls = 0
    /// The velocity and the proposed target of the last release.
    var proposed: (velocity: CGPoint, target: CGPoint)?
    /// The answer to a proposed target.
    var target: CGPoint?
    private(set) var finger = CGPoint(x: 200, y: 400)

    init(content: CGSize = CGSize(width: 390, height: 10_000)) {
        view = ScrollView(frame: scene.bounds)
        view.contentSize = content
        scene.window.addSubview(view)
        view.delegate = self
    }

    var offset: SIMD2<Double> { SIMD2(view.contentOffset.x, view.contentOffset.y) }

    func touch(at place: CGPoint = CGPoint(x: 200, y: 400)) {
        finger = place
        scene.send(Touch(.began, at: finger, time: scene.now))
    }

    /// Moves the finger in steps of 1/120 s.
    func move(x: Double = 0, y: Double = 0, steps: Int = 1) {
        for _ in 0..<steps {
            finger.x += x
            finger.y += y
            scene.send(Touch(.moved, at: finger, time: scene.now + 1.0 / 120))
        }
    }

    func lift() { scene.send(Touch(.ended, at: finger, time: scene.now)) }

    /// Rests for longer than the velocity's memory.
    func pause() {
        scene.advance(to: scene.now + 0.2)
        scene.send(Touch(.moved, at: finger, time: scene.now))
    }

    /// Advances by frames of 1/60 s.
    func run(_ duration: Double, _ body: () -> Void = {}) {
        let end = scene.now + duration
        while scene.now < end {
            scene.advance(to: min(end, scene.now + 1.0 / 60))
            body()
        }
    }

    // MARK: Delegate

    func scrollViewDidScroll(_ scrollView: ScrollView) { scrolls += 1 }
    func scrollViewWillBeginDragging(_ scrollView: ScrollView) { log.append("willBeginDragging") }
    func scrollViewWillEndDragging(
        _ scrollView: ScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        log.append("willEndDragging")
        proposed = (velocity, targetContentOffset.pointee)
        if let target { targetContentOffset.pointee = target }
    }
    func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {
        log.append("didEndDragging(\(decelerate))")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) { log.append("willBeginDecelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: ScrollView) { log.append("didEndDecelerating") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) { log.append("didEndAnimation") }
    func scrollViewDidScrollToTop(_ scrollView: ScrollView) { log.append("didScrollToTop") }
}
