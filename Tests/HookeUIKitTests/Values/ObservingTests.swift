import HookeUIKit
import Testing

@Suite struct ObservingTests {
    @Test func `an observer gets changes of a view's properties, with the values it asks for`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
        var seen: [CGFloat] = []
        let token = view.observe(\.center, options: [.new, .old, .initial]) { view, change in
            seen += [change.oldValue?.x ?? -1, change.newValue?.x ?? -1]
            #expect(view.center == change.newValue)
        }
        #expect(seen == [-1, 5])
        view.center.x = 50
        view.alpha = 0.5
        view.center.x = 50
        #expect(seen == [-1, 5, 5, 50])
        view.frame.size.width = 20
        #expect(seen == [-1, 5, 5, 50, 50, 55], "the centre moves with the width")
        token.invalidate()
        view.center.x = 0
        #expect(seen.count == 6)
    }

    @Test func `the end value of a block is observed once, and the observer may change the view`() {
        let scene = UIWindowScene(size: CGSize(width: 390, height: 844))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
        scene.window.addSubview(view)
        var count = 0
        let token = view.observe(\.frame) { view, change in
            count += 1
            #expect(change.newValue == nil && change.oldValue == nil)
            view.alpha = 0.5
        }
        scene.perform { UIView.animate(withDuration: 1) { view.frame.origin.x = 100 } }
        #expect(count == 1)
        scene.advance(to: 2)
        #expect(count == 1 && view.alpha == 0.5)
        withExtendedLifetime(token) {}
    }

    @Test func `a scroll view's offset is observed while it moves, until the observation is released`() {
        let scene = UIWindowScene(size: CGSize(width: 390, height: 844))
        let list = UIScrollView(frame: scene.window.bounds)
        list.contentSize = CGSize(width: 390, height: 5_000)
        scene.window.addSubview(list)
        var offsets: [CGFloat] = []
        var token: NSKeyValueObservation? = list.observe(\.contentOffset, options: .new) { _, change in
            offsets.append(change.newValue?.y ?? -1)
        }
        list.setContentOffset(CGPoint(x: 0, y: 100), animated: true)
        for frame in 1...60 { scene.advance(to: Double(frame) / 60) }
        #expect(offsets.count > 5 && offsets == offsets.sorted() && offsets.last == 100)
        let count = offsets.count
        withExtendedLifetime(token) {}
        token = nil
        list.contentOffset.y = 0
        #expect(offsets.count == count)
    }
}
