import Foundation
import Hooke
import TestSupport
import Testing

@testable import HookeScene
@testable import HookeTransitions

/// A list in a sheet: whose finger is it?
@Suite struct SheetNestedScrollingTests {
    private final class Rig {
        let sheet: SheetRig
        let list = ScrollView(frame: .zero)
        var scene: WindowScene { sheet.scene }

        init(selected: String = "half", content: Double = 3_000) {
            sheet = SheetRig(selected: selected)
            list.frame = sheet.places.view.bounds
            list.autoresizingMask = .flexibleSize
            list.contentSize = CGSize(width: 390, height: content)
            sheet.places.view.addSubview(list)
            scene.advance(to: scene.now + 0.01)
        }

        var height: Double { sheet.height ?? 0 }
        var offset: Double { Double(list.contentOffset.y) }

        /// Begins a drag at a y of the window; the first 11 points are the distance of recognition.
        func begin(at y: Double, down: Bool) {
            sheet.send(.began, y: y)
            sheet.send(.moved, y: y + (down ? 11 : -11), after: 0.01)
        }
    }

    @Test func `Upwards the sheet rises to its largest detent, and the rest scrolls`() {
        let rig = Rig()
        rig.begin(at: 800, down: false)
        let (height, offset) = (rig.height, rig.offset)
        #expect(abs(height + offset - 422) <= 11)
        rig.sheet.send(.moved, y: 689, after: 0.01)
        #expect(abs(rig.height - (height + 100)) < 1e-9 && rig.offset == 0)
        rig.sheet.send(.moved, y: 289, after: 0.01)
        #expect(rig.height == 794)
        #expect(abs(rig.height + rig.offset - height - 500) < 1e-9)
    }

    @Test func `Momentum stays with the content that moved last`() {
        let rig = Rig()
        rig.begin(at: 800, down: false)
        for step in 1...20 { rig.sheet.send(.moved, y: 789 - 25 * Double(step), after: 0.01) }
        #expect(rig.height == 794 && rig.offset > 50)
        let offset = rig.offset
        rig.sheet.send(.ended, y: 289)
        #expect(rig.list.isDecelerating)
        rig.scene.runOut()
        #expect(rig.sheet.height == 794 && rig.offset > offset + 500)
    }

    @Test func `Momentum stays with the sheet that moved last`() {
        let rig = Rig()
        rig.begin(at: 800, down: false)
        for step in 1...10 { rig.sheet.send(.moved, y: 789 - 15 * Double(step), after: 0.01) }
        let height = rig.height
        #expect(height > 500 && height < 600)
        rig.sheet.send(.ended, y: 639)
        #expect(!rig.list.isDecelerating && abs(rig.height - height) < 1e-9)
        #expect(abs(rig.sheet.speed() - 1_500) < 20)
        rig.scene.runOut()
        #expect(rig.height == 794 && rig.offset == 0)
    }

    @Test
    func
        `Downwards the content scrolls to its top, and the rest moves the sheet, if the gesture began at the top`()
    {
        let rig = Rig()
        rig.begin(at: 800, down: false)
        rig.sheet.send(.moved, y: 289, after: 0.01)
        let (sum, offset) = (rig.height + rig.offset, rig.offset)
        #expect(offset > 50)
        rig.sheet.send(.moved, y: 289 + offset / 2, after: 0.01)
        #expect(rig.height == 794 && abs(rig.offset - offset / 2) < 1e-9)
        rig.sheet.send(.moved, y: 289 + offset + 200, after: 0.01)
        #expect(rig.offset == 0 && abs(rig.height - (sum - offset - 200)) < 1e-9)
        rig.sheet.send(.ended, y: 289 + offset + 200, after: 0.5)
        rig.scene.runOut()
        #expect([422, 794].contains(rig.height))
    }

    @Test func `A gesture that began below the top does not move the sheet downwards`() {
        let rig = Rig(selected: "full")
        rig.list.contentOffset.y = 100
        rig.begin(at: 300, down: true)
        rig.sheet.send(.moved, y: 700, after: 0.01)
        #expect(rig.height == 794 && rig.offset < 0, "the content is pulled beyond its top")
        rig.sheet.send(.ended, y: 700, after: 0.5)
        rig.scene.runOut()
        #expect(rig.height == 794 && rig.offset == 0)
    }

    @Test func `A sheet that scrolling does not expand scrolls at once`() {
        let rig = Rig()
        rig.sheet.sheet.prefersScrollingExpandsWhenScrolledToEdge = false
        rig.begin(at: 800, down: false)
        rig.sheet.send(.moved, y: 689, after: 0.01)
        #expect(rig.height == 422 && rig.offset >= 100)
        rig.sheet.send(.ended, y: 689, after: 0.5)
        rig.scene.runOut()
        #expect(rig.height == 422)
    }

    @Test func `A throw downwards from the top dismisses`() {
        let rig = Rig(selected: "tip")
        rig.sheet.sheet.detents = [.medium()]
        rig.begin(at: 500, down: true)
        for step in 1...10 { rig.sheet.send(.moved, y: 511 + 20 * Double(step), after: 0.01) }
        rig.sheet.send(.ended, y: 711)
        rig.scene.runOut()
        #expect(rig.sheet.isClean && rig.sheet.dismissals == 1)
    }

    @Test func `Content without range is dragged with the sheet`() {
        let rig = Rig(content: 50)
        rig.begin(at: 500, down: false)
        rig.sheet.send(.moved, y: 389, after: 0.01)
        #expect(abs(rig.height - 522) < 1e-9 && rig.offset == 0)
    }

    // The complaints of react-native-bottom-sheet: with one scrolling view inside another the sheet moved although only
    // one of them was at its edge.
    @Test func `All scrolling views under the finger must be at their top before the sheet moves`() {
        let rig = Rig(selected: "full")
        let inner = ScrollView(frame: CGRect(x: 0, y: 300, width: 390, height: 300))
        inner.contentSize = CGSize(width: 390, height: 900)
        rig.list.addSubview(inner)
        rig.list.contentOffset.y = 100
        // The inner view is at its top, the outer one is not.
        rig.begin(at: 400, down: true)
        rig.sheet.send(.moved, y: 560, after: 0.01)
        #expect(rig.height == 794)
        rig.sheet.send(.ended, y: 560, after: 0.5)
        rig.scene.runOut()
        rig.list.contentOffset.y = 0
        inner.contentOffset.y = 0
        rig.begin(at: 400, down: true)
        let height = rig.height
        rig.sheet.send(.moved, y: 511, after: 0.01)
        #expect(abs(rig.height - (height - 100)) < 1e-9)
    }

    @Test func `L8: The steps of a drag sum to the finger's path while nothing resists`() {
        checkProperty(
            seed: 88, cases: 40,
            Generator(draw: { random in
                (0..<30).map { _ in Double.random(in: -120...120, using: &random).rounded() }
            })
        ) { steps in
            let rig = Rig()
            rig.begin(at: 800, down: false)
            let sum = rig.height + rig.offset
            var (y, path) = (789.0, 0.0)
            for step in steps {
                // Within what neither resists: the content's range, and heights from 0.
                let next = sum + path + step
                if next < 20 || next > 3_000 { continue }
                path += step
                y -= step
                rig.sheet.send(.moved, y: y, after: 0.01)
                let error = abs(rig.height + rig.offset - sum - path)
                if error > 1e-9 { return "\(error) after \(path)" }
            }
            return nil
        }
    }
}
