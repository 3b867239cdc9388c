// swift-format-ignore-file: AlwaysUseLowerCamelCase, AllPublicDeclarationsHaveDocumentation
import CHooke

/// Initialises the globals that the functions use; `libhooke` calls it when it is loaded.
///
/// A thread initialises a global at its first use, without `hooke_lock`. If another thread forked then, the child would wait
/// for ever at its own first use. Calls do it here, because the compiler leaves out a global that is only read.
/// Tests/C/forks.py finds a global that is missing.
@c(hooke_start)
public func hooke_start() {
    func withText(_ css: StaticString, _ use: (UnsafePointer<CChar>, Int) -> hooke_status) {
        _ = use(UnsafeRawPointer(css.utf8Start).assumingMemoryBound(to: CChar.self), css.utf8CodeUnitCount)
    }
    var handle: hooke_handle = 0
    withText("composed(outer=emphasized, inner=easeInQuad)") { hooke_curve_parse($0, $1, &handle, nil) }
    var length = 0
    _ = hooke_curve_text(handle, nil, 0, &length, nil)
    _ = hooke_free(handle)
    var spring = [Double](repeating: 0, count: 3)
    // A name that is none, and an incomplete pair.
    withText("spring(stiffness=1)") { hooke_spring_parse($0, $1, &spring, nil) }
    withText("smooth") { hooke_spring_parse($0, $1, &spring, nil) }
    // The tangent at the middle key is limited.
    let kinds = [Int32](repeating: Int32(HOOKE_PCHIP), count: 2)
    _ = hooke_track([0, 1, 2], [0, 1, 100], 3, kinds, nil, &handle, nil)
    _ = hooke_free(handle)
    var matrix = [Double](repeating: 0, count: 16)
    withText("none") { hooke_transform_parse($0, $1, nil, &matrix, nil) }
    var parts = hooke_parts()
    _ = hooke_transform_decompose(matrix, &parts, nil)
}
