import HookeGeometry

extension QuadPlot {
    func drawn(width: Double, height: Double) -> String {
        let room = width - 2 * PlotDocument.margin
        let count = cards.map(\.poses.count).max() ?? 0
        if isSpread, (2...Self.maximumCellCount).contains(count) {
            return spread(count, width: room, height: height - PlotDocument.head - PlotDocument.margin)
        }
        let hasKeys = cards.count > 1
        let (low, high) = shown
        let frame = ScreenFrame(
            width: room, height: height - PlotDocument.head - PlotDocument.margin, low: low, high: high,
            head: hasKeys ? 22 : 8)
        var svg = frame.axes()
        var inside = cards.indices.map { pattern(of: $0) }.joined()
        inside += cards.indices.map { flat(cards[$0], frame) }.joined()
        for (index, card) in cards.enumerated() {
            for (pose, projection) in zip(card.poses, projections[index]) {
                inside += seen(projection, pose, card, kind: "s\(index)", frame)
            }
        }
        inside += cards.map { hidden($0, frame) }.joined()
        if let eye { inside += mark(eye, frame) }
        svg += frame.clipped(inside, id: "screen")
        svg += labels(frame)
        return hasKeys ? svg + frame.legend(cards.map(\.label)) : svg
    }

    /// Draws the poses of each number in a cell, with the flat rectangles.
    private func spread(_ count: Int, width: Double, height: Double) -> String {
        let (low, high) = shown
        let hasKeys = cards.count > 1
        let top = hasKeys ? 20.0 : 0
        let grid = ScreenGrid(count, in: Vector2(width, height), below: top, low: low, high: high)
        var svg = cards.indices.map { pattern(of: $0) }.joined()
        for number in 0..<count {
            let posed = cards.enumerated().filter { number < $1.poses.count }
            var names: [String] = []
            for (_, card) in posed {
                let label = card.poses[number].label
                if !label.isEmpty, !names.contains(label) { names.append(label) }
            }
            svg += grid.drawn(number, name: names.joined(separator: ", ")) { frame in
                var inside = cards.map { flat($0, frame) }.joined()
                for (index, card) in posed {
                    let (pose, projection) = (card.poses[number], projections[index][number])
                    inside += seen(projection, pose, card, kind: "s\(index)", frame)
                    inside += hidden(Card(label: "", rectangle: card.rectangle, poses: [pose]), frame)
                }
                return inside + (eye.map { mark($0, frame) } ?? "")
            }
        }
        guard hasKeys else { return svg }
        let frame = ScreenFrame(width: width, height: height, low: low, high: high, head: 22)
        return svg + frame.legend(cards.map(\.label))
    }

    /// The bounds of the visible content: the flat rectangles, the eye and the projections.
    ///
    /// Projections extend the bounds by a limited multiple of the size, because they may be huge near the
    /// eye.
    private var shown: (low: Vector2, high: Vector2) {
        let flat = cards.flatMap { $0.rectangle.corners.corners } + (eye.map { [$0] } ?? [])
        let whole = projections.joined().compactMap(\.quad).flatMap(\.corners)
        let cut = projections.joined().filter(\.isClipped).flatMap(\.polygon)
        func bounds(_ points: [Vector2]) -> (low: Vector2, high: Vector2) {
            Polygon(points).bounds ?? (.zero, SIMD2(1, 1))
        }
        let start = bounds(flat)
        let size = Vector2(repeating: max((start.high - start.low).max(), 1))
        // A projection that is not clipped may still be near the eye and huge.
        let (low, high) = bounds(
            flat + whole.map { pointwiseMin(pointwiseMax($0, start.low - 4 * size), start.high + 4 * size) })
        let reach = Vector2(repeating: 0.75 * max((high - low).max(), 1))
        return bounds(
            [low, high] + cut.map { pointwiseMin(pointwiseMax($0, low - reach), high + reach) })
    }

    private func pattern(of index: Int) -> String {
        "<pattern id=\"back\(index)\" width=\"7\" height=\"7\" patternUnits=\"userSpaceOnUse\""
            + " patternTransform=\"rotate(45)\"><line class=\"hatch s\(index)\" x1=\"0\" y1=\"0\" x2=\"0\""
            + " y2=\"7\"/></pattern>\n"
    }

    /// Returns a rectangle as it lies in the plane of the screen.
    private func flat(_ card: Card, _ frame: ScreenFrame) -> String {
        let outline = Polygon(card.rectangle.corners.corners).points
        return zip(outline, outline.dropFirst() + outline.prefix(1)).map { from, to in
            edge(from, to, "flat", frame)
        }.joined()
    }

    /// Returns the parts of the flat rectangle that are behind the near plane in a pose.
    private func hidden(_ card: Card, _ frame: ScreenFrame) -> String {
        card.poses.map { pose in
            let part = Polygon(behind(card.rectangle, pose.transform)).clipped(to: frame.guardBox)
            return part.points.count < 3 ? "" : "<path class=\"behind\" d=\"\(path(part, frame))\"/>\n"
        }.joined()
    }

    /// Returns the corners of the part of a rectangle whose w is below that of the near plane.
    private func behind(_ rectangle: Rectangle, _ transform: Transform3D) -> [Vector2] {
        let corners = rectangle.corners.corners
        let depths = corners.map { transform.homogeneous($0).w - near }
        guard depths.contains(where: { $0 < 0 }) else { return [] }
        var points: [Vector2] = []
        for index in 0..<4 {
            let next = (index + 1) & 3
            if depths[index] < 0 { points.append(corners[index]) }
            if (depths[index] < 0) != (depths[next] < 0) {
                let part = depths[index] / (depths[index] - depths[next])
                points.append(corners[index] + part * (corners[next] - corners[index]))
            }
        }
        return points
    }

