/// Adapts a sheet and observes what the user does with it. Every method is optional.
public protocol SheetPresentationDelegate: AdaptivePresentationDelegate {
    /// Called when the user has chosen another detent: at the release of a drag, or after a tap on the grabber. Not called
    /// for changes in code.
    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: SheetPresentationController)
}

extension SheetPresentationDelegate {
    /// The default does nothing.
    public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: SheetPresentationController
    ) {}
}
