extension TokenCatalog {
    /// Creates a catalog from lines of a name, a kind and its numbers; with `unverified` at the end where the value is
    /// not compared with the source:
    ///
    ///     ms 200 · bezier x1 y1 x2 y2 · path M…C… · tween ms x1 y1 x2 y2
    ///     ratio ζ k · physical m k c · response s ζ · bounce s b · visual s b
    ///
    /// `ratio` has mass 1 and the stiffness k. `visual` is Motion's visual duration: the response is 1.2 times as long.
    init(_ name: String, title: String, source: String, lines: String) {
        self.name = name
        self.title = title
        self.source = source
        entries = lines.split(separator: "\n").map { line in
            var words = line.split(separator: " ").map(String.init)
            let isVerified = words.last != "unverified"
            if !isVerified { words.removeLast() }
            do {
                let value = try Self.value(words[1], Array(words.dropFirst(2)))
                return Entry(name: words[0], value: value, isVerified: isVerified)
            } catch { preconditionFailure("\(name): \(line): \(error)") }
        }
    }

    private static func value(_ kind: String, _ words: [String]) throws(HookeError) -> MotionTokenValue {
        if kind == "path" { return .curve(.path(try EasingPath(svg: words.joined(separator: " ")))) }
        let n = words.compactMap { Double($0) }
        func bezier(_ n: ArraySlice<Double>) throws(HookeError) -> CubicBezier {
            let n = Array(n)
            return try CubicBezier(x1: n[0], y1: n[1], x2: n[2], y2: n[3])
        }
        switch kind {
        case "ms": return .duration(try TokenDuration(n[0], .milliseconds))
        case "bezier": return .curve(.bezier(try bezier(n[...])))
        case "tween":
            let duration = try TokenDuration(n[0], .milliseconds)
            return .transition(
                TokenTransition(duration: duration, curve: .bezier(try bezier(n.dropFirst()))))
        case "ratio": return .spring(try Spring(stiffness: n[1], dampingRatio: n[0]))
        case "physical": return .spring(try Spring(mass: n[0], stiffness: n[1], damping: n[2]))
        case "response": return .spring(try Spring(response: n[0], dampingRatio: n[1]))
        case "bounce": return .spring(try Spring(duration: n[0], bounce: n[1]))
        case "visual": return .spring(try Spring(visualDuration: n[0], bounce: n[1]))
        default: throw .noSolution(field: "kind", reason: kind)
        }
    }
}

extension Spring {
    /// Creates a spring of mass 1 from its stiffness and damping ratio, as Jetpack Compose and Android have it.
    init(stiffness: Double, dampingRatio: Double) throws(HookeError) {
        try self.init(mass: 1, stiffness: stiffness, damping: 2 * dampingRatio * stiffness.squareRoot())
    }

    /// Creates a spring from Motion's visual duration and bounce: response 1.2 times the duration, damping ratio
    /// 1 − bounce, at least 0.05 and at most 1.
    init(visualDuration: Double, bounce: Double) throws(HookeError) {
        try self.init(response: 1.2 * visualDuration, dampingRatio: min(max(1 - bounce, 0.05), 1))
    }
}
