// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation
import HookeTransitions

// What storyboards, drawing and Objective-C's runtime do in UIKit. These names exist only so that the compiler says what to
// write instead.

/// A storyboard: unavailable.
@available(
    *, unavailable,
    message: "there are no storyboards: create views and controllers in code; see docs/porting.md#storyboards"
)
public final class UIStoryboard: NSObject {}

/// A step of a storyboard: unavailable.
@available(
    *, unavailable,
    message: "there are no storyboards: create views and controllers in code; see docs/porting.md#storyboards"
)
public final class UIStoryboardSegue: NSObject {}

/// A file with views: unavailable.
@available(
    *, unavailable,
    message: "there are no storyboards: create views and controllers in code; see docs/porting.md#storyboards"
)
public final class UINib: NSObject {}

@available(
    *, unavailable,
    message: "there are no storyboards: create views and controllers in code; see docs/porting.md#storyboards"
)
extension SceneViewController {
    /// The storyboard: unavailable.
    public var storyboard: UIStoryboard? { nil }
    /// Performs a step of a storyboard: unavailable.
    public func performSegue(withIdentifier identifier: String, sender: Any?) {}
}

@available(
    *, unavailable,
    message:
        "there are no selectors: call the method, or SceneQueue.main.asyncAfter; see docs/porting.md#the-main-queue"
)
extension NSObject {
    /// Calls a method by its selector: unavailable.
    public func perform(_ selector: Any, with object: Any? = nil) {}
    /// Calls a method by its selector: unavailable.
    public func perform(_ selector: Any, with object: Any?, afterDelay delay: TimeInterval) {}
}

@available(
    *, unavailable,
    message:
        "there are no selectors: call the method, or SceneQueue.main.asyncAfter; see docs/porting.md#the-main-queue"
)
extension SceneIsolated {
    /// Calls a method by its selector: unavailable.
    public func perform(_ selector: Any, with object: Any? = nil) {}
    /// Calls a method by its selector: unavailable.
    public func perform(_ selector: Any, with object: Any?, afterDelay delay: TimeInterval) {}
}

@available(
    *, unavailable,
    message:
        "there are no selectors: use SceneQueue.main.asyncAfter, or a CADisplayLink; see docs/porting.md#the-main-queue"
)
extension Timer {
    /// Creates a timer that calls a method by its selector: unavailable.
    @discardableResult
    public static func scheduledTimer(
        timeInterval interval: TimeInterval, target: Any, selector: Any, userInfo: Any?, repeats: Bool
    ) -> Timer {
        Timer(timeInterval: interval, repeats: repeats) { _ in }
    }
}
