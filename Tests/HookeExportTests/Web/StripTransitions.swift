import Foundation
import Hooke
import HookeTransitions

/// Transitions that move resizable snapshots of parts of a screen.
final class StripTransitions: ViewControllerTransitioningDelegate, ViewControllerAnimatedTransitioning {
    private let move: (_ page: SceneView, _ container: SceneView) -> () -> Void

    private init(_ move: @escaping (_ page: SceneView, _ container: SceneView) -> () -> Void) {
        self.move = move
    }

    func transitionDuration(using context: (any ViewControllerContextTransitioning)?) -> Double { 0.8 }

    func animateTransition(using context: any ViewControllerContextTransitioning) {
        guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
        context.containerView.addSubview(to)
        let end = move(from, context.containerView)
        from.isHidden = true
        SceneView.animate(withDuration: 0.8, animations: end) { _ in context.completeTransition(true) }
    }

    func animationController(
        forPresented presented: SceneViewController, presenting: SceneViewController,
        source: SceneViewController
    ) -> (any ViewControllerAnimatedTransitioning)? { self }

    private func recorded() -> (model: SceneSnapshot, timeline: Timeline) {
        let scene = WindowScene(size: CGSize(width: 300, height: 200))
        let (home, page) = (SceneViewController(name: "home"), SceneViewController(name: "page"))
        scene.window.rootViewController = home
        home.view.backgroundColor = .white
        for index in 0..<3 {
            let line = SceneView(
                frame: CGRect(x: 20, y: 20 + 60 * Double(index), width: 260, height: 40),
                name: "line \(index)")
            line.backgroundColor = SceneColor(hex: 0x3366CC)
            home.view.addSubview(line)
        }
        scene.advance(to: 0.1)
        page.modalPresentationStyle = .fullScreen
        page.transitioningDelegate = self
        home.present(page, animated: true)
        return (scene.modelSnapshot(), scene.transition?.timeline ?? Timeline())
    }

    /// Two strips in perspective, each turning about its outer edge.
    static func fold() -> (model: SceneSnapshot, timeline: Timeline) {
        StripTransitions { page, container in
            container.layer.sublayerTransform.m34 = -1.0 / 500
            let strips = (0..<2).compactMap { index -> SceneView? in
                let part = CGRect(x: 150 * Double(index), y: 0, width: 150, height: 200)
                guard
                    let strip = page.resizableSnapshotView(
                        from: part, afterScreenUpdates: false, withCapInsets: .zero)
                else { return nil }
                container.addSubview(strip)
                strip.layer.anchorPoint = CGPoint(x: Double(index), y: 0.5)
                strip.layer.position = CGPoint(x: 300 * Double(index), y: 100)
                return strip
            }
            return {
                strips[0].layer.transform = .rotationY(1)
                strips[1].layer.transform = .rotationY(-1)
                strips[1].layer.position.x = 200
            }
        }.recorded()
    }

    /// A part with caps that grows.
    static func stretched() -> (model: SceneSnapshot, timeline: Timeline) {
        StripTransitions { page, container in
            let part = CGRect(x: 10, y: 10, width: 120, height: 100)
            let caps = SceneInsets(top: 20, left: 30, bottom: 10, right: 20)
            let card = page.resizableSnapshotView(from: part, afterScreenUpdates: false, withCapInsets: caps)
            card.map(container.addSubview)
            return { card?.frame = CGRect(x: 20, y: 20, width: 260, height: 160) }
        }.recorded()
    }
}
