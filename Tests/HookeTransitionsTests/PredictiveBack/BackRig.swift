import Foundation
import Hooke
import HookeGeometry

@testable import HookeScene
@testable import HookeTransitions

/// A stack of two screens with a predictive way back.
final class BackRig {
    let scene: WindowScene
    let root = SceneViewController(name: "root")
    let page = SceneViewController(name: "page")
    let stack: NavigationController
    private(set) var place = SIMD2(0.0, 400.0)

    init(
        _ options: PredictiveBackOptions = PredictiveBackOptions(), isRightToLeft: Bool = false,
        size: CGSize = CGSize(width: 390, height: 844)
    ) {
        scene = WindowScene(size: size)
        for controller in [root, page] {
            controller.view = SceneView(frame: scene.bounds, name: controller.name)
            controller.view.backgroundColor = .black
            controller.view.autoresizingMask = .flexibleSize
        }
        stack = NavigationController(rootViewController: root, isRightToLeft: isRightToLeft)
        stack.backStyle = .predictive(options)
        scene.window.rootViewController = stack
        stack.pushViewController(page, animated: false)
    }

    var driver: PredictiveBackDriver { stack.predictiveBackDriver! }
    var isBack: Bool { stack.topViewController === root }
    var motion: BackMotion? { driver.preview?.motion() }

    func view(_ name: String) -> ProjectedView? {
        scene.snapshot().projectedViews().first { $0.name == name && !$0.isHidden }
    }

    /// The corners and opacities of what is visible.
    var picture: [String: [SIMD2<Double>]] {
        var picture: [String: [SIMD2<Double>]] = [:]
        for view in scene.snapshot().projectedViews() where !view.isHidden {
            picture[view.name] = view.corners + [SIMD2(view.state.opacity, 0)]
        }
        return picture
    }

    /// The largest difference of corners, in points, of the views that both pictures have.
    static func jump(_ a: [String: [SIMD2<Double>]], _ b: [String: [SIMD2<Double>]]) -> Double {
        var largest = 0.0
        for (name, corners) in a {
            for (one, other) in zip(corners, b[name] ?? []) { largest = max(largest, (one - other).norm) }
        }
        return largest
    }

    func send(_ phase: Touch.Phase, _ place: SIMD2<Double>, after wait: Double = 0) {
        self.place = place
        scene.send(Touch(phase, at: CGPoint(place), time: scene.now + wait))
    }

    /// Touches at an edge and moves inwards, 10 ms a step.
    func swipe(
        by distance: Double, dy: Double = 0, from edge: Edge = .left, steps: Int = 10, lifts: Bool = false
    ) {
        let start = SIMD2(edge == .left ? 5 : scene.bounds.width - 5, 400)
        send(.began, start)
        for step in 1...steps {
            let part = Double(step) / Double(steps)
            send(.moved, start + SIMD2(distance * edge.inward.x, dy) * part, after: 0.01)
        }
        if lifts { lift() }
    }

    func lift(after wait: Double = 0) { send(.ended, place, after: wait) }

    /// Whether nothing remains of a preview.
    var isClean: Bool {
        var clean = scene.transition == nil && driver.preview == nil
        func search(_ view: SceneView) {
            if view.name == "scrim" || view.existingExtras?.presenters.isEmpty == false { clean = false }
            for child in view.subviews { search(child) }
        }
        search(scene.window)
        for controller in [root, page] {
            search(controller.view)
            let state = controller.view.presentationState
            if state.isHidden || state.opacity != 1 || state.transform != .identity { clean = false }
        }
        return clean
    }
}
