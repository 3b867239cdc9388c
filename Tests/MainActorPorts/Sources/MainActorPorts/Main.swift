import HookeUIKit

/// Runs each port once on the main actor, and checks its end.
@main
enum Main {
    static func main() {
        let home = DropInViewController()
        let dropIn = PortScene(root: home)
        home.open()
        dropIn.runOut()
        expect(
            home.presentedViewController?.view?.shownFrame == dropIn.scene.bounds,
            "the drop-in fills the screen"
        )
        home.dismiss(animated: true)
        dropIn.runOut()
        expect(dropIn.window.subviews.count == 1, "the shrunk view is removed")

        for style in LeaveStyle.allCases {
            let home = DirectionsViewController()
            let rig = PortScene(root: home)
            home.style = style
            home.show(DropInDetailViewController())
            rig.runOut()
            home.dismiss(animated: true)
            rig.runOut()
            expect(rig.window.subviews.count == 1, "the view is removed after \(style)")
        }

        let cards = FlipCardViewController()
        let flip = PortScene(root: cards)
        cards.handleTap()
        flip.runOut()
        flip.drag([(0, 5), (0.02, 20), (0.04, 150)])
        flip.lift(x: 150)
        flip.runOut()
        expect(cards.presentedViewController == nil, "the swipe flips back")

        let page = UIViewController(name: "page")
        let edge = PortScene(root: page)
        let manager = MenuTransitionManager()
        manager.sourceViewController = page
        edge.drag([(0, 2), (0.02, 100), (0.04, 200)])
        edge.lift(x: 200)
        edge.runOut()
        expect(page.presentedViewController != nil, "the menu is presented")

        let drawer = DrawerPortViewController(nibName: nil, bundle: nil)
        let drawers = PortScene(root: UIViewController(name: "home"))
        drawers.window.rootViewController?.present(drawer, animated: true)
        drawers.runOut()
        expect(drawer.view.frame.width == 325, "the drawer has five sixths of the width")
        drawers.tap(350, 400)
        drawers.runOut()
        expect(drawers.window.subviews.count == 1, "the drawer is removed")

        for rig in [dropIn, flip, edge, drawers] {
            expect(rig.scene.isIdle && rig.scene.diagnostics.isEmpty, "\(rig.scene.diagnostics)")
        }
        let faults = runCardCenter()
        expect(faults.isEmpty, "\(faults)")
        print("the ports run with the main actor as their default isolation")
    }

    static func expect(_ holds: Bool, _ what: String) {
        if !holds { fatalError(what) }
    }
}
