import Foundation
import TestSupport
import Testing

@testable import HookeScene

/// Every animated property is one of a layer, which blocks move.
@Suite struct LayerPropertyTests {
    private let scene = WindowScene(size: CGSize(width: 390, height: 844))
    private let shape = ShapeLayer()
    private let gradient = GradientLayer()

    init() {
        shape.path = Self.path(10)
        shape.shadowPath = Self.path(10)
        (gradient.colors, gradient.locations) = ([.black, .white], [0, 1])
        scene.window.layer.addSublayer(shape)
        scene.window.layer.addSublayer(gradient)
        scene.advance(to: 0)
    }

    private static func path(_ size: Double) -> VectorPath {
        VectorPath(Rectangle(x: 0, y: 0, width: size, height: size))
    }

    /// Sets a property by the layer that has it, and returns this layer.
    private func set(_ property: AnimatedProperty) -> SceneLayer {
        func write<Layer: SceneLayer, Value: Equatable>(
            _ layer: Layer, _ path: ReferenceWritableKeyPath<Layer, Value>, _ value: Value
        ) -> SceneLayer {
            #expect(layer[keyPath: path] != value)
            layer[keyPath: path] = value
            #expect(layer[keyPath: path] == value)
            return layer
        }
        let layer: SceneLayer = shape
        let color: SceneColor? = .systemRed
        switch property {
        case .bounds: return write(layer, \.bounds, CGRect(x: 1, y: 2, width: 30, height: 40))
        case .position: return write(layer, \.position, CGPoint(x: 7, y: 8))
        case .anchorPoint: return write(layer, \.anchorPoint, CGPoint(x: 0.25, y: 1))
        case .zPosition: return write(layer, \.zPosition, 9)
        case .transform: return write(layer, \.transform, .scale(x: 2, y: 3))
        case .sublayerTransform: return write(layer, \.sublayerTransform, .scale(x: 2, y: 3))
        case .opacity: return write(layer, \.opacity, 0.25)
        case .backgroundColor: return write(layer, \.backgroundColor, color)
        case .cornerRadius: return write(layer, \.cornerRadius, 6)
        case .borderWidth: return write(layer, \.borderWidth, 6)
        case .borderColor: return write(layer, \.borderColor, color)
        case .shadowColor: return write(layer, \.shadowColor, color)
        case .shadowOpacity: return write(layer, \.shadowOpacity, 0.25)
        case .shadowOffset: return write(layer, \.shadowOffset, CGSize(width: 4, height: 5))
        case .shadowRadius: return write(layer, \.shadowRadius, 6)
        case .fillColor: return write(shape, \.fillColor, color)
        case .strokeColor: return write(shape, \.strokeColor, color)
        case .lineWidth: return write(shape, \.lineWidth, 6)
        case .strokeStart: return write(shape, \.strokeStart, 0.25)
        case .strokeEnd: return write(shape, \.strokeEnd, 0.25)
        case .lineDashPhase: return write(shape, \.lineDashPhase, 6)
        case .miterLimit: return write(shape, \.miterLimit, 6)
        case .startPoint: return write(gradient, \.startPoint, CGPoint(x: 0.25, y: 1))
        case .endPoint: return write(gradient, \.endPoint, CGPoint(x: 0.25, y: 0.5))
        case .path: return write(shape, \.path, Self.path(20))
        case .shadowPath: return write(layer, \.shadowPath, Self.path(20))
        case .colors: return write(gradient, \.colors, [.white, .black])
        case .locations: return write(gradient, \.locations, [0.25, 0.75])
        }
    }

    @Test(arguments: AnimatedProperty.allCases)
    func `A layer has every property, and a block moves it alone`(_ property: AnimatedProperty) {
        let before = [shape, gradient].map(\.presentation)
        var layer: SceneLayer?
        SceneView.animate(withDuration: 2) { layer = set(property) }
        let index = layer === gradient ? 1 : 0
        let (moved, old) = ([shape, gradient][index], before[index])
        #expect(moved.animationKeys() == [property.rawValue])
        #expect(moved.presentation[property] == old[property])
        scene.advance(to: 1)
        let half = moved.presentation[property]
        #expect(half != old[property] && half != moved.view.model[property])
        scene.advance(to: 3)
        #expect(moved.presentation[property] == moved.view.model[property])
        for other in AnimatedProperty.allCases where other != property {
            #expect(moved.presentation[other] == old[other])
        }
        #expect(scene.diagnostics.isEmpty)
    }

    @Test(arguments: AnimatedProperty.allCases)
    func `A cross-fade of a layer with itself shows every property once`(_ property: AnimatedProperty) throws
    {
        let layer = set(property)
        scene.advance(to: 1)
        let plain = try #require(scene.snapshot().node(layer.view.id)).state[property]
        layer.add(LayerTransition(.fade, duration: 2))
        scene.advance(to: 2)
        let node = try #require(scene.snapshot().node(layer.view.id))
        #expect(node.children.count == 2)
        let standard = ViewState.standard[property]
        for picture in node.children {
            switch property.traits.part {
            case .place: #expect(node.state[property] == plain)
            case .outline, .edge:
                #expect(node.state[property] == plain && picture.state[property] == standard)
            // The picture has another anchor point.
            case .content where property == .sublayerTransform: #expect(node.state[property] == standard)
            case .content: #expect(node.state[property] == standard && picture.state[property] == plain)
            }
        }
    }

    @Test func `The table of key paths names every property`() throws {
        let root = (0..<4).reduce(URL(filePath: #filePath).resolvingSymlinksInPath()) { url, _ in
            url.deletingLastPathComponent()
        }
        let file = root.appendingPathComponent("Sources/HookeScene/Layers/LayerKeyPath.swift")
        let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter {
            $0.hasPrefix("/// | ")
        }
        for property in AnimatedProperty.allCases {
            #expect(rows.contains { $0.contains("`\(property.rawValue)`") }, "\(property)")
        }
    }
}
