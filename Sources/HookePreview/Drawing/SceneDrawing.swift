import HookeExport
import HookeGeometry
import HookeTransitions

/// The frames of a recording as SVG, in points of its screen.
struct SceneDrawing {
    let recording: SceneRecording
    /// Pixels of the picture per point of the screen.
    let scale: Double
    /// Whether views have an edge and a name. Recordings with texts and pictures look as on a screen.
    let showsOutlines: Bool
    /// The largest error of affine cells, in pixels of the picture.
    var tolerance = 0.25
    /// What the frames that are drawn refer to.
    var definitions = Definitions()

    static let labelPixels = 9.0

    init(_ recording: SceneRecording, scale: Double) {
        (self.recording, self.scale) = (recording, scale)
        showsOutlines = !recording.hasContents
    }

    /// The definitions of the frames drawn so far, with the clip of the screen.
    var defs: String {
        "<defs>\n<clipPath id=\"screen\">\(screenRect(""))</clipPath>\n\(definitions.svg)</defs>\n"
    }

    private func screenRect(_ attributes: String) -> String {
        let size = recording.extent
        return "<rect width=\"\(number(size.x))\" height=\"\(number(size.y))\""
            + " rx=\"\(number(5 / scale))\"\(attributes)/>"
    }

    /// Returns the screen of a frame.
    mutating func screen(_ index: Int) -> String {
        var body =
            "<g clip-path=\"url(#screen)\">\n" + screenRect(SceneColor.screenBackdrop.svg("fill")) + "\n"
        var names = ""
        let labelSize = Self.labelPixels / scale
        let views = visibleViews(of: index, labelSize: labelSize)
        body += elements(of: views, hasEdge: showsOutlines)
        for visible in views {
            guard let label = visible.label else { continue }
            names += "<text x=\"\(number(label.x))\" y=\"\(number(label.y))\" text-anchor=\"start\""
            names += " font-size=\"\(number(labelSize))\" fill=\"\(label.isLight ? "#fff" : "#16171b")\""
            names += " fill-opacity=\".86\">\(Markup.escaped(visible.view.name))</text>\n"
        }
        return body + names + finger(index) + "</g>\n"
            + screenRect(" class=\"bezel\" stroke-width=\"\(number(1.2 / scale))\"") + "\n"
    }

    /// Returns the views that a frame shows, back to front, with names at `labelSize` points.
    func visibleViews(of index: Int, labelSize: Double) -> [VisibleView] {
        let frame = recording.frames[index]
        var views = frame.snapshot.shownViews.compactMap { VisibleView($0, on: recording.extent) }
        // Names would cover the texts and pictures of the views.
        if showsOutlines {
            LabelPlacement(screen: recording.extent, size: labelSize).place(&views, finger: frame.finger)
        }
        return views
    }

    /// Returns a screen with its top left corner at a point of the picture.
    func placed(_ screen: String, at corner: SIMD2<Double>) -> String {
        "<g transform=\"translate(\(number(corner.x)) \(number(corner.y)))"
            + " scale(\(Markup.number(scale, decimals: 6)))\">\n\(screen)</g>"
    }

    private func finger(_ index: Int) -> String {
        guard let finger = recording.frames[index].finger, finger.isDrawable else { return "" }
        let trail = recording.trail(to: index).thinned(to: 1000, from: 0.5 / scale)
        let points = trail.map { "\(number($0.x)) \(number($0.y))" }.joined(separator: " ")
        let halo = "stroke=\"#fff\" stroke-opacity=\".8\""
        let line = "fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\""
        return "<polyline points=\"\(points)\" \(line) \(halo) stroke-width=\"\(number(3.2 / scale))\"/>\n"
            + "<polyline points=\"\(points)\" \(line) stroke=\"#e0245e\" stroke-width=\"\(number(1.6 / scale))\"/>\n"
            + "<circle cx=\"\(number(finger.x))\" cy=\"\(number(finger.y))\" r=\"\(number(5 / scale))\""
            + " fill=\"#e0245e\" fill-opacity=\".85\" \(halo) stroke-width=\"\(number(1.5 / scale))\"/>\n"
    }

    func number(_ value: Double) -> String { Markup.number(value) }
}
