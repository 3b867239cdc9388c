import Testing

@testable import SceneRenderer

@Suite struct ViewportTests {
    @Test func `The canvas fits centred, with its aspect ratio`() {
        let size = SIMD2(390.0, 936)
        let wide = Viewport(fitting: size, into: SIMD2(1000, 936))
        #expect(wide == Viewport(scale: 1, origin: SIMD2(305, 0)))
        let tall = Viewport(fitting: size, into: SIMD2(195, 936))
        #expect(tall == Viewport(scale: 0.5, origin: SIMD2(0, 234)))
        let odd = Viewport(fitting: size, into: SIMD2(391, 936))
        #expect(odd.origin == SIMD2(0, 0) && odd.scale == 1, "whole pixels")
    }

    @Test func `Points convert to pixels and back`() {
        var generator = SplitMix(seed: 5)
        for _ in 0..<1000 {
            let viewport = Viewport(
                fitting: SIMD2(390, 936), into: SIMD2(generator.number(1...4000), generator.number(1...4000)))
            let point = SIMD2(generator.number(-100...500), generator.number(-100...1000))
            let back = viewport.point(viewport.pixels(point)) - point
            #expect((back * back).sum().squareRoot() <= 1e-9 / min(viewport.scale, 1))
        }
    }

    @Test func `A window without pixels has scale 1`() {
        #expect(Viewport(fitting: SIMD2(390, 936), into: .zero).scale == 1)
    }
}
