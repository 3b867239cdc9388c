import Hooke

/// Where and how an element follows a path: CSS's `offset-path`, `offset-rotate` and `offset-anchor`.
///
/// ```swift
/// import HookeGeometry
///
/// let curve = try VectorPath(svg: "M0 0 C0 100 100 100 100 0")
/// let motion = OffsetPath(try MeasuredPath(curve), anchor: [20, 20])
/// print(motion.transform(at: motion.distance(ofPercentage: 25)))
/// ```
public struct OffsetPath: Hashable, Sendable {
    /// The rotation of the element.
    public enum Rotation: Hashable, Sendable {
        /// The direction of the path plus an angle in radians.
        case along(plus: Double)
        /// An angle in radians: clockwise on the screen.
        case fixed(Double)

        /// The direction of the path: CSS's `auto`.
        public static let auto = Rotation.along(plus: 0)
        /// The opposite direction: CSS's `reverse`.
        public static let reverse = Rotation.along(plus: .pi)
    }

    /// What distances outside the path mean.
    public enum Ends: Hashable, Sendable {
        /// As CSS: modulo the length if the path is closed, otherwise the nearer end.
        case css
        /// Straight on along the end's direction, so that a spring may overshoot.
        case extended
    }

    /// The path, in the coordinates in which the element is placed.
    public var path: MeasuredPath
    /// The rotation.
    public var rotation: Rotation
    /// The point of the element that is on the path, in the element's coordinates.
    public var anchor: Vector2
    /// What distances outside the path mean.
    public var ends: Ends

    /// Creates a motion path; by default along the path, with the element's origin on it.
    public init(
        _ path: MeasuredPath, rotation: Rotation = .auto, anchor: Vector2 = .zero, ends: Ends = .css
    ) {
        self.path = path
        self.rotation = rotation
        self.anchor = anchor
        self.ends = ends
    }

    /// Returns the distance of a percentage of the length: CSS's `offset-distance`.
    public func distance(ofPercentage percentage: Double) -> Double { percentage / 100 * path.length }

    /// Returns the distance on the path that a distance means; see ``Ends``.
    public func usedDistance(_ distance: Double) -> Double {
        let length = path.length
        guard ends == .css, !distance.isNaN else { return distance }
        guard path.isClosed, length > 0 else { return min(max(distance, 0), length) }
        guard distance.isFinite else { return .nan }
        let rest = Elementary.fmod(distance, length)
        let wrapped = rest < 0 ? rest + length : rest
        return wrapped < length ? wrapped : 0
    }

    /// Returns position, direction and curvature at a distance.
    public func sample(at distance: Double) -> MeasuredPath.Sample {
        path.sample(at: usedDistance(distance))
    }

    /// Returns the element's angle at a distance, in radians.
    public func angle(at distance: Double) -> Double {
        switch rotation {
        case .fixed(let angle): angle
        case .along(let angle): sample(at: distance).angle + angle
        }
    }

    /// Returns the map from the element's coordinates to those of the path: the anchor is moved onto the path, and
    /// the element turned about it.
    public func transform(at distance: Double) -> Affine2D {
        let sample = sample(at: distance)
        let turn: Affine2D
        switch rotation {
        case .fixed(let angle): turn = .rotation(angle)
        case .along(let angle):
            // The direction has the cosine and sine of its angle.
            let direction = sample.direction == .zero ? Vector2(1, 0) : sample.direction
            let along = Affine2D(
                a: direction.x, b: direction.y, c: -direction.y, d: direction.x, tx: 0, ty: 0)
            turn = angle == 0 ? along : along * .rotation(angle)
        }
        return .translation(x: -anchor.x, y: -anchor.y) * turn
            * .translation(x: sample.position.x, y: sample.position.y)
    }
}

extension OffsetPath {
    /// The declarations of CSS: `offset-path`, `offset-rotate` and `offset-anchor`, each with a semicolon.
    ///
    /// The element's containing block has the path's coordinates; set `offset-distance` to move it. CSS has no ends that
    /// continue straight on.
    public var css: String {
        let angle: String
        switch rotation {
        case .fixed(let radians): angle = CSSText.angle(radians)
        case .along(plus: 0): angle = "auto"
        case .along(plus: .pi): angle = "reverse"
        case .along(let radians): angle = "auto " + CSSText.angle(radians)
        }
        let point = CSSText.length(anchor.x) + " " + CSSText.length(anchor.y)
        return "offset-path: path(\"\(path.path.text(CSSText.number))\"); offset-rotate: \(angle); "
            + "offset-anchor: \(point);"
    }
}

/// A point that moves along a path, its distance from the beginning driven by any motion of a number.
///
/// ```swift
/// import HookeGeometry
///
/// let path = try MeasuredPath(VectorPath(svg: "M0 0 Q100 0 100 100"))
/// let spring = SpringMotion(spring: .bouncy, from: 0, to: path.length)
/// let motion = MotionAlongPath(along: OffsetPath(path, ends: .extended), distance: spring)
/// print(motion.position(at: 0.2), motion.velocity(at: 0.2))
/// ```
///
/// With the distance s(t), direction T and curvature κ the velocity is s′T and the acceleration s″T + κs′²N. Corners
/// jump in velocity. The error of the position is that of the distance plus that of ``MeasuredPath``.
public struct MotionAlongPath<Distance: Motion<Double>>: Trajectory {
    /// The path.
    public var path: OffsetPath
    /// The distance from the beginning of the path, in points.
    public var distance: Distance

    /// Creates a motion along a path.
    public init(along path: OffsetPath, distance: Distance) {
        self.path = path
        self.distance = distance
    }

    /// Returns position, velocity and acceleration at `time` seconds. Beyond an end that stops it the point rests.
    public func state(at time: Double) -> MotionState<Vector2> {
        let state = distance.state(at: time)
        let sample = path.sample(at: state.position)
        let isStopped =
            path.ends == .css && !path.path.isClosed
            && (state.position < 0 || state.position > path.path.length)
        guard !isStopped else {
            return MotionState(position: sample.position, velocity: .zero, acceleration: .zero)
        }
        let direction = sample.direction
        let normal = Vector2(-direction.y, direction.x)
        let turning = sample.curvature * state.velocity * state.velocity
        return MotionState(
            position: sample.position, velocity: direction * state.velocity,
            acceleration: direction * state.acceleration + normal * turning)
    }

    /// Returns the map of the element at `time` seconds; see ``OffsetPath/transform(at:)``.
    public func transform(at time: Double) -> Affine2D { path.transform(at: distance.position(at: time)) }

    /// Returns the time from which the distance stays within the tolerance of its rest; the point does too.
    public func settlingDuration(within tolerance: Tolerance) -> Double? {
        distance.settlingDuration(within: tolerance)
    }
}

extension MotionAlongPath: Equatable where Distance: Equatable {}
extension MotionAlongPath: Hashable where Distance: Hashable {}
