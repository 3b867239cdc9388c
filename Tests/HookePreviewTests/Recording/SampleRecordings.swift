import Foundation
import HookeGeometry
import HookePreview
import HookeTransitions

typealias Point = SIMD2<Double>
typealias Frame = SceneRecording.Frame
typealias Node = SceneSnapshot.Node

/// Recordings from plain formulas: a finger drags for 0.4 s and lets go, and a spring settles.
enum SampleRecordings {
    static let size = Point(390, 844)
    static let release = 0.4

    /// The fraction and velocity of the drag at `time`: an eased pull to 0.62.
    static func drag(_ time: Double) -> (fraction: Double, velocity: Double) {
        let part = min(max(time / release, 0), 1)
        return (0.62 * part * part * (1.5 - 0.5 * part), 0.62 * (3 * part - 1.5 * part * part) / release)
    }

    /// A spring with damping ratio 0.62 and 15 rad/s from the release to 1, with the position and velocity of
    /// the finger.
    static func settle(_ time: Double) -> (fraction: Double, velocity: Double) {
        let (start, velocity) = drag(release)
        let (ratio, frequency) = (0.62, 15.0)
        let decay = ratio * frequency
        let damped = frequency * (1 - ratio * ratio).squareRoot()
        let a = start - 1
        let b = (velocity + decay * a) / damped
        let (s, c, e) = (sin(damped * time), cos(damped * time), exp(-decay * time))
        return (1 + e * (a * c + b * s), e * ((b * damped - decay * a) * c - (a * damped + decay * b) * s))
    }

    /// Records 1.1 s at 60 frames per second, with the views of `views(fraction)` in a window.
    static func recording(
        _ title: String, finger: @escaping (Double) -> Point, views: (Double) -> [Node]
    ) -> SceneRecording {
        let frames = (0...66).map { index in
            let time = Double(index) / 60
            let isDrag = time < release
            let state = isDrag ? drag(time) : settle(time - release)
            let phase: SceneRecording.Phase =
                index == 0 ? .idle : isDrag ? .interactive : index == 66 ? .finished : .settling
            return Frame(
                time: time, phase: phase, fraction: index == 66 ? 1 : state.fraction,
                fractionVelocity: index == 66 ? 0 : state.velocity, finger: isDrag ? finger(time) : nil,
                snapshot: snapshot(views(index == 66 ? 1 : state.fraction)))
        }
        var recording = SceneRecording(size: CGSize(width: size.x, height: size.y), frames: frames)
        recording.title = title
        recording.subtitle = "formula.csv · edge left · projected → finish · spring"
        recording.events = [
            .init(time: 0, label: "touch"), .init(time: 0.05, label: "began"),
            .init(time: release, label: "release"), .init(time: 1.1, label: "settled"),
        ]
        recording.summary = [
            .init(key: "decision", value: "finish: projected 1.31 > 0.5"),
            .init(key: "release velocity", value: "2.325 1/s"),
            .init(key: "settling duration", value: "0.700 s"), .init(key: "overshoot", value: "3.6 %"),
            .init(key: "largest jump in position", value: "0"),
            .init(key: "largest jump in velocity", value: "2.2e-16 1/s"),
        ]
        return recording
    }

    /// A window without a background, seen from 500 points.
    static func snapshot(_ views: [Node]) -> SceneSnapshot {
        var state = ViewState()
        state.frame = CGRect(x: 0, y: 0, width: size.x, height: size.y)
        state.sublayerTransform = try! .perspective(distance: 500)
        return SceneSnapshot(time: 0, root: node(0, "window", state, children: views))
    }

    static func node(_ id: UInt64, _ name: String, _ state: ViewState, children: [Node] = []) -> Node {
        Node(id: ViewID(number: 1_000_000 + id), name: name, tag: 0, state: state, children: children)
    }

