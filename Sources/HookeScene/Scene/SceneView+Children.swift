// How the children of a view change, without callbacks; for those see `Relocation`.
extension SceneView {
    /// Replaces subviews and bare layers, when a cancelled transition restores the tree.
    func restoreChildren(_ views: [SceneView]) {
        willChangeSubviews()
        for child in children where !views.contains(where: { $0 === child }) {
            scene?.layers.leavers.append(child)
            child.superview = nil
        }
        for view in views where view.superview !== self {
            view.detach()
            view.superview = self
            view.passLayoutMarksUp()
        }
        children = views
        for view in views where view.isBareLayer { holdBareLayer(view.layer) }
    }

    /// Sets the mask, after removing it from its superlayer.
    func setMask(_ layer: SceneLayer?) {
        let old = extras?.mask
        guard old?.view !== layer?.view else { return }
        if let mask = layer?.view {
            precondition(!isDescendant(of: mask), "a layer cannot mask itself or its sublayers")
            mask.detach()
        }
        old?.view.detach()
        if let layer {
            layerExtras.mask = layer
            layer.view.superview = self
        }
        arrangementChanged()
    }

    private func holdBareLayer(_ layer: SceneLayer) {
        layerExtras.bareLayers[layer.view.id] = layer
        hasBareLayers = true
    }

    private func dropBareLayer(_ id: ViewID) {
        extras?.bareLayers[id] = nil
        hasBareLayers = extras?.bareLayers.isEmpty == false
    }

    /// Returns the index in `list` that makes a view the subview at `index`.
    func place(ofSubview index: Int, in list: [SceneView]) -> Int {
        guard hasBareLayers else { return min(index, list.count) }
        return list.indices.filter { !list[$0].isBareLayer }.dropFirst(index).first ?? list.count
    }

    /// Changes the place of a subview among ``children``; ignores other views.
    func reorder(_ view: SceneView, insert: (inout [SceneView]) -> Void) {
        guard view.superview === self else { return }
        willChangeSubviews()
        var others = children.filter { $0 !== view }
        insert(&others)
        children = others
    }

    /// Notifies the scene that views were added, removed or reordered.
    func arrangementChanged() {
        guard let window else { return }
        window.windowScene?.arrangement.changes += 1
        // A frame of another scene that contains the window has read its views too.
        window.superview?.arrangementChanged()
    }

    /// Removes the view from its superview without callbacks.
    func detach() {
        guard let superview else { return }
        superview.willChangeSubviews()
        if let scene {
            if !isCommitted { scene.willChange(self) }
            scene.layers.leavers.append(self)
        }
        superview.children.removeAll { $0 === self }
        if superview.extras?.mask?.view === self { superview.extras?.mask = nil }
        if isBareLayer { superview.dropBareLayer(id) }
        self.superview = nil
    }

    /// Inserts a subview or the view of a bare layer without callbacks, at an index among ``children`` without
    /// it, after removing it from its superview.
    func attach(_ view: SceneView, at index: ([SceneView]) -> Int) {
        precondition(!isDescendant(of: view), "a view cannot be inside itself or its subviews")
        // The layer's object must outlive its removal from another superlayer.
        let layer = view.isBareLayer ? view.layer : nil
        view.detach()
        willChangeSubviews()
        children.insert(view, at: index(children))
        view.superview = self
        if let layer { holdBareLayer(layer) }
        view.passLayoutMarksUp()
        setNeedsLayout()
    }
}
