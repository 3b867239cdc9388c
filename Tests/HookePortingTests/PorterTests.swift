import Foundation
import Testing

@testable import HookePorting

/// The only port of a text; a second run must change nothing and leave the same.
func port(_ text: String) -> Porter.Port {
    let first = Porter([("a.swift", text)]).ports()[0]
    let second = Porter([("a.swift", first.text)]).ports()[0]
    #expect(second.text == first.text)
    #expect(second.changes == [])
    return first
}

@Suite struct PorterTests {
    @Test func `attributes of Objective-C go, with their line if nothing else is on it`() {
        let result = port(
            """
            @objcMembers
            class A: NSObject {
                @objc private func a() {}
                @objc(b:)
                func b(_ x: Int) {}
                @IBAction @objc func c(_ sender: Any) {}
                @IBOutlet weak var card: UIView!
                // @objc stays here
                let text = "@objc \\(f("@objc"))"
            }

            """)
        #expect(
            result.text == """
                class A: NSObject {
                    private func a() {}
                    func b(_ x: Int) {}
                    func c(_ sender: Any) {}
                    weak var card: UIView!
                    // @objc stays here
                    let text = "@objc \\(f("@objc"))"
                }

                """)
        #expect(result.changes.map(\.line) == [1, 3, 4, 6, 7])
        #expect(result.left.map(\.line) == [6, 7] && result.left.allSatisfy { $0.section == .outlets })
    }

    @Test(arguments: [
        ("pan(_:)", "B.pan(_:)"), ("pan", "B.pan"), ("self.pan(_:)", "B.pan(_:)"), ("Self.pan", "B.pan"),
        ("B.pan(_:)", "B.pan(_:)"), ("A.B.pan", "A.B.pan"),
        (
            "pan(_:) as (UIPanGestureRecognizer) -> Void",
            "B.pan(_:) as (B) -> (UIPanGestureRecognizer) -> Void"
        ),
        ("B.pan as (B) -> () -> Void", "B.pan as (B) -> () -> Void"), ("handle(pan:)", "B.handle(pan:)"),
        (" pan( _: ) ", "B.pan( _: )"),
    ])
    func `a selector is a method of its type`(selector: String, method: String) {
        let text = "class A { class B { func f() { v.add(T(target: self, action: #selector(X))) } } }"
        let result = port(text.replacing("X", with: selector))
        #expect(result.text == text.replacing("#selector(X)", with: method))
        #expect(result.left == [] && result.changes.count == 1)
    }

    @Test(arguments: [
        "T(target: self, action: #selector(getter: x))", "T(target: x, action: #selector(x.pan(_:)))",
        "T(target: self, action: #selector(pan(_:event:)))", "T(target: nil, action: #selector(pan))",
        "T(target: other, action: #selector(pan))",
        "v.addTarget(other, action: #selector(pan), for: .valueChanged)",
        "let s = #selector(pan)",
        "Timer(timeInterval: 1, target: self, selector: #selector(pan), repeats: true)",
        "perform(#selector(pan))", "T(target: self, action: #selector(super.pan))",
    ])
    func `a selector that cannot be told stays`(call: String) {
        let text = "class A { func f() { \(call) } }"
        let result = port(text)
        #expect(result.text == text)
        #expect(result.left.contains { $0.section == .selectors && $0.what.hasPrefix("#selector(") })
    }

    @Test func `a checked key path is its text`() {
        let text =
            "CABasicAnimation(keyPath: #keyPath(CALayer.position)); f(#keyPath(A.Card.view.alpha), #keyPath(open))"
        let result = port(text)
        #expect(result.text == #"CABasicAnimation(keyPath: "position"); f("view.alpha", "open")"#)
    }

    @Test func `the type of a selector is the innermost one, or the extended one`() {
        let text = "extension A.B { func f() { x { T(target: self, action: #selector(go)) } } }"
        #expect(port(text).text.contains("action: A.B.go)"))
        #expect(port("f(action: #selector(go))").left.count == 1)
    }

    @Test func `imports of parts of UIKit are shortened`() {
        let text =
            "import UIKit.UIGestureRecognizerSubclass\nimport class UIKit.UIView\nimport ObjectiveC.runtime\nimport Foundation\nimport AVFoundation\n#if canImport(SwiftUI)\nimport SwiftUI\n#endif\n"
        let result = port(text)
        #expect(
            result.text
                == "import UIKit\nimport UIKit\nimport Foundation\nimport AVFoundation\n#if canImport(SwiftUI)\nimport SwiftUI\n#endif\n"
        )
        #expect(result.left.map(\.section) == [.modules])
    }

    @Test func `a file with index paths keeps Foundation`() {
        let text = "import Foundation\nimport UIKit\nlet path = IndexPath(item: 0, section: 0)\n"
        #expect(port(text).text == text)
    }

    @Test(arguments: [
        ("UIViewController", "super.init(nibName: nil, bundle: nil)"), ("UIView", "super.init(frame: .zero)"),
        ("NSObject, P", "super.init()"),
    ])
    func `an initialiser from a coder calls what exists`(superclass: String, call: String) {
        let text =
            "class Base: \(superclass) {}\nclass A: Base { required init?(coder c: NSCoder) { super.init(coder: c) } }"
        let result = port(text)
        #expect(result.text == text.replacing("super.init(coder: c)", with: call))
        #expect(result.left == [])
    }

    @Test func `the initialiser of a cell is required`() {
        let cell =
            "class A: UICollectionViewCell { public override init(frame: CGRect) { super.init(frame: frame) } }"
        #expect(port(cell).text == cell.replacing("override", with: "required"))
        let view = cell.replacing("UICollectionViewCell", with: "UIView")
        #expect(port(view).text == view)
    }

    @Test func `a controller keeps its initialiser without parameters`() {
        let text = """
            public class A: UIViewController {
                public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
            }
            """
        let made = "\n\n    public convenience init() { self.init(nibName: nil, bundle: nil) }\n}"
        #expect(port(text).text == text.dropLast(2) + made)
        let own = text.replacing("{ super", with: "{} init() { super")
        #expect(port(own).text == own)
    }

    @Test func `an unknown superclass's initialiser stays`() {
        let text = "class A: Other { required init?(coder c: NSCoder) { super.init(coder: c) } }"
        #expect(port(text).text == text)
        #expect(port(text).left.map(\.section) == [.coding])
    }

    @Test func `the main queue is the scene's`() {
        let result = port(
            """
            DispatchQueue.main.async { a() }
            DispatchQueue . main.asyncAfter(deadline: DispatchTime.now() + 0.3, execute: b)
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { }
            f(queue: DispatchQueue.main)
            DispatchQueue.global().async {}
            """)
        #expect(
            result.text == """
                SceneQueue.main.async { a() }
                SceneQueue . main.asyncAfter(deadline: .now() + 0.3, execute: b)
                SceneQueue.main.asyncAfter(deadline: .now() + 0.3) { }
                f(queue: DispatchQueue.main)
                DispatchQueue.global().async {}
                """)
        #expect(result.left.map(\.line) == [4, 5])
    }

    @Test func `protocols of objects are those of any object`() {
        let text = "public protocol P: NSObjectProtocol, Q where A: B { func a(b: NSObjectProtocol) }"
        #expect(port(text).text == text.replacing("P: NSObjectProtocol", with: "P: AnyObject"))
    }

    @Test func `coordinators are classes, and values have no convenience initialisers`() {
        let text =
            "func f(c: (any UIViewControllerTransitionCoordinator)?, d: any UIViewControllerContextTransitioning) {}"
        #expect(
            port(text).text
                == text.replacing("any UIViewControllerTransitionC", with: "UIViewControllerTransitionC"))
        let color = "extension UIColor { public convenience init(hex: Int) { self.init() } }"
        #expect(port(color).text == color.replacing("convenience ", with: ""))
        let view = "extension UIView { convenience init(a: Int) { self.init() } }"
        #expect(port(view).text == view)
    }

    @Test func `what is left is listed with its section`() {
        let result = port(
            """
            #if os(iOS) || targetEnvironment(simulator)
            #endif
            extension A { override func viewDidLoad() {} }
            class B: UIView {
                override func draw(_ rect: CGRect) {}
                func f() {
                    view.topAnchor.constraint(equalTo: b)
                    token = view.observe(\\.frame) { _, _ in }
                    view.addObserver(self, forKeyPath: "frame", options: [], context: nil)
                    NotificationCenter.default.addObserver(self, selector: #selector(f), name: .a, object: nil)
                    Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in }
                }
                override func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
                override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
                let table: UITableView
            }
            class C: D { override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {} }
            class D: UIPanGestureRecognizer {}
            """)
        #expect(result.changes == [])
        let expected: [(Int, PortSection)] = [
            (1, .conditions), (1, .conditions), (3, .overrides), (5, .drawing), (7, .constraints),
            (9, .observing), (10, .observing), (11, .queues), (13, .storyboards), (13, .storyboards),
            (15, .controls), (17, .recognizers),
        ]
        #expect(result.left.map(\.line) == expected.map(\.0))
        #expect(result.left.map(\.section) == expected.map(\.1))
    }

    @Test func `a file that is no Swift source is refused, others are not`() {
        let porter = Porter([("a", "let a = \"x"), ("b", "@objc class B {}")])
        #expect(porter.faults == [.init(name: "a", line: 1, reason: "the string has no end")])
        #expect(porter.ports().map(\.text) == ["class B {}"])
    }

    @Test func `each section is a heading of the page`() throws {
        let page = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appending(path: "docs/porting.md")
        let headings = try String(contentsOf: page, encoding: .utf8).split(separator: "\n").filter {
            $0.hasPrefix("#")
        }
        .map { $0.drop { "# ".contains($0) }.lowercased().replacing(" ", with: "-").replacing(",", with: "") }
        for section in PortSection.allCases { #expect(headings.contains(section.anchor), "\(section)") }
    }
}
