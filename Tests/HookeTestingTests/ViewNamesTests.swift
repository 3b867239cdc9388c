import HookeScene
import HookeTesting
import Testing

private class Base {
    let shade = SceneView()
}

private final class Screen: Base {
    let card = Card()
    weak var other: SceneView?
    lazy var late = SceneView()
    lazy var never = SceneView()
    let count = 1
    let named = SceneView(frame: .zero, name: "mine")
}

private final class Card: SceneView {
    let title = SceneView()
    var owner: AnyObject?
}

@Suite struct ViewNamesTests {
    @Test func `views have the names of the properties that hold them`() {
        let (screen, other) = (Screen(), SceneView())
        (screen.other, screen.card.owner) = (other, screen)
        let late = screen.late
        nameViews(of: screen)
        #expect(screen.card.name == "card" && screen.card.title.name == "title")
        #expect(screen.shade.name == "shade" && other.name == "other" && late.name == "late")
        #expect(screen.named.name == "mine" && screen.never.name == "")
    }
}
