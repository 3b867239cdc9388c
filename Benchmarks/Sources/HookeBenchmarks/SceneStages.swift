import Foundation
import HookeGeometry
import HookeTransitions

// The scenes of the scene benchmarks: running presentations whose animators move many views.

/// The motion of a stage's views.
protocol StageMotion {
    var duration: Double { get }
    /// Sets all properties, in animation blocks.
    func animate(_ views: [SceneView])
}

/// Ten tracks per view: all nine animated properties, and an overlapping motion of the position. Twenty-five views
/// share two blocks, which begin slightly after those of the previous views. Both transforms rotate in space; the
/// children's has perspective.
struct TenTracks: StageMotion {
    let duration: Double
    static let shared = 25

    func animate(_ views: [SceneView]) {
        let groups = (views.count + Self.shared - 1) / Self.shared
        for group in 0..<groups {
            let part = views[(group * Self.shared)..<min(views.count, (group + 1) * Self.shared)]
            let delay = duration * 0.02 * Double(group) / Double(groups)
            SceneView.animate(withDuration: duration - delay, delay: delay) {
                for view in part { Self.setAll(view) }
            }
            SceneView.animate(withDuration: duration - delay, delay: delay, options: .curveEaseOut) {
                for view in part { view.center.y += 50 }
            }
        }
    }

    private static func setAll(_ view: SceneView) {
        let k = Double(view.tag)
        view.bounds = CGRect(x: 1, y: 2, width: 200 + k, height: 60)
        view.center = CGPoint(x: 195 + k, y: 400 - k)
        view.layer.anchorPoint = CGPoint(x: 0.25, y: 0.75)
        view.layer.zPosition = 10 + k
        view.layer.transform = Transform3D.rotation(1 + 0.001 * k, axis: Vector3(1, 2, 3))
            .concatenating(.scale(x: 0.5, y: 0.75, z: 1)).concatenating(.translation(x: 10, y: 20, z: 30))
        var perspective = Transform3D.rotationY(0.5 + 0.001 * k)
        perspective.m34 = -0.002
        view.layer.sublayerTransform = perspective
        view.alpha = 0.25
        view.backgroundColor = SceneColor(red: 0.2, green: 0.4, blue: 0.8, alpha: 0.9)
        view.layer.cornerRadius = 12
    }
}

/// A scene during a presentation whose animator moves `views`.
final class StageScene: ViewControllerTransitioningDelegate, ViewControllerAnimatedTransitioning {
    let scene = WindowScene(size: CGSize(width: 390, height: 844))
    /// The driver of an interactive transition.
    let driver: PercentDrivenInteractiveTransition?
    let views: [SceneView]
    private let motion: any StageMotion
    private let root = SceneViewController(name: "root")
    private let next = SceneViewController(name: "next")

    init(views count: Int, isInteractive: Bool, _ motion: any StageMotion) {
        driver = isInteractive ? PercentDrivenInteractiveTransition() : nil
        self.motion = motion
        views = (0..<count).map { index in
            let view = SceneView(frame: CGRect(x: 10, y: 4 * index, width: 300, height: 30))
            view.tag = index
            view.backgroundColor = .white
            return view
        }
        scene.window.rootViewController = root
        next.modalPresentationStyle = .fullScreen
        next.transitioningDelegate = self
        root.present(next, animated: true)
    }

    func animationController(
        forPresented presented: SceneViewController, presenting: SceneViewController,
        source: SceneViewController
    ) -> (any ViewControllerAnimatedTransitioning)? { self }

    func interactionControllerForPresentation(
        using animator: any ViewControllerAnimatedTransitioning
    ) -> (any ViewControllerInteractiveTransitioning)? { driver }

    func transitionDuration(using context: (any ViewControllerContextTransitioning)?) -> Double {
        motion.duration
    }

    func animateTransition(using context: any ViewControllerContextTransitioning) {
        context.containerView.addSubview(next.view)
        for view in views { next.view.addSubview(view) }
        motion.animate(views)
        SceneView.animate(withDuration: motion.duration) {
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

/// Eight scenes with one running transition each. A frame advances them all to the next tick and reads every view.
final class StageFrames {
    static let scenes = 8
    /// So long that it never ends during a measurement.
    private static let duration = 1e6
    let stages: [StageScene]
    private var pictures: [SceneFrame]
    private var time = 0.4 * duration

    init(views: Int) {
        stages = (0..<Self.scenes).map { _ in
            StageScene(
                views: views / Self.scenes, isInteractive: false, TenTracks(duration: Self.duration))
        }
        pictures = stages.map { _ in SceneFrame() }
    }

    /// Advances every scene to the next tick at 60 Hz.
    func advance() {
        time += 1.0 / 60
        for stage in stages { stage.scene.advance(to: time) }
    }

    func show() -> Double {
        advance()
        return read()
    }

    func read() -> Double {
        var sum = 0.0
        for index in stages.indices {
            pictures[index].update(from: stages[index].scene)
            sum += pictures[index].views[pictures[index].views.count - 1].state.opacity
        }
        return sum
    }
}
