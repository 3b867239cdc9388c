import Foundation
import Hooke
import HookeTransitions

/// A timeline in which every property changes, in two variants.
///
/// It has anchors, origins and sizes of bounds, nested perspectives, crossing heights, borders, shadows,
/// colours, corners and opacities, with overshooting curves, jumps and delayed motions.
enum SampleTimelines {
    typealias Knot = LinearTimeline.Knot

    private static func stops(_ list: [(Double, Double)]) throws -> LinearStops {
        try LinearStops(list.map { .init(input: $0.0, output: $0.1) })
    }

    /// Anchors, bounds' origins and sizes, nested perspectives, heights that pass each other, borders, shadows, colours,
    /// corners and opacities; with curves that overshoot, jumps, and motions that begin late.
    static func everything() throws -> LinearTimeline {
        let scene = WindowScene(size: CGSize(width: 400, height: 300))
        func view(_ name: String, _ frame: CGRect, in parent: SceneView) -> SceneView {
            let view = SceneView(frame: frame, name: name)
            view.backgroundColor = SceneColor(hex: 0x3366CC, alpha: 0.75)
            parent.addSubview(view)
            return view
        }
        let stage = view("stage", CGRect(x: 20, y: 10, width: 360, height: 280), in: scene.window)
        let card = view("card", CGRect(x: 60, y: 40, width: 200, height: 120), in: stage)
        let inner = view("inner", CGRect(x: 30, y: 20, width: 90, height: 50), in: card)
        let leaf = view("leaf", CGRect(x: 5, y: 6, width: 40, height: 30), in: inner)
        let other = view("other", CGRect(x: 90, y: 60, width: 100, height: 100), in: stage)
        stage.layer.anchorPoint = CGPoint(x: 0.25, y: 0.75)
        stage.layer.sublayerTransform.m34 = -1.0 / 700
        card.layer.sublayerTransform.m34 = -1.0 / 400
        card.layer.borderWidth = 2
        other.layer.shadowOpacity = 0.5
        inner.layer.masksToBounds = true
        leaf.layer.transform = .rotationZ(0.3)

        let model = scene.modelSnapshot()
        var channels: [LinearTimeline.Channel] = []
        func move(_ view: SceneView, _ property: AnimatedProperty, _ knots: [Knot]) {
            channels.append(.init(view: view.id, property: property, knots: knots, error: 0))
        }
        let bounce = try stops([(0, 0), (0.3, 0.9), (0.5, 1.2), (0.8, 0.95), (1, 1)])
        let late = try stops([(0, 0), (0.75, 0.125), (1, 1)])
        func knot(_ time: Double, _ value: AnimatableValue, _ curve: LinearStops? = nil) -> Knot {
            Knot(time: time, value: value, curve: curve)
        }
        func pair(_ x: Double, _ y: Double) -> AnimatableValue { .pair(SIMD2(x, y)) }
        func quad(_ x: Double, _ y: Double, _ z: Double, _ w: Double) -> AnimatableValue {
            .quad(SIMD4(x, y, z, w))
        }

        move(scene.window, .bounds, [knot(0, quad(0, 0, 400, 300)), knot(2, quad(10, -5, 420, 310))])
        move(stage, .anchorPoint, [knot(0.5, pair(0.25, 0.75), bounce), knot(1.5, pair(0.625, 0.125))])
        move(
            stage, .sublayerTransform,
            [
                knot(0, .transform(try .perspective(distance: 700))),
                knot(2, .transform(try .perspective(distance: 1100))),
            ])
        move(
            stage, .bounds,
            [
                knot(0.25, quad(0, 0, 360, 280), late), knot(1, quad(12, -8, 300, 200), bounce),
                knot(2, quad(4, 9, 380, 250)),
            ])
        move(
            card, .position,
            [knot(0, pair(100, 80), bounce), knot(1.25, pair(180, 150)), knot(2, pair(120, 99.7))])
        move(
            card, .transform,
            [
                knot(0, .transform(.rotationY(-1)), bounce), knot(1, .transform(.rotationX(0.8)), late),
                knot(2, .transform(.rotationZ(0.5) * .scale(x: 1.5, y: 0.75))),
            ])
        move(
            card, .zPosition, [knot(0, .scalar(-60)), knot(1.75, .scalar(80), bounce), knot(2, .scalar(40))])
        move(card, .anchorPoint, [knot(0, pair(0, 0)), knot(2, pair(1, 0.5))])
        move(card, .cornerRadius, [knot(0, .scalar(30)), knot(1, .scalar(-10)), knot(2, .scalar(20))])
        move(card, .borderWidth, [knot(0, .scalar(0.3), late), knot(2, .scalar(7.7))])
        move(card, .borderColor, [knot(0, quad(0.5, 0.25, 0, 0.5)), knot(2, quad(0, 0.6, 0.8, 1))])
        move(inner, .transform, [knot(0.5, .transform(.rotationY(1.2))), knot(1.5, .transform(.identity))])
        move(
            inner, .opacity,
            [
                knot(0.5, .scalar(1), bounce), knot(1, .scalar(0.2)), knot(1, .scalar(0.7)),
                knot(1.5, .scalar(1.4)),
                knot(2, .scalar(0.1)),
            ])
        move(
            leaf, .position,
            [
                knot(0.75, pair(10, 10)), knot(0.75, pair(40, 20)), knot(1.25, pair(20, 25)),
                knot(1.25, pair(30, 5)),
            ])
        move(leaf, .bounds, [knot(0, quad(0, 0, 40, 30)), knot(2, quad(-3, 5, 0, 64.4))])
        move(
            other, .transform,
            [
                knot(0, .transform(.scale(x: 0, y: 0)), bounce), knot(1, .transform(.scale(x: 1.25, y: 1))),
                knot(2, .transform(.scale(x: 0, y: 0.5) * .translation(x: 30, y: -20))),
            ])
        move(other, .zPosition, [knot(0, .scalar(20)), knot(2, .scalar(-20))])
        move(other, .backgroundColor, [knot(0, quad(0, 0, 0, 0), bounce), knot(2, quad(0.6, 0.4, 0.2, 0.8))])
        move(other, .shadowOpacity, [knot(0, .scalar(0)), knot(2, .scalar(0.9))])
        move(other, .shadowRadius, [knot(0, .scalar(2)), knot(2, .scalar(12.5))])
        move(other, .shadowOffset, [knot(0, pair(0, -3)), knot(2, pair(7.5, 11.25))])
        move(other, .shadowColor, [knot(0, quad(0, 0, 0, 1)), knot(2, quad(0.25, 0, 0.5, 0.5))])
        return LinearTimeline(model: model, channels: channels, duration: 2, distance: 0, colorError: 0)
    }
}

extension LinearTimeline {
    func snapshot(at time: Double) -> SceneSnapshot {
        var values: [ViewID: [AnimatedProperty: AnimatableValue]] = [:]
        for channel in channels {
            values[channel.view, default: [:]][channel.property] = channel.value(at: time)
        }
        return model.showing(values)
    }
}
