import Foundation
import HookeGeometry

/// The orientation of the interface on the device, with UIKit's names and raw values.
///
/// The scene's coordinates are always upright for the viewer.
public enum InterfaceOrientation: Int, CaseIterable, Hashable, Sendable, Codable {
    /// Unknown.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// Upside down.
    case portraitUpsideDown = 2
    /// A quarter turn; the device's lower side is on the right.
    case landscapeRight = 3
    /// A quarter turn; the device's lower side is on the left.
    case landscapeLeft = 4

    /// Whether the orientation is one of the two landscape ones.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

    /// Whether the orientation is one of the two portrait ones.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

    /// The clockwise quarter turns of the content relative to the device: 1 for landscape right, −1 for
    /// landscape left.
    package var quarters: Int {
        switch self {
        case .unknown, .portrait: 0
        case .landscapeRight: 1
        case .portraitUpsideDown: 2
        case .landscapeLeft: -1
        }
    }

    /// The rotation that makes content upright in a container that is fixed to the device. Its elements are
    /// exactly 0 and ±1.
    public var transform: Affine2D { .quarterTurns(quarters) }

    /// Returns the rotation to another orientation: the identity, ±90° or 180°.
    public func turn(to other: InterfaceOrientation) -> Affine2D { .quarterTurns(other.quarters - quarters) }
}

extension Affine2D {
    /// Returns a rotation by quarter turns, clockwise with y downwards.
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
    package var swapped: CGSize { CGSize(width: height, height: width) }
}
