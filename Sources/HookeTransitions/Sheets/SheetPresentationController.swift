import Foundation
import Hooke

/// The presentation controller of a sheet that rests at detents, and that the user drags between them and away.
///
/// Read it from ``SceneViewController/sheetPresentationController`` and set it up before or during the presentation:
///
/// ```swift
/// import HookeTransitions
///
/// let map = SceneViewController(name: "map")
/// let places = SceneViewController(name: "places")
/// places.modalPresentationStyle = .pageSheet
/// if let sheet = places.sheetPresentationController {
///     sheet.detents = [.custom { _ in 80 }, .medium(), .large()]
///     sheet.largestUndimmedDetentIdentifier = .medium
///     sheet.prefersGrabberVisible = true
/// }
/// ```
///
/// - A drag moves the sheet with the finger. At the release it settles to the detent that `SheetDetents` chooses, by a
///   spring from the shown height and velocity; below the lowest detent it may be dismissed.
/// - A sheet that moves can be grabbed at any time. A grab completes a presentation, and cancels a dismissal.
/// - The height of the presented view is the shown height, at least the lowest detent.
open class SheetPresentationController: PresentationController {
    /// The detents; ``Detent/large()`` by default. If all are off, ``Detent/large()`` is used.
    public var detents: [Detent] = [.large()] { didSet { invalidateDetents() } }
    /// The name of the detent at which the sheet rests or to which it settles. `nil`, the default, and a name that no detent
    /// has stand for the lowest detent. A change moves the sheet at once, or animated in ``animateChanges(_:)``.
    public var selectedDetentIdentifier: Detent.Identifier? {
        didSet { if selectedDetentIdentifier != oldValue { selectionChanged() } }
    }
    /// The name of the largest detent that does not dim the views below. At rest up to it they receive the touches beside
    /// the sheet. `nil`, the default, dims at all detents.
    public var largestUndimmedDetentIdentifier: Detent.Identifier?
    /// Whether the grabber is shown; false by default. A tap on it selects the next larger detent, from the largest the
    /// lowest.
    public var prefersGrabberVisible = false {
        didSet { sheetView?.grabber.isHidden = !prefersGrabberVisible }
    }
    /// Whether scrolling content lifts the sheet to its largest detent first; true by default.
    public var prefersScrollingExpandsWhenScrolledToEdge = true
    /// Whether the sheet keeps its detents in a compact height; false by default: it covers the container there.
    public var prefersEdgeAttachedInCompactHeight = false { didSet { invalidateDetents() } }
    /// The radius of the two upper corners, in points; `nil`, the default, for 10. A negative or non-finite radius is
    /// reported and ignored.
    public var preferredCornerRadius: CGFloat? { didSet { applyCornerRadius() } }

    /// The view that moves, during the presentation.
    private(set) var sheetView: SheetView?
    let dimmingView = SceneView(name: "dim")
    private lazy var dimmer = SheetDimmer(self)
    let pan = SheetPanGestureRecognizer()
    private let dimTap = SheetTapGestureRecognizer()
    private let grabberTap = SheetTapGestureRecognizer()
    private var observation: SceneObservation?
    var resolution: ResolvedDetents?
    private var isAnimatingChanges = false
    /// Whether the user's choice sets the selection.
    private var isChoosing = false
    /// The hand that drags the sheet.
    var drag: SheetDrag?
    /// The drag of scrolling content in the sheet.
    var scrolling: SheetScroll?
    /// The velocity of a release that dismisses.
    var releaseVelocity: Double?

    /// The recogniser of drags. A disabled one keeps the sheet where it is.
    public var panGestureRecognizer: PanGestureRecognizer { pan }

