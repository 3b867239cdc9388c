import Foundation
import Hooke
import HookeTransitions
import TestSupport
import Testing

/// Right-to-left content moves and rests as the mirror image of content from left to right.
@Suite struct ScrollMirrorTests {
    enum Step: Sendable {
        case touch
        case move(SIMD2<Double>, steps: Int)
        case lift
        case run(Double)
        case place(SIMD2<Double>, animated: Bool)
        case reveal(CGRect)
        case content(width: Double, height: Double)
        case view(width: Double)
        case insets(leading: Double, trailing: Double)
    }

    struct Script: Sendable {
        var isAndroid = false
        var bounces = true
        var alwaysBounces = false
        var isPaging = false
        /// The distances from the content's start at which releases rest.
        var snapping: [Double] = []
        var width = 1_000.0
        var steps: [Step]
    }

    /// A scroll view from left to right, and one from right to left under the mirrored finger.
    private final class Twins {
        let pair = [ScrollRig(content: .zero), ScrollRig(content: .zero)]
        let script: Script
        var isTouched = false

        init(_ script: Script) {
            self.script = script
            pair[1].view.semanticContentAttribute = .forceRightToLeft
            for rig in pair {
                let view = rig.view
                view.physics = script.isAndroid ? .android : .iOS
                view.bounces = script.bounces
                view.alwaysBounceHorizontal = script.alwaysBounces
                view.isPagingEnabled = script.isPaging
                view.contentSize = CGSize(width: script.width, height: 2_000)
            }
            snap()
        }

        /// Sets the snapping positions, which are offsets and so depend on the width of mirrored content.
        private func snap() {
            guard !script.snapping.isEmpty else { return }
            for (index, rig) in pair.enumerated() {
                let end = Double(rig.view.contentSize.width - rig.view.bounds.width)
                rig.view.horizontalSnapping = try? ScrollSnapping(
                    at: script.snapping.map { index == 0 ? $0 : end - $0 })
            }
        }

        func take(_ step: Step) {
            switch step {
            case .touch where !isTouched:
                pair[0].touch(at: CGPoint(x: 200, y: 400))
                pair[1].touch(at: CGPoint(x: 190, y: 400))
                isTouched = true
            case .lift where isTouched:
                for rig in pair { rig.lift() }
                isTouched = false
            case .touch, .lift: break
            case .move(let step, let count):
                guard isTouched else { return }
                pair[0].move(x: step.x, y: step.y, steps: count)
                pair[1].move(x: -step.x, y: step.y, steps: count)
            case .run(let time): for rig in pair { rig.run(time) }
            case .place(let place, let animated):
                for (index, rig) in pair.enumerated() {
                    let end = Double(rig.view.contentSize.width - rig.view.bounds.width)
                    rig.view.setContentOffset(
                        CGPoint(x: index == 0 ? place.x : end - place.x, y: place.y), animated: animated)
                }
            case .reveal(let rect):
                for (index, rig) in pair.enumerated() {
                    var mirrored = rect
                    if index == 1 { mirrored.origin.x = rig.view.contentSize.width - rect.maxX }
                    rig.view.scrollRectToVisible(mirrored, animated: true)
                }
            case .content(let width, let height):
                for rig in pair { rig.view.contentSize = CGSize(width: width, height: height) }
                snap()
            case .view(let width):
                pair[0].view.frame.size.width = width
                pair[1].view.frame = CGRect(x: 390 - width, y: 0, width: width, height: 844)
                snap()
            case .insets(let leading, let trailing):
                pair[0].view.contentInset = SceneInsets(left: leading, right: trailing)
                pair[1].view.contentInset = SceneInsets(left: trailing, right: leading)
            }
        }

        /// The distance from the content's start, and the speed away from it.
        private func state(_ index: Int) -> (place: SIMD2<Double>, velocity: SIMD2<Double>, stretch: Double) {
            let (rig, view) = (pair[index], pair[index].view)
            let (place, velocity) = (rig.offset, SIMD2<Double>(view.scrollVelocity.x, view.scrollVelocity.y))
            guard index == 1 else { return (place, velocity, view.stretch.x) }
            let end = Double(view.contentSize.width - view.bounds.width)
            return (SIMD2(end - place.x, place.y), SIMD2(-velocity.x, velocity.y), -view.stretch.x)
        }

