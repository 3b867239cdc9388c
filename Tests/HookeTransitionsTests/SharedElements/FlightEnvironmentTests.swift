import Foundation
import Hooke
import HookeGeometry
import TestSupport
import Testing

@testable import HookeScene
@testable import HookeTransitions

/// A list and a page with a photo on each, on a stack or with a zoom.
final class FlightRig {
    let scene: WindowScene
    let list = SceneViewController(name: "list")
    let page = SceneViewController(name: "page")
    let cell: SceneView
    let photo: SceneView
    let stack: NavigationController
    let driver = PercentDrivenInteractiveTransition()
    private let delegate: Delegate
    let zoom: ZoomTransition?

    private final class Delegate: NavigationControllerDelegate {
        var options = SharedElementOptions()
        var driver: PercentDrivenInteractiveTransition?
        var isShared = true

        func navigationController(
            _ navigationController: NavigationController,
            animationControllerFor operation: NavigationOperation, from: SceneViewController,
            to: SceneViewController
        ) -> (any ViewControllerAnimatedTransitioning)? {
            isShared ? SharedElementAnimator(options, pacing: .linear) : nil
        }

        func navigationController(
            _ navigationController: NavigationController,
            interactionControllerFor animator: any ViewControllerAnimatedTransitioning
        ) -> (any ViewControllerInteractiveTransitioning)? { driver }
    }

    /// - Parameters:
    ///   - cellFrame: the place of the photo on the list.
    ///   - photoFrame: its place on the page.
    ///   - transform: the transform of the cell.
    ///   - options: the flight's options.
    ///   - isDriven: whether ``driver`` drives pushes and pops.
    ///   - zooms: whether the page zooms out of the cell instead.
    init(
        _ cellFrame: CGRect = CGRect(x: 20, y: 500, width: 100, height: 100),
        to photoFrame: CGRect = CGRect(x: 0, y: 0, width: 390, height: 300),
        transform: Transform3D = .identity, options: SharedElementOptions = SharedElementOptions(),
        isDriven: Bool = false, zooms: Bool = false
    ) {
        scene = WindowScene(size: CGSize(width: 390, height: 844))
        (cell, photo) = (
            SceneView(frame: cellFrame, name: "cell"), SceneView(frame: photoFrame, name: "photo")
        )
        for (controller, view) in [(list, cell), (page, photo)] {
            controller.view = SceneView(frame: scene.bounds, name: controller.name)
            controller.view.autoresizingMask = .flexibleSize
            view.backgroundColor = .black
            view.transitionIdentifier = "photo"
            controller.view.addSubview(view)
        }
        cell.layer.transform = transform
        cell.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
        stack = NavigationController(rootViewController: list)
        delegate = Delegate()
        delegate.options = options
        delegate.isShared = !zooms
        delegate.driver = isDriven ? driver : nil
        let source = cell
        zoom = zooms ? ZoomTransition { _ in source } : nil
        page.preferredTransition = zoom
        stack.delegate = delegate
        scene.window.rootViewController = stack
    }

    var flight: ProjectedView? {
        scene.snapshot().projectedViews().first { $0.name.hasSuffix(" flight") && !$0.isHidden }
    }

    func push() { stack.pushViewController(page, animated: true) }

    /// Whether nothing is hidden, and no flight remains.
    var isClean: Bool {
        let views = scene.snapshot().projectedViews()
        return scene.flightTable.flights.isEmpty && !views.contains { $0.name.hasSuffix("flight") }
            && !cell.presentationState.isHidden && !photo.presentationState.isHidden
            && cell.presentationState.opacity == 1 && photo.presentationState.opacity == 1
    }
}

