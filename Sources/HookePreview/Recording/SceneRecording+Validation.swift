import HookeTransitions

extension SceneRecording {
    /// Checks the requirements of every preview in one pass over the frames.
    ///
    /// - `size` and `framesPerSecond` are above 0 and at most 1e6.
    /// - Times are finite, at most 1e9 s, and non-decreasing in `frames`.
    /// - Font sizes and sizes of pictures are above 0 and at most 1e6.
    /// - Other numbers may be non-finite: they are not drawn, and the table has `nan` or `inf`.
    ///
    /// - Throws: `PreviewError.badRecording` with the field, its value and what is accepted.
    public func validate() throws(PreviewError) {
        let numbers = [
            ("size.width", extent.x), ("size.height", extent.y), ("framesPerSecond", framesPerSecond),
        ]
        for (field, value) in numbers where !(value > 0 && value <= 1e6) {
            throw .badRecording(field: field, value: "\(value)", accepted: "a number above 0, at most 1e6")
        }
        try Self.checkTimes(frames.map(\.time), "frames", mustNotDecrease: true)
        try Self.checkTimes(events.map(\.time), "events", mustNotDecrease: false)
        for frame in frames { try Self.checkContents(frame.snapshot.root) }
    }

    private static func checkContents(_ node: SceneSnapshot.Node) throws(PreviewError) {
        if let shape = node.state.shape {
            let numbers = [
                ("text.fontSize", shape.text?.fontSize), ("contents.size.x", shape.contents?.size.x),
                ("contents.size.y", shape.contents?.size.y),
            ]
            for case (let field, let value?) in numbers where !(value > 0 && value <= 1e6) {
                throw .badRecording(
                    field: "\(node.name.isEmpty ? "view \(node.id)" : node.name): \(field)",
                    value: "\(value)",
                    accepted: "a number above 0, at most 1e6")
            }
        }
        for child in node.children { try checkContents(child) }
    }

    private static func checkTimes(
        _ times: [Double], _ name: String, mustNotDecrease: Bool
    ) throws(PreviewError) {
        for (index, time) in times.enumerated() {
            guard time.magnitude <= 1e9 else {
                throw .badRecording(
                    field: "\(name)[\(index)].time", value: "\(time)", accepted: "seconds, finite, up to 1e9")
            }
            if mustNotDecrease, index > 0, time < times[index - 1] {
                throw .badRecording(
                    field: "\(name)[\(index)].time", value: "\(time)",
                    accepted: "at least \(times[index - 1]), the time before it")
            }
        }
    }
}
