import Foundation
import Hooke

/// The heights of a sheet, and its motion to them.
extension SheetPresentationController {
    /// The heights of the detents in the container.
    var resolved: ResolvedDetents {
        let room = room
        if let resolution, resolution.room == room { return resolution }
        let made = resolve(in: room)
        resolution = made
        return made
    }

    /// Whether the style leaves room for detents: a sheet, or `.custom` with this presentation controller.
    var isSheet: Bool { presentationStyle.isSheet || presentationStyle == .custom }

    private var room: SheetRoom {
        let container = containerView
        let traits = traitCollection
        let isCompact = traits.verticalSizeClass == .compact && !prefersEdgeAttachedInCompactHeight
        return SheetRoom(
            size: container?.bounds.size ?? scene?.bounds.size ?? .zero,
            insets: container?.safeAreaInsets ?? scene?.safeAreaInsets ?? .zero, traits: traits,
            isDismissible: !presentedViewController.isModalInPresentation,
            isFull: isCompact || !isSheet)
    }

    private func resolve(in room: SheetRoom) -> ResolvedDetents {
        let extent = max(1, room.size.height)
        var heights: [(identifier: Detent.Identifier, height: Double)] = []
        for detent in room.isFull ? [] : detents {
            guard let height = detent.height(in: room) else { continue }
            guard height > 0, height <= extent else {
                scene?.report(
                    .refusedParameter(
                        field: "the height of the detent '\(detent.identifier.rawValue)'", value: height,
                        used: "no such detent; accepted: above 0 and at most \(extent)"))
                continue
            }
            heights.append((detent.identifier, height))
        }
        if heights.isEmpty { heights = [(.large, room.isFull ? extent : max(1, room.largest))] }
        let all = heights.map(\.height)
        do throws(HookeError) {
            let detents = try SheetDetents(
                heights: all, extent: extent, isDismissible: room.isDismissible)
            return ResolvedDetents(room: room, detents: detents, heights: heights)
        } catch { preconditionFailure("\(error)") }
    }

    /// The height of the selected detent.
    var selectedHeight: Double { resolved.height(of: selectedDetentIdentifier) }

    /// The height that is shown.
    var shownHeight: Double {
        guard let sheetView, sheetView.superview != nil else { return 0 }
        return extent - sheetView.presentationState.position.y
    }

    /// The velocity of the shown height, in points per second; above 0 upwards.
    var shownVelocity: Double { releaseVelocity ?? -(sheetView?.velocity(of: .position).y ?? 0) }

    private var extent: Double { Double(containerView?.bounds.size.height ?? 0) }

    /// The fraction of the dimming that belongs to the shown height.
    var shownDimming: Double {
        let resolved = resolved
        return resolved.detents.dimming(
            at: shownHeight, undimmedThrough: resolved.index(of: largestUndimmedDetentIdentifier))
    }

    // MARK: Moving

    /// Sets the model's height.
    func move(to height: Double) {
        sheetView?.center.y = extent - height
    }

    /// Removes the motion and keeps the height that is shown.
    func stopMotion() { sheetView?.stop(.position) }

    /// Settles to a height by a spring.
    func settle(to height: Double, velocity: Double) {
        guard let sheetView else { return }
        let motion = resolved.detents.settling(
            from: shownHeight, velocity: velocity, to: height,
            overshoots: scene?.policies.reducesMotion != true)
        let rate = SIMD4(0, -motion.initialVelocity, 0, 0)
        sheetView.settle(.position, velocity: rate, by: motion.spring) { move(to: height) }
    }

    /// Settles to the selected height if the cancel of another transition has restored another one.
    func settleAgain() {
        guard let sheetView, sheetView.superview != nil, drag == nil,
            !((extent - sheetView.center.y - selectedHeight).magnitude < 1e-6)
        else { return }
        settle(to: selectedHeight, velocity: shownVelocity)
    }

    /// Whether no hand and no motion moves the sheet.
    var isAtRest: Bool {
        drag == nil && sheetView?.hasMotions(of: .position) != true && scene?.transition == nil
    }

    /// Gives the presented view the height that belongs to what is shown.
    func updateSize() {
        guard let sheetView, sheetView.superview != nil, !sheetView.hasMotions(of: .bounds) else { return }
        let height = max(shownHeight, resolved.detents.lowest)
        guard sheetView.bounds.size.height != height else { return }
        SceneView.performWithoutAnimation {
            sheetView.bounds.size.height = height
            sheetView.layoutIfNeeded()
        }
    }
}
