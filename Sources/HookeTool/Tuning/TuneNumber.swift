import Foundation
import Hooke
import HookeTransitions

/// A number among the settings of a study of swipes, as an option of `hooke tune` and a field of `hooke eval`.
enum TuneNumber: String {
    case width, duration, speed, cap

    private var accepted: String {
        switch self {
        case .width: "above 0, at most 100000"
        case .duration: "finite and at least 0"
        case .speed: "finite and above 0"
        case .cap: "at least 0"
        }
    }

    private func accepts(_ value: Double) -> Bool {
        switch self {
        case .width: value > 0 && value <= 1e5
        case .duration: value >= 0 && value.isFinite
        case .speed: value > 0 && value.isFinite
        case .cap: value >= 0
        }
    }

    /// Refuses a value that is not accepted; `place` is the option or field.
    func check(_ value: Double, _ place: String) throws(Refusal) {
        guard accepts(value) else { throw Refusal("\(place) is \(value); accepted: \(accepted)") }
    }
}

extension GestureTrace {
    /// Returns the screen of a swipe: across the swipe it has the usual size, or a larger one that holds the finger.
    /// - Parameters:
    ///   - edge: The edge that the swipe leads away from.
    ///   - width: The size along the swipe in points; the usual size if it is `nil`.
    func screen(edge: Edge, width: Double?) -> CGSize {
        let positions = samples.map(\.position)
        if edge.isHorizontal {
            return CGSize(width: width ?? 390, height: max(844, (positions.map(\.y).max() ?? 0) + 1))
        }
        return CGSize(width: max(390, (positions.map(\.x).max() ?? 0) + 1), height: width ?? 844)
    }
}
