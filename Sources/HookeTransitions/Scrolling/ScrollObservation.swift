import Foundation

/// The observers of a scroll view's offset.
final class ScrollObservers {
    private var observers: [Int: (ScrollView) -> Void] = [:]
    private var lastKey = 0

    func add(_ handler: @escaping (ScrollView) -> Void) -> Int {
        lastKey += 1
        observers[lastKey] = handler
        return lastKey
    }

    func remove(_ key: Int) { observers[key] = nil }

    /// Calls the observers in the order of adding.
    #if MainActor
        @MainActor
    #endif
    func notify(_ view: ScrollView) {
        guard !observers.isEmpty else { return }
        for key in observers.keys.sorted() { observers[key]?(view) }
    }
}

/// An observer of a scroll view's offset, until it is cancelled or released.
public final class ScrollObservation {
    private weak var observers: ScrollObservers?
    private let key: Int

    fileprivate init(_ observers: ScrollObservers, key: Int) {
        self.observers = observers
        self.key = key
    }

    deinit { cancel() }

    /// Stops observing. A second call does nothing.
    public func cancel() { observers?.remove(key) }
}

extension ScrollView {
    /// Calls `handler` after each change of the offset, after the delegate, while the returned observation is retained.
    public func observeScrolling(_ handler: @escaping (ScrollView) -> Void) -> ScrollObservation {
        ScrollObservation(observers, key: observers.add(handler))
    }

    /// Calls `handler` with the fraction of a range now and after each change of it, while the returned observation is
    /// retained.
    ///
    /// ```swift
    /// let scene = WindowScene(size: .init(width: 390, height: 844))
    /// let list = ScrollView(frame: scene.bounds)
    /// list.contentSize.height = 3_000
    /// let sky = SceneView(frame: .init(x: 0, y: -100, width: 390, height: 500))
    /// scene.window.addSubview(sky)
    /// scene.window.addSubview(list)
    /// let parallax = list.observe(try ScrollProgress(.vertical, from: 0, to: 400)) { sky.alpha = 1 - $0 }
    /// list.contentOffset.y = 100
    /// print(sky.alpha)   // 0.75
    /// parallax.cancel()
    /// ```
    ///
    /// - Parameters:
    ///   - progress: the range of offsets.
    ///   - isClamped: whether the fraction stays in [0, 1].
    ///   - handler: called with the fraction.
    public func observe(
        _ progress: ScrollProgress, clamped isClamped: Bool = true, handler: @escaping (Double) -> Void
    ) -> ScrollObservation {
        func fraction(_ view: ScrollView) -> Double {
            let fraction = progress.fraction(at: view.contentOffset)
            return isClamped ? min(max(fraction, 0), 1) : fraction
        }
        var last = fraction(self)
        handler(last)
        return observeScrolling { view in
            let now = fraction(view)
            guard now != last else { return }
            last = now
            handler(now)
        }
    }
}
