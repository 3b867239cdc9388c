extension PortEdits {
    /// The classes of UIKit whose names are values here.
    static let values: Set = [
        "UIApplication", "UIColor", "UIFont", "UIImage", "UIScreen", "UISpringTimingParameters", "UITouch",
        "UITraitCollection", "UICollectionViewLayoutAttributes", "UILayoutGuide", "NSCollectionLayoutSize",
    ]

    /// Gives initialisers from a coder the call that exists here, and drops `convenience` in extensions of values.
    mutating func changeInitializers() {
        for index in source.tokens.indices {
            if source[index] == "convenience", let type = source.type(around: index),
                type.kind == "extension",
                Self.values.contains(type.name)
            {
                delete(index..<(index + 1), "convenience is gone: \(type.name) is a struct here")
            }
            if source.has(["init", "(", "frame", ":"], at: index) { requireInitializer(index) }
            if source.has(["init", "(", "nibName"], at: index) { addPlainInitializer(index) }
            guard source.has(["super", ".", "init", "(", "coder"], at: index),
                let close = source.closing[index + 3]
            else { continue }
            guard let type = source.type(around: index), let call = superInitializer(of: type.name) else {
                leave("super.init(coder:): call another initialiser of the superclass", at: index, .coding)
                continue
            }
            replace(index..<(close + 1), with: call)
        }
    }

    /// Adds the initialiser without parameters that a controller inherits in UIKit if it overrides that with a nib.
    private mutating func addPlainInitializer(_ index: Int) {
        let start = source.modifiersStart(before: index)
        let modifiers = (start..<index).map { source[$0] }
        let isThere = source.tokens.indices.contains {
            source.has(["init", "(", ")"], at: $0) && source.scopeOfToken[$0] == source.scopeOfToken[index]
        }
        guard modifiers.contains("override"), !isThere, let close = source.closing[index + 1],
            let open = (close..<source.tokens.count).first(where: { source[$0] == "{" }),
            let end = source.closing[open]
        else { return }
        let isPublic = modifiers.contains("public") || modifiers.contains("open")
        let indent = String(repeating: " ", count: column(of: start))
        insert(
            "\n\n\(indent)\(isPublic ? "public " : "")convenience init() { self.init(nibName: nil, bundle: nil) }",
            after: end)
        note("init() calls init(nibName:bundle:), as in UIKit", at: index)
    }

    /// The number of bytes before a token in its line.
    private func column(of token: Int) -> Int {
        let start = source.tokens[token].range.lowerBound
        return source.bytes[..<start].reversed().prefix { $0 != UInt8(ascii: "\n") }.count
    }

    /// Writes `required` for `override` before the initialiser of a cell, by which registered cells are made.
    private mutating func requireInitializer(_ index: Int) {
        let modifiers = source.modifiersStart(before: index)..<index
        guard let override = modifiers.first(where: { source[$0] == "override" }),
            !modifiers.contains(where: { source[$0] == "required" }),
            let type = source.type(around: index), module.inherits(type.name, from: "UICollectionViewCell")
        else { return }
        replace(override..<(override + 1), with: "required")
    }

    /// The call of the superclass's initialiser that a view, controller or object has.
    private func superInitializer(of type: String) -> String? {
        let names = module.allSupertypes(of: type)
        let views: Set = [
            "UIView", "UIControl", "UIButton", "UILabel", "UIImageView", "UIScrollView",
            "UICollectionViewCell",
        ]
        if !names.isDisjoint(with: views) { return "super.init(frame: .zero)" }
        let controllers: Set = ["UIViewController", "UINavigationController", "UITabBarController"]
        if !names.isDisjoint(with: controllers) { return "super.init(nibName: nil, bundle: nil)" }
        if !names.isDisjoint(with: ["NSObject", "UIPercentDrivenInteractiveTransition"]) {
            return "super.init()"
        }
        return nil
    }
}
