/// A view made ready to draw: what both the filmstrip and the player put on their stage.
struct DrawnView: Hashable {
    /// A name on the stage.
    struct Label: Hashable {
        /// The left end of the baseline.
        var x: Double
        var y: Double
        /// Light text, for a dark ground.
        var isLight: Bool
    }

    var id: Int
    var name: String
    /// SVG path data of the outline.
    var path: String
    /// SVG path data of what it may be seen through; `nil` when nothing cuts it.
    var clip: String?
    /// The fill, `nil` for none.
    var color: MotionRecording.RGBA?
    /// 0 to 1.
    var opacity: Double
    var order: Int
    /// A dashed edge: a view without a background, or one seen from behind.
    var isDashed: Bool
    /// The name, where it fits.
    var label: Label?
}

extension MotionRecording {
    /// What the empty screen shows, in light and dark alike, so that colours look as recorded.
    static let backdrop = RGBA(red: 0.925, green: 0.925, blue: 0.94)

    /// What can be seen of `frame`, back to front, with names at `labelSize` points.
    func drawnViews(_ frame: Frame, labelSize: Double) -> [DrawnView] {
        let margin = SIMD2(repeating: 2 * max(size.x, size.y))
        let guardBox = Polygon(low: -margin, high: size + margin)
        let screen = Polygon(low: .zero, high: size)
        var drawn: [DrawnView] = []
        var visible: [Polygon] = []
        let order = frame.views.indices.sorted {
            (frame.views[$0].order, $0) < (frame.views[$1].order, $1)
        }
        for index in order {
            let view = frame.views[index]
            guard !view.isHidden, view.opacity > 0, let outline = Outline(view, guardBox: guardBox) else {
                continue
            }
            var window = screen
            var cut = false
            for points in view.clip {
                let ancestor = Polygon(points)
                if !ancestor.contains(outline.polygon.points) { cut = true }
                window = window.clipped(to: ancestor)
            }
            // Edge-on nothing is to be seen, not even a line.
            guard outline.polygon.doubledArea.magnitude > 1e-3 else { continue }
            let seen = outline.polygon.clipped(to: window)
            if cut, seen.points.isEmpty { continue }
            drawn.append(
                DrawnView(
                    id: view.id, name: view.name, path: outline.path,
                    clip: cut ? Outline.path(through: window.points) : nil, color: view.color,
                    opacity: min(view.opacity, 1), order: view.order,
                    isDashed: view.isBackFacing || (view.color?.alpha ?? 0) <= 0, label: nil))
            visible.append(seen)
        }
        placeLabels(&drawn, visible: visible, size: labelSize)
        return drawn
    }

    /// Puts each name where it fits: inside what is seen of its view, under nothing opaque, over no other name.
    /// The front views choose first; a name that fits nowhere is left out.
    private func placeLabels(_ drawn: inout [DrawnView], visible: [Polygon], size: Double) {
        var taken: [Polygon] = []
        for index in drawn.indices.reversed() where drawn[index].opacity >= 0.15 {
            // A view without a colour only holds others; its name would be taken for theirs.
            guard let (low, high) = visible[index].bounds, !drawn[index].name.isEmpty,
                drawn[index].color != nil
            else { continue }
            let inset = size * 0.5
            let box = SIMD2(Markup.width(drawn[index].name, size: size), size * 1.2)
            let (left, right) = (low.x + inset, high.x - inset - box.x)
            let (top, bottom) = (low.y + inset, high.y - inset - box.y)
            let center = (low + high - box) / 2
            // First inwards from the top left, so that a name stays near its corner while the view turns.
            let inwards = (0..<9).map { SIMD2(left, top) + Double($0) * size * SIMD2(0.35, 0.5) }
            let places =
                inwards + [
                    SIMD2(left, bottom), center, SIMD2(right, top), SIMD2(right, bottom),
                    SIMD2(left, center.y), SIMD2(center.x, bottom), SIMD2(center.x, top),
                ]
            let fitting = places.first { place in
                let label = Polygon(low: place, high: place + box)
                let padded = Polygon(low: place - inset / 2, high: place + box + inset / 2)
                let inside = Polygon(low: place - inset / 3, high: place + box + inset / 3)
                return visible[index].contains(inside.points)
                    && !taken.contains { label.overlaps($0, area: 0) }
                    && !drawn.indices.dropFirst(index + 1).contains {
                        Self.hides(drawn[$0]) && padded.overlaps(visible[$0])
                    }
            }
            guard let fitting else { continue }
            taken.append(Polygon(low: fitting, high: fitting + box))
            let ground = luminance(under: fitting + box / 2, drawn, visible)
            drawn[index].label = DrawnView.Label(
                x: fitting.x, y: fitting.y + size * 0.95, isLight: ground < 0.4)
        }
    }

    private static func hides(_ view: DrawnView) -> Bool { view.opacity * (view.color?.alpha ?? 0) > 0.6 }

    /// How light the stage is at `point`, from 0 to 1 in the display's own (gamma) scale.
    private func luminance(under point: SIMD2<Double>, _ drawn: [DrawnView], _ visible: [Polygon]) -> Double {
        func luma(_ color: RGBA) -> Double {
            let limited = [color.red, color.green, color.blue].map { $0.isNaN ? 0 : min(max($0, 0), 1) }
            return 0.2126 * limited[0] + 0.7152 * limited[1] + 0.0722 * limited[2]
        }
        var ground = luma(Self.backdrop)
        for (view, polygon) in zip(drawn, visible) where polygon.contains([point]) {
            guard let color = view.color, color.alpha > 0 else { continue }
            let cover = view.opacity * min(color.alpha, 1)
            ground += (luma(color) - ground) * cover
        }
        return ground
    }
}

extension MotionRecording.RGBA {
    /// The colour for CSS and SVG, without its opacity; components outside 0…1 are limited, NaN is 0.
    var css: String {
        let bytes = [red, green, blue].map { $0.isNaN ? 0 : Int((min(max($0, 0), 1) * 255).rounded()) }
        return "rgb(\(bytes[0]),\(bytes[1]),\(bytes[2]))"
    }

    /// The colour's own opacity, limited to 0…1; NaN is 0.
    var coverage: Double { alpha.isNaN ? 0 : min(max(alpha, 0), 1) }
}
