import Foundation
import Hooke
import HookeExport
import HookeMotion
import HookePreview
import HookeTokens
import HookeTransitions
import TestSupport
import Testing

@testable import HookeScene

/// Any timing curve paces everything that a curve can pace, with the curve's own values.
@Suite struct CurveDoorsTests {
    static let curves: [TimingFunction] = {
        do {
            let forwards: [TimingFunction] = [
                .bezier(.overshooting), .path(.emphasized), .steps(try Steps(4)),
                .steps(try Steps(3, jump: .both)),
                .linear(try LinearStops(css: "linear(0, 0.3 20%, 0.9 20%, 1.1 70%, 1)")),
                .easing(.easeOutBounce), .easing(.easeInOutExpo),
                .easing(try .elastic(.easeOut, amplitude: 1.5, period: 0.4)),
                .spring(try SpringCurve(.bouncy)),
                .composed(.steps(try Steps(5)), after: .ease),
            ]
            return forwards + forwards.map { $0.reversed() }
        } catch { preconditionFailure("\(error)") }
    }()

    private static let times = [0.05, 0.2, 0.25, 0.3, 0.5, 0.61, 0.75, 0.8, 0.999]

    /// A scene with a view at 0.
    private static func scene() -> (WindowScene, SceneView) {
        let scene = WindowScene(size: CGSize(width: 390, height: 844))
        let view = SceneView(frame: CGRect(x: 0, y: 0, width: 40, height: 40), name: "card")
        scene.window.addSubview(view)
        view.backgroundColor = .black
        view.center.x = 0
        return (scene, view)
    }

    @Test(arguments: curves) func `A block, a layer animation and an animator show the values of their curve`(
        curve: TimingFunction
    ) {
        for way in 0..<3 {
            let (scene, view) = Self.scene()
            scene.perform {
                switch way {
                case 0:
                    SceneView.animate(withDuration: 1, delay: 0, pacing: .curve(curve)) { view.center.x = 64 }
                case 1:
                    view.layer.add(
                        LayerAnimation(
                            LayerKeyPath(.position),
                            .basic(from: .pair(SIMD2(0, 20)), to: .pair(SIMD2(64, 20))), duration: 1,
                            pacing: .curve(curve)))
                default:
                    PropertyAnimator(duration: 1, pacing: .curve(curve)) { view.center.x = 64 }
                        .startAnimation()
                }
            }
            for time in Self.times {
                scene.advance(to: time)
                let (shown, expected): (Double, Double) = (
                    view.presentationState.position.x, 64 * curve.value(at: time)
                )
                #expect(shown == expected, "\(way) at \(time)")
            }
        }
    }

    @Test(arguments: curves) func `A keyframe and a choreography have the values of their curve`(
        curve: TimingFunction
    ) throws {
        let track = try KeyframeTrack(times: [0, 1], values: [0.0, 64], interpolations: [.eased(curve)])
        let choreography = try Choreography<Int, Double>(.motion(0, .curve(to: 64, over: 1, curve, from: 0)))
        for time in Self.times {
            #expect(track.value(at: time) == 64 * curve.value(at: time), "at \(time)")
            let position = try #require(choreography.state(of: 0, at: time)).position
            #expect((position - 64 * curve.value(at: time)).magnitude <= 1e-13, "at \(time)")
        }
    }

    @Test(arguments: curves) func `An interruption has the curve's velocity, and 0 at a jump`(
        curve: TimingFunction
    ) {
        for time in Self.times {
            let (scene, view) = Self.scene()
            scene.perform {
                SceneView.animate(withDuration: 1, delay: 0, pacing: .curve(curve)) { view.center.x = 64 }
            }
            scene.advance(to: time)
            let slope = curve.slope(at: time)
            let motion = view.shownMotion(of: .position)
            guard case .vector(let state)? = motion else { return #expect(Bool(false), "no motion") }
            let expected = slope.isFinite ? 64 * slope : 0
            #expect(
                (state.velocity.x - expected).magnitude <= 1e-9 * (1 + expected.magnitude),
                "\(state.velocity.x) instead of \(expected) at \(time)")
        }
    }

    @Test(arguments: curves) func `Web and Lottie take a block with the curve, within the stated error`(
        curve: TimingFunction
    ) throws {
        // No error bound is known for compositions.
        if (try? curve.linearApproximation(error: 0.01)) == nil { return }
        let (scene, view) = Self.scene()
        let change = scene.change(duration: 1, pacing: .curve(curve)) { view.center.x = 64 }
        let straight = try change.timeline.linearApproximation(of: scene.modelSnapshot(), distance: 0.25)
        let channel = try #require(straight.channels.first)
        for step in 1..<1_000 {
            // Away from jumps, whose times are rounded.
            let time = (Double(step) + 0.37) / 1_001
            let far = (channel.value(at: time).vector?.x ?? .nan) - 64 * curve.value(at: time)
            #expect(far.magnitude <= 0.25 + 1e-9, "\(far) at \(time)")
        }
        #expect(try WebExport(straight).css.contains("@keyframes"))
        #expect(try LottieExport(straight, name: "card").json.contains("\"k\""))
    }

    @Test(arguments: curves) func `Tokens in CSS and in files have the curve, or name what is missing`(
        curve: TimingFunction
    ) throws {
        let token = MotionToken("curve", .curve(curve))
        // No error bound is known for compositions.
        guard (try? curve.linearApproximation(error: 0.01)) != nil else {
            let error = #expect(throws: HookeError.self) { try TokenCode([token], for: .css) }
            #expect(error?.description.contains("curve") == true)
            return
        }
        let code = try TokenCode([token], for: .css, error: 0.01)
        guard case .curve(let read)? = try TokenCode.tokens(in: code.text, for: .css).tokens.first?.value
        else {
            return #expect(Bool(false), "no curve in \(code.text)")
        }
        for time in Self.times {
            // Not at a jump: CSS has the value after it.
            let near = [time - 1e-9, time + 1e-9].map { (read.value(at: $0) - curve.value(at: $0)).magnitude }
            #expect(near.max() ?? 0 <= 0.01 + 1e-6, "at \(time) in \(code.text)")
        }
    }

    @Test func `A described transition takes every curve with a name or a CSS form`() throws {
        for text in ["emphasized", "steps(4)", "easeOutBounce", "linear(0, 0.25 75%, 1)", "ease-in"] {
            let own = try DescribedTransition(
                Array(
                    """
                    {"presented": {"children": [{"name": "a", "frame": [0, 0, 10, 10]}]},
                     "animations": [{"view": "a", "property": "frame", "from": [100, 0, 10, 10], "duration": 1,
                       "curve": "\(text)"}]}
                    """.utf8))
            let curve = try TimingFunction(text: text)
            for frame in try TransitionRecorder.record(PlaySettings(own)).frames where frame.phase == .playing
            {
                let view = try #require(frame.snapshot.first { $0.name == "a" })
                let near = [-1e-9, 0, 1e-9].map { shift in
                    (Double(view.state.frame.origin.x) - 100
                        * (1 - curve.value(at: min(max(frame.time + shift, 0), 1)))).magnitude
                }
                #expect(near.min() ?? 1 <= 1e-6, "\(text) at \(frame.time)")
            }
        }
    }
}
