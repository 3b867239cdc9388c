import Dispatch
import HookeUIKit
import Synchronization
import Testing

/// The cards of `Isolation/`, which Tests/MainActorPorts compiles too, with the main actor as default isolation.
@Suite struct CardIsolationTests {
    @Test(arguments: CardSide.allCases, [false, true])
    func `own animator bases, helpers and conformances in extensions run`(side: CardSide, fades: Bool) {
        var run = CardRun()
        run.run(side: side, fades: fades)
        #expect(run.faults == [])
    }

    @Test func `without the trait, scenes run on many threads at a time`() {
        let faults = Mutex<[String]>([])
        DispatchQueue.concurrentPerform(iterations: 32) { index in
            var run = CardRun()
            run.run(side: CardSide.allCases[index % 3], fades: index.isMultiple(of: 2))
            let found = run.faults
            faults.withLock { $0 += found }
        }
        #expect(faults.withLock { $0 } == [])
    }
}
