import Hooke
import HookeGeometry

extension Recorder {
    func recordKeyframes(
        duration: Double, delay: Double, options: KeyframeAnimationOptions,
        interruption: Interruption? = nil, _ animations: () -> Void, _ completion: ((Bool) -> Void)?
    ) {
        let settings = inherited(
            valid(
                .init(
                    duration: duration, delay: delay, pacing: options.pacing, options: options.common,
                    interruption: interruption)))
        let transaction = Transaction(settings, inside: Ambient.current?.transaction)
        transaction.windows = []
        let home = home
        transaction.record(scene: home, animations)
        closeKeyframes(transaction, mode: options.mode, home: home, completion)
    }

    private func closeKeyframes(
        _ transaction: Transaction, mode: CalculationMode, home: WindowScene?, _ completion: ((Bool) -> Void)?
    ) {
        let recorded = KeyframeRecording(transaction)
        distribute(recorded.firstChanges, home: home, completion) { part, gate in
            let (scene, changes) = (part.scene, part.changes)
            let (group, start, isJoined) = scene.recordingGroup(part.base)
            let settings = transaction.settings(in: group, from: start)
            if !isJoined { group.ends.gate = gate }
            var paths: [(Transaction.Change, LayerMotion.BlockPath)] = []
            let repeats = settings.options.isRepeated && settings.duration > 0
            let stopping = repeats ? nil : stopping(gate, in: group, isJoined: isJoined, of: scene)
            if settings.duration > 0 || settings.delay > 0 {
                for change in changes {
                    replace(change)
                    let keyframes: PropertyKeyframes
                    do throws(HookeError) {
                        keyframes = try recorded.keyframes(
                            of: change, from: change.shown, mode: mode,
                            pacing: group.recording.isScrubbed ? .linear : settings.pacing)
                    } catch {
                        scene.report(.refusedMotion(error, property: change.property, used: "no animation"))
                        continue
                    }
                    let handover = PropertyHandover(change, in: scene)
                    guard keyframes.moves else {
                        handover?.add(to: group, over: nil, at: start, isJoined: isJoined)
                        continue
                    }
                    if repeats {
                        paths.append((change, .keyframes(keyframes)))
                        continue
                    }
                    group.remember(change)
                    var track = Track(
                        view: change.view.id, property: change.property, delay: start + settings.delay,
                        duration: settings.duration, keyframes: keyframes)
                    track.allowsUserInteraction = settings.options.contains(.allowUserInteraction)
                    handover?.add(to: group, over: track, at: start, isJoined: isJoined)
                    group.add(track, to: change.view, stopping: stopping)
                }
            } else {
                for change in changes { replace(change) }
            }
            if repeats {
                return addRepeating(
                    paths, settings, to: group, start: start, isJoined: isJoined, in: scene, gate)
            }
            group.addBlock(end: start + settings.delay + settings.duration) { stopping?.tell(finished: $0) }
            group.refresh(at: scene.now)
        }
    }
}
