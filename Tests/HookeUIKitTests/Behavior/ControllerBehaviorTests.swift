import HookeUIKit
import Testing

@Suite struct ControllerBehaviorTests {
    private func names(_ navigation: UINavigationController) -> [String] {
        navigation.viewControllers.map(\.name)
    }

    @Test func `K5: the pop recogniser of a stack with one controller leaves the touch to others`() {
        let navigation = UINavigationController(rootViewController: UIViewController(name: "root"))
        let rig = PortScene(root: navigation)
        var states: [UIGestureRecognizer.State] = []
        let own = UIScreenEdgePanGestureRecognizer(edges: [.left])
        own.addHandler { states.append($0.state) }
        navigation.view.addGestureRecognizer(own)
        rig.drag([(0, 2), (0.02, 40), (0.04, 80)])
        rig.lift(x: 80)
        #expect(states == [.began, .changed, .ended])

        // With two it pops.
        navigation.pushViewController(UIViewController(name: "next"), animated: false)
        states = []
        rig.drag([(0, 2), (0.02, 100), (0.04, 300)])
        rig.lift(x: 300)
        rig.runOut()
        #expect(states == [] && names(navigation) == ["root"])
    }

    @Test func `K11: changes of a stack during a transition are made at its end, in order`() {
        let navigation = UINavigationController(rootViewController: UIViewController(name: "root"))
        let rig = PortScene(root: navigation)
        navigation.pushViewController(UIViewController(name: "a"), animated: true)
        rig.scene.advance(to: 0.1)
        #expect(navigation.popViewController(animated: true)?.name == "a")
        navigation.pushViewController(UIViewController(name: "b"), animated: true)
        navigation.pushViewController(UIViewController(name: "c"), animated: false)
        #expect(names(navigation) == ["root", "a"])
        rig.runOut()
        #expect(names(navigation) == ["root", "b", "c"])
        #expect(navigation.topViewController?.view.window != nil && rig.scene.isIdle)
        #expect(rig.scene.diagnostics == [])
    }

    @Test func `K11: a push during a pop that is cancelled is made on the stack that is back`() {
        let navigation = UINavigationController(rootViewController: UIViewController(name: "root"))
        let rig = PortScene(root: navigation)
        navigation.pushViewController(UIViewController(name: "a"), animated: false)
        rig.drag([(0, 2), (0.02, 20), (0.04, 60), (0.3, 60)])
        navigation.pushViewController(UIViewController(name: "b"), animated: true)
        rig.lift(x: 60, after: 0.2)
        rig.runOut()
        #expect(names(navigation) == ["root", "a", "b"])
    }

    @Test func `K11: a push during a presentation waits for its end`() {
        let navigation = UINavigationController(rootViewController: UIViewController(name: "root"))
        let rig = PortScene(root: navigation)
        navigation.present(UIViewController(), animated: true)
        navigation.pushViewController(UIViewController(name: "a"), animated: true)
        rig.runOut()
        #expect(names(navigation) == ["root", "a"])
    }

    /// Asks for cells of a class that it registers when its view is loaded.
    private final class Registering: UICollectionViewController {
        var log: [String] = []
        override func viewDidLoad() {
            super.viewDidLoad()
            log.append("load")
        }
        override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
            -> Int
        { 1 }
        override func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            log.append("cell")
            return UICollectionViewCell(frame: .zero)
        }
    }

    @Test func `K8: a pushed collection controller asks for cells after viewDidLoad`() {
        let navigation = UINavigationController(rootViewController: UIViewController(name: "root"))
        let rig = PortScene(root: navigation)
        let grid = Registering(collectionViewLayout: UICollectionViewFlowLayout())
        navigation.pushViewController(grid, animated: true)
        rig.runOut()
        #expect(grid.log.first == "load" && grid.log.contains("cell"))

        // So it is when the collection view is read before.
        let other = Registering(collectionViewLayout: UICollectionViewFlowLayout())
        _ = other.collectionView
        navigation.pushViewController(other, animated: true)
        rig.runOut()
        #expect(other.log.first == "load" && other.log.contains("cell"))
    }

    @Test func `K13: a view that is loaded outside a scene has the size of the screen`() {
        #expect(UIViewController().view.bounds == UIScreen.main.bounds)
        let grid = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        #expect(grid.collectionView.frame == UIScreen.main.bounds)
    }

    @Test func `K13: a view that is loaded by a child or in a callback has the size of its scene`() {
        let home = UIViewController()
        let scene = UIWindowScene(size: CGSize(width: 320, height: 568))
        scene.window.rootViewController = home
        let child = UIViewController()
        home.addChild(child)
        #expect(child.view.bounds == scene.bounds)
    }

    @Test func `K12: a pan is at 0 where it was recognised, or by the policy where the touch began`() {
        for policy in [TransitionPolicies.PanTranslation.fromRecognition, .fromTouch] {
            let rig = PortScene(root: UIViewController())
            rig.scene.policies.panTranslation = policy
            var seen: [CGFloat] = []
            let pan = UIPanGestureRecognizer()
            pan.addHandler { [unowned pan] _ in seen.append(pan.translation(in: nil).x) }
            rig.window.addGestureRecognizer(pan)
            rig.drag([(0, 100), (0.02, 112), (0.04, 140)])
            pan.setTranslation(CGPoint(x: 5, y: 0), in: nil)
            rig.move(x: 150)
            rig.lift(x: 150)
            #expect(seen == (policy == .fromRecognition ? [0, 28, 15, 15] : [12, 40, 15, 15]))
            // The next gesture starts from the beginning.
            seen = []
            rig.drag([(0, 100), (0.02, 120)])
            #expect(seen == (policy == .fromRecognition ? [0] : [20]))
        }
    }
}
