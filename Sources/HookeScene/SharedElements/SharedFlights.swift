import Foundation
import Hooke
import HookeGeometry

/// The flights of a scene by their identifiers.
final class FlightTable: SceneIsolated {
    var flights: [String: SharedFlight] = [:]
    /// What flights showed when a new screen ended them, for those that begin at the same time.
    var interrupted: [String: InterruptedFlight] = [:]

    deinit {
        let flights = Array(flights.values)
        runIsolated { for flight in flights { flight.releaseParts() } }
    }
}

/// The flights of one transition or change.
package final class SharedFlights: SceneIsolated {
    package private(set) var flights: [SharedFlight] = []
    private weak var scene: WindowScene?
    let container: SceneView

    /// Creates the flights between the visible views of two screens with equal identifiers.
    ///
    /// - Parameters:
    ///   - from: the ends at fraction 0, by ``SceneView/sharedElements(in:_:)``.
    ///   - to: the ends at fraction 1.
    ///   - container: the view that gets the flights as its front-most subviews.
    ///   - options: path, pictures and clip.
    ///   - alignment: where the smaller end's picture is in the larger end's bounds; `nil` for the content mode.
    ///   - coversScreen: whether the larger end is a screen over the smaller one.
    ///   - upper: the screen in front of the other one, if there is one: what covers an end on it also covers the flight.
    ///   - pace: seconds in the group, and their pacing.
    ///   - group: the group that the flights follow.
    ///   - scene: the scene.
    package init(
        from: [String: [SharedElement]], to: [String: [SharedElement]], in container: SceneView,
        options: SharedElementOptions, alignment: Rectangle? = nil, coversScreen: Bool = false,
        upper: SceneView? = nil, delay: Double, duration: Double, pacing: Pacing, group: AnimationGroup,
        scene: WindowScene
    ) {
        (self.scene, self.container) = (scene, container)
        var pairs: [(name: String, from: SharedElement, to: SharedElement)] = []
        for (name, starts) in from {
            guard let ends = to[name] else { continue }
            let known = Set(starts.map { $0.view.id })
            let others = Set(ends.map { $0.view.id })
            // A view that is on both screens is not the counterpart of itself.
            let start = Self.frontMost(name, starts, without: others, scene)
            let end = Self.frontMost(name, ends, without: known, scene)
            guard start.view !== end.view else { continue }
            pairs.append((name, start, end))
        }
        pairs.sort { ($0.to.state.zPosition, $0.to.order) < ($1.to.state.zPosition, $1.to.order) }
        let paired = Set(pairs.flatMap { [$0.from.view.id, $0.to.view.id] })
        let table = scene.flightTable
        let pace = Pace(
            delay: delay, duration: duration, pacing: group.recording.usesLinearPacing ? .linear : pacing)
        for pair in pairs {
            for end in [pair.from, pair.to] {
                guard let scale = end.unequalScales else { continue }
                scene.report(
                    .sharedElement(
                        pair.name,
                        reason: "its corners are scaled by \(scale.x) and \(scale.y); used: the smaller scale"
                    ))
            }
            var interrupted = table.interrupted[pair.name]
            if interrupted?.time != scene.now { interrupted = nil }
            if let running = table.flights[pair.name] {
                interrupted = running.interrupted()
                running.end()
            }
            let flight = SharedFlight(
                pair.name, from: pair.from, to: pair.to, options: options, alignment: alignment,
                coversScreen: coversScreen,
                without: paired, pace: pace, in: group, continuing: interrupted, scene: scene)
            container.addSubview(flight.view)
            table.flights[pair.name] = flight
            flights.append(flight)
        }
        if let upper { addCovers(on: upper, without: paired) }
        table.interrupted = [:]
        // A settle ends when no flight differs any more from where it leads.
        (group.recording.host as? SceneChange)?.tails.append { [weak self] _ in self?.timeLeft ?? 0 }
    }

    private var timeLeft: Double {
        guard let now = scene?.now else { return 0 }
        return flights.reduce(0) { max($0, $1.rest?.timeLeft(at: now) ?? 0) }
    }

    deinit {
        let flights = flights
        runIsolated { for flight in flights { flight.releaseParts() } }
    }

    private static func frontMost(
        _ name: String, _ elements: [SharedElement], without others: Set<ViewID>, _ scene: WindowScene
    ) -> SharedElement {
        let own = elements.filter { !others.contains($0.view.id) }
        let candidates = own.isEmpty ? elements : own
        if candidates.count > 1 {
            scene.report(
                .sharedElement(
                    name,
                    reason: "\(candidates.count) visible views have this identifier; used: the front-most"))
        }
        return candidates[candidates.count - 1]
    }

    /// Measures the ends again, after a change of the scene's size. An end that is not visible any more stays.
    ///
    /// - Parameter resting: the frames at which moving screens rest.
    package func measureAgain(resting: [ViewID: CGRect]) {
        func read(_ view: SceneView) -> ViewState {
            var state = view.model
            guard let frame = resting[view.id] else { return state }
            (state.transform, state.opacity) = (.identity, 1)
            state.layoutFrame = frame
            return state
        }
        for flight in flights {
            let (from, to) = (flight.from, flight.to)
            flight.move(
                from: SharedElement(from.view, in: container, order: from.order, read) ?? from,
                to: SharedElement(to.view, in: container, order: to.order, read) ?? to)
        }
    }

    /// Keeps what the flights show, for those with the same identifiers that begin at this time.
    package func keep() {
        guard let table = scene?.flightTable else { return }
        for flight in flights where table.flights[flight.identifier] === flight {
            table.interrupted[flight.identifier] = flight.interrupted()
        }
    }

    /// Removes the flights.
    package func end() {
        let table = scene?.flightTable
        for flight in flights {
            flight.end()
            if table?.flights[flight.identifier] === flight { table?.flights[flight.identifier] = nil }
        }
        flights = []
    }
}

