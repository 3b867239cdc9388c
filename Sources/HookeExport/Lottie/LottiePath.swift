import Hooke
import HookeAssets
import HookeGeometry
import HookeTransitions

/// The path of a view for export to Lottie: its contours, colours and line as tracks.
struct LottiePath {
    /// The contours between two jumps, and when they show.
    struct Run {
        let contours: [LottieDocument.Contour]
        let opacity: LottieProperty<Double>
    }

    /// The colour of a line, premultiplied, and its numbers.
    struct Line {
        let color: PiecewiseLinear<SIMD4<Double>>
        /// At least 0.
        let width: PiecewiseLinear<Double>
        /// In percent; the start is never after the end.
        let start, end: PiecewiseLinear<Double>
        let dashPhase: PiecewiseLinear<Double>
    }

    private typealias Key = LottieDocument.Contour.PathKey

    let runs: [Run]
    /// Premultiplied.
    let fill: PiecewiseLinear<SIMD4<Double>>?
    let stroke: Line?
    /// The largest error of a point of the path, in points of the view.
    let error: Double
    /// The largest error of a component of a colour, or of a fraction of the length.
    let colorError: Double
    private let shape: LayerShape
    /// All control points at any time.
    private let bounds: Rectangle

    var fillRule: VectorPath.FillRule { shape.pathFillRule }

    /// Creates the path of a view; `nil` if it never draws one.
    ///
    /// - Parameter error: the allowed error of an arc, in points.
    init?(_ tracks: LottieChannels.Reader, error: Double) throws(ExportError) {
        shape = tracks.node.state.shape ?? LayerShape()
        let channel = tracks.motion(.path)
        let keys = try Self.keys(channel, or: shape.path, tracks.label)
        let fill = Self.visible(.fillColor, of: tracks)
        let stroke = try Self.line(of: tracks, shape)
        let boxes = keys.joined().compactMap(\.path.controlBounds)
        guard let box = Rectangle(enclosing: boxes.flatMap { [$0.origin, $0.origin + $0.size] }),
            fill != nil || stroke != nil
        else { return nil }
        (self.fill, self.stroke, bounds) = (fill, stroke, box)
        let made = try Self.contours(through: keys, within: error, tracks.label)
        let runs = made.indices.compactMap { index -> Run? in
            let next = index + 1 < made.count ? made[index + 1].start : nil
            if made[index].contours.isEmpty || next.map({ $0 <= 0 }) ?? false { return nil }
            let opacity = Self.opacity(from: index > 0 ? made[index].start : 0, to: next)
            return Run(contours: made[index].contours, opacity: opacity)
        }
        let worst = made.map(\.error).max() ?? 0
        guard !runs.isEmpty else { return nil }
        self.runs = runs
        // Both coordinates of a point have the channel's error.
        self.error = worst + 2.0.squareRoot() * tracks.error(.path)
        colorError = [.fillColor, .strokeColor, .strokeStart, .strokeEnd].map(tracks.error).max() ?? 0
    }

    /// Returns the largest distance of the path from an anchor point at any time.
    func reach(anchor: PiecewiseLinear<SIMD2<Double>>) -> Double {
        anchor.largest { anchor in
            let far = pointwiseMax(anchor - bounds.origin, bounds.origin + bounds.size - anchor)
            return far.norm
        }
    }

    /// Returns the line with a paint.
    func line(of paint: LottieDocument.Paint, _ line: Line) -> LottieDocument.Stroke {
        var stroke = LottieDocument.Stroke(paint: paint, width: line.width.property)
        switch shape.lineCap {
        case .butt: stroke.cap = .butt
        case .round: stroke.cap = .round
        case .square: stroke.cap = .square
        }
        switch shape.lineJoin {
        case .miter: stroke.join = .miter
        case .round: stroke.join = .round
        case .bevel: stroke.join = .bevel
        }
        stroke.miterLimit = max(1, shape.miterLimit)
        stroke.dashes = shape.lineDashPattern
        stroke.dashPhase = line.dashPhase.property
        (stroke.start, stroke.end) = (line.start.property, line.end.property)
        return stroke
    }

    // MARK: - Reading

