import HookeJSON

/// Lottie: properties from 0 to 100 at 60 frames a second. A duration is a number of frames; a curve without a duration
/// lasts one second; a spring is cubic pieces until it has settled.
enum LottieCode: CodeForm {
    private static let rate = 60.0
    private static let size = 100.0

    static func name(of token: MotionToken) -> String { token.name }

    static func declaration(of token: MotionToken, name: String, error: Double) throws(HookeError)
        -> CodeDeclaration
    {
        let start = "  \(JSONText.string(name)): "
        switch token.value {
        case .duration(let duration):
            return CodeDeclaration(start + JSONText.number(duration.seconds * rate))
        case .curve(let curve):
            return CodeDeclaration(
                start + property(try pieces(of: curve, token, error), from: 0, to: rate),
                loss: "the curve lasts one second")
        case .transition(let transition):
            let delay = transition.delay.seconds * rate
            let pieces = try pieces(of: transition.curve, token, error)
            return CodeDeclaration(
                start + property(pieces, from: delay, to: delay + transition.duration.seconds * rate))
        case .spring(let spring):
            let motion = SpringMotion(spring: spring, from: 0.0, to: 1)
            let reduction = try CubicReduction(motion, error: error, kind: .beziers)
            let duration = reduction.pieces[reduction.pieces.count - 1].endTime
            let pieces = reduction.pieces.map { piece -> Piece in
                let part = piece.curves[0]
                var handles = Piece.straight
                if case .bezier(let bezier) = part.form {
                    handles = [bezier.x1, bezier.y1, bezier.x2, bezier.y2]
                }
                return Piece(
                    time: piece.startTime / duration, value: part.start, end: part.end, handles: handles)
            }
            return CodeDeclaration(
                start + property(pieces, from: 0, to: duration * rate),
                loss: "\(pieces.count) cubic pieces, until the motion has settled", error: reduction.error)
        }
    }

    /// A piece as fractions of the whole, with handles as fractions of the piece.
    private struct Piece {
        var time, value, end: Double
        var handles: [Double]

        /// The handles of a straight line.
        static let straight = [1.0 / 3, 1.0 / 3, 2.0 / 3, 2.0 / 3]
    }

    private static func pieces(
        of curve: TimingFunction, _ token: MotionToken, _ error: Double
    ) throws(HookeError) -> [Piece] {
        if let bezier = curve.bezier {
            let handles = [bezier.x1, bezier.y1, bezier.x2, bezier.y2]
            return [Piece(time: 0, value: 0, end: 1, handles: handles)]
        }
        if let points = curve.beziers?.points {
            var pieces: [Piece] = []
            for index in stride(from: 0, to: points.count - 1, by: 3) {
                let (a, d) = (points[index], points[index + 3])
                let (width, change) = (d.time - a.time, d.value - a.value)
                guard change != 0 else {
                    throw missing(token, "piece that ends at its start", accepted: "pieces that change")
                }
                var handles: [Double] = []
                for point in points[(index + 1)...(index + 2)] {
                    handles += [(point.time - a.time) / width, (point.value - a.value) / change]
                }
                pieces.append(Piece(time: a.time, value: a.value, end: d.value, handles: handles))
            }
            return pieces
        }
        let straight: LinearStops
        do throws(HookeError) { straight = try curve.linearApproximation(error: error).curve } catch {
            throw error.renamingField { _ in HookeError.Field(token.name) }
        }
        let stops = straight.stopsFromStartToEnd
        guard zip(stops, stops.dropFirst()).allSatisfy({ $0.input < $1.input }) else {
            throw missing(token, "curve with jumps", accepted: "curves without jumps")
        }
        return zip(stops, stops.dropFirst()).map { a, b in
            Piece(time: a.input, value: a.output, end: b.output, handles: Piece.straight)
        }
    }

    private static func property(_ pieces: [Piece], from start: Double, to end: Double) -> String {
        var keys = pieces.map { piece -> String in
            let time = start + piece.time * (end - start)
            let h = piece.handles
            return JSONText.object([
                "t": JSONText.number(time), "s": JSONText.numbers([piece.value * size]),
                "o": JSONText.object(["x": JSONText.numbers([h[0]]), "y": JSONText.numbers([h[1]])]),
                "i": JSONText.object(["x": JSONText.numbers([h[2]]), "y": JSONText.numbers([h[3]])]),
            ])
        }
        let last = (pieces.last?.end ?? 1) * size
        keys.append(JSONText.object(["t": JSONText.number(end), "s": JSONText.numbers([last])]))
        return JSONText.object(["a": "1", "k": JSONText.array(keys)])
    }

