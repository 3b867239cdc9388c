import HookeGeometry
internal import HookeJSON

/// Writes a `LottieDocument`. Every number is checked; errors have its path in the file.
struct LottieWriter {
    let frameRate: Double
    let duration: Double

    typealias Members = [(String, String)]

    /// The Lottie version: colours from 0 to 1, one value for each key.
    private static let version = "5.7.0"

    func text(of document: LottieDocument) throws(FileError) -> String {
        var assets: [String] = []
        for (number, composition) in document.compositions.enumerated() {
            assets.append(
                JSONText.object([
                    ("id", JSONText.string(composition.id)),
                    ("layers", try layers(composition.layers, at: "assets[\(number)].layers")),
                ]))
        }
        for (number, image) in document.images.enumerated() {
            assets.append(
                JSONText.object([
                    ("id", JSONText.string(image.id)),
                    ("w", try self.number(image.size.x, at: "assets[\(number)].w")),
                    ("h", try self.number(image.size.y, at: "assets[\(number)].h")), ("u", "\"\""),
                    ("p", JSONText.string(image.uri)), ("e", "1"),
                ]))
        }
        return JSONText.object([
            ("v", JSONText.string(Self.version)), ("fr", try number(frameRate, at: "fr")), ("ip", "0"),
            ("op", try time(duration, at: "op")), ("w", try number(document.width, at: "w")),
            ("h", try number(document.height, at: "h")), ("nm", JSONText.string(document.name)),
            ("ddd", "0"), ("assets", JSONText.array(assets)),
            ("layers", try layers(document.layers, at: "layers")),
        ])
    }

    // MARK: - Layers

    private func layers(_ list: [LottieDocument.Layer], at path: String) throws(FileError) -> String {
        var texts: [String] = []
        for (index, layer) in list.enumerated() {
            if let parent = layer.parent, !list.indices.contains(parent) {
                throw .badValue(
                    path: "\(path)[\(index)].parent", value: "\(parent)",
                    accepted: "an index into the list of \(list.count) layers")
            }
            texts.append(try text(of: layer, index: index, at: "\(path)[\(index)]"))
        }
        return JSONText.array(texts)
    }

    private func text(
        of layer: LottieDocument.Layer, index: Int, at path: String
    ) throws(FileError) -> String {
        let type: String
        var content: Members
        switch layer.content {
        case .nothing: (type, content) = ("3", [])
        case .rectangles(let rectangles):
            var groups: [String] = []
            for (number, rectangle) in rectangles.enumerated() {
                groups.append(try group(rectangle, at: "\(path).shapes[\(number)]"))
            }
            (type, content) = ("4", [("shapes", JSONText.array(groups))])
        case .paths(let paths):
            (type, content) = ("4", [("shapes", JSONText.array(try groups(paths, at: path + ".shapes")))])
        case .composition(let id, let width, let height):
            type = "0"
            content = [
                ("refId", JSONText.string(id)), ("w", try number(width, at: path + ".w")),
                ("h", try number(height, at: path + ".h")),
            ]
        case .image(let id): (type, content) = ("2", [("refId", JSONText.string(id))])
        }
        // Indices start at 1, because some players read 0 as none.
        var members: Members = [
            ("ddd", "0"), ("ind", "\(index + 1)"), ("ty", type), ("nm", JSONText.string(layer.name)),
        ]
        if let parent = layer.parent { members.append(("parent", "\(parent + 1)")) }
        if layer.isMatte { members.append(("td", "1")) }
        if layer.isMatted { members.append(("tt", "1")) }
        members += [("sr", "1"), ("ks", try text(of: layer.transform, at: path + ".ks")), ("ao", "0")]
        members += content
        // One frame more than the document, so that a player which seeks to its end shows the layer.
        let end = try time(duration + 1 / frameRate, at: path + ".op")
        members += [("ip", "0"), ("op", end), ("st", "0"), ("bm", "0")]
        return JSONText.object(members)
    }

    private func text(
        of transform: LottieDocument.Transform, at path: String
    ) throws(FileError) -> String {
        JSONText.object([
            ("o", try text(of: transform.opacity, at: path + ".o")),
            ("r", try text(of: transform.rotation, at: path + ".r")),
            ("p", try text(of: transform.position, at: path + ".p")),
            ("a", try text(of: transform.anchorPoint, at: path + ".a")),
            ("s", try text(of: transform.scale, at: path + ".s")),
            ("sk", try text(of: transform.skew, at: path + ".sk")),
            ("sa", try text(of: LottieProperty(0.0), at: path + ".sa")),
        ])
    }

