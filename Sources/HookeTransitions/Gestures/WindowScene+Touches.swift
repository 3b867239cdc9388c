extension WindowScene {
    var gestures: GestureRouter {
        if let router = touches as? GestureRouter { return router }
        let router = GestureRouter()
        touches = router
        return router
    }

    /// Advances to the touch's time and delivers it to the recognisers under the finger, then to the view where it began.
    ///
    /// - A touch before the scene's time, or with non-finite numbers, is reported and ignored.
    /// - A touch without a began event is ignored. A second began event of a finger cancels the first touch.
    /// - A touch that a handler sends is queued until the current one is processed.
    public func send(_ touch: Touch) { gestures.send(touch, in: self) }
}
