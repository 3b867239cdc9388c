#if canImport(SwiftUI)
    public import SwiftUI

    extension Spring {
        /// Creates a spring of the same mass, stiffness and damping.
        ///
        /// - Throws: `HookeError.outOfRange` if they are outside the domain of `init(mass:stiffness:damping:)`.
        public init(_ spring: SwiftUI.Spring) throws(HookeError) {
            try self.init(mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping)
        }
    }

    extension SwiftUI.Spring {
        /// Creates a spring of the same mass, stiffness and damping, also if overdamped.
        public init(_ spring: Hooke.Spring) {
            self.init(
                mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
                allowOverDamping: true)
        }
    }
#endif

#if canImport(Darwin) && !os(watchOS)
    public import QuartzCore

    extension Spring {
        /// Creates a spring from the mass, stiffness and damping of a Core Animation spring, without its velocity.
        ///
        /// - Throws: `HookeError.outOfRange` if they are outside the domain of `init(mass:stiffness:damping:)`.
        public init(_ animation: CASpringAnimation) throws(HookeError) {
            try self.init(
                mass: Double(animation.mass), stiffness: Double(animation.stiffness),
                damping: Double(animation.damping))
        }
    }

    extension CASpringAnimation {
        /// Sets mass, stiffness and damping to those of a spring. The duration becomes the time from which the motion
        /// stays within a thousandth of the distance, if it settles. Core Animation's own `settlingDuration` is an
        /// estimate.
        ///
        /// - Parameters:
        ///   - spring: The spring.
        ///   - velocity: The initial velocity in distances from start to end per second, positive towards the end.
        public func setSpring(_ spring: Hooke.Spring, initialVelocity velocity: Double = 0) {
            mass = spring.mass
            stiffness = spring.stiffness
            damping = spring.damping
            initialVelocity = velocity
            let motion = SpringMotion(spring: spring, from: 0.0, to: 1.0, initialVelocity: velocity)
            if let settled = motion.settlingDuration() { duration = settled }
        }
    }

    extension CubicBezier {
        /// Creates the curve of a media timing function from its two control points.
        ///
        /// - Throws: `HookeError.outOfRange` if they are outside the domain of `init(x1:y1:x2:y2:)`.
        public init(_ function: CAMediaTimingFunction) throws(HookeError) {
            var first: [Float] = [0, 0]
            var second: [Float] = [0, 0]
            function.getControlPoint(at: 1, values: &first)
            function.getControlPoint(at: 2, values: &second)
            try self.init(
                x1: Double(first[0]), y1: Double(first[1]), x2: Double(second[0]), y2: Double(second[1]))
        }
    }
#endif