extension WindowScene {
    /// The points per second that are fast for a flight.
    var reach: Double { max(bounds.width, bounds.height) }

    /// The current flights.
    var flightTable: FlightTable {
        if let table = sharedElements as? FlightTable { return table }
        let table = FlightTable()
        sharedElements = table
        return table
    }

    /// Records a block as a change, held at its start, in which views with equal identifiers fly.
    ///
    /// A view with a ``SceneView/transitionIdentifier`` that is visible before the block, and another one with the same
    /// identifier after it, are the ends of a flight: a view above both, which moves, turns, rounds its corners and fades
    /// from the picture of one to that of the other. While it is visible, both originals are hidden.
    ///
    /// ```swift
    /// import Foundation
    /// import HookeScene
    ///
    /// let scene = WindowScene(size: CGSize(width: 390, height: 844))
    /// let cell = SceneView(frame: CGRect(x: 20, y: 500, width: 100, height: 100), name: "cell")
    /// let photo = SceneView(frame: scene.bounds, name: "photo")
    /// cell.transitionIdentifier = "sunset"
    /// photo.transitionIdentifier = "sunset"
    /// scene.window.addSubview(cell)
    /// let change = scene.change(sharing: SharedElementOptions()) {
    ///     cell.removeFromSuperview()
    ///     scene.window.addSubview(photo)
    /// }
    /// change.fraction = 0.5
    /// ```
    ///
    /// - At fractions 0 and 1 the originals are shown.
    /// - If a flight of the same identifier is visible, the new one starts from its place and velocity.
    /// - Of several visible views with one identifier the front-most takes part, and the scene reports it.
    ///
    /// - Parameters:
    ///   - options: path, pictures and clip.
    ///   - duration: see ``change(duration:pacing:_:)``.
    ///   - pacing: see ``change(duration:pacing:_:)``.
    ///   - animations: sets properties of views, adds and removes them.
    /// - Returns: the change. Keep it: a held change without owner is cancelled.
    public func change(
        sharing options: SharedElementOptions, duration: Double = 0.4, pacing: Pacing = .linear,
        _ animations: () -> Void
    ) -> SceneChange {
        let before = window.sharedElements(in: window) { $0.stateWithoutFlights }
        let change = change(duration: duration, pacing: pacing, animations)
        window.layoutIfNeeded()
        let after = window.sharedElements(in: window) { $0.model }
        let flights = SharedFlights(
            from: before, to: after, in: window, options: options, delay: change.nestedStart,
            duration: change.duration, pacing: pacing, group: change.group, scene: self)
        change.addCompletion { _ in flights.end() }
        return change
    }
}
