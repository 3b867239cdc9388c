import Foundation
import Hooke

@testable import HookeScene
@testable import HookeTransitions

extension FuzzWorld {
    /// Checks the invariants after an event.
    func checkAll(_ newDiagnostics: ArraySlice<SceneDiagnostic> = [], isDisturbed: Bool = false) {
        for diagnostic in newDiagnostics where !isExpected(diagnostic, isDisturbed: isDisturbed) {
            fail("unexpected diagnostic: \(diagnostic)")
        }
        checkTree()
        checkTransition()
        checkLinks()
        checkStack()
        content.check(in: self)
        closePage()
        if let transition = scene.transition, books.page?.context !== transition {
            // It began in a callback.
            books.keep(transition)
            books.open(transition, tree: nil, isSmooth: false)
        }
    }

    /// Checks a transition that is over a last time.
    func closePage() {
        guard let page = books.page, page.context.isOver else { return }
        checkRestored(isLate: true)
        last = page.context
        books.close()
    }

    private func checkTransition() {
        guard let transition = scene.transition else { return }
        switch transition.state.phase {
        case .waiting: fail("a transition never starts")
        case .ended: fail("the scene still has a transition that is over")
        case .resting:
            // Its motions are over.
            if !transition.group.isOver { fail("a transition rests before its motions do") }
            return
        default: break
        }
        if !transition.fraction.isFinite { fail("the fraction is \(transition.fraction)") }
        if !scene.groups.contains(transition.group) { fail("the scene lost the group") }
    }

    /// Checks that superviews and subviews agree, every model is finite, and there are no cycles.
    private func checkTree() {
        var seen: Set<ViewID> = []
        func visit(_ view: SceneView) {
            guard seen.insert(view.id).inserted else { return fail("\(view.name) is in the tree twice") }
            let model = view.model
            if finiteModels[view.id] != model {
                for property in AnimatedProperty.allCases where !model[property].isFinite {
                    fail("\(view.name): \(property) of the model is \(model[property])")
                }
                finiteModels[view.id] = model
            }
            for child in view.subviews {
                if child.superview !== view { fail("\(child.name) has another superview than \(view.name)") }
                visit(child)
            }
        }
        visit(scene.window)
        for view in labels + pages.map(\.view) + [root.view] where !seen.contains(view.id) {
            var top = view
            var steps = 0
            while let above = top.superview, steps < 100 {
                if !above.subviews.contains(where: { $0 === top }) {
                    fail("\(above.name) does not list its subview \(top.name)")
                }
                (top, steps) = (above, steps + 1)
            }
            if steps == 100 { fail("\(view.name) is inside itself") }
            visit(top)
        }
        // A black screen.
        if !books.treeIsOdd, scene.transition == nil,
            !scene.window.subviews.contains(where: { $0 !== labels[3] })
        {
            fail("F6: nothing is left in the window")
        }
    }

    private func checkLinks() {
        var controller = root
        var presentations = 0
        while let upper = controller.presentedViewController {
            presentations += 1
            if upper.presentingViewController !== controller {
                fail("\(upper.name) has another presenter than \(controller.name)")
            }
            guard let presentation = upper.presentationController else {
                return fail("\(upper.name) is presented without a presentation controller")
            }
            if !scene.presentations.contains(where: { $0 === presentation }) {
                fail("the scene does not list the presentation of \(upper.name)")
            }
            if presentation.containerView?.window !== scene.window {
                fail("a container is not in the window")
            }
            if scene.transition == nil, upper.isBeingPresented || upper.isBeingDismissed {
                fail("\(upper.name) is still being presented or dismissed")
            }
            controller = upper
            if presentations > 20 { return fail("presentations form a cycle") }
        }
        if scene.presentations.count != presentations {
            fail("\(scene.presentations.count) presentations, \(presentations) in the chain")
        }
        for page in pages where page.presentingViewController == nil {
            if page.presentationController != nil || page.isBeingPresented || page.isBeingDismissed {
                fail("\(page.name) is not presented but has links of a presentation")
            }
        }
        let containers = scene.window.subviews.filter { $0.name == "container" }
        if containers.count != presentations { fail("\(containers.count) containers for \(presentations)") }
    }

    /// F10: checks that the stack and the views agree.
    private func checkStack() {
        guard let navigation else { return }
        let stack = navigation.viewControllers
        if stack.isEmpty { return fail("F10: the stack is empty") }
        if Set(stack.map(ObjectIdentifier.init)).count != stack.count {
            fail("F10: a page is on the stack twice")
        }
        for page in stack where page.parent !== navigation {
            fail("F10: \(page.name) is on the stack of another")
        }
        guard scene.transition == nil else { return }
        if Set(navigation.children.map(ObjectIdentifier.init)) != Set(stack.map(ObjectIdentifier.init)) {
            fail("F10: children \(navigation.children.map(\.name)) for the stack \(stack.map(\.name))")
        }
        guard !books.treeIsOdd else { return }
        let inside = navigation.view.subviews.filter { view in !labels.contains { $0 === view } }
        if inside.map(\.id) != [navigation.topViewController.view.id] {
            fail("F10: \(inside.map(\.name)) for the top \(navigation.topViewController.name)")
        }
        if let tabs {
            let shown = tabs.view.subviews.filter { view in !labels.contains { $0 === view } }
            if shown.map(\.id) != [tabs.selectedViewController.view.id] {
                fail("\(shown.map(\.name)) for the tab \(tabs.selectedViewController.name)")
            }
        }
    }

