import Hooke

extension LinearTimeline {
    /// Returns the motions between snapshots as straight pieces.
    ///
    /// Works for anything that moves. Where the motions are known, `Timeline.linearApproximation` gives fewer pieces and
    /// bounds that hold at all times.
    ///
    /// - At the times of the snapshots, corners of views are within ``distance`` on the screen, opacities and colours within
    ///   ``colorError``. Between two snapshots the values are interpolated.
    /// - A view that comes, goes or is hidden jumps in its opacity, at the time of the first snapshot that shows it so.
    /// - `time` is 0 at the first snapshot.
    /// - A view that moves to another superview or changes its order has an id for each place.
    ///
    /// - Parameters:
    ///   - snapshots: at increasing times, at least one; of one window.
    ///   - distance: the accepted error of a corner on the screen, in points; at least 0.
    ///   - colorError: the accepted error of opacities and colours; at least 0 and below 1.
    ///   - transformMode: how the player interpolates transforms.
    /// - Throws: `HookeError.outOfRange` for an argument out of range. `HookeError.noSolution`, with the view's name, if
    ///   `clipsToBounds` changes or a number is not finite.
    /// - Complexity: O(k·n log k) for n views and k snapshots, if few pieces are needed.
    public static func sampling(
        _ snapshots: [SceneSnapshot], distance: Double = 0.25, colorError: Double = 1.0 / 512,
        transformMode: TransformMode = .byComponents
    ) throws(HookeError) -> LinearTimeline {
        guard distance >= 0, distance.isFinite else {
            throw .outOfRange(
                field: "distance", value: distance, accepted: "a finite number of points, at least 0")
        }
        guard colorError >= 0, colorError < 1 else {
            throw .outOfRange(field: "colorError", value: colorError, accepted: "at least 0 and below 1")
        }
        guard let first = snapshots.first else {
            throw .noSolution(field: "snapshots", reason: "expected at least one, got 0")
        }
        for (before, after) in zip(snapshots, snapshots.dropFirst()) {
            guard after.time > before.time else {
                throw .outOfRange(
                    field: "time", value: after.time, accepted: "above \(before.time), the time before it")
            }
            guard after.root.id == first.root.id else {
                throw .noSolution(field: "snapshots", reason: "they have different windows")
            }
        }
        return try SampledTimeline(
            snapshots, distance: distance, colorError: colorError, mode: transformMode
        ).result()
    }
}
