/// A step from a value to a member or an element.
package enum JSONStep: Hashable, Sendable {
    case member(String)
    case element(Int)
}

extension [JSONStep] {
    /// The steps from the root as text: `layers[2].ks.p`.
    package var text: String {
        reduce(into: "") { text, step in
            switch step {
            case .member(let name): text += text.isEmpty ? name : ".\(name)"
            case .element(let index): text += "[\(index)]"
            }
        }
    }

    /// The steps from the root as a JSON pointer (RFC 6901): `/layers/2/ks/p`.
    package var pointer: String {
        reduce(into: "") { text, step in
            switch step {
            case .member(let name):
                text += "/" + name.replacing("~", with: "~0").replacing("/", with: "~1")
            case .element(let index): text += "/\(index)"
            }
        }
    }
}
