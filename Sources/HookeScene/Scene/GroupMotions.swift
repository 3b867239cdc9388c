import Hooke

/// What a group moves: its timeline, and the views.
struct GroupMotions: SceneIsolated {
    private(set) var timeline = Timeline()
    private(set) var views: [SceneView] = []
    /// The distinct paces of the motions, in order of recording.
    private var paces: [GroupPace] = []

    /// Reserves space for this number of motions, each of another view.
    mutating func reserveCapacity(_ count: Int) {
        timeline.reserveCapacity(count)
        views.reserveCapacity(count)
    }

    /// Adds a motion of a view, and returns its pace, which equal paces of the group share.
    mutating func add(_ track: Track, to view: SceneView, in group: AnimationGroup) -> GroupPace {
        timeline.append(track)
        if views.last !== view { views.append(view) }
        if let index = paces.indexOfRecent(where: { $0.pace.isSame(as: track.pace) }) { return paces[index] }
        let pace = GroupPace(track.pace, in: group)
        paces.append(pace)
        return pace
    }

    /// Adds a view that shows something of the group.
    mutating func note(_ view: SceneView) { views.append(view) }

    /// Removes the views and returns them. The caller releases them: a deinitialiser may use the group.
    mutating func takeViews() -> [SceneView] {
        let taken = views
        views = []
        return taken
    }

    mutating func extend(to end: Double) { timeline.extend(to: end) }

    /// Removes the replaced motions of a property from the timeline.
    mutating func forget(_ key: PropertyKey) { timeline.remove(key) }

    /// Removes the rests of interrupted motions of a property from the timeline.
    mutating func forgetOffsets(_ key: PropertyKey) { timeline.removeOffsets(key) }
}
