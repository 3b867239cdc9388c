// hooke.h documents these functions.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
import CHooke
import Hooke
import HookeGeometry
import HookeMotion
import HookeTimeline

/// The value of a handle. Indirect, to pass it without copying about a thousand bytes.
indirect enum Stored {
    case curve(TimingFunction)
    case track(KeyframeTrack<Double>)
    case transforms(TransformInterpolation)
    case lists(TransformListInterpolation)
    case plan(SettlePlan)
    case motion(MotionItem)
    case zoom(Boxed<ZoomPath>)
    case path(Boxed<MeasuredPath>)
}

/// A stored value and the number of its elements.
final class Item: Sendable {
    let value: Stored
    let elements: Int

    init(_ value: Stored, elements: Int) {
        self.value = value
        self.elements = elements
    }
}

/// The live handles.
///
/// A handle is a slot (16 bits) and its generation (37 bits, from 1): 53 bits, so that it is exact as a `Double`. A slot
/// without generations left is not reused, so that every handle is unique; there are 2^53 of them.
struct Handles {
    private struct Slot {
        var generation: hooke_handle = 1
        var item: Item?
    }

    private var slots: [Slot] = []
    private var freeSlots: [Int] = []
    private var elements = 0
    private static let lastGeneration: hooke_handle = 1 << 37 - 1

    func item(_ handle: hooke_handle) -> Item? {
        let (slot, generation) = (Int(handle & 0xFFFF), handle >> 16)
        guard slot < slots.count, slots[slot].generation == generation else { return nil }
        return slots[slot].item
    }

    /// Stores an item and returns its handle; `nil` if there is no room.
    mutating func store(_ item: Item) -> hooke_handle? {
        guard elements + item.elements <= HOOKE_MAX_ELEMENTS else { return nil }
        if freeSlots.isEmpty {
            guard slots.count < HOOKE_MAX_HANDLES else { return nil }
            freeSlots.append(slots.count)
            slots.append(Slot())
        }
        let slot = freeSlots.removeLast()
        slots[slot].item = item
        elements += item.elements
        return slots[slot].generation << 16 | hooke_handle(truncatingIfNeeded: slot)
    }

    /// Removes a handle and returns its item, which the caller must release.
    mutating func remove(_ handle: hooke_handle) -> Item? {
        guard let item = item(handle) else { return nil }
        let slot = Int(handle & 0xFFFF)
        slots[slot].item = nil
        elements -= item.elements
        if slots[slot].generation < Self.lastGeneration {
            slots[slot].generation += 1
            freeSlots.append(slot)
        }
        return item
    }
}

nonisolated(unsafe) private var handles = Handles()

/// Accesses the handles, one thread at a time.
func withHandles<Result>(_ body: (inout Handles) -> Result) -> Result {
    hooke_lock()
    defer { hooke_unlock() }
    return body(&handles)
}

@inline(never)
func store(
    _ value: Stored, elements: Int = 1, in handle: UnsafeMutablePointer<hooke_handle>
) throws(Refusal) {
    let item = Item(value, elements: elements)
    guard let made = withHandles({ $0.store(item) }) else {
        throw Refusal(
            HOOKE_FULL, "handle",
            accepted:
                "at most \(HOOKE_MAX_HANDLES) handles and \(HOOKE_MAX_ELEMENTS) keys and stops at a time")
    }
    handle.pointee = made
}

/// Returns the error for a handle that is unknown or of another type.
@inline(never)
func unknown(_ handle: hooke_handle, _ field: String, at index: Int = -1, _ accepted: String) -> Refusal {
    Refusal(HOOKE_UNKNOWN_HANDLE, field, value: Double(handle), index: index, accepted: accepted)
}

@inline(never)
func stored(_ handle: hooke_handle) -> Stored? { withHandles { $0.item(handle) }?.value }

@inline(never)
func curve(
    _ handle: hooke_handle, _ field: String = "curve", at index: Int = -1
) throws(Refusal) -> TimingFunction {
    guard case .curve(let curve)? = stored(handle) else {
        throw unknown(handle, field, at: index, "the handle of a curve")
    }
    return curve
}

@c @implementation
package func hooke_free(_ handle: hooke_handle) -> hooke_status {
    // Release the item outside the lock.
    let item = withHandles { $0.remove(handle) }
    return hooke_status(handle == 0 || item != nil ? HOOKE_OK : HOOKE_UNKNOWN_HANDLE)
}

@c @implementation
package func hooke_sample(
    _ handle: hooke_handle, _ inputs: UnsafePointer<Double>?, _ n: Int,
    _ values: UnsafeMutablePointer<Double>?,
    _ rates: UnsafeMutablePointer<Double>?, _ error: UnsafeMutablePointer<hooke_error>?
) -> hooke_status {
    status(error) { () throws(Refusal) in
        guard let item = stored(handle) else { throw unknown(handle, "handle", "a live handle") }
        switch item {
        case .curve(let curve):
            try fill("inputs", inputs, n, values, rates) {
                curve.value(at: $0)
            } both: {
                (curve.value(at: $0), curve.slope(at: $0))
            }
        case .track(let track):
            var segment = 0
            @inline(never) func value(at time: Double) -> Double { track.value(at: time, near: &segment) }
            try fill("inputs", inputs, n, values, rates) {
                value(at: $0)
            } both: {
                (value(at: $0), track.velocity(at: $0, near: &segment))
            }
        case .plan(let plan):
            try fill("inputs", inputs, n, values, rates) {
                plan.fraction(at: $0)
            } both: {
                (plan.fraction(at: $0), plan.velocity(at: $0))
            }
        case .transforms, .lists, .motion, .zoom, .path:
            throw unknown(handle, "handle", "the handle of a curve, a track or a settle plan")
        }
    }
}

/// Writes a value and its rate for each of `n` inputs; without rates it computes values alone. Results may be null, and may
/// overwrite the inputs.
func fill(
    _ field: String, _ inputs: UnsafePointer<Double>?, _ n: Int, _ values: UnsafeMutablePointer<Double>?,
    _ rates: UnsafeMutablePointer<Double>?, value: (Double) -> Double,
    both: (Double) -> (value: Double, rate: Double)
) throws(Refusal) {
    try check(inputs == nil, n, field)
    guard let inputs else { return }
    guard let rates else {
        guard let values else { return }
        for index in 0..<n { values[index] = value(inputs[index]) }
        return
    }
    for index in 0..<n {
        let (value, rate) = both(inputs[index])
        values?[index] = value
        rates[index] = rate
    }
}