        func fault() -> String? {
            let (left, right) = (state(0), state(1))
            let size = 1 + max(left.place.x.magnitude, left.place.y.magnitude)
            let moved = left.place - right.place
            if max(moved.x.magnitude, moved.y.magnitude) > 1e-9 * size {
                return "mirrored from \(right.place), from left to right \(left.place)"
            }
            let speed = left.velocity - right.velocity
            if max(speed.x.magnitude, speed.y.magnitude) > 1e-9 * (size + left.velocity.norm) {
                return "velocity \(right.velocity), from left to right \(left.velocity)"
            }
            if (left.stretch - right.stretch).magnitude > 1e-9 { return "stretch \(right.stretch)" }
            let log = pair.map { $0.log }
            return log[0] == log[1]
                ? nil : "calls \(log[1].suffix(4)), from left to right \(log[0].suffix(4))"
        }

        func run() -> String? {
            for (number, step) in script.steps.enumerated() {
                take(step)
                if let fault = fault() { return "step \(number): \(fault)" }
            }
            take(.lift)
            for rig in pair { rig.scene.advance(to: rig.scene.now + 60) }
            if let fault = fault() { return "at rest: \(fault)" }
            return pair.allSatisfy { $0.scene.isIdle } ? nil : "not idle"
        }
    }

    private static func step(_ random: inout SeededGenerator) -> Step {
        switch random.integer(0...15) {
        case 0, 1: .touch
        case 2...4:
            .move(
                SIMD2(random.uniform(-40...40), random.chance(0.7) ? 0 : random.uniform(-40...40)),
                steps: random.integer(1...12))
        case 5...7: .lift
        case 8, 9: .run(random.logUniform(0.01...1))
        case 10:
            .place(
                SIMD2(random.uniform(-600...2_000), random.uniform(-50...1_300)), animated: random.chance(0.6)
            )
        case 11:
            .reveal(
                CGRect(
                    x: random.uniform(-100...1_500), y: random.uniform(0...1_500),
                    width: random.uniform(0...200), height: 50))
        case 12, 13: .content(width: random.uniform(100...2_000), height: random.uniform(900...2_000))
        case 14: .view(width: random.uniform(250...390))
        default: .insets(leading: random.uniform(0...60), trailing: random.uniform(0...60))
        }
    }

    private static let scripts = Generator<Script>(
        draw: { random in
            Script(
                isAndroid: random.chance(0.3), bounces: random.chance(0.8), alwaysBounces: random.chance(0.4),
                isPaging: random.chance(0.25),
                snapping: random.chance(0.25) ? (0..<8).map { _ in random.uniform(0...2_000) } : [],
                width: random.uniform(100...2_000), steps: (0..<30).map { _ in step(&random) })
        },
        shrink: { script in
            var simpler: [Script] = []
            for index in script.steps.indices {
                var next = script
                next.steps.remove(at: index)
                simpler.append(next)
            }
            func vary(_ change: (inout Script) -> Void) {
                var next = script
                change(&next)
                simpler.append(next)
            }
            if script.isAndroid { vary { $0.isAndroid = false } }
            if !script.bounces { vary { $0.bounces = true } }
            if script.isPaging { vary { $0.isPaging = false } }
            if !script.snapping.isEmpty { vary { $0.snapping = [] } }
            return simpler
        })

    @Test func `Random right-to-left content is at every time the mirror image of that from left to right`() {
        checkProperty(seed: 0x26_01, cases: 150, Self.scripts) { Twins($0).run() }
    }

    // MARK: Rounding

