internal import CHookePages
import Foundation
import Hooke
internal import HookePages
import HookeTransitions

/// Writes recordings as one HTML file that plays, steps and scrubs them. The page loads nothing from the network.
public enum PlayerPage {
    /// The page with places for recordings.
    private static let template = hooke_page_player().html

    /// The largest number of recordings on one page.
    public static let recordingLimit = 4

    /// Returns the page as an HTML document. Calls ``html(comparing:)`` with one recording.
    ///
    /// - Throws: ``ExportError`` for what HTML cannot show, with the view and the property.
    public static func html(of recording: SceneRecording) throws(ExportError) -> String {
        try html(comparing: [recording])
    }

    /// Returns 1 to ``recordingLimit`` recordings as an HTML document, side by side on one clock.
    ///
    /// - **Views** are elements of the page with their own texts, pictures, gradients and shadows, as the HTML export's.
    /// - **Time.** The page shows recorded frames only: the last frame that is not after the current time.
    /// - **Controls.** Play, pause, loop, scrub, step, and speeds ¼ to 2. Keys: space, arrows (with shift ten
    ///   frames), Home, End, `[` and `]` (speed), `o` (onion skin), `n` (outlines and names), `l` (loop). The stage
    ///   and every curve can be dragged.
    /// - **Onion skin.** Outlines of the views that move most, at earlier and later times.
    /// - **Plots.** Fraction and velocity of a gesture, and any property of any view that moves with its velocity,
    ///   for all recordings at once, over one axis of time.
    /// - **Start.** The fragment `#t=0.25` seeks to 0.25 s. Otherwise the page plays once on loading, unless
    ///   the reader prefers reduced motion.
    /// - **Scripting.** `hookePlayer.seek(seconds)`, `hookePlayer.frameIndices` and `hookePlayer.frames`.
    /// - **Precision.** Places are rounded to 0.001 point; times, fractions and velocities to 1e-6.
    /// - **Safety.** All text is escaped, and the content security policy allows no request.
    ///
    /// - Throws: ``ExportError`` for what HTML cannot show, with the view and the property; for one of several recordings
    ///   without frames.
    public static func html(comparing recordings: [SceneRecording]) throws(ExportError) -> String {
        precondition(
            (1...recordingLimit).contains(recordings.count),
            "recordings are \(recordings.count); accepted: 1 to \(recordingLimit)")
        for (index, recording) in recordings.enumerated() where recordings.count > 1 {
            if recording.frames.isEmpty {
                throw .unsupported(
                    what: "recording \(index + 1)",
                    reason: "it has no frames; accepted in a comparison: at least one")
            }
        }
        var (style, trees, data): ([String], [String], [String]) = ([], [], [])
        for (index, recording) in recordings.enumerated() {
            let screen = try RecordedTrees(recording, prefix: "view\(index)")
            let pictures = screen.pictures.enumerated().map { "--picture-\($0 + 1): \($1)" }
            if !pictures.isEmpty {
                style.append("[data-recording=\"\(index)\"] { \(pictures.joined(separator: "; ")) }")
            }
            trees.append("<div data-recording=\"\(index)\">\n\(screen.trees.joined(separator: "\n"))\n</div>")
            data.append(recording.pageData(screen.frames, label: "ABCD".map(String.init)[index]))
        }
        let name = recordings[0].title
        return TransitionPage.html(
            template, name: name, data: "{\"recordings\": [\(data.joined(separator: ",\n"))]}",
            trees: trees.joined(separator: "\n"),
            style: style.joined(separator: "\n"))
    }
}

extension SceneRecording {
    /// The recording for the page's script.
    fileprivate func pageData(_ screens: [String], label: String) -> String {
        func number(_ value: Double, _ scale: Double = 1e6) -> String {
            let whole = (value * scale).rounded() / scale
            return whole.isFinite ? WebText.number(whole) : "null"
        }
        func list(_ parts: [String], _ separator: String = ",") -> String {
            "[\(parts.joined(separator: separator))]"
        }
        func point(_ point: SIMD2<Double>) -> String {
            list([number(point.x, 1e3), number(point.y, 1e3)])
        }
        let phases = Phase.allCases
        func phase(_ phase: Phase) -> String { "\(phases.firstIndex(of: phase) ?? 0)" }
        func event(_ event: Event) -> String {
            "{\"time\":\(number(event.time)),\"label\":\(WebText.json(event.label))}"
        }
        let views = RecordedValues.columns(of: self).map { view in
            let values = view.columns.map { column in
                "\"\(column.name)\":\(list(column.values.map { number($0, 1e3) }))"
            }
            return "{\"name\":\(WebText.json(view.name)),\"values\":{\(values.joined(separator: ","))}}"
        }
        let start = trace?.samples.first?.milliseconds ?? 0
        let touches = (trace?.samples ?? []).map { sample in
            list([
                number((sample.milliseconds - start) / 1000), number(sample.position.x, 1e3),
                number(sample.position.y, 1e3), sample.phase.isRelease ? "0" : "1",
            ])
        }
        var members: [(String, String)] = [
            ("title", WebText.json(title)), ("subtitle", WebText.json(subtitle)),
            ("label", WebText.json(label)), ("size", list([number(size.width), number(size.height)])),
            ("fps", number(framesPerSecond)), ("driven", "\(isDriven)"),
            ("summary", list(summary.map { list([WebText.json($0.key), WebText.json($0.value)]) })),
        ]
        members += [
            ("time", list(frames.map { number($0.time) })),
            ("fraction", list(frames.map { number($0.fraction) })),
            ("velocity", list(frames.map { number($0.fractionVelocity) })),
            ("phases", list(phases.map { WebText.json($0.rawValue) })),
            ("phase", list(frames.map { phase($0.phase) })),
            ("spans", list(phaseSpans.map { list([phase($0.phase), number($0.start), number($0.end)]) })),
            ("events", list(events.map(event))),
            ("finger", list(frames.map { $0.finger.map(point) ?? "null" })), ("touches", list(touches)),
            ("views", list(views, ",\n")), ("frames", list(screens, ",\n")),
        ]
        return "{\(members.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",\n"))}"
    }
}
