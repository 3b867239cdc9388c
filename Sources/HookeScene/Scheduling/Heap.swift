/// A priority queue with the least element first; insertion and removal in O(log n).
struct Heap<Element: Comparable> {
    private var elements: [Element] = []

    var count: Int { elements.count }

    var first: Element? { elements.first }

    mutating func insert(_ element: Element) {
        elements.append(element)
        var index = elements.count - 1
        while index > 0, elements[index] < elements[(index - 1) / 2] {
            elements.swapAt(index, (index - 1) / 2)
            index = (index - 1) / 2
        }
    }

    mutating func removeFirst() {
        elements.swapAt(0, elements.count - 1)
        elements.removeLast()
        sink(0)
    }

    /// Removes elements in O(n).
    mutating func removeAll(where isGone: (Element) -> Bool) {
        elements.removeAll(where: isGone)
        for index in stride(from: elements.count / 2 - 1, through: 0, by: -1) { sink(index) }
    }

    private mutating func sink(_ start: Int) {
        var index = start
        while true {
            var least = index
            for child in 2 * index + 1...2 * index + 2 where child < elements.count {
                if elements[child] < elements[least] { least = child }
            }
            guard least != index else { return }
            elements.swapAt(index, least)
            index = least
        }
    }
}
