import HookeGeometry
import HookeTransitions

/// Writes a recording as a table: one row for each view in each frame.
public enum FramesCSV {
    /// The columns, in order.
    ///
    /// - Times are in seconds, lengths in points.
    /// - `view` is the number of the view: 1 for the first that the recording shows.
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
    /// - The recording need not be valid: a corner behind the eye is `nan`.
    public static func text(of recording: SceneRecording) -> String {
        let hasContents = recording.hasContents
        let header = columns + (hasContents ? ["text", "image"] : [])
        var text = header.joined(separator: ",") + "\n"
        var ids: [ViewID: Int] = [:]
        for frame in recording.frames {
            let start = "\(frame.time),\(frame.phase.rawValue),\(frame.fraction),\(frame.fractionVelocity)"
            for view in frame.snapshot.shownViews {
                let id = ids[view.id] ?? ids.count + 1
                ids[view.id] = id
                let box = Rectangle(view.state.frame)
                text += "\(start),\(id),\(quoted(view.name)),\(box.origin.x),\(box.origin.y)"
                text += ",\(box.size.x),\(box.size.y),\(view.state.opacity),\(view.opacity)"
                for point in view.corners { text += ",\(point.x),\(point.y)" }
                text += ",\(view.order),\(view.isHidden),\(view.projection.facing == .back)"
                if hasContents { text += content(of: view.state.shape) }
                text += "\n"
            }
        }
        return text
    }

    /// Returns the text, and the picture as its media type and size: `image/png 300x200`.
    private static func content(of shape: LayerShape?) -> String {
        let image = shape?.contents.map { image in
            let type = image.uri.dropFirst(5).prefix { $0 != ";" }
            return "\(type) \(Markup.number(image.size.x))x\(Markup.number(image.size.y))"
        }
        return ",\(quoted(shape?.text?.string ?? "")),\(image ?? "")"
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
