import Foundation
import Hooke
import HookeAssets
import HookeTransitions
import Testing

/// A 2-D player of Lottie files that follows the format's specification and shares no code with the writer.
struct LottieReplay {
    /// x′ = a·x + c·y + e, y′ = b·x + d·y + f.
    struct Map {
        var a = 1.0, b = 0.0, c = 0.0, d = 1.0, e = 0.0, f = 0.0

        /// Returns the composition: first this map, then `next`.
        func then(_ next: Map) -> Map {
            Map(
                a: a * next.a + b * next.c, b: a * next.b + b * next.d, c: c * next.a + d * next.c,
                d: c * next.b + d * next.d, e: e * next.a + f * next.c + next.e,
                f: e * next.b + f * next.d + next.f)
        }

        func callAsFunction(_ x: Double, _ y: Double) -> SIMD2<Double> {
            SIMD2(a * x + c * y + e, b * x + d * y + f)
        }
    }

    struct Shown {
        let name: String
        let toCanvas: Map
        /// The corners of its rectangle on the canvas, from the top left clockwise; empty without a
        /// rectangle.
        let corners: [SIMD2<Double>]
        let opacity: Double
        let roundness: Double
        /// Premultiplied.
        let color: SIMD4<Double>
        /// The corners of the clipping regions, outermost first.
        let clips: [[SIMD2<Double>]]
    }

    private struct Player {
        let layer: LottieLayer
        let isMatte: Bool
        private let transform: [AssetTrack]
        private let rectangle: (size: AssetTrack, middle: AssetTrack, roundness: AssetTrack)?
        private let paint: (color: AssetTrack, opacity: AssetTrack)?

        init(_ layer: LottieLayer) throws {
            self.layer = layer
            isMatte = layer.name.hasSuffix(" matte")
            transform = try ["anchor point", "position", "scale", "rotation", "skew", "opacity"].map {
                try #require(layer[$0])
            }
            func shape(_ item: Int, _ property: String) -> AssetTrack? {
                layer.properties.first { $0.property == property && $0.path.contains(".it[\(item)].") }
            }
            rectangle = shape(0, "size").map { ($0, shape(0, "position")!, shape(0, "roundness")!) }
            paint = shape(1, "colour").map { ($0, shape(1, "opacity")!) }
        }

        func opacity(_ time: Double) -> Double { transform[5].components(at: time)[0] / 100 }
        func roundness(_ time: Double) -> Double { rectangle?.roundness.components(at: time)[0] ?? 0 }

        /// Premultiplied.
        func color(_ time: Double) -> SIMD4<Double> {
            guard let paint else { return .zero }
            let (color, alpha) = (
                paint.color.components(at: time), paint.opacity.components(at: time)[0] / 100
            )
            return SIMD4(color[0] * alpha, color[1] * alpha, color[2] * alpha, alpha)
        }

        func corners(_ map: Map, _ time: Double) -> [SIMD2<Double>] {
            guard let rectangle else { return [] }
            let (size, middle) = (rectangle.size.components(at: time), rectangle.middle.components(at: time))
            return [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)].map { x, y in
                map(middle[0] + x * size[0], middle[1] + y * size[1])
            }
        }

