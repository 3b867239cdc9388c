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

    /// The mean of the corners on the screen; NaN if a corner is behind the eye.
    private static func center(_ view: MotionRecording.ViewSample) -> SIMD2<Double> {
        view.corners.reduce(.zero, +) / 4
    }

    /// Returns, for each view id, the columns that change by more than 0.001, in the order of the properties.
    static func columns(of recording: MotionRecording) -> [Int: [Column]] {
        var samples: [Int: [(frame: Int, view: MotionRecording.ViewSample)]] = [:]
        for (index, frame) in recording.frames.enumerated() {
            for view in frame.views { samples[view.id, default: []].append((index, view)) }
        }
        return samples.mapValues { samples in
            properties.compactMap { property in
                var values = [Double](repeating: .nan, count: recording.frames.count)
                for (frame, view) in samples {
                    let value = property.value(view)
                    if value.magnitude < drawableLimit { values[frame] = value }
                }
                let finite = values.filter(\.isFinite)
                guard let low = finite.min(), let high = finite.max(), high - low > 1e-3 else { return nil }
                return Column(name: property.name, values: values)
            }
        }
    }
}
