extension SceneViewController {
    /// The nearest navigation controller around this one.
    public var navigationController: NavigationController? { ancestor() }

    /// The nearest tab bar controller around this one.
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
