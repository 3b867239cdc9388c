import Foundation
import Hooke
import HookePreview
import HookeTransitions
import Testing

@testable import HookeExport

/// Pictures and exports drop no animated property silently.
@Suite struct PropertySupportTests {
    private let scene = WindowScene(size: CGSize(width: 200, height: 300))
    private let card = SceneView(frame: CGRect(x: 20, y: 30, width: 120, height: 90), name: "card")

    init() {
        scene.window.backgroundColor = .white
        scene.window.addSubview(card)
        card.backgroundColor = .systemTeal
        card.layer.cornerRadius = 6
        (card.layer.borderWidth, card.layer.shadowOpacity) = (2, 0.4)
        card.addSubview(view("child"))
        // It covers a part of the card, unless the card is higher.
        scene.window.addSubview(view("other"))
    }

    private func view(_ name: String) -> SceneView {
        let view = SceneView(frame: CGRect(x: 40, y: 50, width: 60, height: 60), name: name)
        view.backgroundColor = .systemBlue
        return view
    }

    /// Gives the card a path, with dashes unless its stroke is cut, and a gradient.
    private func draw(_ property: AnimatedProperty, gradient: Bool) {
        var shape = LayerShape()
        var path = VectorPath()
        path.move(to: [10, 70])
        path.line(to: [50, 20])
        path.line(to: [90, 70])
        (shape.path, shape.strokeColor, shape.lineWidth) = (path, .systemRed, 5)
        if property != .strokeStart, property != .strokeEnd { shape.lineDashPattern = [9, 4] }
        if gradient { shape.colors = [.systemRed, .systemYellow] }
        card.modelState.shape = shape
    }

    private func change(_ property: AnimatedProperty) {
        card.modelState[property] = property.changed(from: card.modelState[property])
    }

    private var timeline: LinearTimeline {
        LinearTimeline(
            model: scene.modelSnapshot(), channels: [], duration: 1, distance: 0, colorError: 0)
    }

    // They draw the shadow of the outline.
    @Test(arguments: AnimatedProperty.allCases.filter { $0 != .shadowPath })
    func `Pictures show a change of every property`(_ property: AnimatedProperty) throws {
        func picture() throws -> String {
            try Filmstrip.svg(of: SceneRecording(of: scene, until: 0.5, framesPerSecond: 2))
        }
        draw(property, gradient: true)
        let before = try picture()
        #expect(try picture() == before)
        change(property)
        #expect(try picture() != before)
    }

    @Test(arguments: AnimatedProperty.allCases)
    func `Plots show a change of every number and colour`(_ property: AnimatedProperty) throws {
        draw(property, gradient: true)
        var recorder = SceneRecorder(scene, framesPerSecond: 2)
        recorder.capture(at: 0)
        change(property)
        recorder.capture(at: 0.5)
        let names = RecordedValues.columns(of: recorder.recording).filter { $0.name == "card" }.flatMap(
            \.columns)
        switch property.traits.kind {
        case .number, .point, .size, .rectangle, .color, .transform:
            // What these move is another view, or a place in perspective.
            let isElsewhere = [.zPosition, .sublayerTransform, .startPoint, .endPoint].contains(property)
            #expect(isElsewhere || !names.isEmpty)
        case .path, .colors, .numbers: #expect(names.isEmpty)
        }
    }

    @Test(arguments: AnimatedProperty.allCases)
    func `The documentation says what Lottie does with every property`(_ property: AnimatedProperty) throws {
        let word =
            switch property {
            case .bounds: "`bounds.origin`"
            case .borderWidth, .borderColor: "a border"
            case .shadowColor, .shadowOpacity, .shadowOffset, .shadowRadius: "Shadows"
            case .path, .fillColor, .strokeColor, .lineWidth: "the `path` of a layer, with fill, stroke"
            case .lineDashPhase: "dashes"
            case .colors, .locations, .startPoint, .endPoint: "gradients"
            case .anchorPoint: "`anchorPoint`·size"
            case .position, .zPosition, .transform, .sublayerTransform, .opacity, .backgroundColor,
                .cornerRadius:
                "`\(property.rawValue)`"
            case .strokeStart, .strokeEnd, .miterLimit, .shadowPath: "`\(property.rawValue)`"
            }
        let root = (0..<3).reduce(URL(filePath: #filePath).resolvingSymlinksInPath()) { url, _ in
            url.deletingLastPathComponent()
        }
        let page = root.appendingPathComponent("docs/internals/lottie-export.md")
        #expect(try String(contentsOf: page, encoding: .utf8).contains(word))
    }

    @Test(arguments: AnimatedProperty.allCases)
    func `HTML shows a change of every property, or refuses it by name`(_ property: AnimatedProperty) throws {
        draw(property, gradient: true)
        func page() throws(ExportError) -> String {
            let export = try WebExport(timeline, name: "m")
            return export.style + export.html
        }
        let before = try page()
        change(property)
        do throws(ExportError) {
            let after = try page()
            #expect(after != before)
        } catch {
            #expect(error.description.contains(property.rawValue))
        }
    }

    @Test(arguments: AnimatedProperty.allCases)
    func `Lottie shows a change of every property, notes it, or refuses it by name`(
        _ property: AnimatedProperty
    ) throws {
        let support = LottieExport.support(of: property)
        draw(property, gradient: false)
        func export() throws(ExportError) -> LottieExport { try LottieExport(timeline, name: "m") }
        let before = try export()
        switch support {
        case .noted: #expect(before.notes == ["the shadow of card is left out"])
        case .refusedWith(let other):
            draw(property, gradient: other == .colors)
            #expect { try export() } throws: { "\($0)".contains(other.rawValue) }
        case .written, .refused:
            change(property)
            do throws(ExportError) {
                let after = try export()
                #expect(after.json != before.json)
            } catch {
                #expect(error.description.contains(property.rawValue))
            }
        }
    }
}

extension AnimatedProperty {
    /// Returns another value that can be drawn.
    func changed(from old: AnimatableValue) -> AnimatableValue {
        switch traits.kind {
        case .number, .point: old.replacingVector(old.vector! * 0.5 + 0.3)
        case .size, .rectangle: old.replacingVector(old.vector! + SIMD4(2, 3, 10, 20))
        case .color: .quad(SIMD4(0.1, 0.2, 0.3, 0.5))
        case .transform: .transform(.scale(x: 0.9, y: 0.8))
        case .path: .path(VectorPath(Rectangle(x: 8, y: 9, width: 60, height: 50)))
        case .colors: .numbers([0, 0, 0, 1, 1, 1, 1, 1])
        case .numbers: .numbers([0.2, 0.7])
        }
    }
}
