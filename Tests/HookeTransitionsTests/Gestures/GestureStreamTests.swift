import Foundation
import Hooke
import TestSupport
import Testing

@testable import HookeScene
@testable import HookeTransitions

/// Random touches on random recognisers: the states are legal and every gesture ends.
@Suite struct GestureStreamTests {
    private enum Step: CustomStringConvertible {
        case touch(Touch.Phase, finger: Int, x: Double, y: Double, after: Double)
        case advance(Double)
        case toggle(Int)
        case remove(Int)
        case move(Int, to: Int)

        var description: String {
            switch self {
            case .touch(let phase, let finger, let x, let y, let after):
                "\(phase) \(finger) (\(x), \(y)) +\(after)"
            case .advance(let time): "advance \(time)"
            case .toggle(let index): "toggle \(index)"
            case .remove(let index): "remove \(index)"
            case .move(let index, let view): "move \(index) to \(view)"
            }
        }
    }

    private struct Script: CustomStringConvertible {
        var recognizers: [(kind: Int, view: Int)]
        /// Failure requirements, including cycles.
        var requirements: [(Int, Int)]
        /// Recognisers that allow all others, that refuse to begin, and that disable one when they begin.
        var sociable: Set<Int>
        var refusing: Set<Int>
        var destructive: [Int: Int]
        var steps: [Step]

        var description: String {
            "\(recognizers) requires \(requirements) together \(sociable) refuses \(refusing) "
                + "ends \(destructive)\n  \(steps.map(\.description).joined(separator: "\n  "))"
        }
    }

    private static let kinds: [@Sendable () -> GestureRecognizer] = [
        { PanGestureRecognizer() },
        {
            let pan = PanGestureRecognizer()
            (pan.minimumNumberOfTouches, pan.maximumNumberOfTouches) = (2, 3)
            return pan
        },
        { ScreenEdgePanGestureRecognizer(edges: [.left, .top]) },
        { TapGestureRecognizer() },
        {
            let tap = TapGestureRecognizer()
            (tap.numberOfTapsRequired, tap.numberOfTouchesRequired) = (2, 1)
            return tap
        },
        {
            let tap = TapGestureRecognizer()
            tap.numberOfTouchesRequired = 2
            return tap
        },
        { LongPressGestureRecognizer() },
        {
            let swipe = SwipeGestureRecognizer()
            swipe.direction = [.left, .right, .up, .down]
            return swipe
        },
        { PinchGestureRecognizer() },
        { RotationGestureRecognizer() },
        {
            let pan = PanGestureRecognizer()
            pan.maximumNumberOfTouches = 1
            return pan
        },
    ]

    private static let scripts = Generator<Script>(
        draw: { random in
            let count = random.integer(1...5)
            func pick() -> Int { random.integer(0...(count - 1)) }
            func coordinate() -> Double {
                if random.chance(0.02) {
                    return [
                        Double.greatestFiniteMagnitude, -Double.greatestFiniteMagnitude,
                        .leastNonzeroMagnitude, -0.0,
                    ][
                        random.integer(0...3)]
                }
                return random.uniform(0...300)
            }
            func after() -> Double {
                random.chance(0.2) ? 0 : random.chance(0.1) ? random.uniform(0...1) : random.uniform(0...0.03)
            }
            return Script(
                recognizers: (0..<count).map { _ in (random.integer(0...10), random.integer(0...2)) },
                requirements: (0..<random.integer(0...4)).map { _ in (pick(), pick()) },
                sociable: Set((0..<count).filter { _ in random.chance(0.2) }),
                refusing: Set((0..<count).filter { _ in random.chance(0.05) }),
                destructive: random.chance(0.1) ? [pick(): pick()] : [:],
                steps: (0..<random.integer(2...24)).map { _ in
                    if random.chance(0.04) { return .advance(random.uniform(0...0.6)) }
                    if random.chance(0.02) { return .toggle(pick()) }
                    if random.chance(0.01) { return .remove(pick()) }
                    if random.chance(0.01) { return .move(pick(), to: random.integer(0...2)) }
                    let phases: [Touch.Phase] = [.began, .began, .moved, .moved, .moved, .ended, .cancelled]
                    let phase = phases[random.integer(0...(random.chance(0.1) ? 6 : 5))]
                    return .touch(
                        phase, finger: random.integer(0...3), x: coordinate(), y: coordinate(), after: after()
                    )
                })
        },
        shrink: { script in
            script.steps.indices.map {
                var simpler = script
                simpler.steps.remove(at: $0)
                return simpler
            }
                + script.requirements.indices.map {
                    var simpler = script
                    simpler.requirements.remove(at: $0)
                    return simpler
                }
        })

    private final class Character: GestureRecognizerDelegate {
        let isSociable, refuses: Bool
        init(isSociable: Bool, refuses: Bool) { (self.isSociable, self.refuses) = (isSociable, refuses) }
        func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { !refuses }
        func gestureRecognizer(
            _ gestureRecognizer: GestureRecognizer,
            shouldRecognizeSimultaneouslyWith other: GestureRecognizer
        ) -> Bool { isSociable }
    }

    /// Runs a script and checks it.
    private final class Trial {
        typealias State = GestureRecognizer.State
        let scene = WindowScene(size: CGSize(width: 300, height: 300))
        var views: [SceneView] = []
        var recognizers: [GestureRecognizer] = []
        var characters: [Character] = []
        var heard: [State]
        var begins = 0
        var fault: String?
        let script: Script

