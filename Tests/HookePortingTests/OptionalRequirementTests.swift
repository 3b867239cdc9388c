import Testing

@testable import HookePorting

@Suite struct OptionalRequirementTests {
    @Test func `optional requirements have optional results with defaults`() {
        let result = port(
            """
            @objc public protocol CardDelegate {
                func card(_ card: Card)
                @objc optional func cardDidOpen(_ card: Card)
                @objc optional func card(_ card: Card, heightFor width: CGFloat) -> CGFloat
                @objc optional func animator(for card: Card) -> UIViewControllerAnimatedTransitioning?
                @objc optional
                func other() -> any Animator
                @objc optional var inset: CGFloat { get }
            }
            class Card {
                weak var delegate: CardDelegate?
                func f() {
                    delegate?.cardDidOpen?(self)
                    let height = delegate?.card?(self, heightFor: 1) ?? 2
                    let same = delegate?.card?(self, heightFor: delegate!.card!(self, heightFor: 2))
                    delegate?.animator?(for: self)?.go()
                    let inset = delegate?.inset ?? 1
                }
            }
            class Owner: NSObject {}
            extension Owner: CardDelegate {
                func card(_ card: Card) {}
                func cardDidOpen(_ card: Card) {}
                func card(_ card: Card, heightFor width: CGFloat) -> CGFloat { return 3 }
            }
            """)
        #expect(
            result.text == """
                public protocol CardDelegate: AnyObject {
                    func card(_ card: Card)
                    func cardDidOpen(_ card: Card)
                    func card(_ card: Card, heightFor width: CGFloat) -> CGFloat?
                    func animator(for card: Card) -> UIViewControllerAnimatedTransitioning?
                    func other() -> (any Animator)?
                    var inset: CGFloat? { get }
                }

                public extension CardDelegate {
                    func cardDidOpen(_ card: Card) {}
                    func card(_ card: Card, heightFor width: CGFloat) -> CGFloat? { nil }
                    func animator(for card: Card) -> UIViewControllerAnimatedTransitioning? { nil }
                    func other() -> (any Animator)? { nil }
                    var inset: CGFloat? { nil }
                }
                class Card {
                    weak var delegate: CardDelegate?
                    func f() {
                        delegate?.cardDidOpen(self)
                        let height = delegate?.card(self, heightFor: 1) ?? 2
                        let same = delegate?.card(self, heightFor: delegate!.card(self, heightFor: 2)!)
                        delegate?.animator(for: self)?.go()
                        let inset = delegate?.inset ?? 1
                    }
                }
                class Owner: NSObject {}
                extension Owner: CardDelegate {
                    func card(_ card: Card) {}
                    func cardDidOpen(_ card: Card) {}
                    func card(_ card: Card, heightFor width: CGFloat) -> CGFloat? { return 3 }
                }
                """)
        #expect(result.left == [])
    }

    @Test func `a witness in another file is found through a superclass`() {
        let files = [
            ("a", "@objc protocol P: NSObjectProtocol { @objc optional func size(of a: Int) -> Int }"),
            ("b", "class A: NSObject, P {}"),
            ("c", "extension Outer { class B: Kit.A { func size(of a: Int) -> Int { 1 } } }"),
            ("d", "class C { func size(of a: Int) -> Int { 1 } }"),
        ]
        let ports = Porter(files).ports()
        #expect(
            ports[0].text.hasSuffix(
                "P: AnyObject { func size(of a: Int) -> Int? }\n\nextension P {\n    func size(of a: Int) -> Int? { nil }\n}"
            ))
        #expect(ports[2].text == "extension Outer { class B: Kit.A { func size(of a: Int) -> Int? { 1 } } }")
        #expect(ports[3].text == files[3].1)
        #expect(ports[3].left.map(\.section) == [.requirements])
    }

    @Test func `calls of UIKit's optional methods lose their sign, those of closures do not`() {
        let text =
            "a.delegate?.navigationController?(n, willShow: v, animated: true); completion?(true); self.done?()"
        #expect(port(text).text == text.replacing("Controller?(", with: "Controller("))
        let property =
            "class A { var animationController: (() -> Void)?; func f() { self.animationController?() } }"
        #expect(port(property).text == property)
        #expect(port(property).left.map(\.section) == [.requirements])
        let labels =
            "class A { let animationController = 1; func f() { d?.animationController?(a, forPresented: [1, 2]) } }"
        #expect(port(labels).text == labels.replacing("?(", with: "("))
    }

    @Test(arguments: [
        "if delegate?.go != nil {}", "if let f = delegate?.go { f() }", "if delegate?.go(_:) == nil {}",
    ])
    func `a test whether a requirement is there is listed`(test: String) {
        let result = port("@objc protocol P { @objc optional func go(_ a: Int) -> Int }\n\(test)")
        #expect(result.left.map(\.section) == [.requirements] && result.left.map(\.line) == [2])
        #expect(result.text.hasSuffix(test))
    }

    @Test func `a comparison of a call without result is listed`() {
        let result = port("@objc protocol P { @objc optional func go() }\nif delegate?.go?() == nil { a() }")
        #expect(result.left.map(\.section) == [.requirements])
    }
}
