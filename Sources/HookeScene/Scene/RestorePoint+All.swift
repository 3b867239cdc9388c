import Foundation

/// What a view has besides its ``ViewState``: restored with it, but never animated.
struct ViewSettings: SceneIsolated {
    private let isUserInteractionEnabled: Bool
    private let isOpaque: Bool
    private let tag: Int
    private let autoresizingMask: AutoresizingMask
    private let autoresizesSubviews: Bool
    private let semanticContentAttribute: SemanticContentAttribute
    private let mask: SceneLayer?
    private let clock: ClockSettings

    private struct ClockSettings: Equatable {
        var speed = 1.0
        var timeOffset = 0.0
        var beginTime = 0.0

        #if MainActor
            @MainActor
        #endif
        init(of view: SceneView) {
            guard let clock = view.extras?.clock else { return }
            (speed, timeOffset, beginTime) = (clock.speed, clock.timeOffset, clock.beginTime)
        }
    }

    init(of view: SceneView) {
        isUserInteractionEnabled = view.isUserInteractionEnabled
        isOpaque = view.isOpaque
        tag = view.tag
        autoresizingMask = view.autoresizingMask
        autoresizesSubviews = view.autoresizesSubviews
        semanticContentAttribute = view.semanticContentAttribute
        mask = view.extras?.mask
        clock = ClockSettings(of: view)
    }

    func apply(to view: SceneView) {
        view.isUserInteractionEnabled = isUserInteractionEnabled
        view.isOpaque = isOpaque
        view.tag = tag
        view.autoresizingMask = autoresizingMask
        view.autoresizesSubviews = autoresizesSubviews
        view.semanticContentAttribute = semanticContentAttribute
        if view.extras?.mask !== mask { view.setMask(mask) }
        guard ClockSettings(of: view) != clock else { return }
        let layer = view.layer
        (layer.speed, layer.timeOffset, layer.beginTime) = (clock.speed, clock.timeOffset, clock.beginTime)
    }
}

extension RestorePoint {
    /// Restores moved properties and captured trees, and every other property of the captured views, also what
    /// was set outside animation blocks.
    ///
    /// - Parameter isPlaced: whether something else has placed a view since, whose geometry stays then.
    package func restoreAll(exceptPlacesOf isPlaced: (SceneView) -> Bool) {
        restore()
        for entry in entries {
            let view = entry.view
            let before = view.model
            var model = entry.model
            if isPlaced(view) {
                for property in [AnimatedProperty.bounds, .position, .transform] {
                    model.copy(property, from: before)
                }
            }
            entry.settings.apply(to: view)
            // Also if they are equal: −0 and 0 are, but not bit for bit.
            view.model = model
            if model.bounds != before.bounds { view.existingExtras?.boundsObserver?.boundsDidChange() }
            if model.layoutFrame != before.layoutFrame {
                view.setNeedsLayout()
                view.superview?.setNeedsLayout()
            }
            if view.isObserved { view.notifyObservers() }
        }
    }
}
