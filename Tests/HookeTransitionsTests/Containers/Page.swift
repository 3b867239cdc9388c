import HookeTransitions

/// What pages were told.
final class Journal {
    var log: [String] = []
}

/// Notes its appearance callbacks.
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
}
