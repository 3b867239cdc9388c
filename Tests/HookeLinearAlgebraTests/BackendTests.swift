import HookeLinearAlgebra
import Testing

@Suite struct BackendTests {
    @Test func `Which backend ran`() {
        print("HookeLinearAlgebra: backend \(LinearAlgebraBackend.current.rawValue)")
        #expect(LinearAlgebraBackend.available.contains(.current))
        #expect(LinearAlgebraBackend.available.contains(.reference))
    }

    @Test func `The thread count is the caller's to change`() {
        // Set to what it is: other suites run at the same time.
        let count = LinearAlgebraBackend.threadCount
        #expect(count >= 1)
        LinearAlgebraBackend.setThreadCount(count)
        #expect(LinearAlgebraBackend.threadCount == count)
    }
}
