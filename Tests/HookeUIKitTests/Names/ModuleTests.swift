import CoreGraphics
import QuartzCore
import Testing
import UIKit

@Suite struct ModuleTests {
    @Test func `ported files find the modules that they import`() {
        #if canImport(UIKit) && canImport(QuartzCore) && canImport(CoreGraphics)
            let isThere = true
        #else
            let isThere = false
        #endif
        #expect(isThere)
        #expect(UIView.self == HookeUIKit.UIView.self)
        #expect(QuartzCore.CALayer.self == UIKit.CALayer.self)
        #expect(CoreGraphics.CGRect.self == UIKit.CGRect.self)
    }
}