        init(_ script: Script) {
            self.script = script
            heard = Array(repeating: .failed, count: script.recognizers.count)
            views = [scene.window, SceneView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))]
            views.append(SceneView(frame: CGRect(x: 50, y: 50, width: 200, height: 100)))
            views[0].addSubview(views[1])
            views[1].addSubview(views[2])
            for (index, (kind, view)) in script.recognizers.enumerated() {
                let recognizer = kinds[kind]()
                recognizer.name = "\(index)"
                let character = Character(
                    isSociable: script.sociable.contains(index), refuses: script.refusing.contains(index))
                recognizer.delegate = character
                recognizer.addHandler { [unowned self] in hear($0.state, of: index) }
                views[view].addGestureRecognizer(recognizer)
                characters.append(character)
                recognizers.append(recognizer)
            }
            for (a, b) in script.requirements { recognizers[a].require(toFail: recognizers[b]) }
        }

        /// Checks that handlers see UIKit's sequence of states.
        func hear(_ state: State, of index: Int) {
            let isOver = heard[index] != .began && heard[index] != .changed
            let isLegal =
                switch state {
                case .possible, .failed: false
                case .began: isOver
                case .changed, .cancelled: !isOver
                case .ended: !isOver || !isContinuous(index)
                }
            if !isLegal { fault = "\(index): \(state) after \(heard[index])" }
            heard[index] = state
            guard state == .began || state == .ended else { return }
            begins += 1
            if let other = script.destructive[index] { recognizers[other].isEnabled = false }
        }

        func isContinuous(_ index: Int) -> Bool {
            !(recognizers[index] is TapGestureRecognizer || recognizers[index] is SwipeGestureRecognizer)
        }

        func play(_ step: Step) {
            switch step {
            case .touch(let phase, let finger, let x, let y, let after):
                scene.send(Touch(phase, at: CGPoint(x: x, y: y), time: scene.now + after, finger: finger))
            case .advance(let time): scene.advance(to: scene.now + time)
            case .toggle(let index): recognizers[index].isEnabled.toggle()
            case .remove(let index): recognizers[index].view?.removeGestureRecognizer(recognizers[index])
            case .move(let index, let view): views[view].addGestureRecognizer(recognizers[index])
            }
        }

        /// Checks the invariants after every step.
        func check() {
            let arena = scene.gestures.arena
            if scene.diagnostics.contains(where: { if case .gestureMisused = $0 { true } else { false } }) {
                fault = "\(scene.diagnostics)"
            }
            for (index, recognizer) in recognizers.enumerated() {
                let fingers = recognizer.path.fingers.map(\.number)
                if Set(fingers).count != fingers.count { fault = "\(index) follows a finger twice" }
                let isActive = recognizer.state == .began || recognizer.state == .changed
                if isActive != (heard[index] == .began || heard[index] == .changed) {
                    fault = "\(index) is \(recognizer.state) and told \(heard[index])"
                }
                if isActive, recognizer.memberID.flatMap({ arena[$0] })?.standing != .active {
                    fault = "\(index) is \(recognizer.state) and no active member"
                }
                if let member = recognizer.memberID.flatMap({ arena[$0] }),
                    member.down.isSuperset(of: fingers) == false
                {
                    fault = "\(index) follows \(fingers), which are not down"
                }
            }
            let active = arena.members.filter { $0.standing == .active }
            for (index, member) in active.enumerated() {
                for other in active[..<index] where !member.touches.isDisjoint(with: other.touches) {
                    let pair = [member, other].compactMap { scene.gestures.engaged[$0.id] }
                    let names = pair.compactMap { $0.name.flatMap(Int.init) }
                    if script.sociable.isDisjoint(with: names) { fault = "\(names) have one finger" }
                }
            }
        }

        func run() -> String? {
            for step in script.steps {
                play(step)
                check()
                if let fault { return "\(fault) after \(step)" }
            }
            for finger in 0...3 {
                scene.send(Touch(.ended, at: .zero, time: scene.now, finger: finger))
                check()
            }
            scene.runOut()
            check()
            if let fault { return "\(fault) at the end" }
            for (index, recognizer) in recognizers.enumerated() {
                if recognizer.isActive || recognizer.isWaiting { return "\(index) has not ended" }
                if !recognizer.path.fingers.isEmpty { return "\(index) still follows a finger" }
            }
            let gestures = scene.gestures
            guard gestures.engaged.isEmpty, gestures.arena.members.isEmpty else {
                return "left: \(gestures.arena.members)"
            }
            return scene.isIdle ? nil : "not idle"
        }
    }

    @Test func `F11: a new finger joins only one of two gestures under way`() {
        let steps: [(Touch.Phase, Int, Double, Double, Double)] = [
            (.began, 2, 14, 297, 0.005), (.began, 0, 236, 161, 0.515), (.moved, 2, 257, 296, 0.024),
            (.began, 1, 256, 17, 0), (.moved, 1, 209, 162, 0.011), (.ended, 1, 170, 7, 0.008),
            (.began, 1, 19, 36, 0.026),
        ]
        let script = Script(
            recognizers: [(8, 0), (1, 1), (2, 0)], requirements: [(0, 2)], sociable: [], refusing: [],
            destructive: [:], steps: steps.map { .touch($0, finger: $1, x: $2, y: $3, after: $4) })
        #expect(Trial(script).run() == nil)
    }

    @Test func `F11: for any touches states are legal, gestures end, and one finger makes one gesture`() {
        var begins = 0
        let cases = checkProperty(seed: 63, cases: 10_000, Self.scripts) { script in
            let trial = Trial(script)
            defer { begins += trial.begins }
            return trial.run()
        }
        // 1.6 per script.
        #expect(begins > cases / 2, "the scripts recognise too little: \(begins)")
    }
}
