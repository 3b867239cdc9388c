import Foundation
import Hooke
import HookeTransitions
import TestSupport
import Testing

@Suite struct ScrollDriverTests {
    @Test func `A range gives fractions and rates, also backwards`() throws {
        let range = try ScrollProgress(.vertical, from: 100, to: -100)
        #expect(range.fraction(at: CGPoint(x: 9, y: 50)) == 0.25)
        #expect(range.rate(at: CGPoint(x: 9, y: -400)) == 2)
        #expect(throws: HookeError.self) { try ScrollProgress(.vertical, from: 1, to: 1) }
        #expect(throws: HookeError.self) { try ScrollProgress(.horizontal, from: .nan, to: 1) }
    }

    @Test func `An observer gets each fraction once, until it is cancelled`() throws {
        let rig = ScrollRig()
        var seen: [Double] = []
        let range = try ScrollProgress(.vertical, from: 0, to: 400)
        var parallax: SceneObservation? = rig.view.observe(range) { seen.append($0) }
        rig.view.contentOffset.y = 100
        rig.view.contentOffset.y = 600
        rig.view.contentOffset.y = 700
        #expect(seen == [0, 0.25, 1])
        _ = parallax
        parallax = nil
        rig.view.contentOffset.y = 200
        #expect(seen.count == 3)
    }

    /// A change that a pull of the list drives.
    private func pulledRig() throws -> (rig: ScrollRig, card: SceneView, driver: ScrollDriver) {
        let rig = ScrollRig()
        let card = SceneView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        rig.scene.window.addSubview(card)
        card.isUserInteractionEnabled = false
        let driver = try ScrollDriver(rig.view, along: ScrollProgress(.vertical, from: 0, to: -200))
        driver.tracksFinger = true
        driver.begin = { [unowned driver, unowned rig] in
            driver.drive(rig.scene.change(duration: 0.4) { card.center.x = 250 })
        }
        return (rig, card, driver)
    }

    @Test func `A pull drives a change by the shown offset, and its release settles it`() throws {
        let (rig, card, driver) = try pulledRig()
        rig.touch()
        rig.move(y: 12)
        #expect(!driver.isDriving)
        rig.move(y: 10, steps: 20)
        #expect(driver.isTracking)
        let fraction = -rig.offset.y / 200
        #expect(abs(driver.percentComplete - fraction) < 1e-12)
        #expect(abs(card.presentationState.position.x - (50 + 200 * fraction)) < 1e-9)
        rig.move(y: -3, steps: 10)
        rig.lift()
        rig.run(3)
        #expect(Double(card.center.x) == 50 && !driver.isDriving && rig.scene.isIdle)

        rig.touch()
        rig.move(y: 12)
        rig.move(y: 20, steps: 30)
        rig.lift()
        rig.run(3)
        #expect(Double(card.center.x) == 250 && rig.scene.isIdle && rig.offset.y == 0)
    }

    @Test func `A drag of content inside its edges begins nothing`() throws {
        let (rig, _, driver) = try pulledRig()
        rig.touch()
        rig.move(y: -10, steps: 20)
        rig.move(y: 10, steps: 5)
        #expect(!driver.isDriving)
        rig.lift()
        rig.run(5)
        #expect(!driver.isDriving)
    }
}
