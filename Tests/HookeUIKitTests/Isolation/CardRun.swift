import HookeUIKit

/// Runs the cards in one scene. The tests run it on many threads; Tests/MainActorPorts runs it on the main actor.
struct CardRun {
    private(set) var faults: [String] = []

    mutating func expect(_ holds: Bool, _ what: String) {
        if !holds { faults.append(what) }
    }

    mutating func run(side: CardSide, fades: Bool) {
        let home = CardHomeController()
        let rig = PortScene(root: home)
        (home.side, home.fades) = (side, fades)

        let card = home.open()
        rig.runOut()
        let frame = CGRect(x: 0, y: 524, width: 390, height: 320)
        expect(card.view.shownFrame == frame, "the card has its height: \(card.view.shownFrame)")
        expect(card.view.layer.cornerRadius == 16 && card.view.alpha == 1, "the card has its style")
        expect(home.ends == [true] && card.settled == 1, "the animator tells the end")

        // By finger, back and then away.
        rig.drag([(0, 100)], y: 560)
        rig.move(x: 100, y: 590)
        rig.move(x: 100, y: 620, after: 0.08)
        expect(card.view.shownFrame.minY > 524 || side != .bottom, "the finger moves the card")
        rig.lift(x: 100, y: 620)
        rig.runOut()
        expect(home.presentedViewController === card, "a short pull cancels")
        expect(card.view.shownFrame == frame, "a cancelled card is where it was")

        let animator = home.blink(card.button)
        rig.runOut()
        expect(card.button.alpha == 0.25 && animator.state == .inactive, "the property animator ends")
        expect(home.ends == [true, true], "its completion is called")

        rig.tap(100, 560)
        rig.runOut()
        expect(home.chosen == [0, -1], "the button's delegate closes the card: \(home.chosen)")
        expect(rig.window.subviews.count == 1, "the card is removed")
        expect(rig.scene.isIdle && rig.scene.diagnostics.isEmpty, "\(rig.scene.diagnostics)")
    }
}
