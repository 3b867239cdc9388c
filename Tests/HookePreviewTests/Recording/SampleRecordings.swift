import Foundation
import HookePreview

typealias Point = SIMD2<Double>
typealias Frame = MotionRecording.Frame
typealias ViewSample = MotionRecording.ViewSample

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

    /// Records 1.1 s at 60 frames per second, with the views of `views(fraction)`.
    static func recording(
        _ title: String, finger: @escaping (Double) -> Point, views: (Double) -> [ViewSample]
    ) -> MotionRecording {
        let frames = (0...66).map { index in
            let time = Double(index) / 60
            let isDrag = time < release
            let state = isDrag ? drag(time) : settle(time - release)
            let phase: MotionRecording.Phase =
                index == 0 ? .idle : isDrag ? .interactive : index == 66 ? .finished : .settling
            return Frame(
                time: time, phase: phase, fraction: index == 66 ? 1 : state.fraction,
                fractionVelocity: index == 66 ? 0 : state.velocity, finger: isDrag ? finger(time) : nil,
                views: views(index == 66 ? 1 : state.fraction))
        }
        let trace = stride(from: 0.0, through: 0.4, by: 0.008).map { time in
            MotionRecording.TracePoint(
                time: time, x: finger(time).x, y: finger(time).y, isDown: time < 0.396)
        }
        return MotionRecording(
            title: title, subtitle: "formula.csv · edge left · projected → finish · spring", size: size,
            fps: 60, frames: frames,
            events: [
                .init(time: 0, label: "touch"), .init(time: 0.05, label: "began"),
                .init(time: release, label: "release"), .init(time: 1.1, label: "settled"),
            ],
            trace: trace,
            summary: [
                .init(key: "decision", value: "finish: projected 1.31 > 0.5"),
                .init(key: "release velocity", value: "2.325 1/s"),
                .init(key: "settling duration", value: "0.700 s"), .init(key: "overshoot", value: "3.6 %"),
                .init(key: "largest jump in position", value: "0"),
                .init(key: "largest jump in velocity", value: "2.2e-16 1/s"),
            ])
    }

    static func corners(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> [Point] {
        [Point(x, y), Point(x + width, y), Point(x + width, y + height), Point(x, y + height)]
    }

    static func upright(
        _ id: Int, _ name: String, _ x: Double, _ y: Double, _ width: Double, _ height: Double, order: Int,
        color: MotionRecording.RGBA?, opacity: Double = 1, radius: Double = 0, clip: [[Point]] = []
    ) -> ViewSample {
        ViewSample(
            id: id, name: name, frame: .init(x: x, y: y, width: width, height: height), alpha: opacity,
            opacity: opacity, corners: corners(x, y, width, height), clip: clip, order: order, color: color,
            cornerRadius: radius)
    }

    /// A drawer of 5/6 of the width that moves in from the left over a dimmed presenter.
    static var drawer: MotionRecording {
        recording("drawer", finger: { Point(12 + 325 * drag($0).fraction, 430 + 60 * $0) }) { fraction in
            let x = -325 * (1 - fraction)
            let card = [corners(x, 0, 325, 844)]
            return [
                upright(
                    1, "presenter", 0, 0, 390, 844, order: 0, color: .init(red: 0.98, green: 0.97, blue: 0.94)
                ),
                upright(
                    2, "header", 0, 0, 390, 120, order: 1, color: .init(red: 0.18, green: 0.42, blue: 0.52)),
                upright(
                    3, "photo", 24, 150, 342, 220, order: 2, color: .init(red: 0.93, green: 0.66, blue: 0.34),
                    radius: 24),
                upright(
                    1001, "dimming", 0, 0, 390, 844, order: 3,
                    color: .init(red: 0, green: 0, blue: 0, alpha: 0.5), opacity: min(max(fraction, 0), 1)),
                upright(
                    5, "drawer", x, 0, 325, 844, order: 4, color: .init(red: 1, green: 1, blue: 1), radius: 28
                ),
                upright(
                    6, "avatar", x + 28, 80, 96, 96, order: 5,
                    color: .init(red: 0.45, green: 0.34, blue: 0.75),
                    radius: 48),
                upright(
                    7, "row 1", x + 28, 220, 340, 64, order: 6,
                    color: .init(red: 0.9, green: 0.92, blue: 0.96),
                    radius: 14, clip: card),
                upright(
                    8, "row 2", x + 28, 300, 340, 64, order: 7,
                    color: .init(red: 0.9, green: 0.92, blue: 0.96),
                    radius: 14, clip: card),
                upright(9, "handle", x + 300, 380, 12, 84, order: 8, color: nil, radius: 6),
            ]
        }
    }

    /// The corners of a box rotated by `angle` about the screen's vertical centre line, seen from `eye`
    /// points.
    static func turned(_ box: [Point], by angle: Double, eye: Double = 500) -> [Point] {
        box.map { corner in
            let offset = corner - size / 2
            let depth = 1 - offset.x * sin(angle) / eye
            guard depth > 0 else { return Point(.nan, .nan) }
            return size / 2 + Point(offset.x * cos(angle), offset.y) / depth
        }
    }

    /// A card that flips about its centre line, from its front to its back.
    static var flip: MotionRecording {
        recording("flip", finger: { Point(330 - 250 * drag($0).fraction, 520 - 90 * $0) }) { fraction in
            let angle = Double.pi * fraction
            func side(
                _ id: Int, _ name: String, _ box: [Point], _ turn: Double, _ order: Int,
                _ color: MotionRecording.RGBA, _ radius: Double
            ) -> ViewSample {
                let quad = turned(box, by: turn)
                return ViewSample(
                    id: id, name: name,
                    frame: .init(
                        x: box[0].x, y: box[0].y, width: box[2].x - box[0].x, height: box[2].y - box[0].y),
                    corners: quad, order: order, color: color, cornerRadius: radius, isHidden: cos(turn) < 0)
            }
            let card = corners(45, 152, 300, 540)
            let inner = corners(75, 192, 240, 150)
            return [
                upright(
                    1, "stage", 0, 0, 390, 844, order: 0, color: .init(red: 0.13, green: 0.15, blue: 0.2)),
                side(2, "front", card, angle, 1, .init(red: 0.95, green: 0.43, blue: 0.36), 36),
                side(3, "picture", inner, angle, 2, .init(red: 1, green: 0.85, blue: 0.62), 20),
                side(4, "back", card, angle - .pi, 3, .init(red: 0.24, green: 0.62, blue: 0.72), 36),
                side(5, "note", inner, angle - .pi, 4, .init(red: 0.87, green: 0.95, blue: 0.96), 20),
            ]
        }
    }
}
