import TestSupport

@testable import Hooke
@testable import HookeGeometry

/// Evaluates a layer tree point by point, without polygons, sorting of faces, or products of transforms.
struct LayerRays {
    let tree: LayerTree
    let camera: Transform3D

    typealias Answer = (layer: Int, point: Vector2)

    /// Returns the image of a vector of four, by the definition.
    private func through(_ m: Transform3D, _ v: [Double]) -> [Double] {
        let e = m.elements
        return (0..<4).map { column in
            (0..<4).reduce(0.0) { (sum: Double, row: Int) in sum + v[row] * e[4 * row + column] }
        }
    }

    private func moved(_ v: [Double], _ x: Double, _ y: Double, _ z: Double) -> [Double] {
        [v[0] + x * v[3], v[1] + y * v[3], v[2] + z * v[3], v[3]]
    }

    /// Returns a homogeneous point of a layer in the next enclosing flat layer.
    private func inPlane(_ index: Int, _ v: [Double]) -> [Double] {
        let layer = tree.layers[index]
        func anchor(_ layer: LayerTree.Layer) -> [Double] {
            [
                layer.bounds.origin.x + layer.anchorPoint.x * layer.bounds.width,
                layer.bounds.origin.y + layer.anchorPoint.y * layer.bounds.height, layer.anchorPointZ,
            ]
        }
        let a = anchor(layer)
        var p = through(layer.transform, moved(v, -a[0], -a[1], -a[2]))
        p = moved(p, layer.position.x, layer.position.y, layer.zPosition)
        guard let parent = layer.parent else { return through(camera, p) }
        let e = anchor(tree.layers[parent])
        p = through(tree.layers[parent].sublayerTransform, moved(p, -e[0], -e[1], -e[2]))
        p = moved(p, e[0], e[1], e[2])
        return tree.layers[parent].keepsDepth ? inPlane(parent, p) : p
    }

    /// Returns the point of a layer that appears at a point of the enclosing plane, its depth there, and
    /// whether its front is visible.
    private func meeting(_ index: Int, _ p: Vector2) -> (own: Vector2, depth: Double, isFront: Bool)? {
        let x = inPlane(index, [1, 0, 0, 0])
        let y = inPlane(index, [0, 1, 0, 0])
        let o = inPlane(index, [0, 0, 0, 1])
        let (a, b, c) = (x[0] - p.x * x[3], y[0] - p.x * y[3], p.x * o[3] - o[0])
        let (d, e, f) = (x[1] - p.y * x[3], y[1] - p.y * y[3], p.y * o[3] - o[1])
        let determinant = a * e - b * d
        guard determinant.magnitude > 1e-9 * (a * e).magnitude, determinant != 0 else { return nil }
        let own = Vector2((c * e - b * f) / determinant, (a * f - c * d) / determinant)
        let w = own.x * x[3] + own.y * y[3] + o[3]
        guard w >= 0x1p-16 else { return nil }
        return (own, (own.x * x[2] + own.y * y[2] + o[2]) / w, determinant > 0)
    }

    private func isInside(_ index: Int, _ p: Vector2) -> Bool {
        let r = tree.layers[index].bounds
        return p.x > r.minX && p.x < r.maxX && p.y > r.minY && p.y < r.maxY
    }

    private func sublayers(_ index: Int?) -> [Int] {
        tree.layers.indices.filter { tree.layers[$0].parent == index }.sorted {
            let (a, b) = (tree.layers[$0].zPosition, tree.layers[$1].zPosition)
            return a > b || (a == b && $0 > $1)
        }
    }

    /// Returns the front-most layer at a point of the screen.
    func hit(_ p: Vector2) -> Answer? { first(of: sublayers(nil), p) }

    private func first(of indices: [Int], _ p: Vector2) -> Answer? {
        for index in indices {
            let answer = tree.layers[index].keepsDepth ? nearest(space(index, p)) : flat(index, p)?.answer
            if let answer { return answer }
        }
        return nil
    }

    /// Returns the nearest of faces in painting order; of coplanar ones the last.
    private func nearest(_ faces: [(answer: Answer, depth: Double)]) -> Answer? {
        var best: (answer: Answer, depth: Double)?
        for face in faces where face.depth >= (best?.depth ?? -.infinity) - 1e-9 { best = face }
        return best?.answer
    }

