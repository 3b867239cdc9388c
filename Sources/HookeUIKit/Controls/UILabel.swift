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

    /// Returns the system font; it is bold from semibold on.
    public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(pointSize: size, isBold: weight.rawValue >= Weight.semibold.rawValue)
    }

    /// Returns the system font of a text style, in the size of the usual content size category.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(pointSize: style.pointSize, isBold: style == .headline)
    }

    /// The weights of a font.
    public enum Weight: Double, Hashable, Sendable {
        /// From thin to heavy.
        case ultraLight = -0.8, thin = -0.6, light = -0.4, regular = 0, medium = 0.23, semibold = 0.3, bold =
            0.4
        /// The heaviest.
        case heavy = 0.56, black = 0.62
    }

    /// The styles of texts.
    public enum TextStyle: String, Hashable, Sendable {
        /// A title.
        case largeTitle, title1, title2, title3, headline
        /// A text.
        case subheadline, body, callout, footnote, caption1, caption2

        fileprivate var pointSize: CGFloat {
            switch self {
            case .largeTitle: 34
            case .title1: 28
            case .title2: 22
            case .title3: 20
            case .headline, .body: 17
            case .callout: 16
            case .subheadline: 15
            case .footnote: 13
            case .caption1: 12
            case .caption2: 11
            }
        }
    }

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
    /// The colour; black by default.
    open var textColor: SceneColor! = .black { didSet { setLayerText() } }
    /// The largest number of lines; 0 for any.
    open var numberOfLines = 1
    /// The alignment.
    open var textAlignment = NSTextAlignment.natural { didSet { setLayerText() } }

    private func setLayerText() {
        let alignment: LayerText.Alignment =
            switch textAlignment {
            case .center: .center
            case .right: .right
            case .left, .justified, .natural: .left
            }
        layer.text = text.map {
            LayerText($0, fontSize: font.pointSize, color: textColor ?? .black, alignment: alignment)
        }
    }
}

/// An image's name and size, or a picture of views. Nothing is loaded.
public struct UIImage: Hashable, Sendable {
    /// The name.
    public let name: String
    /// The size, in points; zero unless given.
    public var size = CGSize.zero
    /// Pixels per point.
    public var scale: CGFloat = 1
    /// The picture of views that it shows.
    var picture: SceneSnapshot.Node?

    /// Hashes the name, the size and the scale.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine([size.width, size.height, scale])
    }

    /// Creates an image from its name; never `nil`.
    public init?(named name: String) { self.init(name: name) }

    /// Creates an image from the name of a symbol; never `nil`.
    public init?(systemName name: String) { self.init(name: name) }

    /// Creates an image of a size.
    public init(name: String = "", size: CGSize = .zero, scale: CGFloat = 1) {
        (self.name, self.size, self.scale) = (name, size, scale)
    }
}

/// A view that stores an image. It shows a picture of views, scaled to its bounds, by a subview at the back.
open class UIImageView: SceneView {
    /// The image.
    open var image: UIImage? { didSet { showPicture() } }
    private var pictureView: SnapshotView?

    private func showPicture() {
        pictureView?.removeFromSuperview()
        pictureView = image?.picture.map(SnapshotView.init)
        guard let pictureView else { return }
        pictureView.frame = bounds
        pictureView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        insertSubview(pictureView, at: 0)
    }

    /// Creates a view of an image, with its size; zero unless it is given.
    public convenience init(image: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
        showPicture()
    }
}

/// A control that stores a title. It is not drawn; it has the members of UIKit's button that transitions use.
open class UIButton: UIControl {
    /// The states of a control; titles belong to the normal one.
    public enum State: Hashable, Sendable {
        /// The normal state.
        case normal
        /// Accepted, without a title or image of its own.
        case highlighted, disabled, selected
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
    open func setTitle(_ title: String?, for state: State) {
        if state == .normal { titleLabel?.text = title }
    }

    /// The view with the image.
    public let imageView: UIImageView? = UIImageView(image: nil)

    /// Sets the image.
    open func setImage(_ image: UIImage?, for state: State) {
        if state == .normal { imageView?.image = image }
    }

    /// Sets the colour of the title.
    open func setTitleColor(_ color: SceneColor?, for state: State) {
        if state == .normal { titleLabel?.textColor = color ?? .black }
    }

    /// The image.
    public var currentImage: UIImage? { imageView?.image }

    /// The title.
    public var currentTitle: String? { titleLabel?.text }
}
