import Foundation
import Hooke
import HookeTransitions
import Testing

/// The context's results, and what is left after the end.
@Suite struct TransitionContextTests {
    private let scene = WindowScene(size: CGSize(width: 390, height: 844))
    private let root = SceneViewController(name: "root")
    private let next = SceneViewController(name: "next")
    private static let all = CGRect(x: 0, y: 0, width: 390, height: 844)

    init() { scene.window.rootViewController = root }

    @Test
    func `S3: from has its frame at the start and zero at the end if it is removed, to the reverse`()
        throws
    {
        next.modalPresentationStyle = .fullScreen
        root.present(next, animated: true)
        var context = try #require(scene.transition)
        #expect(context.initialFrame(for: root) == Self.all && context.initialFrame(for: next) == .zero)
        #expect(context.finalFrame(for: next) == Self.all)
        #expect(context.finalFrame(for: root) == .zero, "full screen removes it")
        scene.runOut()
        root.dismiss(animated: true)
        context = try #require(scene.transition)
        #expect(context.initialFrame(for: next) == Self.all && context.initialFrame(for: root) == .zero)
        #expect(context.finalFrame(for: root) == Self.all)
        scene.runOut()

        next.modalPresentationStyle = .formSheet
        root.present(next, animated: true)
        context = try #require(scene.transition)
        #expect(context.finalFrame(for: next) == CGRect(x: 0, y: 40, width: 390, height: 804))
        #expect(context.finalFrame(for: root) == Self.all, "a presenter that stays keeps its frame")
    }

    @Test func `S3: in a stack both fill the container`() throws {
        let navigation = NavigationController(rootViewController: root)
        scene.window.rootViewController = navigation
        navigation.pushViewController(next, animated: true)
        let context = try #require(scene.transition)
        #expect(context.initialFrame(for: root) == Self.all && context.initialFrame(for: next) == .zero)
        #expect(context.finalFrame(for: root) == .zero && context.finalFrame(for: next) == Self.all)
    }

    @Test func `S5: the view of a presenter that stays is nil, its controller is not`() throws {
        for style in PresentationStyle.allCases {
            let stays = ![.fullScreen, .none, .currentContext].contains(style)
            next.modalPresentationStyle = style
            root.present(next, animated: true)
            var context = try #require(scene.transition)
            #expect((context.view(forKey: .from) == nil) == stays && context.view(forKey: .to) === next.view)
            #expect(context.viewController(forKey: .from) === root)
            scene.runOut()
            root.dismiss(animated: true)
            context = try #require(scene.transition)
            #expect((context.view(forKey: .to) == nil) == stays && context.view(forKey: .from) === next.view)
            #expect(context.viewController(forKey: .to) === root)
            scene.runOut()
        }
    }

    @Test
    func
        `S29: a presentation controller's defaults: the controller's view, all of the container, nothing removed`()
    {
        next.modalPresentationStyle = .custom
        let presentation = PresentationController(presentedViewController: next, presenting: root)
        #expect(presentation.presentedView === next.view)
        #expect(!presentation.shouldRemovePresentersView && presentation.containerView == nil)
        #expect(presentation.frameOfPresentedViewInContainerView == .zero, "without a container")
        #expect(presentation.adaptivePresentationStyle(for: TraitCollection()) == .none)
        root.present(next, animated: true)
        #expect(next.presentationController?.frameOfPresentedViewInContainerView == Self.all)
        #expect(next.presentationController?.presentedView === next.view)
        #expect(next.presentationController?.containerView?.superview === scene.window)
    }

    @Test(arguments: [PresentationStyle.fullScreen, .custom, .formSheet])
    func `S30: a cancelled presentation or completed dismissal removes view and container, others keep them`(
        _ style: PresentationStyle
    ) throws {
        next.modalPresentationStyle = style
        for (presents, completes) in [(true, false), (true, true), (false, false), (false, true)] {
            if presents { root.present(next, animated: true) } else { root.dismiss(animated: true) }
            let container = try #require(next.presentationController?.containerView)
            scene.advance(to: scene.now + 0.1)
            scene.transition?.completeTransition(completes)
            let goes = presents != completes
            #expect((next.view.superview == nil) == goes && (container.superview == nil) == goes)
            #expect((next.presentationController == nil) == goes)
            #expect((root.presentedViewController == nil) == goes)
            #expect(scene.isIdle)
        }
        #expect(scene.window.subviews.map(\.id) == [root.view.id])
    }
}
