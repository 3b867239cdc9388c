/// A transition that leads the property animators started while it records. See ``AnimationGroup/host``.
package protocol AnimatorHost: AnyObject, SceneIsolated {
    var group: AnimationGroup { get }
    /// Ties an animator to this transition's timeline, after a delay in seconds.
    ///
    /// - Returns: whether the animator follows; false if the timeline is over.
    func lead(_ animator: PropertyAnimator, delay: Double) -> Bool
}