    /// Creates the presentation controller of a sheet.
    public override init(presentedViewController: SceneViewController, presenting: SceneViewController?) {
        super.init(presentedViewController: presentedViewController, presenting: presenting)
        dimmingView.backgroundColor = SceneColor(red: 0, green: 0, blue: 0, alpha: 0.3)
        dimmingView.autoresizingMask = .flexibleSize
        pan.sheet = self
        pan.maximumNumberOfTouches = 1
        pan.addHandler { [weak self] _ in self?.handlePan() }
        for tap in [dimTap, grabberTap] { tap.sheet = self }
        dimTap.addHandler { [weak self] _ in self?.dismissByTouch() }
        dimmingView.addGestureRecognizer(dimTap)
        grabberTap.addHandler { [weak self] _ in self?.selectNext() }
    }

    // MARK: Changes

    /// Runs a block; what it changes of the detents and the selection moves the sheet by its spring, from the shown height
    /// and velocity.
    public func animateChanges(_ changes: () -> Void) {
        let outer = isAnimatingChanges
        isAnimatingChanges = true
        changes()
        isAnimatingChanges = outer
    }

    /// Computes the heights of the detents again, for custom detents whose value has changed.
    public func invalidateDetents() {
        resolution = nil
        selectionChanged()
    }

    private func selectionChanged() {
        guard containerView != nil, sheetView?.superview != nil, !isChoosing,
            !isDismissing
        else { return }
        guard drag == nil else {
            // The finger keeps the height that is shown.
            drag?.finger = resolved.detents.fingerHeight(forShown: shownHeight)
            return
        }
        if isAnimatingChanges {
            settle(to: selectedHeight, velocity: shownVelocity)
        } else {
            stopMotion()
            move(to: selectedHeight)
            updateSize()
        }
    }

    /// Selects the next detent, for a tap on the grabber.
    private func selectNext() {
        let resolved = resolved
        choose(resolved.detents.next(after: selectedHeight), velocity: shownVelocity)
    }

    /// Settles to a height that the user has chosen, and notifies the delegate of another detent.
    func choose(_ height: Double, velocity: Double) {
        let before = resolved.identifier(at: selectedHeight)
        let chosen = resolved.identifier(at: height)
        settle(to: height, velocity: velocity)
        guard chosen != before else { return }
        isChoosing = true
        selectedDetentIdentifier = chosen
        isChoosing = false
        (delegate as? any SheetPresentationDelegate)?
            .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }

    // MARK: Presenting

    /// The view that moves; it contains the presented controller's view. Outside presentations that view itself.
    open override var presentedView: SceneView? {
        if let sheetView { return sheetView }
        guard containerView != nil else { return super.presentedView }
        let made = SheetView(presentedViewController.view)
        sheetView = made
        made.grabber.isHidden = !prefersGrabberVisible
        made.grabber.addGestureRecognizer(grabberTap)
        applyCornerRadius()
        return made
    }

    private func applyCornerRadius() {
        var radius = preferredCornerRadius ?? 10
        if !(radius >= 0 && radius.isFinite) {
            scene?.report(
                .refusedParameter(
                    field: "preferredCornerRadius", value: radius, used: "10; accepted: finite and at least 0"
                ))
            radius = 10
        }
        sheetView?.layer.cornerRadius = radius
    }

    /// The frame of the sheet at the selected detent, or at the height at which a finger holds it. In a regular width it has
    /// the width of its style, centred.
    open override var frameOfPresentedViewInContainerView: CGRect {
        let bounds = containerView?.bounds ?? .zero
        let height = drag.map { resolved.detents.shownHeight(forFinger: $0.finger) } ?? selectedHeight
        let styled = super.frameOfPresentedViewInContainerView
        let isFull = resolved.room.isFull || traitCollection.horizontalSizeClass != .regular
        return CGRect(
            x: isFull ? bounds.minX : styled.minX, y: bounds.maxY - height,
            width: isFull ? bounds.width : styled.width, height: max(height, resolved.detents.lowest))
    }

    override func takesTouch(at point: CGPoint) -> Bool { holdsTouch(at: point) }

