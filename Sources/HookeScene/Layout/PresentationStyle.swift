import Foundation

/// How a controller is presented, with UIKit's raw values.
///
/// | style | the presenter's view at the end | the presented view |
/// | --- | --- | --- |
/// | `fullScreen`, `none` | taken out | all of the screen |
/// | `overFullScreen` | stays | all of the screen |
/// | `currentContext` | taken out | all of the presenter's view |
/// | `overCurrentContext` | stays | all of the presenter's view |
/// | `pageSheet`, `formSheet` | stays | ``frame(in:traits:)`` |
/// | `custom` | as the presentation controller says; stays by default | as it says |
/// | `automatic` | a `pageSheet` | |
public enum PresentationStyle: Int, CaseIterable, Hashable, Sendable, Codable {
    /// What the system takes: ``pageSheet``.
    case automatic = -2
    /// Nothing is said: as ``fullScreen``. As the answer to how to adapt: not at all.
    case none = -1
    /// Covers the screen; the presenter's view is taken out when the presentation is over.
    case fullScreen = 0
    /// A sheet over most of the screen.
    case pageSheet = 1
    /// A small sheet in the middle.
    case formSheet = 2
    /// Covers the presenter's view, which is taken out when the presentation is over.
    case currentContext = 3
    /// As the transitioning delegate's presentation controller says; the presenter's view stays by default.
    case custom = 4
    /// Covers the screen; the presenter's view stays.
    case overFullScreen = 5
    /// Covers the presenter's view, which stays.
    case overCurrentContext = 6

    /// Whether the presenter's view is taken out when the presentation is over.
    package var removesPresenter: Bool { self == .fullScreen || self == .none || self == .currentContext }

    /// Whether only the presenter's view is covered.
    package var isInContext: Bool { self == .currentContext || self == .overCurrentContext }

    /// Whether it is a sheet, which brings its own motion.
    package var isSheet: Bool { self == .pageSheet || self == .formSheet }

    /// What the style stands for.
    package var resolved: PresentationStyle { self == .automatic ? .pageSheet : self }

    /// Where a view that is presented in the style goes.
    ///
    /// - A form sheet is 540 × 620 points in the middle of a container that is at least so large, else a page
    ///   sheet.
    /// - A page sheet begins 40 points below the top. In a regular width it leaves 40 points on every side
    ///   and is at most 704 wide, in the middle; in a compact width it takes the whole width, down to the
    ///   lower edge. In a compact height there is no room for a sheet: it takes everything.
    /// - Every other style takes everything.
    ///
    /// - Parameters:
    ///   - bounds: the container's bounds.
    ///   - traits: the room there is.
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
