import HookeTransitions

/// The transition as one animated picture: a screen that plays in a loop.
public enum AnimatedPicture {
    /// Returns an SVG document that plays a recording in a loop: no script, no font, no link.
    ///
    /// - The frames are those nearest to `fps` equal steps a second, each with the views as they are projected, the finger
    ///   and its trail. The last one stays for a second.
    /// - At most 600 frames: a long recording has fewer a second.
    /// - CSS animations switch the frames. A viewer without them, and a reader who prefers reduced motion, sees the frame at
    ///   the hand-over.
    ///
    /// - Parameters:
    ///   - recording: What to draw.
    ///   - fps: Frames a second, above 0 and at most 60.
    ///   - height: The height of the picture in pixels, above 0.
    /// - Throws: `PreviewError.badRecording` where `recording.validate()` does, and for a recording without frames.
    public static func svg(
        of recording: SceneRecording, fps: Double = 25, height: Double = 360
    ) throws(PreviewError) -> String {
        drawn(recording, try frames(of: recording, fps: fps, height: height), height: height)
    }

    /// Returns the frames of ``svg(of:fps:height:)`` as light SVG documents of their own, with the seconds for which each is
    /// shown.
    ///
    /// - Throws: `PreviewError.badRecording` as ``svg(of:fps:height:)`` does.
    package static func stills(
        of recording: SceneRecording, fps: Double = 25, height: Double = 360
    ) throws(PreviewError) -> [(svg: String, seconds: Double)] {
        let chosen = try frames(of: recording, fps: fps, height: height)
        let times = chosen.map { recording.frames[$0].time }
        let empty = drawing(recording, height: height)
        return chosen.indices.map { place in
            var drawing = empty
            let screen = drawing.screen(chosen[place])
            let seconds = place + 1 < times.count ? times[place + 1] - times[place] : hold
            let svg = document(drawing, rules: "", body: Markup.paper + drawing.placed(screen, at: corner))
            return (PictureAppearance.light.applied(to: svg), seconds)
        }
    }

    /// Returns the indices of the frames nearest to equal steps, each once.
    private static func frames(
        of recording: SceneRecording, fps: Double, height: Double
    ) throws(PreviewError) -> [Int] {
        precondition(fps > 0 && fps <= 60, "fps is \(fps); accepted: above 0 and at most 60")
        precondition(height > 0 && height.isFinite, "height is \(height); accepted: a finite number above 0")
        try recording.validate()
        guard let first = recording.frames.first, let last = recording.frames.last else {
            throw .badRecording(field: "frames", value: "empty", accepted: "at least one frame")
        }
        let steps = Int(min((last.time - first.time) * fps, mostFrames - 1).rounded(.up))
        let step = steps > 0 ? max(1 / fps, (last.time - first.time) / Double(steps)) : 0
        var chosen: [Int] = []
        var next = recording.frames.startIndex
        for index in 0...steps {
            let time = min(first.time + Double(index) * step, last.time)
            while next + 1 < recording.frames.count,
                (recording.frames[next + 1].time - time).magnitude
                    <= (recording.frames[next].time - time).magnitude
            {
                next += 1
            }
            if chosen.last != next { chosen.append(next) }
        }
        return chosen
    }

    private static let margin = 8.0
    private static let mostFrames = 600.0
    /// The seconds for which the last frame stays.
    private static let hold = 1.0
    private static let corner = SIMD2(repeating: margin)

    private static func drawing(_ recording: SceneRecording, height: Double) -> SceneDrawing {
        SceneDrawing(recording, scale: (height - 2 * margin) / recording.extent.y)
    }

    private static func drawn(_ recording: SceneRecording, _ chosen: [Int], height: Double) -> String {
        var drawing = drawing(recording, height: height)
        let times = chosen.map { recording.frames[$0].time }
        let length = times[times.count - 1] - times[0] + hold
        let poster = chosen.firstIndex { index in
            recording.events(showing: index).contains { $0.label.hasPrefix("release") }
        }
        var rules = ".frame { visibility: hidden; }\n.frame.poster { visibility: visible; }\n"
        rules += "@media (prefers-reduced-motion: no-preference) {\n.frame.poster { visibility: hidden; }\n"
        var frames = ""
        for (place, index) in chosen.enumerated() {
            let start = (times[place] - times[0]) / length
            let end = place + 1 < times.count ? (times[place + 1] - times[0]) / length : 1
            rules += "@keyframes f\(place) { " + (place > 0 ? "0% { visibility: hidden; } " : "")
            rules +=
                "\(percent(start)) { visibility: visible; } \(percent(end)) { visibility: \(end < 1 ? "hidden" : "visible"); } }\n"
            rules +=
                "#f\(place) { animation: f\(place) \(Markup.number(length, decimals: 3))s step-end infinite; }\n"
            let name = place == (poster ?? chosen.count - 1) ? "frame poster" : "frame"
            frames += "<g id=\"f\(place)\" class=\"\(name)\">\n\(drawing.screen(index))</g>\n"
        }
        rules += "}\n"
        return document(drawing, rules: rules, body: drawing.placed(frames, at: corner))
    }

    private static func document(
        _ drawing: SceneDrawing, rules: String, body: String
    ) -> String {
        let recording = drawing.recording
        let size = recording.extent * drawing.scale + 2 * margin
        return Markup.document(
            width: size.x, height: size.y, title: recording.title, description: recording.pictureDescription,
            rules: rules, body: "\(drawing.defs)\(body)\n")
    }

    private static func percent(_ fraction: Double) -> String {
        Markup.number(fraction * 100, decimals: 3) + "%"
    }
}
