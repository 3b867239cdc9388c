extension FilmstripDrawing {
    /// The clip paths, for `<defs>`, and the content of one screen.
    struct Screen {
        var clips = ""
        var body = ""
    }

    func screenRect(_ attributes: String) -> String {
        let size = recording.size
        return "<rect width=\"\(number(size.x))\" height=\"\(number(size.y))\""
            + " rx=\"\(number(5 / scale))\"\(attributes.isEmpty ? "" : " ")\(attributes)/>"
    }

    /// Returns the frame at `index`, in points. The ids of its clip paths begin with `clipPrefix`.
    func screen(_ index: Int, clipPrefix: String) -> Screen {
        let frame = recording.frames[index]
        let labelSize = Self.labelPixels / scale
        var screen = Screen()
        var names = ""
        screen.body = "<g clip-path=\"url(#screen)\">\n"
        screen.body += screenRect("fill=\"\(MotionRecording.backdrop.css)\"") + "\n"
        for view in recording.drawnViews(frame, labelSize: labelSize) {
            var attributes = "d=\"\(view.path)\""
            if recording.showsOutlines {
                attributes +=
                    " stroke=\"#000\" stroke-opacity=\".35\" stroke-width=\"\(number(0.75 / scale))\""
            }
            if view.isDashed, recording.showsOutlines {
                attributes += " stroke-dasharray=\"\(number(3 / scale)) \(number(2.5 / scale))\""
            }
            if let color = view.color, color.coverage > 0 {
                attributes += " fill=\"\(color.css)\""
                if color.coverage < 1 { attributes += " fill-opacity=\"\(number(color.coverage))\"" }
            } else {
                attributes += " fill=\"none\""
            }
            if view.opacity < 1 { attributes += " opacity=\"\(Markup.number(view.opacity, decimals: 4))\"" }
            if let clip = view.clip {
                let id = "\(clipPrefix)\(view.id)"
                screen.clips += "<clipPath id=\"\(id)\"><path d=\"\(clip)\"/></clipPath>\n"
                attributes += " clip-path=\"url(#\(id))\""
            }
            let id = "\(clipPrefix)\(view.id)"
            if let mask = view.mask {
                screen.clips += mask.svg(id: id) + "\n"
                screen.body += "<g mask=\"url(#\(mask.name(id: id)))\">\n"
            }
            let decoration = view.decoration?.svg(path: view.path, outline: view.polygon, id: id)
            if let decoration { screen.clips += decoration.defs + "\n" }
            screen.body += grouped(decoration?.under ?? "", view, id: id)
            let isSeen = recording.showsOutlines || (view.color?.coverage ?? 0) > 0
            if !view.isBare, isSeen { screen.body += "<path \(attributes)/>\n" }
            screen.body += shape(of: view, id: id, &screen.clips)
            screen.body += content(of: view, clipPrefix: clipPrefix, &screen.clips)
            screen.body += grouped(decoration?.over ?? "", view, id: id)
            if view.mask != nil { screen.body += "</g>\n" }
            if let label = view.label {
                names += "<text x=\"\(number(label.x))\" y=\"\(number(label.y))\" text-anchor=\"start\""
                names += " font-size=\"\(number(labelSize))\" fill=\"\(label.isLight ? "#fff" : "#16171b")\""
                names += " fill-opacity=\".86\">\(Markup.escaped(view.name))</text>\n"
            }
        }
        screen.body += names + finger(frame) + "</g>\n"
        screen.body += screenRect("class=\"bezel\" stroke-width=\"\(number(1.2 / scale))\"") + "\n"
        return screen
    }

    /// Returns elements of a view, clipped by its ancestors and with its opacity.
    private func grouped(_ elements: String, _ view: DrawnView, id: String) -> String {
        guard !elements.isEmpty else { return "" }
        let outer = view.clip == nil ? "" : " clip-path=\"url(#\(id))\""
        let opacity = view.opacity < 1 ? " opacity=\"\(Markup.number(view.opacity, decimals: 4))\"" : ""
        return "<g\(outer)\(opacity)>\(elements)</g>\n"
    }

    /// Returns the gradient and the path of a view, clipped by its ancestors.
    private func shape(of view: DrawnView, id: String, _ clips: inout String) -> String {
        guard let drawing = view.shape?.svg(id: id) else { return "" }
        clips += drawing.defs.isEmpty ? "" : drawing.defs + "\n"
        return grouped(drawing.body, view, id: id)
    }

    /// Returns the text and the picture of a view, clipped by its outline and by its ancestors.
    private func content(of view: DrawnView, clipPrefix: String, _ clips: inout String) -> String {
        guard let place = view.content, let content = recording.contents?[view.id] else { return "" }
        let id = "\(clipPrefix)\(view.id)-own"
        clips += "<clipPath id=\"\(id)\"><path d=\"\(view.path)\"/></clipPath>\n"
        let outer = view.clip == nil ? "" : " clip-path=\"url(#\(clipPrefix)\(view.id))\""
        let opacity = view.opacity < 1 ? " opacity=\"\(Markup.number(view.opacity, decimals: 4))\"" : ""
        return
            "<g\(outer)\(opacity)><g clip-path=\"url(#\(id))\">\(content.svg(place, id: symbols[view.id] ?? view.id))</g></g>\n"
    }

    private func finger(_ frame: MotionRecording.Frame) -> String {
        guard let finger = frame.finger, finger.isDrawable else { return "" }
        let trail = (recording.trail(at: frame.time) + [finger]).thinned(to: 1000, from: 0.5 / scale)
        let points = trail.map { "\(number($0.x)) \(number($0.y))" }.joined(separator: " ")
        let halo = "stroke=\"#fff\" stroke-opacity=\".8\""
        let line = "fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\""
        return "<polyline points=\"\(points)\" \(line) \(halo) stroke-width=\"\(number(3.2 / scale))\"/>\n"
            + "<polyline points=\"\(points)\" \(line) stroke=\"#e0245e\" stroke-width=\"\(number(1.6 / scale))\"/>\n"
            + "<circle cx=\"\(number(finger.x))\" cy=\"\(number(finger.y))\" r=\"\(number(5 / scale))\""
            + " fill=\"#e0245e\" fill-opacity=\".85\" \(halo) stroke-width=\"\(number(1.5 / scale))\"/>\n"
    }
}
