import Foundation
import Hooke

/// A change of the scene's size during a transition.
///
/// The transition continues. A recorded motion with value v(t) shows model + v(t) − end. The model is laid
/// out in the new size. Then:
///
/// - For direct subviews of the container the remainder is scaled with the container, k·(v(t) − end): a view
///   that starts a screen's width away then starts a new screen's width away.
/// - For other views the remainder keeps its length in points.
/// - If the change of size takes time, nothing jumps.
extension TransitionContext {
    /// A moving direct subview of the container.
    struct Carried {
        let view: SceneView
        let tracks: [Track]
        let model: ViewState
    }

    /// The state before the size changes.
    struct Carriage {
        let oldContainer: CGSize
        let oldWindow: CGSize
        let carried: [Carried]
        /// How far the presentation's view moves along y.
        let travel: Double?
        /// The frames at which the controllers' views and those of other presentations rest, before and after.
        var resting: [ViewID: (old: CGRect, new: CGRect)]
    }

    /// The frames at which the controllers' views rest, and those of presentations that do not take part.
    private var allResting: [ViewID: CGRect] {
        var frames = resting
        for presentation in scene?.presentations ?? [] {
            guard let view = presentation.presentedView, frames[view.id] == nil else { continue }
            frames[view.id] = presentation.frameOfPresentedViewInContainerView
        }
        return frames
    }

    /// Captures the moving views before the size changes.
    func beginResizing() -> Carriage {
        var tracks: [ViewID: [Track]] = [:]
        for track in group.recordedTimeline.tracks where track.property.isScaled {
            tracks[track.view, default: []].append(track)
        }
        let carried = containerView.subviews.compactMap { view in
            tracks[view.id].map { Carried(view: view, tracks: $0, model: view.modelState) }
        }
        return Carriage(
            oldContainer: containerView.bounds.size,
            oldWindow: containerView.window?.bounds.size ?? containerView.bounds.size, carried: carried,
            travel: presentation?.travel,
            resting: allResting.mapValues { (old: $0, new: $0) })
    }

    /// Brings the models of the moving views to the new size, after the views around them.
    func carry(_ noted: Carriage) -> Carriage {
        var carriage = noted
        for (view, frame) in allResting { carriage.resting[view]?.new = frame }
        guard let k = scale(of: carriage) else { return carriage }
        for moved in carriage.carried {
            let properties = Set(moved.tracks.map(\.property))
            let model = moved.model
            noteJump(of: moved, scale(of: carriage, for: moved.view, k))
            if properties.contains(.bounds) {
                moved.view.write(.bounds) {
                    $0.bounds.size = CGSize(
                        width: model.bounds.size.width * k.x, height: model.bounds.size.height * k.y)
                }
            } else if let rest = carriage.resting[moved.view.id], model.bounds.size == rest.old.size {
                moved.view.write(.bounds) { $0.bounds.size = rest.new.size }
            }
            if properties.contains(.transform) {
                moved.view.write(.transform) {
                    $0.transform.row4 *= SIMD4(k.x, k.y, 1, 1)
                }
            }
            moved.view.write(.position) {
                $0.position = CGPoint(x: model.position.x * k.x, y: model.position.y * k.y)
            }
        }
        return carriage
    }

    /// Scales the remainders, and what a cancel would restore, after layout.
    func endResizing(_ carriage: Carriage) {
        hasBeenResized = true
        if let scene {
            restorePoint.resize(
                scene.window, from: carriage.oldWindow, to: scene.window.bounds.size,
                others: (carriage.oldContainer, containerView.bounds.size), resting: carriage.resting)
        }
        guard let all = scale(of: carriage) else { return }
        for moved in carriage.carried {
            let k = scale(of: carriage, for: moved.view, all)
            guard k != SIMD2(1, 1) else { continue }
            for track in moved.tracks {
                for remainder in track.scaledRemainders(k - 1, model: { moved.view.modelState[$0] }) {
                    group.add(remainder, to: moved.view)
                }
            }
        }
    }

    /// The ratio of the container's new size to its old one; `nil` if the old one is empty.
    private func scale(of carriage: Carriage) -> SIMD2<Double>? {
        let (old, new) = (carriage.oldContainer, containerView.bounds.size)
        guard old.width > 0, old.height > 0 else { return nil }
        return SIMD2(new.width / old.width, new.height / old.height)
    }

    /// The ratio for one view: a sheet moves by its height, which need not grow with the container.
    private func scale(of carriage: Carriage, for view: SceneView, _ k: SIMD2<Double>) -> SIMD2<Double> {
        guard let presentation, view === presentation.presentedView, let before = carriage.travel, before > 0,
            let now = presentation.travel
        else { return k }
        return SIMD2(k.x, now / before)
    }

    /// Compensates the jump that scaling the remainders causes, so that the open block starts from what is
    /// shown.
    private func noteJump(of moved: Carried, _ k: SIMD2<Double>) {
        guard SceneView.isRecording, k != SIMD2(1, 1) else { return }
        var jumps: [AnimatedProperty: SIMD4<Double>] = [:]
        for track in moved.tracks {
            for remainder in track.scaledRemainders(k - 1, model: { moved.view.modelState[$0] }) {
                let value = group.value(of: remainder)
                jumps[remainder.property, default: .zero] += value.vector! - remainder.to.vector!
            }
        }
        let model = moved.view.modelState
        // If the block has already recorded the property, it starts again from here.
        for (property, jump) in jumps where jump != .zero {
            let start = moved.model[property]
            moved.view.modelState[property] = start.replacingVector(start.vector! - jump)
            moved.view.restartRecording(property)
        }
        moved.view.modelState = model
    }
}
