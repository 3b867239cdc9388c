extension PortEdits {
    /// Names that have no equal here, with what to write.
    private static let names: [String: (what: String, section: PortSection)] = [
        "NSLayoutConstraint": ("constraints: set frames", .constraints),
        "NSLayoutXAxisAnchor": ("constraints: set frames", .constraints),
        "NSLayoutYAxisAnchor": ("constraints: set frames", .constraints),
        "NSLayoutDimension": ("constraints: set frames", .constraints),
        "UIStackView": ("a stack view: set frames", .constraints),
        "UITableView": ("a table: use a collection view", .controls),
        "UITableViewController": ("a table: use a collection view", .controls),
        "UITableViewCell": ("a table: use a collection view", .controls),
        "UIStoryboard": ("a storyboard: create controllers in code", .storyboards),
        "UIStoryboardSegue": ("a segue: present or push in code", .storyboards),
        "UINib": ("a nib: create views in code", .storyboards),
        "performSegue": ("a segue: present or push in code", .storyboards),
        "UIGraphicsGetCurrentContext": ("drawing", .drawing),
        "@NSManaged": (
            "a property that Core Animation animates: use a CAShapeLayer or a CADisplayLink", .drawing
        ),
        "awakeFromNib": ("it is called by nibs", .storyboards),
        "NSPredicate": ("a class of Objective-C", .modules),
        "NSKeyedArchiver": ("an archive: use Codable", .coding),
        "NSKeyedUnarchiver": ("an archive: use Codable", .coding),
    ]
    private static let anchors: Set = [
        "topAnchor", "bottomAnchor", "leadingAnchor", "trailingAnchor", "leftAnchor", "rightAnchor",
        "centerXAnchor",
        "centerYAnchor", "widthAnchor", "heightAnchor",
    ]

    /// Lists what no edit covers.
    mutating func listTheRest() {
        for index in source.tokens.indices where source.tokens[index].kind == .word {
            let name = source[index]
            if let (what, section) = Self.names[name] {
                leave("\(name): \(what)", at: index, section)
            } else if Self.anchors.contains(name), source[index - 1] == "." {
                leave("constraints: set frames", at: index, .constraints)
            } else {
                list(name, at: index)
            }
        }
    }

    private mutating func list(_ name: String, at index: Int) {
        switch name {
        case "os" where source[index + 1] == "(" && isInCondition(index):
            leave("#if os(\(source[index + 2])) does not hold on Linux", at: index, .conditions)
        case "targetEnvironment" where isInCondition(index):
            leave("#if targetEnvironment does not hold on Linux", at: index, .conditions)
        case "override":
            guard let type = source.type(around: index), type.kind == "extension" else { return }
            leave(
                "an override in an extension of \(type.name): move it into the class", at: index, .overrides)
        case "observeValue":
            leave("observeValue(forKeyPath:…) is called by Objective-C", at: index, .observing)
        case "addObserver" where source.has(["forKeyPath"], at: index + 4):
            leave("a key path of Objective-C: observe in code", at: index, .observing)
        case "draw" where source[index - 1] == "func" && source[index + 5] == "CGRect":
            leave("draw(_:): nothing is drawn", at: index, .drawing)
        case "prepare" where source[index - 1] == "func" && source.has(["(", "for", "segue"], at: index + 1):
            leave("prepare(for:sender:) is called by storyboards", at: index, .storyboards)
        case "perform" where source.has(["(", "#selector"], at: index + 1):
            leave(
                "perform(#selector(…)): call the method, or SceneQueue.main.asyncAfter", at: index, .selectors
            )
        case "scheduledTimer" where source[index - 1] == ".":
            leave("a timer runs outside the scene's time: SceneQueue.main.asyncAfter", at: index, .queues)
        case "touchesBegan", "touchesMoved", "touchesEnded", "touchesCancelled":
            // Views and controllers get the touches that begin on them.
            guard source[index - 1] == "func", let type = source.type(around: index)?.name,
                module.allSupertypes(of: type).contains(where: { $0.hasSuffix("GestureRecognizer") })
            else { return }
            leave("\(name): a shipped recogniser measures touches", at: index, .recognizers)
        default: break
        }
    }

    /// Whether a token is in the line of an `#if` or `#elseif`.
    private func isInCondition(_ index: Int) -> Bool {
        let line = source.tokens[index].line
        var at = index
        while at > 0, source.tokens[at - 1].line == line { at -= 1 }
        return ["#if", "#elseif"].contains(source[at])
    }
}
