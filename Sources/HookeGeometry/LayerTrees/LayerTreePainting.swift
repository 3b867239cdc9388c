/// Traverses a layer tree in painting order.
struct LayerPainting {
    /// A half plane: the points with x·(own x) + y·(own y) + z ≥ 0.
    typealias HalfPlane = SIMD3<Double>
    typealias Vertex = DepthFace.Vertex

    /// A part of a layer that is painted at one time.
    struct Part {
        var layer: Int
        var outline: [Vertex]
        var isFullyInFrontOfEyes: Bool
    }

    private enum Step {
        case visit(Int)
        /// The end of a flat layer in a space with depth, and the start of its parts.
        case closeFace(Int, start: Int)
        /// The end of a space with depth.
        case closeSpace
    }

    /// A space with depth during its traversal: its faces, and the ranges of their parts.
    private struct Space {
        var start: Int
        var faces: [(layer: Int, parts: Range<Int>)] = []
    }

    let tree: LayerTree
    let splitting: Bool
    let near: Double
    let placements: [LayerTree.Placement]
    /// The painted parts, from back to front.
    private(set) var painted: [Part] = []
    /// For each layer, the sublayers in painting order; for the screen, the roots.
    private var sublayers: [[Int]]
    private var roots: [Int]
    /// For each flat layer, in its coordinates: the half planes in front of eyes and inside masks that its
    /// content has to lie in.
    private var eyeLimits: [[HalfPlane]]
    private var inMasks: [[HalfPlane]]

    init(tree: LayerTree, camera: Transform3D, splitting: Bool, near: Double) {
        self.tree = tree
        self.splitting = splitting
        self.near = near
        placements = tree.placements(camera: camera)
        let layers = tree.layers
        sublayers = Array(repeating: [], count: layers.count)
        roots = []
        for (index, layer) in layers.enumerated() {
            if let parent = layer.parent { sublayers[parent].append(index) } else { roots.append(index) }
        }
        func sort(_ indices: inout [Int]) {
            indices.sort { (layers[$0].zPosition, $0) < (layers[$1].zPosition, $1) }
        }
        sort(&roots)
        for index in sublayers.indices where sublayers[index].count > 1 { sort(&sublayers[index]) }
        eyeLimits = Array(repeating: [], count: layers.count)
        inMasks = eyeLimits
    }

    mutating func paint() {
        var steps = roots.reversed().map(Step.visit)
        var spaces: [Space] = []
        while let step = steps.popLast() {
            switch step {
            case .visit(let index): visit(index, &steps, &spaces)
            case .closeFace(let index, let start):
                if start < painted.count {
                    spaces[spaces.count - 1].faces.append((index, start..<painted.count))
                }
            case .closeSpace:
                if let space = spaces.popLast() { arrange(space) }
            }
        }
    }

    private mutating func visit(_ index: Int, _ steps: inout [Step], _ spaces: inout [Space]) {
        let layer = tree.layers[index]
        if layer.isHidden { return }
        let isInSpace = layer.parent.map { tree.layers[$0].keepsDepth } ?? false
        if layer.keepsDepth, !isInSpace {
            spaces.append(Space(start: painted.count))
            steps.append(.closeSpace)
        }
        let isCulled = !layer.isDoubleSided && placements[index].toPlane.planeDeterminant() < 0
        if isCulled, !layer.keepsDepth { return }
        let start = painted.count
        if layer.keepsDepth || isInSpace { steps.append(.closeFace(index, start: start)) }
        limit(index)
        let outline = outline(of: index)
        if layer.hasContent, !isCulled, let outline { painted.append(outline) }
        if layer.keepsDepth {
            // Its own face ends here; its sublayers are separate faces.
            steps.removeLast()
            if start < painted.count { spaces[spaces.count - 1].faces.append((index, start..<painted.count)) }
        } else if layer.masksToBounds {
            if outline == nil { return }
            mask(index)
        }
        for sublayer in sublayers[index].reversed() { steps.append(.visit(sublayer)) }
    }
}

// MARK: Clipping

extension LayerPainting {
    /// Sets the limits of the layer's plane: the eye of its enclosing flat layer, and that layer's limits.
    private mutating func limit(_ index: Int) {
        let placement = placements[index]
        let map = placement.toPlane
        if let plane = placement.plane {
            eyeLimits[index] = eyeLimits[plane].map { $0.pulledBack(through: map) }
            inMasks[index] = inMasks[plane].map { $0.pulledBack(through: map) }
        }
        // Without perspective the distance from the eye is constant.
        let eye = HalfPlane(map.m14, map.m24, map.m44 - near)
        if eye.x != 0 || eye.y != 0 || !(eye.z >= 0) { eyeLimits[index].append(eye) }
    }

    /// Adds the layer's bounds to the limits of its sublayers, and removes masks that contain the bounds.
    private mutating func mask(_ index: Int) {
        let bounds = tree.layers[index].bounds
        let corners = bounds.corners.corners
        inMasks[index].removeAll { limit in corners.allSatisfy { limit.value(at: $0) >= 0 } }
        inMasks[index] += [
            HalfPlane(1, 0, -bounds.minX), HalfPlane(-1, 0, bounds.maxX),
            HalfPlane(0, 1, -bounds.minY), HalfPlane(0, -1, bounds.maxY),
        ]
    }

    /// Returns the visible part of a layer's bounds; `nil` if there is none.
    private func outline(of index: Int) -> Part? {
        let bounds = tree.layers[index].bounds
        let map = placements[index].toScreen
        guard !bounds.isEmpty, map.planeDeterminant() != 0 else { return nil }
        let corners = bounds.corners.corners
        var part = Part(
            layer: index, outline: corners.map { Vertex(own: $0, image: map.homogeneous($0)) },
            isFullyInFrontOfEyes: corners.allSatisfy { corner in
                eyeLimits[index].allSatisfy { $0.value(at: corner) >= 0 }
            })
        part.clip(eyeLimits[index])
        part.clip(inMasks[index])
        return part.isVisible ? part : nil
    }
}

