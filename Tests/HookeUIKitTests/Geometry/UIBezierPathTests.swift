import Foundation
import HookeUIKit
import Testing

@Suite struct UIBezierPathTests {
    private let rect = CGRect(x: 10, y: 20, width: 100, height: 60)

    @Test func `Each constructor has its bounds and contains its middle`() {
        let center = CGPoint(x: 60, y: 50)
        let paths = [
            UIBezierPath(rect: rect), UIBezierPath(ovalIn: rect),
            UIBezierPath(roundedRect: rect, cornerRadius: 8),
            UIBezierPath(
                roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight],
                cornerRadii: CGSize(width: 8, height: 4)),
            UIBezierPath(cgPath: CGPath(rect: rect, transform: nil)),
            UIBezierPath(cgPath: CGPath(ellipseIn: rect, transform: nil)),
            UIBezierPath(
                cgPath: CGPath(roundedRect: rect, cornerWidth: 8, cornerHeight: 8, transform: nil)),
        ]
        for path in paths {
            #expect(path.bounds == rect && path.contains(center) && !path.isEmpty)
            #expect(UIBezierPath(cgPath: path.cgPath).vectorPath == path.vectorPath)
            #expect(path.reversing().contains(center))
        }
        #expect(UIBezierPath().bounds.isNull && UIBezierPath().currentPoint == .zero)
    }

    @Test func `Only the named corners are round`() {
        let path = UIBezierPath(
            roundedRect: rect, byRoundingCorners: .topLeft, cornerRadii: CGSize(width: 20, height: 20))
        #expect(!path.contains(CGPoint(x: 11, y: 21)) && path.contains(CGPoint(x: 109, y: 79)))
    }

    @Test func `Steps, arcs, append, apply and copy are those of UIKit`() {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addQuadCurve(to: CGPoint(x: 10, y: 10), controlPoint: CGPoint(x: 15, y: 5))
        path.addCurve(
            to: CGPoint(x: 0, y: 10), controlPoint1: CGPoint(x: 8, y: 12),
            controlPoint2: CGPoint(x: 2, y: 12))
        path.close()
        #expect(path.currentPoint == .zero && path.contains(CGPoint(x: 5, y: 5)))
        let arc = UIBezierPath(
            arcCenter: CGPoint(x: 50, y: 50), radius: 10, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
        path.append(arc)
        #expect(path.contains(CGPoint(x: 55, y: 50)) && !path.contains(CGPoint(x: 30, y: 30)))
        let copy = path.copy() as! UIBezierPath
        path.apply(CGAffineTransform(translationX: 100, y: 0))
        #expect(path.contains(CGPoint(x: 155, y: 50)) && copy.contains(CGPoint(x: 55, y: 50)))
        path.usesEvenOddFillRule = true
        path.append(path.copy() as! UIBezierPath)
        #expect(!path.contains(CGPoint(x: 155, y: 50)))
        path.removeAllPoints()
        #expect(path.isEmpty)
    }

    @Test func `A mutable path builds the same steps, and its copies stay`() {
        let path = CGMutablePath()
        path.addRect(rect)
        let before = path.copy()!
        path.addEllipse(in: rect)
        path.addRoundedRect(in: rect, cornerWidth: 5, cornerHeight: 5)
        path.addLines(between: [.zero, CGPoint(x: 1, y: 0), CGPoint(x: 1, y: 1)])
        path.closeSubpath()
        path.addArc(
            center: .zero, radius: 5, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        path.addPath(before)
        #expect(before.boundingBox == rect && before == CGPath(rect: rect, transform: nil))
        #expect(path.contains(CGPoint(x: 60, y: 50)))
        #expect(path.contains(CGPoint(x: 2, y: 3)), "counter-clockwise in Core Graphics is towards +y")
    }
}
