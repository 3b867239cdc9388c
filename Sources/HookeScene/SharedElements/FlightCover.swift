import Foundation
import HookeGeometry

extension SharedElement {
    /// Returns the views of a screen that are painted after this element; empty if none of them covers a part of it.
    ///
    /// - Parameters:
    ///   - screen: a superview of the element, a subview of the overlay.
    ///   - overlay: the view in whose coordinates the element is.
    ///   - read: the state of each view.
    func covers(on screen: SceneView, in overlay: SceneView, _ read: (SceneView) -> ViewState) -> [SceneView]
    {
        var found: [SceneView] = []
        var isCovered = false
        var child = view
        while child !== screen, let parent = child.superview {
            let subviews = parent.subviews
            guard let own = subviews.firstIndex(where: { $0 === child }) else { return [] }
            let height = read(child).zPosition
            for (index, other) in subviews.enumerated() where other !== child {
                let otherHeight = read(other).zPosition
                guard otherHeight > height || otherHeight == height && index > own,
                    let place = SharedElement(other, in: overlay, read)
                else { continue }
                found.append(other)
                if let part = place.visible.intersection(visible), part.size.min() > 0 { isCovered = true }
            }
            child = parent
        }
        return isCovered && child === screen ? found : []
    }
}

extension SceneSnapshot.Node {
    /// Returns the tree with some nodes and their superviews alone, which draw nothing themselves; `nil` without any.
    fileprivate func keeping(_ kept: Set<ViewID>, without hidden: Set<ViewID>) -> SceneSnapshot.Node? {
        if hidden.contains(id) { return nil }
        var copy = self
        let isKept = kept.contains(id)
        copy.children = children.compactMap { child in
            isKept ? child.dropping(hidden) : child.keeping(kept, without: hidden)
        }
        if isKept { return copy }
        copy.state.backgroundColor = nil
        copy.state.shape = nil
        copy.state.decoration.shadowOpacity = 0
        copy.state.decoration.borderWidth = 0
        return copy.children.isEmpty ? nil : copy
    }

    private func dropping(_ hidden: Set<ViewID>) -> SceneSnapshot.Node? {
        if hidden.contains(id) { return nil }
        var copy = self
        copy.children = children.compactMap { $0.dropping(hidden) }
        return copy
    }
}

extension SharedFlights {
    /// Shows what covers the ends of flights on a screen above these flights too, so that nothing jumps in front of them
    /// at the end.
    ///
    /// - Parameters:
    ///   - screen: the upper one of both screens, a subview of the container.
    ///   - paired: the views with flights.
    func addCovers(on screen: SceneView, without paired: Set<ViewID>) {
        guard screen.superview === container else { return }
        // From the front to the back: a cover leaves out what one in front of it has.
        var done = paired
        let ends = flights.compactMap { flight in
            [(flight, flight.from, false), (flight, flight.to, true)].first {
                $0.1.view.isDescendant(of: screen)
            }
        }
        for (flight, end, isNew) in ends.sorted(by: { $0.1.order > $1.1.order }) {
            let read: (SceneView) -> ViewState = { isNew ? $0.modelState : $0.stateWithoutFlights }
            let views = end.covers(on: screen, in: container, read).filter { !done.contains($0.id) }
            guard !views.isEmpty,
                let content = screen.node(read).keeping(Set(views.map { $0.id }), without: done)
            else { continue }
            flight.add(cover: SnapshotView(of: screen, content: content), of: screen, hiding: views)
            done.formUnion(views.map { $0.id })
        }
    }
}
