/// The built-in styles of modal transitions, with UIKit's names and raw values.
public enum ModalTransitionStyle: Int, CaseIterable, Hashable, Sendable, Codable {
    /// Slides up from the bottom, and down again, in 0.5 s.
    case coverVertical = 0
    /// Flips the screen from right to left, and back, in 0.75 s.
    case flipHorizontal = 1
    /// Fades the presented view in over the presenter, and out, in 0.4 s.
    case crossDissolve = 2
}

extension SceneViewController {
    /// Returns the animator that is used if the delegate returns none.
    func builtInAnimator(
        isPresenting: Bool, by presenter: SceneViewController
    ) -> any ViewControllerAnimatedTransitioning {
        let isOfContext =
            presenter.definesPresentationContext && presenter.providesPresentationContextTransitionStyle
        return ModalTransitionAnimator(
            isOfContext ? presenter.modalTransitionStyle : modalTransitionStyle, isPresenting: isPresenting)
    }
}
