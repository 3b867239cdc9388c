/// A rotation as three rotations about coordinate axes in sequence.
///
/// - The axes are **fixed** in space, the first angle first: `.xyz` is rotationX(first) · rotationY(second) ·
///   rotationZ(third).
/// - For the axes of the rotating body, reverse the order and the angles: yaw, pitch, roll about a body's y,
///   x and z axes is `.zxy` with (roll, pitch, yaw).
/// - CSS's `rotateX(a) rotateY(b) rotateZ(c)` rotates about z first, so it is `.zyx` with (c, b, a).
public struct EulerAngles: Hashable, Sendable {
    /// The axes of the three rotations, in order.
    public enum Order: String, NamedCase, Hashable, Sendable, CaseIterable {
        /// Three different axes (Tait–Bryan angles).
        case xyz, xzy, yxz, yzx, zxy, zyx
        /// The first axis again as the third (proper Euler angles).
        case xyx, xzx, yxy, yzy, zxz, zyz

        /// The three axes: 0 for x, 1 for y, 2 for z.
        @inline(__always)
        var axes: (Int, Int, Int) {
            switch self {
            case .xyz: (0, 1, 2)
            case .xzy: (0, 2, 1)
            case .yxz: (1, 0, 2)
            case .yzx: (1, 2, 0)
            case .zxy: (2, 0, 1)
            case .zyx: (2, 1, 0)
            case .xyx: (0, 1, 0)
            case .xzx: (0, 2, 0)
            case .yxy: (1, 0, 1)
            case .yzy: (1, 2, 1)
            case .zxz: (2, 0, 2)
            case .zyz: (2, 1, 2)
            }
        }
    }

    /// The first angle in radians.
    public var first: Double
    /// The second angle in radians.
    public var second: Double
    /// The third angle in radians.
    public var third: Double
    /// The axes of the rotations.
    public var order: Order

    /// Creates a rotation from three angles in radians, of any size.
    public init(_ first: Double, _ second: Double, _ third: Double, order: Order = .xyz) {
        self.first = first
        self.second = second
        self.third = third
        self.order = order
    }

    /// Computes the angles of a rotation, by half angles without asin or matrices (Bernardes and Viollet
    /// 2022).
    ///
    /// - The first and third are in [−π, π]; the second in [−π/2, π/2], or [0, π] where the first axis equals
    ///   the third.
    /// - At the ends of the second angle's range only the sum or the difference of the others is determined
    ///   (gimbal lock): the third is then 0. Near them these two angles are sensitive to rounding.
    /// - The rotation of the angles is everywhere within 6 u of the given one.
    /// - A quaternion of another length is normalised. NaN gives NaN.
    public init(_ rotation: Quaternion, order: Order = .xyz) {
        let (i, j, k) = order.axes
        let isProper = i == k
        // The third axis; the sign is that of the permutation (i, j, other).
        let other = 3 - i - j
        let sign: Double = (j - i + 3) % 3 == 1 ? 1 : -1
        let q = rotation.components
        var (a, b, c, d) = (q.w, q[i], q[j], sign * q[other])
        if !isProper { (a, b, c, d) = (a - c, b + d, c + a, d - b) }
        let sum = Elementary.atan2(b, a)
        let difference = Elementary.atan2(d, c)
        let (along, across) = (Elementary.hypot(a, b), Elementary.hypot(c, d))
        var second = 2 * Elementary.atan2(across, along)
        // The angle of a pair that is only rounding noise has no meaning.
        let isLocked = min(along, across) <= 0x1p-51 * max(along, across)
        var first: Double
        var third: Double
        if isLocked {
            (first, third) = (2 * (across < along ? sum : -difference), 0)
        } else {
            (first, third) = (sum - difference, sum + difference)
        }
        if !isProper {
            third *= sign
            second -= .pi / 2
        }
        first = first.wrappedToHalfTurn
        third = third.wrappedToHalfTurn
        self.init(first, second, third, order: order)
    }
}

extension Quaternion {
    /// Creates the rotation of three rotations about coordinate axes.
    public init(_ angles: EulerAngles) {
        let (i, j, k) = angles.order.axes
        func turn(_ angle: Double, _ axis: Int) -> Quaternion {
            var q = SIMD4<Double>(0, 0, 0, Elementary.cos(angle / 2))
            q[axis] = Elementary.sin(angle / 2)
            return Quaternion(components: q)
        }
        self = turn(angles.third, k) * (turn(angles.second, j) * turn(angles.first, i))
    }

    /// Creates the smallest rotation from the direction of one vector to that of another.
    ///
    /// The axis is u × v. |u − v|/2 and |u + v|/2 are the sine and cosine of half the angle, so that nearly
    /// equal and nearly opposite directions keep their digits. For opposite directions, a half turn about a
    /// perpendicular axis. The image of `from` is within 8 u of the direction of `to`.
    ///
    /// - Returns: `nil` when a vector is zero or not finite.
    public init?(from: Vector3, to: Vector3) {
        let (u, v) = (from.direction, to.direction)
        guard u.x.isFinite, v.x.isFinite else { return nil }
        // The rotation from u to the middle is half of the result: the cosine of the half angle is |u + v|/2.
        // For nearly opposite directions the middle is inexact, and only its part perpendicular to u counts.
        let middle = u + v
        var axis = u.cross(middle)
        let half = middle.length / 2
        if axis.length <= 0x1p-60 {
            // Equal or opposite directions: use the coordinate axis least aligned with u.
            let size = Vector3(u.x.magnitude, u.y.magnitude, u.z.magnitude)
            let least =
                size.x <= size.y && size.x <= size.z
                ? Vector3(1, 0, 0) : size.y <= size.z ? Vector3(0, 1, 0) : Vector3(0, 0, 1)
            axis = u.cross(least)
        }
        // |axis| is twice the sine times the cosine of the half angle; the sine is |u − v|/2.
        let n = axis / axis.length * ((u - v).length / 2)
        let q = SIMD4(n.x, n.y, n.z, half)
        self.init(components: q / (q * q).sum().squareRoot())
    }
}

extension Transform3D {
    /// Returns the product of three rotations about coordinate axes, the first angle first.
    public static func rotation(_ angles: EulerAngles) -> Transform3D {
        let (i, j, k) = angles.order.axes
        func turn(_ angle: Double, _ axis: Int) -> Transform3D {
            axis == 0 ? rotationX(angle) : axis == 1 ? rotationY(angle) : rotationZ(angle)
        }
        return turn(angles.first, i) * turn(angles.second, j) * turn(angles.third, k)
    }
}

extension Double {
    /// The angle, at most 3π in magnitude, minus whole turns, in [−π, π].
    fileprivate var wrappedToHalfTurn: Double {
        self > .pi ? self - 2 * .pi : self < -.pi ? self + 2 * .pi : self
    }
}

#if !hasFeature(Embedded)
    extension EulerAngles: Codable {}
    extension EulerAngles.Order: Codable {}
#endif
