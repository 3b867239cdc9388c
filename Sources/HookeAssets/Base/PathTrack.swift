import Hooke
import HookeGeometry

/// A path through keyframes.
///
/// ```swift
/// import HookeAssets
///
/// let square = VectorPath(Rectangle(x: 0, y: 0, width: 100, height: 100))
/// let circle = VectorPath(ellipseIn: Rectangle(x: 0, y: 0, width: 100, height: 100))
/// let track = try PathTrack(times: [0, 1], paths: [square, circle], interpolations: [.eased(.easeInOut)])
/// print(track.path(at: 0.5).elements.count)
/// ```
///
/// Between paths of the same steps every point moves on a line, as in Lottie's players. Other paths become each other as a
/// `PathMorph`. Fractions beyond a key, of easings that overshoot, extrapolate.
public struct PathTrack: Sendable, Hashable {
    /// The paths of the keys.
    public let paths: [VectorPath]
    /// The index of a key plus the fraction of the segment after it.
    public let progress: KeyframeTrack<Double>
    /// For each segment the morph between paths of different steps.
    private let morphs: [PathMorph?]

    /// The times of the keys, non-decreasing; two equal times are a jump.
    public var times: [Double] { progress.times }

    /// Creates a track.
    ///
    /// - Parameters:
    ///   - times: finite and non-decreasing.
    ///   - paths: as many paths, whose numbers are finite.
    ///   - interpolations: for each segment the interpolation of its fraction; one less than keys.
    /// - Throws: the errors of `KeyframeTrack` and of `PathMorph`; `HookeError.badElement` for a path that is not finite.
    public init(
        times: [Double], paths: [VectorPath], interpolations: [Interpolation<Double>]
    ) throws(HookeError) {
        if let index = paths.firstIndex(where: { !$0.isFinite }) {
            let number = paths[index].coordinates.first { !$0.isFinite } ?? .nan
            throw .badElement(
                field: "paths", index: index, value: number, accepted: "a path of finite numbers")
        }
        self.paths = paths
        progress = try KeyframeTrack(
            times: times, values: paths.indices.map(Double.init), interpolations: interpolations)
        var morphs: [PathMorph?] = []
        for (from, to) in zip(paths, paths.dropFirst()) {
            morphs.append(from.hasStructure(of: to) ? nil : try PathMorph(from: from, to: to))
        }
        self.morphs = morphs
    }

    /// Whether all paths have the same steps.
    public var hasOneStructure: Bool { morphs.allSatisfy { $0 == nil } }

    /// Returns the path at a time: before the first key that key's, after the last that key's. NaN gives NaN.
    public func path(at t: Double) -> VectorPath {
        guard paths.count > 1 else { return t.isNaN ? paths[0].mapped { $0 * Double.nan } : paths[0] }
        // The last key at the time or before it.
        let key = max(times.partitioningIndex { $0 > t } - 1, 0)
        let segment = min(key, paths.count - 2)
        let fraction = progress.value(at: t) - Double(segment)
        if fraction == 0 { return paths[segment] }
        if fraction == 1 { return paths[segment + 1] }
        if let morph = morphs[segment] { return morph.path(at: fraction) }
        return paths[segment].interpolated(to: paths[segment + 1], at: fraction) ?? paths[segment]
    }

    /// The coordinates of all points as tracks, in order of the steps; `nil` for paths of different steps or without
    /// points.
    public var coordinates: [KeyframeTrack<Double>]? {
        let count = paths[0].coordinates.count
        guard hasOneStructure, count > 0 else { return nil }
        let rows = paths.map(\.coordinates)
        var tracks: [KeyframeTrack<Double>] = []
        for index in 0..<count {
            guard
                let track = try? KeyframeTrack(
                    times: times, values: rows.map { $0[index] },
                    interpolations: progress.interpolations)
            else { return nil }
            tracks.append(track)
        }
        return tracks
    }
}
