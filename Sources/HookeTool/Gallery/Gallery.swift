import CHookePages
import Foundation
import HookeExport
import HookePages
import HookePreview
import HookeTransitions

/// The files of a site that shows what moves.
enum Gallery {
    /// A text, and its place in the folder.
    struct File: Sendable {
        var path: String
        var text: String
    }

    /// Returns the files: `index.html`, a page to drag for each transition with the script that they share, Hooke Studio, and
    /// `llms.txt`.
    ///
    /// - Parameter report: called with what is being made, and how many of how many are.
    static func files(_ report: (String, Int, Int) -> Void = { _, _, _ in }) throws -> [File] {
        let playables = PlayableTransition.allCases
        var files: [File] = []
        var (tiles, styles) = ("", "")
        for (index, playable) in playables.enumerated() {
            report("making \(playable.rawValue)", index, playables.count)
            let (tile, page) = try (loop(of: playable), dragged(playable))
            tiles += tile.html
            styles += tile.css
            files.append(page)
        }
        let places = [
            ("/*LOOPS*/", styles), ("<!--TILES-->", tiles), ("/*DATA*/", try GalleryData.json()),
        ]
        let index = places.reduce(hooke_page_gallery().html) { page, place in
            page.replacingOccurrences(of: place.0, with: place.1)
        }
        return [File(path: "index.html", text: index)] + files + [
            File(path: "transitions/hooke.js", text: InteractiveExport.sharedScript),
            File(path: "studio.html", text: hooke_page_studio().html),
            File(path: "llms.txt", text: guide),
        ]
    }

    /// A screen that plays the transition by time, and its styles.
    private static func loop(of playable: PlayableTransition) throws -> (html: String, css: String) {
        let linear = try ExportedMotion(PlaySettings(playable))
            .linear(distance: 0.5, colorError: 1.0 / 256, mode: .byComponents)
        let name = playable.rawValue
        let export: WebExport
        do throws(ExportError) { export = try WebExport(linear, name: "loop-\(name)") } catch {
            throw Failure("\(name): \(error)")
        }
        // A picture: hidden from assistive technology, and disabled, so that no contrast is asked of texts under a scrim.
        let html = """
            <a class="tile" href="transitions/\(name).html">
            <div class="frame" aria-hidden="true"><div class="loop" inert aria-disabled="true">
            \(export.html)</div></div>
            <b>\(name)</b><small>\(playable.summary)</small></a>

            """
        return (html, export.css)
    }

    /// The page in which a finger drags the transition.
    private static func dragged(_ playable: PlayableTransition) throws -> File {
        let settings = PlaySettings(playable)
        let recording = try withScenes { () throws(PlayError) in
            try TransitionRecorder.interactive(of: settings)
        }
        do throws(ExportError) {
            let export = try InteractiveExport(
                recording, rules: settings.interactiveRules, name: playable.rawValue)
            return File(
                path: "transitions/\(playable.rawValue).html",
                text: export.page(scriptAt: "hooke.js", home: "../index.html"))
        } catch {
            throw Failure("\(playable.rawValue): \(error)")
        }
    }

    /// What programs that read text find.
    private static var guide: String {
        let transitions = PlayableTransition.allCases.map {
            "- [\($0.rawValue)](transitions/\($0.rawValue).html): \($0.summary)"
        }
        return """
            # Hooke

            > A Swift package that computes animation: springs, timing curves, keyframes, 3-D transforms and interactive \
            transitions, as values. This site shows what it moves.

            The command `hooke eval` answers one JSON question per line, such as \
            {"op":"spring","spring":"bouncy","at":[0.1]}; `hooke mcp` serves the same operations to agents. Values \
            are written as text everywhere: springs `bouncy`, `spring(response=0.4, damping-ratio=0.8)`; curves \
            `easeOutBack`, `cubic-bezier(0.2, 0, 0, 1)`, `spring(bouncy)`.

            ## Pages

            - [All motions](index.html): transitions, curves, springs, motions with their code
            - [Hooke Studio](studio.html): springs, curves, keyframes, transforms and paths by hand, with code to copy

            ## Transitions to drag

            \(transitions.joined(separator: "\n"))

            """
    }
}
