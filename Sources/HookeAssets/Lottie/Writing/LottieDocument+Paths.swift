import HookeGeometry

extension LottieDocument {
    /// A path with a fill and a stroke.
    ///
    /// ```swift
    /// import HookeAssets
    ///
    /// let heart = try VectorPath(svg: "M50 90L10 50A20 20 0 0 1 50 25A20 20 0 0 1 90 50Z")
    /// let (contours, error) = try LottieDocument.Contour.contours(of: heart, within: 0.01)
    /// let red = LottieDocument.Paint(color: .init(SIMD4(1, 0, 0, 1)))
    /// let layer = LottieDocument.Layer(name: "Heart", content: .paths([.init(contours: contours, fill: red)]))
    /// let document = LottieDocument(name: "Heart", width: 100, height: 100, duration: 1, layers: [layer])
    /// print(error, try document.json().utf8.count)
    /// ```
    public struct Path: Sendable, Hashable {
        /// The subpaths, filled and stroked together.
        public var contours: [Contour]
        /// The fill.
        public var fill: Paint?
        /// Which points are inside.
        public var fillRule: VectorPath.FillRule
        /// The stroke, in front of the fill.
        public var stroke: Stroke?
        /// The opacity of fill and stroke together, in percent.
        public var opacity = LottieProperty(100.0)

        /// Creates a path.
        public init(
            contours: [Contour], fill: Paint? = nil, fillRule: VectorPath.FillRule = .nonZero,
            stroke: Stroke? = nil
        ) {
            (self.contours, self.fill, self.fillRule, self.stroke) = (contours, fill, fillRule, stroke)
        }
    }

    /// A line along a path.
    public struct Stroke: Sendable, Hashable {
        /// The ends of open lines, by Lottie's number.
        public enum Cap: Int, CaseIterable, Sendable, Hashable {
            /// Straight, at the end; a half circle; straight, half the width after the end.
            case butt = 1, round, square
        }

        /// The corners of lines, by Lottie's number.
        public enum Join: Int, CaseIterable, Sendable, Hashable {
            /// Pointed, up to the miter limit; a part of a circle; cut off.
            case miter = 1, round, bevel
        }

        /// The colour.
        public var paint: Paint
        /// The width, in pixels.
        public var width: LottieProperty<Double>
        /// The ends of open lines.
        public var cap = Cap.butt
        /// The corners.
        public var join = Join.miter
        /// The largest length of a pointed corner, in widths.
        public var miterLimit = 4.0
        /// The lengths of dashes and gaps, in pixels; empty for a solid line.
        public var dashes: [Double] = []
        /// Where in the dashes the line begins, in pixels.
        public var dashPhase = LottieProperty(0.0)
        /// Where the line begins and ends, in percent of the length of all contours one after the other. The fill is
        /// not cut.
        public var start = LottieProperty(0.0), end = LottieProperty(100.0)

        /// Creates a solid line.
        public init(paint: Paint, width: LottieProperty<Double>) {
            (self.paint, self.width) = (paint, width)
        }

        /// Whether a part of the line is cut off at any time.
        var isCut: Bool { start != LottieProperty(0) || end != LottieProperty(100) }
    }

    /// A subpath of cubic Béziers, fixed or moving.
    public struct Contour: Sendable, Hashable {
        /// A point between two cubics.
        public struct Vertex: Sendable, Hashable {
            /// The point, in pixels of the layer.
            public var position: SIMD2<Double>
            /// The control points before and after, relative to the point.
            public var inTangent = SIMD2<Double>.zero, outTangent = SIMD2<Double>.zero

            /// Creates a corner.
            public init(_ position: SIMD2<Double>) { self.position = position }
        }

        /// The vertices at a time.
        public struct Key: Sendable, Hashable {
            /// The time, in seconds.
            public var time: Double
            /// The vertices.
            public var vertices: [Vertex]
            /// The progress to the next key, at which all numbers are interpolated linearly; ignored for the last.
            public var easing: CubicBezier

            /// Creates a key.
            public init(time: Double, vertices: [Vertex], easing: CubicBezier = .linear) {
                (self.time, self.vertices, self.easing) = (time, vertices, easing)
            }
        }

        /// Whether a last cubic goes from the last vertex to the first.
        public let isClosed: Bool
        /// The keys, with non-decreasing times and equal numbers of vertices; a single key is a constant.
        public let keys: [Key]

        /// Creates a contour from keys.
        ///
        /// - Precondition: There is at least one key, and all keys have the same number of vertices.
        public init(_ keys: [Key], isClosed: Bool) {
            precondition(!keys.isEmpty, "a contour has 0 keys; it must have at least 1")
            for key in keys {
                precondition(
                    key.vertices.count == keys[0].vertices.count,
                    "a key has \(key.vertices.count) vertices; the first has \(keys[0].vertices.count)")
            }
            (self.keys, self.isClosed) = (keys, isClosed)
        }
    }
}
