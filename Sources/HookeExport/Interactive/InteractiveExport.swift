internal import CHookePages
import Foundation
import Hooke
internal import HookePages
import HookeTransitions

/// A page in which a finger, a pen or a mouse drags a transition: one file without requests.
///
/// ```swift
/// import Foundation
/// import HookePreview
///
/// let drawer = PlaySettings(.drawer)
/// let export = try InteractiveExport(
///     TransitionRecorder.interactive(of: drawer), rules: drawer.interactiveRules, name: "drawer")
/// let file = FileManager.default.temporaryDirectory.appendingPathComponent("drawer-interactive.html")
/// try export.page.write(to: file, atomically: true, encoding: .utf8)
/// ```
///
/// - The motions are exact: the page has the tracks themselves, and evaluates them with the library, compiled to
///   WebAssembly. What is computed for each frame, as flights of shared elements, is within ``distance``.
/// - It recognises the gesture, measures the velocity, decides and settles as a scene with a `SwipeDriver`.
/// - docs/export.md lists what it shows, its keys and its limits.
public struct InteractiveExport: Sendable {
    /// The given name.
    public let name: String
    /// The transition at its start.
    public let transition: InteractiveTransition
    /// The error bound of any corner of any view, in points on the screen: 0 if all motions are in a timeline, 0.1 for
    /// frames. Opacities and colours of frames are within 1/256.
    public let distance: Double
    /// The view trees as HTML: before, during and after the transition.
    let trees: [String]
    /// The styles of the trees.
    let style: String
    private let numbers: [Double]
    private let startTime: Double
    /// The name of the gesture's own decision; `nil` if it takes that of the rules.
    package let ownDecision: String?
    /// What the page says about itself.
    private let note: String
    /// What the script does with each channel, as JSON.
    let targets: [String]

    /// Creates the page of a recorded transition.
    ///
    /// - Parameters:
    ///   - recording: the transition at its start.
    ///   - rules: how touches drive it.
    ///   - name: the title of the page.
    ///   - background: the colour behind a window without one.
    /// - Throws: ``ExportError`` with the view and the property for what a page cannot show or move, and for a decision
    ///   that is not one of the library's.
    public init(
        _ recording: InteractiveRecording, rules: InteractiveTransition.Rules, name: String = "hooke",
        background: SceneColor? = .screenBackdrop
    ) throws(ExportError) {
        self.name = name
        (startTime, ownDecision) = (recording.startTime, recording.back?.decisionName)
        note = recording.note
        distance = recording.frames.isEmpty ? 0 : InteractiveMotions.distance
        let prefix = WebText.identifier(name)
        let motions = try InteractiveMotions(recording, name: name)
        var parts: [WebElement] = []
        for (part, snapshot) in [recording.before, motions.model, recording.after].enumerated() {
            let moving = part == 1 ? motions.items : []
            var tree = try WebTree(
                Self.still(snapshot, moving), prefix: "\(prefix)-\(["before", "during", "after"][part])")
            tree.background = background
            parts.append(try tree.layers())
        }
        let nodes = motions.model.nodes
        var indices: [ViewID: Int] = [:]
        for (index, node) in nodes.enumerated() { indices[node.id] = index }
        var channels: [InteractiveChannel] = []
        var targets: [String] = []
        let masks = Set(nodes.compactMap(\.mask).map(\.id))
        for item in motions.items {
            if masks.contains(item.view) {
                throw .unsupported(
                    what: "a mask: \(item.property.rawValue)", reason: "an interactive page cannot move it"
                )
            }
            guard let index = indices[item.view] else { continue }
            let node = nodes[index]
            let label = node.name.isEmpty ? "layer \(index)" : node.name
            switch WebForm(item.property) {
            case .place: targets.append("null")
            case .style:
                let key = PropertyKey(view: item.view, property: item.property)
                targets.append(parts[1].all.lazy.compactMap { $0.target(of: key) }.first ?? "null")
            case .drawing, .refused:
                throw .unsupported(
                    what: "\(label): \(item.property.rawValue)",
                    reason: "an interactive page cannot move it")
            }
            channels.append(
                try motions.channel(item, layer: index, label: label, model: node.state[item.property]))
        }
        transition = InteractiveTransition(
            before: recording.before.layers, during: motions.model.layers, after: recording.after.layers,
            channels: channels, duration: recording.duration,
            end: recording.frames.isEmpty ? recording.timeline.duration : recording.duration, rules: rules,
            back: recording.back?.interactive(indices))
        do throws(InteractiveFault) { numbers = try transition.numbers() } catch {
            throw .unsupported(
                what: "the decision \(rules.decision.name)",
                reason: "it is a closure; accepted: the decisions of the library")
        }
        self.targets = targets
        trees = parts.map { $0.html() }
        style = parts.flatMap(\.all).rules(on: "stage").joined(separator: "\n")
    }

    /// The model without motions; the moving properties have a single knot, so that their elements exist.
    private static func still(
        _ model: SceneSnapshot, _ moving: [InteractiveMotions.Item]
    ) -> LinearTimeline {
        var channels: [LinearTimeline.Channel] = []
        for channel in moving {
            guard case .style = WebForm(channel.property), let node = model.node(channel.view) else {
                continue
            }
            channels.append(
                LinearTimeline.Channel(
                    view: channel.view, property: channel.property,
                    knots: [.init(time: 0, value: node.state[channel.property])], error: 0))
        }
        return LinearTimeline(model: model, channels: channels, duration: 0, distance: 0, colorError: 0)
    }

