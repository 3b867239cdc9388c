extension Quaternion {
    /// Returns the weighted mean of rotations: the rotation that minimises Σ w·sin²(θ/2), with θ the angle to each.
    ///
    /// ```swift
    /// let a = Quaternion.identity, b = Quaternion(angle: 1, axis: Vector3(0, 0, 1))
    /// let mean = try Quaternion.mean(of: [a, b], weights: [1, 1])   // a.slerp(to: b, at: 0.5)
    /// ```
    ///
    /// It is the eigenvector of the largest eigenvalue of Σ w·q·qᵀ (Markley, Cheng, Crassidis and Oshman 2007).
    ///
    /// - It does not depend on the order of the rotations, nor on the signs of their quaternions, and is continuous in the
    ///   weights. A chain of slerps is neither.
    /// - The sign is that with w ≥ 0.
    /// - The error is a few u times λ₁/(λ₁ − λ₂) of the two largest eigenvalues.
    ///
    /// - Parameters:
    ///   - rotations: At least one, of length 1.
    ///   - weights: One for each, finite and at least 0; only their ratios matter.
    /// - Throws: `HookeError.wrongCount` for no rotations or another number of weights, `HookeError.badElement` for a quaternion
    ///   whose length is not about 1 and for a weight outside its range, `HookeError.noSolution` if all weights are 0 and if two
    ///   rotations are equally good, as for two half a turn apart with equal weights.
    public static func mean(of rotations: [Quaternion], weights: [Double]) throws(HookeError) -> Quaternion {
        guard !rotations.isEmpty else {
            throw .wrongCount(field: "rotations", count: 0, accepted: "at least 1")
        }
        guard weights.count == rotations.count else {
            throw .wrongCount(
                field: "weights", count: weights.count, accepted: "\(rotations.count), one for each rotation")
        }
        for (index, weight) in weights.enumerated() where !(weight >= 0 && weight < .infinity) {
            throw .badElement(
                field: "weights", index: index, value: weight, accepted: "a finite number that is at least 0")
        }
        let largest = weights.max() ?? 0
        guard largest > 0 else { throw .noSolution(field: "weights", reason: "all are 0") }
        var sum = Transform3D()
        (sum.row1, sum.row2, sum.row3, sum.row4) = (.zero, .zero, .zero, .zero)
        for (index, given) in rotations.enumerated() {
            guard let rotation = given.rotation else {
                throw .badElement(
                    field: "rotations", index: index, value: given.length, accepted: "quaternions of length 1"
                )
            }
            let q = rotation.components
            let row = weights[index] / largest * q
            sum.row1 += row.x * q
            sum.row2 += row.y * q
            sum.row3 += row.z * q
            sum.row4 += row.w * q
        }
        let eigen = SymmetricEigen4(sum)
        let order = [0, 1, 2, 3].sorted { eigen.values[$0] > eigen.values[$1] }
        let (first, second) = (eigen.values[order[0]], eigen.values[order[1]])
        guard first - second > 0x1p-40 * first else {
            throw .noSolution(field: "rotations", reason: "two means are equally good")
        }
        let axis = eigen.vectors.row(order[0])
        let sign = [axis.w, axis.x, axis.y, axis.z].first { $0 != 0 } ?? 1
        let mean = Quaternion(components: sign < 0 ? -axis : axis)
        return mean.normalized ?? mean
    }
}
