import Foundation
import HookeAssets
import HookeGeometry
import HookeTransitions
import TestSupport
import Testing

@testable import HookePreview

@Suite struct AffineCellTests {
    private let screen = Rectangle(x: 0, y: 0, width: 390, height: 844)
    private let box = Rectangle(x: 0, y: 0, width: 300, height: 540)

    private func card(_ degrees: Double) -> ProjectedView {
        SampleRecordings.snapshot([SampleRecordings.card(1, "card", degrees * .pi / 180, color: .white)])
            .shownViews[0]
    }

    /// Returns the screen position of a point of the card, from its own rotation and projection.
    private func place(_ point: Point, _ degrees: Double) -> Point {
        SampleRecordings.turned([point + Point(45, 152)], by: degrees * .pi / 180)[0]
    }

    @Test(arguments: [20, 45, 70, 85, -70.0])
    func `Each cell is within the tolerance of the perspective, and together they cover the card`(
        _ degrees: Double
    ) throws {
        let view = card(degrees)
        for tolerance in [0.25, 0.55, 2] {
            let cells = AffineCell.cells(of: box, view.toScreen, within: tolerance, seenIn: screen)
            let regions = cells.map { Polygon($0.region ?? []) }
            var (worst, worstBelow) = (Worst<Point>(), Worst<Point>())
            var area = 0.0
            var random = SeededGenerator(seed: 5)
            for _ in 0..<1_000 {
                let point = Point(random.uniform(0...300), random.uniform(0...540))
                let expected = place(point, degrees)
                guard expected.x > 0, expected.x < 390, expected.y > 0, expected.y < 844 else { continue }
                let near = zip(cells, regions).filter { $1.contains([expected], slack: 0) }.map(\.0)
                let errors = near.map { ($0.map.transform(point) - expected).norm }
                #expect((1...6).contains(near.count), "\(point) is in \(near.count) cells")
                // The last one is seen.
                worst.note(errors.last ?? .nan, point)
                worstBelow.note(errors.max() ?? .nan, point)
            }
            for region in regions { area += region.doubledArea.magnitude / 2 }
            #expect(worst.error <= tolerance, "\(worst)")
            // A cell reaches under its neighbours, where its error is larger.
            #expect(worstBelow.error <= 8 * tolerance, "\(worstBelow)")
            let whole: Double = 390 * 844
            #expect(area < 1.5 * whole)
            #expect(cells.count < 1_500)
        }
    }

    @Test func `An affine map is one cell, also where the box has no area or leaves the screen`() throws {
        let node = SampleRecordings.view(1, "", 1_000, 0, 0, 9, color: nil)
        let view = SampleRecordings.snapshot([node]).shownViews[0]
        let cells = AffineCell.cells(
            of: Rectangle(x: 0, y: 0, width: 0, height: 9), view.toScreen, within: 0.25, seenIn: screen)
        #expect(cells.map(\.map) == [Affine2D(a: 1, b: 0, c: 0, d: 1, tx: 1_000, ty: 0)])
        #expect(cells[0].region == nil)
    }

    @Test func `Behind the eye and outside the window there are no cells`() throws {
        let near = SampleRecordings.view(1, "", -405, 152, 1_200, 540, color: nil, turn: -1.2)
        let view = SampleRecordings.snapshot([near]).shownViews[0]
        let all = Rectangle(x: 0, y: 0, width: 1_200, height: 540)
        let cells = AffineCell.cells(of: all, view.toScreen, within: 0.25, seenIn: screen)
        #expect(cells.count > 10 && cells.count < 3_000)
        for cell in cells {
            let bounds = try #require(Polygon(cell.region ?? []).bounds)
            #expect(bounds.low.x < 391 && bounds.high.x > -1 && bounds.low.y < 845 && bounds.high.y > -1)
        }
        var broken = view.toScreen
        broken.m14 = .nan
        #expect(AffineCell.cells(of: all, broken, within: 0.25, seenIn: screen).isEmpty)
    }

    /// A board of 6 by 9 black dots on white, as the picture of the card.
    private static let dots = (0..<54).map { (index: Int) -> Point in
        let (column, row) = (Double(index % 6), Double(index / 6))
        return Point(25 + 50 * column, 30 + 60 * row)
    }

