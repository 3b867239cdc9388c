import Foundation
import Hooke
import HookeGeometry
import HookeLint
import Testing

/// Faults planted in every kind of input, each with the rule and the place that must be reported.
@Suite struct PlantedFaultTests {
    static let strobe = (0..<10).map { Double($0) / 10 }
    static let blink = (0..<10).map { Double($0 % 2) }
    static let spring = Interpolation<Double>.spring(.bouncy)

    static let tracks: [Planted] = [
        Planted("a spring cut off early", .unsettled, "track") {
            try Planted.track([0, 0.2], [0, 1], [.spring(.smooth)])
        },
        Planted("a size that bounces at 0", .negativeScale, "track") {
            try Planted.track([0, 0.5], [1, 0], [spring], .size)
        },
        Planted("a turn by 270°", .longTurn, "track") {
            try Planted.angles([0, 0.4], [.zero, SIMD3(0, 0, 270)])
        },
        Planted("quaternions on opposite sides, used as given", .longTurn, "track") {
            let turned = Quaternion(angle: 1, axis: Vector3(0, 1, 0)).negated
            let track = try RotationTrack(
                times: [0, 0.4], values: [.identity, turned], rule: .linear, turns: .asGiven)
            return MotionLint().findings(in: LintTrack("track", track))
        },
        Planted("a middle angle of 90°", .gimbal, "track") {
            try Planted.angles([0, 0.4], [SIMD3(0, 60, 0), SIMD3(30, 120, 0)])
        },
        Planted("baked angles that jump", .gimbal, "track") {
            try Planted.angles([0, 0.4], [SIMD3(0, 80, 0), SIMD3(180, 80, 180)])
        },
        Planted("a hold that a Catmull–Rom spline leaves", .holdDrift, "track") {
            try Planted.track([0, 0.1, 0.2, 0.3], [0, 1, 1, 2], .catmullRom)
        },
        Planted("a hold with a tangent of 45°", .holdDrift, "track") {
            try Planted.track([0, 0.4], [90, 90], [.hermite(startVelocity: 45 / 0.4, endVelocity: 0)])
        },
        Planted("a strobe of opacities", .flash, "track") {
            try Planted.track(strobe, blink, .discrete, .opacity(whole: 1))
        },
        Planted("a strobe of saturated red", .flash, "track") {
            let track = try KeyframeTrack(
                times: strobe, values: blink.map { SIMD3($0 * 0.5, 0, 0) }, rule: .discrete)
            return MotionLint().findings(in: LintTrack("track", track, quantity: .color))
        },
    ]

