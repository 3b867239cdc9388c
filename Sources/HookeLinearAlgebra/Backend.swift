/// The library that serves matrix work.
///
/// Every operation takes a `backend`, by default the one the build was made for. The reference is always there, so a
/// caller or a test can ask both.
public enum LinearAlgebraBackend: String, Sendable, Hashable, Codable, CaseIterable {
    /// OpenBLAS and its LAPACK (trait `OpenBLAS`, on by default).
    case openBLAS
    /// The pure-Swift twins, which need no system library.
    case reference

    /// The backend this build was compiled with.
    public static var current: LinearAlgebraBackend {
        #if OpenBLAS && (os(Linux) || os(macOS))
            .openBLAS
        #else
            .reference
        #endif
    }

    /// The backends in this build: the reference always, OpenBLAS with its trait. Asking an operation for one that is
    /// not here is a programmer's error and traps.
    public static var available: [LinearAlgebraBackend] {
        current == .reference ? [.reference] : [.openBLAS, .reference]
    }

    /// How many threads OpenBLAS may use for one call, in the whole process; 1 where there is no OpenBLAS.
    ///
    /// By default as many as there are cores (or what `OPENBLAS_NUM_THREADS` says). Hooke never changes it by itself.
    public static var threadCount: Int {
        current == .reference ? 1 : OpenBLAS.threadCount
    }

    /// Lets OpenBLAS use `count` threads for one call, from now on and in the whole process, whoever calls it; without
    /// OpenBLAS there is nothing to do.
    ///
    /// One thread is often the better choice: small systems lose more to waking threads than they gain, and so do
    /// programs that solve several systems at once on threads of their own. Results may change in last bits with the
    /// count, as sums are split differently.
    ///
    /// - Precondition: `count` is at least 1. Call it while no operation is under way.
    public static func setThreadCount(_ count: Int) {
        precondition(count >= 1, "\(count) threads; accepted: at least 1")
        if current == .openBLAS { OpenBLAS.setThreadCount(count) }
    }
}
