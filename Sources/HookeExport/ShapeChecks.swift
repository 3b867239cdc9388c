import HookeTransitions

/// What a format may be unable to show.
enum ShapePart: String, Hashable, CaseIterable {
    case path, colors, contents, maskedCorners, shadowPath, isDoubleSided, mask
}

extension LinearTimeline {
    /// Throws for the first view with a shape or a mask that a format cannot show, by name and property.
    ///
    /// - Parameters:
    ///   - format: the format, for the message.
    ///   - shown: the parts that the format shows.
    ///   - label: the name of a view in messages, from its id and its name.
    func checkShapes(
        _ format: String, shown: Set<ShapePart> = [], label: (ViewID, String) -> String
    ) throws(ExportError) {
        // The parts that move, which may be empty in the model.
        var moving: [ViewID: Set<ShapePart>] = [:]
        for channel in channels where channel.property.isShape {
            guard let part = ShapePart(rawValue: channel.property.rawValue) else { continue }
            moving[channel.view, default: []].insert(part)
        }
        var waiting = [model.root]
        while let view = waiting.popLast() {
            var parts = (view.state.shape ?? LayerShape()).parts
            parts += (moving[view.id] ?? []).sorted { $0.rawValue < $1.rawValue }
            if view.mask != nil { parts.append(.mask) }
            if let part = parts.first(where: { !shown.contains($0) }) {
                throw .unsupported(
                    what: "\(label(view.id, view.name)): \(part.rawValue)", reason: "\(format) cannot show it"
                )
            }
            waiting += view.children.reversed()
        }
    }
}

extension LayerShape {
    /// The parts that differ from those of other layers.
    fileprivate var parts: [ShapePart] {
        var parts: [ShapePart] = []
        if !path.isEmpty { parts.append(.path) }
        if !colors.isEmpty { parts.append(.colors) }
        if contents != nil { parts.append(.contents) }
        if maskedCorners != .all { parts.append(.maskedCorners) }
        if !shadowPath.isEmpty { parts.append(.shadowPath) }
        if !isDoubleSided { parts.append(.isDoubleSided) }
        return parts
    }
}
