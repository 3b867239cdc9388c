extension TimingFunction {
    /// The curve of a text: a name of `TimingFunction.names`, or CSS.
    package init(text: String) throws(HookeError) {
        if let named = TimingFunction(named: text) { self = named } else { try self.init(css: text) }
    }

    /// The curve as CSS, as the name of an easing function, or as an SVG path; its kind where it has none of these.
    package var text: String {
        if let css { return css }
        if case .easing(let easing) = unreversed { return easing.name }
        return beziers.map { "path(\"\($0.svg)\")" } ?? kindName
    }
}
