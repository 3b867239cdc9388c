import HookeGeometry
import TestSupport
import Testing

@testable import HookePreview

@Suite struct QuadPlotTests {
    private static let center = Vector3(200, 110, 0)
    private static let rectangle = Rectangle(x: 100, y: 50, width: 200, height: 120)

    private func seen(_ turn: Transform3D) throws -> Transform3D {
        try (turn * Transform3D.perspective(distance: 500)).about(Self.center)
    }

    private func plot(
        _ turns: [Transform3D], label: String = "card", cards: Int = 1
    ) throws -> QuadPlot {
        let poses = try turns.enumerated().map { QuadPlot.Pose(label: "p\($0)", transform: try seen($1)) }
        return try QuadPlot(
            (0..<cards).map {
                QuadPlot.Card(label: "\(label) \($0)", rectangle: Self.rectangle, poses: poses)
            },
            eye: Vector2(200, 110))
    }

    /// Returns the lines of a class, as their two ends.
    private func lines(_ elements: PlotElements, class kind: String) -> [(SIMD2<Double>, SIMD2<Double>)] {
        elements.with(class: kind, name: "line").compactMap { line in
            let numbers = ["x1", "y1", "x2", "y2"].compactMap { line.attributes[$0].flatMap(Double.init) }
            return numbers.count == 4 ? ([numbers[0], numbers[1]], [numbers[2], numbers[3]]) : nil
        }
    }

