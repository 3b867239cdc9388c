import Hooke

/// The gesture that pops the top of a stack, with the driver of its ``NavigationController/BackStyle``.
final class PopGesture: SceneIsolated {
    let slide = SwipeDriver(edge: .left, measure: .location)
    private(set) var predictive: PredictiveBackDriver?
    /// Whether a pop begins that the gesture drives.
    private(set) var isBeginning = false
    /// Whether the stack may pop now.
    var mayPop: () -> Bool = { false }
    /// Pops the stack.
    var pop: () -> Void = {}

    init() {
        slide.tracksFinger = true
        connect(slide)
    }

    /// Takes the driver of a style.
    func use(_ style: NavigationController.BackStyle) {
        predictive = nil
        guard case .predictive(let options) = style else { return }
        let driver = PredictiveBackDriver(options)
        connect(driver)
        predictive = driver
    }

    var driver: GestureDriver { predictive ?? slide }

    /// A finger may also grab the pop in progress. Otherwise the recogniser leaves the touch to others.
    private func connect(_ driver: GestureDriver) {
        driver.begin = { [weak self] in self?.begin() }
        driver.gestureRecognizer.permission = { [weak self] in
            guard let self else { return false }
            return slide.isDriving || predictive?.isDriving == true || mayPop()
        }
    }

    private func begin() {
        guard mayPop() else { return }
        isBeginning = true
        pop()
        isBeginning = false
    }
}
