import Foundation
import Hooke
import TestSupport
import Testing

@testable import HookeScene
@testable import HookeTransitions

/// Random scripts of fingers, throws, changes of detents and of the screen, presentations and dismissals.
@Suite struct SheetScriptTests {
    enum Event {
        case touch(Touch.Phase, y: Double)
        case wait(Double)
        case present(animated: Bool)
        case dismiss(animated: Bool)
        case select(String, animated: Bool)
        case heights([Double], animated: Bool)
        case undimmed(String?)
        case modal(Bool)
        case mayDismiss(Bool)
        case size(width: Double, height: Double, duration: Double)
        case reducesMotion(Bool)
        case over
        case list(shows: Bool)
    }

    static let events = Generator<[Event]>(
        draw: { random in
            var events: [Event] = []
            var y = 600.0
            for _ in 0..<Int.random(in: 5...60, using: &random) {
                switch Int.random(in: 0..<25, using: &random) {
                case 0...1:
                    y = Double(Int.random(in: 0...844, using: &random))
                    events.append(.touch(.began, y: y))
                case 2...10:
                    y += Double(Int.random(in: -60...60, using: &random))
                    events += [.wait(0.01), .touch(.moved, y: y)]
                case 11...12: events.append(.touch(.ended, y: y))
                case 13: events.append(.touch(.cancelled, y: y))
                case 14...15: events.append(.wait(.random(in: 0...0.5, using: &random)))
                case 16: events.append(.present(animated: .random(using: &random)))
                case 17: events.append(.dismiss(animated: Int.random(in: 0...3, using: &random) > 0))
                case 18:
                    let name = ["tip", "half", "full", "none"].randomElement(using: &random)!
                    events.append(.select(name, animated: .random(using: &random)))
                case 19:
                    let heights = (0..<Int.random(in: 0...4, using: &random)).map { _ in
                        Double.random(in: -20...900, using: &random)
                    }
                    events.append(.heights(heights, animated: .random(using: &random)))
                case 20: events.append(.undimmed(["tip", "half", nil].randomElement(using: &random)!))
                case 21:
                    events.append(
                        Bool.random(using: &random)
                            ? .modal(.random(using: &random)) : .mayDismiss(.random(using: &random)))
                case 22:
                    let size = [(390.0, 844.0), (844, 390), (1_024, 1_366)].randomElement(using: &random)!
                    events.append(
                        .size(
                            width: size.0, height: size.1, duration: Bool.random(using: &random) ? 0 : 0.3))
                case 23: events.append(.list(shows: Int.random(in: 0...2, using: &random) > 0))
                default:
                    events.append(
                        Bool.random(using: &random) ? .over : .reducesMotion(.random(using: &random)))
                }
            }
            return events
        },
        shrink: { events in
            guard events.count > 1 else { return [] }
            let half = events.count / 2
            return [Array(events[..<half]), Array(events[half...])]
                + events.indices.map { index in
                    var shorter = events
                    shorter.remove(at: index)
                    return shorter
                }
        })

    /// A rig with the counts that must agree.
    private final class Run {
        let rig = SheetRig(presents: false)
        let upper = SceneViewController(name: "upper")
        let list = ScrollView(frame: .zero)
        var (asked, told) = (0, 0)
        var isDown = false

