import HookeUIKit
import Testing

@Suite struct CATransform3DTests {
    @Test func `created transforms have Core Animation's elements`() {
        let moved = CATransform3DMakeTranslation(1, 2, 3)
        #expect((moved.m41, moved.m42, moved.m43) == (1, 2, 3))
        let scaled = CATransform3DMakeScale(2, 3, 4)
        #expect((scaled.m11, scaled.m22, scaled.m33) == (2, 3, 4))
        let turned = CATransform3DMakeRotation(.pi / 6, 0, 2, 0)
        // Row vectors: about y, m13 = −sin, m31 = sin.
        #expect(abs(turned.m13 + 0.5) < 1e-15 && abs(turned.m31 - 0.5) < 1e-15 && turned.m22 == 1)
        #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
        #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, .nan, 0, 0)))
        var perspective = CATransform3DIdentity
        perspective.m34 = -1.0 / 500.0
        #expect(perspective.m34 == -0.002 && !CATransform3DIsAffine(perspective))
    }

    @Test func `a new operation applies first, and concatenation is the matrix product`() {
        let moved = CATransform3DMakeTranslation(10, 0, 0)
        #expect(CATransform3DScale(moved, 2, 2, 2).m41 == 10)
        #expect(CATransform3DTranslate(CATransform3DMakeScale(2, 2, 2), 10, 0, 0).m41 == 20)
        #expect(CATransform3DConcat(moved, CATransform3DMakeScale(2, 2, 2)).m41 == 20)
        let turned = CATransform3DRotate(moved, .pi, 0, 0, 1)
        #expect(turned.m41 == 10 && turned.m11 == -1)
        #expect(
            CATransform3DEqualToTransform(
                CATransform3DRotate(moved, 1, 1, 2, 3),
                CATransform3DConcat(CATransform3DMakeRotation(1, 1, 2, 3), moved)))
    }

    @Test func `the inverse of a singular transform is the transform itself`() {
        let flat = CATransform3DMakeScale(0, 1, 1)
        #expect(CATransform3DInvert(flat) == flat)
        #expect(CATransform3DInvert(CATransform3DMakeTranslation(1, 2, 3)).m43 == -3)
    }

    @Test func `2-D transforms convert to 3-D and back`() {
        let plane = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
        let space = CATransform3DMakeAffineTransform(plane)
        #expect(CATransform3DIsAffine(space))
        #expect(CATransform3DGetAffineTransform(space) == plane)
        #expect(!CATransform3DIsAffine(CATransform3DMakeTranslation(0, 0, 1)))
    }
}
