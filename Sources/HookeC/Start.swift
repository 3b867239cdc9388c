// swift-format-ignore-file: AlwaysUseLowerCamelCase
import CHooke

private func withText(_ text: StaticString, _ use: (UnsafePointer<CChar>, Int) -> hooke_status) {
    _ = use(UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self), text.utf8CodeUnitCount)
}

/// Initialises the globals that the functions use; `libhooke` calls it when it is loaded.
///
/// A thread initialises a global at its first use, without `hooke_lock`. If another thread forked then, the child would wait
/// for ever at its own first use. Calls do it here, because the compiler leaves out a global that is only read.
/// Tests/C/forks.py finds a global that is missing.
@c(hooke_start)
package func hooke_start() {
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
    startMotions()
}

/// Initialises the globals of motions, views and paths.
private func startMotions() {
    var (path, handed, motion) = (hooke_handle(), hooke_handle(), hooke_handle())
    let (from, to, matching) = ([1.0, 0, 1], [2.0, 0, 3], Int32(HOOKE_MATCH_VELOCITY))
    func sample(_ handle: hooke_handle) {
        _ = hooke_motion_settle(handle, 0.1, .infinity, nil, nil)
        var values = [Double](repeating: 0, count: 3)
        _ = hooke_motion_sample(handle, [0.1], 1, &values, nil, nil, nil)
        _ = hooke_free(handle)
    }
    let kinds = [Int32](repeating: Int32(HOOKE_PCHIP), count: 2)
    _ = hooke_motion_track([0, 1, 2], [0, 1, 100], 3, 1, kinds, nil, 0, 0, &path, nil)
    _ = hooke_motion_follow(path, [1, 170, 26], matching, from, nil, nil, &motion, nil)
    withText("quintic(0.4, join=c2)") { hooke_motion_hand_over(motion, path, 0.5, $0, $1, &handed, nil) }
    sample(motion)
    sample(handed)
    _ = hooke_motion_smooth_damp(path, 0.3, 1, 0, 0, nil, &motion, nil)
    sample(motion)
    _ = hooke_motion_smoothing(path, 0.3, from, nil, &motion, nil)
    sample(motion)
    sample(path)
    let limits = [Double](repeating: 1, count: 6)
    _ = hooke_motion_profile(from, from, nil, to, nil, nil, 3, limits, [99], &motion, nil)
    sample(motion)
    _ = hooke_motion_map([1, 0], [0, 1], 2, 1, Int32(HOOKE_PCHIP), 1, 1, &motion, nil)
    sample(motion)
    var color = hooke_color()
    withText("color-mix(in oklch, gold, rgb(1 2 3 / 0.1))") { hooke_color_parse($0, $1, &color, nil) }
    withText("transparent") { hooke_color_parse($0, $1, &color, nil) }
    var converted = color
    for space in 0..<14 { _ = hooke_color_convert(&color, Int32(space), &converted, nil) }
    var length = 0
    _ = hooke_color_css(&color, nil, 0, &length, nil)
    withText("rotate(1deg) scale(2)") {
        hooke_transform_accumulate($0, $1, $0, $1, 2, nil, nil, 0, &length, nil)
    }
    _ = hooke_motion_bounded_spring([1, 170, 5, 0, 1, 0], 0, 1, 0.5, &motion, nil)
    sample(motion)
    // No spring is stiff enough.
    var spring = [Double](repeating: 0, count: 3)
    _ = hooke_spring_within([1, 170, 5, 0.5, 0.5, 1e200], 0, 1, &spring, nil)
    _ = hooke_zoom(from, to, 1, nil, &motion, nil)
    _ = hooke_free(motion)
    withText("M0 0Q1 2 3 4A5 6 7 0 0 8 9") { hooke_path_parse($0, $1, &path, nil) }
    var points = [Double](repeating: 0, count: 2)
    _ = hooke_path_sample(path, [1], 1, &points, nil, nil, nil)
    _ = hooke_free(path)
}
