import Foundation
import HookeTransitions
import TestSupport
import Testing

@testable import HookePreview

extension Browser {
    /// Opens a page of the player at `fragment`.
    ///
    /// `probe` is a script that runs at the end of the page; `early` runs before all others.
    fileprivate static func document(
        _ page: String, at fragment: String = "", early: String = "", probe: String
    ) throws -> String {
        try document(
            page.replacingOccurrences(
                of: "<meta name=\"viewport\"", with: "<script>\(early)</script><meta name=\"v\""
            )
            .replacingOccurrences(of: "</body>", with: "<script>\(probe)</script></body>"), at: fragment)
    }
}

@Suite(.enabled(if: Browser.path != nil, "Chromium is not installed: the pages are not tried in a browser"))
struct PlayerPageBrowserTests {
    /// Returns the first value of attribute `name` in the page.
    private func value(_ text: String, _ name: String) throws -> String {
        let low = try #require(text.range(of: "\(name)=\""), "no \(name)").upperBound
        return String(text[low...].prefix { $0 != "\"" })
    }

    /// Returns the x of the drawer's right edge in a frame, from the recording.
    private func drawerEdge(_ index: Int) -> Double {
        325 * SampleRecordings.drawer.frames[index].fraction
    }

    /// Returns the x of the right edge in path data of an upright rounded rectangle.
    private func edge(_ path: String) -> Double? {
        path.split(separator: "V").first?.split(separator: " ").dropLast().last.flatMap { Double($0) }
    }

    @Test func `The stage shows the frame at the time in the address`() throws {
        let dom = try Browser.document(
            PlayerPage.html(of: SampleRecordings.drawer), at: "#t=0.26",
            probe:
                "document.body.dataset.edge = document.querySelector('[data-name=drawer]').getAttribute('d');"
        )
        #expect(try value(dom, "data-frame") == "15", "0.25 s is the last frame before 0.26 s")
        #expect(try value(dom, "data-time") == "0.25")
        let shown = try #require(edge(value(dom, "data-edge")))
        #expect(difference(shown, drawerEdge(15), within: 0.001) == nil)
        #expect(dom.contains("<dd id=\"time\">0.250 s</dd>"))
        #expect(dom.contains("<dd id=\"fraction\">0.2876</dd>"))
        #expect(dom.contains("aria-valuetext=\"0.250 seconds, 28.8 %\""))
    }

