import Hooke

extension TransitionContext {
    /// Gives the transition new end values while it is held, plays or settles, such as another frame of the
    /// presented view. See `SceneChange.retarget(by:_:)`.
    ///
    /// - Parameters:
    ///   - law: the law of the hand-over; a spring by default.
    ///   - changes: sets properties of views.
    public func retarget(by law: HandoverLaw = .spring(.snappy), _ changes: () -> Void) {
        change.retarget(by: law, changes)
    }
}