    /// Returns the paths of a channel, split at jumps.
    private static func keys(
        _ channel: LinearTimeline.Channel?, or path: VectorPath, _ label: String
    ) throws(ExportError) -> [[Key]] {
        guard let channel else { return [[Key(time: 0, path: path)]] }
        func key(_ time: Double, _ value: AnimatableValue, _ easing: CubicBezier?) -> Key {
            guard case .path(let path) = value else {
                preconditionFailure("path of \(label): expected a path, got \(value)")
            }
            return Key(time: time, path: path, easing: easing ?? .linear)
        }
        var all = channel.knots.map { key($0.time, $0.value, nil) }
        if let cubic = channel.cubicKnots, cubic.count < all.count {
            all = cubic.map { key($0.time, $0.value, $0.easing) }
        }
        var runs: [[Key]] = []
        var run: [Key] = []
        for key in all {
            if let last = run.last, last.time == key.time {
                if last.path == key.path {
                    run.removeLast()
                } else {
                    runs.append(run)
                    run = []
                }
            }
            run.append(key)
        }
        return runs + [run]
    }

    private typealias Stretch = (start: Double, contours: [LottieDocument.Contour], error: Double)

    /// Returns the contours of each stretch. A jump between paths of the same steps needs no new stretch, if arcs keep their
    /// proportions.
    private static func contours(
        through runs: [[Key]], within error: Double, _ label: String
    ) throws(ExportError) -> [Stretch] {
        func joins(_ run: [Key], _ last: Key) -> Bool {
            guard last.path.hasStructure(of: run[0].path) else { return false }
            return !last.path.hasArcs
                || (try? LottieDocument.Contour.contours(through: [last, run[0]], within: error)) != nil
        }
        var stretches: [[[Key]]] = []
        for run in runs {
            if let last = stretches.last?.last?.last, joins(run, last) {
                stretches[stretches.count - 1].append(run)
            } else {
                stretches.append([run])
            }
        }
        var made: [Stretch] = []
        for stretch in stretches {
            let keys = Array(stretch.joined())
            if let whole = try? LottieDocument.Contour.contours(through: keys, within: error) {
                made.append((keys[0].time, whole.contours, whole.error))
                continue
            }
            // Small changes of proportions can add up, or a run cannot be written at all.
            for run in stretch {
                do {
                    let part = try LottieDocument.Contour.contours(through: run, within: error)
                    made.append((run[0].time, part.contours, part.error))
                } catch {
                    let reason = if case .noSolution(_, let reason) = error { reason } else { "\(error)" }
                    throw .unsupported(what: "\(label): path", reason: reason)
                }
            }
        }
        return made
    }

    /// Returns a colour, unless it is always clear.
    private static func visible(
        _ property: AnimatedProperty, of tracks: LottieChannels.Reader
    ) -> PiecewiseLinear<SIMD4<Double>>? {
        let colors = tracks.quad(property)
        return colors.largest(\.w) > 0 ? colors : nil
    }

    /// Returns the line, unless it is never visible.
    private static func line(
        of tracks: LottieChannels.Reader, _ shape: LayerShape
    ) throws(ExportError) -> Line? {
        let width = tracks.scalar(.lineWidth).clamped(to: 0...(.infinity))
        guard let color = visible(.strokeColor, of: tracks), width.largest({ $0 }) > 0 else { return nil }
        guard tracks.isAlways(.scalar(shape.miterLimit), .miterLimit) else {
            throw .unsupported(
                what: "\(tracks.label): miterLimit", reason: "Lottie shows a constant miter limit")
        }
        if let index = shape.lineDashPattern.firstIndex(where: { !($0 >= 0 && $0.isFinite) }) {
            throw .outOfRange(
                field: "\(tracks.label): lineDashPattern[\(index)]", value: shape.lineDashPattern[index],
                accepted: "finite, at least 0")
        }
        let start = tracks.scalar(.strokeStart).clamped(to: 0...1)
        // Lottie exchanges a start after the end.
        let length = tracks.scalar(.strokeEnd).clamped(to: 0...1).merging(start, -)
            .clamped(to: 0...(.infinity))
        guard length.largest({ $0 }) > 0 else { return nil }
        return Line(
            color: color, width: width, start: start.map { $0 * 100 },
            end: length.merging(start) { ($0 + $1) * 100 }, dashPhase: tracks.scalar(.lineDashPhase))
    }

    /// Returns the opacity of what shows from one time on and up to another.
    private static func opacity(from start: Double, to end: Double?) -> LottieProperty<Double> {
        var keys: [LottieProperty<Double>.Key] = []
        if start > 0 { keys.append(.init(time: 0, value: 0, form: .hold)) }
        if start > 0 || end != nil { keys.append(.init(time: max(0, start), value: 100, form: .hold)) }
        if let end { keys.append(.init(time: end, value: 0)) }
        return keys.isEmpty ? LottieProperty(100) : LottieProperty(keys)
    }
}
