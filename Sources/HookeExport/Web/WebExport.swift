import Hooke
import HookeTransitions

/// A timeline for browsers: as CSS, as a page, and as Web Animations.
///
/// ```swift
/// import Foundation
/// import HookePreview
///
/// let flip = try TransitionRecorder.timeline(of: PlaySettings(.flip))
/// let straight = try flip.timeline.linearApproximation(of: flip.model, distance: 0.25)
/// let export = try WebExport(straight, name: "flip")
/// let file = FileManager.default.temporaryDirectory.appendingPathComponent("flip.html")
/// try export.page.write(to: file, atomically: true, encoding: .utf8)
/// ```
///
/// Each view becomes a few nested elements without content, and each of its properties that moves an animation of one
/// property of CSS, so that nothing is sampled: what the timeline says is what a browser computes, within its own
/// arithmetic. One point is one pixel of CSS. What the formats have no word for is refused; docs/export.md lists that,
/// says which elements there are, and what was measured in Chromium.
///
/// The outputs are values made from the same elements: ``css`` with ``html`` plays by itself, ``style`` with ``html`` and
/// ``webAnimations`` plays by a script, ``page`` is complete. They hold no text of the user's but the names of views, which
/// are escaped.
public struct WebExport: Sendable {
    /// What it is called, as given.
    public let name: String
    /// The length, in seconds.
    public let duration: Double
    /// How far any corner of any view is from its place on the screen at most, in pixels, before the browser's own
    /// arithmetic.
    public let distance: Double
    /// How far any opacity or component of a premultiplied colour is off at most, likewise.
    public let share: Double
    let screen: WebElement

    /// The elements and animations of a timeline.
    ///
    /// - Parameters:
    ///   - timeline: what to show. Channels of views that are not in its model are left out.
    ///   - name: names the screen's class and begins all others, as far as it has ASCII letters and digits, after `hooke-`
    ///     where CSS would not take it as a name; the title of ``page``.
    /// - Throws: ``ExportError`` for numbers that are not finite, times out of order, colours out of range and sizes below 0,
    ///   and for transforms that browsers jump between. The field names the view's class and the property.
    /// - Complexity: O(n) for n knots, but O(m³·k²) for m siblings whose heights move through k knots.
    public init(_ timeline: LinearTimeline, name: String = "hooke") throws(ExportError) {
        let tree = try WebTree(timeline, prefix: WebText.identifier(name))
        self.name = name
        (duration, distance, share) = (timeline.duration, timeline.distance, timeline.share)
        screen = try tree.screen()
    }

    /// How many elements there are, the screen's included.
    public var elementCount: Int { screen.all.count }

    /// The elements as a fragment of HTML.
    public var html: String { "<!-- \(statement) -->\n\(screen.html())\n" }

    /// The style sheet, with the animations as `@keyframes`.
    ///
    /// They begin when the elements appear and hold their last values. Where the reader asked for reduced motion nothing
    /// moves, and the end shows.
    public var css: String {
        let elements = screen.all
        var rules = styleRules() + elements.compactMap { $0.animationRule(duration: duration) }
        rules.append("@media (prefers-reduced-motion: reduce) { .\(screen.name) * { animation: none } }")
        var written: Set<String> = []
        for animation in elements.flatMap(\.animations) where written.insert(animation.name).inserted {
            rules.append(animation.css)
        }
        return document(rules)
    }

    /// The style sheet without animations: what holds at the end.
    public var style: String { document(styleRules()) }

    /// The animations as JSON for scripts.
    ///
    /// An object with `name`, `duration` in seconds, `distance`, `share`, `html` and `style` as here, and `animations`: an
    /// array of objects with `target`, a selector, and the arguments `keyframes` and `options` of `element.animate`.
    ///
    /// ```js
    /// for (const { target, keyframes, options } of motion.animations)
    ///   document.querySelector(target).animate(keyframes, options);
    /// ```
    public var webAnimations: String {
        let options = "{\"duration\": \(WebText.number(duration * 1000)), \"fill\": \"both\"}"
        let list = screen.all.flatMap(\.animations).map { animation in
            "    {\"target\": \(WebText.json("." + animation.target)), \"options\": \(options),\n"
                + "      \"keyframes\": \(animation.json)}"
        }
        return """
            {
              "name": \(WebText.json(name)),
              "duration": \(WebText.number(duration)),
              "distance": \(WebText.number(distance)),
              "share": \(WebText.number(share)),
              "style": \(WebText.json(style)),
              "html": \(WebText.json(html)),
              "animations": [
            \(list.joined(separator: ",\n"))
              ]
            }

            """
    }

    /// A document of one file that plays: with a button, and a slider for the time.
    public var page: String { WebPage.document(self) }

    // MARK: Parts

    /// The promise, in a sentence that may stand in any comment.
    private var statement: String {
        "\(screen.name): \(WebText.number(duration)) s. Every corner is within \(WebText.number(distance)) px of the "
            + "motion, every opacity and component of a premultiplied colour within \(WebText.number(share)); "
            + "browsers round sizes to 1/64 px and colours to 1/255 besides."
    }

    private func document(_ rules: [String]) -> String {
        "/* \(statement) */\n" + rules.joined(separator: "\n") + "\n"
    }

    private func styleRules() -> [String] {
        let base =
            ".\(screen.name) * { position: absolute; left: 0; top: 0; margin: 0; box-sizing: border-box }"
        return [base] + screen.all.compactMap(\.rule)
    }
}
