import Foundation
import HookeTransitions
import Testing

@Suite struct LayerDecorationTests {
    private let scene = WindowScene(size: CGSize(width: 390, height: 844))
    private let view = SceneView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), name: "card")

    init() { scene.window.addSubview(view) }

    @Test func `LayerDecoration has Core Animation's defaults`() {
        let decoration = view.presentationState.decoration
        #expect(decoration == LayerDecoration())
        #expect(view.layer.shadowOffset == CGSize(width: 0, height: -3) && view.layer.shadowRadius == 3)
        #expect(view.layer.shadowOpacity == 0 && view.layer.borderWidth == 0)
        #expect(view.layer.borderColor == .black && view.layer.shadowColor == .black)
    }

    @Test func `every property of LayerDecoration animates, is in a snapshot, and keeps the others`() throws {
        scene.animate(withDuration: 1, options: .curveLinear) {
            view.layer.borderWidth = 4
            view.layer.borderColor = SceneColor(red: 1, green: 0, blue: 0)
            view.layer.shadowColor = SceneColor(red: 0, green: 0, blue: 1)
            view.layer.shadowOpacity = 0.5
            view.layer.shadowOffset = CGSize(width: 8, height: 5)
            view.layer.shadowRadius = 11
        }
        scene.advance(to: 0.5)
        let half = try #require(scene.snapshot().node(view.id)).state.decoration
        #expect(half.borderWidth == 2 && half.shadowOpacity == 0.25 && half.shadowRadius == 7)
        #expect(half.shadowOffset == CGSize(width: 4, height: 1))
        #expect(half.borderColor == SceneColor(red: 0.5, green: 0, blue: 0))
        #expect(half.shadowColor == SceneColor(red: 0, green: 0, blue: 0.5))
        scene.advance(to: 1)
        #expect(view.presentationState.decoration == view.layer.presentation.decoration)
        #expect(view.presentationState.decoration.shadowOffset == CGSize(width: 8, height: 5))
    }

    @Test func `layer animations find decorations by name, and NaN is refused`() throws {
        for (name, value) in [
            ("borderWidth", AnimatableValue.scalar(2)), ("shadowOffset", .pair(SIMD2(1, 2))),
            ("shadowOpacity", .scalar(1)), ("shadowColor", .quad(SIMD4(1, 0, 0, 1))),
        ] {
            view.layer.add(
                LayerAnimation(try LayerKeyPath(name), .basic(to: value), duration: 1), forKey: name)
        }
        #expect(view.layer.animationKeys()?.count == 4)
        scene.advance(to: 0.5)
        #expect(view.presentationState.decoration.borderWidth == 1)
        #expect(view.presentationState.decoration.shadowOffset == CGSize(width: 0.5, height: -0.5))
        view.layer.shadowRadius = .nan
        #expect(view.layer.shadowRadius == 3 && scene.diagnostics.count == 1)
    }

    @Test func `a cancelled transition restores decorations`() {
        let (home, page) = (SceneViewController(name: "home"), SceneViewController(name: "page"))
        final class Animator: ViewControllerAnimatedTransitioning {
            func transitionDuration(using context: (any ViewControllerContextTransitioning)?) -> Double { 1 }
            func animateTransition(using context: any ViewControllerContextTransitioning) {
                let view = context.viewController(forKey: .from)!.view
                SceneView.animate(withDuration: 1, options: .curveLinear) {
                    view.layer.borderWidth = 1
                    view.layer.borderColor = .white
                    view.layer.shadowColor = .white
                    view.layer.shadowOpacity = 1
                    view.layer.shadowOffset = .zero
                    view.layer.shadowRadius = 9
                }
            }
        }
        scene.window.rootViewController = home
        let handout = DelegateStub()
        handout.presenting = { Animator() }
        page.transitioningDelegate = handout
        home.view.layer.borderWidth = 5
        home.view.layer.shadowRadius = 7
        home.view.layer.shadowOffset = CGSize(width: 1, height: 2)
        let before = home.view.presentationState
        home.present(page, animated: true)
        scene.advance(to: 0.5)
        #expect(home.view.presentationState.decoration.shadowOpacity == 0.5)
        #expect(home.view.presentationState.decoration.shadowRadius == 8)
        scene.transition?.completeTransition(false)
        #expect(home.view.presentationState == before)
    }
}
