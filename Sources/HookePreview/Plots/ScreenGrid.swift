import HookeGeometry

/// Cells of one size, each with a frame of the same points of the screen: as many in a row as make the frames largest.
struct ScreenGrid {
    private let columns: Int
    private let cell: Vector2
    private let top: Double
    private let low: Vector2
    private let high: Vector2

    /// Creates a grid of `count` cells in a room below `top`; each shows at least the points from `low` to `high`.
    init(_ count: Int, in room: Vector2, below top: Double = 0, low: Vector2, high: Vector2) {
        func size(_ columns: Int) -> Vector2 {
            let rows = (count + columns - 1) / columns
            return Vector2(room.x / Double(columns), (room.y - top) / Double(rows))
        }
        let extent = pointwiseMax(high - low, Vector2(repeating: 1e-9))
        func scale(_ columns: Int) -> Double { ((size(columns) - ScreenFrame.room) / extent).min() }
        columns = (1...count).max { scale($0) < scale($1) } ?? 1
        cell = size(columns)
        (self.top, self.low, self.high) = (top, low, high)
    }

    /// Returns a cell with a name above its axes; `draw` returns what is inside them.
    func drawn(_ number: Int, name: String, _ draw: (ScreenFrame) -> String) -> String {
        let corner = Vector2(Double(number % columns), Double(number / columns)) * cell + Vector2(0, top)
        let frame = ScreenFrame(
            width: cell.x, height: cell.y, low: low, high: high, head: 18, isNamed: false)
        let shown = Markup.truncated(name, size: PlotFrame.font, width: frame.right - frame.left)
        return "<g transform=\"translate(\(Markup.number(corner.x)) \(Markup.number(corner.y)))\">\n"
            + frame.axes() + frame.clipped(draw(frame), id: "screen\(number)")
            + frame.text(frame.left, 12, shown, "ink") + "</g>\n"
    }
}

extension ScreenFrame {
    /// Returns the names of lines from left to right, as far as there is room.
    func legend(_ names: [String]) -> String {
        var svg = ""
        var x = left
        for (index, name) in names.enumerated() {
            let label = Markup.truncated(name, size: PlotFrame.font, width: 150)
            guard x + PlotFrame.keyWidth(label) <= right else { break }
            svg += line(x, 8, x + 18, 8, "curve s\(index)") + text(x + 24, 12, label, "ink s\(index)")
            x += PlotFrame.keyWidth(label) + 16
        }
        return svg
    }
}
