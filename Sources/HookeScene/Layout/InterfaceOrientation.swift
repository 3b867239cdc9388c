import Foundation
import HookeGeometry

/// How what a screen shows lies on the device, with UIKit's names and raw values.
///
/// The scene's coordinates are always upright for who looks at it; the orientation says where the device is.
public enum InterfaceOrientation: Int, CaseIterable, Hashable, Sendable, Codable {
    /// Not known.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// Upside down.
    case portraitUpsideDown = 2
    /// Turned by a quarter; the lower side of the device is on the right.
    case landscapeRight = 3
    /// Turned by a quarter; the lower side of the device is on the left.
    case landscapeLeft = 4

    /// Whether the device lies on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    /// Whether the device stands upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

    /// The turn of the content against the device in quarters, clockwise: 1 for landscape right, −1 for
    /// landscape left.
    package var quarters: Int {
        switch self {
        case .unknown, .portrait: 0
        case .landscapeRight: 1
        case .portraitUpsideDown: 2
        case .landscapeLeft: -1
        }
    }

    /// The turn that makes content upright in a container that lies as the device does: the identity, ±90° or
    /// 180°, with fields that are exactly 0 and ±1.
    public var transform: Affine2D { .quarterTurns(quarters) }

    /// The turn from this orientation to another one: the identity, ±90° or 180°.
    public func turn(to other: InterfaceOrientation) -> Affine2D { .quarterTurns(other.quarters - quarters) }
}

extension Affine2D {
    /// A turn by so many quarters, clockwise with y downwards.
    package static func quarterTurns(_ quarters: Int) -> Affine2D {
        switch ((quarters % 4) + 4) % 4 {
        case 1: Affine2D(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
        case 2: Affine2D(a: -1, b: 0, c: 0, d: -1, tx: 0, ty: 0)
        case 3: Affine2D(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0)
        default: .identity
        }
    }
}

extension CGSize {
    /// Width for height.
    package var swapped: CGSize { CGSize(width: height, height: width) }
}
