import HookeUIKit

/// A shared object, as programs keep for their transitions. It needs the main actor: without an actor the
/// language requires a shared object to be `Sendable`.
class CardCenter: NSObject {
    static let shared = CardCenter()
    static var opened = 0

    private weak var home: CardHomeController?
    private let animators: [CardSide: CardAnimator] = [.left: CardPresenter(side: .left)]

    func register(_ home: CardHomeController) {
        self.home = home
    }

    func open() -> CardController? {
        Self.opened += 1
        return home?.open()
    }

    var sides: [CardSide] { Array(animators.keys) }
}

/// A class without a superclass that conforms in an extension, and reaches the shared object.
final class CardRouter {
    var routes: [String: () -> CardController?] = [:]

    init() {
        routes["card"] = { CardCenter.shared.open() }
    }
}

extension CardRouter: UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        operation == .push ? FadingCardPresenter(side: .right) : nil
    }
}

func runCardCenter() -> [String] {
    var run = CardRun()
    for side in CardSide.allCases { run.run(side: side, fades: side == .left) }

    let home = CardHomeController()
    let rig = PortScene(root: home)
    CardCenter.shared.register(home)
    let card = CardRouter().routes["card"]?()
    rig.runOut()
    run.expect(card != nil && home.presentedViewController === card, "the shared object opens a card")
    run.expect(CardCenter.opened == 1 && CardCenter.shared.sides == [.left], "it has its values")

    let router = CardRouter()
    let navigation = UINavigationController(rootViewController: UIViewController())
    let stack = PortScene(root: navigation)
    navigation.delegate = router
    let next = UIViewController()
    navigation.pushViewController(next, animated: true)
    stack.scene.advance(to: 0.4)
    run.expect(
        next.view.layer.presentation()?.frame.minX ?? 0 > 0, "the router's animator runs")
    stack.runOut()
    run.expect(navigation.topViewController === next, "the push ends")
    return run.faults
}
