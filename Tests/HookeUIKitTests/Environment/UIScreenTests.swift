import HookeUIKit
import Testing

@Suite struct UIScreenTests {
    @Test func `screen, time and windows are those of the current scene`() {
        let scene = UIWindowScene(size: CGSize(width: 320, height: 568))
        scene.advance(to: 2)
        scene.perform {
            #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 320, height: 568))
            #expect(UIScreen.main.nativeBounds.width == 320 * UIScreen.main.scale)
            #expect(CACurrentMediaTime() == 2)
            #expect(UIApplication.shared.keyWindow === scene.window)
            let found = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
                .first { $0.activationState == .foregroundActive }?.windows.first { $0.isKeyWindow }
            #expect(found === scene.window)
        }
        #expect(scene.window.screen.bounds == scene.bounds)
    }

    @Test func `outside any scene there is a fallback and a message`() {
        #expect(UIScreen.main.bounds == UIScreen.fallbackBounds)
        #expect(CACurrentMediaTime() == 0)
        #expect(UIApplication.shared.windows.isEmpty)
        UIWindow(frame: UIScreen.main.bounds).makeKeyAndVisible()
        for asked in ["UIScreen.main", "CACurrentMediaTime", "UIApplication.shared", "made visible"] {
            #expect(PortDiagnostics.messages.filter { $0.contains(asked) }.count == 1)
        }
    }

    @Test func `a controller is set up with the scene's screen`() {
        final class Sized: UIViewController {
            let card = UIView(frame: UIScreen.main.bounds)
        }
        let scene = UIWindowScene(size: CGSize(width: 320, height: 568))
        let controller = scene.perform { Sized() }
        #expect(controller.card.frame == scene.bounds)
    }
}
