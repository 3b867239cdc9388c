/// An exact sum of products of three doubles (Shewchuk's expansions, 1997), if no product underflows. It allocates;
/// use it only where 106 bits are too few.
package struct ExactSum {
    /// Non-overlapping, the smallest first.
    private var words: [Double] = []

    package init() {}

    package mutating func add(_ a: Double, _ b: Double, _ c: Double) {
        let product = DoubleDouble(productOf: b, and: c)
        for word in [product.low, product.high] where word != 0 {
            let term = DoubleDouble(productOf: a, and: word)
            add(term.low)
            add(term.high)
        }
    }

    package mutating func add(_ value: Double) {
        var carry = value
        var kept: [Double] = []
        for word in words {
            let sum = DoubleDouble(sumOf: carry, and: word)
            if sum.low != 0 { kept.append(sum.low) }
            carry = sum.high
        }
        if carry != 0 { kept.append(carry) }
        words = kept
    }

    /// The sum in double-double; relative error about 2⁻¹⁰⁴.
    package var value: DoubleDouble {
        var result = DoubleDouble(0)
        for word in words { result = result + word }
        return result
    }
}
