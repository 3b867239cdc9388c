extension SceneViewController {
    /// The nearest navigation controller that holds this one, if there is one.
    public var navigationController: NavigationController? { ancestor() }

    /// The nearest tab bar controller that holds this one, if there is one.
    public var tabBarController: TabBarController? { ancestor() }

    private func ancestor<Container: SceneViewController>() -> Container? {
        var current = parent
        while let container = current {
            if let found = container as? Container { return found }
            current = container.parent
        }
        return nil
    }
}
