import Foundation
import Hooke

/// The built-in looks of presentations, with UIKit's names and raw values.
public enum ModalTransitionStyle: Int, CaseIterable, Hashable, Sendable, Codable {
    /// Up from the bottom, and down again, in 0.5 s.
    case coverVertical = 0
    /// The screen turns over from right to left, and back, in 0.75 s.
    case flipHorizontal = 1
    /// The presented view fades in over the presenter, and out, in 0.4 s.
    case crossDissolve = 2
}

extension SceneViewController {
    /// The animator of a presentation or dismissal of this controller when no delegate brings one.
    func builtInAnimator(
        isPresenting: Bool, by presenter: SceneViewController
    ) -> any ViewControllerAnimatedTransitioning {
        let isOfContext =
            presenter.definesPresentationContext && presenter.providesPresentationContextTransitionStyle
        return switch isOfContext ? presenter.modalTransitionStyle : modalTransitionStyle {
        case .coverVertical: BuiltInAnimator(isPresenting: isPresenting)
        case .flipHorizontal: HorizontalFlip(isPresenting: isPresenting)
        case .crossDissolve: CrossDissolve(isPresenting: isPresenting)
        }
    }
}

/// The presented view fades.
private final class CrossDissolve: ViewControllerAnimatedTransitioning {
    private let isPresenting: Bool

    init(isPresenting: Bool) { self.isPresenting = isPresenting }

    func transitionDuration(using transitionContext: (any ViewControllerContextTransitioning)?) -> Double {
        0.4
    }

    func animateTransition(using context: any ViewControllerContextTransitioning) {
        guard let from = context.viewController(forKey: .from), let to = context.viewController(forKey: .to)
        else { return }
        let fading =
            isPresenting ? context.view(forKey: .to) ?? to.view : context.view(forKey: .from) ?? from.view
        let alpha = fading.alpha
        if isPresenting {
            fading.frame = context.finalFrame(for: to)
            context.containerView.addSubview(fading)
            fading.alpha = 0
        } else if let under = context.view(forKey: .to) {
            context.containerView.insertSubview(under, at: 0)
        }
        SceneView.animate(withDuration: transitionDuration(using: context)) {
            fading.alpha = isPresenting ? alpha : 0
        } completion: { _ in
            // A dismissed view is out of sight, and may be presented again.
            fading.alpha = alpha
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

/// The screen turns over about its vertical axis: the view that goes turns to its edge in the first half, the one that
/// comes turns up from its edge in the second.
private final class HorizontalFlip: ViewControllerAnimatedTransitioning {
    private let isPresenting: Bool

    init(isPresenting: Bool) { self.isPresenting = isPresenting }

    func transitionDuration(using transitionContext: (any ViewControllerContextTransitioning)?) -> Double {
        0.75
    }

    func animateTransition(using context: any ViewControllerContextTransitioning) {
        guard let from = context.viewController(forKey: .from), let to = context.viewController(forKey: .to)
        else { return }
        let container = context.containerView
        // A presenter that stays where it is turns as a picture over a hidden original.
        let presenter = isPresenting ? from.view : to.view
        var picture: SceneView?
        if context.view(forKey: isPresenting ? .from : .to) == nil {
            let copy = presenter.snapshotView(afterScreenUpdates: !isPresenting)
            copy.frame = presenter.frame
            container.insertSubview(copy, at: 0)
            presenter.isHidden = true
            picture = copy
        }
        let going = isPresenting ? picture ?? from.view : context.view(forKey: .from) ?? from.view
        let coming = isPresenting ? context.view(forKey: .to) ?? to.view : picture ?? to.view
        if isPresenting { coming.frame = context.finalFrame(for: to) }
        container.insertSubview(coming, belowSubview: going)

        var eye = Transform3D.identity
        eye.m34 = FlipTransition.perspective
        let turn = isPresenting ? Double.pi / 2 : -.pi / 2
        container.layer.sublayerTransform = eye
        coming.layer.transform = .rotationY(turn)
        SceneView.animateKeyframes(withDuration: transitionDuration(using: context)) {
            SceneView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
                going.layer.transform = .rotationY(-turn)
            }
            SceneView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
                coming.layer.transform = .identity
            }
        } completion: { _ in
            presenter.isHidden = false
            picture?.removeFromSuperview()
            going.layer.transform = .identity
            container.layer.sublayerTransform = .identity
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
