internal import CHookeKernels

// The loops of batches of springs.

extension Double {
    /// Not for callers.
    public static func _step(
        _ x: UnsafeMutablePointer<Double>, _ v: UnsafeMutablePointer<Double>, _ count: Int, target: Double,
        _ batch: UniformSpringBatch
    ) -> Int {
        hooke_spring_step_f64(x, v, count, target, batch.doubleStep)
    }

    /// Not for callers.
    public static func _step(
        _ x: UnsafeMutablePointer<Double>, _ v: UnsafeMutablePointer<Double>, _ count: Int,
        targets: UnsafePointer<Double>, _ batch: UniformSpringBatch
    ) -> Int {
        hooke_spring_step_targets_f64(x, v, count, targets, batch.doubleStep)
    }

    /// Not for callers.
    public static func _step(
        _ x: UnsafeMutablePointer<Double>, _ v: UnsafeMutablePointer<Double>, _ range: Range<Int>,
        targets: UnsafePointer<Double>, _ batch: MixedSpringBatch<Double>
    ) -> Int {
        batch.coefficients.withPointer {
            hooke_spring_own_step_f64(
                $0, range.lowerBound, range.count, targets, batch.restPosition, batch.restVelocity, x, v)
        }
    }

    /// Not for callers.
    public static func _evaluate(
        _ x: UnsafeMutablePointer<Double>, _ v: UnsafeMutablePointer<Double>, _ range: Range<Int>,
        time: Double, times: UnsafePointer<Double>?, _ batch: ExactSpringBatch<Double>
    ) -> Int {
        // Start times that all springs share are not read.
        let common = times == nil ? batch.commonStart : nil
        return batch.fields.withPointer { fields in
            batch.slow.withPointer { slow in
                batch.starts.withPointer { starts in
                    hooke_spring_evaluate_f64(
                        fields, slow, common == nil ? starts : nil, batch.kinds, batch.reach,
                        batch.restPosition, batch.restVelocity, range.lowerBound, range.count,
                        common.map { time - $0 } ?? time, times, x, v)
                }
            }
        }
    }
}

extension Float {
    /// Not for callers.
    public static func _step(
        _ x: UnsafeMutablePointer<Float>, _ v: UnsafeMutablePointer<Float>, _ count: Int, target: Float,
        _ batch: UniformSpringBatch
    ) -> Int {
        hooke_spring_step_f32(x, v, count, target, batch.floatStep)
    }

    /// Not for callers.
    public static func _step(
        _ x: UnsafeMutablePointer<Float>, _ v: UnsafeMutablePointer<Float>, _ count: Int,
        targets: UnsafePointer<Float>, _ batch: UniformSpringBatch
    ) -> Int {
        hooke_spring_step_targets_f32(x, v, count, targets, batch.floatStep)
    }

    /// Not for callers.
    public static func _step(
        _ x: UnsafeMutablePointer<Float>, _ v: UnsafeMutablePointer<Float>, _ range: Range<Int>,
        targets: UnsafePointer<Float>, _ batch: MixedSpringBatch<Float>
    ) -> Int {
        batch.coefficients.withPointer {
            hooke_spring_own_step_f32(
                $0, range.lowerBound, range.count, targets, Float(batch.restPosition),
                Float(batch.restVelocity), x, v)
        }
    }

    /// Not for callers.
    public static func _evaluate(
        _ x: UnsafeMutablePointer<Float>, _ v: UnsafeMutablePointer<Float>, _ range: Range<Int>,
        time: Double, times: UnsafePointer<Double>?, _ batch: ExactSpringBatch<Float>
    ) -> Int {
        // Start times that all springs share are not read.
        let common = times == nil ? batch.commonStart : nil
        return batch.fields.withPointer { fields in
            batch.slow.withPointer { slow in
                batch.starts.withPointer { starts in
                    hooke_spring_evaluate_f32(
                        fields, slow, common == nil ? starts : nil, batch.kinds, batch.reach,
                        Float(batch.restPosition), Float(batch.restVelocity), range.lowerBound, range.count,
                        common.map { time - $0 } ?? time, times, x, v)
                }
            }
        }
    }
}
