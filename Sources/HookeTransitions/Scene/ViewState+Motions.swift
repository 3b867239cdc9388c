import Foundation
import Hooke

extension ViewState: MotionStage {
    // What did not move is left as it is: a colour would lose its components at alpha 0.

    @inline(__always)
    mutating func change(
        _ place: MotionPlace, end: SIMD2<Double>, by sum: (SIMD2<Double>) -> SIMD2<Double>
    ) {
        let before: SIMD2<Double> =
            switch place.property {
            case .position: SIMD2(position.x, position.y)
            case .anchorPoint: SIMD2(anchorPoint.x, anchorPoint.y)
            case .zPosition: SIMD2(zPosition, 0)
            case .opacity: SIMD2(opacity, 0)
            default: SIMD2(cornerRadius, 0)
            }
        let value = sum(before)
        guard value != before else { return }
        switch place.property {
        case .position: position = CGPoint(x: value.x, y: value.y)
        case .anchorPoint: anchorPoint = CGPoint(x: value.x, y: value.y)
        case .zPosition: zPosition = value.x
        case .opacity: opacity = value.x
        default: cornerRadius = value.x
        }
    }

    @inline(__always)
    mutating func change(
        _ place: MotionPlace, end: SIMD4<Double>, by sum: (SIMD4<Double>) -> SIMD4<Double>
    ) {
        if place.property == .bounds {
            let before = SIMD4<Double>(
                bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height)
            let value = sum(before)
            if value != before { bounds = CGRect(x: value.x, y: value.y, width: value.z, height: value.w) }
        } else {
            let before = (backgroundColor ?? .clear).premultiplied
            let value = sum(before)
            if value != before { backgroundColor = SceneColor(premultiplied: value) }
        }
    }

    @inline(__always)
    mutating func change(
        _ place: MotionPlace, end: Transform3D, by sum: (Transform3D) -> Transform3D
    ) {
        if place.property == .transform {
            let value = sum(transform)
            if value != transform { transform = value }
        } else {
            let value = sum(sublayerTransform)
            if value != sublayerTransform { sublayerTransform = value }
        }
    }
}

extension AnimatedProperty {
    /// A small number of its own.
    var ordinal: Int {
        switch self {
        case .bounds: 0
        case .position: 1
        case .anchorPoint: 2
        case .zPosition: 3
        case .transform: 4
        case .sublayerTransform: 5
        case .opacity: 6
        case .backgroundColor: 7
        case .cornerRadius: 8
        }
    }
}
