import HookeUIKit

/// Where a card waits before it is shown: a plain enumeration that animators call.
enum CardSide: CaseIterable {
    case bottom, left, right

    func outside(_ frame: CGRect, in container: UIView) -> CGRect {
        switch self {
        case .bottom: frame.offsetBy(dx: 0, dy: container.bounds.height - frame.minY)
        case .left: frame.offsetBy(dx: -frame.maxX, dy: 0)
        case .right: frame.offsetBy(dx: container.bounds.width - frame.minX, dy: 0)
        }
    }
}

/// The look of a card: a plain structure with a nested type and a constant.
struct CardStyle: Equatable {
    struct Shadow: Hashable {
        var opacity: Float = 0.4
        var radius: CGFloat = 12
    }

    static let standard = CardStyle()

    var cornerRadius: CGFloat = 16
    var shadow = Shadow()

    func apply(to view: UIView) {
        view.layer.cornerRadius = cornerRadius
        view.layer.shadowRadius = shadow.radius
    }
}

/// What a card's content can do besides: a protocol with a default.
protocol CardContent {
    var cardHeight: CGFloat { get }
    func cardDidSettle(in container: UIView)
}

extension CardContent {
    var cardHeight: CGFloat { 300 }
    func cardDidSettle(in container: UIView) {}
}

func dim(_ view: UIView, by amount: CGFloat) {
    view.alpha = 1 - amount
}

/// A base class of animators, of the program's own. Subclasses say what moves.
class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let side: CardSide
    var style = CardStyle.standard
    var onEnd: ((Bool) -> Void)?

    init(side: CardSide) {
        self.side = side
        super.init()
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        0.4
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let container = transitionContext.containerView
        prepare(in: transitionContext)
        UIView.animate(
            withDuration: transitionDuration(using: transitionContext),
            animations: { self.move(in: transitionContext) },
            completion: { _ in
                let isDone = !transitionContext.transitionWasCancelled
                let content = transitionContext.viewController(forKey: .to) as? CardContent
                content?.cardDidSettle(in: container)
                transitionContext.completeTransition(isDone)
                self.onEnd?(isDone)
            })
    }

    func prepare(in context: UIViewControllerContextTransitioning) {}
    func move(in context: UIViewControllerContextTransitioning) {}
}

class CardPresenter: CardAnimator {
    override func prepare(in context: UIViewControllerContextTransitioning) {
        guard let controller = context.viewController(forKey: .to), let view = context.view(forKey: .to)
        else { return }
        view.frame = side.outside(context.finalFrame(for: controller), in: context.containerView)
        style.apply(to: view)
        context.containerView.addSubview(view)
    }

    override func move(in context: UIViewControllerContextTransitioning) {
        guard let controller = context.viewController(forKey: .to), let view = context.view(forKey: .to)
        else { return }
        view.frame = context.finalFrame(for: controller)
    }
}

/// A subclass of a subclass.
final class FadingCardPresenter: CardPresenter {
    override func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?)
        -> TimeInterval
    {
        super.transitionDuration(using: transitionContext) * 2
    }

    override func prepare(in context: UIViewControllerContextTransitioning) {
        super.prepare(in: context)
        context.view(forKey: .to).map { dim($0, by: 0.5) }
    }

    override func move(in context: UIViewControllerContextTransitioning) {
        super.move(in: context)
        context.view(forKey: .to).map { dim($0, by: 0) }
    }
}

final class CardDismisser: CardAnimator {
    override func move(in context: UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: .from) else { return }
        view.frame = side.outside(view.frame, in: context.containerView)
    }
}
