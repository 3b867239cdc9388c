import Foundation
import Hooke

@testable import HookeScene
@testable import HookeTransitions

/// A map below a sheet with the detents 80, 422 and 794 on a screen of 844 points.
final class SheetRig: SheetPresentationDelegate {
    let scene = WindowScene(size: CGSize(width: 390, height: 844))
    let map = SceneViewController(name: "map")
    let places = LoggingController(name: "places")
    var chosen: [String] = []
    var attempts = 0
    var willDismisses = 0
    var dismissals = 0
    var mayDismiss = true
    var completions = 0

    static let heights: [(name: String, height: Double)] = [("tip", 80), ("half", 422), ("full", 794)]

    var sheet: SheetPresentationController { places.sheetPresentationController! }

    init(selected: String? = "half", presents: Bool = true) {
        map.view = SceneView(frame: scene.bounds, name: "map")
        scene.window.rootViewController = map
        places.view = SceneView(frame: scene.bounds, name: "places")
        places.modalPresentationStyle = .pageSheet
        sheet.detents = Self.heights.map { row in
            .custom(identifier: .init(row.name)) { _ in row.height }
        }
        sheet.selectedDetentIdentifier = selected.map { .init($0) }
        places.adaptivePresentationDelegate = self
        guard presents else { return }
        present()
        scene.runOut()
        places.log = []
        completions = 0
    }

    func present(animated: Bool = true) {
        map.present(places, animated: animated) { [unowned self] in completions += 1 }
    }

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: SheetPresentationController
    ) { chosen.append(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "nil") }

    func presentationControllerShouldDismiss(_ controller: PresentationController) -> Bool { mayDismiss }
    func presentationControllerDidAttemptToDismiss(_ controller: PresentationController) { attempts += 1 }
    func presentationControllerWillDismiss(_ controller: PresentationController) { willDismisses += 1 }
    func presentationControllerDidDismiss(_ controller: PresentationController) { dismissals += 1 }

    /// The shown height, from the snapshot alone.
    var height: Double? { shown("sheet").map { 844 - $0.state.frame.minY } }

    /// The shown opacity of the dimming view.
    var dim: Double? { shown("dim").map { $0.state.opacity } }

    func shown(_ name: String) -> SceneSnapshot.Node? {
        func find(_ node: SceneSnapshot.Node) -> SceneSnapshot.Node? {
            if node.name == name { return node }
            for child in node.children { if let found = find(child) { return found } }
            return nil
        }
        return find(scene.snapshot().root)
    }

    /// The velocity of the shown height, from two pictures. Advances the scene by 0.1 ms.
    func speed() -> Double {
        let (before, time) = (height ?? 0, scene.now)
        scene.advance(to: time + 1e-4)
        return ((height ?? 0) - before) / (scene.now - time)
    }

    func send(_ phase: Touch.Phase, y: Double, x: Double = 195, after delay: Double = 0) {
        scene.advance(to: scene.now + delay)
        scene.send(Touch(phase, at: CGPoint(x: x, y: y), time: scene.now))
    }

    /// Drags from a height above the bottom by a distance upwards, in steps of 10 ms at constant speed. The first 11 points
    /// are the distance of recognition and do not count.
    func drag(from start: Double, by distance: Double, speed: Double, lifts: Bool = true, holds: Bool = false)
    {
        send(.began, y: 844 - start)
        let sign = distance < 0 ? -1.0 : 1
        send(.moved, y: 844 - start - sign * 11, after: 0.01)
        let steps = max(1, Int((distance.magnitude / speed / 0.01).rounded()))
        for step in 1...steps {
            let moved = distance * Double(step) / Double(steps)
            send(.moved, y: 844 - start - sign * 11 - moved, after: 0.01)
        }
        guard lifts else { return }
        send(.ended, y: 844 - start - sign * 11 - distance, after: holds ? 0.5 : 0)
    }

    /// Whether nothing of a sheet remains.
    var isClean: Bool {
        var clean = scene.window.subviews.count == 1 && places.view.superview == nil
        func search(_ view: SceneView) {
            if view.existingExtras?.presenters.isEmpty == false { clean = false }
            for child in view.subviews { search(child) }
        }
        search(scene.window)
        return clean && map.presentedViewController == nil && scene.isIdle
    }
}
