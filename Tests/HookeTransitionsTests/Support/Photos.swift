import Foundation
import HookeTransitions

/// Twelve photos in a layout.
final class Photos: CollectionViewController {
    var count = 12
    private(set) var made = 0

    override func collectionView(
        _ collectionView: CollectionView, numberOfItemsInSection section: Int
    ) -> Int { count }

    override func collectionView(
        _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell {
        made += 1
        return CollectionViewCell(frame: .zero, name: "photo \(indexPath.item)")
    }

    /// A grid of three per line on a screen of width 390: items of 100 with gaps of 35.
    static func grid() -> CollectionFlowLayout {
        let grid = CollectionFlowLayout()
        grid.itemSize = CGSize(width: 100, height: 100)
        grid.sectionInset = .init(top: 20, left: 10, bottom: 20, right: 10)
        return grid
    }
}

/// A data source with given views.
final class Album: CollectionViewDataSource {
    var sections: [[CollectionViewCell]]
    init(_ sections: [[CollectionViewCell]]) { self.sections = sections }
    func numberOfSections(in collectionView: CollectionView) -> Int { sections.count }
    func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }
    func collectionView(
        _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
    ) -> CollectionViewCell { sections[indexPath.section][indexPath.item] }

    /// Returns views with names.
    static func views(_ names: String...) -> [CollectionViewCell] {
        names.map { CollectionViewCell(frame: .zero, name: $0) }
    }
}
