/// A property that blocks of a change, transition or property animator moved, with its values before and after.
///
/// A view lists those of changes that add up in the order of recording, as long as one that came earlier may still be taken
/// back: taking one back subtracts its difference and keeps those of the others.
final class ChangedProperty: SceneIsolated {
    let property: AnimatedProperty
    /// A model with the property's value before the change.
    var before: ViewState
    /// A model with the property's value after the change.
    var after: ViewState
    /// Whether the change can no longer be taken back.
    var isOver = false

    init(_ property: AnimatedProperty, before: ViewState, after: ViewState) {
        (self.property, self.before, self.after) = (property, before, after)
    }

    /// Records a second block of this change: later changes start from its difference.
    func extend(to model: ViewState, of view: SceneView) {
        let later = later(in: view)
        guard let last = later.last else { return after = model }
        let (old, new) = (last.after[property], model[property])
        after[property] = after[property].moved(from: old, to: new)
        for other in later { other.move(from: old, to: new) }
    }

    /// Takes back the change: restores the value before, or the difference if other changes moved the property later.
    func takeBack(from view: SceneView) {
        let later = later(in: view)
        view.extras?.changes.removeAll { $0 === self }
        view.extras?.dropOldChanges()
        guard let next = later.first else { return show(before, on: view) }
        let (old, new) = (after[property], before[property])
        for other in later { other.move(from: old, to: new) }
        // The change that follows starts where this one did, bit for bit.
        next.before.copy(property, from: before)
        var model = view.model
        model[property] = model[property].moved(from: old, to: new)
        show(model, on: view)
    }

    /// Sets the property of a view to its value in a model.
    func show(_ model: ViewState, on view: SceneView) {
        let size = view.model.bounds.size
        view.model.copy(property, from: model)
        if view.model.bounds.size != size { view.setNeedsLayout() }
    }

    /// Moves both values by the difference from `old` to `new`, unless that is undefined.
    private func move(from old: AnimatableValue, to new: AnimatableValue) {
        before[property] = before[property].moved(from: old, to: new)
        after[property] = after[property].moved(from: old, to: new)
    }

    /// Returns the changes of the same property that were recorded later.
    private func later(in view: SceneView) -> [ChangedProperty] {
        guard let all = view.extras?.changes, let index = all.firstIndex(where: { $0 === self }) else {
            return []
        }
        return all[(index + 1)...].filter { $0.property == property }
    }
}

extension LayerExtras {
    /// Removes changes that no earlier change can affect.
    func dropOldChanges() {
        var open: Set<AnimatedProperty> = []
        changes.removeAll { change in
            if !change.isOver { open.insert(change.property) }
            return change.isOver && !open.contains(change.property)
        }
    }
}

extension AnimatableValue {
    /// Returns the value plus the difference from `old` to `new`: for transforms value · new · old⁻¹, applied
    /// first. If that is undefined or not finite, the value.
    fileprivate func moved(from old: AnimatableValue, to new: AnimatableValue) -> AnimatableValue {
        guard let sum = adding(new, short: old), sum.isFinite else { return self }
        return sum
    }
}
