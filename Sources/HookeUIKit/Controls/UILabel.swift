import Foundation
import HookeTransitions

/// The alignment of text, with UIKit's raw values.
public enum NSTextAlignment: Int, Hashable, Sendable {
    /// Left.
    case left
    /// Centred.
    case center
    /// Right.
    case right
    /// Justified.
    case justified
    /// The language's default.
    case natural
}

/// A font's size and weight. Hooke neither measures nor draws text.
public struct UIFont: Hashable, Sendable {
    /// The size, in points.
    public let pointSize: CGFloat
    /// Whether it is bold.
    public let isBold: Bool

    /// Returns the system font.
    public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(pointSize: size, isBold: false) }

    /// Returns the bold system font.
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(pointSize: size, isBold: true)
    }
}

/// A view with a text, which snapshots, pictures and exports have too. It has no size of its own; it has the members of
/// UIKit's label that transitions use.
open class UILabel: SceneView {
    /// The text.
    open var text: String? { didSet { setLayerText() } }
    /// The font.
    open var font: UIFont = .systemFont(ofSize: 17) { didSet { setLayerText() } }
    /// The alignment.
    open var textAlignment = NSTextAlignment.natural { didSet { setLayerText() } }

    private func setLayerText() {
        let alignment: LayerText.Alignment =
            switch textAlignment {
            case .center: .center
            case .right: .right
            case .left, .justified, .natural: .left
            }
        layer.text = text.map { LayerText($0, fontSize: font.pointSize, alignment: alignment) }
    }
}

/// An image's name. Nothing is loaded.
public struct UIImage: Hashable, Sendable {
    /// The name.
    public let name: String

    /// Creates an image from its name; never `nil`.
    public init?(named name: String) { self.name = name }
}

/// A view that stores an image.
open class UIImageView: SceneView {
    /// The image.
    open var image: UIImage?

    /// Creates a view of an image, with a zero frame.
    public convenience init(image: UIImage?) {
        self.init(frame: .zero)
        self.image = image
    }
}

/// A control that stores a title. It is not drawn; it has the members of UIKit's button that transitions use.
open class UIButton: UIControl {
    /// The states of a control; titles belong to the normal one.
    public enum State: Hashable, Sendable {
        /// The normal state.
        case normal
    }

    /// The styles of a button, which are not drawn.
    public enum ButtonType: Int, Hashable, Sendable {
        /// Plain.
        case custom
        /// The system's.
        case system
    }

    /// The label with the title.
    public let titleLabel: UILabel? = UILabel()

    /// Creates a button with a zero frame.
    public convenience init(type: ButtonType) { self.init(frame: .zero) }

    /// Sets the title.
    open func setTitle(_ title: String?, for state: State) { titleLabel?.text = title }

    /// The title.
    public var currentTitle: String? { titleLabel?.text }
}
