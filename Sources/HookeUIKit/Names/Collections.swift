@_exported import HookeTransitions

// Cells and compositional layouts under UIKit's names. For documentation see their declarations.

/// `CollectionViewCell`.
public typealias UICollectionViewCell = CollectionViewCell
/// `CollectionViewDataSourcePrefetching`.
public typealias UICollectionViewDataSourcePrefetching = CollectionViewDataSourcePrefetching
/// `CollectionCompositionalLayout`.
public typealias UICollectionViewCompositionalLayout = CollectionCompositionalLayout
/// `CollectionLayoutDimension`.
public typealias NSCollectionLayoutDimension = CollectionLayoutDimension
/// `CollectionLayoutSize`.
public typealias NSCollectionLayoutSize = CollectionLayoutSize
/// `CollectionLayoutItem`.
public typealias NSCollectionLayoutItem = CollectionLayoutItem
/// `CollectionLayoutGroup`.
public typealias NSCollectionLayoutGroup = CollectionLayoutGroup
/// `CollectionLayoutSection`.
public typealias NSCollectionLayoutSection = CollectionLayoutSection
/// `CollectionLayoutInsets`.
public typealias NSDirectionalEdgeInsets = CollectionLayoutInsets
