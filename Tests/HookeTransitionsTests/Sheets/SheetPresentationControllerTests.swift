import Foundation
import Hooke
import Testing

@testable import HookeScene
@testable import HookeTransitions

@Suite struct SheetPresentationControllerTests {
    @Test func `A sheet rises to its selected detent and leaves, by its spring`() throws {
        let rig = SheetRig(presents: false)
        rig.present()
        #expect(rig.height == 0 && rig.dim == 0)
        let spring = SpringMotion(spring: .settling, from: 0.0, to: 422)
        rig.scene.advance(to: 0.1)
        #expect(abs((rig.height ?? 0) - spring.position(at: 0.1)) < 1e-9)
        rig.scene.runOut()
        #expect(rig.height == 422 && rig.dim == 0.3 / 0.3 && rig.completions == 1)
        #expect(rig.places.log == ["willAppear", "didAppear"])
        #expect(rig.places.view.frame == CGRect(x: 0, y: 0, width: 390, height: 422))
        rig.places.dismiss(animated: true)
        rig.scene.runOut()
        #expect(rig.isClean && rig.places.log.suffix(2) == ["willDisappear", "didDisappear"])
        #expect(rig.dismissals == 0 && rig.chosen.isEmpty)
        #expect(rig.scene.diagnostics.isEmpty, "\(rig.scene.diagnostics)")
    }

    @Test func `Without animation it is there at once, and can be presented again`() {
        let rig = SheetRig(presents: false)
        for _ in 0..<3 {
            rig.present(animated: false)
            #expect(rig.height == 422)
            rig.places.dismiss(animated: false)
            #expect(rig.isClean)
        }
    }

    @Test(arguments: [
        (300.0, 0.0, 422.0), (300, 1_200, 422), (300, -900, 80), (700, -500, 794),
    ])
    func `A release settles to the published detent`(height: Double, velocity: Double, target: Double) {
        let rig = SheetRig(selected: height < 500 ? "half" : "full")
        let start = rig.height ?? 0
        // First beyond, then back at the speed of the release.
        let lead = velocity == 0 ? 0 : (height < 500 ? -200 : -90) * velocity / velocity.magnitude
        rig.drag(from: start - 20, by: height + lead - start, speed: 1_000, lifts: false)
        let finger = start - 20 + (height + lead < start ? -11 : 11) + height + lead - start
        #expect(abs((rig.height ?? 0) - (height + lead)) < 1e-9)
        if velocity != 0 {
            let steps = Int((lead.magnitude / velocity.magnitude / 0.01).rounded(.up))
            for step in 1...steps {
                let part = velocity.magnitude * 0.01 * Double(step) / lead.magnitude
                let y = 844 - finger + lead * min(1, part)
                rig.send(.moved, y: y, after: 0.01)
            }
        }
        #expect(abs((rig.height ?? 0) - height) < 1e-9)
        rig.send(.ended, y: 844 - finger + lead, after: velocity == 0 ? 0.5 : 0)
        rig.scene.runOut()
        #expect(rig.height == target)
    }

    @Test func `The delegate is told of the user's choice, and not of changes in code`() {
        let rig = SheetRig()
        rig.sheet.selectedDetentIdentifier = .init("full")
        rig.scene.runOut()
        #expect(rig.height == 794 && rig.chosen.isEmpty)
        rig.drag(from: 700, by: -360, speed: 1_000, holds: true)
        rig.scene.runOut()
        #expect(rig.height == 422 && rig.chosen == ["half"])
        rig.drag(from: 400, by: 20, speed: 1_000, holds: true)
        rig.scene.runOut()
        #expect(rig.height == 422 && rig.chosen == ["half"])
    }

    @Test func `Height and velocity are continuous at the release, also beyond the largest detent`() {
        for (start, distance) in [("half", 150.0), ("full", 90), ("half", -200)] {
            let rig = SheetRig(selected: start)
            let height = rig.height ?? 0
            rig.drag(from: height - 20, by: distance, speed: 800, lifts: false)
            let shown = rig.height ?? 0
            let finger = height + distance
            let slope = rig.sheet.resolved.detents.slope(atFinger: finger)
            #expect(abs(shown - rig.sheet.resolved.detents.shownHeight(forFinger: finger)) < 1e-9)
            rig.send(.ended, y: 844 - height + 20 - distance - (distance < 0 ? -11 : 11))
            #expect(abs((rig.height ?? 0) - shown) < 1e-9)
            let speed = rig.speed()
            let expected = 800 * slope * (distance < 0 ? -1 : 1)
            // The spring's acceleration changes the mean velocity of 0.1 ms by about 5 points per second.
            #expect(abs(speed - expected) < 12, "\(speed), \(expected)")
        }
    }

