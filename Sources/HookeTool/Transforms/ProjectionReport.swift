import HookeGeometry

/// The report of a projected rectangle, as a table and as JSON.
struct ProjectionReport {
    let projection: RectangleProjection

    init(_ projection: RectangleProjection) { self.projection = projection }

    private static let cornerNames = ["top left", "top right", "bottom right", "bottom left"]

    /// The members of a JSON object. Corners are null where one is at or behind the near plane.
    var members: [(String, String)] {
        [
            (
                "corners",
                projection.quad.map { JSONText.array($0.corners.map { JSONText.point($0) }) } ?? "null"
            ),
            ("polygon", JSONText.array(projection.polygon.map { JSONText.point($0) })),
            ("facing", JSONText.string(projection.facing.rawValue)),
            ("clipped", projection.isClipped ? "true" : "false"),
            (
                "box",
                projection.boundingBox.map { JSONText.numbers([$0.minX, $0.minY, $0.width, $0.height]) }
                    ?? "null"
            ),
        ]
    }

    /// Adds the lines to a table.
    func add(to table: inout Table) {
        func text(_ point: Vector2) -> String { Table.list([point.x, point.y]) }
        table.add("facing", projection.isVisible ? projection.facing.rawValue : "not visible")
        if let quad = projection.quad {
            for (name, corner) in zip(Self.cornerNames, quad.corners) { table.add(name, text(corner)) }
        } else if projection.isVisible {
            for (index, corner) in projection.polygon.enumerated() {
                table.add(index == 0 ? "clipped to" : "", text(corner))
            }
        }
        if let box = projection.boundingBox {
            table.add(
                "bounding box",
                "\(text(Vector2(box.minX, box.minY))), \(Table.text(box.width)) by \(Table.text(box.height))")
        }
    }
}

extension JSONText {
    /// A point as an array; null for `nil`.
    static func point(_ point: Vector2?) -> String { point.map { numbers([$0.x, $0.y]) } ?? "null" }
}
