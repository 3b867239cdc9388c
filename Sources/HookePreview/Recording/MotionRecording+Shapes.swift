import Foundation
import HookeGeometry
import HookeTransitions

extension MotionRecording {
    /// What a layer draws besides its background, with the map from the layer to the screen.
    ///
    /// The map is affine: exact without perspective; in perspective it is exact at the middle of the layer.
    public struct ShapeSample: Sendable, Hashable, Codable {
        /// The shape, in the layer's coordinates.
        public var shape: LayerShape
        /// The layer's rectangle in its own coordinates.
        public var bounds: Rect
        /// The corner radius, in points; `nil` for 0.
        public var cornerRadius: Double?
        /// The screen position of the origin of the layer's coordinates.
        public var origin: SIMD2<Double>
        /// The screen vector of one point along the layer's x axis.
        public var across: SIMD2<Double>
        /// The screen vector of one point along the layer's y axis.
        public var down: SIMD2<Double>

        /// Creates a sample.
        public init(
            shape: LayerShape, bounds: Rect, cornerRadius: Double? = nil, origin: SIMD2<Double> = .zero,
            across: SIMD2<Double> = SIMD2(1, 0), down: SIMD2<Double> = SIMD2(0, 1)
        ) {
            self.shape = shape
            self.bounds = bounds
            self.cornerRadius = cornerRadius
            self.origin = origin
            self.across = across
            self.down = down
        }
    }
}

extension MotionRecording.ShapeSample {
    /// Creates the sample of a layer; `nil` without a shape, or behind the eye.
    init?(_ view: ProjectedView) {
        guard let shape = view.state.shape else { return nil }
        let box = view.state.bounds
        bounds = .init(x: box.origin.x, y: box.origin.y, width: box.size.width, height: box.size.height)
        self.shape = shape
        cornerRadius = view.state.cornerRadius == 0 ? nil : view.state.cornerRadius
        let (x, y) = (box.origin.x + box.size.width / 2, box.origin.y + box.size.height / 2)
        let map = view.toScreen
        let middle = map.homogeneous(SIMD2(x, y))
        guard middle.w > 0 else { return nil }
        let image = SIMD2(middle.x, middle.y) / middle.w
        // The derivative of the projection.
        func derivative(_ row: SIMD4<Double>) -> SIMD2<Double> {
            (SIMD2(row.x, row.y) - image * row.w) / middle.w
        }
        (across, down) = (derivative(map.row1), derivative(map.row2))
        origin = image - across * x - down * y
        guard across.isDrawable, down.isDrawable, origin.isDrawable else { return nil }
    }
}

extension [MotionRecording.Frame] {
    /// Returns contents with the pictures of the layers that have one; `nil` if there are none.
    func pictures(_ contents: [Int: ViewContent]?) -> [Int: ViewContent]? {
        var all = contents ?? [:]
        for frame in self {
            for view in frame.views {
                if let picture = view.shape?.shape.fittedContents, all[view.id]?.image == nil {
                    all[view.id, default: ViewContent()].image = picture
                }
            }
        }
        return all.isEmpty ? contents : all
    }
}

extension MotionRecording.ViewSample {
    /// Returns the sample with the shape and the masks of a projected view.
    func showing(_ view: ProjectedView) -> Self {
        var copy = self
        copy.shape = MotionRecording.ShapeSample(view)
        copy.decoration = MotionRecording.DecorationSample(view.state)
        if !view.masks.isEmpty { copy.masks = view.masks.map { $0.map { Self(maskPart: $0) } } }
        return copy
    }

    /// Creates a sample of a mask or of one of its sublayers.
    private init(maskPart view: ProjectedView) {
        self.init(
            id: 0, name: view.name, frame: .init(x: 0, y: 0, width: 0, height: 0),
            extent: SIMD2(view.state.bounds.size.width, view.state.bounds.size.height),
            alpha: view.state.opacity, opacity: view.opacity, corners: view.corners,
            polygon: view.projection.polygon, clip: view.clips, order: view.order,
            color: view.state.backgroundColor.map {
                .init(red: $0.red, green: $0.green, blue: $0.blue, alpha: $0.alpha)
            },
            cornerRadius: view.state.cornerRadius, isHidden: view.isHidden)
        shape = MotionRecording.ShapeSample(view)
    }
}
