import HookeUIKit
import TestSupport
import Testing

/// 2-D transforms without Core Graphics.
@Suite struct CGAffineTransformTests {
    @Test func `helpers apply the new operation first, concatenating applies it last`() {
        let moved = CGAffineTransform(translationX: 10, y: 0)
        let point = CGPoint(x: 1, y: 0)
        #expect(point.applying(moved.scaledBy(x: 2, y: 2)) == CGPoint(x: 12, y: 0))
        #expect(
            point.applying(moved.concatenating(CGAffineTransform(scaleX: 2, y: 2))) == CGPoint(x: 22, y: 0))
        #expect(
            point.applying(CGAffineTransform(scaleX: 2, y: 2).translatedBy(x: 10, y: 0))
                == CGPoint(x: 22, y: 0))
        #expect(moved.tx == 10 && CGAffineTransform(1, 2, 3, 4, 5, 6).d == 4)
    }

    @Test func `a quarter turn is clockwise on screen`() {
        let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
        // cos(π/2) in doubles is 6.1e-17.
        #expect(abs(turned.x) < 1e-16 && turned.y == 1)
        let twice = CGAffineTransform.identity.rotated(by: .pi / 4).rotated(by: .pi / 4)
        #expect(abs(twice.b - 1) < 3e-16 && abs(twice.a) < 3e-16)
    }

    @Test func `the inverse of a singular transform is the transform itself`() {
        let flat = CGAffineTransform(scaleX: 0, y: 1)
        #expect(flat.inverted() == flat)
        let half = CGAffineTransform(scaleX: 2, y: 4).inverted()
        #expect(half == CGAffineTransform(scaleX: 0.5, y: 0.25))
        #expect(CGAffineTransform.identity.isIdentity)
    }

    @Test func `a rectangle maps to its bounding box, a size ignores the translation`() {
        let numbers = Generator<[Double]>(draw: { random in
            (0..<10).map { _ in Double.random(in: -3...3, using: &random) }
        })
        checkProperty(seed: 11, cases: 500, numbers) { n in
            let t = CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
            let box = CGRect(x: n[6], y: n[7], width: abs(n[8]), height: abs(n[9]))
            let image = box.applying(t)
            for (x, y) in [
                (box.minX, box.minY), (box.maxX, box.minY), (box.minX, box.maxY), (box.maxX, box.maxY),
            ] {
                let p = CGPoint(x: x, y: y).applying(t)
                // The far edges are rounded twice.
                let isInside =
                    p.x >= image.minX && p.y >= image.minY && p.x <= image.maxX + 1e-14
                    && p.y <= image.maxY + 1e-14
                if !isInside { return "\(p) outside \(image)" }
            }
            // Its extents are the sums of those of the parallelogram's two edges.
            let width = abs(t.a) * box.width + abs(t.c) * box.height
            if abs(image.width - width) > 1e-13 { return "width \(image.width), not \(width)" }
            let size = CGSize(width: 2, height: 3).applying(t)
            return size == CGSize(width: 2 * t.a + 3 * t.c, height: 2 * t.b + 3 * t.d) ? nil : "size"
        }
        #expect(CGRect.null.applying(.identity).isNull)
    }

    @Test func `insets move the edges in; a rectangle that is too small becomes null`() {
        let box = CGRect(x: 0, y: 0, width: 10, height: 20)
        #expect(
            box.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
                == CGRect(x: 2, y: 1, width: 4, height: 16))
        #expect(box.inset(by: UIEdgeInsets(top: 0, left: 6, bottom: 0, right: 6)).isNull)
        #expect(box.inset(by: .zero) == box)
        #expect(CGVector.zero == CGVector(dx: 0, dy: 0))
    }
}
