import Foundation

/// The replacement of a container's visible child by another.
final class ContainerStage: TransitionStage {
    let kind: TransitionContext.Kind
    let from: SceneViewController
    let to: SceneViewController
    let container: SceneView
    let startFrame: CGRect
    /// Called before the animator records.
    private let onBegin: () -> Void
    private let onEnd: (_ didComplete: Bool) -> Void

    /// - Parameters:
    ///   - kind: push, pop or tab.
    ///   - from: the outgoing child, whose view is in `container`.
    ///   - to: the incoming child.
    ///   - container: the view that both fill.
    ///   - onBegin: called before the animator.
    ///   - onEnd: updates the container's own state.
    init(
        _ kind: TransitionContext.Kind, from: SceneViewController, to: SceneViewController,
        in container: SceneView, onBegin: @escaping () -> Void, onEnd: @escaping (_ didComplete: Bool) -> Void
    ) {
        self.kind = kind
        self.from = from
        self.to = to
        self.container = container
        self.onBegin = onBegin
        self.onEnd = onEnd
        startFrame = from.view.frame
    }

    var presentationStyle: PresentationStyle { .custom }

    func view(forKey key: TransitionViewKey) -> SceneView? { key == .from ? from.view : to.view }

    func finalFrame(for controller: SceneViewController, _ policies: TransitionPolicies) -> CGRect {
        controller === to ? container.bounds : .zero
    }

    func willBegin() { onBegin() }

    var placed: (view: SceneView, frame: CGRect?)? { (to.view, container.bounds) }

    var appearances: [(controller: SceneViewController, appears: Bool)] { [(from, false), (to, true)] }

    func changeImmediately() { container.addSubview(to.view) }

    func tearDown(didComplete: Bool, in scene: WindowScene) {
        let (shown, gone) = didComplete ? (to, from) : (from, to)
        // After a cancel the view stays if it was in the window before.
        if didComplete || gone.view.window == nil { gone.view.removeFromSuperview() }
        if shown.view.superview !== container { container.addSubview(shown.view) }
        onEnd(didComplete)
    }

    var resting: [ViewID: CGRect] { [from.view.id: container.bounds, to.view.id: container.bounds] }

    func placeAfterResize(didComplete: Bool) { (didComplete ? to : from).view.frame = container.bounds }

    func didEnd(didComplete: Bool) {}
}
