extension MotionRecording {
    /// Checks the requirements of every preview in one pass over the frames.
    ///
    /// - `size` and `fps` are above 0 and at most 1e6.
    /// - Times are finite, at most 1e9 s, and non-decreasing in `frames` and `trace`.
    /// - Each view occurs once in a frame and has four corners.
    /// - Font sizes and sizes of pictures are above 0 and at most 1e6.
    /// - Other numbers may be non-finite: they are not drawn, and the table has `nan` or `inf`.
    ///
    /// - Throws: `PreviewError.badRecording` with the field, its value and what is accepted.
    public func validate() throws(PreviewError) {
        for (field, value) in [("size.x", size.x), ("size.y", size.y), ("fps", fps)]
        where !(value > 0 && value <= 1e6) {
            throw .badRecording(field: field, value: "\(value)", accepted: "a number above 0, at most 1e6")
        }
        try Self.checkTimes(frames.map(\.time), "frames", mustNotDecrease: true)
        try Self.checkTimes(trace.map(\.time), "trace", mustNotDecrease: true)
        try Self.checkTimes(events.map(\.time), "events", mustNotDecrease: false)
        for (id, content) in contents ?? [:] {
            let numbers = [
                ("text.fontSize", content.text?.fontSize), ("image.size.x", content.image?.size.x),
                ("image.size.y", content.image?.size.y),
            ]
            for case (let field, let value?) in numbers where !(value > 0 && value <= 1e6) {
                throw .badRecording(
                    field: "contents[\(id)].\(field)", value: "\(value)",
                    accepted: "a number above 0, at most 1e6")
            }
        }
        for (index, frame) in frames.enumerated() {
            var seen = Set<Int>()
            for (place, view) in frame.views.enumerated() {
                let field = "frames[\(index)].views[\(place)]"
                guard seen.insert(view.id).inserted else {
                    throw .badRecording(
                        field: "\(field).id", value: "\(view.id)", accepted: "a unique id in the frame")
                }
                guard view.corners.count == 4 else {
                    throw .badRecording(
                        field: "\(field).corners", value: "\(view.corners.count) points", accepted: "4 points"
                    )
                }
            }
        }
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
