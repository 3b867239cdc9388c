import HookeGeometry

/// The masks of a view and its superviews as SVG masks: each shows itself through the one around it.
struct DrawnMask: Hashable {
    private struct Part: Hashable {
        var path: String
        var alpha: Double
        var shape: DrawnShape?
        var opacity: Double
    }

    /// The masks, outermost first.
    private let masks: [[Part]]
    /// A rectangle around everything that is drawn.
    private let low: SIMD2<Double>
    private let high: SIMD2<Double>

    /// Returns `nil` without masks.
    init?(_ view: MotionRecording.ViewSample, guardBox: Polygon) {
        guard let masks = view.masks, !masks.isEmpty, let bounds = guardBox.bounds else { return nil }
        (low, high) = bounds
        self.masks = masks.map { parts in
            parts.compactMap { part in
                guard !part.isHidden, part.opacity > 0 else { return nil }
                let outline = Outline(part, guardBox: guardBox)
                let alpha = part.color?.coverage ?? 0
                return Part(
                    path: alpha > 0 ? outline?.path ?? "" : "", alpha: alpha, shape: DrawnShape(part.shape),
                    opacity: min(1, part.opacity))
            }
        }
    }

    /// The id of the mask to apply.
    func name(id: String) -> String { "\(id)-mask\(masks.count - 1)" }

    /// The definitions. Masks use the alpha of what they draw, as Core Animation does.
    func svg(id: String) -> String {
        let box = [low.x, low.y, high.x - low.x, high.y - low.y].map { Markup.number($0) }
        let area = "x=\"\(box[0])\" y=\"\(box[1])\" width=\"\(box[2])\" height=\"\(box[3])\""
        var svg = ""
        for (index, parts) in masks.enumerated() {
            var body = ""
            for (place, part) in parts.enumerated() {
                let drawing = part.shape?.svg(id: "\(id)-mask\(index)-\(place)")
                svg += drawing?.defs ?? ""
                body += "<g opacity=\"\(Markup.number(part.opacity, decimals: 4))\">"
                if !part.path.isEmpty {
                    let alpha = Markup.number(part.alpha, decimals: 4)
                    body += "<path d=\"\(part.path)\" fill-opacity=\"\(alpha)\"/>"
                }
                body += (drawing?.body ?? "") + "</g>"
            }
            let outer = index == 0 ? "" : " mask=\"url(#\(id)-mask\(index - 1))\""
            svg += "<mask id=\"\(id)-mask\(index)\" style=\"mask-type:alpha\""
            svg += " maskUnits=\"userSpaceOnUse\" \(area)><g\(outer)>\(body)</g></mask>"
        }
        return svg
    }
}
