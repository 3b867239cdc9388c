import Hooke
import TestSupport
import Testing

@testable import HookePreview

@Suite struct TrackPlotTests {
    private func channel(
        _ times: [Double], _ values: [Double], _ rule: TangentRule = .catmullRom, label: String = "<x>"
    ) throws -> TrackPlot.Channel {
        TrackPlot.Channel(label: label, track: try KeyframeTrack(times: times, values: values, rule: rule))
    }

    private func elements(_ channels: TrackPlot.Channel...) throws -> PlotElements {
        try PlotElements(TrackPlot(channels).svg())
    }

    /// Returns the map from pixels to times and values, from two keys that differ in both.
    private func scale(
        _ elements: PlotElements, _ first: SIMD2<Double>, _ last: SIMD2<Double>
    ) throws -> (SIMD2<Double>) -> SIMD2<Double> {
        let dots = elements.centres(class: "dot s0")
        let (from, to) = (try #require(dots.first), try #require(dots.last))
        return { first + ($0 - from) / (to - from) * (last - first) }
    }

    private static let times = [0, 1, 3, 3.5]
    private static let values = [0.0, 10, 4, 7]

    @Test func `A plot is well-formed, has a title and a description, and is deterministic`() throws {
        let plot = try TrackPlot([channel(Self.times, Self.values)], title: "A & B")
        let elements = try PlotElements(plot.svg())
        #expect(elements.all[0].attributes["role"] == "img")
        #expect(elements.text(of: "title") == "A & B")
        #expect(
            elements.text(of: "desc") == "4 keys from 0 s to 3.5 s, from 0 to 7, between 0 and 10.05")
        for text in ["value", "velocity, 1/s", "time, s"] {
            #expect(elements.texts.contains(text), "\(text)")
        }
        #expect(oddNumber(in: elements.all) == nil)
        #expect(plot.svg() == plot.svg())
        #expect(try self.elements(channel(Self.times, Self.values)).text(of: "title") == "<x>")
    }

    @Test func `The line is the track, its dots are the keys, and its handles lie on the tangents`() throws {
        let track = try KeyframeTrack(times: Self.times, values: Self.values, rule: .catmullRom)
        let elements = try elements(TrackPlot.Channel(label: "", track: track))
        let place = try scale(elements, [0, 0], [3.5, 7])
        let keys = elements.centres(class: "dot s0").map(place)
        #expect(keys.count == 4)
        for (key, (time, value)) in zip(keys, zip(Self.times, Self.values)) {
            #expect(difference(key.x, time, within: 1e-4) == nil)
            #expect(difference(key.y, value, within: 2e-3) == nil)
        }
        let points = elements.pieces(class: "curve s0").filter { $0.count > 2 }.flatMap { $0 }.map(place)
        #expect(points.count > 700)
        for point in points where Self.times.allSatisfy({ ($0 - point.x).magnitude > 0.01 }) {
            // Two decimals of a pixel, on a curve with a slope of at most 3 pixels per pixel.
            #expect(difference(point.y, track.value(at: point.x), within: 2e-3) == nil, "\(point)")
        }
        // Uniform Catmull–Rom with reflected ends: m = 10, 2, −3/2, 3 by the parameter; a third of the
        // segment is m/3.
        let tips = elements.centres(class: "tip s0").map(place)
        let expected: [SIMD2<Double>] = [
            [1 / 3.0, 10 / 3.0], [2 / 3.0, 10 - 2 / 3.0], [5 / 3.0, 10 + 2 / 3.0], [7 / 3.0, 4.5],
            [3 + 1 / 6.0, 3.5], [3.5 - 1 / 6.0, 6],
        ]
        #expect(tips.count == 6)
        for (tip, place) in zip(tips, expected) {
            #expect(difference(tip.x, place.x, within: 2e-3) == nil, "\(tip) \(place)")
            #expect(difference(tip.y, place.y, within: 3e-3) == nil, "\(tip) \(place)")
        }
    }

