import Foundation
import Hooke
import TestSupport
import Testing

@testable import HookeMotion

@Suite struct ZoomPathTests {
    @Test func `Views and lengths are those of the paper's equations`() throws {
        var worst = Worst<[Double]>()
        for words in try goldenLines("zoom") {
            let n = try #require(doubles(words))
            let path = try ZoomPath(
                from: ZoomView(center: [n[0], n[1]], width: n[2]),
                to: ZoomView(center: [n[3], n[4]], width: n[5]),
                rho: n[6])
            let unit = 0x1p-53 * (1 + n[6] * n[11])
            let view = path.view(at: n[7])
            worst.note((path.length - n[11]) / (n[11] * unit), n)
            worst.note((view.width - n[10]) / (n[10] * unit), n)
            let size = max(n[0].magnitude, n[1].magnitude, n[3].magnitude, n[4].magnitude, 1e-300)
            worst.note((view.center.x - n[8]) / (size * unit), n)
            worst.note((view.center.y - n[9]) / (size * unit), n)
        }
        print("zoom: worst \(worst.error) u of the size times 1 + ρS")
        #expect(worst.error < 8, "\(worst)")
    }

    @Test func `The example of the table, the ends, and the way back`() throws {
        let (a, b) = (ZoomView(center: [0, 0], width: 1), ZoomView(center: [10, 0], width: 1))
        let path = try ZoomPath(from: a, to: b)
        #expect((path.length - 4.24012755933).magnitude < 5e-12)
        let view = path.view(at: 0.25)
        #expect((view.center.x - 0.452493781056).magnitude < 5e-13 && view.center.y == 0)
        #expect((view.width - 4.27559922755).magnitude < 5e-12)
        #expect(path.view(at: 0) == a && path.view(at: 1) == b)
        #expect(path.view(at: .nan).width.isNaN)
        let back = try ZoomPath(from: b, to: a).view(at: 0.75)
        #expect(
            (back.width - view.width).magnitude < 1e-14 && (back.center.x - view.center.x).magnitude < 1e-14)
        let still = try ZoomPath(from: a, to: a)
        #expect(still.length == 0 && still.view(at: 0.5) == a)
    }

    @Test func `The perceived speed is constant, for every ρ`() throws {
        for rho in [0.5, 1, 2.0.squareRoot(), 3] {
            let path = try ZoomPath(
                from: ZoomView(center: [1, 2], width: 0.5), to: ZoomView(center: [-7, 3], width: 4), rho: rho)
            for t in stride(from: 0.05, to: 1, by: 0.1) {
                let h = 1e-5
                let (before, here, after) = (path.view(at: t - h), path.view(at: t), path.view(at: t + h))
                let pan = after.center - before.center
                let move = (pan.x * pan.x + pan.y * pan.y).squareRoot() / (2 * h)
                let zoom = (after.width - before.width) / (2 * h)
                let speed = hypot(rho * move, zoom / rho) / here.width
                #expect((speed / path.length - 1).magnitude < 1e-8, "\(rho) at \(t)")
            }
        }
    }

    @Test func `Wrong views are refused, and coding keeps a path`() throws {
        let good = ZoomView(center: [0, 0], width: 1)
        for bad in [
            ZoomView(center: [.nan, 0], width: 1), ZoomView(center: [0, .infinity], width: 1),
            ZoomView(center: [0, 0], width: 0), ZoomView(center: [0, 0], width: -1),
            ZoomView(center: [1e300, 0], width: 1),
        ] {
            #expect(throws: HookeError.self) { try ZoomPath(from: good, to: bad) }
        }
        #expect(throws: HookeError.self) { try ZoomPath(from: good, to: good, rho: 0) }
        let path = try ZoomPath(from: good, to: ZoomView(center: [3, 4], width: 2), rho: 1)
        #expect(try JSONDecoder().decode(ZoomPath.self, from: JSONEncoder().encode(path)) == path)
    }
}
