/// Has a say in when a recogniser recognises. Every method is optional.
public protocol GestureRecognizerDelegate: AnyObject, SendableMetatype {
    /// Asked when the gesture is about to be recognised and nothing else is in its way; `false` makes it
    /// fail. True by default.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool
    /// Asked for each finger that comes down on the recogniser's view or in it; `false`, and it is not
    /// followed. True by default.
    func gestureRecognizer(_ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch) -> Bool
    /// Whether two recognisers that follow the same finger may both recognise. One delegate's `true` is
    /// enough. False by default.
    func gestureRecognizer(
        _ gestureRecognizer: GestureRecognizer,
        shouldRecognizeSimultaneouslyWith other: GestureRecognizer
    ) -> Bool
    /// Whether `gestureRecognizer` has to wait until `other` fails. Asked once for each pair that follows the
    /// same finger, when it comes down. False by default.
    func gestureRecognizer(
        _ gestureRecognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer
    ) -> Bool
    /// Whether `other` has to wait until `gestureRecognizer` fails. Asked like
    /// the other way round. False by default.
    func gestureRecognizer(
        _ gestureRecognizer: GestureRecognizer, shouldBeRequiredToFailBy other: GestureRecognizer
    ) -> Bool
}

extension GestureRecognizerDelegate {
    /// True.
    public func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { true }

    /// True.
    public func gestureRecognizer(
        _ gestureRecognizer: GestureRecognizer, shouldReceive touch: Touch
    ) -> Bool { true }

    /// False.
    public func gestureRecognizer(
        _ gestureRecognizer: GestureRecognizer,
        shouldRecognizeSimultaneouslyWith other: GestureRecognizer
    ) -> Bool { false }

    /// False.
    public func gestureRecognizer(
        _ gestureRecognizer: GestureRecognizer, shouldRequireFailureOf other: GestureRecognizer
    ) -> Bool { false }

    /// False.
    public func gestureRecognizer(
        _ gestureRecognizer: GestureRecognizer, shouldBeRequiredToFailBy other: GestureRecognizer
    ) -> Bool { false }
}
