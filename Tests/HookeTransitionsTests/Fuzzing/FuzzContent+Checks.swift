import Foundation
import Hooke

@testable import HookeScene
@testable import HookeTransitions

extension FuzzContent {
    /// What is checked after every event.
    func check(in world: FuzzWorld) {
        for view in views where !view.contentOffset.x.isFinite || !view.contentOffset.y.isFinite {
            world.fail("\(view.name): the offset is \(view.contentOffset)")
        }
        for sheet in sheets.values where sheet.sheetView != nil {
            for height in [sheet.shownHeight, sheet.selectedHeight] where !height.isFinite {
                world.fail("the height of a sheet is \(height)")
            }
        }
        for flight in world.scene.flightTable.flights.values {
            world.books.keep(flight)
            world.books.keep(flight.view)
        }
        if let fault = numbers.faults.first { world.fail("collection view: \(fault)") }
    }

    /// Checks that a touch that does not move a finger moves no sheet.
    func watchTouch(moves: Bool, _ send: () -> Void) {
        guard let world, !moves, world.scene.transition == nil, !sheets.isEmpty else { return send() }
        let (disturbances, before) = (world.books.disturbances, sheets.mapValues(\.shownHeight))
        send()
        guard world.scene.transition == nil, world.books.disturbances == disturbances else { return }
        for (page, height) in before {
            guard let now = sheets[page]?.shownHeight, !(abs(now - height) < 1e-6) else { continue }
            world.fail("a touch moves a sheet from \(height) to \(now)")
        }
    }

    /// Releases what fingers and scripts hold.
    func letGo() { endInteraction(finishes: true) }

    /// What is checked when nothing moves.
    func checkAtRest(in world: FuzzWorld) {
        for view in views {
            if view.isTracking || view.isDragging || view.isDecelerating || view.isScrollAnimating {
                world.fail("\(view.name) is stuck under a finger or in motion")
            }
            if let counts = open[view.id], counts != (0, 0) {
                world.fail("\(view.name): \(counts.drags) drags, \(counts.motions) motions did not end")
            }
        }
        if completions.due != completions.received {
            world.fail("\(completions.received) of \(completions.due) completions of the collection view")
        }
        if let collection { check(collection, in: world) }
        for case let sheet as SheetPresentationController in world.scene.presentations {
            check(sheet, in: world)
        }
        if !world.scene.flightTable.flights.isEmpty {
            world.fail("flights are left: \(world.scene.flightTable.flights.keys.sorted())")
        }
        checkVisibility(in: world)
    }

    private func check(_ collection: CollectionView, in world: FuzzWorld) {
        // One that a change of size moved is removed with the next change.
        if collection.window != nil, collection.departing.contains(where: { $0.cell.alpha > 0 }) {
            world.fail("a deleted cell is seen")
        }
        for index in collection.cells.order {
            let (path, cell) = (collection.indexPaths[index], collection.cells[index]!)
            guard numbers.sections[path.section].indices.contains(path.item) else {
                world.fail("the collection view shows \(path), which is gone")
                continue
            }
            if cell.name != "\(numbers.sections[path.section][path.item])" {
                world.fail("\(path) shows \(cell.name)")
            }
        }
    }

    private func check(_ sheet: SheetPresentationController, in world: FuzzWorld) {
        if sheet.drag != nil || sheet.scrolling != nil { world.fail("a finger is stuck on a sheet") }
        guard sheet.isSheet, sheet.sheetView?.superview != nil, !world.books.treeIsOdd else { return }
        let (height, selected) = (sheet.shownHeight, sheet.selectedHeight)
        if !(abs(height - selected) < 1e-6) {
            world.fail("a sheet rests at \(height), selected: \(selected)")
        }
    }

    /// Checks that no original stays hidden, no presenter stays, and that what is shown is finite.
    private func checkVisibility(in world: FuzzWorld) {
        func visit(_ view: SceneView) {
            let (shown, model) = (view.presentationState, view.model)
            if shown.isHidden != model.isHidden { world.fail("\(view.name) stays hidden") }
            for property in AnimatedProperty.allCases where !shown[property].isFinite {
                world.fail("\(view.name) shows \(property) \(shown[property])")
            }
            if view.existingExtras?.presenters.isEmpty == false, view.name != "dim" {
                world.fail("\(view.name) keeps a presenter")
            }
            if view.name.hasSuffix("flight") || view.name == "scrim" { world.fail("\(view.name) is left") }
            for child in view.subviews { visit(child) }
        }
        let roots = [world.scene.window] + world.labels + world.pages.map(\.view)
        for view in roots { visit(view) }
    }
}
