/// The library that serves matrix work in this build.
public enum LinearAlgebraBackend: String, Sendable, Hashable, Codable {
    /// OpenBLAS and its LAPACK (trait `OpenBLAS`, on by default).
    case openBLAS
    /// The pure-Swift twins, which need no system library.
    case reference

    /// The backend this build was compiled with.
    public static var current: LinearAlgebraBackend {
        #if OpenBLAS
            .openBLAS
        #else
            .reference
        #endif
    }
}
