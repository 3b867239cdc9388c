/// How a track's ends are joined to what is outside.
@usableFromInline
package enum TrackEnds: Sendable {
    /// Not: the end rules apply.
    case own
    /// The first segment follows the last.
    case periodic
    /// The track turns at its ends: the velocity is 0 there.
    case mirrored
}
