import Hooke

/// How a screen shows what is below it while a finger swipes back.
public struct PredictiveBackOptions: Sendable {
    /// The looks of a preview.
    public enum Look: String, NamedCase, Hashable, Sendable, CaseIterable {
        /// Both screens shrink to 90 %; the lower one comes from 96 points aside. As Android's windows.
        case shrink
        /// The upper screen shrinks from 100 % to 90 % and fades out over 35 % of the eased progress; then the lower
        /// one fades in, and shrinks from 110 % to 100 %. As Android's design guide.
        case fadeThrough
    }

    /// The look of the preview.
    public var look = Look.shrink
    /// The colour between the screens in the look `shrink`; black with opacity 0.2 by default. Android uses 0.8 on
    /// dark screens. `nil` shows none.
    public var scrimColor: SceneColor? = SceneColor(red: 0, green: 0, blue: 0, alpha: 0.2)
    /// The points of the finger from progress 0 to 1. A value that is not finite and above 0 is reported, and 412 is
    /// used.
    public var distance = 412.0
    /// The duration of the motion after the release, and of a change by time, in seconds. A value that is not finite
    /// and above 0 is reported, and 0.45 is used.
    public var duration = 0.45

    /// Creates options with default values.
    public init() {}

    /// Returns the options with defaults for invalid numbers, which it reports.
    #if MainActor
        @MainActor
    #endif
    func valid(in scene: WindowScene?) -> PredictiveBackOptions {
        let plain = PredictiveBackOptions()
        var valid = self
        if !(distance > 0 && distance.isFinite) {
            valid.distance = plain.distance
            scene?.report(.refusedParameter(field: "distance", value: distance, used: "412"))
        }
        if !(duration > 0 && duration.isFinite) {
            valid.duration = plain.duration
            scene?.report(.refusedParameter(field: "duration", value: duration, used: "0.45"))
        }
        return valid
    }
}
