/// Flat faces in space, sorted from back to front for painting.
///
/// The order is exact wherever one exists: faces are compared by their depths on the part of the screen that
/// both cover. Sorting by the depth of centers cannot do this, as a large face may be behind a small one with
/// a farther center.
///
/// - Coplanar faces, and faces that no comparison relates, keep the given order as far as the others allow.
/// - Faces that intersect, and cycles of overlapping faces, have no order. With `splitting` they are cut by
///   the planes of faces of the same cycle until there is one. Without it, an intersecting pair is ordered by
///   the depths at the centroid of the common part on the screen; in a remaining cycle, the face that extends
///   farthest back precedes the others of the cycle. `isExact` reports this.
/// - Faces behind the near plane, edge-on or without area are not painted (`unseen`).
///
/// Depth is relative to the eye, not z. A point, a row vector, times `transform` · `camera` is (X, Y, Z, W).
/// Its depth at (X/W, Y/W) is Z/W, larger for nearer points: z/(1 − z/d) for an eye at the distance d. On
/// each plane it is linear over the screen, and so is the difference between two faces; the corners of their
/// common part decide. With a camera that removes depth (m33 = 0, as for a flattened layer) all faces are
/// coplanar.
///
/// - Two depths are equal within 32 u times the sum of their |products|, scaled by the steepness. An overlap
///   narrower than the same bound of its position is ignored. Faces that share an edge, as in a box,
///   therefore do not intersect, and units do not matter.
/// - The bound grows near the eye: a face that passes the eye and is longer than about 1e12 times its
///   distance may count as unseen.
/// - n faces with k pairs that overlap along x: O(n log n + k), worst O(n²), by a sweep along x. Splitting
///   compares the faces of each cycle again after each cut; a cycle of m faces gives at most about m³/2
///   pieces.
///
/// See docs/internals/depth-order.md. After Newell, Newell and Sancha (1972) and, for the cuts, Fuchs, Kedem and Naylor
/// (1980).
public struct DepthOrder: Hashable, Sendable {
    /// A rectangle of the plane z = 0 under a transform.
    public struct Face: Hashable, Sendable {
        /// From the face's own coordinates to the camera's space.
        public var transform: Transform3D
        /// The face in its own coordinates.
        public var rectangle: Rectangle

        /// Creates a rectangle of the plane z = 0 under a transform.
        public init(transform: Transform3D, rectangle: Rectangle) {
            self.transform = transform
            self.rectangle = rectangle
        }
    }

    /// A convex part of a face, or all of it, with a position in the painting order.
    public struct Piece: Hashable, Sendable {
        /// The index of its face.
        public let source: Int
        /// Its corners in the face's own plane, in the rectangle's order.
        public let outline: [Vector2]
        /// The same corners on the screen.
        public let polygon: [Vector2]
    }

    /// The visible pieces, from back to front. Without splitting, each visible face occurs once.
    public let pieces: [Piece]
    /// The indices of the invisible faces, in ascending order.
    public let unseen: [Int]
    /// Whether each piece follows everything behind it. Always true with splitting; otherwise `false` when
    /// faces intersect or overlap in a cycle.
    public let isExact: Bool

    /// The faces' indices from back to front: `source` of each piece.
    public var order: [Int] { pieces.map { $0.source } }

    /// Sorts faces from back to front.
    ///
    /// - Parameters:
    ///   - faces: the faces, in the order for coplanar ones; may be empty.
    ///   - camera: concatenated after each face's transform. It has to keep depth: z towards the viewer.
    ///   - splitting: whether faces are cut where no order exists.
    ///   - near: the smallest W in front of the eye, as in `Transform3D.project(_:near:)`. Above 0 and
    ///     finite.
    /// - Throws: `HookeError.badElement` with the face's index when a number of `transform` or `rectangle` is
    ///   not finite, or an image is beyond the range of doubles; with the field's index when `camera` is not
    ///   finite. Singular transforms are accepted; faces that they flatten are unseen.
    public init(
        _ faces: [Face], camera: Transform3D = .identity, splitting: Bool = false, near: Double = 0x1p-16
    ) throws(HookeError) {
        precondition(near > 0 && near.isFinite, "near is \(near); accepted: a finite number above 0")
        if let field = camera.elements.firstIndex(where: { !$0.isFinite }) {
            throw .badElement(
                field: "camera", index: field, value: camera.elements[field], accepted: "a finite number")
        }
        var seen: [DepthImage] = []
        var unseen: [Int] = []
        for (index, face) in faces.enumerated() {
            let r = face.rectangle
            let numbers = face.transform.elements + [r.origin.x, r.origin.y, r.size.x, r.size.y]
            if let bad = numbers.first(where: { !$0.isFinite }) {
                throw .badElement(field: "faces", index: index, value: bad, accepted: "finite numbers")
            }
            let image = DepthImage(
                source: index, transform: face.transform, camera: camera, outline: r.corners.corners,
                near: near)
            guard image.isFinite else {
                throw .badElement(
                    field: "faces", index: index, value: .infinity,
                    accepted: "an image within the range of doubles")
            }
            if image.vertices.isEmpty { unseen.append(index) } else { seen.append(image) }
        }
        let drawn = DepthFace.faces(of: seen)
        let sorted = DepthSorting.sorted(drawn, splitting: splitting)
        let known = Set(drawn.map { $0.source })
        unseen += seen.map { $0.source }.filter { !known.contains($0) }
        self.unseen = unseen.sorted()
        pieces = sorted.faces.map { face in
            Piece(
                source: face.source, outline: face.vertices.map { $0.own },
                polygon: face.vertices.map { $0.image.screen })
        }
        isExact = sorted.isExact
    }
}

#if !hasFeature(Embedded)
    extension DepthOrder.Face: Codable {}
    extension DepthOrder.Piece: Codable {}
#endif