    @Test func `The scrubber, the keys, the curve and the player's functions seek`() throws {
        let probe = """
            const drawer = document.querySelector("[data-name=drawer]"), log = [];
            const note = () => log.push(hookePlayer.frameIndex + ":" + drawer.getAttribute("d"));
            const slider = document.getElementById("scrubber");
            const slide = t => { slider.value = t; slider.dispatchEvent(new Event("input")); note(); };
            const key = k => {
              document.body.dispatchEvent(new KeyboardEvent("keydown", { key: k, bubbles: true }));
              note();
            };
            slide(0.1); slide(0.9); slide(0.3);
            key("ArrowRight"); key("ArrowLeft"); key("ArrowLeft"); key("End"); key("ArrowRight"); key("Home");
            hookePlayer.seek(0.5); note(); hookePlayer.seek(99); note(); hookePlayer.seek(NaN); note();
            location.hash = "#t=0.2";
            setTimeout(() => {
              note();
              const plot = document.getElementById("plot-fraction"), width = plot.viewBox.baseVal.width;
              const box = plot.getBoundingClientRect(), scale = box.width / width;
              const middle = (56 + width - 14) / 2;
              plot.setPointerCapture = () => {};
              plot.dispatchEvent(new PointerEvent("pointerdown",
                { clientX: box.left + middle * scale, clientY: box.top + 9, pointerId: 1 }));
              note();
              const stacked = [...document.querySelectorAll("path.view")]
                .filter(path => path.style.display !== "none").map(path => path.dataset.view);
              document.body.dataset.order = stacked.join();
              document.body.dataset.log = log.join(";");
              document.body.dataset.frames = hookePlayer.frames.length + "," + hookePlayer.frames[66].phase;
            }, 100);
            """
        var recording = SampleRecordings.drawer
        for place in 0..<9 { recording.frames[33].views[place].order = -place }
        recording.frames[33].views[8].isHidden = true
        let dom = try Browser.document(PlayerPage.html(of: recording), at: "#t=0", probe: probe)
        let log = try value(dom, "data-log").split(separator: ";").map { $0.split(separator: ":") }
        let expected = [6, 54, 18, 19, 18, 17, 66, 66, 0, 30, 66, 66, 12, 33]
        #expect(log.map { Int($0[0]) } == expected)
        for (entry, index) in zip(log, expected) where index > 0 {
            let shown = try #require(edge(String(entry[1])))
            #expect(difference(shown, drawerEdge(index), within: 0.001, "frame \(index)") == nil)
        }
        #expect(try value(dom, "data-frames") == "67,finished")
        #expect(
            try value(dom, "data-order") == "8,7,6,5,1001,3,2,1", "reversed there, and one hidden")
    }

    @Test
    func
        `The page plays to the end at the chosen speed, unless reduced motion is preferred or the address has a time`()
        throws
    {
        // The probe runs the page's animation frames itself, 10 ms apart.
        let clock = """
            let waiting = null, now = 1000;
            window.requestAnimationFrame = work => { waiting = work; return 1; };
            window.cancelAnimationFrame = () => { waiting = null; };
            """
        let still = clock + "window.matchMedia = () => ({ matches: true });"
        let probe = """
            const seen = [], button = document.getElementById("play");
            const note = () => seen.push(hookePlayer.frameIndex + button.getAttribute("aria-label"));
            const ticks = count => {
              for (let i = 0; i < count && waiting; i += 1) { const work = waiting; waiting = null; work(now += 10); }
              note();
            };
            ticks(51); ticks(100);
            button.click(); ticks(11); button.click(); ticks(10);
            document.body.dataset.seen = seen.join();
            """
        let page = try PlayerPage.html(of: SampleRecordings.drawer)
        let slow = page.replacingOccurrences(of: "value=\"1\" checked", with: "value=\"1\"")
            .replacingOccurrences(of: "value=\"0.25\"", with: "value=\"0.25\" checked")
        func seen(_ page: String, _ fragment: String, _ early: String) throws -> String {
            try value(Browser.document(page, at: fragment, early: early, probe: probe), "data-seen")
        }
        // The first tick starts the clock, so 51 ticks are 0.5 s: frame 30, or 7 at a quarter of the speed.
        #expect(try seen(page, "", clock) == "30Pause,66Play,6Pause,6Play")
        #expect(try seen(slow, "", clock) == "7Pause,22Pause,22Play,23Pause")
        #expect(try seen(page, "", still) == "0Play,0Play,6Pause,6Play")
        #expect(try seen(page, "#t=0.1", clock) == "6Play,6Play,12Pause,12Play")
    }

    @Test func `Two recordings play together, the graph draws both, and ghosts show neighbouring frames`()
        throws
    {
        let probe = """
            const log = [], key = k => document.body.dispatchEvent(new KeyboardEvent("keydown", { key: k, bubbles: true }));
            const choose = (id, value) => {
              const menu = document.getElementById(id);
              menu.value = value;
              menu.dispatchEvent(new Event("change"));
            };
            hookePlayer.seek(0.3);
            log.push(hookePlayer.frameIndices.join("+"));
            choose("graph-view", "drawer");
            choose("graph-property", "x");
            const curves = [...document.querySelectorAll("#graph path.curve")];
            log.push(curves.length + ":" + curves.map(curve => curve.getAttribute("d").split("L").length).join("+"));
            log.push(document.querySelectorAll(".ghost").length > 0);
            key("o");
            log.push(document.querySelectorAll("#stage .ghost.before").length > 0
              && document.querySelectorAll("#stage-2 .ghost.after").length > 0);
            key("o");
            log.push(document.querySelectorAll(".ghost").length > 0);
            key("l"); key("]"); key("]"); key("]");
            log.push(document.getElementById("loop").checked,
              document.querySelector("input[name=speed]:checked").value);
            // The cursors of all plots, the width of the graph, keys that the focused element handles, and names of all controls.
            const cursors = [...document.querySelectorAll("svg.plot .cursor")].map(line => line.getAttribute("x1"));
            log.push(cursors.length + ":" + new Set(cursors).size);
            const graph = document.getElementById("graph");
            log.push(graph.viewBox.baseVal.width === Math.round(graph.clientWidth));
            const space = target => {
              const event = new KeyboardEvent("keydown", { key: " ", bubbles: true, cancelable: true });
              target.dispatchEvent(event);
              return event.defaultPrevented;
            };
            log.push(space(document.querySelector("summary")), space(document.body));
            const named = [...document.querySelectorAll("button, input, select, [role=img]")].filter(one =>
              one.getAttribute("aria-label") || [...(one.labels || [])].some(label => label.textContent.trim()));
            log.push(document.querySelectorAll("button, input, select, [role=img]").length - named.length);
            document.body.dataset.log = log.join();
            """
        var slow = SampleRecordings.drawer
        for index in slow.frames.indices { slow.frames[index].time *= 2 }
        let dom = try Browser.document(
            PlayerPage.html(comparing: [SampleRecordings.drawer, slow]), at: "#t=0", probe: probe)
        #expect(try value(dom, "data-log") == "18+9,2:67+67,false,true,false,true,2,4:1,true,false,true,0")
    }

    @Test func `A looping page restarts at the end`() throws {
        let clock = """
            let waiting = null, now = 1000;
            window.requestAnimationFrame = work => { waiting = work; return 1; };
            window.cancelAnimationFrame = () => { waiting = null; };
            """
        let probe = """
            document.getElementById("loop").checked = true;
            const run = count => { for (let i = 0; i < count && waiting; i += 1) { const w = waiting; waiting = null; w(now += 10); } };
            run(140);
            document.body.dataset.seen = [hookePlayer.frameIndex < 66, waiting !== null].join();
            """
        let dom = try Browser.document(
            PlayerPage.html(of: SampleRecordings.drawer), early: clock, probe: probe)
        #expect(try value(dom, "data-seen") == "true,true")
    }

    @Test func `A single frame is shown with disabled controls`() throws {
        var recording = SampleRecordings.flip
        recording.frames = [recording.frames[10]]
        let dom = try Browser.document(
            PlayerPage.html(of: recording),
            probe: """
                const shown = [...document.querySelectorAll("path.view")].filter(p => p.style.display !== "none");
                document.body.dataset.shown = shown.map(path => path.dataset.name).join();
                """)
        #expect(try value(dom, "data-frame") == "0")
        #expect(try value(dom, "data-shown") == "stage,front,picture")
        #expect(dom.contains("id=\"play\" aria-label=\"Play\" title=\"Play or pause (space)\" disabled"))
        recording.frames = []
        let empty = try Browser.document(
            PlayerPage.html(of: recording), probe: "document.body.dataset.n = hookePlayer.frames.length")
        #expect(try value(empty, "data-n") == "0")
    }

    @Test func `Hostile names are shown as text and run no script`() throws {
        var recording = SampleRecordings.drawer
        for index in recording.frames.indices {
            for place in recording.frames[index].views.indices {
                recording.frames[index].views[place].name = hostileNames[place]
            }
        }
        recording.title = hostileNames[3]
        let dom = try Browser.document(
            PlayerPage.html(of: recording), at: "#t=0.2",
            probe: "document.body.dataset.name = document.querySelectorAll('.view')[3].dataset.name; "
                + "document.body.dataset.title = document.title;")
        let title = try value(dom, "data-title")
        #expect(
            title.contains("script&gt;document.title="), "the title as text, not what the script would set")
        #expect(try value(dom, "data-frame") == "12")
    }

    @Test func `Shadows, rounded clips and the names can be hidden, and ghosts have their times`() throws {
        let scene = WindowScene(size: CGSize(width: 200, height: 300))
        let card = SceneView(frame: CGRect(x: 20, y: 200, width: 100, height: 80), name: "card")
        card.backgroundColor = .white
        card.layer.shadowOpacity = 0.5
        card.layer.borderWidth = 2
        let sheet = SceneView(frame: CGRect(x: 10, y: 10, width: 90, height: 90), name: "sheet")
        sheet.backgroundColor = .systemTeal
        sheet.layer.cornerRadius = 20
        sheet.clipsToBounds = true
        let photo = SceneView(frame: CGRect(x: 0, y: 0, width: 90, height: 60), name: "photo")
        photo.backgroundColor = .systemRed
        sheet.addSubview(photo)
        scene.window.addSubview(card)
        scene.window.addSubview(sheet)
        let recording = MotionRecording(
            try SceneRecording(of: scene, until: 0.5) {
                scene.animate(withDuration: 0.5, options: .curveLinear) { card.frame.origin.y = 100 }
            })
        let probe = """
            const shadow = document.querySelector("#stage path[style*=blur]"), names = document.getElementById("names");
            const stroke = () => getComputedStyle(document.querySelector("[data-name=card]")).stroke;
            const log = [shadow.getAttribute("fill-opacity"), shadow.style.filter, names.checked, stroke() === "none"];
            names.click();
            log.push(stroke() === "none");
            const clip = document.querySelector("[data-name=photo]").getAttribute("clip-path").slice(5, -1);
            log.push(document.getElementById(clip).firstElementChild.getAttribute("d").split("L").length);
            log.push(document.querySelectorAll("#stage [stroke-width='4']").length);
            document.getElementById("onion").click();
            log.push([...document.querySelectorAll(".ghost-time")].map(text => text.textContent).join(" "));
            document.body.dataset.log = log.join();
            """
        let dom = try Browser.document(PlayerPage.html(of: recording), at: "#t=0.25", probe: probe)
        // Ten chords for each of four corners.
        #expect(
            try value(dom, "data-log")
                == "0.5,blur(3px),true,false,true,44,1,−0.03 s +0.03 s −0.07 s +0.07 s −0.10 s +0.10 s")
    }

    @Test func `No two texts of the filmstrip overlap`() throws {
        var crowded = SampleRecordings.drawer
        crowded.events = (0..<12).map { .init(time: Double($0) * 0.03, label: "event number \($0)") }
        crowded.summary = (0..<20).map {
            .init(key: "a key that is rather long \($0)", value: "and its value, long too")
        }
        crowded.subtitle = String(repeating: "a subtitle beyond all measure ", count: 20)
        var wide = SampleRecordings.flip
        wide.size = Point(844, 390)
        // One document with all strips below each other.
        var strips = ""
        for recording in [SampleRecordings.drawer, SampleRecordings.flip, crowded, wide] {
            for count in [3, 9] {
                strips +=
                    try Filmstrip.svg(of: recording, frameCount: count)
                    .replacingOccurrences(of: "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", with: "<div>")
                    + "</div>"
            }
        }
        // Boxes have the height of capital letters: 6/10 of the line, centred.
        let probe = """
            const found = [];
            let count = 0;
            for (const svg of document.querySelectorAll("svg")) {
              const root = svg.getBoundingClientRect();
              const boxes = [...svg.querySelectorAll("text")].map(text => {
                const box = text.getBoundingClientRect(), middle = (box.top + box.bottom) / 2;
                return { text: text.textContent, left: box.left, right: box.right,
                         top: middle - box.height * .3, bottom: middle + box.height * .3 };
              });
              count += boxes.length;
              boxes.forEach((a, i) => {
                if (a.left < root.left || a.right > root.right || a.bottom > root.bottom) found.push(a.text);
                boxes.slice(i + 1).forEach(b => {
                  if (a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
                    found.push(a.text + " / " + b.text);
                });
              });
            }
            document.body.dataset.count = count;
            document.body.dataset.found = found.join("; ");
            """
        let dom = try Browser.document("<!DOCTYPE html><body>\(strips)</body>", probe: probe)
        let count = try #require(Int(value(dom, "data-count")))
        #expect(count > 400)
        #expect(try value(dom, "data-found") == "")
    }
}