    private func flat(_ index: Int, _ p: Vector2) -> (answer: Answer, depth: Double)? {
        let layer = tree.layers[index]
        guard !layer.isHidden, let met = meeting(index, p), layer.isDoubleSided || met.isFront else {
            return nil
        }
        if !layer.masksToBounds || isInside(index, met.own), let inner = first(of: sublayers(index), met.own)
        {
            return (inner, met.depth)
        }
        guard layer.hasContent, isInside(index, met.own) else { return nil }
        return ((index, met.own), met.depth)
    }

    private func space(_ index: Int, _ p: Vector2) -> [(answer: Answer, depth: Double)] {
        let layer = tree.layers[index]
        if layer.isHidden { return [] }
        var faces: [(answer: Answer, depth: Double)] = []
        if layer.hasContent, let met = meeting(index, p), layer.isDoubleSided || met.isFront,
            isInside(index, met.own)
        {
            faces.append(((index, met.own), met.depth))
        }
        for sublayer in sublayers(index).reversed() {
            if tree.layers[sublayer].keepsDepth {
                faces += space(sublayer, p)
            } else if let face = flat(sublayer, p) {
                faces.append(face)
            }
        }
        return faces
    }
}

extension LayerRays {
    /// Returns a random layer.
    static func layer(_ random: inout SeededGenerator, parent: Int?) -> LayerTree.Layer {
        var layer = LayerTree.Layer(
            parent: parent,
            bounds: Rectangle(
                x: random.chance(0.5) ? 0 : random.uniform(-30...30), y: 0, width: random.uniform(20...200),
                height: random.uniform(20...200)),
            position: Vector2(random.uniform(-20...200), random.uniform(-20...200)))
        if random.chance(0.4) { layer.zPosition = random.uniform(-60...60) }
        if random.chance(0.3) { layer.anchorPoint = Vector2(random.unit(), random.unit()) }
        if random.chance(0.1) { layer.anchorPointZ = random.uniform(-40...40) }
        if random.chance(0.6) {
            let axis = Vector3(random.uniform(-1...1), random.uniform(-1...1), random.uniform(-1...1))
            layer.transform = .rotation(random.uniform(-3...3), axis: axis)
        }
        if random.chance(0.3) { layer.sublayerTransform.m34 = -1 / random.uniform(100...800) }
        layer.keepsDepth = random.chance(0.4)
        layer.masksToBounds = random.chance(0.25)
        layer.isDoubleSided = !random.chance(0.2)
        layer.isHidden = random.chance(0.05)
        layer.hasContent = random.chance(0.85)
        return layer
    }

    static let scenes = Generator<LayerRays>(
        draw: { random in
            var layers: [LayerTree.Layer] = []
            for index in 0..<random.integer(1...14) {
                let parent =
                    index == 0 || random.chance(0.1) ? nil : random.integer(max(0, index - 5)...index - 1)
                layers.append(layer(&random, parent: parent))
            }
            var camera = Transform3D.identity
            if random.chance(0.5) { camera.m34 = -1 / random.uniform(200...900) }
            return LayerRays(tree: try! LayerTree(layers), camera: camera)
        },
        shrink: { scene in
            let layers = scene.tree.layers
            // Removes leaves, and resets properties to the defaults.
            var simpler: [[LayerTree.Layer]] = []
            for index in layers.indices where !layers.contains(where: { $0.parent == index }) {
                var fewer = layers
                fewer.remove(at: index)
                for later in fewer.indices {
                    if let parent = fewer[later].parent, parent > index { fewer[later].parent = parent - 1 }
                }
                simpler.append(fewer)
            }
            for index in layers.indices {
                var plain = layers
                plain[index].masksToBounds = false
                plain[index].isDoubleSided = true
                plain[index].hasContent = true
                plain[index].anchorPointZ = 0
                if plain != layers { simpler.append(plain) }
                plain = layers
                plain[index].sublayerTransform = .identity
                if plain != layers { simpler.append(plain) }
                plain = layers
                plain[index].transform = .identity
                if plain != layers { simpler.append(plain) }
            }
            return simpler.compactMap { try? LayerTree($0) }.map { LayerRays(tree: $0, camera: scene.camera) }
        })
}
