/// The traces in this package, for a screen of 390 × 844 pt.
///
/// They are synthetic: `scripts/make-traces.py` computes the CSV files in `Traces/` from minimum-jerk
/// reaches, tremor and a 120 Hz screen with clock jitter. They are compiled in, so no resource bundle is
/// needed.
extension GestureTrace {
    /// A slow, long pull upwards, released at about 1,200 pt/s: opens a drawer at the bottom.
    public static let pullUp = embedded("pull-up", PackageResources.pull_up_csv)
    /// A slow, long pull downwards from the top, released at about 1,200 pt/s.
    public static let pullDown = embedded("pull-down", PackageResources.pull_down_csv)
    /// A short flick upwards: 140 pt in 0.12 s, released at about 2,400 pt/s.
    public static let flickUp = embedded("flick-up", PackageResources.flick_up_csv)
    /// A swipe to the left, released at about 1,500 pt/s.
    public static let swipeLeft = embedded("swipe-left", PackageResources.swipe_left_csv)
    /// A swipe to the right, released at about 1,600 pt/s.
    public static let swipeRight = embedded("swipe-right", PackageResources.swipe_right_csv)
    /// A swipe to the right that begins 2 pt from the left edge, released at about 1,100 pt/s.
    public static let edgeRight = embedded("edge-right", PackageResources.edge_right_csv)
    /// Up and back, released on the way down at about 1,300 pt/s: the transition should cancel.
    public static let pullBack = embedded("pull-back", PackageResources.pull_back_csv)
    /// Up by 470 pt, held for 0.2 s, released without velocity: only the position can decide.
    public static let dragAndHold = embedded("drag-and-hold", PackageResources.drag_and_hold_csv)
    /// A tap at (350, 400).
    public static let tap = embedded("tap", PackageResources.tap_csv)

    /// All shipped traces, by name.
    public static let shipped = [
        dragAndHold, edgeRight, flickUp, pullBack, pullDown, pullUp, swipeLeft, swipeRight, tap,
    ]

    /// Returns the trace with a name, such as `"pull-up"`; `nil` if there is none.
    public static func shipped(named name: String) -> GestureTrace? {
        shipped.first { $0.name == name }
    }

    private static func embedded(_ name: String, _ bytes: [UInt8]) -> GestureTrace {
        do {
            return try GestureTrace(csv: String(decoding: bytes, as: UTF8.self), name: name)
        } catch {
            preconditionFailure("shipped trace \(error)")
        }
    }
}
