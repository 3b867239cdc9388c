extension MotionRecording {
    /// The screen at one time.
    public struct Frame: Sendable, Hashable, Codable {
        /// The time, in seconds.
        public var time: Double
        /// The phase of the transition.
        public var phase: Phase
        /// The fraction: 0 at the start, 1 at the end.
        public var fraction: Double
        /// The velocity of the fraction, per second.
        public var fractionVelocity: Double
        /// The position of the finger, in points; `nil` when it does not touch the screen.
        public var finger: SIMD2<Double>?
        /// The views. Each id occurs at most once.
        public var views: [ViewSample]

        /// Creates a frame.
        public init(
            time: Double, phase: Phase, fraction: Double, fractionVelocity: Double,
            finger: SIMD2<Double>? = nil, views: [ViewSample]
        ) {
            self.time = time
            self.phase = phase
            self.fraction = fraction
            self.fractionVelocity = fractionVelocity
            self.finger = finger
            self.views = views
        }
    }

    /// A rectangle: its top-left corner and its size, in points.
    public struct Rect: Sendable, Hashable, Codable {
        /// The left edge.
        public var x: Double
        /// The top edge.
        public var y: Double
        /// The width.
        public var width: Double
        /// The height.
        public var height: Double

        /// Creates a rectangle.
        public init(x: Double, y: Double, width: Double, height: Double) {
            self.x = x
            self.y = y
            self.width = width
            self.height = height
        }
    }

    /// A colour in sRGB, not premultiplied, with components from 0 to 1. Drawing clamps components outside
    /// this range.
    public struct RGBA: Sendable, Hashable, Codable {
        /// The red component.
        public var red: Double
        /// The green component.
        public var green: Double
        /// The blue component.
        public var blue: Double
        /// The colour's own opacity.
        public var alpha: Double

        /// Creates a colour.
        public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
            self.red = red
            self.green = green
            self.blue = blue
            self.alpha = alpha
        }
    }

    /// One view at one time.
    public struct ViewSample: Sendable, Hashable, Codable {
        /// The view's identity, the same in every frame.
        public var id: Int
        /// The name, for display.
        public var name: String
        /// The frame in the superview, in points.
        public var frame: Rect
        /// The width and height before any transform. `cornerRadius` is in the same units.
        public var extent: SIMD2<Double>
        /// The view's own alpha.
        public var alpha: Double
        /// The product of the alphas of the view and its ancestors. Drawing clamps it to 0…1; NaN draws
        /// nothing.
        public var opacity: Double
        /// The four corners projected on the screen, in the view's own order: top left, top right, bottom
        /// right, bottom left. Not finite if a corner is behind the eye.
        public var corners: [SIMD2<Double>]
        /// The projected part in front of the eye: a convex polygon. It is the four corners if nothing is cut
        /// off, and empty if nothing is in front.
        public var polygon: [SIMD2<Double>]
        /// The projected outlines of the ancestors that clip the view, each convex, with their rounded corners
        /// as short chords. The view is visible in their intersection.
        public var clip: [[SIMD2<Double>]]
        /// The index in the painting order, 0 at the back.
        public var order: Int
        /// The background; `nil` is drawn as a dashed outline.
        public var color: RGBA?
        /// The corner radius in points. Drawing uses at most half of the shorter side.
        public var cornerRadius: Double
        /// Whether the view or an ancestor is hidden. A hidden view is listed but not drawn.
        public var isHidden: Bool
        /// Whether the back of the view is towards the eye. It is drawn with a dashed edge.
        public var isBackFacing: Bool
        /// What the layer draws besides its background; `nil` for ordinary views.
        public var shape: ShapeSample?
        /// The border and the shadow; `nil` without both.
        public var decoration: DecorationSample?
        /// The masks of the view and its superviews, outermost first: each a mask and its sublayers, from back
        /// to front. `nil` without masks.
        public var masks: [[ViewSample]]?

        /// Creates a sample.
        ///
        /// `extent` defaults to the frame's size, which is correct for a view without a transform. `polygon`
        /// defaults to the four corners.
        public init(
            id: Int, name: String, frame: Rect, extent: SIMD2<Double>? = nil, alpha: Double = 1,
            opacity: Double = 1, corners: [SIMD2<Double>], polygon: [SIMD2<Double>]? = nil,
            clip: [[SIMD2<Double>]] = [], order: Int, color: RGBA? = nil, cornerRadius: Double = 0,
            isHidden: Bool = false, isBackFacing: Bool = false
        ) {
            precondition(corners.count == 4, "corners has \(corners.count) points; a rectangle has 4")
            self.id = id
            self.name = name
            self.frame = frame
            self.extent = extent ?? SIMD2(frame.width, frame.height)
            self.alpha = alpha
            self.opacity = opacity
            self.corners = corners
            self.polygon = polygon ?? corners
            self.clip = clip
            self.order = order
            self.color = color
            self.cornerRadius = cornerRadius
            self.isHidden = isHidden
            self.isBackFacing = isBackFacing
        }
    }
}
