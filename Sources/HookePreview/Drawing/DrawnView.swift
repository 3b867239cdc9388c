/// A view ready to draw, shared by the filmstrip and the player.
struct DrawnView: Hashable {
    struct Label: Hashable {
        /// The left end of the baseline.
        var x: Double
        var y: Double
        var isLight: Bool
    }

    var id: Int
    var name: String
    /// SVG path data of the outline.
    var path: String
    /// SVG path data of the visible region; `nil` when no ancestor clips the view.
    var clip: String?
    var color: MotionRecording.RGBA?
    var opacity: Double
    var order: Int
    /// A dashed edge, for a view without a background or with its back towards the eye.
    var isDashed: Bool
    var label: Label?
    /// Where the view's text and picture are; `nil` without them.
    var content: DrawnContent?
    /// The gradient and the path of its layer.
    var shape: DrawnShape?
    /// The border and the shadow of its layer.
    var decoration: DrawnDecoration?
    /// The masks of the view and its superviews.
    var mask: DrawnMask?
    /// The outline as a polygon.
    var polygon: Polygon
    /// Whether only the text, picture and shape are visible.
    var isBare: Bool { (content != nil || shape != nil) && (color?.coverage ?? 0) <= 0 }
}

/// The places of names beside their views, which names keep from frame to frame.
struct LabelPlaces {
    private var choices: [Int: Int] = [:]

    /// The number of the place of a view's name.
    subscript(id: Int) -> Int? {
        get { choices[id] }
        set { choices[id] = newValue }
    }
}

extension MotionRecording {
    /// The colour of the empty screen. It is the same in light and dark mode, so that colours look as
    /// recorded.
    static let backdrop = RGBA(red: 0.925, green: 0.925, blue: 0.94)

