import Foundation
import Hooke
import HookeTransitions

extension SceneView {
    /// The smallest size, for `systemLayoutSizeFitting(_:)`.
    public static let layoutFittingCompressedSize = CGSize.zero
    /// The largest size, for `systemLayoutSizeFitting(_:)`.
    public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    /// Returns the size that suits the content: there are no constraints, so `intrinsicContentSize`, and along a dimension
    /// without one that of `sizeThatFits(_:)`.
    public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
        let (own, fitting) = (intrinsicContentSize, sizeThatFits(targetSize))
        return CGSize(
            width: own.width >= 0 ? own.width : fitting.width,
            height: own.height >= 0 ? own.height : fitting.height)
    }

    /// The colour of the view's symbols, stored; `nil` for that of the superview, and of a root the system's blue.
    public var tintColor: SceneColor! {
        get { existingExtras?.values["tintColor"] as? SceneColor ?? superview?.tintColor ?? .systemBlue }
        set { layerExtras.values["tintColor"] = newValue }
    }
}

extension SceneColor {
    /// The system's blue, as in the light appearance.
    public static let systemBlue = SceneColor(red: 0, green: 122 / 255, blue: 1)
}

extension DecelerationRate {
    /// The fraction of the velocity that is left after a millisecond.
    public var rawValue: CGFloat { perMillisecond }

    /// Creates a rate; a value outside (0, 1) is reported, and `normal` is used.
    public init(rawValue: CGFloat) {
        do throws(HookeError) {
            try self.init(perMillisecond: rawValue)
        } catch {
            report(error, names: [:], used: "normal")
            self = .normal
        }
    }
}

// Indicators are not drawn.
extension ScrollView {
    /// The colours of indicators.
    public enum IndicatorStyle: Int, Hashable, Sendable {
        /// By the background, or a fixed colour.
        case `default`, black, white
    }

    /// What a drag does to a keyboard.
    public enum KeyboardDismissMode: Int, Hashable, Sendable {
        /// Nothing, at the drag's begin, or with the finger.
        case none, onDrag, interactive
    }

    private func kept<Value>(_ name: String, _ usual: Value) -> Value {
        existingExtras?.values[name] as? Value ?? usual
    }

    /// Stored and without effect. True by default.
    public var showsVerticalScrollIndicator: Bool {
        get { kept("showsVerticalScrollIndicator", true) }
        set { layerExtras.values["showsVerticalScrollIndicator"] = newValue }
    }
    /// Stored and without effect. True by default.
    public var showsHorizontalScrollIndicator: Bool {
        get { kept("showsHorizontalScrollIndicator", true) }
        set { layerExtras.values["showsHorizontalScrollIndicator"] = newValue }
    }
    /// Stored and without effect.
    public var indicatorStyle: IndicatorStyle {
        get { kept("indicatorStyle", .default) }
        set { layerExtras.values["indicatorStyle"] = newValue }
    }
    /// Stored and without effect.
    public var scrollIndicatorInsets: SceneInsets {
        get { kept("scrollIndicatorInsets", .zero) }
        set { layerExtras.values["scrollIndicatorInsets"] = newValue }
    }
    /// `scrollIndicatorInsets`.
    public var verticalScrollIndicatorInsets: SceneInsets {
        get { scrollIndicatorInsets }
        set { scrollIndicatorInsets = newValue }
    }
    /// Stored and without effect.
    public var keyboardDismissMode: KeyboardDismissMode {
        get { kept("keyboardDismissMode", .none) }
        set { layerExtras.values["keyboardDismissMode"] = newValue }
    }

    /// Does nothing.
    public func flashScrollIndicators() {}
}

/// An effect on what is behind a view.
open class UIVisualEffect: IdentityHashable, SceneIsolated {
    /// The colour that the effect lays over what is behind.
    open var tint: SceneColor { .clear }

    /// Creates an effect without any.
    public init() {}
}

/// A blur: a tint, which pictures show, and a radius as a value. Nothing is blurred in pictures.
open class UIBlurEffect: UIVisualEffect {
    /// The styles, whose tints are this library's.
    public enum Style: Int, Hashable, Sendable {
        /// Of fixed colours.
        case extraLight, light, dark, extraDark, regular, prominent
        /// Materials, as in the light appearance.
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial,
            systemChromeMaterial
    }

    /// The style.
    public let style: Style
    /// The radius in points, a value for your renderer.
    public let radius: CGFloat = 20

    /// Creates a blur.
    public init(style: Style) { self.style = style }

    /// White or black, with an opacity by the style.
    open override var tint: SceneColor {
        switch style {
        case .dark: SceneColor(white: 0.1, alpha: 0.7)
        case .extraDark: SceneColor(white: 0.05, alpha: 0.85)
        case .light, .systemUltraThinMaterial: SceneColor(white: 1, alpha: 0.4)
        case .regular, .systemThinMaterial: SceneColor(white: 0.97, alpha: 0.6)
        case .systemMaterial: SceneColor(white: 0.97, alpha: 0.75)
        case .extraLight, .prominent, .systemThickMaterial, .systemChromeMaterial:
            SceneColor(white: 0.97, alpha: 0.85)
        }
    }
}

/// An effect of what lies over a blur, which pictures do not show.
open class UIVibrancyEffect: UIVisualEffect {
    /// Creates an effect over a blur.
    public init(blurEffect: UIBlurEffect) {}
}

/// A view with an effect. Its background colour is the effect's tint; setting the effect in a block animates it.
open class UIVisualEffectView: SceneView {
    /// The effect; `nil` for none.
    open var effect: UIVisualEffect? {
        didSet { backgroundColor = effect?.tint ?? .clear }
    }
    /// The view to which content is added.
    public let contentView: SceneView

    /// Creates a view with an effect, with a zero frame.
    public convenience init(effect: UIVisualEffect?) {
        self.init(frame: .zero)
        self.effect = effect
        backgroundColor = effect?.tint ?? .clear
    }

    /// Creates a view without an effect.
    public override init(frame: CGRect) {
        contentView = SceneView(frame: CGRect(origin: .zero, size: frame.size))
        super.init(frame: frame)
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }
}
