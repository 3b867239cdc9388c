import HookeTimeline

/// Random numbers from integer arithmetic only, and so the same on every machine: SplitMix64 (Steele, Lea and
/// Flood 2014).
struct Random {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

/// The inputs and results of one case as one hash, in order.
struct Recorder {
    private var random: Random
    /// The index of the number to keep; negative for none.
    private let wanted: Int
    private(set) var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    /// The number of numbers, and of results among them.
    private(set) var (count, answers) = (0, 0)
    /// The bits of the kept number, and whether it is an input.
    private(set) var (kept, isKeptGiven): (UInt64, Bool) = (0, false)

    init(operation: Int, case index: Int, wanted: Int = -1) {
        var seed = Random(seed: UInt64(operation))
        random = Random(seed: seed.next() ^ UInt64(index))
        self.wanted = wanted
    }

    private mutating func note(bits: UInt64, isGiven: Bool = false) {
        if count == wanted { (kept, isKeptGiven) = (bits, isGiven) }
        count += 1
        if !isGiven { answers += 1 }
        hash = (hash ^ bits) &* 0x0000_0100_0000_01B3
        hash ^= hash >> 32
    }

    // MARK: Inputs

    private mutating func given(_ x: Double) -> Double {
        note(bits: x.bitPattern, isGiven: true)
        return x
    }

    private mutating func fraction() -> Double { Double(random.next() >> 11) * 0x1p-53 }

    mutating func number(_ low: Double, _ high: Double) -> Double { given(low + (high - low) * fraction()) }

    /// Returns a number between two powers of two, uniform in its logarithm.
    mutating func scale(_ low: Int, _ high: Int) -> Double {
        let exponent = low + Int(random.next() % UInt64(high - low))
        return given(Double(sign: .plus, exponent: exponent, significand: 1 + fraction()))
    }

    /// Returns an integer from 0 up to below a count.
    mutating func choice(_ count: Int) -> Int {
        let chosen = Int(random.next() % UInt64(count))
        note(bits: UInt64(chosen), isGiven: true)
        return chosen
    }

    mutating func vector2(_ size: Double) -> SIMD2<Double> { [number(-size, size), number(-size, size)] }

    mutating func vector3(_ size: Double) -> SIMD3<Double> {
        [number(-size, size), number(-size, size), number(-size, size)]
    }

    mutating func vector4(_ size: Double) -> SIMD4<Double> {
        [number(-size, size), number(-size, size), number(-size, size), number(-size, size)]
    }

    /// Returns a time: mostly within a span, sometimes at its ends, far outside, infinite or NaN.
    mutating func time(_ span: Double) -> Double {
        switch choice(16) {
        case 0: given(0)
        case 1: given(span)
        case 2: scale(-40, 40)
        case 3: number(-span, 2 * span)
        case 4: choice(8) == 0 ? given(.nan) : given(.infinity)
        default: number(0, span)
        }
    }

    // MARK: Results

    /// Records a number; all NaNs count as equal.
    mutating func note(_ x: Double) { note(bits: x.isNaN ? 0x7FF8_0000_0000_0000 : x.bitPattern) }

    mutating func note(_ x: Double?) {
        if let x { note(x) } else { note(bits: 0x7FF8_0000_0000_0001) }
    }

    mutating func note(_ x: Float) { note(bits: x.isNaN ? 0x7FC0_0000 : UInt64(x.bitPattern)) }

    mutating func note(_ x: Int) { note(bits: UInt64(truncatingIfNeeded: Int64(x))) }

    mutating func note(_ x: Bool) { note(x ? 1 : 0) }

    mutating func note(_ x: SIMD2<Double>) { for index in x.indices { note(x[index]) } }

    mutating func note(_ x: SIMD2<Double>?) {
        note(x != nil)
        if let x { note(x) }
    }

    mutating func note(_ x: SIMD3<Double>) { for index in x.indices { note(x[index]) } }

    mutating func note(_ x: SIMD4<Double>) { for index in x.indices { note(x[index]) } }

    mutating func note(_ x: Quaternion) { note(x.components) }

    mutating func note(_ x: Transform3D) {
        note(x.row1)
        note(x.row2)
        note(x.row3)
        note(x.row4)
    }

    mutating func note(_ x: Transform3D?) {
        note(x != nil)
        if let x { note(x) }
    }

    mutating func note(_ points: [SIMD2<Double>]) {
        note(points.count)
        for point in points { note(point) }
    }

    /// Records a text, byte by byte, as one result.
    mutating func note(_ text: String) {
        note(text.utf8.count)
        for byte in text.utf8 { note(Int(byte)) }
        answers -= text.utf8.count
    }

    mutating func note<Value>(_ state: MotionState<Value>, _ each: (inout Recorder, Value) -> Void) {
        each(&self, state.position)
        each(&self, state.velocity)
        each(&self, state.acceleration)
    }
}

/// Returns the result of a throwing call with valid inputs.
func valid<Value>(_ make: () throws(HookeError) -> Value) -> Value {
    do throws(HookeError) {
        return try make()
    } catch {
        fatalError("numbers in the domain were refused")
    }
}
