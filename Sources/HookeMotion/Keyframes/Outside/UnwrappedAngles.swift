// Keys that are angles.

extension KeyframeTrack where Value == Double {
    /// Returns angles moved by whole periods so that each is at most half a period from the one before: 350 and 10 are 350
    /// and 370. A track through them turns the short way. Half a period increases.
    ///
    /// ```swift
    /// let angles = KeyframeTrack<Double>.unwrapped([350, 10], period: 360)
    /// let track = try KeyframeTrack(times: [0, 1], values: angles, rule: .linear)
    /// KeyframeTrack<Double>.wrapped(track.value(at: 0.5), period: 360)   // 0
    /// ```
    ///
    /// - Parameters:
    ///   - angles: The angles, in any unit.
    ///   - period: The period: 360 for degrees, 2π for radians; above 0.
    public static func unwrapped(_ angles: [Double], period: Double) -> [Double] {
        var turns = 0.0
        return angles.indices.map { index in
            if index > 0 {
                turns -= ((angles[index] - angles[index - 1]) / period - 0.5).rounded(.up)
            }
            return angles[index] + turns * period
        }
    }

    /// Returns an angle moved by whole periods into [0, period).
    public static func wrapped(_ angle: Double, period: Double) -> Double {
        let rest = angle - (angle / period).rounded(.down) * period
        return rest >= period || rest < 0 ? 0 : rest
    }
}
