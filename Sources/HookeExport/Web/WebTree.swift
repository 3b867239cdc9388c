import Foundation
import Hooke
import HookeTransitions

/// Converts a view tree to HTML elements, which docs/internals/export.md shows.
struct WebTree {
    typealias Node = SceneSnapshot.Node

    let timeline: LinearTimeline
    let prefix: String
    /// The colour behind a window without one.
    var background: SceneColor?
    /// Whether it shows a screen at one time: colours out of range are clamped, as a screen does, instead of refused, and
    /// what HTML cannot show of shapes is left out.
    let isStill: Bool
    private var channels: [ViewID: [AnimatedProperty: LinearTimeline.Channel]] = [:]
    private var names = WebNames()
    /// The class of each view, with the prefix.
    private var classes: [ViewID: String] = [:]

    init(_ timeline: LinearTimeline, prefix: String, isStill: Bool = false) throws(ExportError) {
        (self.timeline, self.prefix, self.isStill) = (timeline, prefix, isStill)
        try timeline.checkNumbers()
        nameClasses(timeline.model.root)
        let classes = classes
        if !isStill {
            try timeline.checkSupport("HTML", of: Self.support, parts: Self.shownParts) { id, _ in
                classes[id] ?? ""
            }
        }
        for channel in timeline.channels {
            guard let view = classes[channel.view] else { continue }
            let what = "\(view): \(channel.property.rawValue)"
            if channels[channel.view]?[channel.property] != nil {
                throw .unsupported(what: what, reason: "the property has two channels")
            }
            try channel.checkTimes(in: timeline, what)
            channels[channel.view, default: [:]][channel.property] = channel
        }
    }

    private mutating func nameClasses(_ node: Node) {
        classes[node.id] = "\(prefix)-\(names.name(for: node.name))"
        for child in node.children + (node.mask.map { [$0] } ?? []) { nameClasses(child) }
    }

    func className(_ node: Node) -> String { classes[node.id]! }

    /// Returns the error for a part of a view that HTML does not show.
    func refusal(_ part: String, of node: Node, _ reason: String) -> ExportError {
        .unsupported(what: "\(className(node)): \(part)", reason: reason)
    }

    /// Returns the error for a number of a view.
    func fault(_ part: String, of node: Node, _ value: Double, _ accepted: String) -> ExportError {
        .outOfRange(field: "\(className(node)): \(part)", value: value, accepted: accepted)
    }

    // MARK: Values

    func channel(_ property: AnimatedProperty, of node: Node) -> LinearTimeline.Channel? {
        channels[node.id]?[property]
    }

    func moves(_ property: AnimatedProperty, of node: Node) -> Bool { channel(property, of: node) != nil }

    /// Returns the knots of a property's channel, or its single value.
    func knots(_ property: AnimatedProperty, of node: Node) throws(ExportError) -> [WebKnot<AnimatableValue>]
    {
        let model = node.state[property]
        try check(model, property, of: node)
        guard let channel = channel(property, of: node) else { return [WebKnot(time: 0, value: model)] }
        var knots: [WebKnot<AnimatableValue>] = []
        for knot in channel.knots {
            try check(knot.value, property, of: node)
            guard knot.value.isSameKind(as: model) else {
                throw refusal(
                    property.rawValue, of: node, "its value \(knot.value) is not of the model's type")
            }
            knots.append(WebKnot(time: knot.time, value: knot.value, easing: knot.curve?.css))
        }
        return smaller(knots, channel, property)
    }

