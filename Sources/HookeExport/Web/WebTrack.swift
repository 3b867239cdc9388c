import HookeGeometry
import HookeTransitions

/// The animation of one property for browsers, as `@keyframes` and as Web Animations.
///
/// ```swift
/// import Hooke
///
/// let track = try KeyframeTrack(times: [0, 1, 2], values: [0.0, 100, 40], rule: .catmullRom)
/// let export = try WebTrack(
///     track.linearApproximation(error: 0.5), WebProperty("--x", .pixels), name: "swing")
/// print(export.css)
/// ```
///
/// The played values differ from the motion by at most ``error``, plus the browser's arithmetic, which has
/// six or seven digits.
public struct WebTrack: Sendable {
    /// The name of the keyframes and of the class that plays them. The style sheet has it escaped.
    public let name: String
    /// The start time, in seconds; may be negative.
    public let delay: Double
    /// The duration, in seconds.
    public let duration: Double
    /// The largest error, in the property's unit. For transforms it is the error of any entry; for rotations
    /// an angle in radians.
    public let error: Double
    private let property: String
    private let unit: WebUnit?
    private let animation: WebAnimation
    /// Whether the error also holds before the start and after the end: a track keeps its first and last value, but other
    /// motions may go on.
    package var holdsAtAllTimes = true

    /// Creates an animation from a linear track.
    ///
    /// - Parameters:
    ///   - approximation: a track with rule `.linear` and its error, as `track.linearApproximation(error:)`
    ///     returns them.
    ///   - property: the property of CSS that moves.
    ///   - name: the name; one word that CSS does not use in animations.
    /// - Throws: ``ExportError`` if the track has another rule, or the property does not accept a value.
    public init<Value>(
        _ approximation: (track: KeyframeTrack<Value>, error: Double), _ property: WebProperty<Value>,
        name: String = "hooke"
    ) throws(ExportError) {
        try Self.check(isLinear: approximation.track.rule == .linear)
        let keys = approximation.track.keyframes.map { WebKnot(time: $0.time, value: $0.value) }
        try self.init(keys, error: approximation.error, property, name: name)
    }

    /// Creates an animation of a spring or another curve from one value to another.
    ///
    /// - Parameters:
    ///   - approximation: the curve as stops, from `linearApproximation(error:)` of a motion or a curve.
    ///   - start: the value at 0 of the curve.
    ///   - end: the value at 1.
    ///   - property: the property of CSS that moves.
    ///   - name: the name; one word that CSS does not use in animations.
    /// - Throws: ``ExportError`` if the property does not accept a value.
    public init<Value: VectorSpace>(
        _ approximation: LinearApproximation, from start: Value, to end: Value,
        _ property: WebProperty<Value>, name: String = "hooke"
    ) throws(ExportError) {
        let keys = [
            WebKnot(time: 0, value: start, easing: approximation.curve.css),
            WebKnot(time: approximation.duration, value: end),
        ]
        try self.init(keys, error: approximation.error * end.subtracting(start).norm, property, name: name)
        holdsAtAllTimes = false
    }

    /// Creates an animation of the property `transform` from a track of transforms.
    ///
    /// - Parameters:
    ///   - approximation: a track with rule `.linear`, and the error of its entries.
    ///   - name: the name; one word that CSS does not use in animations.
    /// - Throws: ``ExportError`` if the track has another rule, an entry is not finite, or browsers jump
    ///   between two transforms.
    public init(
        _ approximation: (track: TransformTrack, error: Double), name: String = "hooke"
    ) throws(ExportError) {
        try Self.check(isLinear: approximation.track.rule == .linear)
        let keys = zip(approximation.track.times, approximation.track.values).map { time, transform in
            WebKnot(time: time, value: AnimatableValue.transform(transform))
        }
        try self.init(transforms: keys, error: approximation.error, name: name)
    }

    /// Creates an animation of the property `transform` from a track of rotations.
    ///
    /// Rotations of more than a third of a turn get keys in between, because browsers take the shorter arc.
    ///
    /// - Parameters:
    ///   - approximation: a track with rule `.linear`, and its error in radians.
    ///   - name: the name; one word that CSS does not use in animations.
    /// - Throws: ``ExportError`` if the track has another rule, or a number is not finite.
    public init(
        _ approximation: (track: RotationTrack, error: Double), name: String = "hooke"
    ) throws(ExportError) {
        let track = approximation.track
        try Self.check(isLinear: track.rule == .linear)
        var keys: [WebKnot<AnimatableValue>] = []
        for (index, (time, rotation)) in zip(track.times, track.values).enumerated() {
            if index > 0, track.times[index - 1] < time {
                let before = (time: track.times[index - 1], rotation: track.values[index - 1])
                // The cosine of half the turn.
                let cosine = before.rotation.dot(rotation)
                for part in 1...2 where cosine < 0.5 {
                    let moment = before.time + (time - before.time) * (Double(part) / 3)
                    keys.append(
                        WebKnot(time: moment, value: .transform(Transform3D(track.value(at: moment)))))
                }
            }
            keys.append(WebKnot(time: time, value: .transform(Transform3D(rotation))))
        }
        try self.init(transforms: keys, error: approximation.error, name: name)
    }

