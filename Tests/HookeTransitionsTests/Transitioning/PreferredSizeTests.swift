import Foundation
import HookeTransitions
import Testing

@Suite struct PreferredSizeTests {
    private final class Container: SceneViewController {
        var told: [CGSize] = []
        override func preferredContentSizeDidChange(
            forChildContentContainer container: any ContentContainer
        ) {
            told.append(container.preferredContentSize)
        }
    }

    @Test func `A container is told of a child's preferred size once for each change`() {
        let (container, child) = (Container(), SceneViewController())
        child.preferredContentSize = CGSize(width: 1, height: 1)
        container.addChild(child)
        child.preferredContentSize = CGSize(width: 10, height: 20)
        child.preferredContentSize = CGSize(width: 10, height: 20)
        #expect(container.told == [CGSize(width: 10, height: 20)])
    }

    @Test func `A centred form sheet has the preferred size, also when it changes`() {
        let scene = WindowScene(size: CGSize(width: 1024, height: 768))
        let (home, sheet) = (SceneViewController(), SceneViewController())
        scene.window.rootViewController = home
        sheet.modalPresentationStyle = .formSheet
        sheet.preferredContentSize = CGSize(width: 400, height: 300)
        home.present(sheet, animated: false)
        #expect(sheet.view.frame == CGRect(x: 312, y: 234, width: 400, height: 300))
        sheet.preferredContentSize = CGSize(width: 500, height: 300)
        #expect(sheet.view.frame == CGRect(x: 262, y: 234, width: 500, height: 300))
        sheet.preferredContentSize = CGSize(width: 2000, height: 300)
        #expect(sheet.view.frame.size == CGSize(width: 540, height: 620), "what does not fit is ignored")
    }

    @Test func `A presentation controller may follow the preferred size`() {
        final class Card: PresentationController {
            override var frameOfPresentedViewInContainerView: CGRect {
                CGRect(origin: .zero, size: presentedViewController.preferredContentSize)
            }
            override func preferredContentSizeDidChange(
                forChildContentContainer container: any ContentContainer
            ) {
                presentedView?.frame = frameOfPresentedViewInContainerView
            }
        }
        let scene = WindowScene(size: CGSize(width: 390, height: 844))
        let (home, page, handout) = (SceneViewController(), SceneViewController(), DelegateStub())
        handout.presentation = { Card(presentedViewController: $0, presenting: $1) }
        page.modalPresentationStyle = .custom
        page.transitioningDelegate = handout
        page.preferredContentSize = CGSize(width: 100, height: 50)
        scene.window.rootViewController = home
        home.present(page, animated: false)
        page.preferredContentSize.height = 70
        #expect(page.view.frame == CGRect(x: 0, y: 0, width: 100, height: 70))
        #expect(page.presentationController?.preferredContentSize.height == 70)
    }
}
