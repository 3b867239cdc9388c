// Members that HookeUIKit redeclares with another type.
extension NavigationController {
    package var ownTop: SceneViewController { topViewController }
    package var ownVisible: SceneViewController { visibleViewController }
    package var ownPopRecognizer: GestureRecognizer { interactivePopGestureRecognizer }
}

extension TabBarController {
    package var ownTabs: [SceneViewController] {
        get { viewControllers }
        set { viewControllers = newValue }
    }
    package var ownSelected: SceneViewController {
        get { selectedViewController }
        set { selectedViewController = newValue }
    }
}
