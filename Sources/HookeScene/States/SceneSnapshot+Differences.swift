extension SceneSnapshot {
    /// Returns the differences from an earlier snapshot, a sentence each, in tree order; empty if there are
    /// none.
    ///
    ///     window/presented/row 2: position.x is 24.5; was 24
    ///     window/presented/row 2: backgroundColor is none; was (1, 1, 1, 1)
    ///     window/presented/shade: is new
    ///     window/presented/[3]: is gone
    ///
    /// Ids are ignored. Views match by name within their superview; views with one name match in order. A
    /// path names these `row`, `row[1]` and so on, and unnamed views `[3]`. A different order of subviews is
    /// one difference; the subviews are still compared.
    ///
    /// - Parameters:
    ///   - earlier: the expected snapshot.
    ///   - tolerance: the accepted difference of two numbers, in the property's unit or seconds. NaN or below
    ///     0 stops with a message. It applies to transform elements too: a perspective of −0.002 needs a much
    ///     smaller one.
    ///   - comparesTimes: whether the scenes' times are compared too. False by default: only what is shown
    ///     counts, so a tree that a cancel restored has no difference.
    /// - Complexity: O(n) for n views.
    public func differences(
        from earlier: SceneSnapshot, within tolerance: Double = 0, comparesTimes: Bool = false
    ) -> [String] {
        precondition(tolerance >= 0, "tolerance is \(tolerance); accepted: 0 or more")
        var list: [String] = []
        if comparesTimes, !isSame(time, earlier.time, tolerance) {
            list.append("time is \(plain(time)); was \(plain(earlier.time))")
        }
        if root.name != earlier.root.name {
            list.append("the window's name is \"\(root.name)\"; was \"\(earlier.root.name)\"")
        }
        // A loop, not recursion: trees may be deep.
        var waiting = [
            (path: root.name.isEmpty ? "[0]" : root.name, now: Optional(root), was: Optional(earlier.root))
        ]
        while let (path, now, was) = waiting.popLast() {
            guard let now, let was else {
                list.append("\(path): is \(now == nil ? "gone" : "new")")
                continue
            }
            list += now.ownDifferences(from: was, tolerance).map { "\(path): \($0)" }
            let (newer, older) = (now.labelledChildren, was.labelledChildren)
            let known = Dictionary(uniqueKeysWithValues: older)
            let names = Set(newer.map(\.0))
            let (order, before) = (
                newer.map(\.0).filter { known[$0] != nil }, older.map(\.0).filter(names.contains)
            )
            if order != before {
                list.append(
                    "\(path): from back to front are \(plain(order)); were \(plain(before))")
            }
            var next = newer.map { (path: "\(path)/\($0)", now: Optional($1), was: known[$0]) }
            for (label, node) in older where !names.contains(label) {
                next.append((path: "\(path)/\(label)", now: nil, was: node))
            }
            if now.mask != nil || was.mask != nil {
                next.append((path: "\(path)/mask", now: now.mask, was: was.mask))
            }
            waiting += next.reversed()
        }
        return list
    }
}

extension SceneSnapshot.Node {
    /// A unique label of a view in its superview.
    struct Label: Hashable, CustomStringConvertible {
        let name: String
        /// Its index among views of this name.
        let place: Int

        var description: String { place == 0 && !name.isEmpty ? name : "\(name)[\(place)]" }
    }

    fileprivate var labelledChildren: [(Label, SceneSnapshot.Node)] {
        var counts: [String: Int] = [:]
        return children.map { child in
            let place = counts[child.name, default: 0]
            counts[child.name] = place + 1
            return (Label(name: child.name, place: place), child)
        }
    }

    fileprivate func ownDifferences(from earlier: SceneSnapshot.Node, _ tolerance: Double) -> [String] {
        var list: [String] = []
        if tag != earlier.tag { list.append("tag is \(tag); was \(earlier.tag)") }
        for property in AnimatedProperty.allCases where !property.isList {
            let (now, was) = (state.numbers(of: property), earlier.state.numbers(of: property))
            if let now, let was {
                for (name, (a, b)) in zip(property.numberNames, zip(now, was)) where !isSame(a, b, tolerance)
                {
                    list.append("\(name) is \(plain(a)); was \(plain(b))")
                }
            } else if now != was {
                func text(_ numbers: [Double]?) -> String {
                    numbers.map { "(\($0.map(plain).joined(separator: ", ")))" } ?? "none"
                }
                list.append("\(property) is \(text(now)); was \(text(was))")
            }
        }
        if state.shape != earlier.state.shape {
            list += (state.shape ?? .standard).differences(from: earlier.state.shape ?? .standard, tolerance)
        }
        for (name, path) in ViewState.flags where state[keyPath: path] != earlier.state[keyPath: path] {
            list.append("\(name) is \(state[keyPath: path]); was \(earlier.state[keyPath: path])")
        }
        return list
    }
}

extension LayerShape {
    /// Returns the differences of paths, lists and what is not animated.
    fileprivate func differences(from earlier: LayerShape, _ tolerance: Double) -> [String] {
        let (now, was) = (asState, earlier.asState)
        var list: [String] = []
        for property in AnimatedProperty.allCases where property.isShape && property.isList {
            let (a, b) = (now[property], was[property])
            if !a.isSame(as: b, tolerance) {
                list.append("\(property) is \(a.listText); was \(b.listText)")
            }
        }
        func compare<Value: Equatable>(_ name: String, _ path: KeyPath<LayerShape, Value>) {
            let (a, b) = (self[keyPath: path], earlier[keyPath: path])
            if a != b { list.append("\(name) is \(a); was \(b)") }
        }
        compare("lineDashPattern", \.lineDashPattern)
        compare("fillRule", \.fillRule)
        compare("lineCap", \.lineCap)
        compare("lineJoin", \.lineJoin)
        compare("gradientKind", \.gradientKind)
        compare("contents", \.contents?.uri.count)
        compare("contentsGravity", \.contentsGravity)
        compare("maskedCorners", \.maskedCorners.rawValue)
        compare("cornerCurve", \.cornerCurve)
        compare("isDoubleSided", \.isDoubleSided)
        if list.isEmpty, contents != earlier.contents { list.append("contents is another picture") }
        return list
    }
}

extension AnimatableValue {
    fileprivate func isSame(as other: AnimatableValue, _ tolerance: Double) -> Bool {
        func agree(_ a: [Double], _ b: [Double]) -> Bool {
            a.count == b.count && zip(a, b).allSatisfy { HookeScene.isSame($0, $1, tolerance) }
        }
        switch (self, other) {
        case (.numbers(let a), .numbers(let b)): return agree(a, b)
        case (.path(let a), .path(let b)):
            guard a.hasStructure(of: b) else { return false }
            return agree(a.coordinates, b.coordinates)
        default: return self == other
        }
    }

    fileprivate var listText: String {
        switch self {
        case .path(let path): path.isEmpty ? "empty" : path.text(plain)
        case .numbers(let list): "(\(list.map(plain).joined(separator: ", ")))"
        default: "\(self)"
        }
    }
}

private func isSame(_ a: Double, _ b: Double, _ tolerance: Double) -> Bool {
    a == b || (a - b).magnitude <= tolerance
}

/// Returns a number as text, whole ones without ".0".
private func plain(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}

private func plain(_ labels: [SceneSnapshot.Node.Label]) -> String {
    labels.map(\.description).joined(separator: ", ")
}
