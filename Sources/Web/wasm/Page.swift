// The functions of the interactive page, for WebAssembly: one transition at a time.
import Hooke
import HookeGeometry
import HookeTimeline

nonisolated(unsafe) private var start: InteractiveTransition?
nonisolated(unsafe) private var current: InteractiveTransition?
/// The results of the last call, which JavaScript reads before the next.
nonisolated(unsafe) private var results = UnsafeMutableBufferPointer<Double>.allocate(capacity: 0)
nonisolated(unsafe) private var text = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 0)

private func give(_ numbers: [Double]) -> UnsafeMutablePointer<Double>? {
    if numbers.count > results.count {
        results.deallocate()
        results = .allocate(capacity: numbers.count)
    }
    _ = results.initialize(from: numbers)
    return results.baseAddress
}

private func give(_ string: String) -> UnsafeMutablePointer<UInt8>? {
    let bytes = Array(string.utf8) + [0]
    if bytes.count > text.count {
        text.deallocate()
        text = .allocate(capacity: bytes.count)
    }
    _ = text.initialize(from: bytes)
    return text.baseAddress
}

/// Loads a transition from numbers, and the names of its properties, each with a 0 at its end. Returns null, or the reason
/// of a refusal.
@_cdecl("page_load")
public func load(
    _ numbers: UnsafePointer<Double>, _ count: Int, _ names: UnsafePointer<UInt8>, _ size: Int
) -> UnsafeMutablePointer<UInt8>? {
    do throws(HookeError) {
        let bytes = UnsafeBufferPointer(start: names, count: size)
        let made = try InteractiveTransition(
            numbers: Array(UnsafeBufferPointer(start: numbers, count: count)),
            properties: bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) })
        (start, current) = (made, made)
        return nil
    } catch { return give(error.description) }
}

/// Goes back to the start, before any touch.
@_cdecl("page_reset")
public func reset() { current = start }

/// Takes a touch: phase 0 down, 1 move, 2 up, 3 cancel. Returns 0 if it is refused.
@_cdecl("page_touch")
public func touch(_ phase: Int32, _ finger: Int32, _ x: Double, _ y: Double, _ time: Double) -> Int32 {
    guard let phase = InteractiveTransition.TouchPhase(rawValue: UInt8(truncatingIfNeeded: phase)) else {
        return 0
    }
    return current?.touch(phase, finger: Int(finger), at: SIMD2(x, y), time: time) == true ? 1 : 0
}

/// Lets a finger take a finished transition back from its end.
@_cdecl("page_rewinds")
public func rewinds() {
    start?.rewinds = true
    current?.rewinds = true
}

/// Settles by a spring from now on, or by the transition's own style if the response is 0. Returns 0 if no spring has the
/// numbers.
@_cdecl("page_settle")
public func settle(_ response: Double, _ dampingRatio: Double, _ time: Double) -> Int32 {
    if response == 0, let style = start?.rules.settle {
        current?.settle(by: style, time: time)
    } else if let spring = try? Spring(response: response, dampingRatio: dampingRatio) {
        current?.settle(by: .spring(spring), time: time)
    } else {
        return 0
    }
    return 1
}

/// Holds a fraction without a finger.
@_cdecl("page_hold")
public func hold(_ fraction: Double, _ time: Double) { current?.hold(fraction, time: time) }

/// Lets it run to the end (1) or to the start (0).
@_cdecl("page_release")
public func release(_ finishes: Int32, _ time: Double) {
    current?.release(to: finishes == 1 ? .finish : .cancel, time: time)
}

/// Returns the reason of the last release, in UTF-8 with a 0 at the end.
@_cdecl("page_reason")
public func reason() -> UnsafeMutablePointer<UInt8>? { give(current?.verdict?.reason ?? "") }

/// Returns what is shown at a time.
///
/// Phase, fraction, velocity, tree (0 before, 1 during, 2 after), layers, channels; of the release: outcome (0 cancel, 1
/// finish, −1 none), settled time (0 unless it settles), duration of the settle, overshoot. For each layer 16 elements of
/// its matrix in CSS, width, height, opacity, whether it is hidden, rank. For each channel 4 components.
@_cdecl("page_show")
public func show(_ time: Double) -> UnsafeMutablePointer<Double>? {
    guard let current else { return nil }
    let shown = current.shown(at: time)
    var numbers = header(current, shown)
    for item in shown.layers {
        numbers += item.cssMatrix
        let size = item.layer.bounds.size
        numbers += [size.x, size.y, item.layer.opacity, item.isHidden ? 1 : 0, Double(item.rank)]
    }
    for value in shown.values {
        switch value {
        case .scalar(let x): numbers += [x, 0, 0, 0]
        case .pair(let p): numbers += [p.x, p.y, 0, 0]
        case .quad(let q): numbers += [q.x, q.y, q.z, q.w]
        case .transform, .path, .numbers: numbers += [0, 0, 0, 0]
        }
    }
    return give(numbers)
}

private func header(_ current: InteractiveTransition, _ shown: InteractiveTransition.Shown) -> [Double] {
    let tree: Double =
        switch shown.phase {
        case .idle, .cancelled: 0
        case .finished: 2
        case .held, .settling, .running: 1
        }
    let outcome: Double = current.verdict.map { $0.outcome.fraction } ?? -1
    let settled = shown.phase == .settling ? current.settledTime : nil
    return [
        Double(shown.phase.rawValue), shown.fraction, shown.velocity, tree, Double(shown.layers.count),
        Double(shown.values.count), outcome, settled ?? 0, current.plan?.duration ?? 0,
        current.plan?.largestOvershoot ?? 0,
    ]
}

/// Returns the header of ``show(_:)`` at a time, and the four corners of each layer on the screen.
@_cdecl("page_corners")
public func corners(_ time: Double) -> UnsafeMutablePointer<Double>? {
    guard let current else { return nil }
    let shown = current.shown(at: time)
    var numbers = header(current, shown)
    for item in shown.layers {
        for corner in item.corners { numbers += [corner.x, corner.y] }
    }
    return give(numbers)
}
