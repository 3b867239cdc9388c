import Hooke
import HookeGeometry

/// A keyframe track to examine: its values, what they mean, and where they are written.
///
/// ```swift
/// import Hooke
/// import HookeLint
///
/// let track = try KeyframeTrack(times: [0, 0.2, 0.4], values: [0.0, 1, 1], rule: .catmullRom)
/// let subject = LintTrack("fade", track, quantity: .opacity(whole: 1))
/// for finding in MotionLint().findings(in: subject) { print(finding) }
/// ```
public struct LintTrack: Sendable {
    /// What the numbers mean.
    public enum Quantity: Sendable, Hashable {
        /// Any numbers, also an angle that players interpolate as a number.
        case plain
        /// Factors of size, or sizes, which are not negative.
        case size
        /// Opacities from 0 to `whole`.
        case opacity(whole: Double)
        /// Red, green and blue from 0 to 1 in sRGB, and an opacity if there is a fourth number.
        case color
        /// A rotation stored as three angles in degrees about x, y and z, of which y is the middle one.
        case eulerAngles
    }

    /// The name in messages.
    public var name: String
    /// The place in messages.
    public var place: LintPlace
    /// What the numbers mean.
    public var quantity: Quantity
    /// The part of the screen that it changes, for flashes.
    public var screenArea = 1.0
    /// The curves: one, or one for each component.
    let curves: [LintCurve]
    /// The track of rotations with the quaternions as they were given.
    let rotation: (track: RotationTrack, given: [Quaternion])?

    /// Creates the subject of a track.
    ///
    /// - Parameters:
    ///   - name: the name in messages.
    ///   - track: the values over time, in seconds.
    ///   - quantity: what the numbers mean.
    ///   - place: the place in messages; the name if left out.
    public init<Value: ComponentVector>(
        _ name: String, _ track: KeyframeTrack<Value>, quantity: Quantity = .plain, place: LintPlace? = nil
    ) {
        self.init(name, [LintCurve(track)], quantity, place)
    }

    /// Creates the subject of components with a track each.
    ///
    /// - Parameters:
    ///   - name: the name in messages.
    ///   - tracks: the components over time, in seconds; at least one.
    ///   - quantity: what the numbers mean.
    ///   - place: the place in messages; the name if left out.
    public init(
        _ name: String, components tracks: [KeyframeTrack<Double>], quantity: Quantity = .plain,
        place: LintPlace? = nil
    ) {
        precondition(!tracks.isEmpty, "no components; accepted: at least one")
        self.init(name, tracks.map { LintCurve($0) }, quantity, place)
    }

    /// Creates the subject of a track of rotations.
    ///
    /// - Parameters:
    ///   - name: the name in messages.
    ///   - track: the rotations over time, in seconds.
    ///   - given: the quaternions as they are written; the track's own if left out.
    ///   - place: the place in messages; the name if left out.
    public init(
        _ name: String, _ track: RotationTrack, given: [Quaternion]? = nil, place: LintPlace? = nil
    ) {
        (self.name, quantity, curves) = (name, .plain, [])
        self.place = place ?? LintPlace(file: name)
        rotation = (track, given ?? track.values)
    }

    init(_ name: String, _ curves: [LintCurve], _ quantity: Quantity, _ place: LintPlace?) {
        (self.name, self.quantity, self.curves) = (name, quantity, curves)
        self.place = place ?? LintPlace(file: name)
        rotation = nil
    }

    /// The three components of Euler angles, as a curve and an index each.
    var components: [(curve: LintCurve, index: Int)] {
        curves.flatMap { curve in curve.values[0].indices.map { (curve, $0) } }
    }
}