    @Test func `Content that is lifted at its edge, up to rounding, keeps the finger's velocity`() {
        let script = Script(
            width: 1537.4923902448797,
            steps: [
                .touch, .move([-5.580655375269174, 2.0400073071415648], steps: 7),
                .reveal(
                    CGRect(
                        x: 1046.3154794899147, y: 393.85322476895647, width: 125.77372356841568, height: 50)),
                .move([38.127475707858466, 28.37118070218017], steps: 12),
                .reveal(
                    CGRect(x: 392.687916847372, y: 76.87247295717187, width: 17.24865562019504, height: 50)),
                .move([-1.936419190868726, 0], steps: 5),
                .content(width: 1111.2790027513006, height: 1969.8044161304242),
            ])
        #expect(Twins(script).run() == nil)
    }

    @Test func `A held stretch of right-to-left content beyond its edge remains when the view is resized`() {
        let script = Script(
            isAndroid: true, alwaysBounces: true, width: 1054.8132368764063,
            steps: [
                .content(width: 259.1257809828588, height: 1094.0422496635008),
                .place([-41.44803472196145, 333.27073598885926], animated: false), .touch,
                .move([35.62735920656567, 0], steps: 8), .view(width: 364.12076657823974),
            ])
        #expect(Twins(script).run() == nil)
    }

    @Test func `A held stretch of content beyond an edge remains when the other edges move`() {
        let rig = ScrollRig(content: CGSize(width: 1_000, height: 2_000))
        rig.view.physics = .android
        rig.view.contentOffset = CGPoint(x: -41, y: 300)
        rig.touch()
        rig.move(x: 30, steps: 8)
        let stretch = rig.view.stretch.x
        rig.view.contentSize.height = 1_500
        #expect(stretch < 0 && rig.view.stretch.x == stretch && rig.offset.x == -41)
        // Content that is no longer beyond an edge has no stretch.
        rig.view.contentInset.left = 60
        #expect(rig.view.stretch.x == 0)
    }

    @Test
    func
        `Right-to-left content that returns to its edge in a resized view is not scrolled to a visible part`()
    {
        let script = Script(
            width: 1559.7865723538416,
            steps: [
                .place([1327.27237826506, 1005.8397649415235], animated: false), .touch,
                .content(width: 1177.8375779896626, height: 1159.6781227799625),
                .move([14.461125651701721, 0], steps: 12),
                .content(width: 150.8551247628921, height: 1596.7626500487052), .lift,
                .view(width: 315.19283484623855),
                .reveal(
                    CGRect(
                        x: -0.8066495425666176, y: 352.7063266789211, width: 180.21638585305104, height: 50)),
            ])
        #expect(Twins(script).run() == nil)
    }

    @Test
    func `Right-to-left content whose motion is stopped at an edge does not move when the finger is lifted`()
    {
        let script = Script(
            width: 601.9300177580833,
            steps: [
                .content(width: 293.6442175275969, height: 1670.6214255803138),
                .place([418.35099671366856, 20.26955047897502], animated: true),
                .content(width: 1429.831673818274, height: 1288.8088688801708), .touch,
            ])
        #expect(Twins(script).run() == nil)
    }

    @Test func `Right-to-left content that is near its edge is not yet shown at it`() {
        let script = Script(
            isAndroid: true, alwaysBounces: true, isPaging: true, width: 1949.0517071816823,
            steps: [
                .touch, .insets(leading: 38.753498433024475, trailing: 33.69543676296599),
                .move([36.166215193150094, -6.7992977893663635], steps: 11), .lift,
                .insets(leading: 21.991812875125753, trailing: 50.38390150107907), .run(0.8318791948485573),
            ])
        #expect(Twins(script).run() == nil)
    }

    // MARK: Right to left, by numbers

    /// A horizontal list from right to left, at its start at the right.
    private func list(_ width: Double) -> ScrollRig {
        let rig = ScrollRig(content: .zero)
        rig.view.semanticContentAttribute = .forceRightToLeft
        rig.view.contentSize = CGSize(width: width, height: 844)
        return rig
    }

    /// Throws the content along x.
    private func fling(_ rig: ScrollRig, by step: Double) {
        rig.touch()
        rig.move(x: step, steps: 12)
        rig.lift()
    }

