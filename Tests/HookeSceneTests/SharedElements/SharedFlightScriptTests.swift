import Foundation
import Hooke
import HookeGeometry
import TestSupport
import Testing

@testable import HookeScene

/// Random scripts of overlapping changes with shared elements. `HOOKE_CASES=100000` runs that many.
@Suite struct SharedFlightScriptTests {
    static let cases = ProcessInfo.processInfo.environment["HOOKE_CASES"].flatMap(Int.init) ?? 60

    @Test func `After random scripts nothing is hidden, no flight remains and every change has ended once`() {
        var opened = 0
        var interrupted = 0
        checkProperty(seed: 0x21_31, cases: Self.cases, Generator<UInt64>(draw: { $0.next() })) { seed in
            let script = Script(seed: seed)
            for _ in 0..<40 {
                script.step()
                if let fault = script.fault { return fault }
            }
            script.runOut()
            opened += script.opened
            interrupted += script.interrupted
            return script.fault ?? script.remains()
        }
        #expect(
            opened > Self.cases && interrupted > Self.cases / 4,
            "\(opened) changes, \(interrupted) interrupted")
    }

    @Test func `A scene that is released with a held flight leaves its views as they are`() {
        let view = SceneView(frame: CGRect(x: 0, y: 0, width: 50, height: 50), name: "kept")
        view.transitionIdentifier = "x"
        do {
            let scene = WindowScene(size: CGSize(width: 390, height: 844))
            scene.window.addSubview(view)
            let photo = SceneView(frame: CGRect(x: 0, y: 0, width: 390, height: 390), name: "photo")
            photo.transitionIdentifier = "x"
            let change = scene.change(sharing: SharedElementOptions()) { scene.window.addSubview(photo) }
            change.fraction = 0.5
            #expect(view.presentationState.isHidden)
        }
        #expect(!view.presentationState.isHidden)
    }
}

private final class Script: SceneIsolated {
    private var random: SeededGenerator
    private let scene = WindowScene(size: CGSize(width: 390, height: 844))
    private var views: [SceneView] = []
    private var changes: [SceneChange] = []
    private var ends = 0
    private(set) var opened = 0
    private(set) var interrupted = 0
    private(set) var fault: String?

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        for index in 0..<6 {
            let view = SceneView(
                frame: CGRect(
                    x: random.uniform(0...200), y: random.uniform(0...500), width: random.uniform(30...180),
                    height: random.uniform(30...300)), name: "view \(index)")
            view.transitionIdentifier = ["a", "b"][index % 2]
            view.layer.transform = .rotationZ(random.uniform(-0.5...0.5))
            views.append(view)
        }
        scene.window.addSubview(views[0])
        scene.window.addSubview(views[1])
    }

    func step() {
        let change = changes.last { !$0.isOver }
        switch random.integer(0...7) {
        case 0 where changes.count(where: { !$0.isOver }) < 3: open()
        case 1: change?.fraction = random.uniform(-0.2...1.2)
        case 2: change?.finish(velocity: random.uniform(-5...5))
        case 3: change?.cancel(velocity: random.uniform(-5...5))
        case 4: change?.grab()
        case 5: change?.reverse()
        default:
            let before = places()
            let step = random.logUniform(1e-4...0.3)
            scene.advance(to: scene.now + 1e-9)
            // Nothing jumps within a nanosecond, except where a flight ends.
            for (name, place) in places() {
                if let old = before[name], zip(old, place).contains(where: { ($0 - $1).norm > 1e-3 }) {
                    fault = "\(name) jumps from \(old) to \(place)"
                }
            }
            scene.advance(to: scene.now + step)
        }
    }

    private func open() {
        let before = places()
        let next = views[random.integer(0...(views.count - 1))]
        let isShown = next.superview != nil
        if !scene.flightTable.flights.isEmpty { interrupted += 1 }
        let change = scene.change(sharing: SharedElementOptions()) {
            if isShown { next.removeFromSuperview() } else { scene.window.addSubview(next) }
        }
        change.addCompletion { [unowned self] _ in ends += 1 }
        changes.append(change)
        opened += 1
        for (name, place) in places() {
            guard let old = before[name] else { continue }
            if zip(old, place).contains(where: { ($0 - $1).norm > 1e-9 }) {
                fault = "\(name) jumps from \(old) to \(place) at a new change"
            }
        }
    }

    /// The corners of the visible flights.
    private func places() -> [String: [SIMD2<Double>]] {
        var places: [String: [SIMD2<Double>]] = [:]
        for view in scene.snapshot().projectedViews() where view.name.hasSuffix("flight") && !view.isHidden {
            places[view.name] = view.corners
        }
        return places
    }

    func runOut() {
        for change in changes.reversed() where !change.isOver { change.finish() }
        for _ in 0..<200 { scene.advance(to: scene.now + 0.05) }
    }

    func remains() -> String? {
        if changes.contains(where: { !$0.isOver }) { return "a change has not ended" }
        if ends != changes.count { return "\(ends) ends of \(changes.count) changes" }
        if !scene.flightTable.flights.isEmpty { return "flights remain" }
        for view in views + scene.window.subviews {
            if view.existingExtras?.presenters.isEmpty == false { return "\(view.name) has a presenter" }
            if view.presentationState.isHidden { return "\(view.name) is hidden" }
            if view.name.hasSuffix("flight") { return "\(view.name) remains" }
        }
        return nil
    }
}
