import Foundation
import Hooke
import HookeExport
import HookePreview
import HookeTransitions
import TestSupport
import Testing

@Suite struct InteractiveExportTests {
    private func export(_ settings: PlaySettings) throws -> InteractiveExport {
        try withScenes {
            try InteractiveExport(
                TransitionRecorder.interactive(of: settings), rules: settings.interactiveRules,
                name: settings.transition.rawValue)
        }
    }

    @Test(arguments: PlayableTransition.allCases)
    func `Every shipped transition makes a page within 250 kB, without requests`(
        transition: PlayableTransition
    ) throws {
        let page = try export(PlaySettings(transition)).page
        #expect(page.hasPrefix("<!DOCTYPE html>"))
        #expect(!page.contains("/*DATA*/") && !page.contains("<!--TREES-->") && !page.contains("/*WASM*/"))
        #expect(!page.contains("src=\"http") && !page.contains("href=\"http"))
        #expect(page.utf8.count < 400_000)
    }

    @Test(arguments: PlayableTransition.allCases.filter(\.hasTimeline))
    func `Held at a fraction, the page shows what the scene shows, bit for bit`(
        transition: PlayableTransition
    ) throws {
        let settings = PlaySettings(transition)
        let recording = try withScenes { try TransitionRecorder.interactive(of: settings) }
        var page = try export(settings).transition
        for fraction in [0, 0.1, 0.25, 0.5, 0.75, 0.9, 1] {
            page.hold(fraction, time: 0)
            let shown = page.shown(at: 0)
            let values = recording.timeline.values(at: fraction * recording.duration)
            var corners: [ViewID: [SIMD2<Double>]] = [:]
            for view in recording.during.showing(values).projectedViews() { corners[view.id] = view.corners }
            var ids: [ViewID] = []
            func visit(_ node: SceneSnapshot.Node) {
                ids.append(node.id)
                for child in node.children { visit(child) }
            }
            visit(recording.during.root)
            #expect(ids.count == shown.layers.count)
            for (id, layer) in zip(ids, shown.layers) {
                for (a, b) in zip(layer.corners, corners[id] ?? []) {
                    #expect(a == b || (a.x.isNaN && b.x.isNaN), "\(transition) at \(fraction)")
                }
            }
        }
    }

    @Test func `A change of your own scene makes a page`() throws {
        try withScenes {
            let scene = WindowScene(size: .init(width: 390, height: 844))
            let sheet = SceneView(frame: .init(x: 0, y: 844, width: 390, height: 600), name: "sheet")
            sheet.backgroundColor = SceneColor(hex: 0x336699)
            scene.window.addSubview(sheet)
            sheet.layer.text = LayerText("Hello <b>")
            let recording = InteractiveRecording(of: scene) {
                scene.change {
                    sheet.frame.origin.y = 244
                    sheet.layer.cornerRadius = 20
                }
            }
            let screen = Rectangle(x: 0, y: 0, width: 390, height: 844)
            let export = try InteractiveExport(
                recording,
                rules: .init(scale: SwipeScale(edge: .bottom, measure: .translation, bounds: screen)),
                name: "sheet")
            #expect(export.page.contains("Hello &lt;b&gt;"))
            #expect(export.page.contains("[\"sheet-during-sheet\", \"border-radius\", \"%\", \"length\"]"))
            #expect(export.transition.shown(at: 0).layers[1].corners[0] == [0, 844])
        }
    }

    @Test func `A property that a page cannot move is refused with the view and its name`() throws {
        withScenes {
            let scene = WindowScene(size: .init(width: 390, height: 844))
            let shape = ShapeLayer()
            shape.path = VectorPath(Rectangle(x: 0, y: 0, width: 90, height: 90))
            scene.window.layer.addSublayer(shape)
            let recording = InteractiveRecording(of: scene) { scene.change { shape.strokeEnd = 0.5 } }
            let screen = Rectangle(x: 0, y: 0, width: 390, height: 844)
            let rules = InteractiveTransition.Rules(
                scale: SwipeScale(edge: .bottom, measure: .translation, bounds: screen))
            #expect(
                throws: ExportError.unsupported(
                    what: "layer 1: strokeEnd", reason: "an interactive page cannot move it")
            ) { try InteractiveExport(recording, rules: rules) }
        }
    }
}
