import Foundation
import Hooke
@testable import HookeExport
import HookeTransitions
import TestSupport
import Testing

@Suite struct WebExportTests {
    private typealias Knot = LinearTimeline.Knot

    /// A scene with one view and one channel.
    private func timeline(
        named name: String = "card", _ property: AnimatedProperty, _ knots: [(Double, AnimatableValue)],
        duration: Double = 2, curve: LinearStops? = nil, way: LinearTimeline.TransformMode = .byComponents
    ) -> LinearTimeline {
        let scene = WindowScene(size: CGSize(width: 100, height: 100))
        let view = SceneView(frame: CGRect(x: 10, y: 20, width: 30, height: 40), name: name)
        view.backgroundColor = .black
        scene.window.addSubview(view)
        let channel = LinearTimeline.Channel(
            view: view.id, property: property,
            knots: knots.enumerated().map { Knot(time: $1.0, value: $1.1, curve: $0 == 0 ? curve : nil) },
            error: 0,
            transformMode: way)
        return LinearTimeline(
            model: scene.modelSnapshot(), channels: [channel], duration: duration, distance: 0.25,
            colorError: 0.125)
    }

    private func pair(_ x: Double, _ y: Double) -> AnimatableValue { .pair(SIMD2(x, y)) }

    private func keyframes(_ timeline: LinearTimeline) throws -> [WebAnimation.Keyframe] {
        let animations = try WebExport(timeline).screen.all.flatMap(\.animations)
        try #require(animations.count == 1)
        return animations[0].keyframes
    }

    // MARK: Keyframes

