import Foundation
import Hooke
import HookeGeometry

/// A view above two screens that shows a shared element on its way. While it is visible, it hides the originals.
///
/// What it shows is a function of its group's fraction, and of the scene's time while a difference from an interrupted
/// flight runs out or a released hand settles.
package final class SharedFlight: SceneIsolated {
    package let identifier: String
    package private(set) var from: SharedElement
    package private(set) var to: SharedElement
    private(set) var motion: BoxInterpolation
    private var looks: (start: SIMD16<Double>, change: SIMD16<Double>)
    private let mode: SharedContentMode
    private let fade: SharedFade
    /// Whether the new picture is the one on top.
    private let isOpening: Bool
    /// The sizes of the old and the new picture; they stay when the ends move.
    private let sizes: (old: SIMD2<Double>, new: SIMD2<Double>)
    /// Where the smaller end's picture is in the larger end's bounds; `nil` places both by the content mode.
    private let alignment: Rectangle?
    /// Whether the larger end is a screen over the smaller one: it is hidden at the smaller end too.
    private let coversScreen: Bool
    private let group: AnimationGroup
    private let pace: GroupPace
    private weak var scene: WindowScene?
    /// The view with the clip, or else the flight's own.
    package let view: SceneView
    let boxView: SceneView
    let contentView: SceneView
    private let isClipped: Bool
    private var parts: [(view: SceneView, presenter: FlightPart)] = []
    /// The picture of what covers an end of the flight.
    private var cover: SceneView?
    /// What the hand of a driver shows; `nil` follows the group.
    package var trajectory: HandTrajectory? { didSet { changes += 1 } }
    /// The rest of an interrupted flight.
    var rest: FlightRest? { didSet { changes += 1 } }
    private var changes = 0
    /// What was shown at the last moment; parts read single fields, because all of it is large.
    private(set) var last: Shown
    /// No group has the moment 0.
    private var lastKey: (moment: UInt64, time: Double, changes: Int) = (0, 0, 0)

    /// What is shown at a moment.
    struct Shown {
        var box: ProjectiveBox
        var look: SIMD16<Double>
        /// 0 shows the old picture, 1 the new one.
        var fraction: Double
        /// Whether the flight is shown instead of the originals.
        var isVisible: Bool
        /// The opacity of the picture of an interrupted flight.
        var carried = 0.0
    }

    /// - Parameters:
    ///   - identifier: the name of both ends.
    ///   - from: the end at fraction 0.
    ///   - to: the end at fraction 1.
    ///   - options: path, pictures and clip.
    ///   - alignment: see ``SharedFlights``.
    ///   - coversScreen: see ``SharedFlights``.
    ///   - hidden: the views with flights of their own.
    ///   - pace: its times in the group.
    ///   - group: the group that it follows.
    ///   - interrupted: what a flight of the same identifier showed.
    ///   - scene: the scene.
    init(
        _ identifier: String, from: SharedElement, to: SharedElement, options: SharedElementOptions,
        alignment: Rectangle? = nil, coversScreen: Bool = false, without hidden: Set<ViewID>, pace: Pace,
        in group: AnimationGroup,
        continuing interrupted: InterruptedFlight? = nil, scene: WindowScene
    ) {
        (self.identifier, self.from, self.to, self.scene, self.group) = (identifier, from, to, scene, group)
        self.pace = GroupPace(pace, in: group)
        motion = BoxInterpolation(from: from.box, to: to.box, along: options.path)
        sizes = (from.size, to.size)
        mode = options.contentMode.resolved(from: from.box.bounds, to: to.box.bounds)
        (fade, self.alignment, self.coversScreen) = (options.fade, alignment, coversScreen)
        let (small, large) = (from.box.bounds, to.box.bounds)
        isOpening = large.x * large.y >= small.x * small.y
        isClipped = options.clips && (from.clip != nil || to.clip != nil)
        looks = Self.looks(from, to)
        last = Shown(box: motion.from, look: looks.start, fraction: 0, isVisible: false)
        contentView = SceneView(name: "\(identifier) content")
        boxView = SceneView(name: isClipped ? "\(identifier) box" : "\(identifier) flight")
        view = isClipped ? SceneView(name: "\(identifier) flight") : boxView
        view.isUserInteractionEnabled = false
        contentView.clipsToBounds = true
        boxView.addSubview(contentView)
        if isClipped {
            view.clipsToBounds = true
            view.addSubview(boxView)
        }
        let old = SnapshotView(
            of: from.view, content: from.picture(without: hidden) { $0.stateWithoutFlights })
        let new = SnapshotView(of: to.view, content: to.picture(without: hidden) { $0.model })
        for picture in isOpening ? [old, new] : [new, old] { contentView.addSubview(picture) }
        if isClipped { add(.clip, to: view) }
        add(.box, to: boxView)
        add(.content, to: contentView)
        add(.picture(isNew: false), to: old)
        add(.picture(isNew: true), to: new)
        if let interrupted { take(interrupted, reach: scene.reach) }
        add(.original(isNew: false), to: from.view)
        add(.original(isNew: true), to: to.view)
    }

    private static func looks(
        _ from: SharedElement, _ to: SharedElement
    ) -> (start: SIMD16<Double>, change: SIMD16<Double>) {
        let start = from.look(clip: from.visible)
        return (start, to.look(clip: to.visible) - start)
    }

    /// Moves the ends. What is shown keeps its place and velocity; the difference runs out by the flight's end, or in 0.4 s
    /// while a hand scrubs it. A hand keeps its place, and what it has released settles to the new end.
    func move(from: SharedElement, to: SharedElement) {
        guard let scene else { return }
        let (before, rates, old) = (shown, rates, motion)
        (self.from, self.to) = (from, to)
        motion = BoxInterpolation(from: from.box, to: to.box, along: old.path)
        looks = Self.looks(from, to)
        changes += 1
        switch trajectory {
        case .held: break
        case .released(let released):
            let target = released.target == old.from ? from.box : to.box
            trajectory = .released(ReleasedBox(before.box, rates: rates, to: target, at: scene.now))
        case nil:
            var left = group.isRunning ? timeToEnd : 0.4
            if let settling = group.settlingTimeLeft(at: scene.now) { left = max(0.02, settling) }
            rest = FlightRest(
                box: before.box, rates: rates, to: motion.numbers(at: before.fraction),
                motion.slopes(at: before.fraction) * speed, reach: scene.reach, at: scene.now, duration: left)
        }
    }

    /// The seconds of the group's time until the flight ends, at least 0.02.
    private var timeToEnd: Double { max(0.02, pace.pace.endTime - group.localTime) }

    /// Shows a picture of views of a screen above the flight, instead of them.
    func add(cover picture: SnapshotView, of screen: SceneView, hiding views: [SceneView]) {
        picture.isUserInteractionEnabled = false
        cover = picture
        view.superview?.insertSubview(picture, aboveSubview: view)
        add(.cover(of: screen), to: picture)
        for view in views { add(.covering, to: view) }
    }

    private func add(_ role: FlightPart.Role, to view: SceneView) {
        let presenter = FlightPart(self, role)
        view.add(presenter)
        parts.append((view, presenter))
    }

    private func take(_ interrupted: InterruptedFlight, reach: Double) {
        let picture = SnapshotView(of: from.view, content: interrupted.picture)
        contentView.addSubview(picture)
        add(.carried, to: picture)
        rest = FlightRest(
            box: interrupted.box, rates: interrupted.rates, to: motion.numbers(at: 0),
            motion.slopes(at: 0) * speed, reach: reach, at: interrupted.time, duration: timeToEnd)
    }

    /// The fraction's change per second, while the group runs or settles.
    private var speed: Double {
        guard let scene else { return 0 }
        let elapsed = group.localTime - pace.pace.delay
        guard elapsed >= 0, elapsed < pace.pace.duration else { return 0 }
        let slope = pace.pace.pacing.velocity(elapsed: elapsed, duration: pace.pace.duration)
        if let settling = group.settlingVelocity(at: scene.now) { return slope * settling * group.span }
        return group.isRunning ? slope : 0
    }

    // MARK: Showing

    /// What is shown now.
    var shown: Shown {
        update()
        return last
    }

    /// Updates ``last`` to the current moment.
    func update() {
        let key = (group.moment, group.queueTime ?? scene?.now ?? 0, changes)
        if lastKey != key { (last, lastKey) = (shown(at: key.1), key) }
    }

    private func shown(at time: Double) -> Shown {
        let fraction: Double
        var isVisible = true
        switch pace.current {
        case .start: (fraction, isVisible) = (0, false)
        case .part(let p): (fraction, isVisible) = (p, p != 0 && p != 1)
        case .end: (fraction, isVisible) = (1, false)
        }
        let look: SIMD16<Double> = looks.start + looks.change * fraction
        var shown = Shown(box: motion.from, look: look, fraction: fraction, isVisible: isVisible)
        shown.box = leadBox(at: time, fraction)
        if trajectory != nil { shown.isVisible = shown.box != motion.from || isVisible }
        if let rest, rest.isActive(at: time) {
            shown.box = rest.added(to: shown.box, at: time)
            shown.carried = rest.opacity(at: time)
            shown.isVisible = true
        }
        let bounds = shown.box.bounds
        shown.look[0] = min(max(0, shown.look[0]), 0.5 * min(bounds.x, bounds.y))
        return shown
    }

    /// Returns the place without what remains of an interrupted flight.
    private func leadBox(at time: Double, _ fraction: Double) -> ProjectiveBox {
        trajectory?.box(at: time) ?? motion.box(at: fraction)
    }

    /// The place that is shown.
    package var shownBox: ProjectiveBox { shown.box }

    /// The state for a flight that takes over: what is shown, its rates and its picture; `nil` if it is not visible.
    package func interrupted() -> InterruptedFlight? {
        let shown = shown
        guard shown.isVisible, let scene else { return nil }
        var picture = contentView.node { $0.presentationState }
        picture.state.cornerRadius = 0
        return InterruptedFlight(box: shown.box, rates: rates, picture: picture, time: scene.now)
    }

    /// The derivatives by time of the shown box's numbers.
    private var rates: SIMD8<Double> {
        guard let scene else { return .zero }
        let shown = shown
        let rates = trajectory?.rates(at: scene.now) ?? motion.slopes(at: shown.fraction) * speed
        let numbers = leadBox(at: scene.now, shown.fraction).numbers
        return rest?.motion(adding: numbers, rates, at: scene.now).rates ?? rates
    }

    /// Removes the flight. The originals are visible again.
    package func end() {
        releaseParts()
        cover?.removeFromSuperview()
        view.removeFromSuperview()
    }

    /// Shows nothing more. Called before the flight is released: its parts do not retain it.
    func releaseParts() {
        for (view, presenter) in parts { view.remove(presenter) }
        parts = []
    }

    // MARK: Parts

    /// Returns the rectangle of the old or the new picture inside the box.
    func frame(of isNew: Bool) -> CGRect {
        let frame =
            alignment.map { alignedFrame(isNew, $0) }
            ?? mode.frame(of: isNew ? sizes.new : sizes.old, in: last.box.bounds)
        return CGRect(x: frame.origin.x, y: frame.origin.y, width: frame.size.x, height: frame.size.y)
    }

    /// Returns the rectangle of a picture that keeps its place in the other one: the smaller end's fills its box, and lies
    /// in the larger end's picture at the alignment rectangle; both move linearly.
    private func alignedFrame(_ isNew: Bool, _ place: Rectangle) -> Rectangle {
        let (small, large) = isOpening ? (from.box.bounds, to.box.bounds) : (to.box.bounds, from.box.bounds)
        let (smallSize, largeSize) = isOpening ? (sizes.old, sizes.new) : (sizes.new, sizes.old)
        let t = isOpening ? last.fraction : 1 - last.fraction
        let k: Double = small.x / place.width
        let width: Double = small.x * (1 - t) + large.x * t
        // The larger picture at the smaller end, and at its own.
        let scale: Double = k * (1 - t) + large.x / largeSize.x * t
        var origin: SIMD2<Double> = place.origin * (-k * (1 - t))
        var size: SIMD2<Double> = largeSize * scale
        if isNew != isOpening {
            origin += place.origin * scale
            size = SIMD2(place.width, place.width * smallSize.y / smallSize.x) * scale
        }
        // A hand may hold a box of another size.
        let held: Double = last.box.bounds.x / width
        return Rectangle(origin: origin * held, size: size * held)
    }

    /// Returns whether the old or the new view is hidden.
    func hides(_ isNew: Bool) -> Bool {
        if last.isVisible { return true }
        return coversScreen && isNew == isOpening && last.fraction == (isOpening ? 0 : 1)
    }

    /// Returns the opacity of the old or the new picture.
    func opacity(of isNew: Bool) -> Double {
        let p = isOpening ? last.fraction : 1 - last.fraction
        let (below, above) = isOpening ? (from.opacity, to.opacity) : (to.opacity, from.opacity)
        let both = fade.opacities(at: p, old: below, new: above)
        return isNew == isOpening ? both.above : both.below
    }
}
