/// A property that a change moved, with its values before and after.
///
/// A view lists these in the order of recording, as long as one that came earlier may still be taken back.
/// Changes of a property add up: taking one back subtracts its difference and keeps those of the others.
final class ChangedProperty: SceneIsolated {
    let property: AnimatedProperty
    /// A model with the property's value before the change.
    var before: ViewState
    var after: AnimatableValue
    /// Whether the change can no longer be taken back.
    var isOver = false

    init(_ property: AnimatedProperty, before: ViewState, after: AnimatableValue) {
        self.property = property
        self.before = before
        self.after = after
    }

    /// Moves both values by the difference from `old` to `new`, unless that is undefined.
    fileprivate func move(from old: AnimatableValue, to new: AnimatableValue) {
        before[property] = before[property].moved(from: old, to: new)
        after = after.moved(from: old, to: new)
    }
}

extension RestorePoint {
    /// Records that a property of the view has changed from `model`.
    func noteDifference(_ key: PropertyKey, of view: SceneView, from model: ViewState) {
        let value = view.model[key.property]
        guard let own = differences[key] else {
            let made = ChangedProperty(key.property, before: model, after: value)
            differences[key] = made
            view.layerExtras.changes.append(made)
            return
        }
        // A second block of this change: later changes start from its difference.
        let later = view.changes(after: own)
        guard let last = later.last else { return own.after = value }
        let old = last.after
        own.after = own.after.moved(from: old, to: value)
        for other in later { other.move(from: old, to: value) }
    }

    /// Takes back the change of a property: restores the value before, or the difference if other changes
    /// moved the property later.
    ///
    /// - Returns: false if the point does not record the property's difference.
    func takeBackDifference(_ key: PropertyKey, of view: SceneView) -> Bool {
        guard let own = differences.removeValue(forKey: key) else { return false }
        let later = view.changes(after: own)
        view.extras?.changes.removeAll { $0 === own }
        view.extras?.dropOldChanges()
        let size = view.model.bounds.size
        if let next = later.first {
            let (old, new) = (own.after, own.before[key.property])
            for other in later { other.move(from: old, to: new) }
            // The change that follows starts where this one did, bit for bit.
            next.before.copy(key.property, from: own.before)
            view.model[key.property] = view.model[key.property].moved(from: old, to: new)
        } else {
            view.model.copy(key.property, from: own.before)
        }
        if view.model.bounds.size != size { view.setNeedsLayout() }
        return true
    }

    /// Ends the changes of all properties, and the block's effects: they can no longer be taken back.
    package func release() {
        for (key, own) in differences {
            own.isOver = true
            moved[key]?.view.extras?.dropOldChanges()
        }
        differences = [:]
        effects = BlockEffects()
    }
}

extension SceneView {
    /// Returns the changes of the same property that were recorded after `change`.
    fileprivate func changes(after change: ChangedProperty) -> [ChangedProperty] {
        guard let all = extras?.changes, let index = all.firstIndex(where: { $0 === change }) else {
            return []
        }
        return all[(index + 1)...].filter { $0.property == change.property }
    }
}

extension LayerExtras {
    /// Removes changes that no earlier change can affect.
    fileprivate func dropOldChanges() {
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
