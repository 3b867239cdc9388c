import Foundation
import HookeGeometry

/// The view that moves: rounded at the top, with the presented controller's view and the grabber.
final class SheetView: SceneView {
    let content: SceneView
    let grabber = SheetGrabber(name: "grabber")

    init(_ content: SceneView) {
        self.content = content
        super.init(frame: .zero)
        name = "sheet"
        clipsToBounds = true
        // A change of the height keeps the top edge.
        layer.anchorPoint = CGPoint(x: 0.5, y: 0)
        layer.maskedCorners = [.topLeft, .topRight]
        addSubview(content)
        addSubview(grabber)
    }

    override func layoutSubviews() {
        if content.superview === self, content.frame != bounds { content.frame = bounds }
        let size = SheetGrabber.size
        grabber.frame = CGRect(
            x: (bounds.size.width - size.width) / 2, y: 5, width: size.width, height: size.height)
    }
}

/// The bar at the top of a sheet, which takes touches around it.
final class SheetGrabber: SceneView {
    static let size = CGSize(width: 36, height: 5)
    private static let margin = CGSize(width: 22, height: 12)

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = SceneColor(red: 0.24, green: 0.24, blue: 0.26, alpha: 0.3)
        layer.cornerRadius = Self.size.height / 2
    }

    override func point(inside point: CGPoint, with event: TouchEvent? = nil) -> Bool {
        bounds.insetBy(dx: -Self.margin.width, dy: -Self.margin.height).contains(point)
    }
}

/// Shows the dimming view with the fraction that belongs to the shown height.
final class SheetDimmer: ViewPresenter {
    private weak var sheet: SheetPresentationController?

    init(_ sheet: SheetPresentationController) { self.sheet = sheet }

    func show(on state: inout ViewState) { state.opacity *= sheet?.shownDimming ?? 0 }
}

/// Recognises vertical drags of a sheet.
final class SheetPanGestureRecognizer: PanGestureRecognizer {
    weak var sheet: SheetPresentationController?

    override func accepts(_ touch: Touch) -> Bool { sheet?.acceptsDrag(touch) == true }

    override func isRecognized(movement: SIMD2<Double>) -> Bool {
        super.isRecognized(movement: movement) && movement.y.magnitude > movement.x.magnitude
    }
}

/// Recognises taps beside a sheet, or on its grabber. A touch beside a finger that holds the sheet makes no tap.
final class SheetTapGestureRecognizer: TapGestureRecognizer {
    weak var sheet: SheetPresentationController? {
        didSet { permission = { [weak sheet] in sheet?.mayTap == true } }
    }

    override func follows(_ touch: Touch) -> Bool {
        guard let sheet, !sheet.isHeld else { return false }
        return view !== sheet.dimmingView || sheet.isBeside(touch.location)
    }
}
