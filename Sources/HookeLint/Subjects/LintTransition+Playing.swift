import HookePreview
import HookeTransitions

extension LintTransition {
    /// Records a transition that plays by time, with the gesture that drives it.
    ///
    /// Under reduced motion the library fades instead. Both screens take touches.
    ///
    /// - Parameters:
    ///   - settings: the transition, its edge and its decision at release.
    ///   - place: the place in messages; the transition's name if left out.
    /// - Throws: `PlayError` if the screen's width or height is not above 0 and at most 100,000 points.
    #if MainActor
        @MainActor
    #endif
    public init(_ settings: PlaySettings, place: LintPlace? = nil) throws(PlayError) {
        let name = settings.transition.rawValue
        let size = SIMD2<Double>(settings.size.width, settings.size.height)
        self.init(name, try TransitionRecorder.played(settings), size: size, place: place)
        hasReducedAlternative = true
        let screens = ["presenter", "presented", settings.transition.screen.rawValue]
        for screen in screens {
            if let view = recording.during.first(where: { $0.name == screen }) { hittable.insert(view.id) }
        }
        gesture = LintGesture(
            name, decision: settings.decision, extent: settings.edge.extent(of: size), place: self.place)
    }
}
