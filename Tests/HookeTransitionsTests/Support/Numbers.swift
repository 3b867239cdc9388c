import Foundation

@testable import HookeScene
@testable import HookeTransitions

/// A registered cell that shows a number in its name.
final class NumberCell: CollectionViewCell {
    private(set) var reuses = 0

    override func prepareForReuse() {
        reuses += 1
        name = "none"
    }
}

/// A collection view that keeps its data source.
private final class NumberView: CollectionView {
    var numbers: Numbers?
}

/// A data source of numbers with reused cells. Notes what it is asked and told.
final class Numbers: CollectionViewDataSource, CollectionViewDelegate, CollectionViewDataSourcePrefetching {
    var sections: [[Int]]
    private(set) var asked = 0
    private(set) var cells: Set<ViewID> = []
    /// The cells between `willDisplay` and `didEndDisplaying`.
    private(set) var displayed: [ViewID: IndexPath] = [:]
    private(set) var faults: [String] = []
    var announced: Set<IndexPath> = []

    init(_ sections: [[Int]]) { self.sections = sections }

    /// Returns a collection view on the screen that shows the numbers.
    func collection(in scene: WindowScene, _ layout: CollectionLayout) -> CollectionView {
        let collection = NumberView(frame: scene.bounds, collectionViewLayout: layout)
        collection.numbers = self
        scene.window.addSubview(collection)
        collection.register(NumberCell.self, forCellWithReuseIdentifier: "number")
        collection.delegate = self
        collection.dataSource = self
        return collection
    }

    func numberOfSections(in collectionView: CollectionView) -> Int { sections.count }
    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }
    func collectionView(
        _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
        cell.name = "\(sections[indexPath.section][indexPath.item])"
        asked += 1
        cells.insert(cell.id)
        return cell
    }

    func collectionView(
        _ collectionView: CollectionView, willDisplay cell: CollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        if displayed[cell.id] != nil { faults.append("\(cell.name) is displayed twice") }
        if cell.superview != nil { faults.append("\(cell.name) is in the tree already") }
        displayed[cell.id] = indexPath
    }
    func collectionView(
        _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell,
        forItemAt indexPath: IndexPath
    ) {
        if cell.superview != nil { faults.append("\(cell.name) is still in the tree") }
        if displayed.removeValue(forKey: cell.id) == nil { faults.append("\(cell.name) was not displayed") }
    }

    func collectionView(_ collectionView: CollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        if !announced.isDisjoint(with: indexPaths) { faults.append("announced twice") }
        announced.formUnion(indexPaths)
    }
    func collectionView(
        _ collectionView: CollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) {
        if !announced.isSuperset(of: indexPaths) { faults.append("cancelled without need") }
        announced.subtract(indexPaths)
    }
}

/// Returns the names of numbers.
func names(_ numbers: Range<Int>) -> [String] { numbers.map { "\($0)" } }

extension CollectionView {
    /// The names of all cells, from back to front.
    var names: [String] { subviews.map { $0.name } }

    /// The cells in the visible bounds, with what they show, from back to front.
    var picture: [CellPicture] {
        subviews.filter { $0.alpha > 0 && $0.frame.overlaps(bounds) }.map(CellPicture.init)
    }
}

/// What a cell shows.
struct CellPicture: Equatable {
    let name: String
    let state: ViewState

    init(_ view: SceneView) {
        name = view.name
        state = view.presentationState
    }
}
