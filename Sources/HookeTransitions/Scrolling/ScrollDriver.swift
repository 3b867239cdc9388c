import Foundation
import Hooke

/// A percent driver that a drag of a scroll view moves: it begins a transition where the offset enters a range,
/// follows the offset, decides at the release and settles with its velocity.
///
/// ```swift
/// let scene = WindowScene(size: .init(width: 390, height: 844))
/// let list = ScrollView(frame: scene.bounds)
/// list.alwaysBounceVertical = true
/// let page = SceneViewController()
/// page.view = list
/// let pulled = try ScrollDriver(list, along: ScrollProgress(.vertical, from: 0, to: -200))
/// pulled.begin = { [unowned page] in page.dismiss(animated: true) }
/// ```
///
/// - The transitioning delegate returns the driver as its interaction controller while ``isTracking``.
/// - A drag that returns to the range's start holds the transition at 0; its release cancels there.
/// - A new drag while the transition settles grabs it, at its current fraction.
public final class ScrollDriver: PercentDrivenInteractiveTransition {
    /// The range of offsets.
    public let progress: ScrollProgress
    /// The rule that decides a release.
    public var decision = ReleaseDecision.projected()
    /// Starts the transition: presents, dismisses, or drives a change.
    public var begin: (() -> Void)?
    /// Whether a drag has begun a transition, or grabbed it, and has not ended.
    public private(set) var isTracking = false
    private weak var scrollView: ScrollView?
    private var observation: SceneObservation?
    /// The difference between the shown fraction and the offset's after a grab.
    private var grabOffset = 0.0

    /// Creates a driver that settles by a spring.
    ///
    /// - Parameters:
    ///   - scrollView: the scroll view. Held weakly.
    ///   - progress: the range of offsets. An offset beyond the content's edge counts as it is shown.
    public init(_ scrollView: ScrollView, along progress: ScrollProgress) {
        self.progress = progress
        self.scrollView = scrollView
        super.init()
        settle = .spring
        observation = scrollView.observeScrolling { [weak self] in self?.follow($0) }
        scrollView.panGestureRecognizer.addHandler { [weak self] _ in self?.panDidChange() }
    }

    private func follow(_ view: ScrollView) {
        guard view.isDragging else { return }
        let fraction = progress.fraction(at: view.contentOffset)
        if !isTracking {
            guard fraction > 0, !isDriving else { return }
            isTracking = true
            grabOffset = 0
            discardPendingCalls()
            begin?()
            // The change may have begun on the way.
            if isSettling { grab(fraction) }
        }
        update(fraction + grabOffset)
    }

    private func grab(_ fraction: Double) {
        pause()
        grabOffset = percentComplete - fraction
    }

    private func panDidChange() {
        guard let view = scrollView else { return }
        switch view.panGestureRecognizer.state {
        case .began:
            guard isSettling else { return }
            isTracking = true
            grab(progress.fraction(at: view.contentOffset))
        case .ended, .cancelled:
            guard isTracking else { return }
            isTracking = false
            let velocity = progress.rate(at: view.scrollVelocity)
            let fraction = progress.fraction(at: view.contentOffset) + grabOffset
            let release = ReleaseDecision.Release(fraction: min(max(fraction, 0), 1), velocity: velocity)
            let isCancelled = view.panGestureRecognizer.state == .cancelled
            if !isCancelled, decision.decide(release).outcome == .finish {
                finish(velocity: velocity)
            } else {
                cancel(velocity: velocity)
            }
        case .changed, .possible, .failed: break
        }
    }
}
