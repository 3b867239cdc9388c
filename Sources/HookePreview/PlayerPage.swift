/// The transition as a page to play and scrub: one HTML file, nothing fetched.
public enum PlayerPage {
    /// The page as an HTML document.
    ///
    /// It shows the recorded frames at their times and nothing in between: at an instant, the last frame not
    /// after it. Play, pause, scrub, step (buttons, space, arrow keys, Home, End), speeds ¼, ½ and 1; the
    /// fraction's curve can be dragged too. The address part `#t=0.25` seeks to 0.25 s. It plays once on loading
    /// unless it was given a time or the reader prefers reduced motion. Scripts can call
    /// `hookePlayer.seek(seconds)` and read `hookePlayer.frameIndex` and `hookePlayer.frames`.
    ///
    /// Outlines are rounded to 0.001 point, times, fractions and velocities to 1e-6: enough to draw; the table
    /// has the exact numbers. Text is escaped, so that no name can break out of its place, and the page's own
    /// policy allows no request.
    ///
    /// - Throws: `PreviewError.badRecording` where `recording.validate()` does.
    public static func html(of recording: MotionRecording) throws(PreviewError) -> String {
        try recording.validate()
        let title = Markup.escaped(recording.title)
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
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
            <p>\(Markup.escaped(recording.subtitle))</p>
            </header>
            \(recording.frames.isEmpty ? empty(recording) : player(recording))
            </body>
            </html>

            """
    }

    private static func empty(_ recording: MotionRecording) -> String {
        """
        <main class="empty"><p role="status">No frames were recorded, so there is nothing to play.</p>
        \(summary(recording.summary))
        </main>
        <script>window.hookePlayer = { frames: [], frameIndex: -1, seek() {} };</script>
        """
    }

    private static func player(_ recording: MotionRecording) -> String {
        let width = Markup.number(recording.size.x)
        let height = Markup.number(recording.size.y)
        let count = recording.frames.count
        return """
            <noscript><p>Playing needs JavaScript; filmstrip.svg shows the same without it.</p></noscript>
            <main>
            <div class="stage-box">
            <svg id="stage" viewBox="0 0 \(width) \(height)" role="img" aria-label="The screen" \
            style="--ratio: calc(\(width) / \(height)); aspect-ratio: \(width) / \(height)"></svg>
            </div>
            <div class="panel">
            <div class="controls" role="group" aria-label="Playback">
            <button type="button" id="back" aria-label="One frame back" title="One frame back (←)">\
            \(icon("M11 3 4 8l7 5zM3 3h1.6v10H3z"))</button>
            <button type="button" id="play" aria-label="Play" title="Play or pause (space)">\
            \(icon("M4 2.5 13 8l-9 5.5z", id: "play-icon"))</button>
            <button type="button" id="forward" aria-label="One frame forward" title="One frame forward (→)">\
            \(icon("M5 3l7 5-7 5zM11.4 3H13v10h-1.6z"))</button>
            <fieldset class="speeds"><legend>Speed</legend>
            <label><input type="radio" name="speed" value="0.25"><span>¼</span></label>
            <label><input type="radio" name="speed" value="0.5"><span>½</span></label>
            <label><input type="radio" name="speed" value="1" checked><span>1</span></label>
            </fieldset>
            </div>
            <label class="scrub"><span>Time</span>\
            <input type="range" id="scrubber" min="0" max="1" step="any" value="0"></label>
            <dl class="readouts" id="readouts">
            <div><dt>time</dt><dd id="time"></dd></div>
            <div><dt>fraction</dt><dd id="fraction"></dd></div>
            <div><dt>velocity</dt><dd id="velocity"></dd></div>
            <div><dt>phase</dt><dd id="phase"></dd></div>
            <div><dt>frame</dt><dd><span id="frame"></span> of \(count)</dd></div>
            </dl>
            <div class="plots">
            \(plot(recording, width: 640, height: 280, kind: "wide"))
            \(plot(recording, width: 340, height: 240, kind: "narrow"))
            </div>
            <p class="hint">Drag the curve or the slider. Space plays, ← and → step, Home and End jump.</p>
            \(summary(recording.summary))
            </div>
            </main>
            <script type="application/json" id="recording">\(PlayerData(recording).json())</script>
            <script>
            \(pageScript)
            </script>
            """
    }

    private static func icon(_ path: String, id: String? = nil) -> String {
        "<svg viewBox=\"0 0 16 16\" aria-hidden=\"true\"><path\(id.map { " id=\"\($0)\"" } ?? "")"
            + " d=\"\(path)\"/></svg>"
    }

    /// The curve for one layout, with what the script needs to place the cursor: where the axis is, and its
    /// times.
    private static func plot(
        _ recording: MotionRecording, width: Double, height: Double, kind: String
    ) -> String {
        let plot = FractionPlot(recording, width: width, height: height)
        func number(_ value: Double) -> String { Markup.number(value, decimals: 6) }
        let line = "y1=\"\(number(plot.frame.top))\" y2=\"\(number(plot.frame.bottom))\""
        return """
            <svg class="plot \(kind)" viewBox="0 0 \(number(width)) \(number(height))" role="img" \
            aria-label="The fraction and its velocity against time" data-left="\(number(plot.frame.left))" \
            data-right="\(number(plot.frame.right))" data-from="\(number(plot.frame.time.low))" \
            data-to="\(number(plot.frame.time.high))">
            \(plot.svg())<line class="cursor" x1="0" x2="0" \(line)/>
            </svg>
            """
    }

    private static func summary(_ lines: [MotionRecording.SummaryLine]) -> String {
        guard !lines.isEmpty else { return "" }
        let rows = lines.map { line in
            "<tr><th scope=\"row\">\(Markup.escaped(line.key))</th><td>\(Markup.escaped(line.value))</td></tr>"
        }
        return """
            <section class="summary" aria-labelledby="summary-title">
            <h2 id="summary-title">Summary</h2>
            <table>
            \(rows.joined(separator: "\n"))
            </table>
            </section>
            """
    }
}
