import Foundation
import Hooke
import HookeTransitions
import TestSupport
import Testing

@testable import HookeExport

/// The page's script moves every property that HTML shows by a style as the exports write it.
@Suite struct InteractiveStyleTests {
    private static let root = (0..<4).reduce(URL(filePath: #filePath).resolvingSymlinksInPath()) { url, _ in
        url.deletingLastPathComponent()
    }

    private static func module(_ path: String) throws -> String {
        let text = try String(contentsOf: root.appendingPathComponent("Sources/Web/\(path)"), encoding: .utf8)
        return text.split(separator: "\n").filter { !$0.hasPrefix("import ") }.joined(separator: "\n")
            .replacing("export ", with: "")
    }

    /// Returns a layer for a property, which draws everything; without rounded corners at the bottom for its radius.
    private static func layer(for property: AnimatedProperty) -> SceneLayer {
        let layer = ShapeLayer()
        layer.name = property.rawValue
        layer.frame = CGRect(x: 0, y: 0, width: 60, height: 50)
        (layer.backgroundColor, layer.borderWidth, layer.shadowOpacity) = (.systemTeal, 2, 0.4)
        layer.path = VectorPath(Rectangle(x: 5, y: 6, width: 30, height: 20))
        (layer.strokeColor, layer.cornerRadius) = (.systemBlue, 5)
        if property == .cornerRadius { layer.maskedCorners = [.topLeft, .topRight] }
        return layer
    }

    private static func export(_ properties: [AnimatedProperty]) throws -> InteractiveExport {
        try withScenes {
            let scene = WindowScene(size: .init(width: 390, height: 844))
            let layers = properties.map { layer(for: $0) }
            for layer in layers { scene.window.layer.addSublayer(layer) }
            let recording = InteractiveRecording(of: scene) {
                scene.change {
                    for (property, layer) in zip(properties, layers) {
                        let value = property.changed(from: layer.owner.modelState[property])
                        #expect(layer.owner.set(value, at: LayerKeyPath(property)))
                    }
                }
            }
            let screen = Rectangle(x: 0, y: 0, width: 390, height: 844)
            return try InteractiveExport(
                recording,
                rules: .init(scale: SwipeScale(edge: .bottom, measure: .translation, bounds: screen)))
        }
    }

    private static let styled = AnimatedProperty.allCases.filter {
        if case .style = WebForm($0) { true } else { false }
    }

    @Test(arguments: AnimatedProperty.allCases)
    func `An interactive page moves every property, or refuses it by name`(_ property: AnimatedProperty)
        throws
    {
        do {
            let export = try Self.export([property])
            #expect(export.transition.properties == [property.rawValue])
            #expect((export.targets != ["null"]) == Self.styled.contains(property))
        } catch let error as ExportError {
            #expect(error.description.contains(property.rawValue))
        }
    }

    @Test(
        .enabled(if: Browser.path != nil, "Chromium is not installed: the script is not tried in a browser"))
    func `At the end, the script's styles are those of the tree after the transition`() throws {
        let export = try Self.export(Self.styled)
        #expect(Set(export.transition.properties) == Set(Self.styled.map(\.rawValue)))
        func values(at fraction: Double) -> [Double] {
            var page = export.transition
            page.hold(fraction, time: 0)
            return page.shown(at: 0).values.flatMap { value -> [Double] in
                let v = value.vector ?? .zero
                return [v.x, v.y, v.z, v.w]
            }
        }
        struct Input: Encodable {
            var trees: [String]
            var style: String
            var targets: String
            var ends: [[Double]]
        }
        struct Output: Decodable {
            var start: [String]
            var end: [String]
        }
        let modules =
            try Self.module("parts/numbers.js") + "\nconst LAYER = 21;\n" + Self.module("transition/stage.js")
        let script =
            modules + """

                const screen = document.createElement("div");
                screen.innerHTML = `<style>${input.style}</style>${input.trees.join("")}`;
                document.body.append(screen);
                const stage = new Stage(screen, JSON.parse(input.targets));
                // The styles of all elements of the trees, except the numbers of layers.
                const placed = ["transform", "transform-origin", "width", "height", "opacity", "visibility", "z-index", "display"];
                const styles = (index) => {
                  const tree = screen.querySelectorAll("[data-tree]")[index];
                  tree.style.display = "";
                  return [...tree.querySelectorAll("[class]")].map((element) => {
                    const computed = getComputedStyle(element);
                    const isLayer = Boolean(element.dataset.layer);
                    return [...computed].filter((name) => !(isLayer && placed.includes(name)) && !/-origin|inline-size|block-size|^width|^height/.test(name))
                      .map((name) => `${name}: ${computed.getPropertyValue(name)}`).join("; ");
                  });
                };
                const [start, end] = input.ends.map((values) => {
                  stage.draw({ tree: 1, layers: 0, numbers: new Float64Array(), values: Float64Array.from(values) });
                  const [given, wanted] = [styles(1), styles(2)];
                  return given.flatMap((text, index) => {
                    const parts = new Set(text.split("; "));
                    return (wanted[index] ?? "").split("; ").filter((part) => !parts.has(part));
                  });
                });
                return { start, end };
                """
        let output: Output = try Browser.run(
            script,
            with: Input(
                trees: export.trees, style: export.style,
                targets: "[\(export.targets.joined(separator: ","))]",
                ends: [values(at: 0), values(at: 1)]))
        #expect(output.start.count >= Self.styled.count, "\(output.start)")
        #expect(output.end == [])
    }
}
