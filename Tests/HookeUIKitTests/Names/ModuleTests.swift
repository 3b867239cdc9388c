import CoreGraphics
import Foundation
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
        let path: Foundation.IndexPath = UIKit.IndexPath(item: 2, section: 1)
        #expect((path.item, path.row, path.section) == (2, 2, 1) && path == [1, 2])
        #expect(CoreGraphics.CGRect.self == UIKit.CGRect.self)
    }
}
