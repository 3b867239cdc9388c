import Foundation

@testable import HookeScene
@testable import HookeTransitions

/// A view that runs what is armed at its touches and moves, and checks that each has one beginning and one end.
final class FuzzView: SceneView {
    weak var world: FuzzWorld?
    /// The touches whose end the view has not got.
    private var current = 0

    override func touchesBegan(_ touches: Set<Touch>, with event: TouchEvent?) { take(touches, .began) }
    override func touchesMoved(_ touches: Set<Touch>, with event: TouchEvent?) { take(touches, .moved) }
    override func touchesEnded(_ touches: Set<Touch>, with event: TouchEvent?) { take(touches, .ended) }
    override func touchesCancelled(_ touches: Set<Touch>, with event: TouchEvent?) {
        take(touches, .cancelled)
    }

    override func willMove(toSuperview newSuperview: SceneView?) { world?.fire(.moved) }
    override func didMoveToWindow() { world?.fire(.moved) }

    private func take(_ touches: Set<Touch>, _ phase: Touch.Phase) {
        for touch in touches {
            if touch.phase != phase { world?.fail("\(name) got \(touch.phase) as \(phase)") }
            if phase == .began { current += 1 }
            if current == 0 { world?.fail("\(name) got \(phase) of a touch that is over, or has not begun") }
            if phase == .ended || phase == .cancelled { current -= 1 }
        }
        world?.fire(.touched)
    }
}

/// Runs what is armed at changes of a view's frame.
final class FuzzObserver: ViewObserver {
    private weak var view: SceneView?
    private weak var world: FuzzWorld?
    private var frame: CGRect

    init(_ view: SceneView, world: FuzzWorld) {
        (self.view, self.world) = (view, world)
        frame = view.frame
    }

    func viewDidChange() {
        guard let view, view.frame != frame else { return }
        frame = view.frame
        world?.fire(.observed)
    }
}
