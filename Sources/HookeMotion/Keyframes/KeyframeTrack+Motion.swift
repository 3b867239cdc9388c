extension KeyframeTrack: Trajectory {
    /// Returns the value at a time; the same as `value(at:)`.
    @inlinable public func position(at time: Double) -> Value { value(at: time) }

    /// Returns the time of the last key, from which the track is constant; at least 0.
    public func settlingDuration(within tolerance: Tolerance = .standard) -> Double? {
        max(0, span.upperBound)
    }
}
