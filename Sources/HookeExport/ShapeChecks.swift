import HookeTransitions

extension LinearTimeline {
    /// Throws for the first view with a shape or a mask that a format cannot show, by name and property.
    ///
    /// - Parameters:
    ///   - format: the format, for the message.
    ///   - shown: the properties that the format shows.
    ///   - label: the name of a view in messages.
    func checkShapes(
        _ format: String, shown: Set<ShapePart> = [], label: (SceneSnapshot.Node) -> String
    ) throws(ExportError) {
        try model.root.checkShapes(format, shown, label)
    }
}

/// What a format may be unable to show.
enum ShapePart: String, Hashable {
    case path, colors, contents, maskedCorners, shadowPath, isDoubleSided, mask
}

extension SceneSnapshot.Node {
    fileprivate func checkShapes(
        _ format: String, _ shown: Set<ShapePart>, _ label: (SceneSnapshot.Node) -> String
    ) throws(ExportError) {
        if let part = shapeParts.first(where: { !shown.contains($0) }) {
            throw .unsupported(what: "\(label(self)): \(part.rawValue)", reason: "\(format) cannot show it")
        }
        for child in children { try child.checkShapes(format, shown, label) }
    }

    private var shapeParts: [ShapePart] {
        let mask: [ShapePart] = mask == nil ? [] : [.mask]
        guard let shape = state.shape else { return mask }
        var parts: [ShapePart] = []
        if !shape.path.isEmpty { parts.append(.path) }
        if !shape.colors.isEmpty { parts.append(.colors) }
        if shape.contents != nil { parts.append(.contents) }
        if shape.maskedCorners != .all { parts.append(.maskedCorners) }
        if !shape.shadowPath.isEmpty { parts.append(.shadowPath) }
        if !shape.isDoubleSided { parts.append(.isDoubleSided) }
        return parts + mask
    }
}
