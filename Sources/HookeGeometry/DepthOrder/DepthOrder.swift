/// Flat faces in space, sorted so that painting them one after another shows the nearer ones.
///
/// The order is exact wherever one exists: two faces are compared where they cover the same part of the screen,
/// by their depths there, and all of these comparisons are obeyed together. Sorting by the depth of the centres
/// cannot do that: a large face may lie behind a small one whose centre is farther away.
///
/// - Faces that lie in one plane keep the order they were given in, and so do faces that nothing compares, as
///   far as the others let them.
/// - Faces that pass through each other, and cycles (each partly over the next), have no order. With
///   `splitting` they are cut, by the planes of faces of the same knot, until there is one. Without, a pair that
///   crosses is ordered by the depths at the centroid of what they have in common on the screen; in a cycle that
///   is still left, the face that reaches farthest back goes first. `isExact` says whether that was needed.
/// - Not painted at all: faces behind the near plane, seen edge-on, or without area (`unseen`).
///
/// Which of two faces is nearer is a matter of the eye, not of z. With the images X, Y, Z, W of a face's points
/// (row vectors times `transform` · `camera`), the depth at X/W, Y/W is Z/W, larger for the nearer: for an eye at
/// the distance d it is z/(1 − z/d). Over the screen it is linear on every plane, and so is the difference of two
/// faces, which is why the corners of their common part decide. A camera that lets no depth through
/// (m33 = 0, as of a flattened layer) makes all faces coplanar.
///
/// Two depths count as equal within 32 u times the sum of the |products| that each is made of, times what
/// steepness makes of them; an overlap narrower than the same measure of its position is none. Faces that touch
/// along an edge, as of a box, are so compared as if they did not cross, and nothing depends on units.
///
/// The bound grows where a face comes near the eye: one that passes the eye and is longer than about 1e12 times its
/// distance may be lost to it, and count as unseen.
///
/// n faces of which k pairs overlap along x: O(n log n + k) time, at worst O(n²); a sweep along x finds the
/// pairs. Splitting compares the faces of each knot again after each cut; a knot of m faces makes at most about
/// m³/2 pieces.
///
/// See docs/depth-order.md. After Newell, Newell and Sancha (1972) and, for the cuts, Fuchs, Kedem and Naylor
/// (1980).
public struct DepthOrder: Hashable, Sendable {
    /// A rectangle of the plane z = 0 under a transform.
    public struct Face: Hashable, Sendable {
        /// From the face's own coordinates to the space that the camera sees.
        public var transform: Transform3D
        /// What there is of its plane, in its own coordinates.
        public var rectangle: Rectangle

        /// A rectangle of the plane z = 0 under a transform.
        public init(transform: Transform3D, rectangle: Rectangle) {
            self.transform = transform
            self.rectangle = rectangle
        }
    }

    /// A convex part of a face, or all of it, to be painted in its turn.
    public struct Piece: Hashable, Sendable {
        /// The index of the face it is of.
        public let source: Int
        /// Its corners in the face's own plane, in the order of the rectangle's.
        public let outline: [Vector2]
        /// The same corners on the screen.
        public let polygon: [Vector2]
    }

    /// What is seen, from back to front. Without splitting, each face that is seen is here once.
    public let pieces: [Piece]
    /// The indices of the faces of which nothing is seen, in ascending order.
    public let unseen: [Int]
    /// Whether each piece is painted after all that is behind it. Always with splitting; without, `false` when
    /// faces pass through each other or overlap in a cycle.
    public let isExact: Bool

    /// The faces' indices from back to front: `source` of each piece.
    public var order: [Int] { pieces.map { $0.source } }

    /// Sorts faces from back to front.
    ///
    /// - Parameters:
    ///   - faces: in the order that coplanar ones keep; may be empty.
    ///   - camera: what all of them are seen through, multiplied on after each face's transform. It keeps depth:
    ///     z to the viewer.
    ///   - splitting: whether faces are cut where no order exists.
    ///   - near: the smallest W that counts as in front of the eye, as in `Transform3D.project(_:near:)`. Above 0
    ///     and finite.
    /// - Throws: `HookeError.badElement` with the face's index when a number of `transform` or `rectangle` is not
    ///   finite, or an image is beyond the range of doubles; `HookeError.badElement` with the index of the field
    ///   when `camera` is not finite. Singular transforms are no error: what they flatten is unseen.
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
