import HookeGeometry

/// The transforms whose elements differ from those of `center` by at most `radius`, and the error of each
/// element.
struct TransformInterval: Sendable {
    var center: Transform3D
    var radius = Transform3D.zero
    var error = Transform3D.zero

    /// Upper bounds of the magnitudes, shown and exact.
    var size: Transform3D { center.magnitudes.plus(radius).plus(error) }

    /// Returns bounds of all products a·b with a from `self` and b from `next`.
    ///
    /// The error follows from a·b − ã·b̃ = (a − ã)·b + ã·(b − b̃).
    func concatenating(_ next: TransformInterval) -> TransformInterval {
        let (own, other) = (center.magnitudes, next.center.magnitudes.plus(next.radius))
        // Most transforms stand still and are exact: their products with zero are left out.
        return TransformInterval(
            center * next.center,
            radius: Self.product(own, next.radius).plus(Self.product(radius, other))
                .plus((own * other).times(0x1p-48)),
            error: (error == .zero ? .zero : error * next.size)
                .plus(next.error == .zero ? .zero : size * next.error))
    }

    private static func product(_ a: Transform3D, _ b: Transform3D) -> Transform3D {
        a == .zero || b == .zero ? .zero : a * b
    }

    init(translation x: ErrorInterval, _ y: ErrorInterval, _ z: ErrorInterval) {
        func row(_ part: (ErrorInterval) -> Double) -> Transform3D {
            Transform3D(row1: .zero, row2: .zero, row3: .zero, row4: SIMD4(part(x), part(y), part(z), 0))
        }
        center = .translation(x: x.middle, y: y.middle, z: z.middle)
        (radius, error) = (row(\.half), row(\.error))
    }

    init(translation vector: SIMD3<Double>) {
        self.init(.translation(x: vector.x, y: vector.y, z: vector.z))
    }

    init(_ center: Transform3D, radius: Transform3D = .zero, error: Transform3D = .zero) {
        (self.center, self.radius, self.error) = (center, radius, error)
    }

    /// The projection to z = 0: layers are flat.
    static let flat = TransformInterval(.scale(x: 1, y: 1, z: 0))
}

/// An interval, and the error of a number in it.
struct ErrorInterval: Sendable {
    var middle: Double
    var half = 0.0
    var error = 0.0

    var size: Double { middle.magnitude + half + error }

    /// The interval widened by the error, with error 0.
    var exact: Self { Self(middle: middle, half: half + error) }

    static func + (a: Self, b: Self) -> Self {
        Self(middle: a.middle + b.middle, half: a.half + b.half, error: a.error + b.error)
    }

    static func - (a: Self, b: Self) -> Self {
        Self(middle: a.middle - b.middle, half: a.half + b.half, error: a.error + b.error)
    }

    static func * (a: Self, b: Self) -> Self {
        Self(
            middle: a.middle * b.middle,
            half: a.middle.magnitude * b.half + a.half * (b.middle.magnitude + b.half),
            error: a.error * b.size + a.size * b.error)
    }
}

/// The image of a point: an interval for each homogeneous coordinate.
struct ImageBox: Sendable {
    let x, y, z, w: ErrorInterval

    /// Creates the images of the points (x, y, 0, 1).
    init(_ x: ErrorInterval, _ y: ErrorInterval, by ball: TransformInterval) {
        self.init([x, y, ErrorInterval(middle: 0), ErrorInterval(middle: 1)], by: ball)
    }

    /// Creates the images of images. The error of `image` is not included.
    init(_ image: ImageBox, by ball: TransformInterval) {
        let point = [image.x, image.y, image.z, image.w]
        self.init(point.map(\.exact), by: ball)
    }

    private init(_ point: [ErrorInterval], by ball: TransformInterval) {
        func coordinate(_ column: Int) -> ErrorInterval {
            var sum = ErrorInterval(middle: 0)
            for (index, factor) in point.enumerated() {
                let field = ErrorInterval(
                    middle: ball.center.row(index)[column], half: ball.radius.row(index)[column],
                    error: ball.error.row(index)[column])
                sum = sum + factor * field
            }
            return sum
        }
        (x, y, z, w) = (coordinate(0), coordinate(1), coordinate(2), coordinate(3))
    }

    /// Whether the points are in front of the eye: w > 0, and with `isWell` known to within a quarter.
    func isInFront(isWell: Bool) -> Bool {
        w.middle - w.half - w.error > 0 && (!isWell || w.half <= 0.25 * w.middle)
    }

    /// Returns the largest error of a point after the division by w.
    ///
    /// x/w − x̃/w̃ = ((x − x̃) − (x/w)·(w − w̃))/w̃.
    func distance(isFlat: Bool) -> Double {
        let least = w.middle - w.half - w.error
        func off(_ c: ErrorInterval) -> Double {
            (c.error + c.size / least * w.error) / least
        }
        let (dx, dy, dz) = (off(x), off(y), isFlat ? 0 : off(z))
        let distance = (dx * dx + dy * dy + dz * dz).squareRoot()
        // Overflow gives no bound; `max` would ignore NaN.
        return distance.isNaN ? .infinity : distance
    }
}

extension Transform3D {
    fileprivate func row(_ index: Int) -> SIMD4<Double> {
        switch index {
        case 0: row1
        case 1: row2
        case 2: row3
        default: row4
        }
    }
}
