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
        return ModalTransitionAnimator(
            isOfContext ? presenter.modalTransitionStyle : modalTransitionStyle, isPresenting: isPresenting)
    }
}
