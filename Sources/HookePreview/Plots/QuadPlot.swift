import HookeGeometry

/// Rectangles under perspective as one picture: each as it lies in the plane of the screen, and as it is seen.
///
/// Fronts are filled, backs hatched; a dot marks the corner that was the top left one. Where the near plane cuts, the
/// edges that go on towards the eye are dashed, and the part behind it is tinted in the rectangle as it lies, dotted.
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
    /// A rectangle, and the poses in which it is seen.
    public struct Card: Sendable {
        /// Its name in the picture.
        public var label: String
        /// As it lies in the plane of the screen.
        public var rectangle: Rectangle
        /// Where it is seen, in the order in which they are drawn.
        public var poses: [Pose]

        /// A card from its parts.
        public init(label: String, rectangle: Rectangle, poses: [Pose]) {
            self.label = label
            self.rectangle = rectangle
            self.poses = poses
        }
    }

    /// A transform to the screen, the eye's perspective included, and what to call it.
    public struct Pose: Sendable {
        /// Its name in the picture; empty for none.
        public var label: String
        /// From the rectangle's coordinates to the screen.
        public var transform: Transform3D

        /// A pose from its parts.
        public init(label: String = "", transform: Transform3D) {
            self.label = label
            self.transform = transform
        }
    }

    /// The cards, in the order in which they are drawn.
    public let cards: [Card]
    /// The picture's title; the cards' names without one.
    public let title: String?
    /// The point that the eye is before, if it is to be marked.
    public let eye: Vector2?
    /// The least w that counts as in front.
    public let near: Double

    /// How many cards can be told apart.
    public static let mostCards = PlotRules.mostLines
    /// How many poses of a card can be told apart.
    public static let mostPoses = 60

    let projections: [[RectangleProjection]]

    /// A plot of one to six cards.
    ///
    /// - Parameters:
    ///   - cards: What is drawn.
    ///   - title: The picture's title; the cards' names without one.
    ///   - eye: The point that the eye is before, to be marked.
    ///   - near: The least w that counts as in front, above 0 and finite.
    /// - Throws: `PreviewError.badPlot` for too few or too many cards or poses, a rectangle or an eye that is too large to
    ///   be drawn, and a near plane that is none.
    public init(
        _ cards: [Card], title: String? = nil, eye: Vector2? = nil, near: Double = 0x1p-16
    ) throws(PreviewError) {
        try PlotRules.check(cards.count, .cards)
        for card in cards {
            try PlotRules.check(card.poses.count, .poses(of: card.label), most: Self.mostPoses)
            let (origin, size) = (card.rectangle.origin, card.rectangle.size)
            try PlotRules.check(
                card.rectangle.corners.corners.flatMap { [$0.x, $0.y] }, .rectangle(of: card.label)
            ) { _ in "\(origin.x), \(origin.y), \(size.x), \(size.y)" }
        }
        if let eye { try PlotRules.check([eye.x, eye.y], .eye) { _ in "\(eye.x), \(eye.y)" } }
        guard near > 0, near.isFinite else {
            throw .badPlot(field: .near, value: "\(near)", accepted: "a finite number above 0")
        }
        self.cards = cards
        self.title = title
        self.eye = eye
        self.near = near
        projections = cards.map { card in
            card.poses.map { $0.transform.project(card.rectangle, near: near) }
        }
    }

    /// The plot as an SVG document of its own, light or dark as the reader prefers: no script, no font, no link.
    ///
    /// - Parameters:
    ///   - width: In pixels, at least 320.
    ///   - height: In pixels, at least 280.
    public func svg(width: Double = 760, height: Double = 540) -> String {
        PlotRules.checkSize(width, height)
        let names = cards.map(\.label).filter { !$0.isEmpty }.joined(separator: ", ")
        let stories = zip(cards, projections).flatMap { card, projections in
            zip(card.poses, projections).map { pose, projection in
                let name = [card.label, pose.label].filter { !$0.isEmpty }.joined(separator: " at ")
                return (name.isEmpty ? "" : name + ": ") + Self.story(of: projection)
            }
        }
        let document = PlotDocument(
            width: width, height: height, title: title ?? names, story: stories.joined(separator: "; "),
            subtitle: stories.count == 1 ? Self.story(of: projections[0][0]) : subtitle)
        return document.svg(
            PlotDocument.panel(top: PlotDocument.head, drawn: drawn(width: width, height: height)))
    }

    /// What there is to say about all poses.
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

    /// A projection in words.
    private static func story(of projection: RectangleProjection) -> String {
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
