import Foundation
import Hooke
import HookeTransitions
import TestSupport
import Testing

/// Random drags, throws, catches, programs and changes of size.
@Suite struct ScrollScriptTests {
    /// A script with its checks.
    private final class Script {
        let rig: ScrollRig
        var random: SeededGenerator
        var isTouched = false
        var worstJump = 0.0
        var worstRate = 0.0

        init(seed: UInt64) throws {
            random = SeededGenerator(seed: seed)
            let size = CGSize(width: random.uniform(100...1_500), height: random.uniform(100...6_000))
            rig = ScrollRig(content: size)
            let view = rig.view
            view.physics = random.chance(0.7) ? .iOS : .android
            view.bounces = random.chance(0.8)
            view.alwaysBounceVertical = random.chance(0.5)
            view.alwaysBounceHorizontal = random.chance(0.3)
            view.isPagingEnabled = random.chance(0.2)
            view.isDirectionalLockEnabled = random.chance(0.3)
            view.decelerationRate = random.chance(0.5) ? .normal : .fast
            if random.chance(0.2) {
                view.verticalSnapping = try ScrollSnapping(
                    at: (0..<20).map { _ in random.uniform(0...6_000) },
                    strictness: random.chance(0.5) ? .mandatory : .proximity,
                    alwaysStops: random.chance(0.5))
            }
            if random.chance(0.2) { view.semanticContentAttribute = .forceRightToLeft }
        }

        private var shown: (offset: SIMD2<Double>, velocity: SIMD2<Double>) {
            let velocity = rig.view.scrollVelocity
            return (rig.offset, SIMD2(velocity.x, velocity.y))
        }

        private var isAtEdge: Bool {
            let (view, offset) = (rig.view, rig.offset)
            return offset.x == 0 || offset.x == Double(view.contentSize.width) - 390
                || offset.y == 0 || offset.y == Double(view.contentSize.height) - 844
        }

        private func watch(rates: Bool, _ body: () -> Void) {
            let before = shown
            let wasMoving = rig.view.isDecelerating || rig.view.isScrollAnimating
            body()
            let after = shown
            let jump = after.offset - before.offset
            worstJump = max(worstJump, jump.x.magnitude, jump.y.magnitude)
            guard rates, wasMoving, rig.view.isDecelerating || rig.view.isScrollAnimating else { return }
            let change = (after.velocity - before.velocity) / (before.velocity.norm + 1)
            worstRate = max(worstRate, change.x.magnitude, change.y.magnitude)
        }

        func step() {
            switch random.integer(0...11) {
            case 0...2:
                if isTouched {
                    rig.move(
                        x: random.uniform(-30...30), y: random.uniform(-60...60),
                        steps: random.integer(1...12))
                } else {
                    watch(rates: false) { rig.touch() }
                    isTouched = true
                }
            case 3, 4:
                guard isTouched else { return }
                rig.move(x: random.uniform(-3...3), y: random.uniform(-40...40), steps: 8)
            case 5, 6:
                guard isTouched else { return }
                watch(rates: false) { rig.lift() }
                isTouched = false
            case 7: rig.run(random.logUniform(0.01...1))
            case 8:
                let place = CGPoint(x: random.uniform(-50...900), y: random.uniform(-200...5_000))
                guard !isTouched else { return }
                watch(rates: true) { rig.view.setContentOffset(place, animated: true) }
            case 9, 10:
                guard rig.view.isDecelerating, rig.view.semanticContentAttribute == .unspecified else {
                    return
                }
                let size = CGSize(width: random.uniform(100...1_500), height: random.uniform(100...6_000))
                // A stretch ends with its edge, also one that begins there, and so does a velocity without bounces.
                let isAtEdge = rig.view.physics == .android && isAtEdge
                let keepsRates = rig.view.stretch == .zero && rig.view.bounces && !isAtEdge
                watch(rates: keepsRates) { rig.view.contentSize = size }
            default:
                guard isTouched else { return }
                let size = CGSize(width: random.uniform(100...1_500), height: random.uniform(100...6_000))
                rig.view.contentSize = size
            }
        }
    }

