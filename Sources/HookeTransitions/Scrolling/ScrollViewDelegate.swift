import Foundation

/// Notified of scrolling, with UIKit's names. Every method is optional.
///
/// Each "will begin dragging" is followed by one "did end dragging", and each "will begin decelerating" by one "did
/// end decelerating", also if a touch or a program stops the content.
public protocol ScrollViewDelegate: AnyObject, SceneIsolated {
    /// Called after the offset has changed.
    func scrollViewDidScroll(_ scrollView: ScrollView)
    /// Called when a pan begins to move the content.
    func scrollViewWillBeginDragging(_ scrollView: ScrollView)
    /// Called at the release.
    ///
    /// - Parameters:
    ///   - scrollView: the scroll view.
    ///   - velocity: the velocity of the content, in points per millisecond.
    ///   - targetContentOffset: where the content comes to rest. Change it for another place: the content goes there
    ///     with the velocity that it has, and not past it.
    func scrollViewWillEndDragging(
        _ scrollView: ScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// Called after the release.
    func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool)
    /// Called when the content begins to move on after a release.
    func scrollViewWillBeginDecelerating(_ scrollView: ScrollView)
    /// Called when the content rests, or is stopped.
    func scrollViewDidEndDecelerating(_ scrollView: ScrollView)
    /// Called at the end of an animated change of the offset; not if something else moves the content before.
    func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView)
    /// Returns whether ``ScrollView/scrollToTop(animated:)`` scrolls. The default: true.
    func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool
    /// Called when ``ScrollView/scrollToTop(animated:)`` has reached the top.
    func scrollViewDidScrollToTop(_ scrollView: ScrollView)
    /// Called after ``ScrollView/adjustedContentInset`` has changed.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView)
}

extension ScrollViewDelegate {
    /// The default does nothing.
    public func scrollViewDidScroll(_ scrollView: ScrollView) {}
    /// The default does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
    /// The default leaves the target.
    public func scrollViewWillEndDragging(
        _ scrollView: ScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// The default does nothing.
    public func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {}
    /// The default does nothing.
    public func scrollViewWillBeginDecelerating(_ scrollView: ScrollView) {}
    /// The default does nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}
    /// The default does nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: ScrollView) {}
    /// The default: true.
    public func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool { true }
    /// The default does nothing.
    public func scrollViewDidScrollToTop(_ scrollView: ScrollView) {}
    /// The default does nothing.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: ScrollView) {}
}

/// A view around a scroll view that shares its drags: a sheet.
///
/// Each step of a drag is divided exactly. The parent may take a part before the content moves; the content then moves
/// inside its edges; the parent may take a part of the rest; what is left pulls the content beyond its edge. Steps are
/// in points of the scroll view, with the sign of ``ScrollView/contentOffset``: a finger that moves up by 10 is a step
/// of 10 down the content.
package protocol NestedScrollParent: AnyObject, SceneIsolated {
    /// Called when a pan of the scroll view begins, before its first step.
    func nestedScrollDidBegin(_ scrollView: ScrollView)
    /// Returns the part of a step that the parent takes before the content moves.
    func nestedScroll(_ scrollView: ScrollView, takesBefore step: CGPoint) -> CGPoint
    /// Returns the part of a step that the parent takes of what the content left.
    func nestedScroll(_ scrollView: ScrollView, takesAfter rest: CGPoint) -> CGPoint
    /// Called at the release, with the content's velocity in points per second: (0, 0) after a cancelled touch.
    ///
    /// - Returns: whether the parent takes the momentum. The content then only returns from beyond its edges.
    func nestedScroll(_ scrollView: ScrollView, didEndWith velocity: CGPoint) -> Bool
}
