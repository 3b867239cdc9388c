import Foundation
import HookeGeometry

struct ActiveLayerTransition: SceneIsolated {
    let group: AnimationGroup
    let change: PictureChange
    let old: SceneSnapshot.Node
    let newID: ViewID
    /// Whether it stays after the group's end, for its fill mode.
    let staysAtEnd: Bool
    /// Whether the view receives no touches until the end.
    let blocksTouches: Bool
    let stopping: ActiveLayerMotion.Stopping
    weak var scene: WindowScene?

    var holdsOffTouches: Bool { blocksTouches && group.localTime < change.timing.endTime }

    /// Returns the layer's node with both pictures as its content.
    func dressed(_ node: SceneSnapshot.Node) -> SceneSnapshot.Node {
        guard let p = change.progress(at: group.localTime) else { return node }
        let bounds = node.state.bounds
        var new = node
        (new.id, new.tag) = (newID, 0)
        new = new.fitted(into: bounds)
        var old = old.fitted(into: bounds)
        old.tag = 0
        var layer = node
        // The pictures have masks and shapes of their own; the corners clip both.
        layer.mask = nil
        layer.state.shape = node.state.shape.map { shape in
            var corners = LayerShape()
            (corners.maskedCorners, corners.cornerCurve) = (shape.maskedCorners, shape.cornerCurve)
            return corners
        }
        for property in AnimatedProperty.allCases {
            switch property.traits.part {
            case .place: break
            case .content: layer.state.copy(property, from: .standard)
            case .outline:
                // The layer's outline is that of both pictures, unless they turn or the old one had another.
                if case .flip = change.effect { break }
                if old.state[property] == new.state[property] { old.state.copy(property, from: .standard) }
                new.state.copy(property, from: .standard)
            case .edge:
                layer.state.copy(property, from: node.state)
                new.state.copy(property, from: .standard)
                old.state.copy(property, from: .standard)
            }
        }
        layer.state.masksToBounds = true
        func move(_ picture: inout SceneSnapshot.Node, _ by: SIMD2<Double>) {
            picture.state.position.x += by.x * bounds.size.width
            picture.state.position.y += by.y * bounds.size.height
        }
        switch change.effect {
        case .fade:
            // Exact where one picture covers the layer, and where the two do not overlap.
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

    /// The eye is 1000 points away.
    private static let perspective: Transform3D = {
        var transform = Transform3D.identity
        transform.m34 = -1 / 1000
        return transform
    }()
}

extension SceneSnapshot.Node {
    /// Whether the picture hides everything behind it in `bounds`.
    fileprivate func covers(_ bounds: CGRect) -> Bool {
        func isOpaque(_ state: ViewState) -> Bool {
            state.backgroundColor?.alpha == 1 && state.fillsBounds && !state.isHidden
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

extension SceneView {
    /// Removes the layer transition without calling `onStop`.
    func dropTransition(where isGone: (ActiveLayerTransition) -> Bool) {
        guard let transition = extras?.transition, isGone(transition) else { return }
        extras?.transition = nil
        transition.scene?.layers.transitions[id] = nil
    }

    /// Removes the transition; its `onStop` receives false.
    func removeTransition() {
        guard let transition = extras?.transition else { return }
        dropTransition { _ in true }
        transition.stopping.lose()
    }
}
