/// Returns a lower bound of ‖B‖₁, rarely less than a third of it, from a few products with B. B may be an inverse or a
/// power. The result is the same for both backends. Source: Hager 1984 as refined by Higham, Accuracy and Stability of
/// Numerical Algorithms, 2nd ed., algorithm 15.4.
///
/// - Parameter apply: Replaces x by B·x, or by Bᵀ·x if `transposed`.
func estimateOneNorm(
    size n: Int, _ apply: (_ x: inout [Double], _ transposed: Bool) -> Void
) -> Double {
    func sum(_ x: [Double]) -> Double { x.reduce(0) { $0 + $1.magnitude } }
    func signs(_ x: [Double]) -> [Double] { x.map { $0 < 0 ? -1 : 1 } }
    func indexOfLargest(_ x: [Double]) -> Int { x.indices.max { x[$0].magnitude < x[$1].magnitude } ?? 0 }

    var x = [Double](repeating: 1 / Double(n), count: n)
    apply(&x, false)
    var estimate = sum(x)
    guard n > 1, estimate.isFinite else { return estimate }
    var direction = signs(x)
    var slope = direction
    apply(&slope, true)
    var largest = indexOfLargest(slope)
    for _ in 0..<4 {
        x = [Double](repeating: 0, count: n)
        x[largest] = 1
        apply(&x, false)
        let next = sum(x)
        guard next.isFinite else { return next }
        let repeated = signs(x) == direction
        let better = next > estimate
        estimate = max(estimate, next)
        if repeated || !better { break }
        direction = signs(x)
        slope = direction
        apply(&slope, true)
        let nextLargest = indexOfLargest(slope)
        if slope[nextLargest].magnitude == slope[largest].magnitude { break }
        largest = nextLargest
    }
    // An alternating vector handles matrices on which the iteration stops early.
    for index in 0..<n {
        let size = 1 + Double(index) / Double(n - 1)
        x[index] = index.isMultiple(of: 2) ? size : -size
    }
    apply(&x, false)
    return max(estimate, 2 * sum(x) / (3 * Double(n)))
}
