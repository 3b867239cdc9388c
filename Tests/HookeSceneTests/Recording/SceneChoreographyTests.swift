import Foundation
import Hooke
import HookeGeometry
import TestSupport
import Testing

@testable import HookeScene

private typealias Part = SceneChoreographyPart

@Suite struct SceneChoreographyTests {
    private let scene = WindowScene(size: CGSize(width: 390, height: 844))
    private let card = SceneView(frame: CGRect(x: 20, y: 700, width: 350, height: 600), name: "card")
    private let shade = SceneView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), name: "shade")

    init() {
        shade.alpha = 0
        scene.window.addSubview(shade)
        scene.window.addSubview(card)
    }

    private var part: Part {
        Part.sequence {
            Part.motion(card, .position, .spring(to: SIMD2(195, 400), .bouncy)).named("rise")
            Part.motion(shade, .opacity, .curve(to: 0.5, over: 0.25)).offset(by: -0.3)
            Part.call("shaded")
            Part.motion(card, .position, .spring(to: SIMD2(195, 600), .smooth))
            Part.motion(card, .backgroundColor, .curve(to: SIMD4(SceneColor.black), over: 0.1))
        }
    }

    @Test func `A choreography shows its values at every time and ends at its values at rest`() throws {
        let start = card.center
        let choreography = try scene.play(part)
        #expect(card.center == CGPoint(x: 195, y: 600))
        #expect(shade.alpha == 0.5)
        let settled = choreography.settledDuration
        for step in 0...40 {
            let time = settled * Double(step) / 50
            scene.advance(to: time)
            let state = choreography.state(of: card.key(.position), at: time)!
            let shown = card.presentationState.position
            // The time is a fraction of the length: two roundings of it, times a few thousand points per second.
            #expect(abs(shown.y - state.position.y) < 1e-11)
            let opacity = choreography.state(of: shade.key(.opacity), at: time)!.position.x
            #expect(abs(shade.presentationState.opacity - opacity) < 1e-14)
        }
        let first = choreography.state(of: card.key(.position), at: 0)!.position.y
        #expect(first == Double(start.y))
        scene.advance(to: settled)
        #expect(card.presentationState.position == CGPoint(x: 195, y: 600))
        #expect(card.motions.isEmpty)
    }

    @Test func `A choreography takes over from running motions by the law of the scene`() throws {
        func shown(_ time: Double) -> Double {
            scene.advance(to: time)
            return card.presentationState.position.y
        }
        scene.interruption = .handover(.spring(.snappy))
        scene.animate(withDuration: 0.5) { card.center.y = 200 }
        let step = 0x1p-16
        let before = (shown(0.25 - 2 * step), shown(0.25 - step), shown(0.25))
        try scene.play(
            Part.motion(card, .position, .spring(to: SIMD2(195, 600), .bouncy, from: SIMD2(195, 300))))
        #expect(card.motions.count == 2)
        let after = (shown(0.25), shown(0.25 + step), shown(0.25 + 2 * step))
        #expect(abs(after.0 - before.2) < 1e-11)
        let (old, new) = ((before.2 - before.0) / (2 * step), (after.2 - after.0) / (2 * step))
        // The error of a quotient is the acceleration times a step.
        #expect(abs(old) > 500 && abs(new - old) < 2, "\(old) \(new)")
        #expect(abs(shown(9) - 600) < 1e-9)
    }

    @Test func `Calls and the completion run at their times`() throws {
        var log: [String] = []
        let choreography = try scene.play(
            part, delay: 0.5, onCall: { [scene] in log.append("\($0) \(scene.now)") },
            completion: { log.append("\($0)") })
        let call = choreography.calls(from: -1, to: 9)[0]
        scene.advance(to: 0.5 + call.time - 1e-9)
        #expect(log.isEmpty)
        scene.advance(to: 0.5 + call.time)
        #expect(log == ["shaded \(0.5 + call.time)"])
        scene.advance(to: 9)
        #expect(log == ["shaded \(0.5 + call.time)", "true"])
    }

    @Test func `In a change it is scrubbed in any order, and a cancel restores the state bit for bit`() throws
    {
        let before = scene.snapshot()
        var choreography: SceneChoreography?
        let change = scene.change { choreography = try? scene.play(part) }
        let played = try #require(choreography)
        for fraction in [0.7, 0.1, 0.95, 0.3, 0.5] {
            change.fraction = fraction
            let state = played.state(of: card.key(.position), at: fraction * played.settledDuration)!
            #expect(abs(card.presentationState.position.y - state.position.y) < 1e-10)
        }
        // The block takes the duration of the change.
        #expect(change.timeline.duration == 0.4)
        change.cancel()
        scene.advance(to: 20)
        let after = scene.snapshot()
        #expect(after.root.children.map(\.state) == before.root.children.map(\.state))
    }

    @Test func `A change with a choreography finishes at its values at rest`() throws {
        let change = scene.change { _ = try? scene.play(part) }
        change.fraction = 0.4
        change.finish(velocity: 1)
        scene.advance(to: 20)
        #expect(card.presentationState.position == CGPoint(x: 195, y: 600))
        #expect(shade.presentationState.opacity == 0.5)
    }

    @Test func `A later block of a property adds to the choreography without a jump`() throws {
        try scene.play(part)
        scene.advance(to: 0.2)
        let shown = card.presentationState.position
        scene.animate(withDuration: 0.4) { card.center = CGPoint(x: 100, y: 100) }
        #expect(abs(card.presentationState.position.y - shown.y) < 1e-10)
        scene.advance(to: 9)
        #expect(card.presentationState.position == CGPoint(x: 100, y: 100))
    }

    @Test func `From the current state it replaces motions and starts at what is shown`() throws {
        scene.animate(withDuration: 1) { card.center = CGPoint(x: 195, y: 0) }
        scene.advance(to: 0.5)
        let shown = card.presentationState.position
        try scene.play(
            Part.motion(card, .position, .spring(to: SIMD2(195, 900), .snappy)),
            options: .beginFromCurrentState)
        #expect(abs(card.presentationState.position.y - shown.y) < 1e-10)
        #expect(card.motions.count == 1)
    }

    @Test func `The recorded timeline straightens a choreography within the error`() throws {
        let change = scene.change {
            _ = try? scene.play(
                Part.sequence {
                    part
                    Part.motion(card, .position, .curve(to: SIMD2(100, 300), over: 0.3)).offset(by: -0.2)
                    Part.motion(card, .cornerRadius, .curve(to: 20, over: 0.1, from: 0)).repeated(
                        3, yoyo: true)
                    Part.motion(card, .zPosition, .fling(velocity: 100))
                })
        }
        let timeline = change.timeline
        let straight = try timeline.linearApproximation(of: scene.modelSnapshot(), distance: 0.1)
        #expect(straight.distance <= 0.1)
        for channel in straight.channels {
            for step in 0...997 {
                let time = timeline.duration * Double(step) / 997
                let exact = timeline.value(of: channel.property, in: channel.view, at: time)!
                let value = channel.value(at: time)
                let difference = (exact.vector! - value.vector!)
                let size = (difference * difference).sum().squareRoot()
                #expect(
                    size <= channel.error * 2.0.squareRoot() + 1e-12,
                    "\(channel.property) at \(time): \(size)")
            }
        }
        change.cancel()
    }

    @Test func `A view outside the scene, a transform and an endless choreography throw with their names`() {
        let stranger = SceneView(frame: .zero, name: "stranger")
        let bad: [(SceneChoreographyPart, String)] = [
            (.motion(stranger, .opacity, .spring(to: 1, from: 0)), "not in the scene"),
            (
                .motion(card, .transform, .spring(to: 1, from: 0)),
                "transform has no solution: it has no components"
            ),
            (.motion(card, .opacity, .curve(to: 1, over: 1)).repeated(nil), "never ends"),
            (.motion(card, .opacity, .curve(to: 1, over: -1)), "duration is -1.0"),
        ]
        for (part, text) in bad {
            do {
                try scene.play(part)
                Issue.record("accepted: \(text)")
            } catch { #expect("\(error)".contains(text), "\(error)") }
        }
        #expect(card.motions.isEmpty && scene.diagnostics.isEmpty)
        #expect(card.alpha == 1)
    }
}
