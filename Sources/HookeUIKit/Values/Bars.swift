import Foundation
import HookeTransitions

// Bars are data: they are in no tree, cover nothing and are not drawn.

/// An item of a bar.
open class UIBarItem: IdentityHashable, SceneIsolated {
    /// The title.
    open var title: String?
    /// The image.
    open var image: UIImage?
    /// Whether the item reacts.
    open var isEnabled = true
    /// A number to find the item by.
    open var tag = 0

    /// Creates an item.
    public init() {}
}

/// A button of a bar.
open class UIBarButtonItem: UIBarItem {
    /// The styles of a button.
    public enum Style: Int, Hashable, Sendable {
        /// Plain.
        case plain
        /// The main action.
        case done = 2
    }

    /// The system's buttons.
    public enum SystemItem: Int, Hashable, Sendable {
        /// A usual action.
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize
        /// Another one.
        case bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
        /// Closes what is shown.
        case close = 24
    }

    /// The style.
    open var style = Style.plain
    /// The system's button that it was made as.
    public private(set) var systemItem: SystemItem?
    /// The view instead of the button.
    open var customView: SceneView?
    /// The colour of the button.
    open var tintColor: SceneColor?
    /// The width in points; 0 for the natural one.
    open var width: CGFloat = 0
    private var action: (() -> Void)?

    /// Creates a button with a title, which calls a method of a target, held weakly.
    public convenience init<Target: AnyObject>(
        title: String?, style: Style, target: Target?, action: ((Target) -> () -> Void)?
    ) {
        self.init()
        (self.title, self.style) = (title, style)
        setAction(target, action)
    }

    /// Creates a button with an image, which calls a method of a target, held weakly.
    public convenience init<Target: AnyObject>(
        image: UIImage?, style: Style, target: Target?, action: ((Target) -> () -> Void)?
    ) {
        self.init()
        (self.image, self.style) = (image, style)
        setAction(target, action)
    }

    /// Creates a button of the system, which calls a method of a target, held weakly.
    public convenience init<Target: AnyObject>(
        barButtonSystemItem item: SystemItem, target: Target?, action: ((Target) -> () -> Void)?
    ) {
        self.init()
        systemItem = item
        setAction(target, action)
    }

    /// Creates a button without an action.
    public convenience init(title: String?, style: Style, target: Never? = nil, action: Never? = nil) {
        self.init()
        (self.title, self.style) = (title, style)
    }

    /// Creates a button of the system without an action.
    public convenience init(barButtonSystemItem item: SystemItem, target: Never? = nil, action: Never? = nil)
    {
        self.init()
        systemItem = item
    }

    /// Creates a button that is a view.
    public convenience init(customView: SceneView) {
        self.init()
        self.customView = customView
    }

    private func setAction<Target: AnyObject>(_ target: Target?, _ action: ((Target) -> () -> Void)?) {
        guard let action else { return }
        self.action = { [weak target] in if let target { action(target)() } }
    }

    /// Calls the action, as a tap would: a bar is not on the screen. Does nothing if the button is disabled.
    public func performAction() { if isEnabled { action?() } }
}

/// A tab's item.
open class UITabBarItem: UIBarItem {
    /// The image of the selected tab.
    open var selectedImage: UIImage?
    /// The text of the badge.
    open var badgeValue: String?

    /// Creates an item.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        (self.title, self.image, self.tag) = (title, image, tag)
    }

    /// Creates an item with an image of the selected tab.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
    }
}

/// What a navigation bar would show for a controller.
open class UINavigationItem: IdentityHashable, SceneIsolated {
    /// When titles are large.
    public enum LargeTitleDisplayMode: Int, Hashable, Sendable {
        /// As the controller below.
        case automatic
        /// Always, or never.
        case always, never
    }

