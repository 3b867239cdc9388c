import Hooke
import HookeGeometry

extension SceneChange {
    /// Gives the change new end values while it is held, plays or settles.
    ///
    /// Every property that the block sets keeps its shown value and velocity, and goes to the new end by the law.
    /// The change itself goes on: its fraction, its settle, and its one completion. A cancel restores the values
    /// from before the change, bit for bit.
    ///
    /// ```swift
    /// let scene = WindowScene(size: .init(width: 390, height: 844))
    /// let card = SceneView(frame: .init(x: 20, y: 700, width: 350, height: 600))
    /// scene.window.addSubview(card)
    /// let change = scene.change { card.frame.origin.y = 100 }
    /// change.finish(velocity: 2)
    /// scene.advance(to: scene.now + 0.1)
    /// change.retarget { card.frame.origin.y = 300 }
    /// ```
    ///
    /// - A property runs from its value before the change to the new end, over the time of its earlier motions and
    ///   with the pacing of the newest. Properties that are new to the change take its whole duration, linearly.
    /// - The difference to what was shown is removed by time, also while the change is held; it may take longer than
    ///   the change. After that the same fraction shows the same bits again.
    /// - Paths and lists of numbers keep their shown value, but not their velocity; the rest is removed along an
    ///   ease-in-out curve over the law's duration, or 0.4 s.
    /// - Views that the block adds, removes or moves in the tree stay so, also after a cancel.
    /// - A change inside another one's block, one that has not begun and one that is over are reported, and the block
    ///   does not run.
    ///
    /// - Parameters:
    ///   - law: the law of the handover; a spring by default. See ``Interruption/handover(_:)``.
    ///   - changes: sets properties of views.
    public func retarget(by law: HandoverLaw = .spring(.snappy), _ changes: () -> Void) {
        guard let scene, mayBeRetargeted() else { return }
        let settings = Transaction.Settings(
            duration: duration, delay: 0, pacing: .linear, options: .allowUserInteraction,
            interruption: .handover(law))
        let transaction = Transaction(settings, inside: nil, startsAnew: true)
        scene.run(joining: group) { transaction.record(scene: scene, changes) }
        guard !isOver else { return }
        for change in transaction.changes { retarget(change, by: law, in: scene) }
    }

    private func mayBeRetargeted() -> Bool {
        if isNested {
            report("a change inside another one's block was retargeted; the outer one drives it")
            return false
        }
        switch state.phase {
        case .interactive, .playing, .settling: return true
        case .waiting: report("a change that has not begun was retargeted")
        case .resting, .ended: report("a change that has ended was retargeted")
        }
        return false
    }

    /// Replaces the motions of one property.
    private func retarget(_ change: Transaction.Change, by law: HandoverLaw, in scene: WindowScene) {
        let (view, property, key) = (change.view, change.property, change.key)
        let home = groups.first { $0.moves(key) } ?? group
        let old = home.recordedTimeline.tracks.filter {
            $0.view == key.view && $0.property == property && !$0.isOffset
        }
        if old.isEmpty, change.before == change.after { return }
        // The first record of a property stays: that before the change.
        group.remember(change)
        if home !== group { home.remember(change) }
        home.forget(key)
        view.motions.removeAll { $0.group === home && $0.track.property == property }
        // Earlier offsets are part of what was shown; the new one replaces them.
        view.removeOffsets(of: property)
        let track = newTrack(of: change, instead: old, in: home)
        if track.from != track.to { home.add(track, to: view) }
        home.refresh(at: scene.now)
        PropertyHandover(
            view, property, by: law, from: change.interrupted ?? InterruptedMotion(resting: change.shown),
            rest: change.after, in: scene
        ).addDifference(to: home, shown: change.shown)
    }

    /// Returns the motion from the start of earlier ones to the new end.
    private func newTrack(
        of change: Transaction.Change, instead old: [Track], in home: AnimationGroup
    ) -> Track {
        let view = change.view
        guard let newest = old.last else {
            var track = Track(
                view: view.id, property: change.property, delay: 0, duration: duration, from: change.before,
                to: change.after, pacing: .linear)
            track.allowsUserInteraction = true
            return track
        }
        var sum = MotionSum(model: newest.to)
        for track in old.reversed() { sum.add(track.from, to: track.to) }
        let delay = old.reduce(newest.delay) { min($0, $1.delay) }
        let end = old.reduce(newest.endTime) { max($0, $1.endTime) }
        var track = Track(
            view: view.id, property: change.property, delay: delay,
            duration: old.count == 1 ? newest.duration : end - delay, from: sum.value, to: change.after,
            pacing: newest.pace.pacing)
        track.allowsUserInteraction = newest.allowsUserInteraction
        return track
    }

    /// The group of the change, and those of the animators that follow it.
    private var groups: [AnimationGroup] {
        [group] + animators.compactMap { $0.lead == nil ? nil : $0.group }
    }
}

extension AnimationGroup {
    /// Whether a motion of the group moves a property.
    fileprivate func moves(_ key: PropertyKey) -> Bool {
        recordedTimeline.tracks.contains {
            $0.view == key.view && $0.property == key.property && !$0.isOffset
        }
    }
}
