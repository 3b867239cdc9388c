import Foundation
import Hooke
import HookePreview
import HookeTransitions
import TestSupport
import Testing

@testable import HookeExport

@Suite(.enabled(if: Browser.path != nil, "Chromium is not installed: the pages are not tried in a browser"))
struct WebContentBrowserTests {
    private func recorded() throws -> (settings: PlaySettings, timeline: RecordedTimeline) {
        let root = (0..<4).reduce(URL(filePath: #filePath).resolvingSymlinksInPath()) { url, _ in
            url.deletingLastPathComponent()
        }
        let file = root.appendingPathComponent("Examples/Transitions/card.json")
        let settings = PlaySettings(try DescribedTransition(contentsOf: file))
        return (settings, try TransitionRecorder.timeline(of: settings))
    }

    /// The numbers of an attribute that a probe wrote.
    private func numbers(_ name: String, in document: String) throws -> [Double] {
        let start = try #require(document.range(of: "data-\(name)=\"")).upperBound
        return document[start...].prefix { $0 != "\"" }.split(separator: " ").compactMap { Double($0) }
    }

    @Test(arguments: [0.0, 0.15, 0.4, 0.9])
    func `A picture and a text fill their view in a browser at any time`(_ time: Double) throws {
        let (_, recorded) = try recorded()
        let linear = try recorded.timeline.linearApproximation(
            of: recorded.model, distance: 0.25, colorError: 1 / 512.0)
        let page = try WebExport(linear, name: "card").page
        let probe = """
            <script>
            for (const a of document.getAnimations()) { a.pause(); a.currentTime = \(time * 1000); }
            const screen = document.querySelector(".card").getBoundingClientRect();
            // The page fits the screen into the window.
            const scale = screen.width / 390;
            for (const part of ["photo--image", "story--text"]) {
              const box = document.querySelector(".card-" + part).getBoundingClientRect();
              document.body.dataset[part.slice(0, 5)] =
                [box.left - screen.left, box.top - screen.top, box.width, box.height].map(x => x / scale).join(" ");
            }
            </script></body>
            """
        let document = try Browser.document(page.replacingOccurrences(of: "</body>", with: probe))
        let shown = recorded.model.showing(recorded.timeline.values(at: time)).projectedViews()
        for name in ["photo", "story"] {
            let corners = try #require(shown.first { $0.name == name }).corners
            let size = corners[2] - corners[0]
            let box = try numbers(name, in: document)
            try #require(box.count == 4)
            for (measured, expected) in zip(box, [corners[0].x, corners[0].y, size.x, size.y]) {
                // The bound of the export for two corners, and the browser's 1/64 px.
                #expect((measured - expected).magnitude <= 2 * 0.25 + 1 / 32.0, "\(name)")
            }
        }
    }
}
