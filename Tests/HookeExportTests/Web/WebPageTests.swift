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

    /// Runs a script at the end of the page, and returns what it writes into the body's `data-result`.
    private func run(_ script: String, reducesMotion: Bool = false) throws -> [String] {
        var page = try page()
        if reducesMotion {
            // The script and the style sheet ask for the same preference.
            page = page.replacingOccurrences(of: "(prefers-reduced-motion: reduce)", with: "(min-width: 1px)")
        }
        let probe = "<script>document.body.dataset.result = (() => { \(script) })();</script></body>"
        let document = try Browser.document(page.replacingOccurrences(of: "</body>", with: probe))
        let start = try #require(document.range(of: "data-result=\"")).upperBound
        return document[start...].prefix { $0 != "\"" }.split(separator: " ").map(String.init)
    }

    @Test func `The screen is scaled into the window with its controls`() throws {
        let result = try run(
            """
            const box = screen_.getBoundingClientRect(), controls = document.querySelector("._controls").getBoundingClientRect();
            return [box.width / box.height, controls.bottom <= innerHeight, box.right <= innerWidth,
              document.documentElement.scrollHeight <= innerHeight, box.height > 100].join(" ");
            """)
        let ratio = try #require(Double(result[0])) * 844
        #expect((ratio - 390).magnitude < 1)
        #expect(result.dropFirst().allSatisfy { $0 == "true" }, "\(result)")
    }

    @Test func `The slider seeks, and the button plays from there or from the start`() throws {
        let result = try run(
            """
            slider.value = 250; slider.oninput();
            const held = animations.every(a => a.playState === "paused" && a.currentTime === 250);
            button.onclick();
            const played = animations.every(a => a.playState === "running" && a.currentTime >= 250);
            stop(); show(duration); button.onclick();
            return [held, played, animations.every(a => a.currentTime < 100), animations.length].join(" ");
            """)
        #expect(result.dropLast().allSatisfy { $0 == "true" } && result.last == "1", "\(result)")
    }

    @Test func `The end stays for a while before the next round, unless the loop is off`() throws {
        let result = try run(
            """
            let clock = 1;
            performance.now = () => clock;
            const end = () => {
              for (const a of animations) { a.pause(); a.currentTime = duration; }
              playing = true;
            };
            const at = time => { clock = time; follow(); return playing && animations[0].currentTime === duration; };
            end();
            const rests = at(1) && at(500);
            at(900);
            const repeats = playing && animations.every(a => a.playState === "running" && a.currentTime < 100);
            end();
            loop.checked = false;
            at(2000);
            return [rests, repeats, !playing].join(" ");
            """)
        #expect(result == ["true", "true", "true"])
    }

    @Test func `With reduced motion the final state shows at first, and plays if asked`() throws {
        let result = try run(
            """
            const still = animations.length === 1 && animations.every(a => a.playState === "paused" && a.currentTime === duration);
            button.onclick();
            return [still, animations.every(a => a.playState === "running" && a.currentTime < 100)].join(" ");
            """, reducesMotion: true)
        #expect(result == ["true", "true"])
    }
}
