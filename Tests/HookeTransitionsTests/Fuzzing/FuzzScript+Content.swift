/// A step of sheets, which acts on the sheet of a page.
enum FuzzSheetStep: Hashable, Codable, Sendable {
    /// Custom detents; none stands for the default.
    case heights([Double], animated: Bool)
    /// Of the names "0", "1" and so on.
    case select(Int, animated: Bool)
    case undimmed(Int?)
    case modal(Bool)
    case mayDismiss(Bool)
    case expandsByScrolling(Bool)
    case grabber(Bool)
    case enabled(Bool)
}

/// A step of a scroll view: one of two lists, or the collection view.
enum FuzzScrollStep: Hashable, Codable, Sendable {
    /// Adds it to a page's view.
    case show(page: Int)
    /// Adds it to the first list.
    case nest
    case hide
    case offset(x: Double, y: Double, animated: Bool)
    case toTop(animated: Bool)
    case content(width: Double, height: Double)
    case inset(Double)
    case style(FuzzScrollStyle)
    case enabled(Bool)
}

/// The behaviour of a scroll view.
struct FuzzScrollStyle: Hashable, Codable, Sendable {
    var isAndroid: Bool
    var isPaging: Bool
    var bounces: Bool
    var locksDirection: Bool
}

/// A step of the collection view. Items are fractions 0...1 of all.
enum FuzzCollectionStep: Hashable, Codable, Sendable {
    case insert([Double])
    case delete([Double])
    case move(from: Double, to: Double)
    case reload(count: Int)
    case layout(Int, animated: Bool)
    case begin(Int)
    case progress(Double)
    case end(finishes: Bool)
}

/// How a page appears and disappears where the delegate returns no animator.
enum FuzzPreference: Hashable, Codable, Sendable {
    case none
    /// From a label; from none, if it is not visible.
    case zoom(label: Int)
    case predictiveBack
}
