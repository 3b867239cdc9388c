/// The data that the page's script reads: columns of numbers, and each distinct appearance of a view once.
struct PlayerData {
    private let recording: MotionRecording
    /// A font size that is readable on a stage about as wide as a phone.
    private let labelSize: Double

    /// The name of the recording in a comparison.
    private let label: String

    init(_ recording: MotionRecording, label: String) {
        self.recording = recording
        self.label = label
        labelSize = 15 * min(recording.size.x, recording.size.y) / 390
    }

    /// A view through time: for each frame the index of its appearance, −1 where it is not visible.
    private struct Row {
        var id: Int
        var name: String
        var looks: [Int]
    }

    /// Returns the data as JSON that is safe in a script element.
    func json() -> String {
        var numbers: [DrawnView: Int] = [:]
        var looks: [String] = []
        var drawings: [String] = []
        var rows: [Row] = []
        var rowOfView: [Int: Int] = [:]
        var clips = Numbered()
        var images = Numbered()
        var labels = LabelPlaces()
        for (index, frame) in recording.frames.enumerated() {
            for view in recording.drawnViews(frame, labelSize: labelSize, labels: &labels) {
                let look: Int
                if let known = numbers[view] {
                    look = known
                } else {
                    look = looks.count
                    numbers[view] = look
                    looks.append(Self.look(view, &clips))
                    if let drawing = Self.drawing(view) { drawings.append("\"\(look)\":\(drawing)") }
                }
                let row = rowOfView[view.id] ?? rows.count
                if row == rows.count {
                    rowOfView[view.id] = row
                    rows.append(
                        Row(
                            id: view.id, name: view.name,
                            looks: Array(repeating: -1, count: recording.frames.count)))
                }
                rows[row].looks[index] = look
            }
        }
        let moving = GraphValues.columns(of: recording, isFull: true)
        let views = rows.map { row in
            let values = (moving[row.id] ?? []).map { "\"\($0.name)\":[\(column($0.values, decimals: 3))]" }
            return
                "{\"id\":\(row.id),\"name\":\(Markup.json(row.name)),\"looks\":[\(list(row.looks.map(String.init)))],"
                + "\"values\":{\(list(values))}\(content(of: row.id, &images))}"
        }
        let frames = recording.frames
        let phases = MotionRecording.Phase.allCases
        let spans = recording.phaseSpans.map { span in
            "[\(phases.firstIndex(of: span.phase) ?? 0),\(number(span.start)),\(number(span.end))]"
        }
        let events = recording.events.map {
            "{\"time\":\(number($0.time)),\"label\":\(Markup.json($0.label))}"
        }
        let (trace, trails) = trail(at: frames.map(\.time))
        return """
            {"driven":\(recording.isDriven),"outlines":\(recording.showsOutlines),\
            "size":[\(number(recording.size.x)),\(number(recording.size.y))],"title":\(Markup.json(recording.title)),"label":\(Markup.json(label)),"fps":\(number(recording.fps)),\
            "labelSize":\(number(labelSize)),"backdrop":\(Markup.json(MotionRecording.backdrop.css)),
            "time":[\(column(frames.map(\.time)))],
            "fraction":[\(column(frames.map(\.fraction)))],
            "velocity":[\(column(frames.map(\.fractionVelocity)))],
            "phases":[\(list(phases.map { Markup.json($0.rawValue) }))],
            "spans":[\(list(spans))],
            "events":[\(list(events))],
            "phase":[\(list(frames.map { String(phases.firstIndex(of: $0.phase) ?? 0) }))],
            "fingerX":[\(column(frames.map { finger($0).x }, decimals: 3))],
            "fingerY":[\(column(frames.map { finger($0).y }, decimals: 3))],
            "trace":[\(list(trace))],
            "trailFrom":[\(list(trails.map { String($0.lowerBound) }))],
            "trailTo":[\(list(trails.map { String($0.upperBound) }))],
            "clips":[\(list(clips.texts.map(Markup.json)))],
            "images":[\(list(images.texts.map(Markup.json)))],
            "looks":[\(looks.joined(separator: ",\n"))],
            "drawings":{\(drawings.joined(separator: ",\n"))},
            "views":[\(views.joined(separator: ",\n"))]}
            """
    }

    private func content(of id: Int, _ images: inout Numbered) -> String {
        guard let content = recording.contents?[id] else { return "" }
        return ",\"content\":\(content.json(image: content.image.map { images[$0.uri] }))"
    }

