import Foundation
import HookeTransitions
import Testing

@Suite struct StatusBarTests {
    private final class Page: SceneViewController {
        var hides = false
        var child: SceneViewController?
        override var prefersStatusBarHidden: Bool { hides }
        override var preferredStatusBarStyle: StatusBarStyle { .lightContent }
        override var childForStatusBarHidden: SceneViewController? { child }
    }

    private let scene = WindowScene(size: CGSize(width: 390, height: 844))
    private let root = Page()

    @Test func `The topmost controller that fills the screen is in charge, or its child`() {
        scene.statusBarHeight = 44
        #expect(!scene.isStatusBarHidden && scene.statusBarStyle == .default)
        scene.window.rootViewController = root
        #expect(scene.statusBarStyle == .lightContent)
        #expect(scene.statusBarFrame == CGRect(x: 0, y: 0, width: 390, height: 44))
        let child = Page()
        child.hides = true
        root.addChild(child)
        root.child = child
        #expect(scene.isStatusBarHidden && scene.statusBarFrame == .zero)

        let sheet = SceneViewController()
        sheet.modalPresentationStyle = .formSheet
        root.present(sheet, animated: false)
        #expect(scene.isStatusBarHidden, "a sheet leaves the status bar alone")
        sheet.modalPresentationCapturesStatusBarAppearance = true
        #expect(!scene.isStatusBarHidden && scene.statusBarStyle == .default)
        root.dismiss(animated: false)
        let full = SceneViewController()
        full.modalPresentationStyle = .fullScreen
        root.present(full, animated: false)
        #expect(!scene.isStatusBarHidden)
    }

    @Test func `A mask has the bits of its orientations`() {
        for orientation in [
            InterfaceOrientation.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
        ] {
            let mask = InterfaceOrientationMask(rawValue: 1 << UInt(orientation.rawValue))
            #expect(InterfaceOrientationMask.all.contains(mask))
            #expect(InterfaceOrientationMask.landscape.contains(mask) == orientation.isLandscape)
        }
        #expect(root.shouldAutorotate && root.supportedInterfaceOrientations == .allButUpsideDown)
    }
}
