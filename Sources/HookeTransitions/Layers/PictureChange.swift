import Foundation
import Hooke

/// What two pictures of a layer do: a pure function of the time of its group.
struct PictureChange: Sendable {
    enum Effect: Sendable {
        case fade
        /// The side from which the new one comes, in widths and heights.
        case moveIn(SIMD2<Double>)
        case push(SIMD2<Double>)
        case reveal(SIMD2<Double>)
        /// The axis, and whether it turns by a positive angle.
        case flip(isVertical: Bool, sign: Double)

        init(_ kind: LayerTransition.Kind, _ subtype: LayerTransition.Subtype) {
            let side =
                switch subtype {
                case .fromLeft: SIMD2(-1.0, 0)
                case .fromRight: SIMD2(1.0, 0)
                case .fromTop: SIMD2(0, 1.0)
                case .fromBottom: SIMD2(0, -1.0)
                }
            switch kind {
            case .fade: self = .fade
            case .moveIn: self = .moveIn(side)
            case .push: self = .push(side)
            case .reveal: self = .reveal(side)
            }
        }
    }

    let effect: Effect
    var timing: MediaTiming
    let pacing: Pacing
    /// How far the change is at the start and at the end.
    let progress: ClosedRange<Double>

    /// How far the change is at a time of the group; `nil` where it shows nothing of its own.
    func progress(at time: Double) -> Double? {
        guard let (fraction, _) = timing.moment(at: time) else { return nil }
        let p =
            fraction == 0 || fraction == 1
            ? fraction
            : pacing.progress(elapsed: fraction * timing.duration, duration: timing.duration)
        return progress.lowerBound + (progress.upperBound - progress.lowerBound) * p
    }
}

/// A layer transition of a view, in the clock of its group.
struct ActiveLayerTransition {
    let group: AnimationGroup
    let change: PictureChange
    /// What showed before.
    let old: SceneSnapshot.Node
    /// The identity of the new picture.
    let newID: ViewID
    /// Whether it stays when the group is over, for its fill mode to show.
    let staysAtEnd: Bool
    /// Whether the view is not hit until it is over.
    let blocksTouches: Bool
    let stopping: ActiveLayerMotion.Stopping
    private(set) weak var scene: WindowScene?

    init(
        group: AnimationGroup, change: PictureChange, old: SceneSnapshot.Node, newID: ViewID,
        staysAtEnd: Bool, blocksTouches: Bool, stopping: ActiveLayerMotion.Stopping, scene: WindowScene
    ) {
        self.group = group
        self.change = change
        self.old = old
        self.newID = newID
        self.staysAtEnd = staysAtEnd
        self.blocksTouches = blocksTouches
        self.stopping = stopping
        self.scene = scene
    }

    var holdsOffTouches: Bool { blocksTouches && group.localTime < change.timing.endTime }

    /// The layer's node with both pictures in it instead of its content.
    func dressed(_ node: SceneSnapshot.Node) -> SceneSnapshot.Node {
        guard let p = change.progress(at: group.localTime) else { return node }
        let bounds = node.state.bounds
        var new = node
        (new.id, new.tag) = (newID, 0)
        new = new.fitted(into: bounds)
        var old = old.fitted(into: bounds)
        old.tag = 0
        // Border and shadow stay with the layer.
        (new.state.decoration, old.state.decoration) = (LayerDecoration(), LayerDecoration())
        var layer = node
        layer.state.backgroundColor = nil
        layer.state.sublayerTransform = .identity
        layer.state.masksToBounds = true
        func move(_ picture: inout SceneSnapshot.Node, _ by: SIMD2<Double>) {
            picture.state.position.x += by.x * bounds.size.width
            picture.state.position.y += by.y * bounds.size.height
        }
        switch change.effect {
        case .fade:
            // Exact where either picture covers the layer, and where the two do not overlap.
            let rest = 1 - p
            if new.covers(bounds) {
                new.state.opacity = p
                layer.children = [old, new]
            } else {
                if !old.covers(bounds) { new.state.opacity = p }
                old.state.opacity = rest
                layer.children = [new, old]
            }
        case .moveIn(let side):
            move(&new, side * (1 - p))
            layer.children = [old, new]
        case .push(let side):
            move(&new, side * (1 - p))
            move(&old, side * -p)
            layer.children = [old, new]
        case .reveal(let side):
            move(&old, side * -p)
            layer.children = [new, old]
        case .flip(let isVertical, let sign):
            layer.state.masksToBounds = false
            let showsNew = p >= 0.5
            let angle = sign * .pi * (showsNew ? p - 1 : p)
            let turn: Transform3D = (isVertical ? Transform3D.rotationY(angle) : .rotationX(angle))
                .concatenating(Self.perspective)
            new.state.isHidden = !showsNew
            old.state.isHidden = showsNew
            new.state.transform = new.state.transform.concatenating(turn)
            old.state.transform = old.state.transform.concatenating(turn)
            layer.children = [old, new]
        }
        return layer
    }

    /// The eye of a view that flips, 1000 points away.
    private static let perspective: Transform3D = {
        var transform = Transform3D.identity
        transform.m34 = -1 / 1000
        return transform
    }()
}

extension SceneSnapshot.Node {
    /// Whether the picture hides all that is behind it in a rectangle that it fills.
    fileprivate func covers(_ bounds: CGRect) -> Bool {
        func isOpaque(_ state: ViewState) -> Bool {
            state.backgroundColor?.alpha == 1 && state.cornerRadius == 0 && !state.isHidden
        }
        if isOpaque(state) { return true }
        let size = state.bounds.size
        return children.contains { child in
            let frame = child.state.frame
            let origin = CGPoint(
                x: frame.origin.x - state.bounds.origin.x, y: frame.origin.y - state.bounds.origin.y)
            return isOpaque(child.state) && child.state.opacity == 1 && child.state.transform == .identity
                && state.sublayerTransform == .identity && origin.x <= 0 && origin.y <= 0
                && origin.x + frame.size.width >= size.width && origin.y + frame.size.height >= size.height
        }
    }
}