    /// Texts that are stored once, with their numbers.
    private struct Numbered {
        private(set) var texts: [String] = []
        private var numbers: [String: Int] = [:]

        /// Returns the number of a text, which is added if it is new.
        subscript(text: String) -> Int {
            mutating get {
                if let known = numbers[text] { return known }
                numbers[text] = texts.count
                texts.append(text)
                return texts.count - 1
            }
        }
    }

    /// Returns path, number of the clip or −1, fill, fill opacity, opacity, order, dashed; then, each 0 without one: the
    /// label (x, y, light), the content (matrix, width, height), the shadow and the border. Zeros at the end are left out.
    private static func look(_ view: DrawnView, _ clips: inout Numbered) -> String {
        let color = view.color.flatMap { $0.coverage > 0 ? $0 : nil }
        var parts = [Markup.json(view.path), view.clip.map { String(clips[$0]) } ?? "-1"]
        parts.append(Markup.json(color?.css ?? "none"))
        parts.append(Markup.number(color?.coverage ?? 1, decimals: 4))
        parts.append(Markup.number(view.opacity, decimals: 4))
        parts += ["\(view.order)", view.isDashed ? "1" : "0"]
        parts.append(
            view.label.map { "[\(Markup.number($0.x)),\(Markup.number($0.y)),\($0.isLight ? 1 : 0)]" } ?? "0")
        parts.append(view.content.map { "[\(($0.matrix + $0.size).joined(separator: ","))]" } ?? "0")
        parts += [view.decoration?.shadowJSON ?? "0", view.decoration?.borderJSON ?? "0"]
        while parts.count > 7, parts[parts.count - 1] == "0" { parts.removeLast() }
        return "[\(parts.joined(separator: ","))]"
    }

    /// Returns the elements of the shape and the masks, clip and opacity of the group, and the name of the mask;
    /// `nil` without them. The page replaces `@@` in ids by the number of the recording.
    private static func drawing(_ view: DrawnView) -> String? {
        guard view.shape != nil || view.mask != nil else { return nil }
        let id = "drawing-@@\(view.id)"
        let shape = view.shape?.svg(id: id)
        let elements = (view.mask?.svg(id: id) ?? "") + (shape?.defs ?? "")
        let mask = view.mask.map { Markup.json("url(#\($0.name(id: id)))") } ?? "null"
        let isBare = view.shape != nil && view.isBare
        return "[\(Markup.json(elements)),\(Markup.json(shape?.body ?? "")),\(mask),\(isBare ? 1 : 0)]"
    }

    private func finger(_ frame: MotionRecording.Frame) -> SIMD2<Double> {
        guard let finger = frame.finger, finger.isDrawable else { return SIMD2(.nan, .nan) }
        return finger
    }

    /// Returns the finger samples that the page draws, and the ranges of them that are the trail at each time.
    private func trail(at times: [Double]) -> (trace: [String], trails: [Range<Int>]) {
        let trace = recording.trace
        let lifts = trace.indices.filter { !trace[$0].isDown || $0 == 0 || !trace[$0 - 1].isDown }
        let shown = trace.map { SIMD2($0.x, $0.y) }.thinnedIndices(to: 10_000, from: 0.25)
        let kept = shown.count == trace.count ? shown : Set(shown).union(lifts).sorted()
        // How many samples are kept before each.
        var counts: [Int] = []
        for index in 0...trace.count {
            let last = counts.last ?? 0
            counts.append(last < kept.count && kept[last] < index ? last + 1 : last)
        }
        let trails = recording.trailRanges(at: times).map { counts[$0.lowerBound]..<counts[$0.upperBound] }
        return (kept.map { tracePoint(trace[$0]) }, trails)
    }

    /// Returns a finger sample as an SVG point; empty if it cannot be drawn.
    private func tracePoint(_ sample: MotionRecording.TracePoint) -> String {
        guard SIMD2(sample.x, sample.y).isDrawable else { return "\"\"" }
        return "\"\(Markup.number(sample.x)) \(Markup.number(sample.y))\""
    }

    private func number(_ value: Double) -> String { Markup.jsonNumber(value, decimals: 6) }

    private func column(_ values: [Double], decimals: Int = 6) -> String {
        list(values.map { Markup.jsonNumber($0, decimals: decimals) })
    }

    private func list(_ values: [String]) -> String { values.joined(separator: ",") }
}
