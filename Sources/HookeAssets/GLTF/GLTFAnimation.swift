import Hooke
internal import HookeJSON

/// An animation of a glTF file: channels, each of which animates a property of a node.
public struct GLTFAnimation: Sendable, Hashable {
    /// The animated property.
    public enum Property: String, Sendable, Hashable, CaseIterable {
        /// The position: three components.
        case translation
        /// The rotation: a quaternion.
        case rotation
        /// The scale: three components.
        case scale
        /// The weights of the mesh's morph targets.
        case weights
    }

    /// An animated property of a node.
    public struct Channel: Sendable, Hashable {
        /// The index of the node.
        public let node: Int
        /// The property.
        public let property: Property
        /// The values over time.
        public let track: AssetTrack
    }

    /// The name in the file; empty if it has none.
    public let name: String
    /// The channels with keys and a node, in file order.
    public let channels: [Channel]
    /// The omitted channels: those without keys, which do not change their node, and those without a node,
    /// which glTF leaves to extensions.
    public let notes: [FileNote]

    /// The time of the last key, in seconds; 0 without channels.
    public var duration: Double { channels.reduce(0) { max($0, $1.track.times.last ?? 0) } }

    /// The animation in the format that all assets share.
    public var animation: AssetAnimation {
        AssetAnimation(name: name, duration: duration, tracks: channels.map(\.track), notes: notes)
    }
}

extension GLTFAnimation {
    init(_ place: JSONNode, in file: GLTFFile) throws(FileError) {
        name = try place.member("name")?.string() ?? ""
        let samplers = try Self.each(place.required("samplers", accepted: "an array").elements()) {
            element throws(FileError) in try GLTFSampler(element, in: file)
        }
        let outlines = try Self.each(place.required("channels", accepted: "an array").elements()) {
            element throws(FileError) in
            try Outline(element, samplers: samplers.count, nodes: file.nodes.count)
        }
        // Channels with the same use share one curve.
        struct Use: Hashable {
            let input, output: Int
            let interpolation: GLTFSampler.Interpolation
            let property: Property
        }
        let uses = outlines.map { outline in
            let sampler = samplers[outline.sampler]
            return Use(
                input: sampler.input, output: sampler.output, interpolation: sampler.interpolation,
                property: outline.property)
        }
        var shapes: [Use: GLTFSampler.Shape] = [:]
        var numbers = 0
        for (outline, use) in zip(outlines, uses) where shapes[use] == nil {
            let sampler = samplers[outline.sampler]
            let shape = try sampler.shape(for: outline.property, in: file)
            shapes[use] = shape
            numbers += shape.cost
            guard numbers <= AssetAnimation.mostNumbers else {
                throw .badValue(
                    path: sampler.place.path.text,
                    value: "a sampler that brings the total to \(numbers) numbers",
                    accepted: "at most \(AssetAnimation.mostNumbers) numbers in the samplers of one animation"
                )
            }
        }
        var curves: [Use: AssetTrack.Curve] = [:]
        var channels: [Channel] = []
        var notes: [FileNote] = []
        for (outline, use) in zip(outlines, uses) {
            guard let shape = shapes[use], shape.input.count > 0 else {
                notes.append(
                    FileNote(
                        path: outline.place.path.text, text: "has no keys; its node does not change",
                        isDeviation: false))
                continue
            }
            guard let node = outline.node else {
                notes.append(
                    FileNote(
                        path: outline.place.path.text,
                        text: "has no node; glTF leaves such channels to extensions", isDeviation: false)
                )
                continue
            }
            let curve: AssetTrack.Curve
            if let shared = curves[use] {
                curve = shared
            } else {
                curve = try samplers[outline.sampler].curve(shape, for: outline.property, in: file)
                curves[use] = curve
            }
            let owner = try file.nodes[node].member("name")?.string() ?? "node \(node)"
            channels.append(
                Channel(
                    node: node, property: outline.property,
                    track: AssetTrack(
                        name: "\(owner): \(outline.property)", property: outline.property.rawValue,
                        path: outline.place.path.text, unit: .plain, curve: curve)))
        }
        self.channels = channels
        self.notes = notes
    }

    /// `map` with typed errors.
    private static func each<Element>(
        _ places: [JSONNode], _ read: (JSONNode) throws(FileError) -> Element
    ) throws(FileError) -> [Element] {
        var elements: [Element] = []
        for place in places { elements.append(try read(place)) }
        return elements
    }

    /// A channel before its sampler is read.
    private struct Outline {
        let place: JSONNode
        let sampler: Int
        let node: Int?
        let property: Property

        init(_ place: JSONNode, samplers: Int, nodes: Int) throws(FileError) {
            self.place = place
            sampler = try place.required("sampler", accepted: "the index of a sampler")
                .index(into: "the animation's samplers", count: samplers)
            let target = try place.required("target", accepted: "an object")
            node = try target.member("node")?.index(into: "nodes", count: nodes)
            let accepted = "translation, rotation, scale or weights"
            let path = try target.required("path", accepted: accepted)
            guard let text = path.value.string, let property = Property(rawValue: text) else {
                throw path.fault(accepted: accepted)
            }
            self.property = property
        }
    }
}