        /// The map from the layer's coordinates to its parent's.
        func map(_ time: Double) -> Map {
            let (anchor, position) = (transform[0].components(at: time), transform[1].components(at: time))
            let scale = transform[2].components(at: time)
            let turn = transform[3].components(at: time)[0] * .pi / 180
            let skew = transform[4].components(at: time)[0] * .pi / 180
            return Map(e: -anchor[0], f: -anchor[1]).then(Map(a: scale[0] / 100, d: scale[1] / 100))
                .then(Map(c: tan(-skew))).then(Map(a: cos(turn), b: sin(turn), c: -sin(turn), d: cos(turn)))
                .then(Map(e: position[0], f: position[1]))
        }
    }

    private let compositions: [[Player]]
    /// The canvas sizes of the compositions that layers show, by the layers' paths.
    private var canvases: [String: SIMD2<Double>] = [:]

    init(_ json: String) throws {
        compositions = try LottieFile(Array(json.utf8)).compositions.map { try $0.layers.map(Player.init) }
        // The reader does not return the canvas size of a layer.
        let root = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        var lists = [("layers", root["layers"])]
        for (index, asset) in ((root["assets"] as? [[String: Any]]) ?? []).enumerated() {
            // Pictures have no layers.
            guard let layers = asset["layers"] else { continue }
            lists.append(("assets[\(index)].layers", layers))
        }
        for (path, list) in lists {
            for (index, layer) in (try #require(list as? [[String: Any]])).enumerated() {
                guard let width = layer["w"] as? Double, let height = layer["h"] as? Double else { continue }
                canvases["\(path)[\(index)]"] = SIMD2(width, height)
            }
        }
    }

    /// The layers that are drawn or used as parents, from back to front.
    func layers(at time: Double) -> [Shown] { layers(of: 0, at: time, Map(), clips: [], opacity: 1) }

    private func layers(
        of composition: Int, at time: Double, _ outer: Map, clips: [[SIMD2<Double>]], opacity: Double
    ) -> [Shown] {
        let players = compositions[composition]
        let own = players.map { $0.map(time) }
        func toCanvas(_ index: Int) -> Map {
            own[index].then(players[index].layer.parent.map(toCanvas) ?? outer)
        }
        var shown: [Shown] = []
        for (index, player) in players.enumerated().reversed() where !player.isMatte {
            let map = toCanvas(index)
            if let inner = player.layer.composition {
                // The matte is above its layer; without a matte the canvas clips.
                let size = canvases[player.layer.path]!
                let clip =
                    index > 0 && players[index - 1].isMatte
                    ? players[index - 1].corners(toCanvas(index - 1), time)
                    : [map(0, 0), map(size.x, 0), map(size.x, size.y), map(0, size.y)]
                // The canvas of a group is larger than what it shows, and clips nothing.
                let isGroup = player.layer.name.hasSuffix(" group")
                shown += layers(
                    of: inner, at: player.layer.contentTime(at: time), map,
                    clips: isGroup ? clips : clips + [clip], opacity: opacity * player.opacity(time))
            } else {
                shown.append(
                    Shown(
                        name: player.layer.name, toCanvas: map, corners: player.corners(map, time),
                        opacity: opacity * player.opacity(time), roundness: player.roundness(time),
                        color: player.color(time), clips: clips))
            }
        }
        return shown
    }
}

/// The largest error of a Lottie file compared with a scene.
struct LottieComparison {
    var distance = 0.0
    var colorError = 0.0
    var roundness = 0.0

    /// Compares every view of a snapshot with the layer of its name.
    mutating func compare(_ layers: [LottieReplay.Shown], with snapshot: SceneSnapshot) {
        let views = snapshot.projectedViews().filter { !$0.isHidden }
        let drawn = layers.filter { !$0.name.contains(" ") }
        // The painting order.
        #expect(drawn.map(\.name) == views.map(\.name))
        guard drawn.count == views.count else { return }
        for (layer, view) in zip(drawn, views) {
            let bounds = view.state.bounds
            let (left, top) = (bounds.origin.x, bounds.origin.y)
            let (right, bottom) = (left + bounds.size.width, top + bounds.size.height)
            let placed = [(left, top), (right, top), (right, bottom), (left, bottom)].map(
                layer.toCanvas.callAsFunction)
            for corners in [placed, layer.corners] where !corners.isEmpty {
                for (a, b) in zip(corners, view.corners) { distance = max(distance, (a - b).norm) }
            }
            colorError = max(colorError, (layer.opacity - view.opacity).magnitude)
            guard !layer.corners.isEmpty else {
                #expect((view.state.backgroundColor?.alpha ?? 0) == 0)
                continue
            }
            guard case .quad(let color) = view.state[.backgroundColor] else { continue }
            colorError = max(colorError, (layer.color - color).norm)
            roundness = max(roundness, (layer.roundness - view.state.cornerRadius).magnitude)
            #expect(layer.clips.count == view.clips.count)
            for (clip, outline) in zip(layer.clips, view.clips) {
                for corner in clip {
                    distance = max(distance, outline.map { ($0 - corner).norm }.min() ?? 0)
                }
            }
        }
    }
}

extension SceneSnapshot {
    /// Returns the tree with a unique name without spaces for every view.
    func numbered() -> SceneSnapshot {
        var (copy, count) = (self, 0)
        func number(_ node: inout Node) {
            node.name = "view-\(count)"
            count += 1
            for index in node.children.indices { number(&node.children[index]) }
        }
        number(&copy.root)
        return copy
    }
}
