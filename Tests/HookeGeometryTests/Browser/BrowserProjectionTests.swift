import TestSupport
import Testing

@testable import Hooke
@testable import HookeGeometry

/// Projected corners and hits of rectangles, compared with a browser.
@Suite(.enabled(if: Browser.path != nil, "Chromium is not installed: no corner is compared with a browser's"))
struct BrowserProjectionTests {
    /// A card on a page of 400 by 400 in front of an eye; its CSS and `turn` use the same functions.
    private struct Pose: Encodable {
        var distance: Double
        /// The perspective origin, on the page.
        var eye: [Double]
        /// x, y, width and height on the page.
        var card: [Double]
        /// The transform origin, in the card.
        var pivot: [Double]
        /// Radians about x, y and z.
        var angles: [Double]
        var scale: [Double]
        var shift: [Double]
        /// The points of the page for hit tests.
        var points: [[Double]] = []

        var rectangle: Rectangle { Rectangle(x: card[0], y: card[1], width: card[2], height: card[3]) }

        /// The card's map to the page: rotated about the pivot, then projected.
        func transform() throws -> Transform3D {
            let turn =
                Transform3D.scale(x: scale[0], y: scale[1], z: scale[2])
                * .rotationZ(angles[2]) * .rotationY(angles[1]) * .rotationX(angles[0])
                * .translation(x: shift[0], y: shift[1], z: shift[2])
            let pivoted = turn.about(Vector3(card[0] + pivot[0], card[1] + pivot[1], 0))
            let camera = try Transform3D.perspective(distance: distance).about(Vector3(eye[0], eye[1], 0))
            return pivoted * camera
        }
    }

    private struct Answer: Decodable {
        /// The positions of children without a size, at the card's corners.
        var corners: [[Double]]
        /// x, y, width and height of the card's own bounding box.
        var box: [Double]
        /// The position in the card for each point.
        var hits: [Bool]
    }

    private func ask(_ poses: [Pose]) throws -> [Answer] {
        try Browser.run(
            """
            const add = (parent, style) => {
              const child = parent.appendChild(document.createElement("div"));
              child.style.cssText = "position: absolute; " + style;
              return child;
            };
            const page = add(document.body, "left: 0; top: 0; width: 400px; height: 400px");
            const card = add(page, "background: red");
            const marks = [[0, 0], [100, 0], [100, 100], [0, 100]].map(([x, y]) =>
              add(card, `left: ${x}%; top: ${y}%; width: 0; height: 0; pointer-events: none`));
            const px = numbers => numbers.map(n => n + "px").join(" ");
            return input.map(({ distance, eye, card: [x, y, width, height], pivot, angles, scale, shift, points }) => {
              page.style.perspective = distance + "px";
              page.style.perspectiveOrigin = px(eye);
              Object.assign(card.style, {
                left: x + "px", top: y + "px", width: width + "px", height: height + "px",
                transformOrigin: px(pivot),
                transform: `translate3d(${shift.map(n => n + "px")}) rotateX(${angles[0]}rad) rotateY(${angles[1]}rad)`
                  + ` rotateZ(${angles[2]}rad) scale3d(${scale})`,
              });
              const rect = element => {
                const box = element.getBoundingClientRect();
                return [box.x, box.y, box.width, box.height];
              };
              return {
                corners: marks.map(mark => rect(mark).slice(0, 2)), box: rect(card),
                hits: points.map(([x, y]) => document.elementFromPoint(x, y) === card),
              };
            });
            """, with: poses)
    }

    /// Lengths are whole pixels, as layout has sixty-fourths; factors are sixteenths, as the browser stores
    /// floats.
    private func randomPose(_ random: inout SeededGenerator, turn: Double, depth: ClosedRange<Double>) -> Pose
    {
        func whole(_ low: Int, _ high: Int) -> Double { Double(random.integer(low...high)) }
        func factor() -> Double { Double(random.integer(8...24)) / (random.chance(0.2) ? -16 : 16) }
        let size = [whole(20, 250), whole(20, 250)]
        return Pose(
            distance: whole(300, 2_000), eye: [whole(0, 400), whole(0, 400)],
            card: [whole(0, 300), whole(0, 300)] + size,
            pivot: random.chance(0.5) ? [size[0] / 2, size[1] / 2] : [whole(-100, 300), whole(-100, 300)],
            angles: (0..<3).map { _ in random.uniform(-turn...turn) }, scale: [factor(), factor(), factor()],
            shift: [
                random.uniform(-100...100), random.uniform(-100...100), random.uniform(depth),
            ].map { $0.rounded() })
    }

