import HookeUIKit
import Testing

@Suite struct ViewsTests {
    @Test func `a view's recognisers are nil without any, and can be set`() {
        let view = UIView()
        let (pan, tap) = (UIPanGestureRecognizer(), UITapGestureRecognizer())
        #expect(view.gestureRecognizers == nil)
        view.addGestureRecognizer(pan)
        #expect(view.gestureRecognizers == [pan])
        view.gestureRecognizers?.forEach { $0.isEnabled = false }
        #expect(!pan.isEnabled)
        view.gestureRecognizers = [tap]
        #expect(view.gestureRecognizers == [tap] && pan.view == nil && tap.view == view)
        view.gestureRecognizers = nil
        #expect(view.gestureRecognizers == nil && tap.view == nil)
    }

    @Test func `a view's 3-D transform is that of its layer`() {
        let view = UIView()
        view.transform3D = CATransform3DMakeRotation(1, 0, 1, 0)
        #expect(CATransform3DEqualToTransform(view.layer.transform, view.transform3D))
        view.transform = CGAffineTransform(translationX: 3, y: 4)
        #expect(CATransform3DEqualToTransform(view.transform3D, CATransform3DMakeTranslation(3, 4, 0)))
    }

    @Test func `a part of a view as a resizable snapshot`() throws {
        let rig = PortScene(root: UIViewController())
        let page = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
        rig.window.addSubview(page)
        let half = page.resizableSnapshotView(
            from: CGRect(x: 50, y: 0, width: 50, height: 50), afterScreenUpdates: true,
            withCapInsets: UIEdgeInsets.zero)
        #expect(half?.frame == CGRect(x: 0, y: 0, width: 50, height: 50))
    }

    @Test func `animations can be disabled for the current scene`() {
        let rig = PortScene(root: UIViewController())
        let view = UIView()
        rig.window.addSubview(view)
        rig.scene.perform {
            #expect(UIView.areAnimationsEnabled)
            UIView.setAnimationsEnabled(false)
            #expect(!UIView.areAnimationsEnabled)
            UIView.animate(withDuration: 1) { view.alpha = 0 }
            #expect(view.presentationState.opacity == 0)
            UIView.setAnimationsEnabled(true)
            UIView.animate(withDuration: 2) {
                #expect(UIView.inheritedAnimationDuration == 2)
                view.alpha = 1
            }
            #expect(view.presentationState.opacity == 0)
        }
        PortDiagnostics.reset()
        UIView.setAnimationsEnabled(false)
        #expect(UIView.areAnimationsEnabled)
        #expect(PortDiagnostics.messages.contains { $0.contains("setAnimationsEnabled") })
    }

    @Test func `safe areas reach views, guides and controllers`() {
        final class Page: UIViewController {
            var changes = 0
            override func viewSafeAreaInsetsDidChange() { changes += 1 }
        }
        let page = Page()
        let rig = PortScene(root: page)
        rig.scene.safeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
        rig.scene.advance(to: 0.1)
        #expect(page.changes == 1 && page.view.safeAreaInsets.top == 44)
        #expect(page.topLayoutGuide.length == 44 && page.bottomLayoutGuide.length == 34)
        page.additionalSafeAreaInsets = UIEdgeInsets(top: 6, left: 0, bottom: 0, right: 0)
        rig.scene.advance(to: 0.2)
        #expect(page.changes == 2 && page.view.safeAreaInsets.top == 50)
        let early = Page()
        early.additionalSafeAreaInsets.bottom = 5
        _ = early.view
        let other = PortScene(root: early)
        #expect(early.view.safeAreaInsets.bottom == 5)
        other.scene.advance(to: 0.1)
        #expect(early.changes == 1)
        let guide: UILayoutGuide = page.view.safeAreaLayoutGuide
        #expect(
            guide.layoutFrame == CGRect(x: 0, y: 50, width: 390, height: 760) && guide.owningView == page.view
        )
    }

    @Test func `a scroll view has UIKit's names`() {
        final class Follower: UIScrollViewDelegate {
            var offsets: [CGFloat] = []
            func scrollViewDidScroll(_ scrollView: UIScrollView) {
                offsets.append(scrollView.contentOffset.y)
            }
        }
        let rig = PortScene(root: UIViewController())
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let follower = Follower()
        list.delegate = follower
        list.decelerationRate = UIScrollView.DecelerationRate.fast
        list.contentInsetAdjustmentBehavior = .never
        list.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
        list.contentSize = CGSize(width: 390, height: 2_000)
        rig.window.addSubview(list)
        list.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
        #expect(follower.offsets == [-10, 300])
    }
}