    /// Returns the knots with cubic timing functions if they are shorter, and need no clamping of values on the way.
    private func smaller(
        _ knots: [WebKnot<AnimatableValue>], _ channel: LinearTimeline.Channel, _ property: AnimatedProperty
    ) -> [WebKnot<AnimatableValue>] {
        guard let cubic = channel.cubicKnots else { return knots }
        let found = cubic.map { WebKnot(time: $0.time, value: $0.value, easing: $0.easing?.css) }
        func size(_ knots: [WebKnot<AnimatableValue>]) -> Int {
            knots.indices.reduce(0) { sum, index in
                let knot = knots[index]
                // Two knots of one time and value become one keyframe.
                if index > 0, knots[index - 1].time == knot.time, knots[index - 1].value == knot.value {
                    return sum + (knot.easing.map { 29 + $0.utf8.count } ?? 0)
                }
                let numbers = knot.value.numbers.reduce(0) { $0 + WebText.number($1).utf8.count + 4 }
                return sum + 24 + numbers + (knot.easing.map { 29 + $0.utf8.count } ?? 0)
            }
        }
        func isWithinRange(_ knot: WebKnot<AnimatableValue>) -> Bool {
            switch (property.traits.range, knot.value) {
            case (.sizes, .quad(let bounds)): return bounds.z >= 0 && bounds.w >= 0
            case (.sizes, .scalar(let size)): return size >= 0
            case (.fractions, .quad(let color)):
                return min(color.x, color.y, color.z, color.w) >= 0
                    && max(color.x, color.y, color.z, color.w) <= 1
                    && max(color.x, color.y, color.z) <= color.w
            case (.fractions, .scalar(let fraction)): return (0...1).contains(fraction)
            case (.any, _), (.sizes, _), (.fractions, _): return true
            }
        }
        guard found.allSatisfy(isWithinRange), size(found) < size(knots) else { return knots }
        return found
    }

    private func check(
        _ value: AnimatableValue, _ property: AnimatedProperty, of node: Node
    ) throws(ExportError) {
        if let bad = value.numbers.first(where: { !$0.isFinite }) {
            throw fault(property.rawValue, of: node, bad, "a finite number")
        }
    }

    /// Animates a CSS property of an element with a property of a view.
    ///
    /// - Parameters:
    ///   - property: the view's property.
    ///   - part: the end of the keyframes' name.
    ///   - initial: the CSS initial value, which is not written.
    ///   - css: the CSS property.
    ///   - write: converts a value of the view to CSS.
    func follow(
        _ property: AnimatedProperty, of node: Node, on element: inout WebElement, part: String,
        _ css: String, initial: String? = nil, write: (AnimatableValue) -> String
    ) throws(ExportError) {
        follow(
            try knots(property, of: node), model: node.state[property], on: &element,
            name: "\(className(node))--\(part)", initial: initial.map { [WebDeclaration(css, $0)] }
        ) { [WebDeclaration(css, write($0))] }
    }

    /// Animates several CSS properties of an element with the same knots.
    func follow<Value>(
        _ knots: [WebKnot<Value>], model: Value, on element: inout WebElement, name: String,
        initial: [WebDeclaration]? = nil, write: (Value) -> [WebDeclaration]
    ) {
        let keyframes = WebAnimation.keyframes(knots, duration: timeline.duration, write)
        var shown = write(model)
        if keyframes.allSatisfy({ $0.declarations == keyframes[0].declarations }) {
            if knots.count > 1 { shown = keyframes[0].declarations }
            if shown == initial { return }
        } else {
            element.animations.append(
                WebAnimation(name: name, target: element.name, keyframes: keyframes))
        }
        element.styles += shown
    }

    /// Returns the knots of a number, clipped to a range: with knots where the track enters and leaves the
    /// range.
    func scalarKnots(
        _ property: AnimatedProperty, of node: Node, within range: ClosedRange<Double>
    ) throws(ExportError) -> [WebKnot<Double>] {
        let all = try knots(property, of: node)
        let outside = all.contains { !range.contains($0.value.numbers[0]) }
        guard outside, moves(property, of: node) else {
            return all.map {
                WebKnot(time: $0.time, value: $0.value.numbers[0].clamped(to: range), easing: $0.easing)
            }
        }
        return try straightTrack(property, of: node) { $0.numbers[0] }.clamped(to: range).knots
            .map { WebKnot(time: $0.time, value: $0.value) }
    }
}
