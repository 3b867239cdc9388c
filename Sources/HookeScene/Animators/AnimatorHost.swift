/// What leads the property animators that are started while it records: a transition. Its group refers to it as
/// ``AnimationGroup/host``.
package protocol AnimatorHost: AnyObject {
    /// The motions that it scrubs.
    var group: AnimationGroup { get }
    /// Has an animator go along with it, after a delay in seconds.
    func lead(_ animator: PropertyAnimator, delay: Double)
}
