import Foundation
import Hooke
import HookeGeometry
import HookeTransitions

/// The properties of views that change in a recording, frame by frame: for plots.
package enum RecordedValues {
    /// A view with the properties that change.
    package struct View {
        package var name: String
        package var columns: [Column]
    }

    /// A property and its value in each frame; NaN in frames without the view.
    package struct Column {
        package var name: String
        package var values: [Double]
    }

    private static let properties: [(name: String, value: @Sendable (ProjectedView) -> Double)] = [
        ("x", { $0.state.frame.origin.x }), ("y", { $0.state.frame.origin.y }),
        ("width", { $0.state.frame.size.width }), ("height", { $0.state.frame.size.height }),
        ("screen x", { center($0).x }), ("screen y", { center($0).y }), ("opacity", { $0.opacity }),
        ("bounds width", { $0.state.bounds.size.width }), ("bounds height", { $0.state.bounds.size.height }),
        ("rotation", { rotation($0) }),
    ]

    /// The numbers of the properties that the others do not show: corner radius, red, border width.
    private static let others = AnimatedProperty.allCases.flatMap { property in
        let name = property.words(joinedBy: " ")
        func part(_ part: String) -> String {
            let isBackground = property == .backgroundColor && part != "alpha"
            return part.isEmpty ? name : isBackground ? part : "\(name) \(part)"
        }
        let parts: [String] =
            switch property.traits.kind {
            case .number: property == .opacity ? [] : [""]
            case .size: ["width", "height"]
            case .color: ["red", "green", "blue", "alpha"]
            case .point, .rectangle, .transform, .path, .colors, .numbers: []
            }
        return parts.enumerated().map { index, text in
            (
                name: part(text),
                value: { @Sendable (view: ProjectedView) -> Double in
                    let numbers = view.state[property].vector ?? .zero
                    // Colours are premultiplied.
                    return property.traits.kind == .color && index < 3
                        ? numbers[index] / numbers.w : numbers[index]
                }
            )
        }
    }

    /// The angle of the upper edge on the screen, clockwise in degrees; NaN for the back of a view, and for one in
    /// perspective.
    private static func rotation(_ view: ProjectedView) -> Double {
        let corners = view.corners
        let edge = corners[1] - corners[0]
        let difference = edge - (corners[2] - corners[3])
        let size = (edge * edge).sum()
        guard view.projection.facing == .front, size > 0, (difference * difference).sum() <= 1e-12 * size
        else { return .nan }
        return Elementary.atan2(edge.y, edge.x) * 180 / .pi
    }

    /// The mean of the corners on the screen; NaN if a corner is behind the eye.
    private static func center(_ view: ProjectedView) -> SIMD2<Double> { view.corners.reduce(.zero, +) / 4 }

    /// Returns the columns that change by more than 0.001, in the order in which views appear.
    package static func columns(of recording: SceneRecording) -> [View] {
        var places: [ViewID: Int] = [:]
        var samples: [[(frame: Int, view: ProjectedView)]] = []
        for (index, frame) in recording.frames.enumerated() {
            for view in frame.snapshot.shownViews {
                let place = places[view.id] ?? samples.count
                if place == samples.count {
                    places[view.id] = place
                    samples.append([])
                }
                samples[place].append((index, view))
            }
        }
        return samples.enumerated().compactMap { place, samples in
            let columns = (properties + others).compactMap { property -> Column? in
                var values = [Double](repeating: .nan, count: recording.frames.count)
                for (frame, view) in samples {
                    let value = property.value(view)
                    if value.magnitude < 1e7 { values[frame] = value }
                }
                let finite = values.filter(\.isFinite)
                guard let low = finite.min(), let high = finite.max(), high - low > 1e-3 else { return nil }
                return Column(name: property.name, values: values)
            }
            // Without a rotation the bounds are as large as the frame.
            let kept = columns.filter { column in
                guard column.name.hasPrefix("bounds ") else { return true }
                let frame = columns.first { "bounds " + $0.name == column.name }
                return frame.map { !areEqual($0.values, column.values) } ?? true
            }
            let name = samples[0].view.name
            return kept.isEmpty ? nil : View(name: name.isEmpty ? "view \(place + 1)" : name, columns: kept)
        }
    }

    private static func areEqual(_ a: [Double], _ b: [Double]) -> Bool {
        zip(a, b).allSatisfy { ($0 - $1).magnitude <= 1e-3 || ($0.isNaN && $1.isNaN) }
    }
}
