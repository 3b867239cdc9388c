internal import CHookeKernels
public import HookeMotion

extension KeyframeTrack where Value == Double {
    /// Writes the values at many times, in any order, bit-identical to `value(at:)`.
    ///
    /// In a track with one rule, several times are searched and evaluated in parallel. This takes a quarter to a half
    /// of the time of single calls for unordered times. It takes an eighth to a quarter for non-decreasing times with
    /// several in a segment.
    ///
    /// A NaN time gives NaN.
    ///
    /// - Precondition: `times` and `values` have the same length.
    public func values(at times: [Double], into values: inout [Double]) {
        values.withUnsafeMutableBufferPointer { values in
            times.withUnsafeBufferPointer { self.values(at: $0, into: values) }
        }
    }

    /// Returns the values at many times, in any order, bit-identical to `value(at:)`.
    public func values(at times: [Double]) -> [Double] {
        [Double](unsafeUninitializedCapacity: times.count) { values, initialized in
            times.withUnsafeBufferPointer {
                self.values(at: $0, into: .init(rebasing: values[..<times.count]))
            }
            initialized = times.count
        }
    }

    /// Writes the values at many times into the caller's memory. The buffers must not overlap.
    ///
    /// - Precondition: `times` and `values` have the same length.
    public func values(
        at times: UnsafeBufferPointer<Double>, into values: UnsafeMutableBufferPointer<Double>
    ) {
        let (first, last) = (self.values[0], self.values[self.values.count - 1])
        guard canRunInBulk else { return evaluate(times, into: values) { value(at: $0) } }
        run(times, into: values, before: first, atEnd: last, after: last) {
            commonKind == .linear
                ? hooke_track_linear_values_f64($0, $1, $2, $3)
                : hooke_track_cubic_values_f64($0, $1, $2, $3)
        }
    }

    /// Writes the velocities at many times, in any order, bit-identical to `velocity(at:)` and as fast as
    /// `values(at:into:)`.
    ///
    /// - Precondition: `times` and `velocities` have the same length.
    public func velocities(at times: [Double], into velocities: inout [Double]) {
        velocities.withUnsafeMutableBufferPointer { velocities in
            times.withUnsafeBufferPointer { self.velocities(at: $0, into: velocities) }
        }
    }

    /// Returns the velocities at many times, in any order, bit-identical to `velocity(at:)`.
    public func velocities(at times: [Double]) -> [Double] {
        [Double](unsafeUninitializedCapacity: times.count) { velocities, initialized in
            times.withUnsafeBufferPointer {
                self.velocities(at: $0, into: .init(rebasing: velocities[..<times.count]))
            }
            initialized = times.count
        }
    }

    /// Writes the velocities at many times into the caller's memory. The buffers must not overlap.
    ///
    /// - Precondition: `times` and `velocities` have the same length.
    public func velocities(
        at times: UnsafeBufferPointer<Double>, into velocities: UnsafeMutableBufferPointer<Double>
    ) {
        guard canRunInBulk else { return evaluate(times, into: velocities) { velocity(at: $0) } }
        let last = velocity(at: knots.times[knots.times.count - 1])
        run(times, into: velocities, before: 0, atEnd: last, after: 0) {
            commonKind == .linear
                ? hooke_track_linear_velocities_f64($0, $1, $2, $3)
                : hooke_track_cubic_velocities_f64($0, $1, $2, $3)
        }
    }

    /// Whether the kernels apply: one formula for all segments, and a search that they implement.
    private var canRunInBulk: Bool {
        let times = knots.times
        return (commonKind == .linear || commonKind == .cubic) && times[0] < times[times.count - 1]
            && (times.count <= Knots.fewest || !knots.lastKeys.isEmpty)
    }

    private func run(
        _ times: UnsafeBufferPointer<Double>, into results: UnsafeMutableBufferPointer<Double>,
        before: Double, atEnd: Double, after: Double,
        _ kernel: (
            UnsafePointer<hooke_track_f64>, UnsafePointer<Double>, Int, UnsafeMutablePointer<Double>
        ) -> Void
    ) {
        precondition(
            times.count == results.count, "\(times.count) times and room for \(results.count) results")
        guard let input = times.baseAddress, let output = results.baseAddress, !times.isEmpty else { return }
        nodes.withUnsafeBytes { nodes in
            knots.lastKeys.withUnsafeBufferPointer { lastKeys in
                var track = hooke_track_f64(
                    keys: nodes.baseAddress?.assumingMemoryBound(to: hooke_track_key_f64.self),
                    count: knots.times.count, lastKeys: lastKeys.isEmpty ? nil : lastKeys.baseAddress,
                    scale: knots.scale, before: before, atEnd: atEnd, after: after)
                kernel(&track, input, times.count, output)
            }
        }
    }
}
