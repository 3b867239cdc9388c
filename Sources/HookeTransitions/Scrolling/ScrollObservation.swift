import Foundation

/// The observers of a scroll view's offset.
struct ScrollObservers {
    private var handlers: [(key: Int, handler: (ScrollView) -> Void)] = []
    private var lastKey = 0

    mutating func add(_ handler: @escaping (ScrollView) -> Void) -> Int {
        lastKey += 1
        handlers.append((lastKey, handler))
        return lastKey
    }

    mutating func remove(_ key: Int) { handlers.removeAll { $0.key == key } }

    func notify(_ view: ScrollView) {
        for entry in handlers { entry.handler(view) }
    }
}
