import Foundation

/// The view of a bare layer: it moves and is drawn, and has neither touches nor layout.
final class BareLayerView: SceneView {
    override var isBareLayer: Bool { true }
}

extension SceneView {
    /// The view's layer, of class ``layerClass``. The view does not retain it; its state is the view's.
    public final var layer: SceneLayer { cachedLayer ?? makeLayer() }

    /// Creates the layer. A layer class that does not override `layer(of:)` is reported, once for a view.
    func makeLayer() -> SceneLayer {
        let wanted: AnyClass = type(of: self).layerClass
        let made = ((wanted as? SceneLayer.Type) ?? SceneLayer.self).layer(of: self)
        if wanted != type(of: made), let scene = scene ?? .current, !layerExtras.hasReportedLayerClass {
            layerExtras.hasReportedLayerClass = true
            scene.report(
                .wrongLayerClass(view: name, wanted: "\(wanted)", made: "\(type(of: made))"))
        }
        return made
    }

    /// The bare layers among the children, in no order.
    var bareLayers: [SceneLayer] { hasBareLayers ? extras.map { Array($0.bareLayers.values) } ?? [] : [] }
}

extension SceneLayer {
    /// The superlayer: of a view's layer, the superview's.
    public var superlayer: SceneLayer? { view.superview?.layer }

    /// The layers of the subviews and the bare layers, from back to front; `nil` if there are none. Setting it
    /// replaces them all.
    public var sublayers: [SceneLayer]? {
        get { view.children.isEmpty ? nil : view.children.map(\.layer) }
        set {
            let new = newValue ?? []
            for child in view.children where !new.contains(where: { $0.view === child }) {
                child.removeFromSuperview()
            }
            for layer in new { addSublayer(layer) }
        }
    }

    /// Adds a layer in front of the others, after removing it from its superlayer. The layer of a view brings
    /// its view along, as ``SceneView/addSubview(_:)``.
    public func addSublayer(_ layer: SceneLayer) { view.insert(layer.view) { $0.count } }

    /// Inserts a layer at `index` among ``sublayers``, 0 at the back. Larger indices mean the front.
    public func insertSublayer(_ layer: SceneLayer, at index: UInt32) {
        view.insert(layer.view) { min(Int(index), $0.count) }
    }

    /// Inserts a layer behind `sibling`; in front of all if `sibling` is not a sublayer.
    public func insertSublayer(_ layer: SceneLayer, below sibling: SceneLayer?) {
        view.insert(layer.view) { list in list.firstIndex { $0 === sibling?.view } ?? list.count }
    }

    /// Inserts a layer in front of `sibling`; in front of all if `sibling` is not a sublayer.
    public func insertSublayer(_ layer: SceneLayer, above sibling: SceneLayer?) {
        view.insert(layer.view) { list in
            list.firstIndex { $0 === sibling?.view }.map { $0 + 1 } ?? list.count
        }
    }

    /// Replaces a sublayer; ignored if `old` is not one.
    public func replaceSublayer(_ old: SceneLayer, with new: SceneLayer) {
        guard old.view.superview === view, old !== new else { return }
        insertSublayer(new, above: old)
        old.removeFromSuperlayer()
    }

    /// Removes the layer with its motions from its superlayer; the layer of a view with its view.
    public func removeFromSuperlayer() { view.removeFromSuperview() }

    /// The rectangle in the superlayer's coordinates; see ``ViewState/frame`` for transformed layers.
    /// Animatable.
    public var frame: CGRect {
        get { view.model.frame }
        set { view.write(.bounds, .position) { $0.frame = newValue } }
    }

    /// The colour behind the content; `nil` draws nothing. Animatable.
    public var backgroundColor: SceneColor? {
        get { view.model.backgroundColor }
        set { view.write(.backgroundColor) { $0.backgroundColor = newValue } }
    }

    /// Whether the layer and its sublayers are neither drawn nor touched. Applies at once.
    public var isHidden: Bool {
        get { view.isHidden }
        set { view.isHidden = newValue }
    }
}

/// Equality and hashes are those of the view: the objects of one layer are equal.
extension SceneLayer: Hashable {
    /// Whether both are the layer of one view, or one bare layer.
    nonisolated public static func == (a: SceneLayer, b: SceneLayer) -> Bool { a.view === b.view }

    /// Hashes the identity of the view.
    nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(view.id) }
}