    override func ownAnimator(isPresenting: Bool) -> (any ViewControllerAnimatedTransitioning)? {
        guard isSheet, presentedViewController.modalTransitionStyle == .coverVertical
        else { return nil }
        return SheetAnimator(isPresenting: isPresenting)
    }

    /// Adds the dimming view and the gesture.
    open override func presentationTransitionWillBegin() {
        guard let containerView, let scene else { return }
        dimmingView.frame = containerView.bounds
        dimmingView.alpha = 1
        dimmingView.add(dimmer)
        containerView.insertSubview(dimmingView, at: 0)
        containerView.addGestureRecognizer(pan)
        observation = scene.observeFrames { [weak self] _ in self?.updateSize() }
        fadeDimming(from: 0, to: 1)
    }

    /// Removes what a cancelled presentation has added.
    open override func presentationTransitionDidEnd(_ completed: Bool) {
        if completed { updateSize() } else { removeViews() }
    }

    /// Takes the sheet from the finger, and fades the dimming view if a cross-fade replaces the motion.
    open override func dismissalTransitionWillBegin() {
        (drag, scrolling) = (nil, nil)
        fadeDimming(from: 1, to: 0)
    }

    /// Removes the views, or brings the sheet back to a detent after a cancel.
    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        guard !completed else { return removeViews() }
        if drag == nil {
            settle(to: selectedHeight, velocity: 0)
        }
    }

    override func otherTransitionDidEnd() { settleAgain() }

    override var travel: Double? { selectedHeight }

    override var mayKeepDeviceOrientation: Bool { false }

    private func fadeDimming(from start: Double, to end: Double) {
        guard let scene, scene.policies.reducesMotion, let transition = scene.transition else { return }
        dimmingView.alpha = start
        let duration = transition.animator?.transitionDuration(using: transition) ?? 0
        SceneView.animate(withDuration: duration) { dimmingView.alpha = end }
    }

    private func removeViews() {
        (observation, drag, scrolling, releaseVelocity) = (nil, nil, nil, nil)
        pan.view?.removeGestureRecognizer(pan)
        grabberTap.view?.removeGestureRecognizer(grabberTap)
        dimmingView.remove(dimmer)
        dimmingView.removeFromSuperview()
        sheetView?.content.removeFromSuperview()
        sheetView?.removeFromSuperview()
        (sheetView, resolution) = (nil, nil)
    }

    // MARK: Layout

    /// Resizes the dimming view to the container.
    open override func containerViewWillLayoutSubviews() {
        if let containerView { dimmingView.frame = containerView.bounds }
    }

    /// Returns the size of the sheet at its detent.
    open override func size(
        forChildContentContainer container: any ContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        parentSize == containerView?.bounds.size ? frameOfPresentedViewInContainerView.size : parentSize
    }

    /// Computes the heights again.
    open override func preferredContentSizeDidChange(forChildContentContainer container: any ContentContainer)
    {
        resolution = nil
    }
}

extension SceneViewController {
    /// The sheet in which this controller is or will be presented, or else that of the container around it. `nil` unless the
    /// style is `.pageSheet`, `.formSheet`, or `.automatic` for one of them.
    ///
    /// Reading it before a presentation creates it; the controller keeps it and its settings for all presentations. A
    /// controller whose sheet was never read is presented in the style's fixed frame and is not dragged.
    public var sheetPresentationController: SheetPresentationController? {
        if let current = presentationController { return current as? SheetPresentationController }
        if let parent { return parent.sheetPresentationController }
        if let known = preparedPresentation as? SheetPresentationController {
            return known.resolved(modalPresentationStyle).isSheet ? known : nil
        }
        let made = SheetPresentationController(presentedViewController: self, presenting: nil)
        guard made.resolved(modalPresentationStyle).isSheet else { return nil }
        made.retainsPresented = false
        preparedPresentation = made
        return made
    }
}
