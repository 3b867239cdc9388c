import Foundation

extension ScrollView {
    /// Calls `handler` after each change of the offset, after the delegate, while the returned observation is retained.
    public func observeScrolling(_ handler: @escaping (ScrollView) -> Void) -> SceneObservation {
        observers.add(handler)
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
    ) -> SceneObservation {
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
