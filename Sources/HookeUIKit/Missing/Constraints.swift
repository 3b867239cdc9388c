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
    /// Unavailable.
    public func constraint(equalTo other: NSLayoutAnchor, multiplier: CGFloat = 1, constant: CGFloat = 0)
        -> NSLayoutConstraint
    {
        NSLayoutConstraint()
    }
    /// Unavailable.
    public func constraint(
        greaterThanOrEqualTo other: NSLayoutAnchor, multiplier: CGFloat = 1, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint()
    }
    /// Unavailable.
    public func constraint(
        lessThanOrEqualTo other: NSLayoutAnchor, multiplier: CGFloat = 1, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint()
    }
    /// Unavailable.
    public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint() }
    /// Unavailable.
    public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint()
    }
    /// Unavailable.
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
    /// Unavailable.
    public var constant: CGFloat {
        get { 0 }
        set {}
    }
    /// Unavailable.
    public var isActive: Bool {
        get { false }
        set {}
    }
    /// Unavailable.
    public var priority: Float {
        get { 0 }
        set {}
    }
    /// Unavailable.
    public static func activate(_ constraints: [NSLayoutConstraint]) {}
    /// Unavailable.
    public static func deactivate(_ constraints: [NSLayoutConstraint]) {}

    fileprivate init() {}
}

@available(
    *, unavailable,
    message:
        "there are no constraints: set frames in layoutSubviews() or viewDidLayoutSubviews(); see docs/porting.md#instead-of-constraints"
)
extension SceneView {
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
    /// The constraints: unavailable.
    public var constraints: [NSLayoutConstraint] { [] }
    /// Unavailable.
    public func addConstraint(_ constraint: NSLayoutConstraint) {}
    /// Unavailable.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) {}
    /// Unavailable.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {}
    /// Unavailable.
    public func setNeedsUpdateConstraints() {}
    /// Unavailable.
    public func updateConstraintsIfNeeded() {}
}

@available(
    *, unavailable,
    message:
        "there are no constraints: set frames in layoutSubviews() or viewDidLayoutSubviews(); see docs/porting.md#instead-of-constraints"
)
extension LayoutGuide {
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
