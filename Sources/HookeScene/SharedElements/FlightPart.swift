import Foundation

/// Shows one view of a flight.
final class FlightPart: ViewPresenter {
    enum Role {
        /// Clips the flight.
        case clip
        /// Has place, corners and shadow.
        case box
        /// Clips the pictures with the corners.
        case content
        case picture(isNew: Bool)
        /// The picture of an interrupted flight.
        case carried
        /// A view of one of the screens.
        case original(isNew: Bool)
        /// The picture of what covers an end of the flight on a screen, which it follows.
        case cover(of: SceneView)
        /// A view on that picture.
        case covering
    }

    // Not weak: a frame reads it seven times for each flight, and weak references double the cost.
    private unowned let flight: SharedFlight
    private let role: Role

    init(_ flight: SharedFlight, _ role: Role) { (self.flight, self.role) = (flight, role) }

    func show(on state: inout ViewState) {
        let flight = flight
        flight.update()
        switch role {
        case .original(let isNew): if flight.hides(isNew) { state.isHidden = true }
        case .covering: if flight.last.isVisible { state.isHidden = true }
        case .cover(let screen):
            let shown = screen.presentationState
            (state.bounds, state.position, state.anchorPoint) = (
                shown.bounds, shown.position, shown.anchorPoint
            )
            (state.transform, state.opacity) = (shown.transform, shown.opacity)
            state.isHidden = shown.isHidden || !flight.last.isVisible
        case .clip:
            state.isHidden = !flight.last.isVisible
            let look = flight.last.look
            let size = CGSize(width: max(0, look[7] - look[5]), height: max(0, look[8] - look[6]))
            state.bounds = CGRect(x: look[5], y: look[6], width: size.width, height: size.height)
            state.position = CGPoint(x: look[5] + size.width / 2, y: look[6] + size.height / 2)
        case .box:
            let (box, look) = (flight.last.box, flight.last.look)
            state.isHidden = !flight.last.isVisible
            state.bounds = CGRect(x: 0, y: 0, width: box.bounds.x, height: box.bounds.y)
            state.position = CGPoint(box.center)
            state.transform = box.layerTransform
            state.cornerRadius = look[0]
            guard look[4] > 0 else { return }
            state.decoration.shadowOffset = CGSize(width: look[1], height: look[2])
            state.decoration.shadowRadius = look[3]
            state.decoration.shadowOpacity = look[4]
            state.decoration.shadowColor = SceneColor(
                premultiplied: SIMD4(look[9], look[10], look[11], look[12]))
        case .content:
            let size = flight.last.box.bounds
            state.bounds = CGRect(x: 0, y: 0, width: size.x, height: size.y)
            state.position = CGPoint(x: size.x / 2, y: size.y / 2)
            state.cornerRadius = flight.last.look[0]
        case .picture(let isNew):
            state.layoutFrame = flight.frame(of: isNew)
            state.opacity = flight.opacity(of: isNew)
        case .carried:
            let size = flight.last.box.bounds
            state.layoutFrame = CGRect(x: 0, y: 0, width: size.x, height: size.y)
            state.opacity = flight.last.carried
        }
    }
}
