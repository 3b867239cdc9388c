import HookeGeometry

/// A Lottie animation to be written: layers of moving rectangles and paths, with parents and clipping.
///
/// ```swift
/// import Hooke
///
/// var ball = LottieDocument.Layer(name: "Ball")
/// ball.transform.rotation = LottieProperty([
///     .init(time: 0, value: 0, form: .eased([.easeInOut])), .init(time: 2, value: 90),
/// ])
/// ball.content = .rectangles([
///     .init(size: .init(SIMD2(40, 40)), roundness: .init(20), fill: .init(color: .init(SIMD4(1, 0, 0, 1))))
/// ])
/// let document = LottieDocument(name: "Turn", width: 100, height: 100, duration: 2, layers: [ball])
/// let file = try LottieFile(Array(document.json().utf8))
/// print(file.layers[0]["rotation"]!.components(at: 1))  // [45.0]
/// ```
///
/// Times are in seconds; other numbers are in Lottie's units.
public struct LottieDocument: Sendable, Hashable {
    /// A set of layers that other layers can show.
    public struct Composition: Sendable, Hashable {
        /// The id that layers refer to.
        public var id: String
        /// The layers, topmost first.
        public var layers: [Layer]

        /// Creates a composition.
        public init(id: String, layers: [Layer]) { (self.id, self.layers) = (id, layers) }
    }

    /// A picture inside the file, which layers can show.
    public struct Image: Sendable, Hashable {
        /// The id that layers refer to.
        public var id: String
        /// The picture as a data URI.
        public var uri: String
        /// The width and height, in pixels.
        public var size: SIMD2<Double>

        /// Creates a picture.
        public init(id: String, uri: String, size: SIMD2<Double>) {
            (self.id, self.uri, self.size) = (id, uri, size)
        }
    }

    /// The name.
    public var name: String
    /// The size of the canvas, in pixels.
    public var width, height: Double
    /// Frames per second: the unit of times in the file, which can be fractional.
    public var frameRate: Double
    /// The time just after the last frame, in seconds. The first frame is at 0.
    public var duration: Double
    /// The layers, topmost first.
    public var layers: [Layer]
    /// The compositions that layers show.
    public var compositions: [Composition]
    /// The pictures that layers show.
    public var images: [Image]

    /// Creates a document.
    public init(
        name: String, width: Double, height: Double, frameRate: Double = 60, duration: Double,
        layers: [Layer], compositions: [Composition] = [], images: [Image] = []
    ) {
        (self.name, self.width, self.height) = (name, width, height)
        (self.frameRate, self.duration) = (frameRate, duration)
        (self.layers, self.compositions, self.images) = (layers, compositions, images)
    }

    /// Returns the document as a file of version 5. All numbers read back as the same double, except times,
    /// which are multiplied by the frame rate.
    ///
    /// - Throws: `FileError` with the path in the file for
    ///   - a number that is not finite,
    ///   - tangents of a value that is not a position,
    ///   - anything that `LottieFile` rejects: decreasing times, a cycle of parents, a missing composition.
    public func json() throws(FileError) -> String {
        let text = try LottieWriter(frameRate: frameRate, duration: duration).text(of: self)
        _ = try LottieFile(Array(text.utf8), strict: true)
        return text
    }
}

extension LottieDocument {
    /// A layer, drawn or used as a parent.
    public struct Layer: Sendable, Hashable {
        /// The content of a layer.
        public enum Content: Sendable, Hashable {
            /// Nothing: the layer is only a parent.
            case nothing
            /// Rectangles, the topmost first.
            case rectangles([Rectangle])
            /// Paths, the topmost first.
            case paths([Path])
            /// A composition, visible from (0, 0) to this size.
            case composition(id: String, width: Double, height: Double)
            /// A picture, from (0, 0) to its size.
            case image(id: String)
        }

        /// The name.
        public var name: String
        /// The index of the parent in the same list. A layer inherits its parent's transform, but not its
        /// opacity.
        public var parent: Int?
        /// The transform from the layer's coordinates to the parent's.
        public var transform: Transform
        /// The content.
        public var content: Content
        /// Whether the layer is not drawn, but used as the matte of the next layer below.
        public var isMatte = false
        /// Whether the layer above is a matte that clips this layer.
        public var isMatted = false

        /// Creates a layer, by default empty, static and without a parent.
        public init(
            name: String, parent: Int? = nil, transform: Transform = Transform(), content: Content = .nothing
        ) {
            (self.name, self.parent, self.transform) = (name, parent, transform)
            self.content = content
        }
    }

    /// The placement of a layer. A point is taken relative to the anchor point, scaled, skewed, rotated, and
    /// moved by the position.
    public struct Transform: Sendable, Hashable {
        /// The point of the layer that is at the position, in pixels.
        public var anchorPoint = LottieProperty(SIMD2<Double>.zero)
        /// The position of that point, in pixels.
        public var position = LottieProperty(SIMD2<Double>.zero)
        /// The scale along x and y before rotation, in percent; negative values mirror.
        public var scale = LottieProperty(SIMD2<Double>(100, 100))
        /// The rotation in degrees, clockwise on the screen.
        public var rotation = LottieProperty(0.0)
        /// The skew in degrees: y moves x by −tan(skew)·y.
        public var skew = LottieProperty(0.0)
        /// The opacity of the layer's own content, in percent.
        public var opacity = LottieProperty(100.0)

        /// Creates the identity transform with full opacity.
        public init() {}
    }

    /// A rectangle with rounded corners.
    public struct Rectangle: Sendable, Hashable {
        /// The centre, in pixels of the layer.
        public var center: LottieProperty<SIMD2<Double>>
        /// The width and height, in pixels.
        public var size: LottieProperty<SIMD2<Double>>
        /// The corner radius, in pixels.
        public var roundness: LottieProperty<Double>
        /// The fill.
        public var fill: Paint?
        /// The stroke.
        public var stroke: Paint?
        /// The width of the stroke, in pixels; half of it is inside.
        public var strokeWidth: LottieProperty<Double>

        /// Creates a rectangle.
        public init(
            center: LottieProperty<SIMD2<Double>> = .init(.zero), size: LottieProperty<SIMD2<Double>>,
            roundness: LottieProperty<Double> = .init(0), fill: Paint? = nil, stroke: Paint? = nil,
            strokeWidth: LottieProperty<Double> = .init(1)
        ) {
            (self.center, self.size, self.roundness) = (center, size, roundness)
            (self.fill, self.stroke, self.strokeWidth) = (fill, stroke, strokeWidth)
        }
    }

    /// A colour and its opacity.
    public struct Paint: Sendable, Hashable {
        /// Red, green and blue from 0 to 1. The fourth number is 1; players ignore it.
        public var color: LottieProperty<SIMD4<Double>>
        /// The opacity, in percent.
        public var opacity: LottieProperty<Double>

        /// Creates a paint.
        public init(color: LottieProperty<SIMD4<Double>>, opacity: LottieProperty<Double> = .init(100)) {
            (self.color, self.opacity) = (color, opacity)
        }
    }
}
