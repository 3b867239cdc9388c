extension SceneView {
    /// The recognisers that look at touches of this view and its children.
    public private(set) var gestureRecognizers: [GestureRecognizer] {
        get { (existingExtras?.recognizers as? RecognizerList)?.recognizers ?? [] }
        set {
            let list = existingExtras?.recognizers as? RecognizerList ?? RecognizerList()
            layerExtras.recognizers = list
            list.recognizers = newValue
        }
    }

    /// Adds a recogniser; it leaves the view it was on.
    public func addGestureRecognizer(_ recognizer: GestureRecognizer) {
        recognizer.view?.removeGestureRecognizer(recognizer)
        gestureRecognizers.append(recognizer)
        recognizer.view = self
    }

    /// Removes a recogniser. In the middle of a gesture, the gesture is cancelled.
    public func removeGestureRecognizer(_ recognizer: GestureRecognizer) {
        guard recognizer.view === self else { return }
        recognizer.dropTouches()
        gestureRecognizers.removeAll { $0 === recognizer }
        recognizer.view = nil
    }
}

/// The recognisers of a view, in the view's slot for them.
private final class RecognizerList {
    var recognizers: [GestureRecognizer] = []
}
