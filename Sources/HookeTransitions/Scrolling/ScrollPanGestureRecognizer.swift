import Foundation
import Hooke

/// The pan of a scroll view: along the axes that scroll.
final class ScrollPanGestureRecognizer: PanGestureRecognizer {
    weak var scrollView: ScrollView?

    override func touchBegan(_ touch: Touch) {
        super.touchBegan(touch)
        if numberOfTouches == 1 { scrollView?.touchDidBegin() }
    }

    override func isRecognized(movement: SIMD2<Double>) -> Bool {
        guard let scrollView, super.isRecognized(movement: movement) else { return false }
        return scrollView.canBeginDrag(
            movement: scrollView.convert(step: movement, at: SIMD2(windowLocation)))
    }

    override func gestureDidFail() { scrollView?.gestureDidFail() }
}

extension ScrollView {
    /// Whether content moves in the main direction of a movement.
    func canBeginDrag(movement: SIMD2<Double>) -> Bool {
        let scrolls = scrollsAlong
        let axis = movement.x.magnitude > movement.y.magnitude ? 0 : 1
        guard axis == 0 ? scrolls.x : scrolls.y else { return false }
        if bounces || nestedScrollParent != nil { return true }
        if !scrollViewsAround(along: axis == 0 ? SIMD2(1, 0) : SIMD2(0, 1)).isEmpty { return true }
        let offset = SIMD2(contentOffset)[axis]
        return movement[axis] > 0 ? offset > known.minimum[axis] : offset < known.maximum[axis]
    }
}
