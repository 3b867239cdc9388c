import HookeUIKit
import Testing

/// A screen that breaks into 220 pieces.
@Suite struct ExplodePortTests {
    private let home = UIViewController(name: "home")
    private let screen = ExplodeViewController(name: "screen")
    private let rig: PortScene

    init() {
        home.view.backgroundColor = .white
        rig = PortScene(root: home)
        screen.transitioningDelegate = screen
        screen.modalPresentationStyle = .fullScreen
        home.present(screen, animated: false)
        rig.runOut()
    }

    private var pieces: [UIView] {
        rig.scene.transition!.containerView.subviews.filter { $0.bounds.width < 40 }
    }

    private func pinch(_ distances: [Double]) {
        for (finger, sign) in [(1, -1.0), (2, 1)] {
            rig.scene.send(Touch(.began, at: point(distances[0], sign), time: rig.scene.now, finger: finger))
        }
        for distance in distances.dropFirst() {
            let time = rig.scene.now + 0.02
            for (finger, sign) in [(1, -1.0), (2, 1)] {
                rig.scene.send(Touch(.moved, at: point(distance, sign), time: time, finger: finger))
            }
        }
    }

    private func lift(_ distance: Double) {
        for (finger, sign) in [(1, -1.0), (2, 1)] {
            rig.scene.send(
                Touch(.ended, at: point(distance, sign), time: rig.scene.now, finger: finger))
        }
    }

    private func point(_ distance: Double, _ sign: Double) -> CGPoint {
        CGPoint(x: 195 + sign * distance / 2, y: 400)
    }

    @Test func `by time: 220 pieces fly apart in a second, each with its part of the screen`() {
        let dot = UIView(frame: CGRect(x: 40, y: 50, width: 4, height: 4))
        dot.backgroundColor = .red
        screen.view.addSubview(dot)
        // The snapshot shows the previous moment.
        rig.scene.advance(to: rig.scene.now + 0.1)
        screen.dismiss(animated: true)
        let start = rig.scene.now
        #expect(pieces.count == 220)
        // Column 1, row 1: from (35.45, 42.2).
        let piece = rig.scene.snapshot().first { $0.id == pieces[12].id }!
        #expect(piece.contains { $0.state.backgroundColor == .red })
        rig.scene.advance(to: start + 0.5)
        #expect(pieces.allSatisfy { $0.presentationState.opacity > 0 && $0.presentationState.opacity < 1 })
        rig.scene.advance(to: start + 1)
        #expect(rig.scene.transition == nil && home.presentedViewController == nil)
        #expect(rig.window.subviews.map(\.id) == [home.view.id])
        #expect(rig.scene.isIdle && rig.scene.diagnostics.isEmpty)
    }

    @Test func `by finger: a pinch scrubs the pieces, and equal fractions show equal bits`() {
        pinch([60, 80, 120])
        #expect(rig.scene.transition!.isInteractive && pieces.count == 220)
        rig.expectSameSeeks()
        pinchOn([140, 170])
        lift(170)
        rig.runOut()
        #expect(home.presentedViewController == nil && rig.scene.isIdle && rig.scene.diagnostics.isEmpty)
    }

    private func pinchOn(_ distances: [Double]) {
        for distance in distances {
            let time = rig.scene.now + 0.02
            for (finger, sign) in [(1, -1.0), (2, 1)] {
                rig.scene.send(Touch(.moved, at: point(distance, sign), time: time, finger: finger))
            }
        }
    }

    @Test func `a cancelled explosion restores the screen`() {
        let before = rig.models
        pinch([60, 80, 120, 110, 90])
        lift(80)
        rig.runOut()
        #expect(home.presentedViewController === screen && rig.models == before)
        #expect(rig.scene.isIdle && rig.scene.diagnostics.isEmpty)
    }
}
