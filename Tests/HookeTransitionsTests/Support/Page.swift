import Foundation
import HookeTransitions

/// The callbacks of pages.
final class Journal {
    var log: [String] = []
    /// Whether moves between containers are recorded too.
    var notesMoves = false
}

/// Records its appearance callbacks.
final class Page: SceneViewController {
    private let journal: Journal
    init(name: String, _ journal: Journal) {
        self.journal = journal
        super.init(name: name)
    }
    private func note(_ what: String) { journal.log.append("\(name).\(what)") }
    override func viewWillAppear(_ animated: Bool) { note("willApp") }
    override func viewDidAppear(_ animated: Bool) { note("didApp") }
    override func viewWillDisappear(_ animated: Bool) { note("willDis") }
    override func viewDidDisappear(_ animated: Bool) { note("didDis") }
    override func willMove(toParent parent: SceneViewController?) {
        super.willMove(toParent: parent)
        if journal.notesMoves { note("willMove(\(parent?.name ?? "nil"))") }
    }
    override func didMove(toParent parent: SceneViewController?) {
        if journal.notesMoves { note("didMove(\(parent?.name ?? "nil"))") }
        super.didMove(toParent: parent)
    }
}

extension WindowScene {
    /// Sends a finger at height 400 to each x in turn, 20 ms apart, and lifts it or not.
    func drag(_ places: [Double], lifts: Bool, finger: Int = 0) {
        let start = now
        for (index, x) in places.enumerated() {
            send(
                Touch(
                    index == 0 ? .began : .moved, at: CGPoint(x: x, y: 400),
                    time: start + 0.02 * Double(index), finger: finger))
        }
        guard lifts, let last = places.last else { return }
        send(
            Touch(
                .ended, at: CGPoint(x: last, y: 400), time: start + 0.02 * Double(places.count),
                finger: finger))
    }
}
