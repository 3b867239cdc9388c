import HookeGeometry
import HookeTransitions

/// A track for browsers: the motion of one property, as `@keyframes` and as Web Animations.
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
/// A browser that plays it is nowhere farther than ``error`` from the motion, but for its own arithmetic, of six or seven
/// digits.
public struct WebTrack: Sendable {
    /// The name of the keyframes and of the class that plays them: in lower case with hyphens, and after `hooke-` where CSS
    /// would not take it as a name.
    public let name: String
    /// When it begins, in seconds; may be negative.
    public let delay: Double
    /// How long it lasts, in seconds.
    public let duration: Double
    /// How far it is from the motion at most, in the property's unit; any field of transforms, and rotations by an
    /// angle in radians.
    public let error: Double
    private let property: String
    private let unit: WebUnit?
    private let animation: WebAnimation

    /// A track of straight pieces.
    ///
    /// - Parameters:
    ///   - approximation: a track of rule `.linear`, and how far it is from what it stands for:
    ///     `track.linearApproximation(error:)` gives both.
    ///   - property: what it moves.
    ///   - name: as far as it has ASCII letters and digits.
    /// - Throws: ``ExportError`` for a track of another rule, and for values that the property cannot have.
    public init<Value>(
        _ approximation: (track: KeyframeTrack<Value>, error: Double), _ property: WebProperty<Value>,
        name: String = "hooke"
    ) throws(ExportError) {
        guard approximation.track.rule == .linear else {
            throw .unsupported(
                what: "the track",
                reason: "its segments are not straight; linearApproximation(error:) makes them so")
        }
        let keys = approximation.track.keyframes.map { WebKnot(time: $0.time, value: $0.value) }
        try self.init(keys, error: approximation.error, property, name: name)
    }

    /// A spring, or any curve, from one value to another.
    ///
    /// - Parameters:
    ///   - approximation: the way as stops, from `linearApproximation(error:)` of a motion or a curve.
    ///   - start: the value at 0 of it.
    ///   - end: the value at 1.
    ///   - property: what it moves.
    ///   - name: as far as it has ASCII letters and digits.
    /// - Throws: ``ExportError`` for values that the property cannot have.
    public init<Value: VectorSpace>(
        _ approximation: LinearApproximation, from start: Value, to end: Value,
        _ property: WebProperty<Value>, name: String = "hooke"
    ) throws(ExportError) {
        let keys = [
            WebKnot(time: 0, value: start, easing: approximation.curve.css),
            WebKnot(time: approximation.duration, value: end),
        ]
        try self.init(keys, error: approximation.error * end.subtracting(start).norm, property, name: name)
    }

    /// A track of transforms, for the property `transform`.
    ///
    /// - Parameters:
    ///   - approximation: a track of rule `.linear`, and how far any field is from what it stands for.
    ///   - name: as far as it has ASCII letters and digits.
    /// - Throws: ``ExportError`` for a track of another rule, for fields that are not finite, and for transforms that
    ///   browsers jump between.
    public init(
        _ approximation: (track: TransformTrack, error: Double), name: String = "hooke"
    ) throws(ExportError) {
        guard approximation.track.rule == .linear else {
            throw .unsupported(
                what: "the track",
                reason: "its segments are not straight; linearApproximation(error:) makes them so")
        }
        let keys = zip(approximation.track.times, approximation.track.values).map { time, transform in
            WebKnot(time: time, value: AnimatableValue.transform(transform))
        }
        try self.init(transforms: keys, error: approximation.error, name: name)
    }

    /// A track of rotations, for the property `transform`.
    ///
    /// Turns of more than a third of a whole one get keys between, since browsers go the shorter way.
    ///
    /// - Parameters:
    ///   - approximation: a track of rule `.linear`, and how far it is from what it stands for, in radians.
    ///   - name: as far as it has ASCII letters and digits.
    /// - Throws: ``ExportError`` for a track of another rule, and for numbers that are not finite.
    public init(
        _ approximation: (track: RotationTrack, error: Double), name: String = "hooke"
    ) throws(ExportError) {
        let track = approximation.track
        guard track.rule == .linear else {
            throw .unsupported(
                what: "the track",
                reason: "its segments are not straight; linearApproximation(error:) makes them so")
        }
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

    private init(
        transforms keys: [WebKnot<AnimatableValue>], error: Double, name: String
    ) throws(ExportError) {
        let spelling = WebTransforms(keys.map(\.value))
        try spelling.check(keys, goByParts: true, "the track")
        let property = WebProperty<AnimatableValue>(name: "transform", unit: nil) {
            spelling.css($0)
        } numbers: {
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
            throw .outOfRange(field: "time", value: key.time, accepted: "what has finite milliseconds")
        }
        guard error >= 0, error.isFinite else {
            throw .outOfRange(field: "error", value: error, accepted: "finite, at least 0")
        }
        let shifted = keys.map { WebKnot(time: $0.time - start, value: $0.value, easing: $0.easing) }
        self.name = WebText.identifier(name)
        (delay, duration, self.error) = (start, shifted[shifted.count - 1].time, error)
        (self.property, unit) = (property.name, property.unit)
        animation = WebAnimation(
            name: self.name, target: self.name,
            keyframes: WebAnimation.keyframes(shifted, duration: duration) {
                [WebDeclaration(property.name, property.write($0))]
            })
    }

    /// The rules: the promise as a comment, `@property` for a property of your own, the keyframes, and a class that plays
    /// them.
    public var css: String {
        var rules = [
            "/* within \(WebText.number(error))\(unit?.rawValue ?? "") of the motion at all times */"
        ]
        if let registration {
            rules.append(
                "@property \(property) { syntax: \"\(registration.syntax)\"; inherits: true; "
                    + "initial-value: \(registration.initial) }")
        }
        rules.append(animation.css)
        let times = "\(WebText.number(duration))s \(WebText.number(delay))s"
        rules.append(".\(name) { animation: \(name) \(times) linear both }")
        return rules.joined(separator: "\n") + "\n"
    }

    /// An object with `error` and `unit`, the arguments `keyframes` and `options` of `element.animate`, and for a property
    /// of your own `property`, the argument of `CSS.registerProperty`.
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
