import Foundation

/// What a view has besides its ``ViewState``: restored with it, but never animated.
struct ViewSettings {
    private let isUserInteractionEnabled: Bool
    private let tag: Int
    private let autoresizingMask: AutoresizingMask
    private let autoresizesSubviews: Bool
    private let semanticContentAttribute: SemanticContentAttribute
    private let clock: ClockSettings

    private struct ClockSettings: Equatable {
        var speed = 1.0
        var timeOffset = 0.0
        var beginTime = 0.0

        init(of view: SceneView) {
            // Most views have no clock of their own, and so no need for a layer object.
            guard view.existingExtras?.clock != nil else { return }
            let layer = view.layer
            (speed, timeOffset, beginTime) = (layer.speed, layer.timeOffset, layer.beginTime)
        }
    }

    init(of view: SceneView) {
        isUserInteractionEnabled = view.isUserInteractionEnabled
        tag = view.tag
        autoresizingMask = view.autoresizingMask
        autoresizesSubviews = view.autoresizesSubviews
        semanticContentAttribute = view.semanticContentAttribute
        clock = ClockSettings(of: view)
    }

    func apply(to view: SceneView) {
        view.isUserInteractionEnabled = isUserInteractionEnabled
        view.tag = tag
        view.autoresizingMask = autoresizingMask
        view.autoresizesSubviews = autoresizesSubviews
        view.semanticContentAttribute = semanticContentAttribute
        if ClockSettings(of: view) != clock {
            let layer = view.layer
            (layer.speed, layer.timeOffset, layer.beginTime) = (
                clock.speed, clock.timeOffset, clock.beginTime
            )
        }
    }
}

extension RestorePoint {
    /// Restores moved properties and captured trees, and every other property of the captured views, also what
    /// was set outside animation blocks.
    ///
    /// - Parameter isPlaced: whether something else has placed a view since, whose geometry stays then.
    package func restoreAll(exceptPlacesOf isPlaced: (SceneView) -> Bool) {
        restore()
        for entry in entries.values {
            let view = entry.view
            let before = view.model
            var model = entry.model
            if isPlaced(view) {
                for property in [AnimatedProperty.bounds, .position, .transform] {
                    model.copy(property, from: before)
                }
            }
            entry.settings.apply(to: view)
            guard model != before else { continue }
            view.model = model
            if model.bounds != before.bounds { view.existingExtras?.boundsObserver?.boundsDidChange() }
            if model.layoutFrame != before.layoutFrame {
                view.setNeedsLayout()
                view.superview?.setNeedsLayout()
            }
        }
    }
}
