import Foundation
import Hooke
import HookeTransitions

/// What a finger or an animation gives a card.
struct CardLook {
    /// The centre, in points.
    var center: SIMD2<Double>
    /// The width and the height, in points.
    var size: SIMD2<Double>
    /// The rotation clockwise, in radians.
    var angle: Double
    /// Red, green and blue, from 0 to 1.
    var color: SIMD3<Double>

    /// Sets the properties of a view.
    func apply(to view: SceneView) {
        view.center = CGPoint(x: center.x, y: center.y)
        view.bounds.size = CGSize(width: size.x, height: size.y)
        view.transform = .rotation(angle)
        view.backgroundColor = SceneColor(red: color.x, green: color.y, blue: color.z)
    }

    /// Returns the look after some seconds of a drag from rest that ends with the velocities of `end` after `duration`.
    /// All accelerations are constant, so that the velocity at the end is known.
    func dragged(_ seconds: Double, by end: CardLook, over duration: Double) -> CardLook {
        let part = seconds * seconds / (2 * duration)
        return CardLook(
            center: center + end.center * part, size: size + end.size * part,
            angle: angle + end.angle * part, color: color + end.color * part)
    }
}
