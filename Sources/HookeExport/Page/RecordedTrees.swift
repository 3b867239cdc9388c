import Hooke
import HookeGeometry
import HookeTransitions

/// The frames of a recording for the page: trees of elements, and what changes from frame to frame.
///
/// Frames with the same elements share a tree. The script places each layer by its numbers and writes the styles of
/// elements.
struct RecordedTrees {
    /// The trees as HTML, without styles.
    private(set) var trees: [String] = []
    /// For each frame the index of its tree, the layers that changed since the frame before it in this tree, and the
    /// elements with another style.
    private(set) var frames: [String] = []
    /// The pictures, each once, as custom properties of CSS.
    private(set) var pictures: [String] = []

    private struct Tree {
        /// The numbers of each layer in the last frame.
        var layers: [String]
        /// The style of each element in the last frame.
        var styles: [String]
        let index: Int
    }

    private var known: [String: Tree] = [:]

    /// - Throws: ``ExportError`` for what HTML cannot show, with the view and the property.
    init(_ recording: SceneRecording, prefix: String) throws(ExportError) {
        for frame in recording.frames { try add(frame.snapshot, prefix: prefix) }
    }

    private mutating func add(_ snapshot: SceneSnapshot, prefix: String) throws(ExportError) {
        var builder = try WebTree(
            LinearTimeline(model: snapshot, channels: [], duration: 0, distance: 0, colorError: 0),
            prefix: prefix, isStill: true)
        builder.background = .screenBackdrop
        let screen = try builder.layers()
        let (html, elements) = (screen.html(), screen.all)
        let layers = snapshot.layers.shown().map(\.webNumbers)
        var styles: [String] = []
        for element in elements { styles.append(shortened(element.body ?? "")) }
        var tree =
            known[html]
            ?? Tree(
                layers: layers.map { _ in "" }, styles: styles.map { _ in "" }, index: trees.count)
        if tree.index == trees.count { trees.append(html) }
        var (moved, styled): ([String], [String]) = ([], [])
        for (index, numbers) in layers.enumerated() where tree.layers[index] != numbers {
            tree.layers[index] = numbers
            moved.append("[\(index),\(numbers)]")
        }
        for (index, style) in styles.enumerated() where tree.styles[index] != style {
            tree.styles[index] = style
            styled.append("[\(index),\(WebText.json(style))]")
        }
        known[html] = tree
        frames.append("[\(tree.index),[\(moved.joined(separator: ","))],[\(styled.joined(separator: ","))]]")
    }

    /// Returns a style with custom properties in place of pictures.
    private mutating func shortened(_ style: String) -> String {
        guard let url = WebPictures.url(in: style) else { return style }
        let index = pictures.firstIndex(of: url) ?? pictures.count
        if index == pictures.count { pictures.append(url) }
        return style.replacing(url, with: "var(--picture-\(index + 1))")
    }
}

extension ShownLayer {
    /// The matrix in CSS, width, height, opacity, whether the layer is hidden, and rank, rounded for a page: 6 numbers of a
    /// matrix in the plane, 16 of another.
    fileprivate var webNumbers: String {
        let m = cssMatrix
        let isFlat = [m[2], m[3], m[6], m[7], m[8], m[9], m[11], m[14]].allSatisfy { $0 == 0 } && m[15] == 1
        func text(_ value: Double, _ scale: Double) -> String {
            let whole = (value * scale).rounded() / scale
            return WebText.number(whole.isFinite ? whole : 0)
        }
        var numbers: [String]
        if isFlat {
            numbers = [m[0], m[1], m[4], m[5]].map { text($0, 1e6) } + [m[12], m[13]].map { text($0, 1e3) }
        } else {
            // What divides is small: thousandths of a point per point.
            numbers = m.enumerated().map { index, value in
                text(value, index % 4 == 3 && index < 15 ? 1e9 : index > 11 ? 1e3 : 1e6)
            }
            numbers[15] = text(m[15], 1e9)
        }
        let size = layer.bounds.size
        numbers += [text(size.x, 1e3), text(size.y, 1e3), text(layer.opacity, 1e4)]
        return (numbers + [isHidden ? "1" : "0", "\(rank)"]).joined(separator: ",")
    }
}
