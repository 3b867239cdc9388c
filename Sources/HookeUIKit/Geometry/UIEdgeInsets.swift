import HookeTransitions

/// `SceneInsets`.
public typealias UIEdgeInsets = SceneInsets
