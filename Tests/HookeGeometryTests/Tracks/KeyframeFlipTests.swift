import Foundation
import HookeGeometry
import Testing
import TestSupport

/// A card flipped by keyframe blocks of a third each, in both directions, as angles and as matrices.
@Suite struct KeyframeFlipTests {
    /// The object, its start and end angle in degrees, and the third in which it rotates.
    static let turns: [(name: String, from: Double, to: Double, third: Double)] = [
        ("presented: what was there turns away", 0, -90, 0), ("presented: the card turns in", 90, 0, 1),
        ("dismissed: the card turns away", 0, 90, 1), ("dismissed: what was there turns back", -90, 0, 2),
    ]

    private func windows<Value>(
        _ turn: (name: String, from: Double, to: Double, third: Double), _ value: (Double) -> Value
    ) throws -> RelativeKeyframes<Value> {
        var windows = RelativeKeyframes(from: value(turn.from))
        try windows.add(start: turn.third / 3, duration: 1 / 3.0, to: value(turn.to))
        return windows
    }

    private func radians(_ degrees: Double) -> Double { degrees / 180 * .pi }

    /// Returns the angle of a rotation about y, in degrees.
    private func angle(_ m: Transform3D) -> Double { atan2(-m.m13, m.m11) / .pi * 180 }

    @Test func `The faithful cubic overshoots the held angles by 20/3 degrees on both sides`() throws {
        var worst = Worst<String>()
        for turn in Self.turns {
            let angles = try windows(turn) { $0 }.track(mode: .cubic)
            let matrices = try windows(turn) { Transform3D.rotationY(radians($0)) }.track(mode: .cubic)
            let samples = (0...9_000).map { angles.value(at: Double($0) / 9_000) }
            // A hold deviates by u²(1 − u) of the tangent at the move, which is half the angle: at most 4/27
            // of 45°.
            let swing = 20.0 / 3 * (turn.to > turn.from ? 1 : -1)
            var peaks: [(time: Double, value: Double)] = []
            if turn.third > 0 { peaks.append((turn.third / 3 * 2 / 3, turn.from - swing)) }
            if turn.third < 2 {
                let end = (turn.third + 1) / 3
                peaks.append((end + (1 - end) / 3, turn.to + swing))
            }
            for peak in peaks {
                worst.note(angles.value(at: peak.time) - peak.value, "\(turn.name), angle")
                worst.note(angle(matrices.transform(at: peak.time)) - peak.value, "\(turn.name), matrix")
                #expect(angles.velocity(at: peak.time).magnitude < 1e-12, "the peak is there")
            }
            let bounds = peaks.map(\.value) + [turn.from, turn.to]
            #expect(samples.min()! >= bounds.min()! - 1e-12 && samples.max()! <= bounds.max()! + 1e-12)
        }
        // In degrees, of angles up to 96.67. Worst measured: 1.4e-14.
        #expect(worst.error <= 3e-14, "\(worst)")
    }

    @Test func `The faithful cubic of the card and of its back has the published angles`()
        throws
    {
        let published: [(low: Double, high: Double)] = [
            (-96.67, 0), (-6.67, 96.67), (-6.67, 96.67), (-96.67, 0),
        ]
        for (turn, known) in zip(Self.turns, published) {
            let track = try windows(turn) { $0 }.track(mode: .cubic)
            let samples = (0...9_000).map { track.value(at: Double($0) / 9_000) }
            #expect((samples.min()! - known.low).magnitude < 5e-3, "\(turn.name)")
            #expect((samples.max()! - known.high).magnitude < 5e-3, "\(turn.name)")
        }
    }

    @Test func `The hold-safe cubic stays between the held angles, and its holds are constant`() throws {
        for turn in Self.turns {
            let angles = try windows(turn) { $0 }.track(mode: .holdSafeCubic)
            let (first, last) = (
                Transform3D.rotationY(radians(turn.from)), Transform3D.rotationY(radians(turn.to))
            )
            let matrices = try windows(turn) { Transform3D.rotationY(radians($0)) }
                .track(mode: .holdSafeCubic)
            let range = min(turn.from, turn.to)...max(turn.from, turn.to)
            let (start, end) = (turn.third / 3, turn.third / 3 + 1 / 3.0)
            for step in 0...9_000 {
                let t = Double(step) / 9_000
                let value = angles.value(at: t)
                let matrix = matrices.transform(at: t)
                #expect(range.contains(value))
                if t <= start { #expect(value == turn.from && matrix == first) }
                if t >= end { #expect(value == turn.to && matrix == last) }
                // A matrix within the quarter turn: its cosine is not below 0, up to the rounding of π/2.
                #expect(matrix.m11 >= -1e-15)
            }
            if start > 0 { #expect(angles.velocity(at: start / 2) == 0) }
            if end < 0.9 { #expect(angles.velocity(at: (end + 1) / 2) == 0) }
            #expect(angles.velocity(at: (start + end) / 2) != 0)
        }
    }

    @Test func `Angles, rotations and matrices of the same windows agree`() throws {
        var worst = Worst<String>()
        for turn in Self.turns {
            for mode in [CalculationMode.linear, .cubic, .holdSafeCubic, .discrete] {
                let angles = try windows(turn, radians).track(mode: mode)
                let matrices = try windows(turn) { Transform3D.rotationY(radians($0)) }.track(mode: mode)
                let rotations = try windows(turn) {
                    Quaternion(angle: radians($0), axis: Vector3(0, 1, 0))
                }.track(mode: mode)
                for step in 0...300 {
                    let t = Double(step) / 300
                    let known = Transform3D.rotationY(angles.value(at: t))
                    worst.note(worstField(matrices.transform(at: t), known), "\(turn.name) \(mode) at \(t)")
                    worst.note(worstField(Transform3D(rotations.value(at: t)), known), "\(turn.name) \(mode)")
                }
            }
        }
        // Worst measured: 7.1e-16.
        #expect(worst.error <= 2e-15, "\(worst)")
    }
}