    private var about: String {
        var sentences = note.isEmpty ? [] : [WebText.html(note)]
        if distance > 0 {
            sentences.append(
                "What it shows is computed for each frame; here it is within \(WebText.number(distance)) points."
            )
        }
        return sentences.joined(separator: " ")
    }

    /// The springs to choose from: the page's own style, which has the response 0, and the named ones.
    private var springs: [(name: String, response: Double, dampingRatio: Double)] {
        guard transition.settlesByRules else { return [] }
        let own = (transition.rules.settle.text, 0.0, 0.0)
        return [own] + Spring.named.map { ("spring(\($0.key))", $0.value.response, $0.value.dampingRatio) }
    }

    /// The complete page.
    public var page: String { filled(Self.template) }

    /// The page with places for a transition.
    private static let template = hooke_page_drag().html

    /// Returns the page without its script, which many pages can share: ``sharedScript``, in a file of its own.
    ///
    /// - Parameters:
    ///   - address: the address of the script, relative to the page.
    ///   - home: the address of a page to return to, relative to the page; `nil` for none.
    public func page(scriptAt address: String, home: String? = nil) -> String {
        let link = home.map { "<a href=\"\(WebText.html($0))\">All motions</a>" }
        return filled(hooke_page_drag().html(scriptAt: WebText.html(address)), link)
    }

    /// The script of all pages of ``page(scriptAt:home:)``.
    public static var sharedScript: String { hooke_page_drag().script }

    private func filled(_ template: String, _ link: String? = nil) -> String {
        let scale = transition.rules.scale
        let packed = numbers.withUnsafeBytes { Data($0).base64EncodedString() }
        let properties = transition.properties.map { "\"\($0)\"" }.joined(separator: ",")
        let springs = self.springs.map {
            "{\"name\": \(WebText.json($0.name)), \"response\": \($0.response), \"dampingRatio\": \($0.dampingRatio)}"
        }.joined(separator: ",")
        let data = """
            {"name": \(WebText.json(name)), "start": \(startTime), "edge": "\(scale.edge.rawValue)",
            "fromBothEdges": \(transition.startEdges?.count == 2),
            "recogniser": "\(transition.startEdges == nil ? "pan" : "edge")",
            "decision": \(WebText.json(ownDecision ?? transition.rules.decision.name)),
            "width": \(WebText.number(scale.bounds.size.x)), "height": \(WebText.number(scale.bounds.size.y)),
            "targets": [\(targets.joined(separator: ","))], "properties": [\(properties)], "springs": [\(springs)], "numbers": "\(packed)"}
            """
        return TransitionPage.html(
            template, name: name, data: data, trees: trees.joined(separator: "\n"), style: style,
            about: ([about] + [link].compactMap(\.self)).filter { !$0.isEmpty }.joined(separator: " "))
    }
}

extension InteractiveRecording.Back {
    /// Returns the swipe of layers; `nil` if a view is none of them.
    fileprivate func interactive(_ indices: [ViewID: Int]) -> InteractiveBack? {
        guard let upper = indices[upper], let scrim = indices[scrim] else { return nil }
        return InteractiveBack(
            rules: rules, duration: duration, distance: distance,
            layers: .init(upper: upper, scrim: scrim, lower: lower.flatMap { indices[$0] }))
    }
}

extension WebElement {
    /// Returns what the page's script does with the numbers of a property, as JSON: the element, the property of CSS, its
    /// value with % for the numbers, and what they are. `nil` if the property moves no style of the element.
    fileprivate func target(of key: PropertyKey) -> String? {
        targets.first { $0.key == key }.map {
            "[\"\(name)\", \"\($0.style.css)\", \"\($0.pattern)\", \"\($0.style.unit.rawValue)\"]"
        }
    }
}

extension SceneSnapshot {
    /// The views without masks, each after its superview.
    var nodes: [Node] {
        var nodes: [Node] = []
        func visit(_ node: Node) {
            nodes.append(node)
            for child in node.children { visit(child) }
        }
        visit(root)
        return nodes
    }

    /// The numbers that place the views.
    var layers: [InteractiveLayer] {
        var layers: [InteractiveLayer] = []
        func visit(_ node: Node, _ parent: Int?) {
            let (state, index) = (node.state, layers.count)
            let bounds = state.bounds
            var layer = InteractiveLayer(
                parent: parent,
                bounds: Rectangle(
                    x: bounds.origin.x, y: bounds.origin.y, width: bounds.size.width,
                    height: bounds.size.height),
                position: Vector2(state.position.x, state.position.y),
                anchorPoint: Vector2(state.anchorPoint.x, state.anchorPoint.y), zPosition: state.zPosition,
                transform: state.transform, sublayerTransform: state.sublayerTransform, opacity: state.opacity
            )
            layer.isHidden = state.isHidden
            layer.isDoubleSided = state.shape?.isDoubleSided ?? true
            layer.isPicture = node.isPicture
            layers.append(layer)
            for child in node.children { visit(child, index) }
        }
        visit(root, nil)
        return layers
    }
}
