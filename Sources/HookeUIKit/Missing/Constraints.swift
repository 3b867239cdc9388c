import Foundation
import HookeTransitions

// Names of Auto Layout. They exist only so that the compiler says what to write instead.

/// An edge, a centre or a size in constraints: unavailable.
@available(
    *, unavailable,
    message:
        "there are no constraints: set frames in layoutSubviews() or viewDidLayoutSubviews(); see docs/porting.md#instead-of-constraints"
)
public final class NSLayoutAnchor {
    /// Returns a constraint: unavailable.
    public func constraint(equalTo other: NSLayoutAnchor, multiplier: CGFloat = 1, constant: CGFloat = 0)
        -> NSLayoutConstraint
    {
        NSLayoutConstraint()
    }
    /// Returns a constraint: unavailable.
    public func constraint(
        greaterThanOrEqualTo other: NSLayoutAnchor, multiplier: CGFloat = 1, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint()
    }
    /// Returns a constraint: unavailable.
    public func constraint(
        lessThanOrEqualTo other: NSLayoutAnchor, multiplier: CGFloat = 1, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint()
    }
    /// Returns a constraint: unavailable.
    public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint() }
    /// Returns a constraint: unavailable.
    public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint()
    }
    /// Returns a constraint: unavailable.
    public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint()
    }
}

/// An edge or a centre along x: unavailable.
@available(
    *, unavailable,
    message:
        "there are no constraints: set frames in layoutSubviews() or viewDidLayoutSubviews(); see docs/porting.md#instead-of-constraints"
)
public typealias NSLayoutXAxisAnchor = NSLayoutAnchor

/// An edge or a centre along y: unavailable.
@available(
    *, unavailable,
    message:
        "there are no constraints: set frames in layoutSubviews() or viewDidLayoutSubviews(); see docs/porting.md#instead-of-constraints"
)
public typealias NSLayoutYAxisAnchor = NSLayoutAnchor

/// A size: unavailable.
@available(
    *, unavailable,
    message:
        "there are no constraints: set frames in layoutSubviews() or viewDidLayoutSubviews(); see docs/porting.md#instead-of-constraints"
)
public typealias NSLayoutDimension = NSLayoutAnchor

/// A constraint: unavailable.
@available(
    *, unavailable,
    message:
        "there are no constraints: set frames in layoutSubviews() or viewDidLayoutSubviews(); see docs/porting.md#instead-of-constraints"
)
public final class NSLayoutConstraint {
    /// The constant: unavailable.
    public var constant: CGFloat {
        get { 0 }
        set {}
    }
    /// Whether the constraint is in force: unavailable.
    public var isActive: Bool {
        get { false }
        set {}
    }
    /// The priority: unavailable.
    public var priority: Float {
        get { 0 }
        set {}
    }
    /// Adds constraints: unavailable.
    public static func activate(_ constraints: [NSLayoutConstraint]) {}
    /// Removes constraints: unavailable.
    public static func deactivate(_ constraints: [NSLayoutConstraint]) {}

    fileprivate init() {}
}

@available(
    *, unavailable,
    message:
        "there are no constraints: set frames in layoutSubviews() or viewDidLayoutSubviews(); see docs/porting.md#instead-of-constraints"
)
extension SceneIsolated {
    /// The top edge: unavailable.
    public var topAnchor: NSLayoutAnchor { fatalError("unavailable") }
    /// The bottom edge: unavailable.
    public var bottomAnchor: NSLayoutAnchor { fatalError("unavailable") }
    /// The leading edge: unavailable.
    public var leadingAnchor: NSLayoutAnchor { fatalError("unavailable") }
    /// The trailing edge: unavailable.
    public var trailingAnchor: NSLayoutAnchor { fatalError("unavailable") }
    /// The left edge: unavailable.
    public var leftAnchor: NSLayoutAnchor { fatalError("unavailable") }
    /// The right edge: unavailable.
    public var rightAnchor: NSLayoutAnchor { fatalError("unavailable") }
    /// The centre: unavailable.
    public var centerXAnchor: NSLayoutAnchor { fatalError("unavailable") }
    /// The centre: unavailable.
    public var centerYAnchor: NSLayoutAnchor { fatalError("unavailable") }
    /// The width: unavailable.
    public var widthAnchor: NSLayoutAnchor { fatalError("unavailable") }
    /// The height: unavailable.
    public var heightAnchor: NSLayoutAnchor { fatalError("unavailable") }
}

@available(
    *, unavailable,
    message:
        "there are no constraints: set frames in layoutSubviews() or viewDidLayoutSubviews(); see docs/porting.md#instead-of-constraints"
)
extension SceneView {
    /// The constraints: unavailable.
    public var constraints: [NSLayoutConstraint] { [] }
    /// Adds a constraint: unavailable.
    public func addConstraint(_ constraint: NSLayoutConstraint) {}
    /// Adds constraints: unavailable.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) {}
    /// Removes constraints: unavailable.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {}
    /// Requests an update of the constraints: unavailable.
    public func setNeedsUpdateConstraints() {}
    /// Updates the constraints: unavailable.
    public func updateConstraintsIfNeeded() {}
}
