import Foundation
import Hooke
import HookeTransitions
import Testing

@Suite struct LayoutDirectionTests {
    private let scene = WindowScene(size: CGSize(width: 390, height: 844))

    @Test func `LayoutDirection and its attributes have UIKit's raw values`() {
        #expect(LayoutDirection.allCases.map(\.rawValue) == [0, 1])
        #expect(SemanticContentAttribute.allCases.map(\.rawValue) == [0, 1, 2, 3, 4])
    }

    @Test func `A view has its scene's direction unless its attribute is set, and does not pass it on`() {
        let (outer, inner) = (SceneView(), SceneView())
        scene.window.addSubview(outer)
        outer.addSubview(inner)
        #expect(outer.effectiveLayoutDirection == .leftToRight)
        outer.semanticContentAttribute = .forceRightToLeft
        #expect(outer.effectiveLayoutDirection == .rightToLeft)
        #expect(inner.effectiveLayoutDirection == .leftToRight)
        scene.layoutDirection = .rightToLeft
        #expect(inner.effectiveLayoutDirection == .rightToLeft)
        for attribute in [SemanticContentAttribute.forceLeftToRight, .playback, .spatial] {
            inner.semanticContentAttribute = attribute
            #expect(inner.effectiveLayoutDirection == .leftToRight)
        }
        #expect(scene.traitCollection.layoutDirection == .rightToLeft)
    }

    @Test func `S47: leading is left or right by the layout direction, and mirroring exchanges them`() {
        #expect(Edge(.leading, in: .leftToRight) == .left && Edge(.leading, in: .rightToLeft) == .right)
        #expect(Edge(.trailing, in: .leftToRight) == .right && Edge(.trailing, in: .rightToLeft) == .left)
        #expect(Edge(.top, in: .rightToLeft) == .top && Edge(.bottom, in: .rightToLeft) == .bottom)
        #expect(Edge.allCases.map(\.mirrored) == [.right, .left, .top, .bottom])
    }

    /// Returns the frames of a transition's view over time, in a scene of either direction.
    private func run(_ direction: LayoutDirection, _ begin: (WindowScene) -> SceneView) -> [CGRect] {
        let scene = WindowScene(size: CGSize(width: 390, height: 844))
        scene.layoutDirection = direction
        let view = begin(scene)
        return (0...20).map { step in
            scene.advance(to: Double(step) / 50)
            return view.presentationState.frame
        }
    }

    private func mirrored(_ frame: CGRect) -> CGRect {
        CGRect(
            x: 390 - frame.origin.x - frame.size.width, y: frame.origin.y, width: frame.size.width,
            height: frame.size.height)
    }

    @Test func `S47: navigation mirrors with the scene: push, pop and the edge of the pan`() {
        func push(_ scene: WindowScene) -> SceneView {
            let navigation = NavigationController(rootViewController: SceneViewController())
            scene.window.rootViewController = navigation
            let next = SceneViewController()
            navigation.pushViewController(next, animated: true)
            return next.view
        }
        let (forward, backward) = (run(.leftToRight, push), run(.rightToLeft, push))
        #expect(zip(forward, backward).allSatisfy { close(mirrored($0), $1) })

        for direction in LayoutDirection.allCases {
            let scene = WindowScene(size: CGSize(width: 390, height: 844))
            scene.layoutDirection = direction
            let navigation = NavigationController(rootViewController: SceneViewController())
            scene.window.rootViewController = navigation
            navigation.pushViewController(SceneViewController(), animated: false)
            let x = { (distance: Double) in direction == .leftToRight ? distance : 390 - distance }
            // From the wrong edge nothing happens.
            for distance in [388.0, 300, 100] {
                scene.send(
                    Touch(
                        distance == 388 ? .began : .moved, at: CGPoint(x: x(distance), y: 400),
                        time: scene.now + 0.01))
            }
            scene.send(Touch(.ended, at: CGPoint(x: x(100), y: 400), time: scene.now + 0.01))
            #expect(scene.transition == nil)
            for distance in [2.0, 100, 300] {
                scene.send(
                    Touch(
                        distance == 2 ? .began : .moved, at: CGPoint(x: x(distance), y: 400),
                        time: scene.now + 0.01))
            }
            #expect(scene.transition?.kind == .pop)
            #expect(abs((scene.transition?.fraction ?? 0) - 300.0 / 390) < 1e-9)
            scene.send(Touch(.ended, at: CGPoint(x: x(300), y: 400), time: scene.now + 0.01))
            scene.runOut()
            #expect(navigation.viewControllers.count == 1)
        }
    }

    @Test
    func `S47: the initialiser's direction applies if the view's is unspecified, a forced one always`() {
        let navigation = NavigationController(
            rootViewController: SceneViewController(), isRightToLeft: true)
        scene.window.rootViewController = navigation
        #expect(navigation.isRightToLeft && navigation.popDriver.edge == .right)
        navigation.view.semanticContentAttribute = .forceLeftToRight
        #expect(!navigation.isRightToLeft)
    }

    @Test(arguments: [DirectionalEdge.leading, .trailing])
    func `S47: the built-in transitions mirror with their edge`(_ edge: DirectionalEdge) {
        func slide(_ scene: WindowScene) -> SceneView {
            let root = SceneViewController()
            scene.window.rootViewController = root
            let slide = SlideTransition(edge: Edge(edge, in: scene.layoutDirection), duration: 0.4)
            let next = SceneViewController()
            next.transitioningDelegate = slide
            root.present(next, animated: true)
            return withExtendedLifetime(slide) { next.view }
        }
        func drawer(_ scene: WindowScene) -> SceneView {
            let root = SceneViewController()
            scene.window.rootViewController = root
            let drawer = DrawerTransition(edge: Edge(edge, in: scene.layoutDirection))
            let next = SceneViewController()
            next.modalPresentationStyle = .custom
            next.transitioningDelegate = drawer
            root.present(next, animated: true)
            return withExtendedLifetime(drawer) { next.view }
        }
        for begin in [slide, drawer] {
            let (forward, backward) = (run(.leftToRight, begin), run(.rightToLeft, begin))
            #expect(forward.first != forward.last)
            #expect(zip(forward, backward).allSatisfy { close(mirrored($0), $1) })
        }
    }

    private func close(_ a: CGRect, _ b: CGRect) -> Bool {
        abs(a.origin.x - b.origin.x) <= 1e-12 * 400 && a.origin.y == b.origin.y && a.size == b.size
    }
}
