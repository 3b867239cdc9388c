import Foundation

/// The view of an item. Cells that leave the neighbourhood of what is visible are used for other items.
///
/// Register a class with ``CollectionView/register(_:forCellWithReuseIdentifier:)``, and get cells with
/// ``CollectionView/dequeueReusableCell(withReuseIdentifier:for:)``. A cell that is made otherwise is never used for
/// another item by the collection view.
open class CollectionViewCell: SceneView {
    /// The identifier under which the cell was registered; `nil` for a cell that was made otherwise.
    public internal(set) var reuseIdentifier: String?
    private var content: SceneView?
    /// The collection view that has placed the cell.
    weak var collectionView: CollectionView?

    /// Creates a cell with a frame. A collection view makes registered cells by it.
    public required override init(frame: CGRect) { super.init(frame: frame) }

    /// A view for the content, as large as the cell. The first access makes it.
    public var contentView: SceneView {
        if let content { return content }
        let made = SceneView(frame: CGRect(origin: .zero, size: bounds.size), name: "content")
        made.autoresizingMask = .flexibleSize
        content = made
        addSubview(made)
        return made
    }

    /// Called before the cell is used for another item, without animations of the previous one. Reset here what the data
    /// source does not set for every item. The default does nothing.
    open func prepareForReuse() {}

    /// Applies attributes, setting only properties that differ.
    func apply(_ attributes: CollectionLayoutAttributes) {
        if bounds.size != attributes.size {
            bounds = CGRect(origin: bounds.origin, size: attributes.size)
        }
        if center != attributes.center { center = attributes.center }
        if alpha != attributes.alpha { alpha = attributes.alpha }
        if layer.transform != attributes.transform3D { layer.transform = attributes.transform3D }
        let height = Double(attributes.zIndex)
        if layer.zPosition != height { layer.zPosition = height }
    }
}