    @Test func `Holds are horizontal, jumps are dotted, and both keys of a jump have dots`() throws {
        let elements = try elements(channel([0, 1, 1, 2], [0, 1, 5, 3], .discrete))
        #expect(elements.centres(class: "dot s0").count == 4)
        let pieces = elements.pieces(class: "curve s0").filter { $0.count > 2 }
        #expect(pieces.count == 3)
        for piece in pieces { #expect(piece.allSatisfy { $0.y == piece[0].y }) }
        #expect(elements.pieces(class: "curve s0 jump").count == 2)
        #expect(elements.centres(class: "tip s0").isEmpty)
        // Nothing moves: the velocity has no jump and is finite.
        #expect(elements.pieces(class: "curve s0 thin").count == 1)
    }

    @Test func `A jump of the velocity is not drawn as a slope`() throws {
        let elements = try elements(channel([0, 1, 2], [0, 1, -1], .linear))
        let pieces = elements.pieces(class: "curve s0 thin").filter { $0.count > 2 }
        #expect(pieces.count == 4, "the rest before, two velocities, the rest after")
        for piece in pieces { #expect(piece.allSatisfy { $0.y == piece[0].y }) }
    }

    @Test func `Segments that are not cubics of time have no tangents`() throws {
        let track = try KeyframeTrack(
            times: [0, 1, 2, 3, 4], values: [0.0, 1, 0, 2, 0],
            interpolations: [
                .linear, .eased(.easeInOut), .spring(.bouncy), .hermite(startVelocity: 3, endVelocity: -6),
            ])
        let elements = try elements(TrackPlot.Channel(label: "", track: track))
        let place = try scale(elements, [0, 0], [3, 2])
        _ = place
        #expect(elements.centres(class: "tip s0").count == 2)
    }

    @Test func `Components of one track are drawn as lines`() throws {
        let track = try KeyframeTrack(
            times: [0, 1, 2], values: [SIMD2(0.0, 5), [1, 3], [4, 4]], rule: .catmullRom)
        let channels = ["x", "y"].enumerated().map { index, label in
            TrackPlot.Channel(label: label, track: track) { $0[index] }
        }
        #expect(channels[1].keys == [5, 3, 4].enumerated().map { Keyframe(time: Double($0), value: $1) })
        #expect(channels[1].state(0.7).value == track.value(at: 0.7).y)
        #expect(channels[1].state(0.7).velocity == track.velocity(at: 0.7).y)
        let elements = try PlotElements(TrackPlot(channels).svg())
        #expect(elements.texts.contains("x") && elements.texts.contains("y"))
        #expect(elements.text(of: "desc")?.hasPrefix("x: 3 keys from 0 s to 2 s") == true)
        for index in 0...1 {
            #expect(elements.with(class: "curve s\(index)", name: "path").count == 1)
            #expect(elements.centres(class: "dot s\(index)").count == 3)
        }
    }

    @Test func `One key gives a horizontal line with the key in the middle`() throws {
        for (time, value) in [(2.0, 5.0), (0, 0), (1e30, -1e30), (1e-300, 1e-300)] {
            let elements = try elements(channel([time], [value]))
            #expect(oddNumber(in: elements.all) == nil)
            let line = try #require(elements.pieces(class: "curve s0").first)
            #expect(line.allSatisfy { $0.y == line[0].y })
            let dot = try #require(elements.centres(class: "dot s0").first)
            #expect(dot.y == line[0].y)
            #expect(difference(dot.x, (line[0].x + line[line.count - 1].x) / 2, within: 0.02) == nil)
        }
        #expect(try elements(channel([2], [5])).text(of: "desc") == "1 key, 5 at all times")
    }

    @Test func `Thousands of keys give a line without dots, in a picture of bounded size`() throws {
        let times = (0..<30_000).map { Double($0) / 100 }
        let values = times.map { ($0 * 37).truncatingRemainder(dividingBy: 5) }
        let svg = try TrackPlot([channel(times, values, .linear)]).svg()
        let elements = try PlotElements(svg)
        #expect(elements.centres(class: "dot s0").isEmpty && elements.centres(class: "tip s0").isEmpty)
        #expect(svg.utf8.count < 200_000, "\(svg.utf8.count) bytes")
        // A single outlier is still drawn.
        for spike in [1000.0, -1000] {
            var values = values
            values[12_345] = spike
            let elements = try self.elements(channel(times, values, .linear))
            #expect(elements.texts.contains("\(Int(spike))"))
        }
    }

    @Test func `The range of times can be chosen`() throws {
        let channels = [try channel(Self.times, Self.values)]
        let elements = try PlotElements(TrackPlot(channels, from: 0.5, until: 2).svg())
        #expect(elements.centres(class: "dot s0").count == 1)
        // Only the tangents that end within the range.
        #expect(elements.centres(class: "tip s0").count == 2)
        #expect(try TrackPlot(channels, until: 10).time.upperBound == 10)
        #expect(try TrackPlot(channels, from: -1).time.lowerBound == -1)
    }

    @Test func `Tracks of any size and duration can be drawn`() throws {
        let keys = Generator<[SIMD2<Double>]>(draw: { random in
            let size = ([1, 1e-300, 1e-9, 1e6, 1e30, 1e90] as [Double]).randomElement(using: &random) ?? 1
            let span = ([1, 1e-300, 1e-12, 1e9, 1e80] as [Double]).randomElement(using: &random) ?? 1
            let count = Int.random(in: 1...6, using: &random)
            let times = (0..<count).map { _ in Double.random(in: -span...span, using: &random) }.sorted()
            return times.map { [$0, Double.random(in: -size...size, using: &random)] }
        })
        checkProperty(seed: 1, cases: 40, keys) { keys in
            for rule in [TangentRule.catmullRom, .linear, .discrete, .timeAwareCatmullRom] {
                let plot = try TrackPlot([channel(keys.map(\.x), keys.map(\.y), rule)])
                if let odd = oddNumber(in: try PlotElements(plot.svg(width: 320, height: 280)).all) {
                    return odd
                }
            }
            return nil
        }
    }

    @Test func `Values that differ only by rounding count as equal`() throws {
        let elements = try elements(channel([0, 1, 2], [3, 3.0.nextUp, 3], .linear))
        let labels = Set(elements.texts.compactMap(Double.init))
        #expect(labels.contains(3) && labels.contains(4))
    }

    @Test func `Channels that cannot be drawn throw an error with the field`() throws {
        let none = #expect(throws: PreviewError.self) { try TrackPlot([]) }
        #expect(none?.description == "channels is 0; accepted: 1 to 6")
        let large = #expect(throws: PreviewError.self) { try TrackPlot([try channel([0, 1], [0, 1e120])]) }
        #expect(
            large?.description
                == "the value of key 1 of \"<x>\" is 1e+120; accepted: finite numbers below 1e+100")
        let late = #expect(throws: PreviewError.self) { try TrackPlot([try channel([0, 1e120], [0, 1])]) }
        #expect(late?.description.hasPrefix("the time of key 1 of \"<x>\" is 1e+120") == true)
        let empty = #expect(throws: PreviewError.self) {
            try TrackPlot([TrackPlot.Channel(label: "a", keys: []) { _ in (0, 0) }])
        }
        #expect(empty?.description == "\"a\" is without keys; accepted: at least 1 key")
        let channels = [try channel([0, 1], [0, 1])]
        for (from, until) in [(2.0, 1.0), (0, 0), (.nan, 1), (0, .infinity)] {
            let error = #expect(throws: PreviewError.self) {
                try TrackPlot(channels, from: from, until: until)
            }
            #expect(error?.description.hasPrefix("time is ") == true)
        }
    }
}