    private func seen(
        _ projection: RectangleProjection, _ pose: Pose, _ card: Card, kind: String, _ frame: ScreenFrame
    ) -> String {
        let polygon = Polygon(projection.polygon)
        guard polygon.points.count == projection.polygon.count, polygon.points.count >= 3 else { return "" }
        var svg = ""
        let visible = polygon.clipped(to: frame.guardBox)
        if !visible.points.isEmpty {
            let outline = path(visible, frame)
            if projection.facing == .back {
                svg += "<path fill=\"url(#back\(kind.dropFirst()))\" d=\"\(outline)\"/>\n"
            } else {
                svg += "<path class=\"face \(kind)\" d=\"\(outline)\"/>\n"
            }
        }
        let corners = projection.homogeneousCorners
        for index in 0..<4 {
            let (from, to) = (corners[index], corners[(index + 1) & 3])
            switch (from.w >= near, to.w >= near) {
            case (true, true):
                svg += edge(from.seen, to.seen, "curve \(kind) thin solid", frame)
            case (true, false): svg += edge(from.seen, cut(from, to), "curve \(kind) thin dashed", frame)
            case (false, true): svg += edge(to.seen, cut(to, from), "curve \(kind) thin dashed", frame)
            case (false, false): break
            }
        }
        if corners[0].w >= near, corners[0].seen.isDrawable {
            let place = frame.place(corners[0].seen)
            svg +=
                "<circle class=\"tip \(kind)\" cx=\"\(Markup.number(place.x))\""
                + " cy=\"\(Markup.number(place.y))\" r=\"3\"/>\n"
        }
        return svg
    }

    /// Returns the intersection of an edge with the near plane.
    private func cut(_ inside: SIMD4<Double>, _ outside: SIMD4<Double>) -> Vector2 {
        let part = (inside.w - near) / (inside.w - outside.w)
        let point = inside + part * (outside - inside)
        return Vector2(point.x, point.y) / near
    }

    /// Returns a straight line between two points of the screen, clipped to the guard box.
    private func edge(_ from: Vector2, _ to: Vector2, _ kind: String, _ frame: ScreenFrame) -> String {
        guard from.isDrawable, to.isDrawable,
            let (low, high) = frame.guardBox.bounds
        else { return "" }
        // Liang and Barsky: intersect the line's parameter range with each of the four sides.
        let direction = to - from
        var (start, end) = (0.0, 1.0)
        for axis in 0..<2 {
            if direction[axis] == 0 {
                guard from[axis] >= low[axis], from[axis] <= high[axis] else { return "" }
                continue
            }
            let (a, b) = (
                (low[axis] - from[axis]) / direction[axis], (high[axis] - from[axis]) / direction[axis]
            )
            start = max(start, min(a, b))
            end = min(end, max(a, b))
        }
        guard start <= end else { return "" }
        let (a, b) = (frame.place(from + start * direction), frame.place(from + end * direction))
        return frame.line(a.x, a.y, b.x, b.y, kind)
    }

    private func path(_ polygon: Polygon, _ frame: ScreenFrame) -> String {
        polygon.points.isEmpty ? "" : Outline.path(through: polygon.points.map(frame.place))
    }

    private func mark(_ point: Vector2, _ frame: ScreenFrame) -> String {
        let place = frame.place(point)
        return frame.line(place.x - 6, place.y, place.x + 6, place.y, "cursor")
            + frame.line(place.x, place.y - 6, place.x, place.y + 6, "cursor")
    }

    /// Returns the labels of the poses beside their first corners, where they do not overlap.
    private func labels(_ frame: ScreenFrame) -> String {
        var svg = ""
        var taken: [(low: Vector2, high: Vector2)] = []
        for (index, card) in cards.enumerated() {
            for (pose, projection) in zip(card.poses, projections[index]) where !pose.label.isEmpty {
                let polygon = Polygon(projection.polygon).clipped(to: frame.guardBox)
                guard let anchor = projection.quad?.topLeft ?? polygon.points.first else { continue }
                let label = Markup.truncated(pose.label, size: PlotFrame.font, width: 150)
                let size = Vector2(Markup.width(label, size: PlotFrame.font), PlotFrame.font)
                let place = frame.place(anchor)
                let offsets: [Vector2] = [[6, -5], [-6 - size.x, -5], [6, 14], [-6 - size.x, 14]]
                let free = offsets.map { place + $0 }.first { place in
                    let (low, high) = (place - [0, size.y], place + [size.x, 0])
                    return low.x >= frame.left && high.x <= frame.right && low.y >= frame.top
                        && high.y <= frame.bottom
                        && !taken.contains {
                            $0.low.x < high.x && low.x < $0.high.x && $0.low.y < high.y && low.y < $0.high.y
                        }
                }
                guard let free else { continue }
                taken.append((free - [0, size.y], free + [size.x, 0]))
                svg += frame.text(free.x, free.y, label, "ink halo s\(index)")
            }
        }
        return svg
    }
}

extension SIMD4<Double> {
    fileprivate var seen: Vector2 { Vector2(x, y) / w }
}