    private func group(
        _ rectangle: LottieDocument.Rectangle, at path: String
    ) throws(FileError) -> String {
        func inside(_ number: Int, _ key: String) -> String { "\(path).it[\(number)].\(key)" }
        var items = [
            JSONText.object([
                ("ty", "\"rc\""), ("d", "1"), ("p", try text(of: rectangle.center, at: inside(0, "p"))),
                ("s", try text(of: rectangle.size, at: inside(0, "s"))),
                ("r", try text(of: rectangle.roundness, at: inside(0, "r"))),
            ])
        ]
        // The first item is drawn on top.
        if let stroke = rectangle.stroke {
            let line = LottieDocument.Stroke(paint: stroke, width: rectangle.strokeWidth)
            items.append(try text(of: line, at: inside(items.count, "")))
        }
        if let fill = rectangle.fill {
            items.append(try text(ofFill: fill, .nonZero, at: inside(items.count, "")))
        }
        return try group(items, LottieDocument.Transform(), at: path)
    }

    /// Returns a group of shapes with a transform.
    func group(
        _ items: [String], _ transform: LottieDocument.Transform, at path: String
    ) throws(FileError) -> String {
        let place = try text(of: transform, at: "\(path).it[\(items.count)].tr")
        let all = items + ["{\"ty\":\"tr\"," + place.dropFirst()]
        return JSONText.object([("ty", "\"gr\""), ("it", JSONText.array(all))])
    }

    func paint(_ paint: LottieDocument.Paint, at path: String) throws(FileError) -> Members {
        [
            ("c", try text(of: paint.color, at: path + "c")),
            ("o", try text(of: paint.opacity, at: path + "o")),
        ]
    }

    // MARK: - Properties

    func text<Value>(
        of property: LottieProperty<Value>, at path: String
    ) throws(FileError) -> String {
        let keys = property.keys
        guard keys.count > 1 else {
            let numbers = try numbers(keys[0].value, at: path + ".k")
            return JSONText.object([
                ("a", "0"),
                ("k", Value.componentCount == 1 ? String(numbers.dropFirst().dropLast()) : numbers),
            ])
        }
        var texts: [String] = []
        for (index, key) in keys.enumerated() {
            let path = "\(path).k[\(index)]"
            var members: Members = [
                ("t", try time(key.time, at: path + ".t")), ("s", try numbers(key.value, at: path + ".s")),
            ]
            if index + 1 < keys.count { members += try form(key.form, at: path) }
            texts.append(JSONText.object(members))
        }
        return JSONText.object([("a", "1"), ("k", JSONText.array(texts))])
    }

    func form<Value>(
        _ form: LottieProperty<Value>.Form, at path: String
    ) throws(FileError) -> Members {
        switch form {
        case .hold: return [("h", "1")]
        case .linear: return handles([.linear])
        case .eased(let curves):
            guard curves.count == 1 || curves.count == Value.componentCount else {
                throw .badValue(
                    path: path + ".i", value: "\(curves.count) curves",
                    accepted: "one, or one for each of the \(Value.componentCount) components")
            }
            return handles(curves)
        case .even(let start, let end, let timing):
            guard (2...3).contains(Value.componentCount) else {
                throw .badValue(
                    path: path + ".to", value: "of \(Value.componentCount) components",
                    accepted: "2 or 3, for a position")
            }
            return handles([timing]) + [
                ("to", try numbers(start.scaled(by: 1 / 3.0), at: path + ".to")),
                ("ti", try numbers(end.scaled(by: -1 / 3.0), at: path + ".ti")),
            ]
        }
    }

    /// Returns the handles of one curve as numbers, of several as arrays. Their numbers are always finite.
    private func handles(_ curves: [CubicBezier]) -> Members {
        func side(_ x: (CubicBezier) -> Double, _ y: (CubicBezier) -> Double) -> String {
            curves.count == 1
                ? JSONText.object(["x": finite(x(curves[0])), "y": finite(y(curves[0]))])
                : JSONText.object([
                    "x": JSONText.array(curves.map { finite(x($0)) }),
                    "y": JSONText.array(curves.map { finite(y($0)) }),
                ])
        }
        return [("o", side(\.x1, \.y1)), ("i", side(\.x2, \.y2))]
    }

    // MARK: - Numbers

    func number(_ value: Double, at path: String) throws(FileError) -> String {
        guard value.isFinite else {
            throw .badValue(path: path, value: "\(value)", accepted: "a finite number")
        }
        return finite(value)
    }

    /// Returns a finite number. Integers have no decimal point, as some players require for the canvas.
    private func finite(_ value: Double) -> String {
        if value.magnitude < 0x1p53, value == value.rounded() { return "\(Int64(value))" }
        return JSONText.number(value)
    }

    func numbers<Value: ComponentVector>(
        _ value: Value, at path: String
    ) throws(FileError) -> String {
        var texts: [String] = []
        for index in 0..<Value.componentCount {
            texts.append(try number(value[component: index], at: path))
        }
        return JSONText.array(texts)
    }

    func time(_ seconds: Double, at path: String) throws(FileError) -> String {
        try number((seconds * frameRate).withoutNoise, at: path)
    }
}

extension Double {
    /// The nearest number of at most nine decimals, if only rounding separates the two.
    package var withoutNoise: Double {
        let short = (self * 1e9).rounded() / 1e9
        return (self - short).magnitude <= 4 * ulp ? short : self
    }
}
