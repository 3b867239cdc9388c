import HookeTimeline
import Testing

@Suite struct FingerPathTests {
    @Test("Adding and lifting fingers moves the middle, not the path")
    func pathStays() {
        var path = FingerPath()
        path.add(0, at: [10, 10])
        path.move(0, to: [20, 10])
        path.add(1, at: [100, 50])
        #expect(path.position == [20, 10] && path.middle == [60, 30])
        path.move(1, to: [110, 50])
        #expect(path.position == [25, 10] && path.middle == [65, 30])
        #expect(path.lift(0)?.movement == [10, 0])
        #expect(path.position == [25, 10] && path.middle == [110, 50])
        path.lift(1)
        #expect(path.position == [25, 10] && path.middle == [110, 50])
        path.add(2, at: [1, 2])
        #expect(path.position == [1, 2], "the first finger begins again")
    }

    @Test("hold() undoes a move, and the next move continues from there")
    func held() {
        var path = FingerPath()
        path.add(0, at: [0, 0])
        path.move(0, to: [4, 0])
        path.hold()
        #expect(path.position == [0, 0] && path.middle == [4, 0])
        path.move(0, to: [5, 1])
        #expect(path.position == [1, 1])
    }

    @Test("Moving or lifting an unknown finger does nothing")
    func unknown() {
        var path = FingerPath()
        #expect(!path.move(0, to: [1, 1]) && path.lift(0) == nil && path == FingerPath())
    }
}
