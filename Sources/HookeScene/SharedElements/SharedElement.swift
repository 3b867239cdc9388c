import Foundation
import Hooke
import HookeGeometry

/// One end of a flight: a view with its place, its look and its picture.
package struct SharedElement: SceneIsolated {
    package let view: SceneView
    /// The place in the overlay.
    package var box: ProjectiveBox
    /// The size of the view's bounds.
    let size: SIMD2<Double>
    /// The opacity, multiplied by those of all superviews.
    let opacity: Double
    /// The intersection of the clipping superviews in the overlay; `nil` without one.
    let clip: Rectangle?
    let state: ViewState
    /// The place in the painting order.
    let order: Int

    /// Measures a view; `nil` if it is hidden, transparent, clipped away or has no box.
    ///
    /// - Parameters:
    ///   - view: a view.
    ///   - overlay: the view whose coordinates are used. It is in the same tree.
    ///   - order: the place in the painting order.
    ///   - read: the state of each view: the model, or what is shown.
    package init?(
        _ view: SceneView, in overlay: SceneView, order: Int = 0, _ read: (SceneView) -> ViewState
    ) {
        let state = read(view)
        guard !state.isHidden else { return nil }
        // From the view to the root, superviews later.
        var map = Transform3D.identity
        var opacity = state.opacity
        var masks: [(rectangle: Rectangle, depth: Int)] = []
        var maps: [Transform3D] = []
        var child = (view: view, state: state)
        while let parent = child.view.superview {
            let parentState = read(parent)
            guard !parentState.isHidden else { return nil }
            let step = child.state.toSuperview(of: parentState)
            maps.append(step)
            map = map.concatenating(step)
            opacity *= parentState.opacity
            if parentState.masksToBounds, !(parent is SceneWindow) {
                masks.append((parentState.rectangle, maps.count))
            }
            child = (parent, parentState)
        }
        let toOverlay = Self.inverse(ofMapOf: overlay, read)
        func placed(_ map: Transform3D) -> Homography? {
            let flat = Homography(of: map)
            return toOverlay.map { flat * $0 } ?? flat
        }
        guard opacity >= 0.01, let whole = placed(map),
            let box = ProjectiveBox(of: state.rectangle, under: whole)
        else { return nil }
        var clip: Rectangle?
        for mask in masks {
            let rest = maps[mask.depth...].reduce(Transform3D.identity) { $0.concatenating($1) }
            guard let outline = placed(rest)?.apply(mask.rectangle.corners)?.boundingBox else { continue }
            if let known = clip {
                guard let both = known.intersection(outline) else { return nil }
                clip = both
            } else {
                clip = outline
            }
        }
        if let clip, clip.intersection(box.quad.boundingBox) == nil { return nil }
        let rectangle = state.rectangle
        self.view = view
        self.box = box
        size = rectangle.size
        self.opacity = opacity
        self.clip = clip
        self.state = state
        self.order = order
    }

    /// Returns the map from the window to a view; `nil` if it is the identity.
    private static func inverse(
        ofMapOf overlay: SceneView, _ read: (SceneView) -> ViewState
    ) -> Homography? {
        var map = Transform3D.identity
        var child = overlay
        while let parent = child.superview {
            map = map.concatenating(read(child).toSuperview(of: read(parent)))
            child = parent
        }
        let flat = Homography(of: map)
        return flat == Homography(of: .identity) ? nil : flat.inverse
    }

    /// The bounds of the visible part: the clip, or else the box itself.
    var visible: Rectangle { clip ?? box.quad.boundingBox }

    /// The picture of the view without its own place, corners and shadow, which the flight has.
    func picture(without hidden: Set<ViewID>, _ read: (SceneView) -> ViewState) -> SceneSnapshot.Node {
        var node = view.node(read).hiding(hidden)
        node.state.cornerRadius = 0
        node.state.decoration.shadowOpacity = 0
        node.state.masksToBounds = false
        return node
    }

    /// The numbers that move linearly: radius, shadow offset, blur, shadow opacity, clip, shadow colour.
    func look(clip: Rectangle) -> SIMD16<Double> {
        let scale: SIMD2<Double> = box.bounds / size
        let decoration = state.decoration
        let smaller = min(scale.x, scale.y)
        let radius = min(state.cornerRadius * smaller, box.bounds.min() / 2)
        let color = (decoration.shadowColor ?? .clear).premultiplied
        return SIMD16(
            radius, decoration.shadowOffset.width * scale.x, decoration.shadowOffset.height * scale.y,
            decoration.shadowRadius * (scale.x * scale.y).squareRoot(),
            decoration.shadowOpacity * opacity, clip.minX, clip.minY, clip.maxX, clip.maxY, color.x, color.y,
            color.z, color.w, 0, 0, 0)
    }

    /// The scales of both axes if they differ visibly while the view has round corners.
    var unequalScales: SIMD2<Double>? {
        let scale: SIMD2<Double> = box.bounds / size
        guard state.cornerRadius > 0, (scale.x - scale.y).magnitude > 1e-6 * scale.max() else { return nil }
        return scale
    }
}

extension SceneSnapshot.Node {
    /// Returns the tree with some views hidden.
    fileprivate func hiding(_ hidden: Set<ViewID>) -> SceneSnapshot.Node {
        guard !hidden.isEmpty else { return self }
        var copy = self
        copy.children = children.map { child in
            var child = child.hiding(hidden)
            if hidden.contains(child.id) { child.state.isHidden = true }
            return child
        }
        return copy
    }
}

extension SceneView {
    /// What is shown, except that a flight does not hide the view.
    package var stateWithoutFlights: ViewState {
        var state = presentationState
        state.isHidden = model.isHidden
        return state
    }

    /// Returns the visible views with an identifier in this tree, in the painting order.
    package func sharedElements(
        in overlay: SceneView, _ read: (SceneView) -> ViewState
    ) -> [String: [SharedElement]] {
        var found: [String: [SharedElement]] = [:]
        var order = 0
        func search(_ view: SceneView) {
            guard !read(view).isHidden else { return }
            if let name = view.transitionIdentifier {
                order += 1
                if let element = SharedElement(view, in: overlay, order: order, read) {
                    found[name, default: []].append(element)
                }
            }
            let front = view.subviews.enumerated().sorted {
                let (a, b) = (read($0.element).zPosition, read($1.element).zPosition)
                return (a, $0.offset) < (b, $1.offset)
            }
            for (_, child) in front { search(child) }
        }
        search(self)
        return found
    }
}
