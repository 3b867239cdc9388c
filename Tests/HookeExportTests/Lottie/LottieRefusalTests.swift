import Foundation
import Hooke
import HookeAssets
import HookeExport
import HookeGeometry
import HookeTransitions
import Testing

/// Invalid timelines, and clamped values.
@Suite struct `Lottie exports of odd data` {
    private typealias Motion = (property: AnimatedProperty, knots: [(Double, AnimatableValue)])

    private func timeline(_ motions: [Motion], duration: Double = 2) -> LinearTimeline {
        let scene = WindowScene(size: CGSize(width: 100, height: 100))
        let view = SceneView(frame: CGRect(x: 10, y: 20, width: 50, height: 40), name: "card")
        view.backgroundColor = .black
        scene.window.addSubview(view)
        let channels = motions.map { motion in
            LinearTimeline.Channel(
                view: view.id, property: motion.property,
                knots: motion.knots.map { .init(time: $0.0, value: $0.1) }, error: 0,
                transformMode: .byElements
            )
        }
        return LinearTimeline(
            model: scene.modelSnapshot(), channels: channels, duration: duration, distance: 0, colorError: 0)
    }

    private func refusal(_ timeline: LinearTimeline) -> String? {
        do throws(ExportError) {
            _ = try LottieExport(timeline, name: "any")
            return nil
        } catch {
            return error.description
        }
    }

    @Test func `Errors have the view, the property and the value`() throws {
        let opacity = AnimatedProperty.opacity
        #expect(refusal(timeline([(opacity, [])])) == "card: opacity cannot be exported: it has no knots")
        #expect(
            refusal(timeline([(opacity, [(0, .pair(.zero))])]))?.hasPrefix(
                "card: opacity cannot be exported: its value pair") == true)
        #expect(
            refusal(timeline([(opacity, [(0, .scalar(.nan))])]))
                == "card: opacity is nan; accepted: a finite number")
        #expect(
            refusal(timeline([(.transform, [(0, .transform(.scale(x: .infinity, y: 1)))])]))
                == "card: transform is inf; accepted: a finite number")
        #expect(
            refusal(timeline([(opacity, [(1, .scalar(0)), (0.5, .scalar(1))])]))?.hasPrefix(
                "card: opacity: time is 0.5") == true)
        #expect(
            refusal(timeline([(opacity, [(0, .scalar(0))]), (opacity, [(0, .scalar(0))])]))
                == "card: opacity cannot be exported: the property has two channels")
        #expect(refusal(timeline([], duration: .nan)) == "duration is nan; accepted: finite, at least 0")
        var infinite = timeline([]).model
        infinite.root.children[0].state.cornerRadius = .infinity
        #expect(
            refusal(LinearTimeline(model: infinite, channels: [], duration: 0, distance: 0, colorError: 0))
                == "card: cornerRadius is inf; accepted: a finite number")
    }

    @Test func `A file that needs too many keys throws`() throws {
        let tooMany = "it needs more than 65,536 keys for its error bound"
        #expect(
            refusal(
                timeline([
                    (.bounds, [(0, .quad(SIMD4(0, 0, 1e300, 1))), (2, .quad(SIMD4(0, 0, 1, 1)))]),
                    (.anchorPoint, [(0, .pair(.zero)), (2, .pair(SIMD2(1, 1)))]),
                ])) == "card: anchorPoint cannot be exported: \(tooMany)")
        #expect(
            refusal(
                timeline([
                    (
                        .backgroundColor,
                        [(0, .quad(SIMD4(1e9, 0, 0, 1e9))), (2, .quad(SIMD4(0, 1e9, 0, 1e9)))]
                    )
                ])) == "card: backgroundColor cannot be exported: \(tooMany)")
        #expect(
            refusal(
                timeline([
                    (.bounds, [(0, .quad(SIMD4(0, 0, 1e9, 1e9)))]),
                    (.transform, [(0, .transform(.identity)), (2, .transform(.rotationZ(3)))]),
                ]))?.hasSuffix(tooMany) == true)
    }

    @Test func `A transform that Lottie cannot show has one reason and its time`() throws {
        // rotate(10deg) skewX(10deg), whose rows become parallel where a is 0.
        let start = Transform3D(Affine2D(a: 0.984807753, b: 0.173648178, c: 0, d: 1.015426612, tx: 0, ty: 0))
        #expect(
            refusal(
                timeline([
                    (.transform, [(0, .transform(start)), (2, .transform(.scale(x: -1, y: 1)))])
                ]))
                == "card: transform cannot be exported: at 0.992346 s it flattens the view to an oblique line, "
                + "which Lottie cannot represent")
        let many = refusal(
            timeline([
                (.bounds, [(0, .quad(SIMD4(0, 0, 1e9, 1e9)))]),
                (.transform, [(0, .transform(.identity)), (2, .transform(.rotationZ(3)))]),
            ]))
        #expect(many?.contains(/: at [0-9.e-]+ s it needs more than 65,536 keys/) == true, "\(many ?? "")")
    }

    @Test func `A hidden window shows nothing`() throws {
        var model = timeline([]).model
        model.root.state.isHidden = true
        let hidden = LinearTimeline(model: model, channels: [], duration: 1, distance: 0, colorError: 0)
        #expect(try LottieFile(Array(LottieExport(hidden, name: "any").json.utf8)).layers.isEmpty)
    }

    @Test func `Corner radii are clamped to 0`() throws {
        let export = try LottieExport(
            timeline([(.cornerRadius, [(0, .scalar(10)), (2, .scalar(-10))])]), name: "any")
        let layer = try LottieFile(Array(export.json.utf8)).layers[0]
        let radius = try #require(layer.properties.first { $0.property == "roundness" })
        #expect([0, 0.5, 1, 1.5, 2].map { radius.components(at: $0)[0] } == [10, 5, 0, 0, 0])
    }
}
