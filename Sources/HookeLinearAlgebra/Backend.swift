/// The library that runs matrix operations.
///
/// Every operation takes a `backend`, by default the one of the build. The reference is always available, so results
/// can be compared.
public enum LinearAlgebraBackend: String, Sendable, Hashable, Codable, CaseIterable {
    /// OpenBLAS and its LAPACK (trait `OpenBLAS`, on by default).
    case openBLAS
    /// The pure-Swift reference implementation, which needs no system library.
    case reference

    /// The default backend of this build.
    public static var current: LinearAlgebraBackend {
        #if OpenBLAS && (os(Linux) || os(macOS))
            .openBLAS
        #else
            .reference
        #endif
    }

    /// The backends of this build: always the reference, and OpenBLAS with its trait. An operation on a missing backend
    /// traps.
    public static var available: [LinearAlgebraBackend] {
        current == .reference ? [.reference] : [.openBLAS, .reference]
    }

    /// The largest number of OpenBLAS threads per call, for the whole process; 1 without OpenBLAS.
    ///
    /// The default is the number of cores (or `OPENBLAS_NUM_THREADS`). Hooke never changes it by itself.
    public static var threadCount: Int {
        current == .reference ? 1 : OpenBLAS.threadCount
    }

    /// Sets the largest number of OpenBLAS threads per call, for the whole process. It has no effect without OpenBLAS.
    ///
    /// One thread is often faster: for small systems, and for programs that solve several systems on their own threads.
    /// The number of threads may change the last bits, because sums are divided differently.
    ///
    /// - Precondition: `count` is at least 1, and no operation is running.
    public static func setThreadCount(_ count: Int) {
        precondition(count >= 1, "\(count) threads; accepted: at least 1")
        if current == .openBLAS { OpenBLAS.setThreadCount(count) }
    }
}
