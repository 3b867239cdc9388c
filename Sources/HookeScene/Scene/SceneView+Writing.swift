import Foundation
import HookeGeometry

extension SceneView {
    /// Sets one or two properties and notifies the open animation block. Non-finite numbers are refused.
    @inline(__always)
    package final func write(
        _ property: AnimatedProperty, _ second: AnimatedProperty? = nil, change: (inout ViewState) -> Void
    ) {
        var changed = model
        change(&changed)
        guard changed[property].isFinite else { return refuse(property, changed[property]) }
        if let second, !changed[second].isFinite { return refuse(second, changed[second]) }
        set(changed, property, second)
    }

    /// Sets a property other than the bounds to a known value, without a copy of the model. Otherwise like
    /// ``write(_:_:change:)``.
    @inline(__always)
    final func write(
        _ property: AnimatedProperty, to value: @autoclosure () -> AnimatableValue,
        change: (inout ViewState) -> Void
    ) {
        guard value().isFinite else { return refuse(property, value()) }
        if let hand = prepare(for: property) {
            let old = model
            change(&model)
            track(property, from: old, in: hand.scene)
        } else {
            change(&model)
        }
        if isObserved { notifyObservers() }
    }

    /// Notifies the scene and the open animation block of a change that follows. Returns the block if its values come
    /// from a hand.
    private func prepare(for property: AnimatedProperty, _ second: AnimatedProperty? = nil) -> Ambient? {
        let scene = isCommitted ? nil : scene
        scene?.willChange(self)
        guard let ambient = Ambient.current else { return nil }
        if let transaction = ambient.transaction {
            transaction.touch(self, property, in: scene ?? self.scene)
            if let second { transaction.touch(self, second, in: scene ?? self.scene) }
        }
        return ambient.isTracking ? ambient : nil
    }

    /// Stores what is shown before the first change since the scene's previous moment.
    final func commit(_ shown: ViewState) {
        committed = shown
        isCommitted = true
    }

    /// Removes what ``commit(_:)`` stored, at the scene's next moment.
    final func uncommit() {
        committed = nil
        isCommitted = false
    }

    @inline(never)
    final func refuse(_ property: AnimatedProperty, _ value: AnimatableValue) {
        let home = scene ?? Ambient.current?.scene
        home?.report(.refusedValue(view: name, property: property, value: "\(value)"))
    }

    private func set(_ changed: ViewState, _ property: AnimatedProperty, _ second: AnimatedProperty?) {
        let hand = prepare(for: property, second)
        let old = hand == nil ? nil : model
        let size = model.bounds.size
        model = changed
        if let old {
            track(property, from: old, in: hand?.scene)
            if let second { track(second, from: old, in: hand?.scene) }
        }
        if changed.bounds.size != size { sizeDidChange(from: size) }
        if property == .bounds { extras?.boundsObserver?.boundsDidChange() }
        if isObserved { notifyObservers() }
    }

    /// Sets a model, without motions.
    func setModelAtOnce(_ model: ViewState) { setAtOnce { $0 = model } }

    /// Changes a property that is not animatable.
    final func setAtOnce(_ change: (inout ViewState) -> Void) {
        if !isCommitted { scene?.willChange(self) }
        change(&model)
        if isObserved { notifyObservers() }
    }
}
