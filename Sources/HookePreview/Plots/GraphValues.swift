import HookeExport
import HookeTransitions

/// How properties of views change during a recording.
enum GraphValues {
    /// A property and its value in each frame; NaN in frames without the view.
    struct Column {
        var name: String
        var values: [Double]
    }

    /// The properties that are progress; the size before transforms and colours are not.
    private static let properties: Set<String> = [
        "x", "y", "width", "height", "screen x", "screen y", "opacity", "corner radius",
    ]

    /// Returns the progress of the properties that change most, from 0 at the start to 1 at the end, each named after
    /// its view. Properties that move alike are one column, with their number.
    ///
    /// A property that ends where it starts is divided by its largest change.
    static func progress(of recording: SceneRecording, most limit: Int) -> [Column] {
        var found: [(name: String, range: Double, isOwn: Bool, values: [Double])] = []
        for view in RecordedValues.columns(of: recording) {
            for column in view.columns where properties.contains(column.name) {
                let finite = column.values.filter(\.isFinite)
                guard let first = finite.first, let last = finite.last, let low = finite.min(),
                    let high = finite.max()
                else { continue }
                let change = last - first
                let whole =
                    change.magnitude > 0.02 * (high - low)
                    ? change : high - first > first - low ? high - first : low - first
                // An opacity of 1 counts as much as the width of a screen.
                let isLength = column.name != "opacity"
                found.append(
                    (
                        "\(view.name) \(column.name)",
                        isLength ? (high - low) / max(recording.extent.x, 1) : high - low,
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
