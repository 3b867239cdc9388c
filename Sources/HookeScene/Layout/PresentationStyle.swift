import Foundation

/// How a controller is presented, with UIKit's raw values.
///
/// | style | the presenter's view after the presentation | the presented view |
/// | --- | --- | --- |
/// | `fullScreen`, `none` | removed | the whole screen |
/// | `overFullScreen` | stays | the whole screen |
/// | `currentContext` | removed | the whole presenter's view |
/// | `overCurrentContext` | stays | the whole presenter's view |
/// | `pageSheet`, `formSheet` | stays | ``frame(in:traits:)`` |
/// | `custom` | set by the presentation controller; stays by default | set by it |
/// | `automatic`, the default | as `pageSheet`, unless the scene's policies say otherwise | |
public enum PresentationStyle: Int, CaseIterable, Hashable, Sendable, Codable {
    /// The system's choice: ``pageSheet``, or the one that the scene's policies choose.
    case automatic = -2
    /// Unspecified: as ``fullScreen``. As an adaptive style: no adaptation.
    case none = -1
    /// Covers the screen; the presenter's view is removed after the presentation.
    case fullScreen = 0
    /// A sheet over most of the screen.
    case pageSheet = 1
    /// A small centred sheet.
    case formSheet = 2
    /// Covers the presenter's view, which is removed after the presentation.
    case currentContext = 3
    /// Set by the transitioning delegate's presentation controller; the presenter's view stays by default.
    case custom = 4
    /// Covers the screen; the presenter's view stays.
    case overFullScreen = 5
    /// Covers the presenter's view, which stays.
    case overCurrentContext = 6

    /// Whether the presenter's view is removed after the presentation.
    package var removesPresenter: Bool { self == .fullScreen || self == .none || self == .currentContext }

    package var isInContext: Bool { self == .currentContext || self == .overCurrentContext }

    package var isSheet: Bool { self == .pageSheet || self == .formSheet }

    /// Whether a presented view that is narrower than its container has the controller's preferred size.
    package var takesPreferredSize: Bool { self == .formSheet }

    /// Returns the style that replaces this one in traits; `.none` for the same.
    package func adapted(to traits: TraitCollection) -> PresentationStyle {
        self == .formSheet && traits.horizontalSizeClass == .compact ? .pageSheet : .none
    }

    /// Returns the frame of a view presented in this style.
    ///
    /// - A form sheet is 540 × 620 points, centred. In a smaller container it is a page sheet.
    /// - A page sheet begins 40 points below the top, with the full width. In a regular width it is
    ///   centred, with 40 points on every side and at most 704 wide. In a compact height it fills the
    ///   container.
    /// - All other styles fill the container.
    ///
    /// - Parameters:
    ///   - bounds: the container's bounds.
    ///   - traits: the container's size classes.
    public func frame(in bounds: CGRect, traits: TraitCollection) -> CGRect {
        let (size, margin) = (bounds.size, 40.0)
        func centred(_ width: Double, _ height: Double) -> CGRect {
            CGRect(
                x: bounds.origin.x + (size.width - width) / 2,
                y: bounds.origin.y + (size.height - height) / 2,
                width: width, height: height)
        }
        switch self {
        case .formSheet:
            if size.width >= 540, size.height >= 620 { return centred(540, 620) }
            return PresentationStyle.pageSheet.frame(in: bounds, traits: traits)
        case .pageSheet, .automatic:
            guard traits.verticalSizeClass != .compact, size.height > 2 * margin, size.width > 2 * margin
            else {
                return bounds
            }
            if traits.horizontalSizeClass == .regular {
                return centred(min(size.width - 2 * margin, 704), size.height - 2 * margin)
            }
            return CGRect(
                x: bounds.origin.x, y: bounds.origin.y + margin, width: size.width,
                height: size.height - margin)
        case .none, .fullScreen, .currentContext, .custom, .overFullScreen, .overCurrentContext:
            return bounds
        }
    }
}