    private static func check(isLinear: Bool) throws(ExportError) {
        guard !isLinear else { return }
        throw .unsupported(
            what: "the track", reason: "its segments are not linear; call linearApproximation(error:) first")
    }

    private init(
        transforms keys: [WebKnot<AnimatableValue>], error: Double, name: String
    ) throws(ExportError) {
        let spelling = WebTransforms(keys.map(\.value))
        try spelling.check(keys, isByComponents: true, "the track")
        let property = WebProperty<AnimatableValue>(name: "transform", unit: nil, write: spelling.css) {
            $0.numbers
        }
        try self.init(keys, error: error, property, name: name)
    }

    init<Value>(
        _ keys: [WebKnot<Value>], error: Double, _ property: WebProperty<Value>, name: String
    ) throws(ExportError) {
        for number in keys.flatMap({ property.numbers($0.value) }) where !property.range.contains(number) {
            throw .outOfRange(field: property.name, value: number, accepted: property.accepted)
        }
        let start = keys[0].time
        for key in keys where !(key.time * 1000).isFinite || !((key.time - start) * 1000).isFinite {
            throw .outOfRange(
                field: "time", value: key.time, accepted: "seconds that are finite in milliseconds")
        }
        guard error >= 0, error.isFinite else {
            throw .outOfRange(field: "error", value: error, accepted: "finite, at least 0")
        }
        let shifted = keys.map { WebKnot(time: $0.time - start, value: $0.value, easing: $0.easing) }
        if let accepted = WebText.accepted(insteadOf: name) {
            throw .unsupported(what: "the name \"\(name)\"", reason: "accepted: \(accepted)")
        }
        self.name = name
        let escaped = WebText.escaped(name)
        (delay, duration, self.error) = (start, shifted[shifted.count - 1].time, error)
        (self.property, unit) = (property.name, property.unit)
        animation = WebAnimation(
            name: escaped, target: escaped,
            keyframes: WebAnimation.keyframes(shifted, duration: duration, isShownBefore: delay > 0) {
                [WebDeclaration(property.name, property.write($0))]
            })
    }

    /// The CSS rules: the error bound in a comment, `@property` for a custom property, the keyframes, and the
    /// class that plays them.
    public var css: String {
        let times = holdsAtAllTimes ? "at all times" : "while it plays"
        var rules = ["/* within \(WebText.number(error))\(unit?.rawValue ?? "") of the motion \(times) */"]
        if let registration {
            rules.append(
                "@property \(property) { syntax: \"\(registration.syntax)\"; inherits: true; "
                    + "initial-value: \(registration.initial) }")
        }
        rules.append(animation.css)
        let animated = "\(WebText.number(duration))s \(WebText.number(delay))s"
        rules.append(".\(animation.name) { animation: \(animation.name) \(animated) linear both }")
        return rules.joined(separator: "\n") + "\n"
    }

    /// A JSON object with `error`, `unit`, and the arguments `keyframes` and `options` of `element.animate`.
    /// For a custom property it also has `property`, the argument of `CSS.registerProperty`.
    public var webAnimation: String {
        var fields = [
            "\"name\": \(WebText.json(name))", "\"error\": \(WebText.number(error))",
            "\"unit\": \(WebText.json(unit?.rawValue ?? ""))",
        ]
        if let registration {
            fields.append(
                "\"property\": {\"name\": \(WebText.json(property)), \"syntax\": \(WebText.json(registration.syntax)), "
                    + "\"inherits\": true, \"initialValue\": \(WebText.json(registration.initial))}")
        }
        fields.append(
            "\"options\": {\"duration\": \(WebText.number(duration * 1000)), "
                + "\"delay\": \(WebText.number(delay * 1000)), \"fill\": \"both\"}")
        fields.append("\"keyframes\": \(animation.json)")
        return "{\n  \(fields.joined(separator: ",\n  "))\n}\n"
    }

    private var registration: (syntax: String, initial: String)? {
        guard property.hasPrefix("--"), let unit else { return nil }
        return (unit.syntax, "0\(unit.rawValue)")
    }
}
