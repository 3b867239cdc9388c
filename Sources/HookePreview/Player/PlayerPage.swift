/// Writes a transition as one HTML file with a player. The page loads nothing from the network.
public enum PlayerPage {
    /// The largest number of recordings on one page.
    public static let recordingLimit = 4

    /// Returns the page as an HTML document. Calls ``html(comparing:)`` with one recording.
    ///
    /// - Throws: `PreviewError.badRecording` if `recording.validate()` throws.
    public static func html(of recording: MotionRecording) throws(PreviewError) -> String {
        try html(comparing: [recording])
    }

    /// Returns 1 to ``recordingLimit`` recordings as an HTML document, side by side on one clock.
    ///
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
    /// - **Precision.** Outlines are rounded to 0.001 point; times, fractions and velocities to 1e-6.
    ///   ``FramesCSV`` has the exact numbers.
    /// - **Safety.** All text is escaped, and the content security policy allows no request.
    ///
    /// - Throws: `PreviewError.badRecording` if `validate()` of a recording throws, or if one of several has
    ///   no frames.
    public static func html(comparing recordings: [MotionRecording]) throws(PreviewError) -> String {
        precondition(
            (1...recordingLimit).contains(recordings.count),
            "recordings are \(recordings.count); accepted: 1 to \(recordingLimit)")
        for (index, recording) in recordings.enumerated() {
            try recording.validate()
            guard recordings.count == 1 || !recording.frames.isEmpty else {
                throw .badRecording(
                    field: "recordings[\(index)].frames", value: "empty",
                    accepted: "at least one frame in a comparison")
            }
        }
        let first = recordings[0]
        let title = Markup.escaped(first.title)
        let subtitle = recordings.count == 1 ? first.subtitle : "\(recordings.count) side by side"
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; \
            style-src 'unsafe-inline'; script-src 'unsafe-inline'">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>\(title) – Hooke</title>
            <style>
            \(PreviewStyle.css)\(pageStyle)
            </style>
            </head>
            <body>
            <header>
            <h1>\(title)</h1>
            <p>\(Markup.escaped(subtitle))</p>
            </header>
            \(first.frames.isEmpty ? empty(first) : player(recordings))
            </body>
            </html>

            """
    }

    private static func empty(_ recording: MotionRecording) -> String {
        """
        <main class="empty"><p role="status">No frames were recorded, so there is nothing to play.</p>
        \(summary(recording.summary))
        </main>
        <script>window.hookePlayer = { frames: [], frameIndex: -1, frameIndices: [], seek() {} };</script>
        """
    }

    private static func player(_ recordings: [MotionRecording]) -> String {
        let panes = recordings.enumerated().map {
            pane($1, number: $0, isAlone: recordings.count == 1)
        }
        let data = recordings.enumerated().map { PlayerData($1, label: letter($0)).json() }
        return """
            <noscript><p>The player needs JavaScript; filmstrip.svg shows the transition without it.</p></noscript>
            <main class="\(recordings.count == 1 ? "single" : "several")" style="--panes: \(recordings.count)">
            \(transport)
            <div class="panes">
            \(panes.joined(separator: "\n"))
            </div>
            \(recordings.count == 1 ? "" : plots(recordings))
            </main>
            <script type="application/json" id="recording">[\(data.joined(separator: ",\n"))]</script>
            <script>
            \(pageScript)
            </script>
            """
    }

    private static func letter(_ number: Int) -> String {
        String(UnicodeScalar(UInt8(ascii: "A") + UInt8(number)))
    }

    private static let transport = """
        <div class="transport">
        <div class="controls" role="group" aria-label="Playback">
        <button type="button" id="back" aria-label="One frame back" title="One frame back (←)">\
        \(icon("M11 3 4 8l7 5zM3 3h1.6v10H3z"))</button>
        <button type="button" id="play" aria-label="Play" title="Play or pause (space)">\
        \(icon("M4 2.5 13 8l-9 5.5z", id: "play-icon"))</button>
        <button type="button" id="forward" aria-label="One frame forward" title="One frame forward (→)">\
        \(icon("M5 3l7 5-7 5zM11.4 3H13v10h-1.6z"))</button>
        <label class="switch" title="Restart at the end (l)"><input type="checkbox" id="loop"><span>Loop</span></label>
        <label class="switch" title="Outlines of neighbouring frames (o)"><input type="checkbox" id="onion">\
        <span>Onion skin</span></label>
        <label class="switch" title="Outlines and names of the views (n)"><input type="checkbox" id="names">\
        <span>Outlines</span></label>
        <fieldset class="speeds"><legend>Speed</legend>
        <label><input type="radio" name="speed" value="0.25"><span>¼</span></label>
        <label><input type="radio" name="speed" value="0.5"><span>½</span></label>
        <label><input type="radio" name="speed" value="1" checked><span>1</span></label>
        <label><input type="radio" name="speed" value="2"><span>2</span></label>
        </fieldset>
        </div>
        <label class="scrub"><span>Time</span>\
        <input type="range" id="scrubber" min="0" max="1" step="any" value="0"></label>
        <p class="hint">Drag the screen, a curve or the slider. <span class="keys">Space plays, ← and → step, with shift \
        by ten, Home and End jump, [ and ] change the speed, o shows neighbouring frames, n outlines, l loops.</span></p>
        <p class="hint" id="onion-key" hidden><span class="before">Earlier</span> and <span class="after">later</span> \
        outlines of the views that move most.</p>
        </div>
        """

    /// The plots, which the script draws.
    private static func plots(_ recordings: [MotionRecording]) -> String {
        let swatches = recordings.enumerated().map { number, recording in
            "<li><svg viewBox=\"0 0 30 10\" aria-hidden=\"true\"><path class=\"curve s\(number)\" d=\"M1 5H29\"/></svg>"
                + "<b>\(letter(number))</b> \(Markup.escaped(recording.subtitle))</li>"
        }
        let legend = recordings.count == 1 ? "" : "<ul class=\"legend\">\(swatches.joined())</ul>\n"
        func plot(_ id: String) -> String {
            "<svg class=\"plot\" id=\"\(id)\" role=\"img\" aria-label=\"plot\"></svg>"
        }
        return """
            <section class="plots" id="plots" aria-label="Plots">
            \(legend)<div hidden>\(plot("plot-fraction"))</div>
            <div hidden>\(plot("plot-velocity"))</div>
            <div class="graph" id="graph-box" hidden>
            <div class="choices"><label><span>View</span> <select id="graph-view"></select></label>
            <label><span>Property</span> <select id="graph-property"></select></label></div>
            <div>\(plot("graph"))</div>
            <div>\(plot("plot-rate"))</div>
            </div>
            </section>
            """
    }

    private static func pane(_ recording: MotionRecording, number: Int, isAlone: Bool) -> String {
        let width = Markup.number(recording.size.x)
        let height = Markup.number(recording.size.y)
        func id(_ name: String) -> String { number == 0 ? name : "\(name)-\(number + 1)" }
        let heading =
            isAlone
            ? ""
            : """
            <header class="pane-title"><h2><svg viewBox="0 0 30 10" aria-hidden="true"><path class="curve s\(number)" \
            d="M1 5H29"/></svg>\(letter(number)) · \(Markup.escaped(recording.title))</h2>
            <p>\(Markup.escaped(recording.subtitle))</p></header>

            """
        return """
            <section class="pane" aria-label="\(isAlone ? "Recording" : "Recording \(letter(number))")">
            \(heading)<div class="stage-box">
            <svg id="\(id("stage"))" class="stage" viewBox="0 0 \(width) \(height)" role="img" aria-label="The screen" \
            style="--ratio: calc(\(width) / \(height)); aspect-ratio: \(width) / \(height)"></svg>
            </div>
            <dl class="readouts" id="\(id("readouts"))">
            <div><dt>time</dt><dd id="\(id("time"))"></dd></div>
            <div><dt>fraction</dt><dd id="\(id("fraction"))"></dd></div>
            <div><dt>velocity</dt><dd id="\(id("velocity"))"></dd></div>
            <div><dt>phase</dt><dd id="\(id("phase"))"></dd></div>
            <div><dt>frame</dt><dd><span id="\(id("frame"))"></span> of \(recording.frames.count)</dd></div>
            </dl>
            \(isAlone ? plots([recording]) : "")
            \(isAlone ? summary(recording.summary) : folded(recording.summary))
            </section>
            """
    }

    private static func icon(_ path: String, id: String? = nil) -> String {
        "<svg viewBox=\"0 0 16 16\" aria-hidden=\"true\"><path\(id.map { " id=\"\($0)\"" } ?? "")"
            + " d=\"\(path)\"/></svg>"
    }

    private static func summary(_ lines: [MotionRecording.SummaryLine]) -> String {
        guard !lines.isEmpty else { return "" }
        return """
            <section class="summary" aria-labelledby="summary-title">
            <h2 id="summary-title">Summary</h2>
            \(table(lines))
            </section>
            """
    }

    /// Returns a collapsed summary, which leaves room for the graph in a comparison.
    private static func folded(_ lines: [MotionRecording.SummaryLine]) -> String {
        guard !lines.isEmpty else { return "" }
        return "<details class=\"summary\"><summary>Summary</summary>\n\(table(lines))\n</details>"
    }

    private static func table(_ lines: [MotionRecording.SummaryLine]) -> String {
        let rows = lines.map { line in
            "<tr><th scope=\"row\">\(Markup.escaped(line.key))</th><td>\(Markup.escaped(line.value))</td></tr>"
        }
        return "<table>\n\(rows.joined(separator: "\n"))\n</table>"
    }
}
