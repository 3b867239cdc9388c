import HookeTransitions

/// What a format does with an animated property.
enum PropertySupport {
    /// It writes the property, or refuses values and motions that it cannot show.
    case written
    /// It leaves the property out, and its notes say so.
    case noted
    /// The property only changes what another one draws, which the format refuses.
    case refusedWith(AnimatedProperty)
    /// It refuses a view with another value than a new view's, and one that moves the property.
    case refused
}

/// What a format may be unable to show besides animated properties.
enum LayerPart: String, Hashable {
    case contents, maskedCorners, isDoubleSided, mask
}

extension LinearTimeline {
    /// Throws for the first view with a property or a part that a format cannot show, by name.
    ///
    /// - Parameters:
    ///   - format: the format, for the message.
    ///   - support: what the format does with a property.
    ///   - parts: the parts that the format shows.
    ///   - label: the name of a view in messages, from its id and its name.
    func checkSupport(
        _ format: String, of support: (AnimatedProperty) -> PropertySupport, parts: Set<LayerPart> = [],
        label: (ViewID, String) -> String
    ) throws(ExportError) {
        let refused = AnimatedProperty.allCases.filter {
            if case .refused = support($0) { true } else { false }
        }
        let moving = Set(channels.map { PropertyKey(view: $0.view, property: $0.property) })
        let standard = ViewState()
        var waiting = [model.root]
        while let view = waiting.popLast() {
            let properties = refused.filter {
                view.state[$0] != standard[$0] || moving.contains(PropertyKey(view: view.id, property: $0))
            }
            let names = properties.map(\.rawValue) + view.parts.subtracting(parts).map(\.rawValue).sorted()
            if let name = names.first {
                throw .unsupported(
                    what: "\(label(view.id, view.name)): \(name)", reason: "\(format) cannot show it")
            }
            waiting += view.children.reversed()
        }
    }
}

extension SceneSnapshot.Node {
    /// The parts that differ from those of other layers.
    fileprivate var parts: Set<LayerPart> {
        let shape = state.shape ?? LayerShape()
        var parts: Set<LayerPart> = []
        if shape.contents != nil { parts.insert(.contents) }
        if shape.maskedCorners != .all { parts.insert(.maskedCorners) }
        if !shape.isDoubleSided { parts.insert(.isDoubleSided) }
        if mask != nil { parts.insert(.mask) }
        return parts
    }
}
