import Foundation
import Hooke
import HookeAssets
import HookeGeometry
import HookeTransitions
import TestSupport
import Testing

@testable import HookeExport

/// The parts of an export's error bounds: they hold, and where the error is as large as can be, they are tight.
@Suite struct LottieBoundTests {
    /// A colour's value at a time, as players show it: the colour between keys, times the opacity.
    private func shown(_ paint: LottieDocument.Paint, at time: Double) -> SIMD4<Double> {
        func value<Value: ComponentVector & Hashable>(_ property: LottieProperty<Value>) -> Value {
            let keys = property.keys
            // The first key after the time; there may be thousands.
            var (next, last) = (0, keys.count)
            while next < last {
                let middle = (next + last) / 2
                if keys[middle].time > time { last = middle } else { next = middle + 1 }
            }
            guard next > 0 else { return keys[0].value }
            guard next < keys.count else { return keys[next - 1].value }
            let (a, b) = (keys[next - 1], keys[next])
            let fraction = (time - a.time) / (b.time - a.time)
            return a.value.adding(b.value.subtracting(a.value).scaled(by: fraction))
        }
        let alpha = min(max(value(paint.opacity) / 100, 0), 1)
        var color = value(paint.color) * alpha
        color.w = alpha
        return color
    }

    /// The premultiplied colour that is meant: components from 0 to the opacity, which is from 0 to 1.
    private func meant(_ color: SIMD4<Double>) -> SIMD4<Double> {
        guard color.w > 0 else { return .zero }
        var shade = (color / color.w).clamped(lowerBound: .zero, upperBound: .one)
        shade.w = 1
        return shade * min(color.w, 1)
    }

    /// The stated error, and the largest at many times, of a linear change from one premultiplied colour to another.
    private func errors(
        from: SIMD4<Double>, to: SIMD4<Double>, allowed: Double
    ) -> (stated: Double, measured: Double) {
        let path = PiecewiseLinear([.init(time: 0, value: from), .init(time: 1, value: to)])
        let (paint, stated) = path.paint(error: allowed)
        let measured =
            (0...4_096).map { index -> Double in
                let time = Double(index) / 4_096
                return (shown(paint, at: time) - meant(path.value(at: time))).norm
            }.max() ?? 0
        return (stated, measured)
    }

    @Test func `A colour whose hue and opacity change differs by exactly the bound half way`() {
        // Straight red at 0.1 to straight blue at 1: √2 · 0.9/4.
        let (from, to) = (SIMD4(0.1, 0, 0, 0.1), SIMD4(0.0, 0, 1, 1))
        let once = errors(from: from, to: to, allowed: 1)
        #expect((once.stated - 2.0.squareRoot() * 0.9 / 4).magnitude < 1e-15)
        #expect((once.measured - once.stated).magnitude < 1e-12)
        for allowed in [0.1, 0.01, 1e-3] {
            let (stated, measured) = errors(from: from, to: to, allowed: allowed)
            #expect(measured <= stated * (1 + 1e-9) && stated <= allowed)
            #expect(measured > 0.99 * stated, "\(measured) of \(stated)")
        }
    }

    @Test func `A component that players clamp is within the bound of the whole change`() {
        // A red of 100 falls to 0: it is shown as 1 until shortly before the end, where the straight change is 0.
        for alpha in [1.0, 0.4] {
            let once = errors(from: SIMD4(100 * alpha, 0, 0, alpha), to: SIMD4(0, 0, 0, alpha), allowed: 1)
            #expect(once.measured <= once.stated * (1 + 1e-12))
            #expect(once.measured > 0.98 * once.stated, "\(once.measured) of \(once.stated)")
        }
        let negative = errors(from: SIMD4(-100, 0, 0, 1), to: SIMD4(1, 0, 0, 1), allowed: 1)
        #expect(negative.measured <= negative.stated && negative.measured > 0.98 * negative.stated)
    }

    @Test func `Where players clamp, the bound takes the larger opacity, whichever end has it`() {
        // A straight red of 100, nearly transparent, is shown as 1: half way 1/4 of it is missing.
        let (faint, black) = (SIMD4(1, 0, 0, 0.01), SIMD4(0.0, 0, 0, 1))
        for (from, to) in [(faint, black), (black, faint)] {
            let (stated, measured) = errors(from: from, to: to, allowed: 1)
            #expect(stated == 1 && measured < 0.25 && measured > 0.24, "\(measured), stated \(stated)")
        }
    }

