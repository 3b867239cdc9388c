import Foundation
import Hooke
import HookeExport
import TestSupport
import Testing

@Suite(.enabled(if: Browser.path != nil, "no Chromium is installed")) struct WebPageTests {
    private func page() throws -> String {
        let scene = WindowScene(size: CGSize(width: 390, height: 844))
        let card = SceneView(frame: CGRect(x: 20, y: 20, width: 100, height: 100), name: "card")
        card.backgroundColor = .black
        scene.window.addSubview(card)
        let recording = try SceneRecording(of: scene, until: 0.5) {
            scene.animate(withDuration: 0.5) { card.center.x = 300 }
        }
        return try WebExport(recording.linearTimeline(), name: "hooke").page
    }

    /// Runs a script after the page's, and returns what it writes into the body's `data-result`.
    private func run(_ script: String, reducesMotion: Bool = false) throws -> [String] {
        var page = try page()
        if reducesMotion {
            // The script and the style sheet ask for the same preference.
            page = page.replacingOccurrences(of: "(prefers-reduced-motion: reduce)", with: "(min-width: 1px)")
        }
        let probe = """
            <script>
            setTimeout(() => {
              const { hookePlayer: page } = globalThis, animations = document.getAnimations();
              const [button, slider, loop] = ["play", "scrubber", "loop"].map((id) => document.getElementById(id));
              const are = (time) => animations.length === 1 && Math.abs(animations[0].currentTime - time) < 1e-6;
              document.body.dataset.result = (() => { \(script) })();
            });
            </script></body>
            """
        let document = try Browser.document(page.replacingOccurrences(of: "</body>", with: probe))
        let start = try #require(document.range(of: "data-result=\"")).upperBound
        return document[start...].prefix { $0 != "\"" }.split(separator: " ").map(String.init)
    }

    @Test func `The screen is scaled into the window with its controls`() throws {
        let result = try run(
            """
            const box = document.querySelector(".stage").getBoundingClientRect();
            const controls = document.querySelector(".transport").getBoundingClientRect();
            return [box.width / box.height, controls.bottom <= innerHeight, box.right <= innerWidth,
              document.documentElement.scrollWidth <= innerWidth, box.height > 100].join(" ");
            """)
        let ratio = try #require(Double(result[0])) * 844
        #expect((ratio - 390).magnitude < 2)
        #expect(result.dropFirst().allSatisfy { $0 == "true" }, "\(result)")
    }

    @Test func `The slider seeks, and the button plays from there or from the start`() throws {
        let result = try run(
            """
            slider.value = 0.25;
            slider.dispatchEvent(new Event("input"));
            const held = are(250) && !page.isPlaying;
            button.click();
            page.tick(1000);
            page.tick(1100);
            const played = are(350) && page.isPlaying;
            page.scrub(0.5);
            button.click();
            page.tick(2000);
            return [held, played, are(0)].join(" ");
            """)
        #expect(result == ["true", "true", "true"])
    }

    @Test func `The end stays for a while before the next round, unless the loop is off`() throws {
        let result = try run(
            """
            page.start(0.5);
            page.tick(1000);
            page.tick(1500);
            const rests = are(500) && page.isPlaying;
            page.tick(1700);
            const repeats = are(0) && page.isPlaying;
            loop.click();
            page.tick(2300);
            return [rests, repeats, are(500) && !page.isPlaying].join(" ");
            """)
        #expect(result == ["true", "true", "true"])
    }

    @Test func `With reduced motion the final state shows at first, and plays if asked`() throws {
        let result = try run(
            """
            const still = are(500) && !page.isPlaying;
            button.click();
            page.tick(1000);
            page.tick(1100);
            return [still, are(100) && page.isPlaying].join(" ");
            """, reducesMotion: true)
        #expect(result == ["true", "true"])
    }
}