// MARK: Spaces with depth

extension LayerPainting {
    /// Sorts the faces of a space by depth, and cuts their parts where faces are cut.
    private mutating func arrange(_ space: Space) {
        guard space.faces.count > 1 else { return }
        let images = space.faces.indices.map { index in
            DepthImage(
                source: index, transform: placements[space.faces[index].layer].toPlane,
                outline: extent(of: space.faces[index]), near: near)
        }
        let faces = DepthFace.faces(of: images.filter { !$0.vertices.isEmpty && $0.isFinite })
        // A face that cannot be compared covers nothing in its plane; it is painted first.
        var isCompared = Array(repeating: false, count: images.count)
        for face in faces { isCompared[face.source] = true }
        var arranged: [Part] = []
        for (index, face) in space.faces.enumerated() where !isCompared[index] {
            arranged += painted[face.parts]
        }
        for piece in DepthSorting.sorted(faces, splitting: splitting).faces {
            let face = space.faces[piece.source]
            let whole = images[piece.source].vertices.map { $0.own }
            let outline = piece.vertices.map { $0.own }
            if outline == whole {
                arranged += painted[face.parts]
                continue
            }
            let edges = Self.halfPlanes(round: outline)
            var known: [Int: Transform3D] = [:]
            for var part in painted[face.parts] {
                let map = toPlane(part.layer, of: face.layer, known: &known)
                part.clip(edges.map { $0.pulledBack(through: map) })
                if part.isVisible { arranged.append(part) }
            }
        }
        painted.replaceSubrange(space.start..., with: arranged)
    }

    /// Returns what a face covers of its plane: its outline, or the bounding box of everything painted in it.
    private func extent(of face: (layer: Int, parts: Range<Int>)) -> [Vector2] {
        if face.parts.count == 1, painted[face.parts.lowerBound].layer == face.layer {
            return painted[face.parts.lowerBound].outline.map { $0.own }
        }
        var points: [Vector2] = []
        var known: [Int: Transform3D] = [:]
        for part in painted[face.parts] {
            let map = toPlane(part.layer, of: face.layer, known: &known)
            for vertex in part.outline { points.append(map.homogeneous(vertex.own).screen) }
        }
        return Rectangle(enclosing: points)?.corners.corners ?? []
    }

    /// Returns the transform from a layer's plane to that of an enclosing flat layer. `known` caches the
    /// results on the path, so that each layer of a face needs one product.
    private func toPlane(_ layer: Int, of ancestor: Int, known: inout [Int: Transform3D]) -> Transform3D {
        var path: [Int] = []
        var index = layer
        while index != ancestor, known[index] == nil, let plane = placements[index].plane {
            path.append(index)
            index = plane
        }
        var map = known[index] ?? .identity
        for index in path.reversed() {
            map = placements[index].toPlane.flattened().concatenating(map)
            known[index] = map
        }
        return map
    }

    /// Returns the half planes whose intersection is a convex outline. Ignores edges about as short as
    /// rounding.
    private static func halfPlanes(round outline: [Vector2]) -> [HalfPlane] {
        var area = 0.0
        var length = 0.0
        for index in outline.indices {
            let (a, b) = (outline[index] - outline[0], outline[(index + 1) % outline.count] - outline[0])
            area += a.x * b.y - a.y * b.x
            length += (b - a).x.magnitude + (b - a).y.magnitude
        }
        var result: [HalfPlane] = []
        for index in outline.indices {
            let start = outline[index]
            let edge = (outline[(index + 1) % outline.count] - start) * (area < 0 ? -1 : 1)
            if edge.x.magnitude + edge.y.magnitude <= 1e-9 * length { continue }
            result.append(HalfPlane(-edge.y, edge.x, edge.y * start.x - edge.x * start.y))
        }
        return result
    }
}

extension LayerPainting.Part {
    /// Whether the outline has an area and finite corners.
    var isVisible: Bool {
        outline.count >= 3 && outline.allSatisfy { (($0.image / $0.image.w) * 0).sum() == 0 }
    }

    /// Clips the outline to the half planes (Sutherland and Hodgman 1974).
    mutating func clip(_ limits: [LayerPainting.HalfPlane]) {
        for limit in limits {
            if outline.allSatisfy({ limit.value(at: $0.own) >= 0 }) { continue }
            var kept: [LayerPainting.Vertex] = []
            for (index, from) in outline.enumerated() {
                let to = outline[index + 1 == outline.count ? 0 : index + 1]
                let (a, b) = (limit.value(at: from.own), limit.value(at: to.own))
                if a >= 0 { kept.append(from) }
                if (a > 0 && b < 0) || (a < 0 && b > 0) {
                    // The same corner for both directions of the edge.
                    kept.append(a > 0 ? from.toward(to, a / (a - b)) : to.toward(from, b / (b - a)))
                }
            }
            outline = kept.count < 3 ? [] : kept
        }
    }
}

extension SIMD3<Double> {
    /// Returns the value of a linear function of the plane at a point; at least 0 in the half plane.
    @inline(__always)
    fileprivate func value(at point: Vector2) -> Double { (point.x * x + point.y * y) + z }

    /// Returns the half plane of points whose images under a map of planes are in this one.
    fileprivate func pulledBack(through map: Transform3D) -> Self {
        func value(_ row: SIMD4<Double>) -> Double { (row.x * x + row.y * y) + row.w * z }
        return Self(value(map.row1), value(map.row2), value(map.row4))
    }
}
