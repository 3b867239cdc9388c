// swift-format-ignore-file: AlwaysUseLowerCamelCase
#if !canImport(Darwin)
    import Foundation
    import HookeTransitions

    // Pictures of views as images. They are data: snapshots, without pixels.

    /// What pictures of views are added to. Paths, images and texts cannot be drawn.
    public final class CGContext: SceneIsolated {
        /// The transform from the coordinates of drawing to those of the image.
        public private(set) var ctm = CGAffineTransform.identity
        private var saved: [CGAffineTransform] = []
        private var pictures: [SceneSnapshot.Node] = []
        fileprivate let (size, scale): (CGSize, CGFloat)

        fileprivate init(size: CGSize, scale: CGFloat) {
            (self.size, self.scale) = (size, scale > 0 ? scale : UIScreen.main.scale)
        }

        /// Moves what is drawn next.
        public func translateBy(x: CGFloat, y: CGFloat) { ctm = ctm.translatedBy(x: x, y: y) }
        /// Scales what is drawn next.
        public func scaleBy(x: CGFloat, y: CGFloat) { ctm = ctm.scaledBy(x: x, y: y) }
        /// Stores the transform.
        public func saveGState() { saved.append(ctm) }
        /// Goes back to the transform that was stored last.
        public func restoreGState() { ctm = saved.popLast() ?? ctm }

        fileprivate func add(_ picture: SceneSnapshot.Node, in rect: CGRect) {
            pictures.append(picture.copied(into: rect.applying(ctm)))
        }

        fileprivate var image: UIImage {
            var image = UIImage(size: size, scale: scale)
            let canvas = SceneView(frame: CGRect(origin: .zero, size: size), name: "image")
            canvas.clipsToBounds = true
            var picture = canvas.picture(afterScreenUpdates: true)
            picture.children = pictures
            image.picture = picture
            return image
        }

        /// The contexts of this thread, the current one last.
        fileprivate static var all: [CGContext] {
            get { Thread.current.threadDictionary["hooke.contexts"] as? [CGContext] ?? [] }
            set { Thread.current.threadDictionary["hooke.contexts"] = newValue }
        }
    }

    /// The settings of images.
    public final class UIGraphicsImageRendererFormat: SceneIsolated {
        /// Pixels per point.
        public var scale: CGFloat = UIScreen.main.scale
        /// Stored and without effect.
        public var opaque = false

        /// Creates the usual settings.
        public init() {}
        /// Returns the usual settings.
        public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
        /// Returns the usual settings.
        public static func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
    }

    /// What an image is made in.
    public final class UIGraphicsImageRendererContext: SceneIsolated {
        /// The context.
        public let cgContext: CGContext
        /// What has been drawn.
        public var currentImage: UIImage { cgContext.image }

        fileprivate init(_ context: CGContext) { cgContext = context }
    }

    /// Makes images of views: `renderer.image { _ in view.drawHierarchy(in: view.bounds, afterScreenUpdates: true) }`.
    public final class UIGraphicsImageRenderer: SceneIsolated {
        private let (bounds, scale): (CGRect, CGFloat)

        /// Creates a renderer of images of a size in points.
        public convenience init(
            size: CGSize, format: UIGraphicsImageRendererFormat = UIGraphicsImageRendererFormat()
        ) {
            self.init(bounds: CGRect(origin: .zero, size: size), format: format)
        }

        /// Creates a renderer of a part of the plane.
        public init(
            bounds: CGRect, format: UIGraphicsImageRendererFormat = UIGraphicsImageRendererFormat()
        ) {
            (self.bounds, scale) = (bounds, format.scale)
        }

        /// Returns an image of the views that a closure draws.
        public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
            let context = CGContext(size: bounds.size, scale: scale)
            context.translateBy(x: -bounds.minX, y: -bounds.minY)
            CGContext.all.append(context)
            defer { CGContext.all.removeLast() }
            actions(UIGraphicsImageRendererContext(context))
            return context.image
        }
    }

    /// Begins an image of a size in points, which becomes the current context; a scale of 0 is the screen's.
    public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
        runIsolated { CGContext.all.append(CGContext(size: size, scale: scale)) }
    }

    /// Begins an image of a size in points with one pixel per point.
    public func UIGraphicsBeginImageContext(_ size: CGSize) {
        UIGraphicsBeginImageContextWithOptions(size, false, 1)
    }

    /// Returns the image of what was drawn in the current context; `nil` without one.
    public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
        readIsolated { CGContext.all.last?.image }
    }

    /// Ends the current context.
    public func UIGraphicsEndImageContext() {
        runIsolated { _ = CGContext.all.popLast() }
    }

    /// Returns the context that images are made in; `nil` outside.
    public func UIGraphicsGetCurrentContext() -> CGContext? {
        readIsolated { CGContext.all.last }
    }

    extension SceneView {
        /// Adds a picture of the view with its subviews to the current context, scaled to fill a rectangle: what
        /// `snapshotView(afterScreenUpdates:)` shows.
        ///
        /// - Returns: whether there is a context.
        @discardableResult
        public func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
            guard let context = CGContext.all.last else { return false }
            context.add(picture(afterScreenUpdates: afterScreenUpdates), in: rect)
            return true
        }
    }

    extension SceneLayer {
        /// Adds a picture of the layer with its sublayers to a context, without animations, at its bounds.
        public func render(in context: CGContext) { context.add(picture, in: bounds) }
    }
#endif
