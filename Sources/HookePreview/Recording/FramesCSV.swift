/// The recording as a table: one row for each view in each frame.
public enum FramesCSV {
    /// The columns, in their order. Times in seconds, lengths in points, `view` is the id, `x0,y0` the top-left
    /// corner on the screen and on clockwise, `order` the painting order with 0 at the back.
    public static let columns = [
        "time", "phase", "fraction", "fraction_velocity", "view", "name", "x", "y", "width", "height",
        "alpha",
        "opacity", "x0", "y0", "x1", "y1", "x2", "y2", "x3", "y3", "order", "hidden", "backfacing",
    ]

    /// The table as text: a header, then the rows, each ended by a line feed.
    ///
    /// Numbers are the shortest that read back to the same `Double`; what is not finite is `nan`, `inf` or
    /// `-inf`. Names are quoted by RFC 4180 where they need it. A frame without views has no row. The recording
    /// need not be valid: a corner that is missing is `nan`. Linear in the rows.
    public static func text(of recording: MotionRecording) -> String {
        var text = columns.joined(separator: ",") + "\n"
        for frame in recording.frames {
            let start = "\(frame.time),\(frame.phase.rawValue),\(frame.fraction),\(frame.fractionVelocity)"
            for view in frame.views {
                let box = view.frame
                text +=
                    "\(start),\(view.id),\(quoted(view.name)),\(box.x),\(box.y),\(box.width),\(box.height)"
                text += ",\(view.alpha),\(view.opacity)"
                for corner in 0..<4 {
                    let point = corner < view.corners.count ? view.corners[corner] : SIMD2(.nan, .nan)
                    text += ",\(point.x),\(point.y)"
                }
                text += ",\(view.order),\(view.isHidden),\(view.isBackFacing)\n"
            }
        }
        return text
    }

    /// `field` as RFC 4180 wants it: in quotes where it has a comma, a quote or a line break.
    static func quoted(_ field: String) -> String {
        let special: Set<Unicode.Scalar> = [",", "\"", "\n", "\r"]
        guard field.unicodeScalars.contains(where: special.contains) else { return field }
        var quoted = "\""
        for scalar in field.unicodeScalars {
            if scalar == "\"" { quoted.unicodeScalars.append(scalar) }
            quoted.unicodeScalars.append(scalar)
        }
        return quoted + "\""
    }
}