    static func file(_ declarations: [CodeDeclaration]) -> String {
        let lines = ["  \"fr\": 60"] + declarations.map(\.text)
        return "{\n" + lines.joined(separator: ",\n") + "\n}\n"
    }
}

// MARK: - Reading

extension LottieCode {
    static func tokens(in text: String) throws(HookeError) -> [MotionToken] {
        let tree: JSONValue
        do { tree = try JSONValue(text: Array(text.utf8)) } catch {
            throw .badText(
                field: "code", text: text, offset: error.offset, accepted: "JSON: \(error.reason)")
        }
        let reader = Reader(text: text, top: tree)
        guard let members = tree.members else { throw reader.fault(tree, "an object") }
        guard let fr = tree["fr"], let rate = fr.number, rate > 0 else {
            throw reader.fault(tree["fr"] ?? tree, "frames a second above 0 as fr")
        }
        var tokens: [MotionToken] = []
        for member in members where member.name != "fr" {
            if let frames = member.value.number {
                guard frames >= 0 else { throw reader.fault(member.value, "frames from 0") }
                let duration = try TokenDuration(frames / rate, .seconds)
                tokens.append(MotionToken(member.name, .duration(duration)))
            } else if let keys = member.value["k"]?.elements {
                let transition = try reader.transition(keys, member.value, rate: rate)
                tokens.append(MotionToken(member.name, .transition(transition)))
            }
        }
        return tokens
    }

    private struct Reader {
        let text: String
        let top: JSONValue

        func fault(_ tree: JSONValue, _ accepted: String) -> HookeError {
            .badText(field: "code", text: text, offset: tree.offset, accepted: accepted)
        }

        /// A number, or the only element of an array.
        private func number(_ tree: JSONValue?, _ key: JSONValue, _ name: String) throws(HookeError) -> Double
        {
            let inner = tree?.elements?.count == 1 ? tree?.elements?[0] : tree
            guard let number = inner?.number else {
                throw fault(tree ?? key, "one number as \(name) of the key")
            }
            return number
        }

        func transition(_ keys: [JSONValue], _ whole: JSONValue, rate: Double) throws(HookeError)
            -> TokenTransition
        {
            guard keys.count >= 2 else { throw fault(whole, "at least 2 keys") }
            var times: [Double] = []
            var values: [Double] = []
            for key in keys {
                let time = try number(key["t"], key, "t")
                guard times.isEmpty || time > times[times.count - 1] else {
                    throw fault(key, "times in ascending order")
                }
                times.append(time)
                values.append(try number(key["s"], key, "s"))
            }
            let (start, end) = (times[0], times[times.count - 1])
            let (from, to) = (values[0], values[values.count - 1])
            guard from != to else { throw fault(whole, "a property whose ends differ") }
            var points = [EasingPath.Point(time: 0, value: 0)]
            for index in 0..<(keys.count - 1) {
                let key = keys[index]
                guard let out = key["o"], let into = key["i"] else {
                    throw fault(key, "a key with the handles o and i")
                }
                let (first, last) = (
                    points[points.count - 1].time, (times[index + 1] - start) / (end - start)
                )
                func point(_ x: Double, _ y: Double) -> EasingPath.Point {
                    let time = first + x * (last - first)
                    return EasingPath.Point(
                        // Rounding must not move a handle of the piece out of it.
                        time: (0...1).contains(x) ? min(max(time, first), last) : time,
                        value: (values[index] - from + y * (values[index + 1] - values[index])) / (to - from))
                }
                let handles = [
                    try number(out["x"], out, "o.x"), try number(out["y"], out, "o.y"),
                    try number(into["x"], into, "i.x"), try number(into["y"], into, "i.y"),
                ]
                if keys.count == 2 {
                    do {
                        let curve = try CubicBezier(
                            x1: handles[0], y1: handles[1], x2: handles[2], y2: handles[3])
                        return try timed(.bezier(curve), start, end, rate)
                    } catch { throw fault(key, "\(error)") }
                }
                points.append(point(handles[0], handles[1]))
                points.append(point(handles[2], handles[3]))
                points.append(point(1, 1))
            }
            // The end is 1 without rounding.
            points[points.count - 1] = EasingPath.Point(time: 1, value: 1)
            do { return try timed(.path(try EasingPath(points)), start, end, rate) } catch {
                throw fault(whole, "\(error)")
            }
        }

        private func timed(_ curve: TimingFunction, _ start: Double, _ end: Double, _ rate: Double)
            throws(HookeError) -> TokenTransition
        {
            TokenTransition(
                duration: try TokenDuration((end - start) / rate, .seconds),
                delay: try TokenDuration(start / rate, .seconds), curve: curve)
        }
    }
}