    /// The visible views of `frame`, back to front, with names at `labelSize` points.
    ///
    /// `labels` has the places of the names in the frame before, which they keep where they fit.
    func drawnViews(
        _ frame: Frame, labelSize: Double, labels: inout LabelPlaces
    ) -> [DrawnView] {
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
            guard !view.isHidden, view.opacity > 0 else { continue }
            let shape = DrawnShape(view.shape)
            let outline = Outline(view, guardBox: guardBox)
            // A path may be larger than the bounds, which may be empty.
            let reach = shape.map { Polygon($0.corners) } ?? outline?.polygon ?? Polygon([])
            let decoration = DrawnDecoration(
                view.decoration, view.decoration.flatMap { _ in DrawnContent(view) },
                hasGround: (view.color?.coverage ?? 0) > 0)
            var window = screen
            var cut = false
            let drawnPoints =
                (outline?.polygon.points ?? []) + reach.points
                + (decoration?.reach(of: outline?.polygon ?? reach) ?? [])
            for points in view.clip {
                let ancestor = Polygon(points)
                if !ancestor.contains(drawnPoints) { cut = true }
                window = window.clipped(to: ancestor)
            }
            let hasArea = (outline?.polygon.doubledArea.magnitude ?? 0) > 1e-3
            guard hasArea || shape != nil else { continue }
            let seen = (hasArea ? outline?.polygon ?? reach : reach).clipped(to: window)
            if cut, shape == nil, seen.points.isEmpty { continue }
            if cut, window.points.isEmpty { continue }
            drawn.append(
                DrawnView(
                    id: view.id, name: view.name, path: hasArea ? outline?.path ?? "" : "",
                    clip: cut ? Outline.path(through: window.points) : nil, color: view.color,
                    opacity: min(view.opacity, 1), order: view.order,
                    isDashed: view.isBackFacing || (view.color?.alpha ?? 0) <= 0, label: nil,
                    content: contents?[view.id].flatMap { _ in DrawnContent(view) },
                    shape: shape, decoration: decoration, mask: DrawnMask(view, guardBox: guardBox),
                    polygon: outline?.polygon ?? reach))
            visible.append(seen)
        }
        // Names would cover the texts and pictures of the views.
        if showsOutlines {
            placeLabels(&drawn, visible: visible, size: labelSize, finger: frame.finger, places: &labels)
        }
        return drawn
    }

    /// The visible views of `frame`, back to front, with names at `labelSize` points.
    func drawnViews(_ frame: Frame, labelSize: Double) -> [DrawnView] {
        var labels = LabelPlaces()
        return drawnViews(frame, labelSize: labelSize, labels: &labels)
    }

    /// Whether views have an edge and a name. Recordings with texts and pictures look as on a screen.
    var showsOutlines: Bool { contents == nil }

    /// Places each name inside the visible part of its view, where no opaque view covers it and no other name
    /// overlaps it.
    ///
    /// Front views choose first. A name that fits nowhere is left out.
    private func placeLabels(
        _ drawn: inout [DrawnView], visible: [Polygon], size: Double, finger: SIMD2<Double>?,
        places: inout LabelPlaces
    ) {
        var taken: [Polygon] = []
        var takenGrid = PolygonGrid(self.size, expected: drawn.count)
        if let finger, finger.isDrawable {
            let room = SIMD2(repeating: 1.6 * size)
            taken.append(Polygon(low: finger - room, high: finger + room))
            takenGrid.insert(0, taken[0])
        }
        var grid = PolygonGrid(self.size, expected: drawn.count)
        for (index, polygon) in visible.enumerated() { grid.insert(index, polygon) }
        for index in drawn.indices.reversed() where drawn[index].opacity >= 0.15 {
            // A view without a colour only contains other views; its name would be read as theirs.
            // A mask may hide the corner with the name.
            guard let (low, high) = visible[index].bounds, !drawn[index].name.isEmpty,
                drawn[index].color != nil, drawn[index].mask == nil
            else { continue }
            let inset = size * 0.5
            let box = SIMD2(Markup.width(drawn[index].name, size: size), size * 1.2)
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
            // The name's previous place is tried before the others, so that it stays where it can.
            let order = [places[drawn[index].id]].compactMap { $0 } + Array(all.indices)
            let choice = order.first { choice in
                let place = all[choice]
                let label = Polygon(low: place, high: place + box)
                let padded = Polygon(low: place - inset / 2, high: place + box + inset / 2)
                let inside = Polygon(low: place - inset / 3, high: place + box + inset / 3)
                return visible[index].contains(inside.points)
                    && !takenGrid.contains(near: place, place + box) { label.overlaps(taken[$0], area: 0) }
                    && !grid.contains(near: place - inset / 2, place + box + inset / 2) {
                        $0 > index && Self.hides(drawn[$0]) && padded.overlaps(visible[$0])
                    }
            }
            guard let choice else { continue }
            places[drawn[index].id] = choice
            let fitting = all[choice]
            taken.append(Polygon(low: fitting, high: fitting + box))
            takenGrid.insert(taken.count - 1, taken[taken.count - 1])
            let ground = luminance(under: fitting + box / 2, drawn, visible, grid)
            drawn[index].label = DrawnView.Label(
                x: fitting.x, y: fitting.y + size * 0.95, isLight: ground < 0.4)
        }
    }

    private static func hides(_ view: DrawnView) -> Bool { view.opacity * (view.color?.alpha ?? 0) > 0.6 }

    /// The brightness of the stage at `point`, from 0 to 1 in the display's gamma scale.
    private func luminance(
        under point: SIMD2<Double>, _ drawn: [DrawnView], _ visible: [Polygon], _ grid: PolygonGrid
    ) -> Double {
        func luma(_ color: RGBA) -> Double {
            let limited = [color.red, color.green, color.blue].map { $0.isNaN ? 0 : min(max($0, 0), 1) }
            return 0.2126 * limited[0] + 0.7152 * limited[1] + 0.0722 * limited[2]
        }
        var ground = luma(Self.backdrop)
        for index in grid.around(point) where visible[index].contains([point]) {
            let view = drawn[index]
            guard let color = view.color, color.alpha > 0 else { continue }
            let cover = view.opacity * min(color.alpha, 1)
            ground += (luma(color) - ground) * cover
        }
        return ground
    }
}

extension MotionRecording.RGBA {
    /// The colour for CSS and SVG, without its opacity. Components are clamped to 0…1; NaN is 0.
    var css: String {
        let bytes = [red, green, blue].map { $0.isNaN ? 0 : Int((min(max($0, 0), 1) * 255).rounded()) }
        return "rgb(\(bytes[0]),\(bytes[1]),\(bytes[2]))"
    }

    /// The colour's own opacity, clamped to 0…1; NaN is 0.
    var coverage: Double { alpha.isNaN ? 0 : min(max(alpha, 0), 1) }
}
