import Foundation
import HookeTransitions

/// Photos on a screen, one of them turned: a tap zooms into one; a drag, or two fingers, bring it back.
final class ZoomStage: Stage {
    let scene: WindowScene
    let hint = "tap a photo; drag or pinch it back"
    private let album = SceneViewController(name: "album")
    private var cells: [SceneView] = []
    private var open: (photo: SceneViewController, driver: ZoomDriver)?
    private static let colors: [UInt32] = [0x2F5D62, 0xA63D40, 0xDFB771, 0x355C8A, 0x6B7A3A, 0x70457A]

    init(size: CGSize) {
        scene = WindowScene(size: size)
        album.view = ModalStage.screen("album", scene.bounds, ground: 0xF4F1EA, bar: 0x2F5D62)
        let (width, height) = (0.4 * size.width, 0.22 * size.height)
        for (index, color) in Self.colors.enumerated() {
            let (column, row) = (Double(index % 2), Double(index / 2))
            let cell = SceneView(
                frame: CGRect(
                    x: size.width * (0.07 + 0.46 * column), y: size.height * (0.16 + 0.27 * row),
                    width: width,
                    height: height),
                name: "photo \(index + 1)")
            cell.backgroundColor = SceneColor(hex: color)
            cell.layer.cornerRadius = 14
            if index == 3 { cell.layer.transform = .rotationZ(0.2).concatenating(.scale(x: 0.9, y: 0.9)) }
            let tap = TapGestureRecognizer()
            tap.addHandler { [unowned self, unowned cell] _ in zoom(into: cell) }
            cell.addGestureRecognizer(tap)
            album.view.addSubview(cell)
            cells.append(cell)
        }
        scene.window.rootViewController = album
    }

    var drivers: [GestureDriver] { open.map { [$0.driver] } ?? [] }

    var restStateName: String { album.presentedViewController == nil ? "album" : "photo" }

    func toggle() {
        guard scene.transition == nil else { return }
        if let shown = album.presentedViewController {
            shown.dismiss(animated: true)
        } else {
            zoom(into: cells[3])
        }
    }

    func refresh() {}

    private func zoom(into cell: SceneView) {
        guard scene.transition == nil, album.presentedViewController == nil else { return }
        let photo = SceneViewController(name: cell.name)
        photo.view = SceneView(frame: scene.bounds, name: "\(cell.name) screen")
        photo.view.backgroundColor = cell.backgroundColor
        let bar = SceneView(
            frame: CGRect(
                x: 0, y: scene.bounds.height * 0.8, width: scene.bounds.width,
                height: scene.bounds.height * 0.2),
            name: "\(cell.name) text")
        bar.backgroundColor = SceneColor(hex: 0xFFFFFF)
        photo.view.addSubview(bar)
        photo.modalPresentationStyle = .fullScreen
        let zoom = ZoomTransition { [unowned cell] _ in cell }
        photo.preferredTransition = zoom
        open = (photo, zoom.driver)
        album.present(photo, animated: true)
    }
}
