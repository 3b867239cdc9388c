import Foundation
import HookeGeometry
import TestSupport
import Testing

@testable import HookeScene

@Suite struct AutoresizingTests {
    private let scene = WindowScene(size: CGSize(width: 400, height: 800))
    private let parent = SceneView(frame: CGRect(x: 0, y: 0, width: 100, height: 200), name: "parent")
    private let child = SceneView(frame: CGRect(x: 10, y: 20, width: 30, height: 40), name: "child")

    init() {
        scene.window.addSubview(parent)
        parent.addSubview(child)
    }

    @Test func `The raw values are UIKit's`() {
        let masks: [AutoresizingMask] = [
            .flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin, .flexibleHeight,
            .flexibleBottomMargin,
        ]
        #expect(masks.map(\.rawValue) == [1, 2, 4, 8, 16, 32])
    }

    /// x and width of (10, 30) in 100 after a change to 160; the old margins are 10 and 60.
    private static let shares: [(mask: AutoresizingMask, x: Double, width: Double)] = [
        ([], 10, 30),
        (.flexibleWidth, 10, 90),
        (.flexibleLeftMargin, 70, 30),
        (.flexibleRightMargin, 10, 30),
        ([.flexibleLeftMargin, .flexibleWidth], 25, 75),
        ([.flexibleWidth, .flexibleRightMargin], 10, 50),
        ([.flexibleLeftMargin, .flexibleRightMargin], 10 + 60.0 / 7, 30),
        ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], 16, 48),
    ]

    @Test(arguments: shares)
    func `The change is divided among the flexible parts in proportion to their lengths`(
        _ mask: AutoresizingMask, _ x: Double, _ width: Double
    ) {
        child.autoresizingMask = mask
        parent.frame = CGRect(x: 0, y: 0, width: 160, height: 200)
        #expect(abs(child.frame.origin.x - x) <= 1e-14 * 100)
        #expect(abs(child.frame.size.width - width) <= 1e-14 * 100)
        #expect(child.frame.origin.y == 20 && child.frame.size.height == 40)
    }

    @Test func `The vertical axis follows the same rule, and an extent is never negative`() {
        child.autoresizingMask = [.flexibleTopMargin, .flexibleHeight]
        parent.bounds = CGRect(x: 0, y: 0, width: 100, height: 320)
        #expect(child.frame == CGRect(x: 10, y: 60, width: 30, height: 120))
        child.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        child.autoresizingMask = .flexibleWidth
        parent.bounds = CGRect(x: 0, y: 0, width: 20, height: 320)
        #expect(child.frame.size.width == 0)
    }

    @Test func `Flexible parts of zero or negative length get equal parts of the change`() {
        child.frame = CGRect(x: 0, y: 0, width: 0, height: 200)
        child.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth]
        parent.frame = CGRect(x: 0, y: 0, width: 160, height: 200)
        #expect(child.frame == CGRect(x: 30, y: 0, width: 30, height: 200))
        child.frame = CGRect(x: -40, y: 0, width: 40, height: 200)
        parent.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
        #expect(child.frame == CGRect(x: -70, y: 0, width: 10, height: 200))
    }

    @Test func `The parts add up to the change, and inflexible parts stay bit-identical`() {
        let cases = Generator<(mask: AutoresizingMask, x: Double, width: Double, old: Double, new: Double)>(
            draw: { random in
                (
                    AutoresizingMask(rawValue: UInt(random.integer(1...7))), random.uniform(-50...300),
                    random.uniform(0...400), random.uniform(1...1000), random.uniform(1...1000)
                )
            }, shrink: { _ in [] })
        checkProperty(seed: 61, cases: 20_000, cases) { mask, x, width, old, new in
            let before = CGRect(x: x, y: 0, width: width, height: 10)
            let after = mask.frame(
                before, from: CGSize(width: old, height: 10), to: CGSize(width: new, height: 10))
            let parts = [x, width, old - x - width]
            var grown = [after.origin.x, after.size.width, new - after.origin.x - after.size.width]
            if after.size.width == 0 { return nil }
            // An inflexible margin keeps its length, up to rounding.
            for (index, bit) in [AutoresizingMask.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
                .enumerated()
            where !mask.contains(bit) {
                if abs(grown[index] - parts[index]) > 1e-12 * 1000 {
                    return "part \(index): \(parts[index]) became \(grown[index])"
                }
                grown[index] = parts[index]
            }
            return abs(grown.reduce(0, +) - new) <= 1e-12 * 1000 ? nil : "the parts are \(grown)"
        }
    }

    @Test func `B10: without a mask subviews stay when the frame changes`() {
        child.autoresizingMask = []
        parent.frame = CGRect(x: 5, y: 5, width: 10, height: 10)
        #expect(child.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
        child.autoresizingMask = .flexibleSize
        parent.autoresizesSubviews = false
        parent.frame = CGRect(x: 5, y: 5, width: 100, height: 100)
        #expect(child.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
    }

    @Test func `In an animation block subviews move with the superview at every depth`() {
        let grandchild = SceneView(frame: child.bounds, name: "grandchild")
        grandchild.autoresizingMask = .flexibleSize
        child.addSubview(grandchild)
        child.autoresizingMask = .flexibleSize
        scene.animate(withDuration: 1, options: .curveLinear) {
            parent.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        }
        for time in [0, 0.25, 0.5, 0.75, 1] {
            scene.advance(to: time)
            let width = CGFloat(30 + 100 * time)
            #expect(child.presentationState.frame.size.width == width)
            #expect(grandchild.presentationState.frame == CGRect(x: 0, y: 0, width: width, height: 40))
        }
        #expect(child.frame.size.width == 130, "the model has it at once")
    }

    @Test func `A transformed view is resized by its untransformed frame`() {
        child.autoresizingMask = .flexibleSize
        child.transform = .quarterTurns(1)
        parent.frame = CGRect(x: 0, y: 0, width: 160, height: 200)
        #expect(child.bounds.size == CGSize(width: 90, height: 40))
        #expect(child.center == CGPoint(x: 55, y: 40))
    }
}
