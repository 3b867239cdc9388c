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
        for (index, frame) in recording.frames.enumerated() {
            for view in recording.drawnViews(frame, labelSize: labelSize) {
                let look: Int
                if let known = numbers[view] {
                    look = known
                } else {
                    look = looks.count
                    numbers[view] = look
                    looks.append(Self.look(view))
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
        let moving = GraphValues.columns(of: recording)
        let views = rows.map { row in
            let values = (moving[row.id] ?? []).map { "\"\($0.name)\":[\(column($0.values, decimals: 3))]" }
            return
                "{\"id\":\(row.id),\"name\":\(Markup.json(row.name)),\"looks\":[\(list(row.looks.map(String.init)))],"
                + "\"values\":{\(list(values))}\(content(of: row.id))}"
        }
        let frames = recording.frames
        let phases = MotionRecording.Phase.allCases
        let (trace, trails) = trail(at: frames.map(\.time))
        return """
            {"title":\(Markup.json(recording.title)),"label":\(Markup.json(label)),"fps":\(number(recording.fps)),\
            "labelSize":\(number(labelSize)),"backdrop":\(Markup.json(MotionRecording.backdrop.css)),
            "time":[\(column(frames.map(\.time)))],
            "fraction":[\(column(frames.map(\.fraction)))],
            "velocity":[\(column(frames.map(\.fractionVelocity)))],
            "phases":[\(list(phases.map { Markup.json($0.rawValue) }))],
            "phase":[\(list(frames.map { String(phases.firstIndex(of: $0.phase) ?? 0) }))],
            "fingerX":[\(column(frames.map { finger($0).x }, decimals: 3))],
            "fingerY":[\(column(frames.map { finger($0).y }, decimals: 3))],
            "trace":[\(list(trace))],
            "trailFrom":[\(list(trails.map { String($0.lowerBound) }))],
            "trailTo":[\(list(trails.map { String($0.upperBound) }))],
            "looks":[\(looks.joined(separator: ",\n"))],
            "drawings":{\(drawings.joined(separator: ",\n"))},
            "views":[\(views.joined(separator: ",\n"))]}
            """
    }

    private func content(of id: Int) -> String {
        recording.contents?[id].map { ",\"content\":\($0.json)" } ?? ""
    }

    /// Returns path, clip, fill, fill opacity, opacity, order, dashed; then label x, label y, light label, or the
    /// matrix, width and height of the content.
    private static func look(_ view: DrawnView) -> String {
        let color = view.color.flatMap { $0.coverage > 0 ? $0 : nil }
        var parts = [Markup.json(view.path), view.clip.map(Markup.json) ?? "null"]
        parts.append(Markup.json(color?.css ?? "none"))
        parts.append(Markup.number(color?.coverage ?? 1, decimals: 4))
        parts.append(Markup.number(view.opacity, decimals: 4))
        parts += ["\(view.order)", view.isDashed ? "1" : "0"]
        if let label = view.label {
            parts += [Markup.number(label.x), Markup.number(label.y), label.isLight ? "1" : "0"]
        }
        if let place = view.content {
            parts.append("[\((place.matrix + place.size).joined(separator: ","))]")
        }
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
