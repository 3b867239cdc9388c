import HookeGeometry

/// A plot of rectangles under perspective: each rectangle flat in the plane of the screen, and its
/// projections.
///
/// - Front faces are filled, back faces are hatched. A dot marks the top-left corner of the rectangle.
/// - Where the near plane cuts a rectangle, edges that continue towards the eye are dashed. The part behind
///   the plane is tinted in the flat rectangle, which is dotted.
///
/// ```swift
/// import HookePreview
///
/// let center = Vector3(200, 110, 0)
/// let camera = try Camera(distance: 500, origin: Vector2(200, 110))
/// let card = QuadPlot.Card(
///     label: "card", rectangle: Rectangle(x: 100, y: 50, width: 200, height: 120),
///     poses: [0, 0.5, 1].map { angle in
///         QuadPlot.Pose(
///             label: "\(angle)", transform: .rotationY(angle).about(center) * camera.transform)
///     })
/// let svg = try QuadPlot([card], eye: camera.origin).svg()
/// ```
public struct QuadPlot: Sendable {
    /// A rectangle and its poses.
    public struct Card: Sendable {
        /// The name in the picture.
        public var label: String
        /// The rectangle in the plane of the screen.
        public var rectangle: Rectangle
        /// The poses, in drawing order.
        public var poses: [Pose]

        /// Creates a card.
        public init(label: String, rectangle: Rectangle, poses: [Pose]) {
            (self.label, self.rectangle, self.poses) = (label, rectangle, poses)
        }
    }

    /// A labelled transform to the screen, including the perspective.
    public struct Pose: Sendable {
        /// The name in the picture; empty for no name.
        public var label: String
        /// The transform from the rectangle's coordinates to the screen.
        public var transform: Transform3D

        /// Creates a pose.
        public init(label: String = "", transform: Transform3D) {
            (self.label, self.transform) = (label, transform)
        }
    }

    /// The cards, in drawing order.
    public let cards: [Card]
    /// The title; `nil` uses the cards' names.
    public let title: String?
    /// The point on the screen opposite the eye, if it is marked.
    public let eye: Vector2?
    /// The smallest w of points in front of the eye.
    public let near: Double

    /// The largest number of cards.
    public static let maximumCardCount = PlotRules.maximumLineCount
    /// The largest number of poses of a card.
    public static let maximumPoseCount = 60

    /// Whether each pose has a cell of its own, all of one scale, instead of lying over the others. More than
    /// ``maximumCellCount`` poses always lie over each other.
    public var isSpread = false
    /// The largest number of cells.
    public static let maximumCellCount = 12

    let projections: [[RectangleProjection]]

    /// Creates a plot of one to six cards.
    ///
    /// - Parameters:
    ///   - cards: The cards, in drawing order.
    ///   - title: The title; `nil` uses the cards' names.
    ///   - eye: The point on the screen opposite the eye, to be marked.
    ///   - near: The smallest w of points in front of the eye; finite and above 0.
    /// - Throws: `PreviewError.badPlot` if
    ///   - there are too few or too many cards or poses,
    ///   - a rectangle or the eye is too large to draw,
    ///   - `near` is not finite and above 0.
    public init(
        _ cards: [Card], title: String? = nil, eye: Vector2? = nil, near: Double = 0x1p-16
    ) throws(PreviewError) {
        try PlotRules.check(cards.count, .cards)
        for card in cards {
            try PlotRules.check(card.poses.count, .poses(of: card.label), most: Self.maximumPoseCount)
            let (origin, size) = (card.rectangle.origin, card.rectangle.size)
            try PlotRules.check(
                card.rectangle.corners.corners.flatMap { [$0.x, $0.y] }, .rectangle(of: card.label)
            ) { _ in "\(origin.x), \(origin.y), \(size.x), \(size.y)" }
        }
        if let eye { try PlotRules.check([eye.x, eye.y], .eye) { _ in "\(eye.x), \(eye.y)" } }
        guard near > 0, near.isFinite else {
            throw .badPlot(field: .near, value: "\(near)", accepted: "a finite number above 0")
        }
        (self.cards, self.title, self.eye, self.near) = (cards, title, eye, near)
        projections = cards.map { card in
            card.poses.map { $0.transform.project(card.rectangle, near: near) }
        }
    }

    /// Returns a self-contained SVG document in the reader's colour scheme, without scripts, fonts or links.
    ///
    /// - Parameters:
    ///   - width: At least 320 pixels.
    ///   - height: At least 280 pixels.
    public func svg(width: Double = 760, height: Double = 540) -> String {
        PlotRules.checkSize(width, height)
        let names = cards.map(\.label).filter { !$0.isEmpty }.joined(separator: ", ")
        let stories = zip(cards, projections).flatMap { card, projections in
            zip(card.poses, projections).map { pose, projection in
                let name = [card.label, pose.label].filter { !$0.isEmpty }.joined(separator: " at ")
                return (name.isEmpty ? "" : name + ": ") + Self.textDescription(of: projection)
            }
        }
        let document = PlotDocument(
            width: width, height: height, title: title ?? names,
            textDescription: stories.joined(separator: "; "),
            subtitle: stories.count == 1 ? Self.textDescription(of: projections[0][0]) : subtitle)
        return document.svg(
            PlotDocument.panel(top: PlotDocument.head, drawn: drawn(width: width, height: height)))
    }

    private var subtitle: String {
        let all = projections.joined()
        func count(_ name: String, _ holds: (RectangleProjection) -> Bool) -> String? {
            let count = all.count(where: holds)
            return count == 0 ? nil : "\(count) \(name)"
        }
        return [
            "\(all.count) poses",
            count("seen from behind") { $0.isVisible && $0.facing == .back },
            count("edge-on") { $0.isVisible && $0.facing == .edge },
            count("cut by the near plane") { $0.isVisible && $0.isClipped },
            count("not seen") { !$0.isVisible },
        ].compactMap { $0 }.joined(separator: ", ")
    }

    private static func textDescription(of projection: RectangleProjection) -> String {
        guard let box = projection.boundingBox else { return "behind the near plane, not seen" }
        let side =
            switch projection.facing {
            case .front: "its front is seen"
            case .back: "its back is seen"
            case .edge: "seen edge-on"
            }
        var parts = [side]
        if projection.isClipped {
            parts.append("cut by the near plane")
        } else {
            parts.append(
                "\(Markup.short(box.width)) by \(Markup.short(box.height)) points at "
                    + "\(Markup.short(box.minX)), \(Markup.short(box.minY))")
        }
        return parts.joined(separator: ", ")
    }
}