    static func corners(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> [Point] {
        [Point(x, y), Point(x + width, y), Point(x + width, y + height), Point(x, y + height)]
    }

    static func view(
        _ id: UInt64, _ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double,
        color: SceneColor?, opacity: Double = 1, radius: Double = 0, turn: Double? = nil,
        children: [Node] = []
    ) -> Node {
        var state = ViewState()
        state.frame = CGRect(x: x, y: y, width: width, height: height)
        (state.backgroundColor, state.opacity, state.cornerRadius) = (color, opacity, radius)
        if let turn {
            state.transform = .rotationY(turn)
            state.isHidden = cos(turn) < 0
        }
        return node(id, name, state, children: children)
    }

    /// A drawer of 5/6 of the width that moves in from the left over a dimmed presenter.
    static var drawer: SceneRecording {
        recording("drawer", finger: { Point(12 + 325 * drag($0).fraction, 430 + 60 * $0) }) { fraction in
            let row = SceneColor(red: 0.9, green: 0.92, blue: 0.96)
            var drawer = view(
                5, "drawer", -325 * (1 - fraction), 0, 325, 844, color: .white,
                children: [
                    view(
                        6, "avatar", 28, 80, 96, 96, color: SceneColor(red: 0.45, green: 0.34, blue: 0.75),
                        radius: 48),
                    view(7, "row 1", 28, 220, 340, 64, color: row, radius: 14),
                    view(8, "row 2", 28, 300, 340, 64, color: row, radius: 14),
                    view(9, "handle", 300, 380, 12, 84, color: nil, radius: 6),
                ])
            drawer.state.masksToBounds = true
            return [
                view(1, "presenter", 0, 0, 390, 844, color: SceneColor(red: 0.98, green: 0.97, blue: 0.94)),
                view(2, "header", 0, 0, 390, 120, color: SceneColor(red: 0.18, green: 0.42, blue: 0.52)),
                view(
                    3, "photo", 24, 150, 342, 220, color: SceneColor(red: 0.93, green: 0.66, blue: 0.34),
                    radius: 24),
                view(
                    1001, "dimming", 0, 0, 390, 844, color: SceneColor(red: 0, green: 0, blue: 0, alpha: 0.5),
                    opacity: min(max(fraction, 0), 1)),
                drawer,
            ]
        }
    }

    /// The corners of a box rotated by `angle` about the screen's vertical centre line, seen from `eye`
    /// points.
    static func turned(_ box: [Point], by angle: Double, eye: Double = 500) -> [Point] {
        box.map { corner in
            let offset = corner - size / 2
            let depth = 1 + offset.x * sin(angle) / eye
            guard depth > 0 else { return Point(.nan, .nan) }
            return size / 2 + Point(offset.x * cos(angle), offset.y) / depth
        }
    }

    /// A card in the middle of the screen, rotated about its vertical axis.
    static func card(
        _ id: UInt64, _ name: String, _ turn: Double, color: SceneColor, radius: Double = 36,
        children: [Node] = []
    ) -> Node {
        view(id, name, 45, 152, 300, 540, color: color, radius: radius, turn: turn, children: children)
    }

    /// A card that flips about its centre line, from its front to its back.
    static var flip: SceneRecording {
        recording("flip", finger: { Point(330 - 250 * drag($0).fraction, 520 - 90 * $0) }) { fraction in
            let angle = Double.pi * fraction
            func inner(_ id: UInt64, _ name: String, _ color: SceneColor) -> Node {
                view(id, name, 30, 40, 240, 150, color: color, radius: 20)
            }
            return [
                view(1, "stage", 0, 0, 390, 844, color: SceneColor(red: 0.13, green: 0.15, blue: 0.2)),
                card(
                    2, "front", angle, color: SceneColor(red: 0.95, green: 0.43, blue: 0.36),
                    children: [inner(3, "picture", SceneColor(red: 1, green: 0.85, blue: 0.62))]),
                card(
                    4, "back", angle - .pi, color: SceneColor(red: 0.24, green: 0.62, blue: 0.72),
                    children: [inner(5, "note", SceneColor(red: 0.87, green: 0.95, blue: 0.96))]),
            ]
        }
    }
}
