import Foundation
import Hooke
import HookeGeometry
import Testing

@testable import HookeScene

@Suite struct ListApproximationTests {
    private let scene = WindowScene(size: CGSize(width: 390, height: 844))
    private let small = VectorPath(ellipseIn: Rectangle(x: 45, y: 45, width: 10, height: 10))
    private let large = VectorPath(ellipseIn: Rectangle(x: -400, y: 0, width: 900, height: 900))

    private func layer() -> ShapeLayer {
        let layer = ShapeLayer()
        layer.name = "shape"
        layer.path = large
        scene.window.layer.addSublayer(layer)
        return layer
    }

    private func track(
        _ layer: SceneLayer, _ property: AnimatedProperty, _ from: AnimatableValue, _ to: AnimatableValue,
        _ pacing: Pacing
    ) -> Track {
        Track(
            view: layer.view.id, property: property, delay: 0.1, duration: 0.8, from: from, to: to,
            pacing: pacing)
    }

    @Test func `A path is within its error at all times, with its ends exact`() throws {
        let layer = layer()
        let spring = try Spring(response: 0.3, dampingRatio: 0.5)
        for pacing in [
            Pacing.linear, .curve(.easeInOut),
            .spring(SpringMotion(spring: spring, from: 0, to: 1, initialVelocity: 0)),
        ] {
            var timeline = Timeline()
            timeline.append(track(layer, .path, .path(small), .path(large), pacing))
            let straight = try timeline.linearApproximation(of: scene.modelSnapshot(), distance: 0.1)
            let channel = straight.channels[0]
            #expect(channel.error <= 0.1)
            for step in 0...500 {
                let time = Double(step) / 500
                guard case .path(let shown) = channel.value(at: time),
                    case .path(let truth)? = timeline.value(of: .path, in: layer.view.id, at: time)
                else { return #expect(Bool(false)) }
                for (a, b) in zip(shown.coordinates, truth.coordinates) {
                    #expect((a - b).magnitude <= channel.error + 1e-9)
                }
            }
            #expect(channel.value(at: 0) == .path(small) && channel.value(at: 1) == .path(large))
        }
    }

    @Test func `A morph has one structure in all knots, and is within its error`() throws {
        let layer = layer()
        let star = try VectorPath(svg: "M50 0A50 50 0 1 1 49.9 0L50 30Z")
        layer.path = star
        let morph = try PathMorph(from: small, to: star)
        var timeline = Timeline()
        timeline.append(track(layer, .path, .path(small), .path(star), .curve(.easeInOut)))
        let channel = try timeline.linearApproximation(of: scene.modelSnapshot(), distance: 0.1).channels[0]
        let ends = [channel.knots.first?.value, channel.knots.last?.value]
        #expect(ends == [.path(morph.matchedStart), .path(morph.matchedEnd)])
        for step in 1..<50 {
            let time = 0.1 + 0.8 * Double(step) / 50
            guard case .path(let shown) = channel.value(at: time),
                case .path(let truth)? = timeline.value(of: .path, in: layer.view.id, at: time)
            else { return #expect(Bool(false)) }
            #expect(shown.hasStructure(of: truth))
            for (a, b) in zip(shown.coordinates, truth.coordinates) {
                #expect((a - b).magnitude <= channel.error + 1e-9)
            }
        }
    }

    @Test func `Values without a way between them jump at the start`() throws {
        let layer = layer()
        var timeline = Timeline()
        timeline.append(track(layer, .locations, .numbers([0, 1]), .numbers([0.5]), .linear))
        let channel = try timeline.linearApproximation(of: scene.modelSnapshot()).channels[0]
        #expect(channel.value(at: 0.05) == .numbers([0, 1]) && channel.value(at: 0.15) == .numbers([0.5]))
    }

    @Test func `Several motions of a list, and the geometry of a mask, are refused by name`() {
        let layer = layer()
        var timeline = Timeline()
        timeline.append(track(layer, .path, .path(small), .path(large), .linear))
        timeline.append(track(layer, .path, .path(large), .path(small), .linear))
        let error = #expect(throws: HookeError.self) {
            try timeline.linearApproximation(of: scene.modelSnapshot())
        }
        #expect("\(error!)".contains("shape") && "\(error!)".contains("path"))
        let mask = SceneLayer()
        mask.name = "mask"
        layer.mask = mask
        timeline = Timeline()
        timeline.append(track(mask, .position, .pair(.zero), .pair(SIMD2(1, 1)), .linear))
        let second = #expect(throws: HookeError.self) {
            try timeline.linearApproximation(of: scene.modelSnapshot())
        }
        #expect("\(second!)".contains("mask"))
    }
}
