import HookeExport
import HookeGeometry
import HookeTransitions

/// Places the names of views inside their visible parts, where no opaque view covers them and no other name overlaps them.
struct LabelPlacement {
    /// The size of the screen, in points.
    let screen: SIMD2<Double>
    /// The font size.
    let size: Double

    /// Sets the labels. Front views choose first. A name that fits nowhere is left out.
    func place(_ views: inout [VisibleView], finger: SIMD2<Double>?) {
        var taken: [Polygon] = []
        var takenGrid = PolygonGrid(screen, expected: views.count)
        if let finger, finger.isDrawable {
            let room = SIMD2(repeating: 1.6 * size)
            taken.append(Polygon(low: finger - room, high: finger + room))
            takenGrid.insert(0, taken[0])
        }
        var grid = PolygonGrid(screen, expected: views.count)
        for (index, visible) in views.enumerated() { grid.insert(index, visible.seen) }
        for index in views.indices.reversed() where views[index].view.opacity >= 0.15 {
            let (view, seen) = (views[index].view, views[index].seen)
            // A view without a colour only contains other views; its name would be read as theirs.
            // A mask may hide the corner with the name.
            guard let (low, high) = seen.bounds, !view.name.isEmpty, view.state.backgroundColor != nil,
                view.masks.isEmpty
            else { continue }
            let inset = size * 0.5
            let box = SIMD2(Markup.width(view.name, size: size), size * 1.2)
            let (left, right) = (low.x + inset, high.x - inset - box.x)
            let (top, bottom) = (low.y + inset, high.y - inset - box.y)
            let center = (low + high - box) / 2
            // Try positions diagonally inwards from the top left first, so that a name stays near its corner
            // while the view rotates.
            let inwards = (0..<9).map { SIMD2(left, top) + Double($0) * size * SIMD2(0.35, 0.5) }
            let all =
                inwards + [
                    SIMD2(left, bottom), center, SIMD2(right, top), SIMD2(right, bottom),
                    SIMD2(left, center.y), SIMD2(center.x, bottom), SIMD2(center.x, top),
                ]
            let fitting = all.first { place in
                let label = Polygon(low: place, high: place + box)
                let padded = Polygon(low: place - inset / 2, high: place + box + inset / 2)
                let inside = Polygon(low: place - inset / 3, high: place + box + inset / 3)
                return seen.contains(inside.points)
                    && !takenGrid.contains(near: place, place + box) { label.overlaps(taken[$0], area: 0) }
                    && !grid.contains(near: place - inset / 2, place + box + inset / 2) {
                        $0 > index && views[$0].isOpaque && padded.overlaps(views[$0].seen)
                    }
            }
            guard let fitting else { continue }
            taken.append(Polygon(low: fitting, high: fitting + box))
            takenGrid.insert(taken.count - 1, taken[taken.count - 1])
            let ground = luminance(under: fitting + box / 2, views, grid)
            views[index].label = .init(x: fitting.x, y: fitting.y + size * 0.95, isLight: ground < 0.4)
        }
    }

    /// The brightness of the screen at `point`, from 0 to 1 in the display's gamma scale.
    private func luminance(
        under point: SIMD2<Double>, _ views: [VisibleView], _ grid: PolygonGrid
    ) -> Double {
        func luma(_ color: SceneColor) -> Double {
            let c = color.srgbComponents
            let limited = [c.x, c.y, c.z].map { $0.isNaN ? 0 : min(max($0, 0), 1) }
            return 0.2126 * limited[0] + 0.7152 * limited[1] + 0.0722 * limited[2]
        }
        var ground = luma(.screenBackdrop)
        for index in grid.around(point) where views[index].seen.contains([point]) {
            let view = views[index].view
            guard let color = view.state.backgroundColor, color.coverage > 0 else { continue }
            ground += (luma(color) - ground) * min(view.opacity, 1) * color.coverage
        }
        return ground
    }
}