        func perform(_ event: Event) {
            let scene = rig.scene
            switch event {
            case .touch(let phase, let y):
                if phase == .began { isDown = true } else if !isDown { return }
                if phase == .ended || phase == .cancelled { isDown = false }
                scene.send(Touch(phase, at: CGPoint(x: scene.bounds.midX, y: y), time: scene.now))
            case .wait(let seconds): scene.advance(to: scene.now + seconds)
            case .present(let animated):
                guard scene.transition == nil, rig.map.presentedViewController == nil else { return }
                asked += 1
                rig.map.present(rig.places, animated: animated) { [unowned self] in told += 1 }
            case .dismiss(let animated):
                guard scene.transition == nil, rig.map.presentedViewController != nil else { return }
                asked += 1
                rig.map.dismiss(animated: animated) { [unowned self] in told += 1 }
            case .select(let name, let animated):
                change(animated) { rig.sheet.selectedDetentIdentifier = .init(name) }
            case .heights(let heights, let animated):
                change(animated) {
                    rig.sheet.detents = zip(["tip", "half", "full", "more"], heights).map { name, height in
                        .custom(identifier: .init(name)) { _ in height }
                    }
                }
            case .undimmed(let name):
                rig.sheet.largestUndimmedDetentIdentifier = name.map { .init($0) }
            case .modal(let isModal): rig.places.isModalInPresentation = isModal
            case .mayDismiss(let mayDismiss): rig.mayDismiss = mayDismiss
            case .size(let width, let height, let duration):
                scene.resize(to: CGSize(width: width, height: height), duration: duration)
            case .reducesMotion(let reduces): scene.policies.reducesMotion = reduces
            case .list(let shows):
                list.frame = rig.places.view.bounds
                list.autoresizingMask = .flexibleSize
                list.contentSize = CGSize(width: 100, height: 2_000)
                if shows { rig.places.view.addSubview(list) } else { list.removeFromSuperview() }
            case .over:
                guard scene.transition == nil, rig.places.presentingViewController != nil else { return }
                if rig.places.presentedViewController == nil {
                    asked += 1
                    rig.places.present(upper, animated: true) { [unowned self] in told += 1 }
                } else {
                    asked += 1
                    upper.dismiss(animated: true) { [unowned self] in told += 1 }
                }
            }
        }

        private func change(_ animated: Bool, _ body: () -> Void) {
            if animated { rig.sheet.animateChanges(body) } else { body() }
        }
    }

    private func run(_ events: [Event]) -> String? {
        let run = Run()
        let rig = run.rig
        run.perform(.present(animated: true))
        for event in events {
            let before = rig.sheet.sheetView == nil ? nil : Optional(rig.sheet.shownHeight)
            run.perform(event)
            if rig.sheet.sheetView != nil {
                let height = rig.sheet.shownHeight
                if !height.isFinite { return "\(event): the height is \(height)" }
                // A first touch, a release and a grab move nothing.
                if case .touch(let phase, _) = event, phase != .moved, let before,
                    abs(before - height) > 1e-9
                {
                    return "\(event): a jump from \(before) to \(height)"
                }
            }
        }
        run.perform(.touch(.ended, y: 0))
        rig.scene.runOut()
        let scene = rig.scene
        if scene.transition != nil { return "a transition is stuck" }
        if !scene.isIdle { return "something still moves" }
        if run.asked != run.told { return "\(run.told) completions of \(run.asked)" }
        if run.list.isDragging || rig.sheet.drag != nil { return "a finger is stuck" }
        if rig.places.presentedViewController != nil {
            run.perform(.over)
            scene.runOut()
        }
        if rig.map.presentedViewController == nil { return rig.isClean ? nil : "something remains" }
        let (height, detents) = (rig.sheet.shownHeight, rig.sheet.resolved.detents)
        if !detents.heights.contains(where: { abs($0 - height) < 1e-9 }) {
            return "it rests at \(height), not at one of \(detents.heights)"
        }
        if abs(height - rig.sheet.selectedHeight) > 1e-9 {
            return "it rests at \(height), selected is \(rig.sheet.selectedHeight)"
        }
        if abs(rig.places.view.bounds.height - height) > 1e-9 {
            return "the content is \(rig.places.view.bounds.height) high at \(height)"
        }
        run.perform(.dismiss(animated: true))
        scene.runOut()
        if run.asked != run.told { return "\(run.told) completions of \(run.asked) after the dismissal" }
        return rig.isClean ? nil : "something remains after the dismissal"
    }

    @Test func `No script gets stuck, completes twice, jumps at a touch, or leaves anything`() {
        checkProperty(seed: 21, cases: 150, Self.events) { run($0) }
    }
}
