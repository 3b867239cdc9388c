import Foundation
import HookeGeometry
import HookeTransitions
import TestSupport

/// View trees in which every property that Lottie supports changes linearly between knots.
enum RandomScenes {
    static func timeline(_ random: inout SeededGenerator) -> LinearTimeline {
        let scene = WindowScene(size: CGSize(width: 400, height: 300))
        var views = [scene.window as SceneView]
        for index in 1...6 {
            let view = SceneView(
                frame: CGRect(
                    x: random.uniform(-50...150), y: random.uniform(-50...150),
                    width: random.uniform(20...200),
                    height: random.uniform(20...200)), name: "view-\(index)")
            view.backgroundColor = random.uniform(0...1) < 0.2 ? nil : color(&random)
            view.layer.cornerRadius = random.uniform(0...1) < 0.5 ? 0 : random.uniform(1...12)
            view.clipsToBounds = random.uniform(0...1) < 0.4
            view.layer.anchorPoint = CGPoint(x: random.uniform(0...1), y: random.uniform(0...1))
            if random.uniform(0...1) < 0.3 { view.layer.sublayerTransform = transform(&random, kind: 0) }
            views[Int(random.uniform(0...Double(views.count)).rounded(.down)) % views.count].addSubview(view)
            views.append(view)
        }
        var channels: [LinearTimeline.Channel] = []
        for view in views.dropFirst() {
            for property in [
                AnimatedProperty.bounds, .position, .anchorPoint, .transform, .sublayerTransform, .opacity,
                .backgroundColor, .cornerRadius,
            ] where random.uniform(0...1) < 0.5 {
                let kind = Int(random.uniform(0...3.99))
                var time = random.uniform(0...0.5)
                var knots: [LinearTimeline.Knot] = []
                for _ in 0..<4 {
                    knots.append(.init(time: time, value: value(of: property, kind: kind, &random)))
                    if random.uniform(0...1) < 0.8 { time += random.uniform(0.05...0.7) }
                    if random.uniform(0...1) < 0.2 {
                        knots.append(.init(time: time, value: knots.last!.value))
                    }
                }
                channels.append(
                    .init(
                        view: view.id, property: property, knots: knots, error: 0, transformMode: .byElements)
                )
            }
        }
        return LinearTimeline(
            model: scene.modelSnapshot().numbered(), channels: channels, duration: 3, distance: 0.4,
            colorError: 0.02)
    }

    static func snapshot(_ timeline: LinearTimeline, at time: Double) -> SceneSnapshot {
        var values: [ViewID: [AnimatedProperty: AnimatableValue]] = [:]
        for channel in timeline.channels {
            var value = channel.value(at: time)
            if case .scalar(let opacity) = value, channel.property == .opacity {
                value = .scalar(min(max(opacity, 0), 1))
            }
            values[channel.view, default: [:]][channel.property] = value
        }
        return timeline.model.showing(values)
    }

    private static func color(_ random: inout SeededGenerator) -> SceneColor {
        SceneColor(
            red: random.uniform(0...1), green: random.uniform(0...1), blue: random.uniform(0...1),
            alpha: random.uniform(0...1) < 0.3 ? 0 : random.uniform(0...1))
    }

    /// Returns a transform of one of a few kinds. The linear path between two of one kind contains no oblique
    /// line.
    private static func transform(_ random: inout SeededGenerator, kind: Int) -> Transform3D {
        let turn = Transform3D.rotationZ(random.uniform(-1...1) + Double(kind))
        switch kind {
        case 0: return turn
        case 1:
            let scale = random.uniform(0.5...1.5)
            return Transform3D.scale(x: scale, y: scale * 0.7).concatenating(turn)
        // Mirrored at one end, with no knots in between.
        case 2: return .scale(x: random.uniform(-1...1), y: random.uniform(-1...1))
        default:
            var skewed = Transform3D.identity
            skewed.row2.x = random.uniform(-0.7...0.7)
            skewed.row4 = SIMD4(random.uniform(-50...50), random.uniform(-50...50), 0, 1)
            return skewed
        }
    }

    private static func value(
        of property: AnimatedProperty, kind: Int, _ random: inout SeededGenerator
    ) -> AnimatableValue {
        switch property {
        case .bounds:
            return .quad(
                SIMD4(
                    random.uniform(-20...20), random.uniform(-20...20), random.uniform(0...200),
                    random.uniform(10...200)))
        case .position: return .pair(SIMD2(random.uniform(0...300), random.uniform(0...300)))
        case .anchorPoint: return .pair(SIMD2(random.uniform(0...1), random.uniform(0...1)))
        case .transform, .sublayerTransform:
            return .transform(transform(&random, kind: kind))
        case .opacity: return .scalar(random.uniform(-0.2...1.2))
        case .cornerRadius: return .scalar(random.uniform(0...20))
        default:
            let c = color(&random)
            return .quad(SIMD4(c.red * c.alpha, c.green * c.alpha, c.blue * c.alpha, c.alpha))
        }
    }
}
