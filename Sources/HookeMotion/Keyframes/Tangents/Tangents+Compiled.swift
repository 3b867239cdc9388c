#if !hasFeature(Embedded)
    // Embedded Swift specialises every call.

    extension Tangents {
        /// Computes the tangents with specialised code, for common types.
        static func compiled(
            _ rule: TangentRule, _ chords: [Value], _ durations: [Double], _ given: EndTangents<Value>,
            _ isClosed: Bool
        ) throws(HookeError) -> Self? {
            let known: Any? =
                if Value.self == Double.self {
                    try tangents(of: Double.self, rule, chords, durations, given, isClosed)
                } else if Value.self == SIMD2<Double>.self {
                    try tangents(of: SIMD2<Double>.self, rule, chords, durations, given, isClosed)
                } else if Value.self == SIMD3<Double>.self {
                    try tangents(of: SIMD3<Double>.self, rule, chords, durations, given, isClosed)
                } else if Value.self == SIMD4<Double>.self {
                    try tangents(of: SIMD4<Double>.self, rule, chords, durations, given, isClosed)
                } else if Value.self == SIMD8<Double>.self {
                    try tangents(of: SIMD8<Double>.self, rule, chords, durations, given, isClosed)
                } else if Value.self == SIMD16<Double>.self {
                    try tangents(of: SIMD16<Double>.self, rule, chords, durations, given, isClosed)
                } else {
                    nil
                }
            return known as? Self
        }
    }

    /// Computes the tangents of values that are `Known`, so that the compiler specialises the rules for that type.
    private func tangents<Known: VectorSpace>(
        of type: Known.Type, _ rule: TangentRule, _ chords: Any, _ durations: [Double], _ given: Any,
        _ isClosed: Bool
    ) throws(HookeError) -> Tangents<Known>? {
        // Through Any the whole array is cast, not each element.
        guard let chords = chords as? [Known], let given = given as? EndTangents<Known> else { return nil }
        return try Tangents(rule, chords, durations, given, isClosed)
    }
#endif
