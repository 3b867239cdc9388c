import Hooke
import HookeTimeline

extension SceneView {
    /// Sets a property, which runs there by a spring from what is shown, with a velocity. Replaces the motions of the
    /// property, also those of a transition. The view receives touches while it moves.
    ///
    /// - Parameters:
    ///   - property: a property with components.
    ///   - velocity: the velocity of the components, per second.
    ///   - spring: the spring.
    ///   - change: sets the property.
    package func settle(
        _ property: AnimatedProperty, velocity: SIMD4<Double>, by spring: Spring, change: () -> Void
    ) {
        let shown = presentationState[property].vector
        let lost = LostMotions()
        lost += removeMotions(of: property)
        defer { lost.tell(in: scene) }
        SceneView.performWithoutAnimation(change)
        guard let scene, let shown, let rest = model[property].vector else { return }
        let difference = MotionState(position: shown - rest, velocity: velocity, acceleration: .zero)
        guard let offset = AnimatableOffset(.spring(spring), from: difference, rest: model[property])
        else { return }
        var track = Track(view: id, property: property, delay: 0, offset: offset)
        track.allowsUserInteraction = true
        let group = scene.runningGroup(layerClock)
        group.add(track, to: self)
        group.refresh(at: scene.now)
    }

    /// Removes the motions of a property, which keeps the value that is shown.
    package func stop(_ property: AnimatedProperty) {
        let shown = presentationState
        let lost = LostMotions()
        lost += removeMotions(of: property)
        SceneView.performWithoutAnimation {
            write(property) { $0.copy(property, from: shown) }
        }
        lost.tell(in: scene)
    }

    /// Returns the velocity of the components of a property, per second; zero without motions.
    package func velocity(of property: AnimatedProperty) -> SIMD4<Double> {
        hasMotions(of: property) ? shownMotion(of: property)?.velocity ?? .zero : .zero
    }

    /// Whether motions of blocks run in a property.
    package func hasMotions(of property: AnimatedProperty) -> Bool {
        motions.contains { $0.track.property == property }
    }
}
