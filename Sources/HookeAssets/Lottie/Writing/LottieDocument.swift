import HookeGeometry

/// A Lottie animation to be written: layers of rectangles that move, hang on one another and are clipped.
///
/// ```swift
/// import Hooke
///
/// var ball = LottieDocument.Layer(name: "Ball")
/// ball.transform.rotation = LottieProperty([
///     .init(time: 0, value: 0, course: .eased([.easeInOut])), .init(time: 2, value: 90),
/// ])
/// ball.content = .rectangles([
///     .init(size: .init(SIMD2(40, 40)), roundness: .init(20), fill: .init(color: .init(SIMD4(1, 0, 0, 1))))
/// ])
/// let document = LottieDocument(name: "Turn", width: 100, height: 100, duration: 2, layers: [ball])
/// let file = try LottieFile(Array(document.json().utf8))
/// print(file.layers[0]["rotation"]!.components(at: 1))  // [45.0]
/// ```
///
/// Times are seconds; other numbers are in Lottie's own units.
public struct LottieDocument: Sendable, Hashable {
    /// Layers that others show as one.
    public struct Composition: Sendable, Hashable {
        /// What layers refer to it by.
        public var id: String
        /// The layers, topmost first.
        public var layers: [Layer]

        /// A composition from its parts.
        public init(id: String, layers: [Layer]) { (self.id, self.layers) = (id, layers) }
    }

    /// What the animation is called.
    public var name: String
    /// The size of the canvas, in pixels.
    public var width, height: Double
    /// Frames a second: the unit of the times in the file, which are fractions of frames where they have to be.
    public var frameRate: Double
    /// The time just after the last frame, in seconds; the first is at 0.
    public var duration: Double
    /// The layers, topmost first.
    public var layers: [Layer]
    /// What layers show as one.
    public var compositions: [Composition]

    /// A document from its parts.
    public init(
        name: String, width: Double, height: Double, frameRate: Double = 60, duration: Double,
        layers: [Layer], compositions: [Composition] = []
    ) {
        (self.name, self.width, self.height) = (name, width, height)
        (self.frameRate, self.duration) = (frameRate, duration)
        (self.layers, self.compositions) = (layers, compositions)
    }

    /// The document as a file of version 5: every number reads back to the same double, but for times, which are
    /// multiplied by the frame rate on the way.
    ///
    /// - Throws: `AssetError` with the place in the file for a number that is not finite, for what `LottieFile` would
    ///   not read (a time before the one before, layers that follow one another in a circle, a composition that is not
    ///   there), and for tangents of what is no place.
    public func json() throws(AssetError) -> String {
        let text = try LottieWriter(frameRate: frameRate, duration: duration).text(of: self)
        _ = try LottieFile(Array(text.utf8))
        return text
    }
}

extension LottieDocument {
    /// Something that is drawn, or that others hang on.
    public struct Layer: Sendable, Hashable {
        /// What a layer shows.
        public enum Content: Sendable, Hashable {
            /// Nothing: others hang on it.
            case nothing
            /// Rectangles, the topmost first.
            case rectangles([Rectangle])
            /// A composition, of which it shows what is from (0, 0) to this size.
            case composition(id: String, width: Double, height: Double)
        }

        /// What the layer is called.
        public var name: String
        /// The position, in the same list, of the layer whose transform it follows; its opacity it does not follow.
        public var parent: Int?
        /// From the layer's coordinates to those of what it follows.
        public var transform: Transform
        /// What it shows.
        public var content: Content
        /// Whether it is not drawn, but says where the next layer below is.
        public var isMatte = false
        /// Whether it is seen only where the layer above, a matte, is.
        public var isMatted = false

        /// A layer of a name, which shows nothing, does not move and follows no other.
        public init(
            name: String, parent: Int? = nil, transform: Transform = Transform(), content: Content = .nothing
        ) {
            (self.name, self.parent, self.transform) = (name, parent, transform)
            self.content = content
        }
    }

    /// Where a layer is. A point goes to its distance from the anchor point, scaled, skewed, turned, and put at the
    /// position.
    public struct Transform: Sendable, Hashable {
        /// The point of the layer that is at the position, in pixels.
        public var anchorPoint = LottieProperty(SIMD2<Double>.zero)
        /// Where that point is, in pixels.
        public var position = LottieProperty(SIMD2<Double>.zero)
        /// The scale along x and y before turning, in percent; below 0 it mirrors.
        public var scale = LottieProperty(SIMD2<Double>(100, 100))
        /// The rotation in degrees, clockwise on the screen.
        public var rotation = LottieProperty(0.0)
        /// The skew in degrees: y takes x along by −tan of it.
        public var skew = LottieProperty(0.0)
        /// The opacity of the layer's own content, in percent.
        public var opacity = LottieProperty(100.0)

        /// Nowhere else, and opaque.
        public init() {}
    }

    /// A rectangle.
    public struct Rectangle: Sendable, Hashable {
        /// Its middle, in pixels of its layer.
        public var center: LottieProperty<SIMD2<Double>>
        /// Its width and height, in pixels.
        public var size: LottieProperty<SIMD2<Double>>
        /// The radius of its corners, in pixels.
        public var roundness: LottieProperty<Double>
        /// What it is filled with.
        public var fill: Paint?
        /// What its outline is drawn with.
        public var stroke: Paint?
        /// How wide the outline is, half of it inside, in pixels.
        public var strokeWidth: LottieProperty<Double>

        /// A rectangle from its parts.
        public init(
            center: LottieProperty<SIMD2<Double>> = .init(.zero), size: LottieProperty<SIMD2<Double>>,
            roundness: LottieProperty<Double> = .init(0), fill: Paint? = nil, stroke: Paint? = nil,
            strokeWidth: LottieProperty<Double> = .init(1)
        ) {
            (self.center, self.size, self.roundness) = (center, size, roundness)
            (self.fill, self.stroke, self.strokeWidth) = (fill, stroke, strokeWidth)
        }
    }

    /// A colour and how much of it.
    public struct Paint: Sendable, Hashable {
        /// Red, green and blue from 0 to 1; the fourth is 1, and players pass over it.
        public var color: LottieProperty<SIMD4<Double>>
        /// The opacity, in percent.
        public var opacity: LottieProperty<Double>

        /// Paint from its parts.
        public init(color: LottieProperty<SIMD4<Double>>, opacity: LottieProperty<Double> = .init(100)) {
            (self.color, self.opacity) = (color, opacity)
        }
    }
}
