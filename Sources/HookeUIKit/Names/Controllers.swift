@_exported import Foundation
@_exported import HookeTransitions

// Types that have UIKit's members already, under UIKit's names. What they do is said where they are declared.

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

extension SceneView {
    /// `HookeTransitions.AutoresizingMask`.
    public typealias AutoresizingMask = HookeTransitions.AutoresizingMask
}

// Optional as in UIKit, so that code that unwraps compiles. None of them is ever nil.
extension NavigationController {
    /// `NavigationOperation`.
    public typealias Operation = NavigationOperation

    /// The controller on top.
    public var topViewController: SceneViewController? { ownTop }
    /// What shows: what the top, or a container around it, presents; else the top.
    public var visibleViewController: SceneViewController? { ownVisible }
    /// The recogniser of the interactive pop. Switched off, a finger from the edge pops nothing.
    public var interactivePopGestureRecognizer: GestureRecognizer? { ownPopRecognizer }
}

extension TabBarController {
    /// The controllers of the tabs; at least one. Setting none is reported and refused.
    public var viewControllers: [SceneViewController]? {
        get { ownTabs }
        set { ownTabs = newValue ?? [] }
    }
    /// The controller in sight. Setting it selects its tab; `nil` changes nothing.
    public var selectedViewController: SceneViewController? {
        get { ownSelected }
        set { if let newValue { ownSelected = newValue } }
    }
}

extension SceneViewController {
    /// The view; asking for it the first time calls `loadView()` and `viewDidLoad()`. It is never nil; the
    /// type is UIKit's, so that code that unwraps it compiles.
    ///
    /// A file that imports HookeTransitions besides HookeUIKit sees two of these: import HookeUIKit alone.
    public var view: SceneView! {
        get { ownView }
        set { ownView = newValue ?? SceneView() }
    }

    /// Makes the view if it is not there yet.
    public func loadViewIfNeeded() { _ = ownView }

    /// Whether the view is there.
    public var isViewLoaded: Bool { viewIfLoaded != nil }
}

extension PresentationController {
    /// The controller that presents; `nil` only once it is gone.
    public var presentingViewController: SceneViewController! { presenter }
}

/// `TabBarControllerDelegate` with UIKit's name for the animator of a change.
public protocol UITabBarControllerDelegate: TabBarControllerDelegate {
    /// The animator between two tabs; `nil` for a change at once.
    func tabBarController(
        _ tabBarController: TabBarController,
        animationControllerForTransitionFrom fromVC: SceneViewController,
        to toVC: SceneViewController
    ) -> (any ViewControllerAnimatedTransitioning)?
}

extension UITabBarControllerDelegate {
    /// `nil`: at once.
    public func tabBarController(
        _ tabBarController: TabBarController,
        animationControllerForTransitionFrom fromVC: SceneViewController,
        to toVC: SceneViewController
    ) -> (any ViewControllerAnimatedTransitioning)? { nil }

    /// What `tabBarController(_:animationControllerForTransitionFrom:to:)` answers.
    public func tabBarController(
        _ tabBarController: TabBarController, animationControllerFrom from: SceneViewController,
        to: SceneViewController
    ) -> (any ViewControllerAnimatedTransitioning)? {
        self.tabBarController(tabBarController, animationControllerForTransitionFrom: from, to: to)
    }
}
