struct WebElement {
    var name: String
    var tag = "div"
    /// Attributes besides the class, safe as they are.
    var attributes: [(name: String, value: String)] = []
    /// The name of the view, on the first of its elements.
    var label: String?
    /// Text inside the element, which then has no children.
    var text: String?
    /// The style when nothing moves.
    var styles: [WebDeclaration] = []
    var animations: [WebAnimation] = []
    /// The properties of the view that move its styles.
    var targets: [WebTarget] = []
    /// The children, from back to front.
    var children: [WebElement] = []

    init(_ name: String, _ styles: [(String, String)] = []) {
        self.name = name
        self.styles = styles.map { WebDeclaration($0.0, $0.1) }
    }

    /// The element and its descendants, parents first.
    var all: [WebElement] { [self] + children.flatMap(\.all) }

    func html(indent: String = "") -> String {
        let label = label.map { " data-name=\"\(WebText.html($0))\"" } ?? ""
        let others = attributes.map { " \($0.name)=\"\($0.value)\"" }.joined()
        let open = "\(indent)<\(tag) class=\"\(name)\"\(label)\(others)>"
        if children.isEmpty { return open + (text.map(WebText.lines) ?? "") + "</\(tag)>" }
        let inside = children.map { $0.html(indent: indent + "  ") }
        return ([open] + inside + [indent + "</\(tag)>"]).joined(separator: "\n")
    }

    /// The declarations of the style; `nil` without any.
    var body: String? { styles.isEmpty ? nil : styles.map(\.css).joined(separator: "; ") }

    /// The CSS rule that plays the animations, once each, with the same duration.
    func animationRule(duration: Double) -> String? {
        if animations.isEmpty { return nil }
        let list = animations.map { "\($0.name) \(WebText.number(duration))s linear both" }
        return ".\(name) { animation: \(list.joined(separator: ", ")) }"
    }
}
