import Foundation
import Hooke
import TestSupport
import Testing

@testable import HookeScene
@testable import HookeTransitions

/// S50: a recorded and replayed gesture gives the same states, at any tick rate, bit for bit.
@Suite struct GestureReplayTests {
    /// The handlers' calls and the snapshots at 30 Hz of a replay.
    private struct Outcome: Equatable {
        var entries: [FingerRig.Entry]
        var release: [UInt64]
        var pictures: [[Picture]]
        var recorded: [Touch]
    }

    private struct Picture: Equatable {
        var name: String
        var state: ViewState
    }

    /// Replays touches on a drawer opened by a swipe, among other recognisers.
    private func outcome(
        of touches: [Touch], edge: Edge, measure: SwipeDriver.Measure, ticks: [Double], length: Double
    ) -> Outcome {
        let rig = FingerRig()
        let presenter = SceneViewController(name: "presenter")
        let menu = SceneViewController(name: "menu")
        let transition = DrawerTransition(edge: edge)
        let driver = SwipeDriver(edge: edge, measure: measure)
        rig.scene.window.rootViewController = presenter
        menu.modalPresentationStyle = .custom
        menu.transitioningDelegate = transition
        transition.driver = driver
        driver.tracksFinger = true
        driver.begin = { [unowned presenter] in presenter.present(menu, animated: true) }
        rig.add(driver.recognizer, "swipe")
        rig.add(LongPressGestureRecognizer(), "press")
        rig.add(TapGestureRecognizer(), "tap")
        rig.add(PinchGestureRecognizer(), "pinch")
        let pan = rig.add(PanGestureRecognizer(), "pan")
        pan.minimumNumberOfTouches = 2
        let recorder = TouchRecorder(rig.scene)
        var pictures: [[Picture]] = []
        var next = 0
        let moments = (0...Int(length * 30)).map { Double($0) / 30 }
        rig.scene.replay(touches, ticks: ticks) { scene in
            guard next < moments.count, scene.now == moments[next] else { return }
            next += 1
            pictures.append(Self.plain(scene.snapshot().root))
        }
        let release = driver.release.map {
            [$0.time, $0.state.fraction, $0.state.velocity, $0.velocity.x, $0.velocity.y]
        }
        return Outcome(
            entries: rig.entries, release: release?.map(\.bitPattern) ?? [], pictures: pictures,
            recorded: recorder.touches)
    }

    /// The snapshots of a node and its descendants, without identities, which differ between scenes.
    private static func plain(_ node: SceneSnapshot.Node) -> [Picture] {
        [Picture(name: node.name, state: node.state)] + node.children.flatMap(plain)
    }

    /// Tick times that all include those of 30 Hz, one of them irregular.
    private func rates(_ length: Double) -> [[Double]] {
        var random = SeededGenerator(seed: 7)
        let regular = [1, 2, 4, 8].map { factor in
            (0...Int(length * 30) * factor).map { Double($0) / Double(30 * factor) }
        }
        let irregular = (regular[0] + (0..<200).map { _ in random.uniform(0...length) }).sorted()
        return regular + [irregular]
    }

    private func agreement(of touches: [Touch], called name: String) -> String? {
        let length = (touches.last?.time ?? 0) + 1
        for (edge, measure) in [
            (Edge.left, SwipeDriver.Measure.location), (.bottom, .translation), (.right, .translation),
        ] {
            let outcomes = rates(length).map {
                outcome(of: touches, edge: edge, measure: measure, ticks: $0, length: length)
            }
            for (index, other) in outcomes.enumerated() where other != outcomes[0] {
                return "\(name), \(edge): rate \(index) differs"
            }
            guard outcomes[0].pictures.count > 20 else { return "\(outcomes[0].pictures.count) pictures" }
        }
        return nil
    }

    @Test func `S50: the shipped traces give the same states at any rate`() {
        for trace in GestureTrace.shipped {
            #expect(agreement(of: trace.touches, called: trace.name) == nil)
        }
    }

    @Test(.enabled(if: ProcessInfo.processInfo.environment["HOOKE_DATA"] != nil, "HOOKE_DATA is not set"))
    func `S50: the recorded swipes give the same states at any rate`() throws {
        let folder = try #require(ProcessInfo.processInfo.environment["HOOKE_DATA"]) + "/swipes"
        for number in 1...7 {
            let trace = try GestureTrace(contentsOfFile: "\(folder)/swipe-0\(number).csv")
            #expect(agreement(of: trace.touches, called: trace.name) == nil)
        }
    }

    /// Touches of up to three fingers, with times from milliseconds.
    private static let streams = Generator<[Touch]>(
        draw: { random in
            var time = 0.0
            var down: [Int: SIMD2<Double>] = [:]
            var touches: [Touch] = []
            func add(_ phase: Touch.Phase, _ finger: Int, _ place: SIMD2<Double>) {
                touches.append(
                    Touch(phase, at: CGPoint(x: place.x, y: place.y), time: time / 1000, finger: finger))
            }
            for _ in 0..<random.integer(2...40) {
                time += random.chance(0.2) ? 0 : random.uniform(0...40)
                let finger = random.integer(0...2)
                if let place = down[finger], !random.chance(0.1) {
                    let moved = place + SIMD2(random.uniform(-40...60), random.uniform(-40...60))
                    down[finger] = moved
                    add(.moved, finger, moved)
                } else if let place = down.removeValue(forKey: finger) {
                    add(random.chance(0.8) ? .ended : .cancelled, finger, place)
                } else {
                    let place = SIMD2(
                        random.chance(0.3) ? 4 : random.uniform(0...390), random.uniform(0...844))
                    down[finger] = place
                    add(.began, finger, place)
                }
            }
            for (finger, place) in down.sorted(by: { $0.key < $1.key }) { add(.ended, finger, place) }
            return touches
        },
        shrink: { touches in
            touches.indices.map { index in Array(touches[..<index] + touches[(index + 1)...]) }
        })

