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

/// A font by name and size. Nothing measures or draws it.
public struct UIFont: Hashable, Sendable {
    /// How heavy.
    public enum Weight: String, Hashable, Sendable, Codable {
        /// 200 in CSS's numbers.
        case thin
        /// 300.
        case light
        /// 400.
        case regular
        /// 500.
        case medium
        /// 600.
        case semibold
        /// 700.
        case bold
        /// 800.
        case heavy
        /// 900.
        case black
    }

    /// The name.
    public var fontName: String
    /// The size, in points.
    public var pointSize: CGFloat

    /// A font by its name.
    public init?(name: String, size: CGFloat) {
        fontName = name
        pointSize = size
    }

    private init(_ name: String, _ size: CGFloat) {
        fontName = name
        pointSize = size
    }

    /// The system's font.
    public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
        UIFont("System-\(weight.rawValue)", size)
    }

    /// The system's bold font.
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont {
        systemFont(ofSize: size, weight: .bold)
    }
}

/// A view that holds a text. Nothing draws it and it has no size of its own.
nonisolated open class UILabel: SceneView {
    /// The text.
    public var text: String?
    /// The colour of the text.
    public var textColor: SceneColor = .black
    /// The font.
    public var font: UIFont = .systemFont(ofSize: 17)
    /// Where the text stands.
    public var textAlignment = NSTextAlignment.natural
    /// How many lines at most; 0 any.
    public var numberOfLines = 1
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

/// A control with a title.
nonisolated open class UIButton: UIControl {
    /// The states of a control that a title may differ for; only the normal one counts here.
    public enum State: Hashable, Sendable {
        /// As it is shown.
        case normal
        /// While a finger is on it.
        case highlighted
        /// While it takes no touches.
        case disabled
        /// While it is chosen.
        case selected
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
    private var titles: [State: String] = [:]
    private var images: [State: UIImage] = [:]

    /// A button with a frame of zero.
    public convenience init(type: ButtonType) { self.init(frame: .zero) }

    /// Sets the title of a state.
    public func setTitle(_ title: String?, for state: State) {
        titles[state] = title
        titleLabel?.text = titles[.normal]
    }

    /// The title of a state.
    public func title(for state: State) -> String? { titles[state] ?? titles[.normal] }

    /// The title that shows.
    public var currentTitle: String? { titles[.normal] }

    /// Sets the colour of the title.
    public func setTitleColor(_ color: SceneColor?, for state: State) {
        if state == .normal { titleLabel?.textColor = color ?? .black }
    }

    /// Sets the picture of a state.
    public func setImage(_ image: UIImage?, for state: State) { images[state] = image }

    /// The picture of a state.
    public func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
}
