import Foundation
import HookeGeometry
import TestSupport
import Testing

@testable import HookeExport

@Suite struct WebTrackTests {
    private func straight(_ times: [Double], _ values: [Double]) throws -> (
        track: KeyframeTrack<Double>, error: Double
    ) {
        (try KeyframeTrack(times: times, values: values, rule: .linear), 0.5)
    }

    @Test func `A motion that may go on after the end has a bound while it plays`() throws {
        let motion = SpringMotion(spring: .bouncy, from: 0.0, to: 100)
        let part = try WebTrack(CubicReduction(motion, in: 0...0.3, error: 1), WebProperty("left", .pixels))
        #expect(
            part.css.hasPrefix("/* within 0.") && part.css.contains("px of the motion while it plays */\n"))
        let curve = try motion.linearApproximation(error: 0.01, duration: 0.3)
        let eased = try WebTrack(curve, from: 0.0, to: 100, WebProperty("left", .pixels))
        #expect(eased.css.contains("px of the motion while it plays */\n"))
    }

    @Test func `A track becomes a registered property, keyframes and a class`() throws {
        let track = try WebTrack(
            straight([1, 2, 2, 5], [0, 10, 20, 40]), WebProperty("--x", .pixels), name: "swing-1")
        #expect(
            track.css == """
                /* within 0.5px of the motion at all times */
                @property --x { syntax: "<length>"; inherits: true; initial-value: 0px }
                @keyframes swing-1 {
                  0% { --x: 0px }
                  24.99999999999991% { --x: 10px }
                  25% { --x: 20px }
                  100% { --x: 40px }
                }
                .swing-1 { animation: swing-1 4s 1s linear both }

                """)
        let json = try #require(
            try JSONSerialization.jsonObject(with: Data(track.webAnimation.utf8)) as? [String: Any])
        #expect(json["error"] as? Double == 0.5)
        #expect(json["unit"] as? String == "px")
        #expect((json["property"] as? [String: Any])?["syntax"] as? String == "<length>")
        #expect((json["options"] as? [String: Any])?["delay"] as? Double == 1000)
        #expect(
            (json["keyframes"] as? [[String: Any]])?.map { $0["--x"] as? String } == [
                "0px", "10px", "20px", "40px",
            ])
    }

    @Test func `A CSS property is not registered, and scripts use its camel-case name`() throws {
        let track = try WebTrack(straight([0, 1], [0, 10]), WebProperty("margin-left", .percent))
        #expect(!track.css.contains("@property"))
        #expect(track.webAnimation.contains("\"marginLeft\": \"10%\""))
    }

    @Test func `A spring is two keyframes with a curve, and its error scales with the distance`() throws {
        let curve = try SpringMotion(spring: .bouncy, from: 0.0, to: 1).linearApproximation(error: 0.01)
        let track = try WebTrack(curve, from: Vector2(3, 4), to: .zero, .translate)
        #expect(track.error == curve.error * 5)
        #expect(track.duration == curve.duration)
        #expect(
            track.css.contains("0% { translate: 3px 4px; animation-timing-function: \(curve.curve.css) }"))
    }

    @Test func `A nonlinear track, an invalid name and a value out of range throw`() throws {
        let curved = try KeyframeTrack(times: [0, 1, 2], values: [0.0, 5, 0], rule: .catmullRom)
        #expect(throws: ExportError.self) { try WebTrack((curved, 0), WebProperty("--x", .number)) }
        let beyond = try straight([0, 1], [0, 1.5])
        let refusal = #expect(throws: ExportError.self) { try WebTrack(beyond, .opacity) }
        #expect(refusal == .outOfRange(field: "opacity", value: 1.5, accepted: "from 0 to 1"))
        for name in ["", "--", "-x", "a b", "x;y", "1x", "--é", "}"] {
            #expect(throws: ExportError.self, "\(name)") { try WebProperty(name, .number) }
        }
        for name in ["--x", "--1", "left", "margin-left", "--a_b"] { _ = try WebProperty(name) }
    }

    @Test func `A length is in pixels if no unit is given, and a unit that browsers ignore throws`() throws {
        for (name, unit, expected) in [
            ("width", nil, WebUnit.pixels), ("margin-left", nil, .pixels), ("border-top-width", nil, .pixels),
            ("width", .percent, .percent), ("opacity", nil, .number), ("line-height", nil, .number),
            ("stroke-width", nil, .number), ("rotate", .radians, .radians), ("--x", nil, .number),
            ("--x", .seconds, .seconds),
        ] as [(String, WebUnit?, WebUnit)] {
            #expect(try WebProperty(name, unit).unit == expected, "\(name)")
        }
        for (name, unit, reason) in [
            ("width", .number, "the property width without a unit cannot be exported: accepted: px, %"),
            ("width", .degrees, "the property width in deg cannot be exported: accepted: px, %"),
            ("border-width", .percent, "the property border-width in % cannot be exported: accepted: px"),
            ("opacity", .pixels, "the property opacity in px cannot be exported: accepted: number, %"),
            ("rotate", nil, "the property rotate cannot be exported: accepted: a unit, deg, rad"),
            (
                "rotate", .number,
                "the property rotate without a unit cannot be exported: accepted: a unit, deg, rad"
            ),
            (
                "z-index", nil,
                "the property z-index cannot be exported: browsers do not interpolate it as one number"
            ),
            (
                "transition-duration", .seconds,
                "the property transition-duration cannot be exported: browsers"
            ),
            (
                "transform", nil,
                "the property transform cannot be exported: browsers interpolate its functions; accepted: "
            ),
            (
                "color", nil,
                "the property color cannot be exported: browsers do not interpolate it as one number; accepted: "
            ),
            (
                "colour", nil,
                "the property colour cannot be exported: browsers do not interpolate it as one number; acc"
            ),
            (
                "stroke-widht", nil,
                "the property stroke-widht cannot be exported: browsers do not interpolate it as one number; did you "
                    + "mean \"stroke-width\"? Accepted: "
            ),
        ] as [(String, WebUnit?, String)] {
            let refusal = #expect(throws: ExportError.self) { try WebProperty(name, unit) }
            #expect(refusal?.description.hasPrefix(reason) == true, "\(String(describing: refusal))")
        }
        #expect(throws: ExportError.outOfRange(field: "opacity", value: 101, accepted: "from 0 to 100")) {
            try WebTrack(straight([0, 1], [0, 101]), WebProperty("opacity", .percent))
        }
    }

    @Test func `A name is written as an identifier of CSS, and others are refused`() throws {
        // As by `CSS.escape()`.
        for (name, expected) in [
            ("1x", "\\31 x"), ("été", "été"), ("日本", "日本"), ("Ball", "Ball"), ("-2", "-\\32 "), ("-", "\\-"),
            ("a{}", "a\\{\\}"), ("a.b", "a\\.b"), ("--a_1", "--a_1"),
        ] {
            let track = try WebTrack(straight([0, 1], [0, 1]), .opacity, name: name)
            #expect(track.name == name)
            #expect(track.css.contains("@keyframes \(expected) {"))
            #expect(track.css.contains(".\(expected) { animation: \(expected) 1s"))
        }
        for name in ["", "a b", "a\n", "none", "Paused", "ease-in"] {
            #expect(throws: ExportError.self, "\(name)") {
                try WebTrack(straight([0, 1], [0, 1]), .opacity, name: name)
            }
        }
    }

    @Test func `Times and errors that are not finite throw`() throws {
        let late = try KeyframeTrack(times: [0, 1e306], values: [0.0, 1], rule: .linear)
        #expect(
            throws: ExportError.outOfRange(
                field: "time", value: 1e306, accepted: "seconds that are finite in milliseconds")
        ) { try WebTrack((late, 0), .opacity) }
        let track = try straight([0, 1], [0, 1]).track
        #expect(
            throws: ExportError.outOfRange(
                field: "error", value: .infinity, accepted: "finite, at least 0")
        ) { try WebTrack((track, .infinity), .opacity) }
    }

    @Test func `One key is a constant`() throws {
        let track = try WebTrack(straight([3], [7]), WebProperty("--x", .number))
        #expect(track.duration == 0 && track.delay == 3)
        #expect(track.css.contains("0%, 100% { --x: 7 }"))
    }

    // MARK: A browser

    private struct Item: Encodable {
        var css: String
        var motion: String
        var property: String
        var times: [Double]
    }

    /// Returns the numbers of the property in a browser, first played by class, then by `element.animate`.
    private func shown(_ items: [Item]) throws -> [[[[Double]]]] {
        try Browser.run(
            """
            const numbers = text => text.match(/-?[\\d.]+(e-?\\d+)?/g)?.map(Number) ?? [];
            const read = (element, animations, times, property) => times.map(time => {
              for (const a of animations) { a.pause(); a.currentTime = time * 1000; }
              return property === "transform"
                ? [...new DOMMatrix(getComputedStyle(element).transform).toFloat64Array()]
                : numbers(getComputedStyle(element).getPropertyValue(property));
            });
            return input.map(({ css, motion, property, times }) => {
              const { keyframes, options, property: registered, name } = JSON.parse(motion);
              const element = document.body.appendChild(document.createElement("div"));
              const sheet = document.head.appendChild(document.createElement("style"));
              sheet.textContent = css;
              element.className = name;
              const first = read(element, document.getAnimations(), times, property);
              sheet.remove();
              element.className = "";
              if (registered) CSS.registerProperty(registered);
              const second = read(element, [element.animate(keyframes, options)], times, property);
              element.remove();
              return [first, second];
            });
            """, with: items)
    }

    @Test(
        .enabled(if: Browser.path != nil, "Chromium is not installed: no unit is compared with a browser's"))
    func `The units of all properties are those that a browser accepts`() throws {
        struct Answer: Decodable { var name: String, units: [String] }
        let all: [Answer] = try Browser.run(
            """
            const style = document.body.style;
            const names = Object.keys(Object.getPrototypeOf(style).constructor.prototype)
              .concat(Array.from(getComputedStyle(document.body)), (() => {
                const all = [];
                for (const key in style) all.push(key.replace(/[A-Z]/g, c => "-" + c.toLowerCase()));
                return all;
              })());
            const isName = name => /^[a-z]/.test(name) && !/^webkit/.test(name) && CSS.supports(name, "inherit");
            return [...new Set(names.filter(isName))].map(name =>
              ({ name, units: input.filter(unit => CSS.supports(name, "7.3" + unit)) }));
            """, with: WebUnit.allCases.map(\.rawValue))
        var (compared, refused): (Int, [String]) = (0, [])
        for answer in all where !answer.units.isEmpty {
            let accepted = WebUnit.accepted(by: answer.name)
            // What browsers do not interpolate as one number is refused.
            if accepted.isEmpty {
                refused.append(answer.name)
                continue
            }
            compared += 1
            #expect(accepted.map(\.rawValue).sorted() == answer.units.sorted(), "\(answer.name)")
        }
        #expect(compared >= 200, "\(compared)")
        let steps = ["animation", "transition", "interest-delay", "timeline-trigger", "columns"]
        #expect(refused.allSatisfy { name in steps.contains { name.hasPrefix($0) } }, "\(refused)")
        let known = Set(all.filter { !$0.units.isEmpty }.map(\.name))
        #expect(WebUnit.properties.allSatisfy(known.contains))
    }

    @Test(.enabled(if: Browser.path != nil, "Chromium is not installed: no track is replayed"))
    func `A browser plays tracks within their errors at 1,000 times`() throws {
        let spring = SpringMotion(spring: .bouncy, from: 0.0, to: 1)
        let springCurve = try spring.linearApproximation(error: 0.001)
        let curved = try KeyframeTrack(times: [0.5, 1, 2.5], values: [10.0, 300, -40], rule: .catmullRom)
        let faded = try KeyframeTrack(times: [0, 2], values: [0.0, 1], rule: .linear)
        let path = try KeyframeTrack(
            times: [0, 1, 3], values: [Vector2(0, 0), Vector2(120, 40), Vector2(30, 260)], rule: .catmullRom)
        let turning = try TransformTrack(
            times: [0, 1, 2],
            values: [
                .rotationY(-1), .rotationX(0.8) * .translation(x: 40, y: 5, z: -7), .scale(x: 2, y: 0.5),
            ],
            rule: .linear)
        // A quarter turn, more than half a turn, and almost a whole turn.
        let axis = Vector3(0.48, 0.6, 0.64)
        let spinning = try RotationTrack(
            times: [0, 1, 2, 4],
            values: [0, 1.6, 5, 11].map { Quaternion(rotationVector: $0 * axis) }, rule: .linear,
            turns: .asGiven)
        let tracks: [(WebTrack, String, (Double) -> [Double])] = [
            (
                try WebTrack(springCurve, from: -200, to: 100, WebProperty("--slide", .pixels)), "--slide",
                { [-200 + 300 * spring.position(at: $0)] }
            ),
            (
                try WebTrack(curved.linearApproximation(error: 0.25), WebProperty("--turn", .degrees)),
                "--turn",
                { [curved.value(at: $0)] }
            ),
            (try WebTrack((faded, 0), .opacity), "opacity", { [faded.value(at: $0)] }),
            (
                try WebTrack((turning, 0)), "transform", { turning.transform(at: $0).elements }
            ),
            (
                try WebTrack((spinning, 0)), "transform", { Transform3D(spinning.value(at: $0)).elements }
            ),
            (
                try WebTrack(path.linearApproximation(error: 0.1), .translate), "translate",
                { [path.value(at: $0).x, path.value(at: $0).y] }
            ),
        ]
        var random = SeededGenerator(seed: 9)
        let times = tracks.map { track, _, _ in
            (0..<1_000).map { _ in random.uniform(track.delay...(track.delay + track.duration)) }
        }
        let items = zip(tracks, times).map { track, times in
            Item(css: track.0.css, motion: track.0.webAnimation, property: track.1, times: times)
        }
        for (answers, (track, times)) in zip(try shown(items), zip(tracks, times)) {
            for answer in answers {
                var worst = Worst<Double>()
                for (found, time) in zip(answer, times) {
                    let expected = track.2(time)
                    // A second coordinate of 0 is omitted.
                    for (index, value) in expected.enumerated() {
                        worst.note((index < found.count ? found[index] : 0) - value, time)
                    }
                }
                if ProcessInfo.processInfo.environment["HOOKE_PAGES"] != nil {
                    print(track.1, "promised", track.0.error, "worst", worst)
                }
                // Six digits of numbers up to 300; worst error measured beyond the bound: 3.4e-4.
                #expect(worst.error <= track.0.error + 1e-3, "\(track.1): \(worst)")
            }
        }
    }
}
