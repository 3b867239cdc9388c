import Foundation
import HookeTransitions

/// Where a text stands, with UIKit's raw values.
public enum NSTextAlignment: Int, Hashable, Sendable {
    /// At the left.
    case left
    /// In the middle.
    case center
    /// At the right.
    case right
    /// From edge to edge.
    case justified
    /// As the language goes.
    case natural
}

/// A font by its size, so that ported code compiles. Nothing measures or draws text here.
public struct UIFont: Hashable, Sendable {
    /// The size, in points.
    public let pointSize: CGFloat
    /// Whether it is the bold one.
    public let isBold: Bool

    /// The system's font.
    public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(pointSize: size, isBold: false) }

    /// The system's bold font.
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(pointSize: size, isBold: true)
    }
}

/// A view that keeps a text, so that ported code compiles and the text can be read back. Nothing draws it and it
/// has no size of its own; it has of UIKit's label what ports of transitions set.
nonisolated open class UILabel: SceneView {
    /// The text.
    public var text: String?
    /// The font.
    public var font: UIFont = .systemFont(ofSize: 17)
    /// Where the text stands.
    public var textAlignment = NSTextAlignment.natural
}

/// A picture by its name. Nothing is loaded.
public struct UIImage: Hashable, Sendable {
    /// The name.
    public let name: String

    /// A picture by its name; there always is one.
    public init?(named name: String) { self.name = name }
}

/// A view that holds the name of a picture.
nonisolated open class UIImageView: SceneView {
    /// The picture.
    public var image: UIImage?

    /// A view of a picture, with a frame of zero.
    public convenience init(image: UIImage?) {
        self.init(frame: .zero)
        self.image = image
    }
}

/// A control that keeps a title, so that ported code compiles and taps reach it. Nothing draws it; it has of
/// UIKit's button what ports of transitions set.
nonisolated open class UIButton: UIControl {
    /// The states of a control: titles here are of the normal one.
    public enum State: Hashable, Sendable {
        /// As it is shown.
        case normal
    }

    /// The looks of a button, which nothing draws.
    public enum ButtonType: Int, Hashable, Sendable {
        /// Plain.
        case custom
        /// As the system's.
        case system
    }

    /// The view with the title.
    public let titleLabel: UILabel? = UILabel()

    /// A button with a frame of zero.
    public convenience init(type: ButtonType) { self.init(frame: .zero) }

    /// Sets the title.
    public func setTitle(_ title: String?, for state: State) { titleLabel?.text = title }

    /// The title.
    public var currentTitle: String? { titleLabel?.text }
}
