/// An element of the page, what it looks like, and how it moves.
struct WebElement {
    /// Its class.
    var name: String
    /// The name of the view that it stands for, where it is the first of its elements.
    var label: String?
    /// What holds when nothing moves.
    var styles: [WebDeclaration] = []
    /// What moves.
    var animations: [WebAnimation] = []
    /// What is in it, from back to front.
    var children: [WebElement] = []

    init(_ name: String, _ styles: [(String, String)] = []) {
        self.name = name
        self.styles = styles.map { WebDeclaration($0.0, $0.1) }
    }

    /// The element and all in it, each before its children.
    var all: [WebElement] { [self] + children.flatMap(\.all) }

    /// The elements as HTML, each on a line.
    func html(indent: String = "") -> String {
        let label = label.map { " data-name=\"\(WebText.html($0))\"" } ?? ""
        let open = "\(indent)<div class=\"\(name)\"\(label)>"
        if children.isEmpty { return open + "</div>" }
        let inside = children.map { $0.html(indent: indent + "  ") }
        return ([open] + inside + [indent + "</div>"]).joined(separator: "\n")
    }

    /// The rule of what holds when nothing moves.
    var rule: String? {
        styles.isEmpty ? nil : ".\(name) { \(styles.map(\.css).joined(separator: "; ")) }"
    }

    /// The rule that plays the animations: all of one length, each once.
    func animationRule(duration: Double) -> String? {
        if animations.isEmpty { return nil }
        let list = animations.map { "\($0.name) \(WebText.number(duration))s linear both" }
        return ".\(name) { animation: \(list.joined(separator: ", ")) }"
    }
}
