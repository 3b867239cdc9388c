enum GraphValues {
    /// A property and its value in each frame; NaN in frames without the view.
    struct Column {
        var name: String
        var values: [Double]
    }

    private typealias Property = (name: String, value: @Sendable (MotionRecording.ViewSample) -> Double)

    private static let properties: [Property] = [
        ("x", { $0.frame.x }), ("y", { $0.frame.y }), ("width", { $0.frame.width }),
        ("height", { $0.frame.height }), ("screen x", { center($0).x }), ("screen y", { center($0).y }),
        ("opacity", { $0.opacity }), ("corner radius", { $0.cornerRadius }),
    ]

    /// What only the graph of the player shows.
    private static let furtherProperties: [Property] = [
        ("bounds width", { $0.extent.x }), ("bounds height", { $0.extent.y }), ("rotation", { rotation($0) }),
        ("red", { $0.color?.red ?? .nan }), ("green", { $0.color?.green ?? .nan }),
        ("blue", { $0.color?.blue ?? .nan }),
    ]

    /// The angle of the upper edge on the screen, clockwise in degrees; NaN for the back of a view, and for one in
    /// perspective.
    private static func rotation(_ view: MotionRecording.ViewSample) -> Double {
        let edge = view.corners[1] - view.corners[0]
        let lower = view.corners[2] - view.corners[3]
        let difference = edge - lower
        let size = (edge * edge).sum() + (lower * lower).sum()
        guard !view.isBackFacing, size > 0, (difference * difference).sum() <= 1e-12 * size else {
            return .nan
        }
        return Elementary.atan2(edge.y, edge.x) * 180 / .pi
    }

    /// The mean of the corners on the screen; NaN if a corner is behind the eye.
    private static func center(_ view: MotionRecording.ViewSample) -> SIMD2<Double> {
        view.corners.reduce(.zero, +) / 4
    }

    /// Returns, for each view id, the columns that change by more than 0.001, in the order of the properties.
    ///
    /// - Parameters:
    ///   - recording: The recording.
    ///   - isFull: Whether the size before transforms, the rotation and the colour are included.
    static func columns(of recording: MotionRecording, isFull: Bool = false) -> [Int: [Column]] {
        var samples: [Int: [(frame: Int, view: MotionRecording.ViewSample)]] = [:]
        for (index, frame) in recording.frames.enumerated() {
            for view in frame.views { samples[view.id, default: []].append((index, view)) }
        }
        return samples.mapValues { samples in
            let columns = (properties + (isFull ? furtherProperties : [])).compactMap { property -> Column? in
                var values = [Double](repeating: .nan, count: recording.frames.count)
                for (frame, view) in samples {
                    let value = property.value(view)
                    if value.magnitude < drawableLimit { values[frame] = value }
                }
                let finite = values.filter(\.isFinite)
                guard let low = finite.min(), let high = finite.max(), high - low > 1e-3 else { return nil }
                return Column(name: property.name, values: values)
            }
            // Without a rotation the bounds are as large as the frame.
            return columns.filter { column in
                guard column.name.hasPrefix("bounds ") else { return true }
                let frame = columns.first { "bounds " + $0.name == column.name }
                return frame.map { !areEqual($0.values, column.values) } ?? true
            }
        }
    }

    private static func areEqual(_ a: [Double], _ b: [Double]) -> Bool {
        zip(a, b).allSatisfy { ($0 - $1).magnitude <= 1e-3 || ($0.isNaN && $1.isNaN) }
    }

    /// Returns the progress of the properties that change most, from 0 at the start to 1 at the end, each named after
    /// its view. Properties that move alike are one column, with their number.
    ///
    /// A property that ends where it starts is divided by its largest change.
    static func progress(of recording: MotionRecording, most limit: Int) -> [Column] {
        var names: [Int: String] = [:]
        for frame in recording.frames { for view in frame.views { names[view.id] = view.name } }
        var found: [(name: String, range: Double, isOwn: Bool, values: [Double])] = []
        for (id, columns) in columns(of: recording).sorted(by: { $0.key < $1.key }) {
            for column in columns {
                let finite = column.values.filter(\.isFinite)
                guard let first = finite.first, let last = finite.last, let low = finite.min(),
                    let high = finite.max()
                else { continue }
                let change = last - first
                let whole =
                    change.magnitude > 0.02 * (high - low)
                    ? change : high - first > first - low ? high - first : low - first
                let name = (names[id] ?? "").isEmpty ? "view \(id)" : names[id] ?? ""
                // An opacity of 1 counts as much as the width of a screen.
                let isLength = column.name != "opacity"
                found.append(
                    (
                        "\(name) \(column.name)",
                        isLength ? (high - low) / max(recording.size.x, 1) : high - low,
                        !column.name.hasPrefix("screen"), column.values.map { ($0 - first) / whole }
                    ))
            }
        }
        if found.contains(where: \.isOwn) { found.removeAll { !$0.isOwn } }
        found.sort { ($0.range, $1.name) > ($1.range, $0.name) }
        var groups: [(name: String, count: Int, values: [Double])] = []
        for one in found {
            if let same = groups.firstIndex(where: { areAlike($0.values, one.values) }) {
                groups[same].count += 1
            } else if groups.count < limit {
                groups.append((one.name, 1, one.values))
            }
        }
        return groups.map {
            Column(name: $0.count > 1 ? "\($0.name) and \($0.count - 1) more" : $0.name, values: $0.values)
        }
    }

    private static func areAlike(_ a: [Double], _ b: [Double]) -> Bool {
        zip(a, b).allSatisfy { ($0 - $1).magnitude <= 0.01 || $0.isNaN || $1.isNaN }
    }

    /// Returns the rate of change at each time, from the values around it; NaN where it is not known.
    static func rates(of values: [Double], at times: [Double]) -> [Double] {
        values.indices.map { index in
            func isKnown(_ place: Int) -> Bool { values.indices.contains(place) && values[place].isFinite }
            let low = isKnown(index - 1) ? index - 1 : index
            let high = isKnown(index + 1) ? index + 1 : index
            let span = times[high] - times[low]
            return isKnown(index) && span > 0 ? (values[high] - values[low]) / span : .nan
        }
    }
}
