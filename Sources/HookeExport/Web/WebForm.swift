import Hooke
import HookeTransitions

/// How HTML shows an animated property, in exports and in pages that a script moves.
enum WebForm {
    /// By the places and opacities of elements, of which each kind of page has its own.
    case place
    /// By one property of CSS.
    case style(WebStyle)
    /// By elements that a script does not move: gradients, and the forms of paths.
    case drawing
    /// Not at all: it is refused by name.
    case refused

    init(_ property: AnimatedProperty) {
        switch property {
        case .bounds, .position, .anchorPoint, .zPosition, .transform, .sublayerTransform, .opacity:
            self = .place
        case .backgroundColor: self = .style(WebStyle(.fill, .color, "background-color"))
        case .cornerRadius: self = .style(WebStyle(.box, .length, "border-radius"))
        // Browsers round border widths to whole pixels.
        case .borderWidth:
            self = .style(WebStyle(.border, .length, "box-shadow", "inset 0px 0px 0px % currentcolor"))
        case .borderColor: self = .style(WebStyle(.border, .color, "color"))
        case .shadowColor: self = .style(WebStyle(.shadow, .color, "background-color"))
        case .shadowOpacity: self = .style(WebStyle(.shadow, .fraction, "opacity"))
        case .shadowOffset: self = .style(WebStyle(.shadow, .offset, "translate"))
        case .shadowRadius: self = .style(WebStyle(.shadow, .length, "filter", "blur(%)"))
        case .fillColor: self = .style(WebStyle(.fillPath, .color, "fill"))
        case .strokeColor: self = .style(WebStyle(.strokePath, .color, "stroke"))
        case .lineWidth: self = .style(WebStyle(.strokePath, .length, "stroke-width"))
        case .path, .strokeStart, .strokeEnd, .lineDashPhase, .miterLimit: self = .drawing
        case .colors, .locations, .startPoint, .endPoint: self = .drawing
        case .shadowPath: self = .refused
        }
    }
}

/// A property of CSS that shows an animated property.
struct WebStyle: Sendable {
    /// The element of a view that has the style.
    enum Part: Hashable {
        /// The element with the view's size, which also holds its subviews.
        case box
        case fill, border, shadow, fillPath, strokePath
    }

    /// What the numbers of the property are in CSS. The page's script has a function for each.
    enum Unit: String, CaseIterable {
        /// Pixels, at least 0.
        case length
        /// From 0 to 1.
        case fraction
        /// Pixels along x and y.
        case offset
        case color
    }

    let part: Part
    let unit: Unit
    /// The name in CSS.
    let css: String
    /// The value in CSS, with % for the numbers.
    private let pattern: String

    init(_ part: Part, _ unit: Unit, _ css: String, _ pattern: String = "%") {
        (self.part, self.unit, self.css, self.pattern) = (part, unit, css, pattern)
    }

    /// The styles of each part, in the order of the properties.
    static let parts: [Part: [(property: AnimatedProperty, style: WebStyle)]] = {
        var parts: [Part: [(property: AnimatedProperty, style: WebStyle)]] = [:]
        for property in AnimatedProperty.allCases {
            if case .style(let style) = WebForm(property) {
                parts[style.part, default: []].append((property, style))
            }
        }
        return parts
    }()

    /// Returns the value in CSS for a view, with % for the numbers: a radius has one for each corner.
    func pattern(in state: ViewState) -> String {
        guard case .box = part, css == "border-radius", let corners = state.shape?.maskedCorners,
            corners != .all
        else { return pattern }
        return corners.radii(1).map { $0 > 0 ? "%" : "0px" }.joined(separator: " ")
    }

    /// Returns numbers in CSS.
    func text(_ numbers: [Double]) -> String {
        switch unit {
        case .length: WebText.length(numbers[0])
        case .fraction: WebText.number(numbers[0])
        case .offset: "\(WebText.length(numbers[0])) \(WebText.length(numbers[1]))"
        case .color: WebTree.color(numbers)
        }
    }
}

/// What moves a style of an element.
struct WebTarget: Sendable {
    let key: PropertyKey
    let style: WebStyle
    let pattern: String
}

extension WebTree {
    /// Adds the styles of a part of a view to its element, with their motions.
    func addStyles(_ part: WebStyle.Part, of node: Node, to element: inout WebElement) throws(ExportError) {
        for (property, style) in WebStyle.parts[part] ?? [] {
            let pattern = style.pattern(in: node.state)
            func declarations(_ value: AnimatableValue) -> [WebDeclaration] {
                let text = style.text(value.numbers)
                return [WebDeclaration(style.css, pattern.replacing("%", with: text))]
            }
            var (knots, model) = (try knots(property, of: node), node.state[property])
            switch style.unit {
            case .length, .fraction:
                let range = 0...(style.unit == .fraction ? 1 : Double.greatestFiniteMagnitude)
                knots = try scalarKnots(property, of: node, within: range).map {
                    WebKnot(time: $0.time, value: .scalar($0.value), easing: $0.easing)
                }
                model = .scalar(model.numbers[0].clamped(to: range))
            case .color where isStill:
                model = .quad(Self.clamped(model.numbers))
                knots = [WebKnot(time: 0, value: model)]
            case .color:
                for value in knots.map(\.value) + [model] { try check(color: value, property, of: node) }
            case .offset: break
            }
            follow(
                knots, model: model, on: &element,
                name: "\(className(node))--\(property.words(joinedBy: "-"))",
                initial: style.unit == .length ? declarations(.scalar(0)) : nil, write: declarations)
            if moves(property, of: node) {
                let key = PropertyKey(view: node.id, property: property)
                element.targets.append(WebTarget(key: key, style: style, pattern: pattern))
            }
        }
    }

    private func check(
        color value: AnimatableValue, _ property: AnimatedProperty, of node: Node
    ) throws(ExportError) {
        let premultiplied = value.numbers
        for component in premultiplied where component < 0 || component > max(0, premultiplied[3]) {
            throw fault(property.rawValue, of: node, component, "premultiplied components from 0 to alpha")
        }
        guard premultiplied[3] <= 1 else {
            throw fault(property.rawValue, of: node, premultiplied[3], "an alpha from 0 to 1")
        }
    }

    /// Returns a premultiplied colour with all components in range.
    private static func clamped(_ premultiplied: [Double]) -> SIMD4<Double> {
        let alpha = premultiplied[3].clamped(to: 0...1)
        let parts = premultiplied[..<3].map { $0.clamped(to: 0...alpha) }
        return SIMD4(parts[0], parts[1], parts[2], alpha)
    }

    /// Returns a premultiplied colour in the legacy syntax. Browsers interpolate other colours in Oklab.
    static func color(_ premultiplied: [Double]) -> String {
        let alpha = premultiplied[3]
        // Browsers keep eight bits; drop the last digits of the division.
        let components = premultiplied[..<3].map { component in
            WebText.number(alpha > 0 ? (component / alpha * 255e6).rounded() / 1e6 : 0)
        }
        return "rgb(\(components.joined(separator: " ")) / \(WebText.number(alpha)))"
    }
}

extension AnimatedProperty {
    /// Returns the name in lower case with something between its words: `corner-radius`.
    func words(joinedBy separator: String) -> String {
        rawValue.reduce(into: "") { $0 += $1.isUppercase ? separator + $1.lowercased() : String($1) }
    }
}
