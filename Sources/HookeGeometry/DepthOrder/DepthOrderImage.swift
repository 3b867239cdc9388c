/// A convex outline of a plane under transform and camera, clipped at the near plane: a face before the
/// choice of common units.
struct DepthImage {
    /// The index of the face in the input.
    let source: Int
    /// Transform times camera.
    let matrix: Transform3D
    /// The sums of |products| for each field of `matrix`.
    let magnitudes: Transform3D
    /// The corners in front of the near plane; empty when nothing is, or the outline has no area.
    let vertices: [DepthFace.Vertex]

    init(
        source: Int, transform: Transform3D, camera: Transform3D = .identity, outline: [Vector2], near: Double
    ) {
        self.source = source
        matrix = transform.concatenating(camera)
        magnitudes = transform.absolute.concatenating(camera.absolute)
        guard let box = Rectangle(enclosing: outline), !box.isEmpty else {
            vertices = []
            return
        }
        let map = matrix
        vertices = Self.clipped(outline.map { .init(own: $0, image: map.homogeneous($0)) }, toNear: near)
    }

    /// Whether all numbers are finite.
    var isFinite: Bool {
        matrix.isFinite && magnitudes.isFinite
            && vertices.allSatisfy { (($0.image / $0.image.w) * 0).sum() == 0 }
    }

    /// The largest |x| or |y|, and the largest |z|, in points.
    var extent: (screen: Double, depth: Double) {
        var screen = 0.0
        var depth = 0.0
        for vertex in vertices {
            let point = vertex.image / vertex.image.w
            screen = max(screen, point.x.magnitude, point.y.magnitude)
            depth = max(depth, point.z.magnitude)
        }
        return (screen, depth)
    }

    /// Clips at the near plane like `Transform3D.project(_:near:)`, but in plain doubles and with depth.
    private static func clipped(_ corners: [DepthFace.Vertex], toNear near: Double) -> [DepthFace.Vertex] {
        if corners.allSatisfy({ $0.image.w >= near }) { return corners }
        var kept: [DepthFace.Vertex] = []
        for (index, from) in corners.enumerated() {
            let to = corners[index + 1 == corners.count ? 0 : index + 1]
            if from.image.w >= near { kept.append(from) }
            if (from.image.w >= near) != (to.image.w >= near), from.image.w.isFinite, to.image.w.isFinite {
                let (inside, outside) = from.image.w >= near ? (from, to) : (to, from)
                var cut = inside.toward(
                    outside, (inside.image.w - near) / (inside.image.w - outside.image.w))
                cut.image.w = near
                cut.reach = pointwiseMax(from.own.absolute, to.own.absolute)
                kept.append(cut)
            }
        }
        return kept.count < 3 ? [] : kept
    }
}

extension Transform3D {
    /// The magnitudes of the fields.
    var absolute: Transform3D {
        Transform3D(row1: row1.absolute, row2: row2.absolute, row3: row3.absolute, row4: row4.absolute)
    }
}