    @Test func `Thrown right-to-left content that becomes shorter than its place rests at its end`() {
        let rig = list(3_000)
        fling(rig, by: 30)
        rig.run(0.3)
        rig.view.contentSize.width = 2_500
        rig.run(0.1)
        rig.view.contentSize.width = 600
        rig.run(20)
        #expect(rig.offset.x == 0 && rig.scene.isIdle)
    }

    @Test func `Right-to-left content thrown to its far end stays with that end when the width grows`() {
        let rig = list(1_000)
        fling(rig, by: 60)
        rig.run(0.05)
        rig.view.contentSize.width = 1_300
        rig.run(20)
        #expect(rig.offset.x == 0 && rig.scene.isIdle)
    }

    @Test func `Pages of right-to-left content begin at its right edge`() {
        let rig = list(1_000)
        rig.view.isPagingEnabled = true
        rig.touch()
        rig.move(x: 10, steps: 12)
        rig.pause()
        rig.lift()
        rig.run(20)
        #expect(rig.offset.x == 610)
        fling(rig, by: 20)
        rig.run(20)
        #expect(rig.offset.x == 220)
    }

    @Test func `A held finger keeps right-to-left content in place when its width changes`() {
        let rig = list(3_000)
        fling(rig, by: 20)
        rig.run(0.2)
        rig.touch()
        let distance = 3_000 - rig.offset.x
        rig.view.contentSize.width = 3_500
        #expect(abs(3_500 - rig.offset.x - distance) <= 3_500.ulp)
    }

    // MARK: Outside the range

    /// Content far beyond an edge, which a program has placed there.
    struct Far: Sendable {
        var place: Double
        var step: Double
        var isAndroid = false
        var bounces = true
    }

    @Test func `A finger moves content from far beyond its edges without a jump, and it returns to them`() {
        let cases = Generator<Far>(
            draw: { random in
                let distance = random.logUniform(1...1e6)
                return Far(
                    place: random.chance(0.5) ? -distance : 3_000 + distance, step: random.uniform(-30...30),
                    isAndroid: random.chance(0.3), bounces: random.chance(0.7))
            },
            shrink: { far in simplerDoubles(far.step).map { Far(place: far.place, step: $0) } })
        checkProperty(seed: 0x26_02, cases: 300, cases) { far in
            let rig = ScrollRig(content: CGSize(width: 390, height: 3_844))
            rig.view.physics = far.isAndroid ? .android : .iOS
            rig.view.bounces = far.bounces
            rig.view.contentOffset.y = far.place
            rig.touch()
            rig.move(y: far.step > 0 ? 11 : -11)
            guard rig.view.isDragging else {
                return !far.bounces && (far.place < 0) == (far.step > 0) ? nil : "no drag begins"
            }
            for number in 0..<20 {
                let before = rig.offset.y
                rig.move(y: far.step)
                let moved = rig.offset.y - before
                // A rubber band moves by at most 0.55 of the step; the rest rounds.
                let slack = 1e-12 * (1 + far.place.magnitude)
                if moved.magnitude > far.step.magnitude + slack { return "step \(number) moves \(moved)" }
                if moved * far.step > slack { return "step \(number) moves \(moved) against the finger" }
            }
            rig.lift()
            rig.run(0.05)
            rig.scene.advance(to: rig.scene.now + 60)
            let isPulledOut = (far.place < 0) == (far.step > 0)
            let rest = far.place < 0 ? 0.0 : 3_000
            let isRight = isPulledOut ? rig.offset.y == rest : (0...3_000).contains(rig.offset.y)
            return isRight && rig.scene.isIdle ? nil : "rests at \(rig.offset.y)"
        }
    }

    @Test func `A drag by a point begins where a program has placed the content`() {
        let rig = ScrollRig()
        rig.view.contentOffset.y = -2_000
        rig.touch()
        rig.move(y: 11)
        rig.move(y: 1)
        #expect((rig.offset.y + 2_000).magnitude < 1)
    }
}
