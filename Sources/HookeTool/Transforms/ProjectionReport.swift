import HookeGeometry

extension Report {
    private static let cornerNames = ["top left", "top right", "bottom right", "bottom left"]

    /// The report of a projected rectangle. Corners are null in JSON where one is at or behind the near plane.
    init(_ projection: RectangleProjection) {
        func text(_ point: Vector2) -> String { Table.list([point.x, point.y]) }
        let (corners, box) = (projection.quad?.corners, projection.boundingBox)
        add(field: "corners", corners.map { JSONText.array($0.map { JSONText.point($0) }) } ?? "null")
        add(field: "polygon", JSONText.array(projection.polygon.map { JSONText.point($0) }))
        let facing = projection.facing.rawValue
        add(
            "facing", projection.isVisible ? facing : "not visible", field: "facing",
            json: JSONText.string(facing))
        add(field: "clipped", projection.isClipped ? "true" : "false")
        if let corners {
            for (name, corner) in zip(Self.cornerNames, corners) { add(name, text(corner)) }
        } else if projection.isVisible {
            for (index, corner) in projection.polygon.enumerated() {
                add(index == 0 ? "clipped to" : "", text(corner))
            }
        }
        let words = box.map {
            "\(text(Vector2($0.minX, $0.minY))), \(Table.text($0.width)) by \(Table.text($0.height))"
        }
        add(
            "bounding box", words, field: "box",
            json: box.map { JSONText.numbers([$0.minX, $0.minY, $0.width, $0.height]) } ?? "null")
    }
}

extension JSONText {
    /// A point as an array; null for `nil`.
    static func point(_ point: Vector2?) -> String { point.map { numbers([$0.x, $0.y]) } ?? "null" }
}