    @Test func `A position becomes keyframes of a translation, with the curve at its start`() throws {
        let curve = try LinearStops([
            .init(input: 0, output: 0), .init(input: 0.25, output: 0.75), .init(input: 1, output: 1),
        ])
        let export = try WebExport(
            timeline(.position, [(0.5, pair(1, 2)), (1.5, pair(3.25, -4))], curve: curve), name: "Move it")
        #expect(
            export.css.contains(
                """
                @keyframes move-it-card--position {
                  0% { translate: 1px 2px }
                  25% { translate: 1px 2px; animation-timing-function: linear(0, 0.75 25%, 1) }
                  75%, 100% { translate: 3.25px -4px }
                }
                """))
        #expect(export.css.contains(".move-it-card { animation: move-it-card--position 2s linear both }"))
        // Without animations the model's final value is shown.
        #expect(export.style.contains(".move-it-card { transform-origin: 0 0; translate: 25px 40px }"))
        #expect(!export.style.contains("animation"))
        #expect(export.html.contains("<div class=\"move-it-card\" data-name=\"card\">"))
    }

    @Test func `Keyframes between two of the same values are left out`() throws {
        let equal = [0.0, 0.2, 0.4, 0.6, 0.8, 1].map { (time: Double) in (time, pair(1, 2)) }
        let knots: [(Double, AnimatableValue)] = equal + [(1.5, pair(3, 4)), (2, pair(1, 2))]
        let frames = try keyframes(timeline(.position, knots))
        #expect(frames.map(\.offset) == [0, 0.5, 0.75, 1])
    }

    @Test func `A rotation about one axis becomes angles, others stay matrices`() throws {
        func css(_ transforms: Transform3D...) throws -> [String] {
            let knots = transforms.enumerated().map { (Double($0), AnimatableValue.transform($1)) }
            return try keyframes(timeline(.transform, knots, duration: Double(knots.count - 1)))
                .map { $0.declarations[0].value }
        }
        for angle in [-1.5, -1e-9, 0.25, 1.57] {
            for (axis, turn) in [("X", Transform3D.rotationX(angle)), ("Y", .rotationY(angle))] {
                let written = try css(.identity, turn)
                #expect(written[0] == "none" && written[1].hasPrefix("rotate\(axis)("))
                let number = try #require(Double(written[1].dropFirst(8).dropLast(4)))
                // Sine and cosine are rounded, and the arc of their quotient.
                #expect((number - angle).magnitude <= 1e-15, "\(angle)")
            }
        }
        let far = Transform3D.rotationY(2.9)
        for others in [
            [far, Transform3D.rotationY(-2.9)], [.rotationY(1), .rotationX(1)],
            [.rotationY(1), .rotationZ(1)],
            [.rotationY(1), .rotationY(1) * .translation(x: 1)],
        ] {
            let written = try css(.identity, others[0], .identity, others[1])
            #expect(written.allSatisfy { !$0.contains("rotate") }, "\(written)")
        }
    }

    @Test func `The error bound is the first line of each output`() throws {
        let export = try WebExport(timeline(.position, [(0, pair(1, 2)), (1, pair(3, 4))]))
        let promise =
            "hooke: 2 s. Every corner is within 0.25 px of the motion, every opacity and component of a premultiplied "
            + "colour within 0.125; browsers also round sizes to 1/64 px and colours to 1/255."
        #expect(export.css.hasPrefix("/* \(promise) */\n"))
        #expect(export.html.hasPrefix("<!-- \(promise) -->\n"))
        let json = try #require(
            try JSONSerialization.jsonObject(with: Data(export.webAnimations.utf8)) as? [String: Any])
        #expect(json["distance"] as? Double == 0.25)
        #expect(json["colorError"] as? Double == 0.125)
        #expect(json["duration"] as? Double == 2)
        #expect(export.page.contains(promise))
    }

    @Test func `Error bounds for readers have three digits, rounded up`() {
        for (value, text) in [
            (0.22325456789012346, "0.224"), (0.0019531249999, "0.00196"), (0.25, "0.25"), (0.125, "0.125"),
            (1.001, "1.01"), (0, "0"), (1234.5, "1240"), (9.999, "10"), (3.25e-10, "3.25e-10"),
        ] {
            #expect(WebText.bound(value) == text)
            #expect(Double(WebText.bound(value))! >= value * (1 - 1e-8))
        }
    }

    @Test func `A window without a background has one in the export, unless it is left out`() throws {
        let motion = timeline(.position, [(0, pair(1, 2)), (1, pair(3, 4))])
        #expect(
            try WebExport(motion).style.contains(
                "overflow: clip; background-color: rgb(235.875 235.875 239.7 / 1)"))
        #expect(try !WebExport(motion, background: nil).style.contains("rgb(235.875"))
        let error = #expect(throws: ExportError.self) {
            try WebExport(motion, background: SceneColor(red: 2, green: 0, blue: 0))
        }
        #expect("\(error!)" == "background is 2.0; accepted: components from 0 to 1")
    }

    @Test func `Web Animations are arguments of element.animate`() throws {
        let curve = try LinearStops([.init(input: 0, output: 0.5), .init(input: 1, output: 1)])
        let export = try WebExport(
            timeline(.cornerRadius, [(0, .scalar(4)), (1, .scalar(8))], curve: curve))
        let json = try #require(
            try JSONSerialization.jsonObject(with: Data(export.webAnimations.utf8)) as? [String: Any])
        let animations = try #require(json["animations"] as? [[String: Any]])
        try #require(animations.count == 1)
        #expect(animations[0]["target"] as? String == ".hooke-card--box")
        #expect((animations[0]["options"] as? [String: Any])?["duration"] as? Double == 2000)
        let keyframes = try #require(animations[0]["keyframes"] as? [[String: Any]])
        #expect(keyframes.map { $0["offset"] as? Double } == [0, 0.5, 1])
        #expect(keyframes.map { $0["borderRadius"] as? String } == ["4px", "8px", "8px"])
        #expect(keyframes.map { $0["easing"] as? String } == ["linear(0.5, 1)", nil, nil])
        #expect(json["style"] as? String == export.style)
        #expect(json["html"] as? String == export.html)
    }

    @Test func `A jump is two keyframes at the smallest distance that browsers distinguish`() throws {
        let frames = try keyframes(
            timeline(
                .position,
                [(0, pair(0, 0)), (1, pair(1, 0)), (1, pair(5, 5)), (1, pair(7, 0)), (2, pair(8, 0))]))
        #expect(frames.map(\.offset) == [0, 0.5 - 0x1p-50, 0.5, 1])
        #expect(frames.map { $0.declarations[0].value } == ["0px 0px", "1px 0px", "7px 0px", "8px 0px"])
        // As percentages they are still distinct.
        #expect(Set(frames.map { WebText.percentage($0.offset) }).count == 4)
    }

    @Test func `A jump at the start shows only its end, a jump at the end shows both values`() throws {
        let start = try keyframes(
            timeline(.position, [(0, pair(0, 0)), (0, pair(1, 0)), (2, pair(2, 0))]))
        #expect(start.map { $0.declarations[0].value } == ["1px 0px", "2px 0px"])
        let end = try keyframes(timeline(.position, [(0, pair(0, 0)), (2, pair(1, 0)), (2, pair(2, 0))]))
        let last = 1 - 0x1p-50
        #expect(end.map(\.offset) == [0, last, 1])
    }

    @Test func `Without a duration the final value is shown`() throws {
        let export = try WebExport(
            timeline(.position, [(0, pair(0, 0)), (0, pair(5, 6))], duration: 0))
        #expect(export.screen.all.flatMap(\.animations).isEmpty)
        #expect(export.style.contains("translate: 5px 6px"))
    }

    @Test func `A constant channel has no animation`() throws {
        let export = try WebExport(timeline(.position, [(0, pair(5, 6)), (2, pair(5, 6))]))
        #expect(export.screen.all.flatMap(\.animations).isEmpty)
        #expect(export.style.contains("translate: 5px 6px"))
    }

    @Test func `An opacity above 1 is clipped where it reaches 1`() throws {
        let frames = try keyframes(timeline(.opacity, [(0, .scalar(0)), (1, .scalar(2)), (2, .scalar(-2))]))
        #expect(frames.map(\.offset) == [0, 0.25, 0.625, 0.75, 1])
        #expect(frames.map { $0.declarations[0].value } == ["0", "1", "1", "0", "0"])
    }

    @Test func `An opacity above 1 is clipped on its curve`() throws {
        let curve = try LinearStops([
            .init(input: 0, output: 0), .init(input: 0.5, output: 1), .init(input: 1, output: 1),
        ])
        let frames = try keyframes(timeline(.opacity, [(0, .scalar(0)), (2, .scalar(2))], curve: curve))
        #expect(frames.map(\.offset) == [0, 0.25, 1])
        #expect(frames.map { $0.declarations[0].value } == ["0", "1", "1"])
        #expect(frames.allSatisfy { $0.easing == nil })
    }

    @Test func `Scales and translations are written as functions, also from a scale of 0`() throws {
        let frames = try keyframes(
            timeline(
                .transform,
                [
                    (0, .transform(.scale(x: 0, y: 0))),
                    (1, .transform(.scale(x: 2, y: 1) * .translation(x: 3, y: 4))),
                    (2, .transform(.identity)),
                ]))
        #expect(
            frames.map { $0.declarations[0].value }
                == ["translate(0px, 0px) scale(0, 0)", "translate(3px, 4px) scale(2, 1)", "none"])
    }

    // MARK: Names

    @Test(arguments: [
        "</style><script>alert(1)</script>", "\" onload=\"x", "*/ } body { display: none",
        "a\nb\u{0}c\u{2028}", "🃏",
        "", "-->", "}",
    ])
    func `A view can have any name`(_ name: String) throws {
        let export = try WebExport(
            timeline(named: name, .position, [(0, pair(0, 0)), (1, pair(1, 1))]), name: name)
        for text in [export.css, export.style] {
            let plain = text.unicodeScalars.allSatisfy { $0.isASCII && ($0.value >= 0x20 || $0 == "\n") }
            #expect(plain && !text.contains("<") && !text.contains("alert("))
            #expect(text.components(separatedBy: "*/").count == 2)
        }
        #expect(!export.html.contains("<script") && !export.html.contains("\" onload=\""))
        // The data, the place of a module, and the script of the page.
        #expect(export.page.components(separatedBy: "<script").count == 4)
        #expect(!export.webAnimations.contains("<"))
        _ = try JSONSerialization.jsonObject(with: Data(export.webAnimations.utf8))
    }

    @Test func `Views with equal names, and names that look numbered, have unique classes`() throws {
        var names = WebNames()
        #expect(
            ["row", "row", "row 2", "Row", "", "🃏", "row--box"].map { names.name(for: $0) }
                == ["row", "row-2", "row-2-2", "row-3", "view", "view-2", "row-box"])
    }

    // MARK: Errors

    private func refusal(_ timeline: LinearTimeline) -> ExportError? {
        do throws(ExportError) {
            _ = try WebExport(timeline)
            return nil
        } catch {
            return error
        }
    }

    @Test func `An unsupported property throws an error with its name`() throws {
        let singular = AnimatableValue.transform(.scale(x: 0, y: 1))
        let one = AnimatableValue.transform(.rotationZ(0.5))
        #expect(
            refusal(timeline(.transform, [(0, singular), (1, one)]))?.description.hasPrefix(
                "hooke-card: transform between 0 and 1 s cannot be exported: one of the two transforms is singular"
            )
                == true)
        let mirrored = AnimatableValue.transform(.scale(x: -1, y: 1))
        #expect(
            refusal(timeline(.transform, [(0, mirrored), (1, .transform(.rotationX(1)))]))?.description
                .contains(
                    "mirrored") == true)
        #expect(refusal(timeline(.transform, [(0, mirrored), (1, .transform(.rotationZ(1)))])) == nil)
        #expect(
            refusal(timeline(.transform, [(0, one), (1, .transform(.rotationX(1)))], way: .byElements))?
                .description
                .contains("by entries") == true)
        #expect(
            refusal(timeline(.position, [(0, pair(.nan, 0)), (1, pair(0, 0))]))?.description.hasPrefix(
                "hooke-card: position is nan") == true)
        #expect(
            refusal(timeline(.bounds, [(0, .quad(SIMD4(0, 0, -1, 5)))]))?.description.hasPrefix(
                "hooke-card: width is -1.0") == true)
        #expect(
            refusal(timeline(.backgroundColor, [(0, .quad(SIMD4(0.5, 0, 0, 0.25)))]))?.description.hasPrefix(
                "hooke-card: backgroundColor is 0.5") == true)
        #expect(
            refusal(timeline(.backgroundColor, [(0, .quad(SIMD4(0.5, 0, 0, 1.5)))]))?.description.hasPrefix(
                "hooke-card: backgroundColor is 1.5") == true)
        #expect(
            refusal(timeline(.position, [(1, pair(0, 0)), (0.5, pair(0, 0))]))?.description.hasPrefix(
                "hooke-card: position: time is 0.5") == true)
        #expect(
            refusal(timeline(.position, [(3, pair(0, 0))]))?.description.hasPrefix(
                "hooke-card: position: time is 3.0")
                == true)
        #expect(refusal(timeline(.position, []))?.description.contains("no knots") == true)
        #expect(
            refusal(timeline(.position, [(0, .scalar(1))]))?.description.hasPrefix("hooke-card: position")
                == true)
        #expect(
            refusal(timeline(.position, [(0, pair(0, 0))], duration: .infinity))?.description.hasPrefix(
                "duration is inf")
                == true)
        var model = timeline(.position, [(0, pair(0, 0))]).model
        model.root.children[0].state.cornerRadius = .infinity
        let infinite = LinearTimeline(model: model, channels: [], duration: 0, distance: 0, colorError: 0)
        #expect(refusal(infinite)?.description.hasPrefix("hooke-card: cornerRadius is inf") == true)
    }

    @Test func `A channel of a missing view is ignored, and a duplicate throws`() throws {
        let first = timeline(.position, [(0, pair(0, 0)), (1, pair(1, 1))])
        let second = timeline(.position, [(0, pair(0, 0)), (1, pair(1, 1))])
        func merged(_ channels: [LinearTimeline.Channel]) -> LinearTimeline {
            LinearTimeline(model: first.model, channels: channels, duration: 2, distance: 0, colorError: 0)
        }
        #expect(refusal(merged(first.channels + second.channels)) == nil)
        #expect(
            refusal(merged(first.channels + first.channels))?.description.contains("two channels") == true)
    }

    @Test func `A name that begins with a digit gives valid classes`() throws {
        let export = try WebExport(timeline(.position, [(0, pair(0, 0))]), name: "3D flip")
        #expect(export.css.contains("\n.hooke-3d-flip-card {"))
        #expect(export.html.contains("class=\"hooke-3d-flip\""))
        #expect(export.name == "3D flip")
    }

    @Test func `A curve that makes a width negative throws`() throws {
        let curve = try LinearStops([
            .init(input: 0, output: 0), .init(input: 0.5, output: 1.5), .init(input: 1, output: 1),
        ])
        let sizes: [(Double, AnimatableValue)] = [
            (0, .quad(SIMD4(0, 0, 8, 5))), (1, .quad(SIMD4(0, 0, 0, 5))),
        ]
        #expect(
            refusal(timeline(.bounds, sizes, curve: curve))?.description.hasPrefix("hooke-card: width is -4")
                == true)
        #expect(refusal(timeline(.bounds, sizes)) == nil)
    }

    // The timeline's error is 0.25: a size that comes to 0 may be below it.
    @Test func `A width below 0 within the error is 0, with a keyframe where it crosses 0`() throws {
        let sizes: [(Double, AnimatableValue)] = [
            (0, .quad(SIMD4(0, 0, 0.6, 5))), (1, .quad(SIMD4(0, 0, -0.2, 5))),
            (2, .quad(SIMD4(0, 0, -0.2, 5))),
        ]
        let keys = try keyframes(timeline(.bounds, sizes))
        #expect(keys.map { $0.declarations[0].value } == ["0.6px", "0px", "0px"])
        #expect(keys.map { $0.declarations[1].value } == ["5px", "5px", "5px"])
        #expect((keys[1].offset - 0.375).magnitude < 1e-9)
    }

    @Test func `A duration that is not finite in milliseconds throws`() throws {
        #expect(
            refusal(timeline(.position, [(0, pair(0, 0))], duration: 1e306))
                == .outOfRange(field: "duration", value: 1e306, accepted: "finite, at least 0"))
    }

    // Without a stacking context of its box, the border would be painted among the view's siblings, above
    // them.
    @Test func `The content of a view is ordered separately`() throws {
        let export = try WebExport(timeline(.position, [(0, pair(0, 0))]))
        #expect(export.style.contains(".hooke-card--box { z-index: 0; "))
        #expect(export.style.contains(".hooke-window--box { z-index: 0; "))
    }

    @Test func `A view that rises through another one is painted above it from the crossing on`() throws {
        let scene = WindowScene(size: CGSize(width: 100, height: 100))
        let views = ["rising", "still"].map {
            SceneView(frame: CGRect(x: 0, y: 0, width: 50, height: 50), name: $0)
        }
        for view in views {
            view.backgroundColor = .white
            scene.window.addSubview(view)
        }
        // From −10 to 10, through the 0 of the other one at half of the time.
        let heights = LinearTimeline.Channel(
            view: views[0].id, property: .zPosition,
            knots: [.init(time: 0, value: .scalar(-10)), .init(time: 1, value: .scalar(10))], error: 0)
        let export = try WebExport(
            LinearTimeline(
                model: scene.modelSnapshot(), channels: [heights], duration: 1, distance: 0.25,
                colorError: 0.01),
            name: "any")
        for (before, after) in [(0, 1), (1, 0)] {
            #expect(export.css.contains("0% { z-index: \(before); animation-timing-function: step-end }"))
            #expect(export.css.contains("50%, 100% { z-index: \(after) }"))
        }
    }

    @Test func `Thousands of views with equal names have unique classes`() {
        var names = WebNames()
        let list = (0..<5_000).map { _ in names.name(for: "cell") }
        #expect(Set(list).count == 5_000 && list.last == "cell-5000")
    }
}
