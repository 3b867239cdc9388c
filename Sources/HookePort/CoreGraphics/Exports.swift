// Written by scripts/list-port-names.py: the names of Sources/HookeUIKit, which alone cannot clash with an app's.
@_exported import Foundation
@_exported import typealias HookeUIKit.CGAffineTransform
@_exported import typealias HookeUIKit.CGColor
@_exported import class HookeUIKit.CGContext
@_exported import enum HookeUIKit.CGLineCap
@_exported import enum HookeUIKit.CGLineJoin
@_exported import class HookeUIKit.CGMutablePath
@_exported import class HookeUIKit.CGPath
@_exported import enum HookeUIKit.CGPathFillRule
@_exported import struct HookeUIKit.CGVector