    @Test func `S50: random fingers give the same states at any rate`() {
        checkProperty(seed: 64, cases: 10, Self.streams) { touches in
            agreement(of: touches, called: "random")
        }
    }

    /// Replays touches, records them, and replays the recording and what is read back of it.
    private func replayed(_ touches: [Touch]) throws -> String? {
        guard touches.contains(where: { $0.phase == .began }) else { return nil }
        let rig = FingerRig()
        let recorder = TouchRecorder(rig.scene)
        func add(to rig: FingerRig) {
            rig.add(PanGestureRecognizer(), "pan").minimumNumberOfTouches = 2
            rig.add(PinchGestureRecognizer(), "pinch")
            rig.add(LongPressGestureRecognizer(), "press").minimumPressDuration = 0.05
            rig.add(TapGestureRecognizer(), "tap")
        }
        add(to: rig)
        rig.scene.replay(touches)
        for finger in 0...2 {
            rig.scene.send(Touch(.ended, at: .zero, time: rig.scene.now, finger: finger))
        }
        rig.runOut()
        let trace = try recorder.trace(named: "random")
        for copy in [
            trace, try GestureTrace(csv: trace.csv, name: "random"), try GestureTrace(json: trace.json),
        ] {
            guard copy == trace else { return "read back otherwise:\n\(trace.csv)" }
            let again = FingerRig()
            add(to: again)
            again.scene.replay(copy.touches)
            again.runOut()
            if again.entries != rig.entries { return "\(again.log) for \(rig.log)" }
        }
        return nil
    }

    @Test func `S50: a gesture that was recorded and written replays to the same states`() {
        checkProperty(seed: 65, cases: 100, Self.streams, replayed)
    }

    @Test func `S50: a finger that lifts and touches down at one time is another finger, as in a recording`()
        throws
    {
        func touch(_ phase: Touch.Phase, _ x: Double, _ milliseconds: Double, _ finger: Int) -> Touch {
            Touch(phase, at: CGPoint(x: x, y: 300), time: milliseconds / 1000, finger: finger)
        }
        let touches = [
            touch(.began, 4, 30, 2), touch(.began, 250, 60, 0), touch(.moved, 360, 350, 0),
            touch(.ended, 360, 350, 0), touch(.began, 25, 350, 0), touch(.moved, 40, 350, 0),
            touch(.moved, 110, 390, 0),
        ]
        #expect(try replayed(touches) == nil)
    }

    @Test func `TouchRecorder numbers each touch, records accepted ones only, and stops`() throws {
        let scene = WindowScene(size: CGSize(width: 100, height: 100))
        scene.send(Touch(.began, at: .zero, time: 0, finger: 3))
        let recorder = TouchRecorder(scene)
        #expect(throws: TraceError(name: "t", place: .whole, reason: .empty)) {
            try recorder.trace(named: "t")
        }
        for (phase, time, finger) in [
            (Touch.Phase.moved, 0.1, 3), (.began, 0.2, 5), (.moved, 0.3, 8), (.ended, 0.3, 5),
            (.began, 0.1, 5),
            (.began, 0.4, 5), (.began, 0.5, 5), (.ended, 0.6, 5), (.ended, 0.7, 3),
        ] {
            scene.send(Touch(phase, at: CGPoint(x: time, y: 0), time: time, finger: finger))
        }
        let trace = try recorder.trace(named: "t")
        #expect(trace.samples.map(\.finger) == [0, 0, 1, 1, 2, 2])
        #expect(trace.samples.map(\.phase) == [.down, .up, .down, .cancel, .down, .up])
        #expect(trace.samples.map(\.milliseconds) == [200, 300, 400, 500, 500, 600])
        scene.send(Touch(.began, at: .zero, time: 1))
        #expect(throws: TraceError(name: "t", place: .sample(6), reason: .noRelease)) {
            try recorder.trace(named: "t")
        }
        recorder.stop()
        scene.send(Touch(.ended, at: .zero, time: 1.1))
        #expect(recorder.touches.count == 7)
    }

    @Test func `TouchRecorder keeps a time to one ulp, and exactly if it came from milliseconds`() throws {
        var random = SeededGenerator(seed: 66)
        var worst = 0.0
        for _ in 0..<randomCases(2000) {
            let scene = WindowScene(size: CGSize(width: 100, height: 100))
            let recorder = TouchRecorder(scene)
            let made = random.uniform(0...1e6)
            let free = made / 1000 + random.uniform(0...1)
            scene.send(Touch(.began, at: .zero, time: made / 1000))
            scene.send(Touch(.ended, at: .zero, time: free))
            let touches = try recorder.trace(named: "t").touches
            #expect(touches[0].time == made / 1000)
            worst = max(worst, (touches[1].time - free).magnitude / free.ulp)
        }
        // Largest error 1 ulp: about 2 % of doubles are not a double divided by 1000.
        #expect(worst <= 1, "\(worst)")
    }

    @Test func `Touches may start at any time`() {
        let touches = GestureTrace.tap.touches(startingAt: 5)
        let samples = GestureTrace.tap.samples
        #expect(touches[0].time == 5)
        #expect(
            touches.dropFirst().map(\.time)
                == samples.dropFirst().map { 5 + ($0.milliseconds - samples[0].milliseconds) / 1000 })
        #expect(touches.map(\.phase) == GestureTrace.tap.samples.map(\.phase.touchPhase))
        #expect(touches.map { GestureTrace.Phase($0.phase) } == GestureTrace.tap.samples.map(\.phase))
    }
}
