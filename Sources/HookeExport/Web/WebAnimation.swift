import Hooke

struct WebDeclaration: Hashable {
    var property: String
    var value: String

    init(_ property: String, _ value: String) { (self.property, self.value) = (property, value) }

    var css: String { "\(property): \(value)" }

    /// The property's name in scripts, such as `zIndex`. Custom properties keep their name.
    var scriptName: String {
        if property.hasPrefix("--") { return property }
        let parts = property.split(separator: "-")
        return parts.dropFirst().reduce(String(parts[0])) { $0 + $1.prefix(1).uppercased() + $1.dropFirst() }
    }
}

/// Keyframes and the class of the element that they animate.
struct WebAnimation: Hashable {
    struct Keyframe: Hashable {
        /// The fraction of the duration, 0 to 1, increasing.
        var offset: Double
        var declarations: [WebDeclaration]
        /// The timing function to the next keyframe; `nil` is linear.
        var easing: String?
    }

    var name: String
    var target: String
    /// Keyframes from offset 0 to 1.
    var keyframes: [Keyframe]

    var css: String {
        var lines = ["@keyframes \(name) {"]
        var index = 0
        while index < keyframes.count {
            let keyframe = keyframes[index]
            var selector = WebText.percentage(keyframe.offset)
            // Write consecutive keyframes with equal values once.
            while index + 1 < keyframes.count, keyframes[index + 1].declarations == keyframe.declarations,
                keyframes[index + 1].easing == keyframe.easing
            {
                index += 1
                selector += ", " + WebText.percentage(keyframes[index].offset)
            }
            var parts = keyframe.declarations.map(\.css)
            if let easing = keyframe.easing { parts.append("animation-timing-function: \(easing)") }
            lines.append("  \(selector) { \(parts.joined(separator: "; ")) }")
            index += 1
        }
        return lines.joined(separator: "\n") + "\n}"
    }

    /// The keyframes as JSON for the first argument of `element.animate`.
    var json: String {
        let list = keyframes.map { keyframe in
            var parts = ["\"offset\": \(WebText.number(keyframe.offset))"]
            parts += keyframe.declarations.map { "\"\($0.scriptName)\": \(WebText.json($0.value))" }
            if let easing = keyframe.easing { parts.append("\"easing\": \(WebText.json(easing))") }
            return "{\(parts.joined(separator: ", "))}"
        }
        return "[\(list.joined(separator: ", "))]"
    }
}

struct WebKnot<Value> {
    var time: Double
    var value: Value
    var easing: String?
}

extension WebAnimation {
    /// The duration of a jump, as a fraction of the total: CSS would merge two keyframes at one offset.
    static let leastStep = 0x1p-50

    /// Returns keyframes for knots with non-decreasing times within the duration.
    ///
    /// - Parameter isShownBefore: Whether the first keyframe fills a delay. It then has the first value even where that
    ///   jumps at once; otherwise the jump has been made at offset 0.
    static func keyframes<Value>(
        _ knots: [WebKnot<Value>], duration: Double, isShownBefore: Bool = false,
        _ write: (Value) -> [WebDeclaration]
    ) -> [Keyframe] {
        var list: [Keyframe] = []
        for knot in knots {
            let offset = duration > 0 ? min(1, knot.time / duration) : 1
            let keyframe = Keyframe(offset: offset, declarations: write(knot.value), easing: knot.easing)
            guard let last = list.last, offset - last.offset <= leastStep else {
                list.append(keyframe)
                continue
            }
            // A jump. At offset 0 only its end is visible.
            let before = offset - leastStep
            let floor = list.count > 1 ? list[list.count - 2].offset : 0
            if offset > 0, duration > 0, before > floor, last.declarations != keyframe.declarations {
                list[list.count - 1].offset = before
                list[list.count - 1].easing = nil
                list.append(keyframe)
            } else {
                list[list.count - 1] = keyframe
            }
        }
        if isShownBefore, let start = knots.first.map({ write($0.value) }), let first = list.first,
            first.offset == 0,
            first.declarations != start
        {
            list[0].offset = leastStep
            list.insert(Keyframe(offset: 0, declarations: start, easing: nil), at: 0)
        }
        if let first = list.first, first.offset > 0 {
            list.insert(Keyframe(offset: 0, declarations: first.declarations, easing: nil), at: 0)
        }
        if let last = list.last, last.offset < 1 {
            list[list.count - 1].easing = nil
            list.append(Keyframe(offset: 1, declarations: last.declarations, easing: nil))
        }
        return withoutRepetitions(list)
    }

    /// Returns keyframes without those between two of the same values, which change nothing.
    private static func withoutRepetitions(_ keyframes: [Keyframe]) -> [Keyframe] {
        keyframes.indices.filter { index in
            guard index > 0, index + 1 < keyframes.count else { return true }
            let values = keyframes[index].declarations
            return keyframes[index - 1].declarations != values || keyframes[index + 1].declarations != values
        }.map { keyframes[$0] }
    }
}
