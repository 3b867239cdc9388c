import HookeUIKit
import Testing

/// Sheets as UIKit code writes them.
@Suite struct SheetTests {
    private final class Places: UIViewController, UISheetPresentationControllerDelegate {
        var chosen: [UISheetPresentationController.Detent.Identifier?] = []

        func present(from map: UIViewController) {
            modalPresentationStyle = .pageSheet
            if let sheet = sheetPresentationController {
                let small = UISheetPresentationController.Detent.custom(identifier: .init("small")) {
                    context in
                    0.25 * context.maximumDetentValue
                }
                sheet.detents = [small, .medium(), .large()]
                sheet.delegate = self
                sheet.selectedDetentIdentifier = .medium
                sheet.largestUndimmedDetentIdentifier = .medium
                sheet.prefersGrabberVisible = true
                sheet.prefersScrollingExpandsWhenScrolledToEdge = false
                sheet.prefersEdgeAttachedInCompactHeight = true
                sheet.preferredCornerRadius = 24
            }
            map.present(self, animated: true)
        }

        func expand() {
            sheetPresentationController?.animateChanges {
                sheetPresentationController?.selectedDetentIdentifier = .large
            }
        }

        func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
            _ sheetPresentationController: UISheetPresentationController
        ) { chosen.append(sheetPresentationController.selectedDetentIdentifier) }
    }

    @Test func `A sheet of UIKit code is presented, expanded and dragged`() {
        let map = UIViewController()
        let rig = PortScene(root: map)
        let places = Places()
        places.present(from: map)
        rig.scene.advance(to: 2)
        #expect(places.view.bounds.height == rig.scene.bounds.height / 2)
        places.expand()
        rig.scene.advance(to: 4)
        #expect(places.view.bounds.height == rig.scene.bounds.height - 40)
        #expect(places.chosen.isEmpty)
        for step in 0...20 {
            let place = CGPoint(x: 100, y: 100 + 20 * Double(step))
            rig.scene.send(UITouch(step == 0 ? .began : .moved, at: place, time: 4 + 0.01 * Double(step)))
        }
        rig.scene.send(UITouch(.ended, at: CGPoint(x: 100, y: 500), time: 4.2))
        rig.scene.advance(to: 6)
        #expect(places.chosen.count == 1 && places.chosen.first != .large)
        #expect(rig.scene.diagnostics.isEmpty, "\(rig.scene.diagnostics)")
    }
}
