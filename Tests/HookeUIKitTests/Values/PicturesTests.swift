import HookeUIKit
import Testing

@Suite struct PicturesTests {
    private let scene = UIWindowScene(size: CGSize(width: 390, height: 844))
    private let card = UIView(frame: CGRect(x: 20, y: 40, width: 200, height: 100))
    private let mark = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))

    init() {
        card.backgroundColor = .red
        mark.backgroundColor = .blue
        mark.accessibilityIdentifier = "mark"
        card.addSubview(mark)
        scene.window.addSubview(card)
        scene.advance(to: 1)
    }

    /// The frame of the mark's picture in the window, with an image in a view at the origin.
    private func place(in image: UIImage?) -> CGRect? {
        let view = UIImageView(image: image)
        scene.window.addSubview(view)
        defer { view.removeFromSuperview() }
        let shown = scene.snapshot().projectedViews()
        guard let corners = shown.last(where: { $0.name == "mark" })?.corners else { return nil }
        return CGRect(
            x: corners[0].x, y: corners[0].y, width: corners[2].x - corners[0].x,
            height: corners[2].y - corners[0].y)
    }

    @Test func `a renderer's image has the picture of a view`() {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 100, height: 50))
        let image = renderer.image { _ in
            card.drawHierarchy(in: CGRect(x: 0, y: 0, width: 100, height: 50), afterScreenUpdates: true)
        }
        mark.frame.origin.x = 100
        #expect(image.size == CGSize(width: 100, height: 50) && image.scale == UIScreen.main.scale)
        #expect(place(in: image) == CGRect(x: 5, y: 5, width: 25, height: 25), "as it was, half as large")
    }

    @Test func `layers are rendered into the current context, at its transform`() {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 50, height: 50), false, 0)
        let context = UIGraphicsGetCurrentContext()
        context?.translateBy(x: -10, y: -5)
        if let context { card.layer.render(in: context) }
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        #expect(place(in: image) == CGRect(x: 0, y: 5, width: 50, height: 50))
        #expect(UIGraphicsGetCurrentContext() == nil && UIGraphicsGetImageFromCurrentImageContext() == nil)
        #expect(!card.drawHierarchy(in: card.bounds, afterScreenUpdates: false))
    }

    @Test func `a part of the plane is its own origin`() {
        let image = UIGraphicsImageRenderer(bounds: CGRect(x: 10, y: 10, width: 20, height: 20)).image {
            card.layer.render(in: $0.cgContext)
        }
        #expect(place(in: image) == CGRect(x: 0, y: 0, width: 50, height: 50))
    }
}
