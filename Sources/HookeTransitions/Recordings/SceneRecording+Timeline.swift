import Hooke

extension SceneRecording {
    /// Returns the recorded motions as straight pieces, for `WebExport` and `LottieExport`.
    ///
    /// The errors are those at the times of the frames: see `LinearTimeline.sampling`. For a block of which you have the
    /// timeline, `Timeline.linearApproximation` is smaller and exact at all times.
    ///
    /// - Parameters:
    ///   - distance: the accepted error of a corner on the screen, in points; at least 0.
    ///   - colorError: the accepted error of opacities and colours; at least 0 and below 1.
    ///   - transformMode: how the player interpolates transforms: `byComponents` for browsers, `byElements` for Lottie.
    /// - Throws: `HookeError` with the field and what is accepted, or with the view's name.
    public func linearTimeline(
        distance: Double = 0.25, colorError: Double = 1.0 / 512,
        transformMode: LinearTimeline.TransformMode = .byComponents
    ) throws(HookeError) -> LinearTimeline {
        // A frame at the time of another one replaces it.
        var snapshots: [SceneSnapshot] = []
        for frame in frames {
            if let last = snapshots.last, last.time >= frame.snapshot.time { snapshots.removeLast() }
            snapshots.append(frame.snapshot)
        }
        return try LinearTimeline.sampling(
            snapshots, distance: distance, colorError: colorError, transformMode: transformMode)
    }
}