@Suite struct FlightEnvironmentTests {
    @Test func `A flight on a mirrored layout is the mirrored flight, along every path`() throws {
        let generator = Generator<[Double]>(draw: { random in (0..<8).map { _ in random.unit() } })
        var worst = 0.0
        checkProperty(seed: 0x21_31, cases: 24, generator) { r in
            var options = SharedElementOptions()
            options.path = [BoxPath.line, .arc, .rectArc, .centerArc, .quadratic][Int(4.999 * r[7])]
            let from = CGRect(x: 250 * r[0], y: 600 * r[1], width: 40 + 100 * r[2], height: 40 + 200 * r[3])
            let to = CGRect(x: 100 * r[4], y: 300 * r[5], width: 200, height: 100 + 400 * r[6])
            func corners(mirrored: Bool) -> [[SIMD2<Double>]] {
                func place(_ frame: CGRect) -> CGRect {
                    guard mirrored else { return frame }
                    return CGRect(
                        x: 390 - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
                }
                let turn = 2.6 * (r[2] - 0.5)
                let rig = FlightRig(
                    place(from), to: place(to), transform: .rotationZ(mirrored ? -turn : turn),
                    options: options, isDriven: true)
                rig.push()
                return [0.2, 0.5, 0.9].map { fraction in
                    rig.driver.update(fraction)
                    return rig.flight?.corners ?? []
                }
            }
            for (plain, mirror) in zip(corners(mirrored: false), corners(mirrored: true)) {
                guard plain.count == 4, mirror.count == 4 else { return "no flight" }
                for (index, other) in [1, 0, 3, 2].enumerated() {
                    let error = (plain[index] - SIMD2(390 - mirror[other].x, mirror[other].y)).norm
                    worst = max(worst, error)
                    // At most 1e-12 was seen.
                    if error > 1e-9 { return "wrong by \(error)" }
                }
            }
            return nil
        }
        #expect(worst < 1e-9)
    }

    @Test func `With reduced motion nothing flies, and a driver scrubs the cross-fade`() {
        let rig = FlightRig(isDriven: true)
        rig.scene.policies.reducesMotion = true
        rig.push()
        for fraction in [0.25, 0.75, 0.5] {
            rig.driver.update(fraction)
            #expect(rig.flight == nil)
            let opacity = rig.page.view.presentationState.opacity
            #expect(opacity > 0 && opacity < 1)
        }
        rig.driver.finish()
        rig.scene.runOut()
        #expect(rig.stack.topViewController === rig.page && rig.isClean)
    }

    @Test func `Safe areas change neither end of a flight`() throws {
        func corners(_ insets: SceneInsets) throws -> [SIMD2<Double>] {
            let rig = FlightRig(isDriven: true)
            rig.scene.safeAreaInsets = insets
            rig.push()
            rig.driver.update(0.5)
            return try #require(rig.flight).corners
        }
        let plain = try corners(.zero)
        #expect(try corners(SceneInsets(top: 59, left: 0, bottom: 34, right: 0)) == plain)
    }

    @Test
    func `A change of size under a finger keeps a zoomed picture there, and it lands at the new source`()
        throws
    {
        let rig = FlightRig(zooms: true)
        rig.push()
        rig.scene.advance(to: 1)
        #expect(rig.stack.topViewController === rig.page)
        func send(_ phase: Touch.Phase, _ y: Double, _ wait: Double) {
            rig.scene.send(Touch(phase, at: CGPoint(x: 195, y: y), time: rig.scene.now + wait))
        }
        send(.began, 300, 0)
        for step in 1...20 { send(.moved, 300 + 15 * Double(step), 0.01) }
        let held = try #require(rig.flight)
        rig.scene.resize(to: CGSize(width: 500, height: 700))
        let after = try #require(rig.flight)
        for (a, b) in zip(held.corners, after.corners) { #expect((a - b).norm < 1e-9, "\(a) \(b)") }
        send(.ended, 600, 0)
        let end = rig.scene.now + (rig.scene.transition?.settlePlan?.duration ?? 0)
        rig.scene.advance(to: end - 1e-9)
        let landed = rig.flight?.corners
        rig.scene.runOut()
        #expect(rig.stack.topViewController === rig.list && rig.isClean)
        let source = try #require(rig.scene.snapshot().projectedViews().first { $0.name == "cell" })
        for (a, b) in zip(landed ?? [], source.corners) { #expect((a - b).norm < 0.02, "\(a) \(b)") }
    }
}
