extension SceneView {
    /// The recognisers of touches on this view and its subviews.
    public private(set) var gestureRecognizers: [GestureRecognizer] {
        get { (existingExtras?.recognizers as? RecognizerList)?.recognizers ?? [] }
        set {
            let list = existingExtras?.recognizers as? RecognizerList ?? RecognizerList()
            layerExtras.recognizers = list
            list.recognizers = newValue
        }
    }

    /// Adds a recogniser and removes it from its former view.
    public func addGestureRecognizer(_ recognizer: GestureRecognizer) {
        recognizer.view?.removeGestureRecognizer(recognizer)
        gestureRecognizers.append(recognizer)
        recognizer.view = self
    }

    /// Removes a recogniser, which cancels its current gesture.
    public func removeGestureRecognizer(_ recognizer: GestureRecognizer) {
        guard recognizer.view === self else { return }
        recognizer.dropTouches()
        gestureRecognizers.removeAll { $0 === recognizer }
        recognizer.view = nil
    }
}

// HookeUIKit declares a property of the same name with an optional type.
extension SceneView {
    package var ownRecognizers: [GestureRecognizer] { gestureRecognizers }
}

/// The recognisers of a view.
private final class RecognizerList: SceneIsolated {
    var recognizers: [GestureRecognizer] = []
}
