import Foundation
import HookeGeometry
import HookeTransitions

/// A transition or another recorded motion of views to examine.
///
/// ```swift
/// import Foundation
/// import HookeLint
///
/// let scene = WindowScene(size: CGSize(width: 390, height: 844))
/// let card = SceneView(frame: CGRect(x: 40, y: 600, width: 310, height: 200), name: "card")
/// scene.window.addSubview(card)
/// let throwing = try LintTransition(of: scene, name: "throw") {
///     SceneView.animate(withDuration: 0.4) { card.center.y = -300 }
/// }
/// print(MotionLint().findings(in: throwing).map(\.rule))  // offScreen
/// ```
public struct LintTransition: Sendable {
    /// The name in messages.
    public var name: String
    /// The place in messages.
    public var place: LintPlace
    /// What is shown before, during and after, and the motions.
    public var recording: InteractiveRecording
    /// The width and height of the screen, in points.
    public var size: SIMD2<Double>
    /// Whether reduced motion replaces it; `nil` if unknown.
    public var hasReducedAlternative: Bool?
    /// Whether it starts without an action of the user.
    public var startsByItself = false
    /// The views that take touches while they are not hidden.
    public var hittable: Set<ViewID> = []
    /// The gesture that drives it; `nil` without one.
    public var gesture: LintGesture?
    /// The places of the motions of properties.
    public var places: [PropertyKey: LintPlace] = [:]
    /// What the file calls the properties.
    var propertyNames: [PropertyKey: String] = [:]

    /// Creates a transition of recorded motions.
    ///
    /// - Parameters:
    ///   - name: the name in messages.
    ///   - recording: what is shown before, during and after, and the motions.
    ///   - size: the width and height of the screen, in points.
    ///   - place: the place in messages; the name if left out.
    public init(
        _ name: String, _ recording: InteractiveRecording, size: SIMD2<Double>, place: LintPlace? = nil
    ) {
        (self.name, self.recording, self.size) = (name, recording, size)
        self.place = place ?? LintPlace(file: name)
    }

    /// Records blocks of animations, and lets the scene run until they end.
    ///
    /// Views with recognisers that accept touches are ``hittable``.
    ///
    /// - Parameters:
    ///   - scene: the scene, at rest.
    ///   - name: the name in messages.
    ///   - start: starts the animations.
    /// - Throws: `HookeError.noSolution` for motions that are not blocks, as `WindowScene.startedTimeline()`.
    #if MainActor
        @MainActor
    #endif
    public init(of scene: WindowScene, name: String, start: () -> Void) throws(HookeError) {
        let (before, time) = (scene.snapshot(), scene.now)
        scene.run(start)
        let (during, timeline) = (scene.modelSnapshot(), try scene.startedTimeline())
        while scene.now < time + timeline.duration, let next = scene.nextEventTime { scene.advance(to: next) }
        let recording = InteractiveRecording(
            before: before, during: during, after: scene.snapshot(), timeline: timeline,
            duration: timeline.duration)
        self.init(name, recording, size: SIMD2(scene.bounds.size.width, scene.bounds.size.height))
        func collect(_ view: SceneView) {
            guard view.isUserInteractionEnabled, !view.isHidden else { return }
            if !view.gestureRecognizers.isEmpty { hittable.insert(view.id) }
            for child in view.subviews { collect(child) }
        }
        collect(scene.window)
    }

    /// The name of a view.
    func name(of view: ViewID) -> String {
        for snapshot in [recording.during, recording.before, recording.after] {
            if let name = snapshot.node(view)?.name, !name.isEmpty { return name }
        }
        return view.description
    }

    /// The property of a view, for messages, as a file names it.
    func subject(_ key: PropertyKey) -> String {
        "\(name(of: key.view)).\(propertyNames[key] ?? key.property.rawValue)"
    }

    /// The place of a motion.
    func place(of key: PropertyKey) -> LintPlace { places[key] ?? place }

    /// The place of the first motion of a view.
    func place(of view: ViewID) -> LintPlace {
        let key = recording.timeline.tracks.first {
            $0.view == view && places[PropertyKey(view: view, property: $0.property)] != nil
        }
        return key.flatMap { places[PropertyKey(view: view, property: $0.property)] } ?? place
    }
}
