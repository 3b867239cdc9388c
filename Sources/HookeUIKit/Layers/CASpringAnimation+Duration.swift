import Hooke
import HookeTransitions

extension CASpringAnimation {
    /// Creates a spring from its perceptual duration and its bounce, with mass 1. Invalid numbers are reported
    /// and give the default spring.
    ///
    /// - Parameters:
    ///   - perceptualDuration: seconds; above 0.
    ///   - bounce: 0 for none, up to 1; below 0 overdamped.
    public convenience init(perceptualDuration: Double, bounce: CGFloat) {
        self.init()
        do throws(HookeError) {
            let spring = try Spring(duration: perceptualDuration, bounce: bounce)
            (mass, stiffness, damping) = (spring.mass, spring.stiffness, spring.damping)
            duration = settlingDuration.isFinite ? settlingDuration : perceptualDuration
        } catch {
            report(error, names: [.duration: "perceptualDuration"], used: "mass 1, stiffness 100, damping 10")
        }
    }
}
