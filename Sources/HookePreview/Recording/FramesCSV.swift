import HookeTransitions

/// Writes a recording as a table: one row for each view in each frame.
public enum FramesCSV {
    /// The columns, in order.
    ///
    /// - Times are in seconds, lengths in points.
    /// - `view` is the id of the view.
    /// - `x0,y0` is the top-left corner on the screen; the other corners follow clockwise.
    /// - `order` is the painting order, 0 at the back.
    /// - If views have texts or pictures, the columns `text` and `image` follow.
    public static let columns = [
        "time", "phase", "fraction", "fraction_velocity", "view", "name", "x", "y", "width", "height",
        "alpha",
        "opacity", "x0", "y0", "x1", "y1", "x2", "y2", "x3", "y3", "order", "hidden", "backfacing",
    ]

    /// Returns the table as text: a header, then the rows, each ended by a line feed. Linear in the number of
    /// rows.
    ///
    /// - Numbers are the shortest that read back as the same `Double`; others are `nan`, `inf` or `-inf`.
    /// - Names are quoted as in RFC 4180 if necessary.
    /// - A frame without views has no row.
    /// - The recording need not be valid: a missing corner is `nan`.
    public static func text(of recording: MotionRecording) -> String {
        let header = columns + (recording.contents == nil ? [] : ["text", "image"])
        var text = header.joined(separator: ",") + "\n"
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
                text += ",\(view.order),\(view.isHidden),\(view.isBackFacing)"
                if let contents = recording.contents { text += Self.content(contents[view.id]) }
                text += "\n"
            }
        }
        return text
    }

    /// Returns the text, and the picture as its media type and size: `image/png 300x200`.
    private static func content(_ content: ViewContent?) -> String {
        let image = content?.image.map { image in
            let type = image.uri.dropFirst(5).prefix { $0 != ";" }
            return "\(type) \(Markup.number(image.size.x))x\(Markup.number(image.size.y))"
        }
        return ",\(quoted(content?.text?.string ?? "")),\(image ?? "")"
    }

    /// Returns `field` as in RFC 4180: quoted if it has a comma, a quote or a line break.
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
