@_exported import Foundation
@_exported import HookeTransitions

// Types with UIKit's members, under UIKit's names. For documentation see their declarations.

/// `SceneViewController`.
public typealias UIViewController = SceneViewController
/// `NavigationController`.
public typealias UINavigationController = NavigationController
/// `NavigationControllerDelegate`.
public typealias UINavigationControllerDelegate = NavigationControllerDelegate
/// `TabBarController`.
public typealias UITabBarController = TabBarController
/// `PresentationController`.
public typealias UIPresentationController = PresentationController
/// `SheetPresentationController`.
public typealias UISheetPresentationController = SheetPresentationController
/// `SheetPresentationDelegate`.
public typealias UISheetPresentationControllerDelegate = SheetPresentationDelegate
/// `ResolutionContext` of a sheet's detent.
public typealias UISheetPresentationControllerDetentResolutionContext =
    SheetPresentationController.Detent.ResolutionContext
/// `PresentationStyle`.
public typealias UIModalPresentationStyle = PresentationStyle
/// `ModalTransitionStyle`.
public typealias UIModalTransitionStyle = ModalTransitionStyle
/// `CollectionView`.
public typealias UICollectionView = CollectionView
/// `CollectionViewController`.
public typealias UICollectionViewController = CollectionViewController
/// `CollectionViewDataSource`.
public typealias UICollectionViewDataSource = CollectionViewDataSource
/// `CollectionViewDelegate`.
public typealias UICollectionViewDelegate = CollectionViewDelegate
/// `CollectionLayout`.
public typealias UICollectionViewLayout = CollectionLayout
/// `CollectionFlowLayout`.
public typealias UICollectionViewFlowLayout = CollectionFlowLayout
/// `CollectionTransitionLayout`.
public typealias UICollectionViewTransitionLayout = CollectionTransitionLayout
/// `CollectionLayoutAttributes`.
public typealias UICollectionViewLayoutAttributes = CollectionLayoutAttributes
/// `AdaptivePresentationDelegate`.
public typealias UIAdaptivePresentationControllerDelegate = AdaptivePresentationDelegate
/// `ContentContainer`.
public typealias UIContentContainer = ContentContainer
/// `InterfaceOrientation`.
public typealias UIInterfaceOrientation = InterfaceOrientation
/// `LayoutDirection`.
public typealias UIUserInterfaceLayoutDirection = LayoutDirection
/// `SemanticContentAttribute`.
public typealias UISemanticContentAttribute = SemanticContentAttribute
/// `SizeClass`.
public typealias UIUserInterfaceSizeClass = SizeClass
/// `TraitCollection`.
public typealias UITraitCollection = TraitCollection
/// `StatusBarStyle`.
public typealias UIStatusBarStyle = StatusBarStyle
/// `StatusBarAnimation`.
public typealias UIStatusBarAnimation = StatusBarAnimation
/// `InterfaceOrientationMask`.
public typealias UIInterfaceOrientationMask = InterfaceOrientationMask

extension SceneView {
    /// `HookeTransitions.AutoresizingMask`.
    public typealias AutoresizingMask = HookeTransitions.AutoresizingMask
}

// Optional as in UIKit, so that code that unwraps compiles.
extension NavigationController {
    /// `NavigationOperation`.
    public typealias Operation = NavigationOperation

    /// The top controller; `nil` if the stack is empty.
    public var topViewController: SceneViewController? { viewControllers.isEmpty ? nil : ownTop }
    /// The visible controller: the one presented by the top or a container, else the top; `nil` if the stack
    /// is empty.
    public var visibleViewController: SceneViewController? { viewControllers.isEmpty ? nil : ownVisible }
    /// The recogniser of the interactive pop. Disabling it disables that pop.
    public var interactivePopGestureRecognizer: GestureRecognizer? { ownPopRecognizer }
}

extension TabBarController {
    /// The delegate, held weakly; `nil` also if it has only the methods of `TabBarControllerDelegate`.
    public var delegate: (any UITabBarControllerDelegate)? {
        get { ownDelegate as? any UITabBarControllerDelegate }
        set { ownDelegate = newValue }
    }
    /// The controllers of the tabs. Setting an empty array or `nil` is reported and refused.
    public var viewControllers: [SceneViewController]? {
        get { ownTabs }
        set { ownTabs = newValue ?? [] }
    }
    /// The selected controller; `nil` without tabs. Setting it selects its tab; `nil` is ignored.
    public var selectedViewController: SceneViewController? {
        get { ownTabs.isEmpty ? nil : ownSelected }
        set { if let newValue { ownSelected = newValue } }
    }
}

extension SceneViewController {
    /// The view; the first access calls `loadView()` and `viewDidLoad()`. Never `nil`; the optional type is
    /// UIKit's.
    ///
    /// In a file that also imports HookeTransitions this name is ambiguous: import HookeUIKit only.
    public var view: SceneView! {
        get { ownView }
        set { ownView = newValue ?? SceneView() }
    }

    /// The height that bars cover at the top of the view, as UIKit before iOS 11 says it.
    public var topLayoutGuide: UILayoutSupport { UILayoutSupport(length: ownView.safeAreaInsets.top) }

    /// The height that bars cover at the bottom of the view.
    public var bottomLayoutGuide: UILayoutSupport { UILayoutSupport(length: ownView.safeAreaInsets.bottom) }
}

/// The height that bars cover at an edge of a controller's view.
public struct UILayoutSupport: Hashable, Sendable {
    /// The height, in points.
    public let length: CGFloat
}

extension PresentationController {
    /// The presenting controller; `nil` only after it is released.
    public var presentingViewController: SceneViewController! { presenter }
}

/// `TabBarControllerDelegate` with UIKit's method for a custom animator.
public protocol UITabBarControllerDelegate: TabBarControllerDelegate {
    /// Returns the animator between two tabs; `nil` for none.
    func tabBarController(
        _ tabBarController: TabBarController,
        animationControllerForTransitionFrom fromVC: SceneViewController,
        to toVC: SceneViewController
    ) -> (any ViewControllerAnimatedTransitioning)?
}

extension UITabBarControllerDelegate {
    /// Returns `nil`: no animation.
    public func tabBarController(
        _ tabBarController: TabBarController,
        animationControllerForTransitionFrom fromVC: SceneViewController,
        to toVC: SceneViewController
    ) -> (any ViewControllerAnimatedTransitioning)? { nil }

    /// Returns `tabBarController(_:animationControllerForTransitionFrom:to:)`.
    public func tabBarController(
        _ tabBarController: TabBarController, animationControllerFrom from: SceneViewController,
        to: SceneViewController
    ) -> (any ViewControllerAnimatedTransitioning)? {
        self.tabBarController(tabBarController, animationControllerForTransitionFrom: from, to: to)
    }
}
