import Foundation
import Hooke

/// A drag of scrolling content inside a sheet.
struct SheetScroll {
    /// Whether all contents under the finger were at their top when it began.
    let beganAtTop: Bool
    /// The height to which it lifts the sheet.
    let ceiling: Double
    /// Whether the last step moved the sheet.
    var movesSheet = false
}

extension SheetPresentationController: NestedScrollParent {
    /// Returns whether scrolling content takes a touch and shares its drag with the sheet.
    func sharesDrag(_ touch: Touch) -> Bool {
        guard let scene else { return false }
        let scrollers = Self.scrollers(
            from: scene.window.hitTest(touch.location, with: TouchEvent(timestamp: touch.time)),
            to: sheetView)
        for scroller in scrollers { scroller.nestedScrollParent = self }
        return scrollers.contains { $0.isScrollEnabled }
    }

    /// Returns the views that scroll vertically, from a view inside the sheet up to it; none outside.
    private static func scrollers(from view: SceneView?, to sheet: SceneView?) -> [ScrollView] {
        var (found, current): ([ScrollView], SceneView?) = ([], view)
        while let view = current {
            if view === sheet { return found }
            if let scroller = view as? ScrollView, scroller.scrollsAlong.y { found.append(scroller) }
            current = view.superview
        }
        return []
    }

    /// Whether a view or one around it has content above.
    private func hasContentAbove(_ scrollView: ScrollView, except own: Bool = false) -> Bool {
        Self.scrollers(from: scrollView, to: sheetView).contains {
            !(own && $0 === scrollView) && $0.canScroll(alongY: -1)
        }
    }

    package func nestedScrollDidBegin(_ scrollView: ScrollView) {
        scrolling = nil
        guard mayGrab, drag == nil, sheetView.map(scrollView.isDescendant) == true else { return }
        let moves = !isAtRest
        if moves { grab() }
        let start = drag?.finger ?? selectedHeight
        scrolling = SheetScroll(
            beganAtTop: !hasContentAbove(scrollView),
            ceiling: prefersScrollingExpandsWhenScrolledToEdge ? resolved.detents.largest : start,
            movesSheet: moves)
    }

    package func nestedScroll(_ scrollView: ScrollView, takesBefore step: CGPoint) -> CGPoint {
        guard let scrolling else { return .zero }
        // What moves last keeps the momentum.
        if step.y < 0 { self.scrolling?.movesSheet = false }
        guard step.y > 0 else { return .zero }
        return take(step.y, scrolling, isTop: !hasContentAbove(scrollView))
    }

    package func nestedScroll(_ scrollView: ScrollView, takesAfter rest: CGPoint) -> CGPoint {
        guard let scrolling, rest.y < 0 else { return .zero }
        return take(rest.y, scrolling, isTop: !hasContentAbove(scrollView, except: true))
    }

    /// Moves the sheet by its part of a step.
    private func take(_ step: Double, _ scroll: SheetScroll, isTop: Bool) -> CGPoint {
        guard isTop else {
            scrolling?.movesSheet = false
            return .zero
        }
        let part = resolved.detents.split(
            step, height: drag?.finger ?? selectedHeight, ceiling: scroll.ceiling, contentOffset: 0,
            beganAtTop: scroll.beganAtTop
        ).sheet
        scrolling?.movesSheet = part == step
        guard part != 0 else { return .zero }
        if drag == nil { grab() }
        moveFinger(by: part)
        return CGPoint(x: 0, y: part)
    }

    package func nestedScroll(_ scrollView: ScrollView, didEndWith velocity: CGPoint) -> Bool {
        guard let scrolling else { return false }
        self.scrolling = nil
        guard drag != nil else { return false }
        release(velocity: scrolling.movesSheet ? Double(velocity.y) : 0)
        return scrolling.movesSheet
    }
}