    /// The title.
    open var title: String?
    /// The line above the title.
    open var prompt: String?
    /// The view instead of the title.
    open var titleView: SceneView?
    /// The button that leads back here.
    open var backBarButtonItem: UIBarButtonItem?
    /// The title of the button that leads back here.
    open var backButtonTitle: String?
    /// Whether there is no button that leads back.
    open var hidesBackButton = false
    /// When the title is large.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    /// The buttons at the leading end.
    open var leftBarButtonItems: [UIBarButtonItem]?
    /// The buttons at the trailing end.
    open var rightBarButtonItems: [UIBarButtonItem]?
    /// The first button at the leading end.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }
    /// The first button at the trailing end.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// Creates an item.
    public init(title: String = "") { self.title = title.isEmpty ? nil : title }

    /// Sets the buttons at the leading end; nothing is animated.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
    /// Sets the buttons at the trailing end; nothing is animated.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }
}

/// A bar, which no controller shows.
open class UIBar: SceneView {
    /// Whether the bar shows what is behind it.
    open var isTranslucent = true
    /// The colour of the bar.
    open var barTintColor: SceneColor?
}

/// The bar of a navigation controller.
open class UINavigationBar: UIBar {
    /// Whether titles are large.
    open var prefersLargeTitles = false
    /// The line below the bar.
    open var shadowImage: UIImage?
    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any]?

    /// Accepted and without effect.
    open func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
}

/// Where a bar is used.
public enum UIBarMetrics: Int, Hashable, Sendable {
    /// The usual height.
    case `default`
    /// The height of phones in landscape.
    case compact
}

/// The bar of a tab bar controller.
open class UITabBar: UIBar {}

/// The bar at the bottom of a navigation controller.
open class UIToolbar: UIBar {
    /// The buttons.
    open var items: [UIBarButtonItem]?
}

extension SceneViewController {
    fileprivate func kept<Value>(_ name: String, _ make: @autoclosure () -> Value) -> Value {
        if let value = values[name] as? Value { return value }
        let made = make()
        values[name] = made
        return made
    }

    /// What a navigation bar would show for this controller.
    public var navigationItem: UINavigationItem {
        kept("navigationItem", UINavigationItem(title: title ?? ""))
    }

    /// What a tab bar would show for this controller.
    public var tabBarItem: UITabBarItem! {
        get { kept("tabBarItem", UITabBarItem(title: title, image: nil, tag: 0)) }
        set { values["tabBarItem"] = newValue }
    }

    /// The buttons that a toolbar would show for this controller.
    public var toolbarItems: [UIBarButtonItem]? {
        get { values["toolbarItems"] as? [UIBarButtonItem] }
        set { values["toolbarItems"] = newValue }
    }

    /// Stored and without effect.
    public var hidesBottomBarWhenPushed: Bool {
        get { values["hidesBottomBarWhenPushed"] as? Bool ?? false }
        set { values["hidesBottomBarWhenPushed"] = newValue }
    }

    /// Stored and without effect: bars cover nothing. All edges by default.
    public var edgesForExtendedLayout: UIRectEdge {
        get { values["edgesForExtendedLayout"] as? UIRectEdge ?? .all }
        set { values["edgesForExtendedLayout"] = newValue }
    }
}

extension NavigationController {
    /// The bar, which is in no tree.
    public var navigationBar: UINavigationBar {
        kept("navigationBar", UINavigationBar(name: "navigation bar"))
    }
    /// The toolbar, which is in no tree.
    public var toolbar: UIToolbar! { kept("toolbar", UIToolbar(name: "toolbar")) }

    /// Stored and without effect. False by default.
    public var isNavigationBarHidden: Bool {
        get { navigationBar.isHidden }
        set { navigationBar.isHidden = newValue }
    }
    /// Stored and without effect. True by default.
    public var isToolbarHidden: Bool {
        get { values["isToolbarHidden"] as? Bool ?? true }
        set { values["isToolbarHidden"] = newValue }
    }

    /// Stores whether the bar is hidden; nothing is animated.
    public func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }
    /// Stores whether the toolbar is hidden; nothing is animated.
    public func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }
}

extension TabBarController {
    /// The bar, which is in no tree.
    public var tabBar: UITabBar { kept("tabBar", UITabBar(name: "tab bar")) }
}
