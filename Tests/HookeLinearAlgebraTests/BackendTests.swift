import HookeLinearAlgebra
import Testing

@Suite struct BackendTests {
    @Test func `The backend that ran`() {
        print("HookeLinearAlgebra: backend \(LinearAlgebraBackend.current.rawValue)")
        #expect(LinearAlgebraBackend.available.contains(.current))
        #expect(LinearAlgebraBackend.available.contains(.reference))
    }

    @Test func `The thread count can be set`() {
        // Keeps the value, because other suites run at the same time.
        let count = LinearAlgebraBackend.threadCount
        #expect(count >= 1)
        LinearAlgebraBackend.setThreadCount(count)
        #expect(LinearAlgebraBackend.threadCount == count)
    }
}
