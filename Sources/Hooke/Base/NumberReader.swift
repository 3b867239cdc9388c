/// Reads numbers in order.
package struct NumberReader {
    private let numbers: [Double]
    private var index = 0

    package init(_ numbers: [Double]) { self.numbers = numbers }

    package mutating func next() throws(HookeError) -> Double {
        guard index < numbers.count else {
            throw .wrongCount(field: "numbers", count: numbers.count, accepted: "more: the list ends early")
        }
        index += 1
        return numbers[index - 1]
    }

    package mutating func finite() throws(HookeError) -> Double {
        let number = try next()
        guard number.isFinite else { throw fault("a finite number") }
        return number
    }

    /// Reads a whole number.
    package mutating func whole(below limit: Int) throws(HookeError) -> Int {
        let number = try next()
        guard number >= 0, number < Double(limit), number == number.rounded() else {
            throw fault("a whole number from 0 to \(limit - 1)")
        }
        return Int(number)
    }

    package mutating func bool() throws(HookeError) -> Bool { try whole(below: 2) == 1 }

    /// Reads whether a number is given, and the number.
    package mutating func optional() throws(HookeError) -> Double? { try bool() ? try finite() : nil }

    /// Reads a list after its count.
    package mutating func list<Element>(
        _ read: (inout NumberReader) throws(HookeError) -> Element
    ) throws(HookeError) -> [Element] {
        let count = try whole(below: numbers.count + 1)
        var list: [Element] = []
        for _ in 0..<count { list.append(try read(&self)) }
        return list
    }

    package func fault(_ accepted: String) -> HookeError {
        .badElement(
            field: "numbers", index: index - 1, value: index > 0 ? numbers[index - 1] : .nan,
            accepted: accepted)
    }
}