    static let transitions: [Planted] = [
        Planted("a spring without damping", .unsettled, "card.center", path: "animations[0].spring", line: 5)
        {
            try Planted.transition(
                #"{"view": "card", "property": "center", "from": [0, 0], "spring": {"stiffness": 100, "damping": 0}}"#
            )
        },
        Planted("a negative stiffness", .unsettled, "card.opacity", path: "animations[1].spring", line: 6) {
            try Planted.transition(
                #"{"view": "card", "property": "center", "from": [0, 0], "duration": 0.3}"#,
                #"{"view": "card", "property": "opacity", "from": 0, "spring": {"stiffness": -5, "damping": 3}}"#
            )
        },
        Planted("a bounce of 1", .unsettled, "card.center", path: "animations[0].spring", line: 5) {
            try Planted.transition(
                #"{"view": "card", "property": "center", "from": [0, 0], "spring": {"duration": 0.5, "bounce": 1}}"#
            )
        },
        Planted(
            "a frame that bounces at width 0", .negativeScale, "card.frame", path: "animations[0]", line: 5
        ) {
            try Planted.transition(
                #"{"view": "card", "property": "frame", "to": [190, 300, 0, 0], "spring": "bouncy"}"#)
        },
        Planted("a scale that bounces at 0", .negativeScale, "card.transform", path: "animations[0]", line: 5)
        {
            try Planted.transition(
                #"{"view": "card", "property": "transform", "to": "scale(0.01)", "spring": "bouncy"}"#)
        },
        Planted("a card that rests outside the screen", .offScreen, "card", path: "animations[0]", line: 5) {
            try Planted.transition(
                #"{"view": "card", "property": "center", "to": [900, 300], "duration": 0.3}"#)
        },
        Planted("a turn by 270°", .longTurn, "card.transform", path: "animations[0].to", line: 5) {
            try Planted.transition(
                #"{"view": "card", "property": "transform", "to": "rotate(270deg)", "duration": 0.3}"#)
        },
        Planted(
            "keys of a turn by 350°", .longTurn, "card.transform", path: "animations[0].keyframes[1].value",
            line: 7
        ) {
            try Planted.transition(
                """
                {"view": "card", "property": "transform", "duration": 0.3, "keyframes": [
                  {"at": 0, "value": "rotate(10deg)"},
                  {"at": 1, "value": "rotate(360deg)"}]}
                """)
        },
        Planted("a turn that reaches the eye", .nearPlane, "presented", path: "animations[0]", line: 5) {
            try Planted.transition(
                #"{"view": "presented", "property": "transform", "from": "rotateY(60deg)", "to": "rotateY(120deg)", "duration": 0.3}"#,
                head: #""perspective": 180,"#)
        },
        Planted(
            "a screen that fades out but takes touches", .ghostHit, "presented", path: "animations[0]",
            line: 5
        ) {
            try Planted.transition(#"{"view": "presented", "property": "opacity", "to": 0, "duration": 0.3}"#)
        },
        Planted(
            "a screen that leaves but takes touches", .ghostHit, "presented", path: "animations[0]", line: 5
        ) {
            try Planted.transition(
                #"{"view": "presented", "property": "center", "to": [195, 3000], "duration": 0.3}"#)
        },
        Planted("a hold that a cubic leaves", .holdDrift, "card.center", path: "animations[0]", line: 5) {
            try Planted.transition(
                """
                {"view": "card", "property": "center", "duration": 0.4, "mode": "cubic", "keyframes":
                  [{"at": 0, "value": [0, 0]}, {"at": 0.4, "value": [300, 0]}, {"at": 0.6, "value": [300, 0]},
                   {"at": 1, "value": [0, 0]}]}
                """)
        },
        Planted("a flashing screen", .flash, "presented.color", path: "animations[0]", line: 5) {
            let keys = (0...9).map {
                #"{"at": \#(Double($0) / 10), "value": "\#($0 % 2 == 0 ? "#000" : "#fff")"}"#
            }
            return try Planted.transition(
                #"{"view": "presented", "property": "color", "duration": 0.5, "mode": "discrete", "keyframes": [\#(keys.joined(separator: ", "))]}"#
            )
        },
    ]

    static let scenes: [Planted] = [
        Planted("a view that is thrown away and stays", .offScreen, "a") {
            try Planted.scene(["a"]) { views in Planted.animate { views["a"]?.center.y = -300 } }
        },
        Planted("no alternative for reduced motion", .reducedMotion, "scene") {
            try Planted.scene(["a"], { $0.hasReducedAlternative = false }) { views in
                Planted.animate { views["a"]?.center.y = 500 }
            }
        },
        Planted("a motion of 6 s that starts by itself", .reducedMotion, "scene") {
            try Planted.scene(["a"], { $0.startsByItself = true }) { views in
                Planted.animate(6) { views["a"]?.center.y = 500 }
            }
        },
        Planted("an invisible button", .ghostHit, "a") {
            try Planted.scene(["a"]) { views in
                views["a"]?.addGestureRecognizer(TapGestureRecognizer())
                Planted.animate { views["a"]?.alpha = 0 }
            }
        },
        Planted("a button that is turned away", .ghostHit, "a") {
            try Planted.scene(["a"]) { views in
                views["a"]?.addGestureRecognizer(TapGestureRecognizer())
                Planted.animate { views["a"]?.layer.transform = .rotationY(3) }
            }
        },
        Planted("a decision by a touch that slips", .nearThreshold, "swipe") {
            Planted.gesture(.threshold(0.04), extent: 400)
        },
    ]

    static let files: [Planted] = [
        Planted("a Lottie file of 6 s", .reducedMotion, "the animation", path: "op", line: 1) {
            try Planted.lottie("\"o\": {\"k\": 100}", frames: 60)
        },
        Planted(
            "a scale with an overshooting handle", .negativeScale, "Box: scale", path: "layers[0].ks.s",
            line: 3
        ) {
            try Planted.lottie(
                """
                "s": {"k": [{"t": 0, "s": [100, 100], "o": {"x": 0.3, "y": 0}, "i": {"x": 0.5, "y": 1.8}},
                  {"t": 5, "s": [0, 0]}]}
                """)
        },
        Planted("a blinking layer", .flash, "Box: opacity", path: "layers[0].ks.o", line: 3) {
            let keys = (0..<10).map { #"{"t": \#($0), "s": [\#($0 % 2 == 0 ? 0 : 100)], "h": 1}"# }
            return try Planted.lottie(#""o": {"k": [\#(keys.joined(separator: ", "))]}"#)
        },
        Planted(
            "an orientation with a middle angle of 90°", .gimbal, "Box: orientation", path: "layers[0].ks.or",
            line: 3
        ) {
            try Planted.lottie(
                #""or": {"k": [{"t": 0, "s": [0, 80, 0]}, {"t": 5, "s": [20, 100, 0]}]}, "rx": {"k": 0}"#)
        },
    ]

    static let tokens: [Planted] = [
        Planted("a bounce of 1, with an alias", .unsettled, "motion.swing", path: "motion.swing", line: 2) {
            let found = try Planted.tokens(
                """
                "swing": {"$type": "transition", "$value": {"duration": {"value": 1, "unit": "s"},
                    "delay": {"value": 0, "unit": "ms"}, "timingFunction": [0.2, 0, 0, 1]},
                  "$extensions": {"org.hooke": {"spring": {"duration": {"value": 0.5, "unit": "s"}, "bounce": 1}}}},
                "same": {"$value": "{motion.swing}"}
                """)
            #expect(found.count == 1)
            return found
        },
        Planted("a spring token without damping", .unsettled, "motion.swing") {
            let spring = try Spring(response: 0.5, dampingRatio: 0)
            return MotionLint().findings(in: [MotionToken("motion.swing", .spring(spring))], name: "a.json")
        },
    ]

    static let all = tracks + tokens + transitions + scenes + files

    @Test(arguments: all)
    func `Every planted fault is found at its place`(_ planted: Planted) throws {
        let findings = try planted.findings()
        let found = findings.filter { $0.rule == planted.rule && $0.subject == planted.subject }
        #expect(found.count == 1, "\(findings)")
        if let path = planted.path { #expect(found.first?.place.path == path) }
        if let line = planted.line { #expect(found.first?.place.line == line) }
    }

    @Test func `Every rule has a planted fault`() {
        #expect(Set(Self.all.map(\.rule)) == Set(LintRule.allCases))
    }

    @Test func `Every message has the value, what is accepted and a remedy`() throws {
        for planted in Self.all {
            for finding in try planted.findings() {
                #expect(!finding.accepted.isEmpty && !finding.remedy.isEmpty)
                #expect(finding.description.hasPrefix("\(finding.place): \(finding.level.rawValue) "))
            }
        }
    }
}