    @Test func `A released sheet that is exactly at its detent keeps its velocity`() {
        let rig = SheetRig()
        rig.drag(from: 400, by: 60, speed: 600, lifts: false)
        for step in 1...10 { rig.send(.moved, y: 844 - 471 + 6 * Double(step), after: 0.01) }
        #expect(abs((rig.height ?? 0) - 422) < 1e-9)
        rig.send(.ended, y: 844 - 411)
        #expect(abs(rig.speed() + 600) < 10)
        rig.scene.runOut()
        #expect(rig.height == 422)
    }

    @Test func `A throw below the lowest detent dismisses with its velocity`() {
        let rig = SheetRig(selected: "tip")
        rig.drag(from: 60, by: -40, speed: 250, lifts: false)
        #expect(abs((rig.height ?? 0) - 40) < 1e-9)
        rig.send(.ended, y: 844 - 9)
        #expect(abs((rig.height ?? 0) - 40) < 1e-9)
        #expect(abs(rig.speed() + 250) < 10)
        rig.scene.runOut()
        #expect(rig.isClean && rig.willDismisses == 1 && rig.dismissals == 1)
        #expect(rig.places.log == ["willDisappear", "didDisappear"])
        #expect(rig.scene.diagnostics.isEmpty, "\(rig.scene.diagnostics)")
    }

    @Test func `A modal sheet resists below its lowest detent, and reports the attempt`() {
        let rig = SheetRig(selected: "tip")
        rig.places.isModalInPresentation = true
        rig.drag(from: 60, by: -60, speed: 300, lifts: false)
        #expect((rig.height ?? 0) > 45 && (rig.height ?? 0) < 60)
        rig.send(.ended, y: 850)
        rig.scene.runOut()
        #expect(rig.height == 80 && rig.attempts == 1 && rig.willDismisses == 0)
        rig.mayDismiss = false
        rig.places.isModalInPresentation = false
        rig.drag(from: 60, by: -60, speed: 300)
        rig.scene.runOut()
        #expect(rig.height == 80 && rig.attempts == 2 && rig.map.presentedViewController === rig.places)
    }

    @Test func `A sheet is grabbed where it is while it settles`() {
        let rig = SheetRig()
        rig.drag(from: 400, by: 250, speed: 1_000)
        rig.scene.advance(to: rig.scene.now + 0.08)
        let shown = rig.height ?? 0
        #expect(shown > 672 && shown < 794)
        rig.send(.began, y: 500)
        rig.send(.moved, y: 511)
        #expect(abs((rig.height ?? 0) - shown) < 1e-9)
        rig.send(.moved, y: 541, after: 0.01)
        #expect(abs((rig.height ?? 0) - (shown - 30)) < 1e-9)
        rig.send(.ended, y: 541, after: 0.5)
        rig.scene.runOut()
        #expect([422, 794].contains(rig.height))
    }

    @Test func `A sheet beyond its largest detent is grabbed where it is`() {
        let rig = SheetRig(selected: "full")
        rig.drag(from: 700, by: 100, speed: 500)
        rig.scene.advance(to: rig.scene.now + 0.01)
        let shown = rig.height ?? 0
        #expect(shown > 810)
        rig.send(.began, y: 200)
        rig.send(.moved, y: 189)
        #expect(abs((rig.height ?? 0) - shown) < 1e-9)
        let finger = rig.sheet.resolved.detents.fingerHeight(forShown: shown)
        rig.send(.moved, y: 179, after: 0.01)
        let expected = rig.sheet.resolved.detents.shownHeight(forFinger: finger + 10)
        #expect(abs((rig.height ?? 0) - expected) < 1e-9 && expected - shown < 5.5)
        rig.send(.moved, y: 189 + finger - 700, after: 0.01)
        #expect(abs((rig.height ?? 0) - 700) < 1e-9)
    }

    @Test func `A grab completes a presentation where it is`() {
        let rig = SheetRig(presents: false)
        rig.present()
        rig.scene.advance(to: 0.1)
        let shown = rig.height ?? 0
        #expect(shown > 100 && shown < 400)
        rig.send(.began, y: 800)
        rig.send(.moved, y: 789)
        #expect(abs((rig.height ?? 0) - shown) < 1e-9)
        #expect(rig.completions == 1 && rig.places.log == ["willAppear", "didAppear"])
        #expect(rig.scene.transition == nil)
        rig.send(.ended, y: 789, after: 0.5)
        rig.scene.runOut()
        #expect([80, 422].contains(rig.height) && rig.completions == 1)
        #expect(rig.scene.diagnostics.isEmpty, "\(rig.scene.diagnostics)")
    }

