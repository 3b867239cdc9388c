import Hooke

extension WindowScene {
    /// Returns the motions of the blocks that have just started, for exports with an error bound at all times.
    ///
    /// ```swift
    /// let scene = WindowScene(size: .init(width: 390, height: 844))
    /// let card = SceneView(frame: .init(x: 40, y: 600, width: 310, height: 200), name: "card")
    /// scene.window.addSubview(card)
    /// scene.animate(.bouncy) { card.center.y = 200 }
    /// let straight = try scene.startedTimeline().linearApproximation(of: scene.modelSnapshot())
    /// ```
    ///
    /// Its time 0 is now. With ``modelSnapshot()`` it shows what the scene will show, bit for bit, unless a completion changes
    /// something. Transitions have a timeline of their own; anything else is recorded frame by frame.
    ///
    /// - Throws: `HookeError.noSolution` if a motion started earlier, is held or scrubbed, settles, has a layer's clock, or is a
    ///   layer animation or a repeating block.
    public func startedTimeline() throws(HookeError) -> Timeline {
        var timeline = Timeline()
        for group in groups.inOrder where !group.isOver {
            // A block whose motions were all replaced shows nothing more.
            if group.localTime != 0, group.recordedTimeline.tracks.isEmpty { continue }
            guard group.isRunning, group.base == nil else {
                throw Self.refusal("a motion is scrubbed, settles or has a layer's clock")
            }
            guard group.localTime == 0 else {
                throw Self.refusal("a motion started \(group.localTime) s ago")
            }
            for track in group.recordedTimeline.tracks { timeline.append(track) }
            timeline.extend(to: group.recordedTimeline.duration)
        }
        if let view = window.firstWithLayerMotions {
            throw Self.refusal("\"\(view.name)\" has a layer animation or repeats")
        }
        return timeline
    }

    private static func refusal(_ reason: String) -> HookeError {
        .noSolution(field: "timeline", reason: reason)
    }
}

extension SceneView {
    fileprivate var firstWithLayerMotions: SceneView? {
        hasLayerMotions ? self : subviews.lazy.compactMap(\.firstWithLayerMotions).first
    }
}
