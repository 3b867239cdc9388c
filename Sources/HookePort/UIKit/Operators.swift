import Foundation
import HookeUIKit

// An export of a type by its name leaves its operators out. Where a file sees those of the type, they come first.

/// Some seconds later.
@_disfavoredOverload
public func + (time: SceneQueue.Time, seconds: Double) -> SceneQueue.Time { time.later(by: seconds) }

/// An interval later.
@_disfavoredOverload
public func + (time: SceneQueue.Time, interval: DispatchTimeInterval) -> SceneQueue.Time {
    time.later(by: interval)
}