    @Test func `Corners of random poses agree with a browser`() throws {
        var random = SeededGenerator(seed: 83)
        var poses: [Pose] = []
        var quads: [Quad] = []
        while poses.count < 10_000 {
            let pose = randomPose(&random, turn: .pi, depth: -400...300)
            // In front of the eye, where a float is exact to 3e-5 px.
            guard let quad = try pose.transform().project(pose.rectangle).quad,
                quad.corners.allSatisfy({ max($0.x.magnitude, $0.y.magnitude) < 512 })
            else { continue }
            poses.append(pose)
            quads.append(quad)
        }
        var worst = Worst<Int>()
        for (index, (answer, quad)) in zip(try ask(poses), quads).enumerated() {
            for (found, ours) in zip(answer.corners, quad.corners) {
                worst.note(found[0] - ours.x, index)
                worst.note(found[1] - ours.y, index)
            }
        }
        // Worst measured: 1.53e-5, half of the spacing of the browser's floats.
        #expect(worst.error <= 3e-5, "\(worst)")
    }

    @Test func `Hits of random poses agree with a browser`() throws {
        var random = SeededGenerator(seed: 84)
        var poses: [Pose] = []
        var expected: [[Bool]] = []
        while poses.count < 600 {
            var pose = randomPose(&random, turn: .pi, depth: -400...300)
            let transform = try pose.transform()
            let projection = transform.project(pose.rectangle)
            guard let quad = projection.quad, quad.signedArea.magnitude > 100 else { continue }
            let candidates = (0..<30).map { _ -> Vector2 in
                let fraction = Vector2(random.uniform(-0.25...1.25), random.uniform(-0.25...1.25))
                return quad.boundingBox.origin + quad.boundingBox.size * fraction
            }
            let points = candidates.filter { point -> Bool in
                guard min(point.x, point.y) > 0, max(point.x, point.y) < 400 else { return false }
                return isClear(point, pose.rectangle, transform)
            }
            pose.points = points.map { [$0.x, $0.y] }
            poses.append(pose)
            expected.append(points.map(projection.contains))
            for (point, isHit) in zip(points, expected[expected.count - 1]) {
                #expect(
                    (transform.unproject(point).map(pose.rectangle.contains) ?? false) == isHit,
                    "\(pose) at \(point)")
            }
        }
        var counts = (hit: 0, missed: 0, both: 0)
        for (answer, (pose, hits)) in zip(try ask(poses), zip(poses, expected)) {
            for (index, (found, isHit)) in zip(answer.hits, hits).enumerated() {
                #expect(!found || isHit, "\(pose), point \(index)")
                if isHit { counts.hit += 1 } else { counts.missed += 1 }
                if found, isHit { counts.both += 1 }
            }
        }
        // Chromium 156 misses parts of a few poses inside its own corners: 1 of 2,000 points.
        #expect(counts.both >= counts.hit - counts.hit / 50, "\(counts)")
        #expect(counts.hit > 1_000 && counts.missed > 1_000, "\(counts)")
    }

    /// Reports a difference without a requirement: Chromium 156 also divides by w ≤ 0, and mirrors all
    /// corners behind the eye.
    ///
    /// A rectangle of 200 by 120 in front of an eye at 500, rotated by 80° and 405 nearer, has two corners
    /// with w = −.006962. The browser's bounding box extends from x = 245 to 2694; here the rectangle is
    /// clipped and extends to the left.
    @Test func `Parts behind the eye are clipped here and mirrored by a browser`() throws {
        var random = SeededGenerator(seed: 85)
        var poses = [
            Pose(
                distance: 500, eye: [200, 110], card: [100, 50, 200, 120], pivot: [100, 60],
                angles: [0, 80 * .pi / 180, 0], scale: [1, 1, 1], shift: [0, 0, 405])
        ]
        while poses.count < 200 {
            let pose = randomPose(&random, turn: .pi, depth: 0...1_000)
            if try pose.transform().project(pose.rectangle).isClipped { poses.append(pose) }
        }
        var behind = 0
        var mirrored = 0
        for (answer, pose) in zip(try ask(poses), poses) {
            let projection = try pose.transform().project(pose.rectangle)
            #expect(projection.quad == nil)
            for (found, corner) in zip(answer.corners, projection.homogeneousCorners) where corner.w < 0 {
                behind += 1
                let mirror = SIMD2(corner.x, corner.y) / corner.w
                // On the line of an edge, but beyond its visible corner.
                #expect(!projection.contains(mirror))
                let error = max((found[0] - mirror.x).magnitude, (found[1] - mirror.y).magnitude)
                if error <= 1e-3 * max(1, mirror.x.magnitude, mirror.y.magnitude) { mirrored += 1 }
            }
        }
        withKnownIssue("A browser mirrors what is behind the eye", isIntermittent: true) {
            #expect(mirrored == 0, "\(mirrored) of \(behind) corners behind the eye have points")
        }
    }

    /// Returns whether the whole pixel at a point is on a rectangle, or off it.
    ///
    /// A browser hit-tests the whole pixel, by its upright bounding box in the rectangle's plane.
    private func isClear(_ point: Vector2, _ rectangle: Rectangle, _ transform: Transform3D) -> Bool {
        let pixel = Rectangle(origin: point - 1, size: [2, 2]).corners.corners.map(transform.unproject)
        let seen = pixel.compactMap { $0 }
        guard seen.count == 4, let box = Rectangle(enclosing: seen) else { return seen.isEmpty }
        return seen.allSatisfy(rectangle.contains) || box.intersection(rectangle) == nil
    }
}
