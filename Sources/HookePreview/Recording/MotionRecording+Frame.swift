extension MotionRecording {
    /// Everything on the screen at one instant.
    public struct Frame: Sendable, Hashable, Codable {
        /// The instant, in seconds.
        public var time: Double
        /// Where the transition stands.
        public var phase: Phase
        /// How far it is: 0 at the start, 1 at the end.
        public var fraction: Double
        /// How fast the fraction changes, per second.
        public var fractionVelocity: Double
        /// Where the finger is, in points; `nil` when it does not touch the screen.
        public var finger: SIMD2<Double>?
        /// The views, each id at most once.
        public var views: [ViewSample]

        /// A frame from its parts.
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

        /// A rectangle from its parts.
        public init(x: Double, y: Double, width: Double, height: Double) {
            self.x = x
            self.y = y
            self.width = width
            self.height = height
        }
    }

    /// A colour in sRGB, each component from 0 to 1, not premultiplied. Drawing limits what lies outside.
    public struct RGBA: Sendable, Hashable, Codable {
        /// The red component.
        public var red: Double
        /// The green component.
        public var green: Double
        /// The blue component.
        public var blue: Double
        /// The colour's own opacity.
        public var alpha: Double

        /// A colour from its components.
        public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
            self.red = red
            self.green = green
            self.blue = blue
            self.alpha = alpha
        }
    }

    /// One view at one instant.
    public struct ViewSample: Sendable, Hashable, Codable {
        /// The view's identity, the same in every frame.
        public var id: Int
        /// Its name, for people.
        public var name: String
        /// Its frame in its superview, in points.
        public var frame: Rect
        /// Its own width and height before any transform, which `cornerRadius` is measured in.
        public var extent: SIMD2<Double>
        /// Its own alpha.
        public var alpha: Double
        /// The product of the alphas up the tree. Drawing limits it to 0…1; NaN draws nothing.
        public var opacity: Double
        /// Its four corners projected on the screen: top left, top right, bottom right, bottom left, as the
        /// view itself names them. Not finite when a corner is behind the eye.
        public var corners: [SIMD2<Double>]
        /// The part of it that is in front of the eye, projected: a convex polygon, the four corners when
        /// nothing is cut off, empty when nothing is in front.
        public var polygon: [SIMD2<Double>]
        /// The projected polygons of the ancestors that clip it, each convex; it shows where all of them are.
        public var clip: [[SIMD2<Double>]]
        /// Its place in the painting order, 0 at the back.
        public var order: Int
        /// Its background; `nil` is drawn as a dashed outline.
        public var color: RGBA?
        /// The radius of its corners in points; drawing takes at most half of the shorter side.
        public var cornerRadius: Double
        /// Whether it or an ancestor is hidden. A hidden view is listed but not drawn.
        public var isHidden: Bool
        /// Whether its back is towards the eye; drawn with a dashed edge.
        public var isBackFacing: Bool

        /// A sample from its parts.
        ///
        /// `extent` is the frame's size where it is left out, which is right for a view that is not
        /// transformed; `polygon` is the four corners.
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
