import Foundation
import HookeGeometry
import TestSupport

@testable import HookeScene
@testable import HookeTransitions

/// Timelines with every kind of motion in a small tree of views with perspective.
struct RandomTimelines {
    let scene = WindowScene(size: CGSize(width: 390, height: 844))
    let stage: SceneView
    let card: SceneView
    let label: SceneView
    let other: SceneView

    init() {
        stage = SceneView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), name: "stage")
        card = SceneView(frame: CGRect(x: 60, y: 200, width: 270, height: 400), name: "card")
        label = SceneView(frame: CGRect(x: 20, y: 30, width: 120, height: 40), name: "label")
        other = SceneView(frame: CGRect(x: 0, y: 600, width: 390, height: 200), name: "other")
        scene.window.addSubview(stage)
        stage.addSubview(other)
        stage.addSubview(card)
        card.addSubview(label)
        var perspective = Transform3D.identity
        perspective.m34 = -1.0 / 1200
        stage.layer.sublayerTransform = perspective
        scene.advance(to: 0)
    }

    var views: [SceneView] { [stage, card, label, other] }
    var model: SceneSnapshot { scene.modelSnapshot() }

    /// Returns a timeline for a seed.
    func timeline(_ seed: UInt64, properties: [AnimatedProperty] = AnimatedProperty.layerCases) -> Timeline {
        var random = SeededGenerator(seed: seed)
        var timeline = Timeline()
        for _ in 0..<random.integer(1...8) {
            let view = views[random.integer(0...3)]
            let property = properties[random.integer(0...properties.count - 1)]
            timeline.append(track(view, property, &random))
        }
        return timeline
    }

    func pacing(_ random: inout SeededGenerator) -> Pacing {
        switch random.integer(0...5) {
        case 0: return .linear
        case 1: return .curve(.easeInOut)
        case 2: return .curve(.bezier(try! CubicBezier(x1: 0.3, y1: -0.6, x2: 0.7, y2: 1.6)))
        case 3:
            return .curve(
                .bezier(
                    try! CubicBezier(
                        x1: random.unit(), y1: random.uniform(-1...2), x2: random.unit(),
                        y2: random.uniform(-1...2))))
        default:
            let spring = try! Spring(
                response: random.uniform(0.1...0.6), dampingRatio: random.uniform(0.3...1.3))
            return .spring(
                SpringMotion(spring: spring, from: 0.0, to: 1, initialVelocity: random.uniform(-3...3)))
        }
    }

    private func track(
        _ view: SceneView, _ property: AnimatedProperty, _ random: inout SeededGenerator
    ) -> Track {
        let delay = random.chance(0.5) ? 0 : random.uniform(0...0.4)
        let duration = random.chance(0.05) ? 0 : random.uniform(0.05...1)
        let pacing = pacing(&random)
        let (from, to) = (value(property, view, &random), value(property, view, &random))
        guard random.chance(0.4) else {
            return Track(
                view: view.id, property: property, delay: delay, duration: duration, from: from, to: to,
                pacing: pacing)
        }
        var windows = RelativeKeyframes(from: from)
        for _ in 0..<random.integer(1...4) {
            let start = random.chance(0.2) ? 0 : random.uniform(0...0.8)
            let length = random.chance(0.2) ? 0 : random.uniform(0.05...1) * (1 - start)
            try! windows.add(start: start, duration: length, to: value(property, view, &random))
        }
        let modes = CalculationMode.allCases
        var motion = try! PropertyKeyframes(
            windows, last: to, mode: modes[random.integer(0...modes.count - 1)], pacing: pacing)
        if case .transform = from {
        } else if random.chance(0.2) {
            motion = motion.remainder(
                scaledBy: SIMD4(0.5, -1, 0, 1.5), endingAt: value(property, view, &random))
        }
        return Track(
            view: view.id, property: property, delay: delay, duration: duration, keyframes: motion)
    }

    private func value(
        _ property: AnimatedProperty, _ view: SceneView, _ random: inout SeededGenerator
    ) -> AnimatableValue {
        let x = random.uniform(-1...1)
        let y = random.uniform(-1...1)
        switch property {
        case .bounds: return .quad(SIMD4(10 * x, 10 * y, 200 + 100 * x, 300 + 100 * y))
        case .position: return .pair(SIMD2(200 + 150 * x, 400 + 300 * y))
        case .anchorPoint: return .pair(SIMD2(0.5 + 0.5 * x, 0.5 + 0.5 * y))
        case .shadowOffset: return .pair(SIMD2(10 * x, 10 * y))
        case .backgroundColor, .borderColor, .shadowColor:
            let alpha = x.magnitude
            return .quad(SIMD4(alpha * y.magnitude, alpha / 2, 0, alpha))
        case .opacity, .shadowOpacity: return .scalar(x.magnitude)
        case .zPosition: return .scalar(100 * x)
        case .transform:
            switch random.integer(0...6) {
            case 0: return .transform(.identity)
            case 1: return .transform(.scale(x: 0, y: 0))
            case 2: return .transform(.rotation(3 * x, axis: Vector3(y, 1, x)))
            case 3: return .transform(.rotationY(2.5 * x))
            case 4: return .transform(Transform3D.scale(x: 1.5 * x, y: 1 + y / 2) * .rotationZ(2 * y))
            case 5: return .transform(.translation(x: 200 * x, y: 300 * y))
            default:
                var transform = Transform3D.rotationX(x) * .scale(x: 1 + y / 2, y: 1)
                transform.m34 = -0.0005
                return .transform(transform)
            }
        case .sublayerTransform:
            var perspective = Transform3D.rotationY(0.4 * y)
            perspective =
                perspective
                * {
                    var eye = Transform3D.identity
                    eye.m34 = -1 / (1500 + 500 * x)
                    return eye
                }()
            return .transform(random.chance(0.3) ? .identity : perspective)
        default: return .scalar(20 * x.magnitude)
        }
    }
}
