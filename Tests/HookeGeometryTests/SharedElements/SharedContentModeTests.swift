import TestSupport
import Testing

@testable import Hooke
@testable import HookeGeometry

@Suite struct SharedContentModeTests {
    @Test func `Pictures keep their proportions except when they fill`() {
        let (size, box) = (Vector2(40, 30), Vector2(100, 120))
        #expect(
            SharedContentMode.fill.frame(of: size, in: box) == Rectangle(x: 0, y: 0, width: 100, height: 120))
        #expect(
            SharedContentMode.aspectFit.frame(of: size, in: box)
                == Rectangle(x: 0, y: 22.5, width: 100, height: 75))
        #expect(
            SharedContentMode.aspectFill.frame(of: size, in: box)
                == Rectangle(x: -30, y: 0, width: 160, height: 120))
        #expect(
            SharedContentMode.fitWidth.frame(of: size, in: box)
                == Rectangle(x: 0, y: 0, width: 100, height: 75))
        #expect(
            SharedContentMode.fitHeight.frame(of: size, in: box)
                == Rectangle(x: -30, y: 0, width: 160, height: 120))
    }

    @Test func `Auto has Material's rule, the same in both directions`() {
        let (wide, tall, screen) = (Vector2(200, 100), Vector2(50, 100), Vector2(390, 844))
        // Entering: 844·200/390 = 432.8 ≥ 100. From tall: 844·50/390 = 108.2 ≥ 100.
        #expect(SharedContentMode.auto.resolved(from: wide, to: screen) == .fitWidth)
        #expect(SharedContentMode.auto.resolved(from: tall, to: screen) == .fitWidth)
        // 844·40/390 = 86.6 < 100.
        #expect(SharedContentMode.auto.resolved(from: Vector2(40, 100), to: screen) == .fitHeight)
        #expect(SharedContentMode.auto.resolved(from: screen, to: Vector2(40, 100)) == .fitHeight)
        #expect(SharedContentMode.auto.resolved(from: screen, to: wide) == .fitWidth)
        #expect(SharedContentMode.fill.resolved(from: wide, to: screen) == .fill)
    }

    @Test func `A cross-fade of opaque pictures keeps the total opacity within 4 ulps`() {
        let middle = SharedFade.cross.opacities(at: 0.25, old: 0.8, new: 0.6)
        #expect(abs(middle.above - 0.3) < 1e-16)
        #expect(abs(middle.below - 0.5714285714285714) < 1e-15)
        let generator = Generator<(Double, Double, Double)>(draw: {
            (
                $0.uniform(0...1), $0.chance(0.2) ? 1 : $0.uniform(0...1),
                $0.chance(0.2) ? 1 : $0.uniform(0...1)
            )
        })
        var worst = 0.0
        checkProperty(seed: 0x21_04, cases: 10_000, generator) { p, a, b in
            let (below, above) = SharedFade.cross.opacities(at: p, old: a, new: b)
            let total = above + (1 - above) * below
            let f = min(1, 2 * p)
            let exact = (1 - f) * a + f * b
            worst = max(worst, ulpDistance(total, exact))
            guard below >= 0, below <= 1, above >= 0, above <= 1 else { return "\(below), \(above)" }
            return ulpDistance(total, exact) <= 4 ? nil : "\(total), not \(exact)"
        }
        // At most 3 ulps were seen.
        #expect(worst > 0, "\(worst)")
        for p in stride(from: 0.0, through: 1, by: 0.01) where p < 0.5 {
            #expect(SharedFade.cross.opacities(at: p, old: 1, new: 1).below == 1)
        }
    }

    @Test func `A fade through leaves nothing at its turn, and both fades have their ends`() {
        #expect(SharedFade.through.opacities(at: 0.35, old: 1, new: 1) == (0, 0))
        #expect(SharedFade.through.opacities(at: 0.7, old: 1, new: 0.5).below == 0)
        for fade in SharedFade.allCases {
            #expect(fade.opacities(at: 0, old: 0.8, new: 0.6) == (0.8, 0))
            #expect(fade.opacities(at: 1, old: 0.8, new: 0.6).above == 0.6)
            #expect(fade.opacities(at: 1, old: 0.8, new: 0.6).below == 0)
            #expect(fade.opacities(at: -1, old: 0.8, new: 0.6) == (0.8, 0))
        }
    }
}