    @Test func `A plot is well-formed, has a title and a description, and is deterministic`() throws {
        let plot = try plot([.rotationY(37 * .pi / 180)], label: "<card>")
        let elements = try PlotElements(plot.svg())
        #expect(elements.all[0].attributes["role"] == "img")
        #expect(elements.text(of: "title") == "<card> 0")
        #expect(
            elements.text(of: "desc")
                == "<card> 0 at p0: its front is seen, 162.1 by 136.4 points at 109.2, 41.79")
        #expect(oddNumber(in: elements.all) == nil)
        #expect(plot.svg() == plot.svg())
    }

    @Test func `The outline is the projected quad at the scale of the flat rectangle`() throws {
        let turn = Transform3D.rotation(0.7, axis: Vector3(1, 2, 0.3))
        let elements = try PlotElements(plot([turn]).svg(width: 900, height: 500))
        let flat = lines(elements, class: "flat")
        #expect(flat.count == 4)
        // The flat rectangle gives the scale and the origin.
        let scale = (flat[0].1.x - flat[0].0.x) / 200
        #expect(difference(scale, (flat[1].1.y - flat[1].0.y) / 120, within: 1e-3) == nil)
        func place(_ point: Vector2) -> Vector2 { flat[0].0 + scale * (point - Self.rectangle.origin) }
        let quad = try #require(try seen(turn).project(Self.rectangle).quad)
        let edges = lines(elements, class: "curve s0 thin")
        #expect(edges.count == 4)
        for (edge, corner) in zip(edges, quad.corners) {
            // Two decimals of a pixel, plus those of the scale.
            #expect(difference(edge.0.x, place(corner).x, within: 0.03) == nil)
            #expect(difference(edge.0.y, place(corner).y, within: 0.03) == nil)
        }
        let dot = try #require(elements.centres(class: "tip s0").first)
        #expect(dot == edges[0].0, "the first corner is marked")
    }

    @Test func `Fronts are filled and backs hatched`() throws {
        let elements = try PlotElements(plot([.identity, .rotationY(3), .rotationX(2)]).svg())
        #expect(elements.with(class: "face s0", name: "path").count == 1)
        #expect(elements.all.count { $0.attributes["fill"] == "url(#back0)" } == 2)
        #expect(elements.texts.contains("3 poses, 2 seen from behind"))
    }

    @Test func `Edges that the near plane cuts are dashed, and the part behind is tinted`() throws {
        let near = Transform3D.rotationY(80 * .pi / 180) * .translation(z: 405)
        let elements = try PlotElements(plot([near]).svg())
        #expect(lines(elements, class: "curve s0 thin").count == 1, "only the far edge is whole")
        #expect(lines(elements, class: "curve s0 thin dashed").count == 2)
        #expect(elements.with(class: "behind", name: "path").count == 1)
        #expect(elements.texts.contains("its front is seen, cut by the near plane"))
        let drawn = elements.all.flatMap { element in
            ["x1", "y1", "x2", "y2"].compactMap { element.attributes[$0] }
        }
        #expect(
            drawn.compactMap(Double.init).allSatisfy { $0.magnitude < 4_000 }, "nothing is drawn far away")
        let behind = try PlotElements(plot([.translation(z: 600)]).svg())
        #expect(behind.texts.contains("behind the near plane, not seen"))
        #expect(lines(behind, class: "curve s0 thin").isEmpty)
    }

    @Test func `Cards have legend entries, and the names of poses do not overlap`() throws {
        let turns = (0..<9).map { Transform3D.rotationY(Double($0) / 9) }
        let elements = try PlotElements(plot(turns, cards: 2).svg())
        #expect(elements.texts.contains("card 0") && elements.texts.contains("card 1"))
        let names = elements.all.filter { $0.attributes["class"]?.hasPrefix("ink halo") == true }
        #expect(names.count > 4)
        let places = names.compactMap { name -> SIMD2<Double>? in
            guard let x = name.attributes["x"].flatMap(Double.init),
                let y = name.attributes["y"].flatMap(Double.init)
            else { return nil }
            return [x, y]
        }
        for (index, a) in places.enumerated() {
            for b in places[(index + 1)...] {
                #expect((a.x - b.x).magnitude > 10 || (a.y - b.y).magnitude >= PlotFrame.font)
            }
        }
    }

    @Test func `Every class has a style, light and dark`() {
        for index in 0..<QuadPlot.maximumCardCount {
            for kind in ["face", "hatch", "curve", "tip", "ink"] {
                #expect(PreviewStyle.css.components(separatedBy: ".\(kind).s\(index)").count >= 3, "\(kind)")
            }
        }
    }

    @Test func `Random poses of every size can be drawn`() throws {
        let poses = Generator<Transform3D>(draw: { random in
            let size = ([1, 1e-30, 1e6, 1e60] as [Double]).randomElement(using: &random) ?? 1
            let axis = Vector3(random.uniform(-1...1), random.uniform(-1...1), random.uniform(-1...1))
            var m =
                Transform3D.scale(size) * .rotation(random.uniform(-4...4), axis: axis)
                * .translation(x: random.uniform(-900...900), z: random.uniform(-900...900))
            if random.chance(0.1) { m.m11 = .nan }
            return m
        })
        checkProperty(seed: 7, cases: 60, poses) { pose in
            let card = QuadPlot.Card(
                label: "", rectangle: Self.rectangle, poses: [QuadPlot.Pose(transform: try self.seen(pose))])
            return oddNumber(in: try PlotElements(QuadPlot([card]).svg(width: 320, height: 280)).all)
        }
    }

    @Test func `Cards that cannot be drawn throw an error with the field`() throws {
        let none = #expect(throws: PreviewError.self) { try QuadPlot([]) }
        #expect(none?.description == "cards is 0; accepted: 1 to 6")
        let still = QuadPlot.Card(label: "a", rectangle: Self.rectangle, poses: [])
        let empty = #expect(throws: PreviewError.self) { try QuadPlot([still]) }
        #expect(empty?.description == "poses of \"a\" is 0; accepted: 1 to 60")
        let pose = QuadPlot.Pose(transform: .identity)
        let card = QuadPlot.Card(
            label: "a", rectangle: Rectangle(x: .nan, y: 0, width: 1, height: 1), poses: [pose])
        let odd = #expect(throws: PreviewError.self) { try QuadPlot([card]) }
        #expect(
            odd?.description
                == "the rectangle of \"a\" is nan, 0.0, 1.0, 1.0; accepted: finite numbers below 1e+100")
        let good = QuadPlot.Card(label: "a", rectangle: Self.rectangle, poses: [pose])
        let near = #expect(throws: PreviewError.self) { try QuadPlot([good], near: 0) }
        #expect(near?.description == "near is 0.0; accepted: a finite number above 0")
        let eye = #expect(throws: PreviewError.self) { try QuadPlot([good], eye: Vector2(.nan, 0)) }
        #expect(eye?.description == "eye is nan, 0.0; accepted: finite numbers below 1e+100")
    }

    @Test func `Spread poses have cells of one scale that do not overlap`() throws {
        let card = QuadPlot.Card(
            label: "card", rectangle: Rectangle(x: 0, y: 0, width: 200, height: 120),
            poses: (0..<6).map { .init(label: "pose \($0)", transform: .rotationY(Double($0) / 5)) })
        var plot = try QuadPlot([card])
        plot.isSpread = true
        let svg = plot.svg()
        let elements = try PlotElements(svg)
        #expect(oddNumber(in: elements.all) == nil)
        for number in 0..<6 { #expect(elements.texts.contains("pose \(number)")) }
        let group = /<g transform="translate\((\S+) (\S+)\)">/
        // The first group is the panel's.
        let corners = svg.matches(of: group).compactMap { match in
            Double(match.1).flatMap { x in Double(match.2).map { SIMD2(x, $0) } }
        }.dropFirst()
        #expect(corners.count == 6 && Set(corners.map { "\($0)" }).count == 6)
        #expect(elements.all.count { $0.name == "clipPath" } == 6)
        let flat = elements.with(class: "flat").filter { $0.attributes["y1"] == $0.attributes["y2"] }
        let widths = flat.compactMap { line -> Double? in
            guard let a = line.attributes["x1"].flatMap(Double.init),
                let b = line.attributes["x2"].flatMap(Double.init)
            else { return nil }
            return (b - a).magnitude
        }
        #expect(widths.count == 12 && Set(widths.map { ($0 * 10).rounded() }).count == 1)
    }
}
