import Foundation
import HookeTransitions

/// The names of the notifications of keyboards, and the keys of their values. There is no keyboard: post them yourself.
public enum UIResponder {
    /// Posted before the keyboard shows.
    public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
    /// Posted after the keyboard shows.
    public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
    /// Posted before the keyboard hides.
    public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
    /// Posted after the keyboard has hidden.
    public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
    /// Posted before the keyboard's frame changes.
    public static let keyboardWillChangeFrameNotification = Notification.Name(
        "UIKeyboardWillChangeFrameNotification")
    /// Posted after the keyboard's frame has changed.
    public static let keyboardDidChangeFrameNotification = Notification.Name(
        "UIKeyboardDidChangeFrameNotification")
    /// The key of the frame before.
    public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
    /// The key of the frame after.
    public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
    /// The key of the duration, in seconds.
    public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    /// The key of the curve, a raw value of `UIView.AnimationCurve`.
    public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
    /// The key of whether the keyboard is that of this program.
    public static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

extension UIApplication {
    /// Posted by nothing here: the program became active.
    public static let didBecomeActiveNotification = Notification.Name(
        "UIApplicationDidBecomeActiveNotification")
    /// Posted by nothing here: the program will become inactive.
    public static let willResignActiveNotification = Notification.Name(
        "UIApplicationWillResignActiveNotification")
    /// Posted by nothing here: the program entered the background.
    public static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    /// Posted by nothing here: the program will enter the foreground.
    public static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
}

extension Touch {
    /// Returns the location in the coordinates of a view; `nil` for the window.
    #if MainActor
        @MainActor
    #endif
    public func location(in view: SceneView?) -> CGPoint { view?.convert(location, from: nil) ?? location }

    /// Returns the location of the finger's event before in the coordinates of a view; `nil` for the window.
    #if MainActor
        @MainActor
    #endif
    public func previousLocation(in view: SceneView?) -> CGPoint {
        view?.convert(previousLocation, from: nil) ?? previousLocation
    }

    /// The time, in seconds of the scene.
    public var timestamp: Double { time }
}