    @Test func `Random changes of colours are within their bounds`() {
        var random = SeededGenerator(seed: 29)
        for _ in 0..<200 {
            func color() -> SIMD4<Double> {
                let alpha = random.chance(0.2) ? 0 : random.uniform(0...1)
                let reach = random.chance(0.3) ? -2...3.0 : 0...1
                let shade = SIMD4(random.uniform(reach), random.uniform(reach), random.uniform(reach), 1)
                return shade * alpha
            }
            let (stated, measured) = errors(from: color(), to: color(), allowed: random.logUniform(1e-3...1))
            #expect(measured <= stated * (1 + 1e-9) + 1e-14)
        }
    }

    @Test func `The stretch of a placement is the largest factor of a distance, at every time`() {
        var random = SeededGenerator(seed: 22)
        for round in 0..<100 {
            var maps = (0..<3).map { _ in
                SIMD4(
                    random.uniform(-3...3), random.uniform(-3...3), random.uniform(-3...3),
                    random.uniform(-3...3))
            }
            if round == 0 { maps = [SIMD4(3, 0, 0, 0.5)] }
            if round == 1 { maps = [SIMD4(1, 2, 2, 4)] }
            let path = PiecewiseLinear(maps.enumerated().map { .init(time: Double($0), value: $1) })
            let place = LottieNode.Placement(
                anchor: PiecewiseLinear(.zero), position: PiecewiseLinear(.zero), map: path)
            var largest = 0.0
            for step in 0...40 {
                let map = path.value(at: Double(maps.count - 1) * Double(step) / 40)
                for turn in 0..<720 {
                    let (x, y) = (cos(Double(turn) * .pi / 720), sin(Double(turn) * .pi / 720))
                    largest = max(largest, SIMD2(x * map.x + y * map.z, x * map.y + y * map.w).norm)
                }
            }
            #expect(largest <= place.stretch * (1 + 1e-14), "\(maps)")
            #expect(largest > 0.99999 * place.stretch, "\(largest) of \(place.stretch): \(maps)")
        }
    }

    @Test func `A moving anchor point in a scaled view differs by nearly the stated distance`() throws {
        let scene = WindowScene(size: CGSize(width: 400, height: 300))
        let outer = SceneView(frame: CGRect(x: 50, y: 40, width: 200, height: 150), name: "outer")
        let inner = SceneView(frame: CGRect(x: 20, y: 10, width: 50, height: 40), name: "inner")
        for view in [outer, inner] { view.backgroundColor = .black }
        scene.window.addSubview(outer)
        outer.addSubview(inner)
        // 3 times as wide, and turned: a factor of 3 in one direction.
        outer.layer.transform = Transform3D.scale(x: 3, y: 0.5, z: 1).concatenating(.rotationZ(0.5))
        let knots: [(AnimatedProperty, AnimatableValue, AnimatableValue)] = [
            (.anchorPoint, .pair(SIMD2(0, 0.5)), .pair(SIMD2(1, 0.5))),
            (.bounds, .quad(SIMD4(0, 0, 10, 40)), .quad(SIMD4(0, 0, 110, 40))),
        ]
        let timeline = LinearTimeline(
            model: scene.modelSnapshot().numbered(),
            channels: knots.map { property, from, to in
                LinearTimeline.Channel(
                    view: inner.id, property: property,
                    knots: [.init(time: 0, value: from), .init(time: 1, value: to)], error: 0,
                    transformMode: .byElements)
            }, duration: 1, distance: 0.4, colorError: 0.02)
        let export = try LottieExport(timeline, name: "any")
        let replay = try LottieReplay(export.json)
        var comparison = LottieComparison()
        for index in 0...1_000 {
            let time = Double(index) / 1_000
            comparison.compare(replay.layers(at: time), with: RandomScenes.snapshot(timeline, at: time))
        }
        let stated = export.distance - timeline.distance
        #expect(comparison.distance <= stated + 1e-9, "\(comparison.distance), stated \(stated)")
        #expect(comparison.distance > 0.9 * stated, "\(comparison.distance), stated \(stated)")
    }
}
