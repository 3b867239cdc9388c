internal import CHookePages
import Hooke
internal import HookePages
import HookeTransitions

/// A timeline for browsers: as CSS, as an HTML page, and as Web Animations.
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
/// - Each view becomes a few nested elements. Each animated property becomes an animation of one CSS
///   property, without sampling: the browser computes the timeline's values with its own arithmetic.
/// - One point is one CSS pixel.
/// - Unsupported properties throw an error. docs/export.md lists them, the elements, and measurements in
///   Chromium.
/// - ``css`` with ``html`` plays by itself, ``style`` with ``html`` and ``webAnimations`` plays by a script,
///   and ``page`` is a complete document. User text in them is the names and texts of views, which are
///   escaped.
public struct WebExport: Sendable {
    /// The given name.
    public let name: String
    /// The duration, in seconds.
    public let duration: Double
    /// The largest position error of any corner of any view on the screen, in pixels, without the browser's
    /// rounding.
    public let distance: Double
    /// The largest error of any opacity or component of a premultiplied colour, without the browser's
    /// rounding.
    public let colorError: Double
    let screen: WebElement
    /// The class of the screen after the reader has asked for motion.
    static let askedClass = "_asked"

    /// Creates the elements and animations of a timeline.
    ///
    /// - Parameters:
    ///   - timeline: the motion and the view tree. Channels of views outside the tree are ignored.
    ///   - name: the title of ``page``. Its ASCII letters and digits are the screen's class and the prefix of
    ///     all others, preceded by `hooke-` if CSS does not accept it as a name.
    ///   - background: the colour behind a window without one, which fading views let through; `nil` for the page's.
    /// - Throws: ``ExportError`` with the view's class and the property, if a number is not finite, times
    ///   decrease, a colour is out of range, a size is below 0, or browsers jump between two transforms.
    /// - Complexity: O(n) for n knots, but O(m³·k²) for m siblings whose `zPosition` moves through k knots.
    public init(
        _ timeline: LinearTimeline, name: String = "hooke",
        background: SceneColor? = .screenBackdrop
    ) throws(ExportError) {
        var tree = try WebTree(timeline, prefix: WebText.identifier(name))
        tree.background = background
        self.name = name
        (duration, distance, colorError) = (timeline.duration, timeline.distance, timeline.colorError)
        screen = try tree.screen()
    }

    /// The number of elements, including the screen's.
    public var elementCount: Int { screen.all.count }

    /// The elements as an HTML fragment.
    public var html: String { "<!-- \(statement) -->\n\(screen.html())\n" }

    /// The style sheet with the animations as `@keyframes`.
    ///
    /// The animations start when the elements appear, and hold their last values. With reduced motion, only
    /// the final state is shown.
    public var css: String { css(reducedFor: ".\(screen.name)") }

    /// The style sheet of ``page``, which plays with reduced motion too if the reader asks for it.
    var pageStyle: String { css(reducedFor: ".\(screen.name):not(.\(Self.askedClass))") }

    private func css(reducedFor selector: String) -> String {
        let elements = screen.all
        var rules = styleRules() + elements.compactMap { $0.animationRule(duration: duration) }
        rules.append("@media (prefers-reduced-motion: reduce) { \(selector) * { animation: none } }")
        var written: Set<String> = []
        for animation in elements.flatMap(\.animations) where written.insert(animation.name).inserted {
            rules.append(animation.css)
        }
        return document(rules)
    }

    /// The style sheet of the final state, without animations.
    public var style: String { document(styleRules()) }

    /// The animations as JSON for scripts.
    ///
    /// It is an object with `name`, `duration` in seconds, `distance`, `colorError`, `html` and `style` as in this
    /// type, and `animations`: an array of objects with `target`, a selector, and the arguments `keyframes`
    /// and `options` of `element.animate`.
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
              "colorError": \(WebText.number(colorError)),
              "style": \(WebText.json(style)),
              "html": \(WebText.json(html)),
              "animations": [
            \(list.joined(separator: ",\n"))
              ]
            }

            """
    }

    /// A complete HTML document: the page that plays recordings, with the style sheet's animations on its clock.
    ///
    /// It plays in a loop, with speeds and a time slider, and scales the screen to the window. With reduced motion it shows the
    /// final state, and plays if asked.
    public var page: String {
        TransitionPage.html(
            Self.template, name: name,
            data: "{\"name\": \(WebText.json(name)), \"duration\": \(WebText.number(duration))}", trees: html,
            style: pageStyle)
    }

    /// The page with places for an export.
    private static let template = hooke_page_export().html

    // MARK: Parts

    /// The error bounds in a sentence that is safe in any comment.
    private var statement: String {
        "\(screen.name): \(WebText.short(duration)) s. Every corner is within \(WebText.bound(distance)) px of the "
            + "motion, every opacity and component of a premultiplied colour within \(WebText.bound(colorError)); "
            + "browsers also round sizes to 1/64 px and colours to 1/255."
    }

    private func document(_ rules: [String]) -> String {
        "/* \(statement) */\n" + rules.joined(separator: "\n") + "\n"
    }

    private func styleRules() -> [String] {
        let base =
            ".\(screen.name) * { position: absolute; left: 0; top: 0; margin: 0; box-sizing: border-box }"
        return [base] + screen.all.rules(on: screen.name)
    }
}