    /// Checks that a cancel restored the tree and every property of the timeline.
    ///
    /// - Parameter isLate: whether the animator continued after it completed.
    func checkRestored(isLate: Bool = false) {
        guard let page = books.page, !page.isChecked, page.context.isOver else { return }
        books.markChecked()
        guard case .ended(didComplete: false) = page.context.state.phase, let tree = page.tree,
            page.disturbancesAtEnd == books.disturbances
        else { return }
        let now = books.snapshot(scene, labels + pages.map(\.view))
        // A collection view removes cells after the transition.
        var changing: Set<ViewID> = []
        if let id = content.collection?.id {
            changing = Set([id] + (tree[id]?.children ?? []) + (now[id]?.children ?? []))
        }
        for (id, entry) in tree where entry.isInTree && !changing.contains(id) {
            guard let view = now[id] else { return fail("C11: \(id) \(entry.name) is gone after the cancel") }
            // A view that an animator had removed is added again where it must be visible.
            if view.children != entry.children, !books.viewsMayBeMissing {
                fail(
                    "C11: the children of \(id) are \(view.children) after the cancel, were \(entry.children)"
                )
            }
        }
        for (id, entry) in now
        where entry.isInTree && tree[id]?.isInTree != true && !books.viewsMayBeMissing
            && !changing.contains(id)
        {
            fail("C11: \(id) was added by a cancelled transition and stayed")
        }
        // DropInTransition sets alpha after it completed, so nothing can be compared then.
        guard !(isLate && page.setsAfterwards) else { return }
        // A sheet settles to its detent after a cancelled dismissal.
        let sheets = scene.presentations.compactMap { $0 as? SheetPresentationController }
        changing.formUnion(sheets.compactMap { $0.sheetView?.id })
        if scene.policies.restoredByCancel == .all {
            for (id, before) in tree where before.isInTree && !changing.contains(id) {
                if let after = now[id], after.model != before.model {
                    fail("U6: the model of \(id) is \(after.model) after the cancel, was \(before.model)")
                }
            }
        }
        for track in page.context.timeline.tracks where !changing.contains(track.view) {
            guard let before = tree[track.view], let after = now[track.view] else { continue }
            if !before.model.isIdentical(to: after.model, in: track.property) {
                fail(
                    "C11: \(track.property) of \(track.view) is \(after.model[track.property]) after the cancel, "
                        + "was \(before.model[track.property])")
            }
        }
    }

    private func isExpected(_ diagnostic: SceneDiagnostic, isDisturbed: Bool) -> Bool {
        switch diagnostic {
        case .transitionNotCompleted:
            // From animators that never complete, or not yet; or if a callback grabbed the transition.
            isDisturbed || !(books.page?.isSmooth ?? false)
        case .timeRanBackwards(let from, let to): !(to >= from) || !to.isFinite
        case .animationOutsideScene, .endlessEvents: false
        // Requests that scripts make often and that are refused or corrected.
        default: true
        }
    }

    // MARK: The end

    /// Releases everything and advances until nothing moves.
    func rest() {
        armed = [:]
        for finger in 0...1 {
            scene.send(Touch(.ended, at: CGPoint(x: 200, y: 400), time: scene.now, finger: finger))
        }
        for animator in animators.values { end(animator) }
        endChanges()
        if content.isUsed { books.disturb() }
        content.letGo()
        for index in 0..<10 { view(index).removeAllAnimations() }
        for round in 0..<8 {
            var steps = 0
            while let moment = scene.nextEventTime, steps < 10_000 {
                scene.advance(to: moment)
                steps += 1
            }
            if steps == 10_000 { return fail("not at rest after 10,000 events") }
            checkAll()
            guard let transition = scene.transition else { break }
            if round == 7 { return fail("stuck: \(transition.state)") }
            switch transition.state.phase {
            case .interactive:
                if round.isMultiple(of: 2) {
                    transition.cancelInteractiveTransition()
                } else {
                    transition.finishInteractiveTransition()
                }
            default:
                let kind = (transition.animator as? FuzzAnimator)?.kind
                let isOwn = transition.interactionController is FuzzOwnDriver
                if kind?.endsByItself ?? true, !isOwn {
                    return fail("stuck: \(transition.state) with a correct animator")
                }
                transition.completeTransition(!transition.transitionWasCancelled)
            }
        }
        checkAll()
        if !scene.isIdle { fail("not idle: \(scene.groups.count) groups") }
        if books.answers != books.requests {
            fail("\(books.requests) requests were accepted, \(books.answers) completed")
        }
        checkAppearances()
        checkChanges()
        content.checkAtRest(in: self)
        for view in labels + pages.map(\.view) + [root.view] where !view.motions.isEmpty {
            fail("\(view.name) still has motions")
        }
    }

    /// F7: checks that at rest every controller's appearance agrees with the tree.
    private func checkAppearances() {
        let containers: [SceneViewController?] = [root, navigation, tabs]
        let stack = navigation?.viewControllers ?? []
        for controller in containers.compactMap({ $0 }) + stack + pages {
            switch controller.appearance {
            case .appearing, .disappearing: fail("F7: \(controller.name) stays \(controller.appearance)")
            case .appeared, .disappeared:
                guard !books.treeIsOdd, !books.viewsMayBeMissing else { continue }
                let isInSight = controller.view.window != nil
                if isInSight != (controller.appearance == .appeared) {
                    fail("F7: \(controller.name) is \(controller.appearance), in the window: \(isInSight)")
                }
            }
        }
    }
}

extension ViewState {
    /// Returns whether one property has the same bits.
    fileprivate func isIdentical(to other: ViewState, in property: AnimatedProperty) -> Bool {
        property == .backgroundColor
            ? backgroundColor == other.backgroundColor : self[property] == other[property]
    }
}
