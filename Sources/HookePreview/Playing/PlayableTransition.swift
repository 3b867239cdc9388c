import Foundation
import Hooke
import HookeTransitions

/// A transition that can be played by name: the ones that ship with HookeTransitions, either way.
public enum PlayableTransition: String, CaseIterable, Sendable, Hashable {
    /// A drawer slides in.
    case drawer
    /// A drawer slides out.
    case drawerClose = "drawer-close"
    /// A screen drops in on a spring.
    case dropIn = "drop-in"
    /// A screen shrinks away as a picture.
    case shrinkAway = "shrink-away"
    /// A screen slides in on a spring.
    case slide
    /// A screen slides out on a spring.
    case slideOut = "slide-out"
    /// A card turns over and grows to the screen.
    case flip
    /// A screen shrinks to a card and turns back.
    case flipBack = "flip-back"

    /// What it does, in a line.
    public var summary: String {
        switch self {
        case .drawer: "five sixths of the screen slide in over a dimmed presenter, 0.3 s"
        case .drawerClose: "the drawer slides out again, 0.3 s"
        case .dropIn: "a screen drops in on a spring of damping ratio 0.5, 2.5 s"
        case .shrinkAway: "a screen shrinks into its centre as a picture, 2 s"
        case .slide: "a screen slides in on a spring of damping ratio 0.5, 1 s"
        case .slideOut: "a screen slides out on a spring of damping ratio 0.5, 1 s"
        case .flip: "a card turns over in perspective and grows to the screen, 3 s"
        case .flipBack: "a screen shrinks to a card and turns back in perspective, 3 s"
        }
    }

    /// Whether it takes something away that was presented before.
    public var isDismissal: Bool {
        switch self {
        case .drawer, .dropIn, .slide, .flip: false
        case .drawerClose, .shrinkAway, .slideOut, .flipBack: true
        }
    }

    /// The edge that its swipe leads away from unless another is asked for.
    public var defaultEdge: Edge {
        switch self {
        case .drawer: .left
        case .drawerClose: .right
        case .dropIn, .shrinkAway: .top
        case .slide: .bottom
        case .slideOut: .top
        case .flip: .right
        case .flipBack: .left
        }
    }

    /// The transition, for a swipe away from `edge`. What is dismissed came from the opposite side.
    func make(edge: Edge, size: CGSize) -> EdgeTransition {
        let side = isDismissal ? edge.opposite : edge
        switch self {
        case .drawer, .drawerClose: return DrawerTransition(edge: side)
        case .dropIn, .shrinkAway: return DropInTransition(edge: side)
        case .slide, .slideOut: return SlideTransition(edge: side)
        case .flip, .flipBack: return FlipTransition(edge: side, cardFrame: Self.cardFrame(size))
        }
    }

    /// The card of the flip: a centred rectangle of the presenter.
    static func cardFrame(_ size: CGSize) -> CGRect {
        CGRect(
            x: size.width * 0.14, y: size.height * 0.24, width: size.width * 0.72, height: size.height * 0.5)
    }
}
