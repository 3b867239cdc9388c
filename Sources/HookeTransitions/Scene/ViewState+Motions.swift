import Foundation
import Hooke

extension ViewState: MotionStage {
    // What did not move is not written: a colour would lose its components at alpha 0.

    @inline(__always)
    mutating func change(_ place: MotionPlace, end: Double, _ move: (inout Double) -> Bool) {
        switch place.property {
        case .opacity: _ = move(&opacity)
        case .zPosition: _ = move(&zPosition)
        default: _ = move(&cornerRadius)
        }
    }

    @inline(__always)
    mutating func change(_ place: MotionPlace, end: SIMD2<Double>, _ move: (inout SIMD2<Double>) -> Bool) {
        let isPosition = place.property == .position
        let point = isPosition ? position : anchorPoint
        var value = SIMD2<Double>(point.x, point.y)
        guard move(&value) else { return }
        if isPosition {
            position = CGPoint(x: value.x, y: value.y)
        } else {
            anchorPoint = CGPoint(x: value.x, y: value.y)
        }
    }

    @inline(__always)
    mutating func change(_ place: MotionPlace, end: SIMD4<Double>, _ move: (inout SIMD4<Double>) -> Bool) {
        let isBounds = place.property == .bounds
        var value =
            isBounds
            ? SIMD4<Double>(bounds.origin.x, bounds.origin.y, bounds.size.width, bounds.size.height)
            : (backgroundColor ?? .clear).premultiplied
        guard move(&value) else { return }
        if isBounds {
            bounds = CGRect(x: value.x, y: value.y, width: value.z, height: value.w)
        } else {
            backgroundColor = SceneColor(premultiplied: value)
        }
    }

    @inline(__always)
    mutating func change(_ place: MotionPlace, end: Transform3D, _ move: (inout Transform3D) -> Bool) {
        _ = place.property == .transform ? move(&transform) : move(&sublayerTransform)
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
