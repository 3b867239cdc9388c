extension Array {
    /// Returns the indices in ascending order of a finite number; equal numbers keep their order.
    func sortedIndices(by number: (Element) -> Double) -> [Int32] {
        let numbers = map(number)
        let indices = numbers.indices.map { Int32(truncatingIfNeeded: $0) }
        return indices.sorted { numbers[Int($0)] < numbers[Int($1)] }
    }
}