    /// Returns the centroid of a dot of 8 points on the screen: of its area, not of its centre.
    private func centroid(_ dot: Point, _ degrees: Double) -> Point {
        var (sum, weight) = (Point.zero, 0.0)
        for x in stride(from: -7.75, through: 7.75, by: 0.5) {
            for y in stride(from: -7.75, through: 7.75, by: 0.5) where x * x + y * y <= 64 {
                let point = dot + Point(x, y)
                let (a, b) = (place(point - Point(0.01, 0), degrees), place(point + Point(0.01, 0), degrees))
                let (c, d) = (place(point - Point(0, 0.01), degrees), place(point + Point(0, 0.01), degrees))
                let area = ((b - a).x * (d - c).y - (b - a).y * (d - c).x).magnitude
                sum += place(point, degrees) * area
                weight += area
            }
        }
        return sum / weight
    }

    /// Draws the board on a screen of 175 by 379 pixels, and returns the picture with two pixels for each.
    private func board(_ degrees: Double, tolerance: Double = 0.25) throws -> RasterImage {
        let circles = Self.dots.map { "<circle cx=\"\($0.x)\" cy=\"\($0.y)\" r=\"8\"/>" }.joined()
        let board = """
            <svg xmlns="http://www.w3.org/2000/svg" width="300" height="540">\
            <rect width="300" height="540" fill="#fff"/>\(circles)</svg>
            """
        var node = SampleRecordings.card(1, "card", degrees * .pi / 180, color: .black, radius: 0)
        let uri = "data:image/svg+xml;base64,\(Data(board.utf8).base64EncodedString())"
        var shape = LayerShape()
        shape.contents = LayerImage(uri: uri, size: Point(300, 540))
        node.state.shape = shape
        let frame = Frame(
            time: 0, phase: .playing, fraction: 0, fractionVelocity: 0,
            snapshot: SampleRecordings.snapshot([node]))
        let recording = SceneRecording(size: CGSize(width: 390, height: 844), frames: [frame])
        var drawing = SceneDrawing(recording, scale: Self.scale)
        drawing.tolerance = tolerance
        let screen = drawing.placed(drawing.screen(0), at: .zero)
        let page = """
            <!DOCTYPE html><style>body { margin: 0 } svg { display: block } .bezel { fill: none }</style>
            <svg xmlns="http://www.w3.org/2000/svg" width="200" height="400">\(drawing.defs)\(screen)</svg>
            """
        return try #require(RasterImage(png: Browser.screenshot(page, width: 600, height: 500)))
    }

    private static let scale = 175.0 / 390

    /// Returns the position of a point of the card in that picture.
    private func pixels(_ point: Point, _ degrees: Double) -> Point { 2 * place(point, degrees) * Self.scale }

    private func darkness(_ shot: RasterImage, _ x: Int, _ y: Int) -> Double {
        255 - Double(shot.pixels[3 * (y * shot.width + x) + 1])
    }

    /// Returns the largest distance of a drawn dot from where the homography has it, in pixels of the screen.
    private func worst(_ shot: RasterImage, _ degrees: Double) throws -> Worst<Point> {
        var worst = Worst<Point>()
        for dot in Self.dots {
            let cell = Polygon(
                [Point(-16, -16), Point(16, -16), Point(16, 16), Point(-16, 16)]
                    .map { pixels(dot + $0, degrees) })
            let (low, high) = try #require(cell.bounds)
            var (sum, weight) = (Point.zero, 0.0)
            for y in Int(low.y)...Int(high.y) {
                for x in Int(low.x)...Int(high.x) {
                    let middle = Point(Double(x) + 0.5, Double(y) + 0.5)
                    guard cell.contains([middle], slack: 0.5) else { continue }
                    sum += middle * darkness(shot, x, y)
                    weight += darkness(shot, x, y)
                }
            }
            worst.note((sum / weight - 2 * centroid(dot, degrees) * Self.scale).norm / 2, dot)
        }
        return worst
    }

    @Test(
        .enabled(if: Browser.path != nil, "Chromium is not installed: pictures are not tried in a browser"),
        arguments: [70, -70, 45.0])
    func `A picture in perspective is where the homography is, within a quarter of a pixel`(
        _ degrees: Double
    ) throws {
        let shot = try board(degrees)
        let worst = try worst(shot, degrees)
        // Worst error measured: 0.102 pixels, at -70°.
        #expect(worst.error <= 0.25, "\(worst)")
        // No gap between cells lets the black card shine through: halfway between the dots all is white.
        for dot in Self.dots where dot.x < 270 && dot.y < 500 {
            let point = pixels(dot + Point(25, 30), degrees)
            #expect(darkness(shot, Int(point.x), Int(point.y)) <= 2, "\(dot)")
        }
        // Larger cells are seen to be wrong.
        #expect(try self.worst(board(degrees, tolerance: 2), degrees).error > 0.4)
    }
}