    @Test func `Nothing jumps at catches, releases and changes on the way, and all comes to rest`() throws {
        var (worstJump, worstRate) = (0.0, 0.0)
        for seed in 0..<UInt64(randomCases(150)) {
            let script = try Script(seed: seed)
            for _ in 0..<40 { script.step() }
            if script.isTouched { script.rig.lift() }
            script.rig.scene.advance(to: script.rig.scene.now + 60)
            let rig = script.rig
            #expect(rig.scene.isIdle, "seed \(seed)")
            #expect(!rig.view.isTracking && !rig.view.isDragging && !rig.view.isDecelerating, "seed \(seed)")
            for (begin, end) in [("willBeginDragging", "didEndDragging"), ("willBeginDecel", "didEndDecel")] {
                var depth = 0
                for call in rig.log {
                    if call.hasPrefix(begin) { depth += 1 }
                    if call.hasPrefix(end) { depth -= 1 }
                    #expect(depth == 0 || depth == 1, "seed \(seed): \(call)")
                }
                #expect(depth == 0, "seed \(seed)")
            }
            #expect(script.worstJump < 1e-9, "seed \(seed)")  // 0 seen in 3,000 scripts
            #expect(script.worstRate < 1e-6, "seed \(seed)")  // 1.4e-16 seen in 3,000 scripts
            worstJump = max(worstJump, script.worstJump)
            worstRate = max(worstRate, script.worstRate)
        }
        if RandomCases.isAsked { print("jumps \(worstJump), rates \(worstRate)") }
    }

    @Test func `The steps of nested drags sum to the finger's path`() {
        for seed in 0..<UInt64(randomCases(150)) {
            var random = SeededGenerator(seed: seed)
            let rig = ScrollRig(content: CGSize(width: 390, height: random.uniform(900...1_500)))
            let parent = SharingParent(extent: random.uniform(50...400), lift: random.uniform(0...50))
            rig.view.nestedScrollParent = parent
            rig.view.contentOffset.y = random.uniform(0...56)
            let start = rig.offset.y
            rig.touch()
            rig.move(y: 11)
            var path = 0.0
            for _ in 0..<60 {
                let step = random.uniform(-40...40)
                rig.move(y: step)
                path -= step
                let maximum = Double(rig.view.contentSize.height) - 844
                let shown = rig.offset.y
                guard shown >= 0, shown <= maximum else { continue }
                #expect(abs(shown - start + parent.taken - path) < 1e-9, "seed \(seed)")
            }
            rig.lift()
            #expect(parent.begins == 1 && parent.ends == 1)
        }
    }
}

/// A parent that takes steps upwards before the content and downwards after it, up to an extent.
private final class SharingParent: NestedScrollParent {
    let extent: Double
    var lift: Double
    var taken = 0.0
    var begins = 0
    var ends = 0

    init(extent: Double, lift: Double) { (self.extent, self.lift) = (extent, lift) }

    private func take(_ step: Double) -> CGPoint {
        let next = min(max(lift + step, 0), extent)
        let part = next - lift
        lift = next
        taken += part
        return CGPoint(x: 0, y: part)
    }

    func nestedScrollDidBegin(_ scrollView: ScrollView) { begins += 1 }
    func nestedScroll(_ scrollView: ScrollView, takesBefore step: CGPoint) -> CGPoint {
        step.y > 0 ? take(step.y) : .zero
    }
    func nestedScroll(_ scrollView: ScrollView, takesAfter rest: CGPoint) -> CGPoint {
        rest.y < 0 ? take(rest.y) : .zero
    }
    func nestedScroll(_ scrollView: ScrollView, didEndWith velocity: CGPoint) -> Bool {
        ends += 1
        return false
    }
}