    @Test func `A grab cancels a dismissal where it is`() {
        let rig = SheetRig()
        rig.places.dismiss(animated: true) { rig.completions += 1 }
        rig.scene.advance(to: rig.scene.now + 0.1)
        let shown = rig.height ?? 0
        #expect(shown > 50 && shown < 400)
        rig.send(.began, y: 830)
        rig.send(.moved, y: 819)
        #expect(abs((rig.height ?? 0) - shown) < 1e-9)
        #expect(rig.completions == 1 && rig.map.presentedViewController === rig.places)
        #expect(rig.places.log == ["willDisappear", "willAppear", "didAppear"])
        for step in 1...10 { rig.send(.moved, y: 819 - 20 * Double(step), after: 0.01) }
        #expect(abs((rig.height ?? 0) - (shown + 200)) < 1e-9)
        rig.send(.ended, y: 619, after: 0.5)
        rig.scene.runOut()
        #expect(rig.height == 422 && rig.scene.transition == nil)
        rig.places.dismiss(animated: true)
        rig.scene.runOut()
        #expect(rig.isClean)
        #expect(rig.scene.diagnostics.isEmpty, "\(rig.scene.diagnostics)")
    }

    @Test func `A dismissal in code takes the sheet from the finger`() {
        let rig = SheetRig()
        rig.drag(from: 400, by: 100, speed: 500, lifts: false)
        rig.places.dismiss(animated: true)
        #expect(abs((rig.height ?? 0) - 522) < 1e-9)
        rig.scene.advance(to: rig.scene.now + 0.1)
        let shown = rig.height ?? 0
        rig.send(.moved, y: 400)
        #expect(shown < 500 && rig.height == shown)
        rig.send(.ended, y: 400)
        rig.scene.runOut()
        #expect(rig.isClean && rig.dismissals == 0)
        #expect(rig.scene.diagnostics.isEmpty, "\(rig.scene.diagnostics)")
    }

    @Test func `The grabber goes one up, and from the top to the lowest`() {
        let rig = SheetRig()
        rig.sheet.prefersGrabberVisible = true
        for height in [794.0, 80, 422] {
            let y = 844 - (rig.height ?? 0) + 8
            rig.send(.began, y: y)
            rig.send(.ended, y: y, after: 0.05)
            rig.scene.runOut()
            #expect(rig.height == height)
        }
        #expect(rig.chosen == ["full", "tip", "half"])
        rig.sheet.prefersGrabberVisible = false
        rig.send(.began, y: 844 - 422 + 8)
        rig.send(.ended, y: 844 - 422 + 8, after: 0.05)
        rig.scene.runOut()
        #expect(rig.height == 422)
    }

    @Test func `The dimming follows the shown height`() {
        let rig = SheetRig(selected: "tip")
        rig.sheet.largestUndimmedDetentIdentifier = .init("half")
        #expect(rig.dim == 0)
        rig.drag(from: 60, by: 528, speed: 1_000, lifts: false)
        #expect(abs((rig.dim ?? 0) - 0.5) < 1e-9)
        rig.sheet.largestUndimmedDetentIdentifier = .init("full")
        #expect(rig.dim == 0)
        rig.sheet.largestUndimmedDetentIdentifier = nil
        #expect(rig.dim == 1)
    }

    @Test func `Touches pass beside a sheet at rest up to the undimmed detent`() {
        let rig = SheetRig()
        var taps = 0
        let tap = TapGestureRecognizer()
        tap.addHandler { _ in taps += 1 }
        rig.map.view.addGestureRecognizer(tap)
        func touch(_ y: Double) {
            rig.send(.began, y: y)
            rig.send(.ended, y: y, after: 0.05)
        }
        rig.sheet.largestUndimmedDetentIdentifier = .init("half")
        touch(100)
        #expect(taps == 1)
        touch(500)
        #expect(taps == 1)
        rig.sheet.largestUndimmedDetentIdentifier = .init("tip")
        touch(100)
        #expect(taps == 1)
        rig.scene.runOut()
        #expect(rig.isClean && rig.dismissals == 1, "a tap on the dimmed part dismisses")
        touch(100)
        #expect(taps == 2)
    }

    @Test func `A tap on a sheet that moves does not dismiss it`() {
        let rig = SheetRig()
        rig.sheet.animateChanges { rig.sheet.selectedDetentIdentifier = .init("tip") }
        #expect(rig.height == 422)
        rig.send(.began, y: 500)
        rig.send(.ended, y: 500, after: 0.02)
        rig.scene.runOut()
        #expect(rig.height == 80 && rig.willDismisses == 0)
    }

    @Test func `Changes of the selection are animated from the shown height and velocity`() {
        let rig = SheetRig()
        rig.sheet.animateChanges { rig.sheet.selectedDetentIdentifier = .init("full") }
        rig.scene.advance(to: rig.scene.now + 0.1)
        let (shown, speed) = (rig.height ?? 0, rig.sheet.shownVelocity)
        #expect(speed > 100)
        rig.sheet.animateChanges { rig.sheet.selectedDetentIdentifier = .init("tip") }
        #expect(abs((rig.height ?? 0) - shown) < 1e-9)
        #expect(abs(rig.sheet.shownVelocity - speed) < 1e-6 * speed)
        rig.scene.runOut()
        #expect(rig.height == 80 && rig.chosen.isEmpty)
        rig.sheet.selectedDetentIdentifier = .init("full")
        #expect(rig.height == 794)
    }

    @Test func `Detents that change under a finger keep the shown height`() {
        let rig = SheetRig(selected: "full")
        rig.drag(from: 700, by: 60, speed: 300, lifts: false)
        let shown = rig.height ?? 0
        #expect(shown > 794 && shown < 854)
        rig.sheet.detents = [.medium()]
        #expect(rig.height == shown)
        rig.send(.moved, y: 844 - 772, after: 0.01)
        #expect(abs((rig.height ?? 0) - shown) < 1)
        rig.send(.ended, y: 844 - 772, after: 0.5)
        rig.scene.runOut()
        #expect(rig.height == 422)
    }

    @Test func `The content has the shown height, at least the lowest detent`() {
        let rig = SheetRig()
        rig.drag(from: 400, by: 100, speed: 500, lifts: false)
        #expect(abs(rig.places.view.bounds.height - 522) < 1e-9)
        rig.send(.ended, y: 844 - 511, after: 0.5)
        rig.scene.advance(to: rig.scene.now + 0.1)
        #expect(abs(rig.places.view.bounds.height - (rig.height ?? 0)) < 1e-9)
        rig.scene.runOut()
        #expect(rig.places.view.bounds.height == 422)
        rig.sheet.selectedDetentIdentifier = .init("tip")
        rig.drag(from: 60, by: -40, speed: 500, lifts: false)
        #expect(abs((rig.height ?? 0) - 40) < 1e-9 && rig.places.view.bounds.height == 80)
    }

    @Test func `Invalid detents are reported and off; without detents the sheet is large`() {
        let rig = SheetRig(presents: false)
        rig.sheet.detents = [
            .custom { _ in .nan }, .custom(identifier: .init("deep")) { _ in -5 }, .custom { _ in nil },
        ]
        rig.present(animated: false)
        #expect(rig.height == 804)
        #expect(
            rig.scene.diagnostics.contains { "\($0)".contains("the height of the detent 'deep' is -5.0") })
    }

    @Test func `In a compact height the sheet covers the screen, unless it is attached to the edge`() {
        let rig = SheetRig()
        rig.sheet.detents = [.medium(), .large(), .custom(identifier: .init("tip")) { _ in 80 }]
        rig.sheet.selectedDetentIdentifier = .init("tip")
        rig.scene.resize(to: CGSize(width: 844, height: 390))
        #expect(rig.sheet.shownHeight == 390)
        rig.sheet.prefersEdgeAttachedInCompactHeight = true
        #expect(rig.sheet.shownHeight == 80)
        rig.sheet.selectedDetentIdentifier = .medium
        #expect(rig.sheet.shownHeight == 80, "medium is off")
        rig.sheet.selectedDetentIdentifier = .large
        #expect(rig.sheet.shownHeight == 350)
    }

    @Test func `The bottom safe area is added to custom detents`() {
        let rig = SheetRig(presents: false)
        rig.scene.safeAreaInsets = SceneInsets(top: 59, left: 0, bottom: 34, right: 0)
        var largest = 0.0
        rig.sheet.detents = [
            .large(),
            .custom(identifier: .init("tip")) { context in
                largest = context.maximumDetentValue
                return 100
            },
        ]
        rig.sheet.selectedDetentIdentifier = .init("tip")
        rig.present(animated: false)
        #expect(rig.height == 134 && largest == 844 - 59 - 34)
    }

    @Test func `A sheet exists only for the sheet styles, and is the same until the end`() {
        let controller = SceneViewController()
        controller.modalPresentationStyle = .fullScreen
        #expect(controller.sheetPresentationController == nil)
        controller.modalPresentationStyle = .formSheet
        let sheet = controller.sheetPresentationController
        #expect(sheet != nil && controller.sheetPresentationController === sheet)
        let rig = SheetRig()
        #expect(rig.places.presentationController === rig.sheet)
    }

    @Test func `Nothing retains a controller after its sheet`() {
        weak var released: SceneViewController?
        weak var sheet: SheetPresentationController?
        do {
            let rig = SheetRig()
            released = rig.places
            sheet = rig.sheet
            rig.places.dismiss(animated: true)
            rig.scene.runOut()
        }
        #expect(released == nil && sheet == nil)
    }
}
