import Testing

@testable import HookePreview

/// The elements of a plot, parsed from its SVG.
struct PlotElements {
    let all: [Element]

    init(_ svg: String) throws { all = try #require(parseXML(svg)) }

    func with(class kind: String, name: String? = nil) -> [Element] {
        all.filter { $0.attributes["class"] == kind && (name == nil || $0.name == name) }
    }

    var texts: [String] { all.filter { $0.name == "text" }.map(\.text) }

    func text(of name: String) -> String? { all.first { $0.name == name }?.text }

    /// Returns the pieces of the paths of a class, as points.
    func pieces(class kind: String) -> [[SIMD2<Double>]] {
        with(class: kind, name: "path").flatMap { element in
            (element.attributes["d"] ?? "").split(separator: "M").map { piece in
                let numbers = piece.split(whereSeparator: { "L ".contains($0) }).compactMap { Double($0) }
                return stride(from: 0, to: numbers.count - 1, by: 2).map { [numbers[$0], numbers[$0 + 1]] }
            }
        }
    }

    /// Returns the centres of the circles of a class.
    func centres(class kind: String) -> [SIMD2<Double>] {
        with(class: kind, name: "circle").compactMap { element in
            guard let x = element.attributes["cx"].flatMap(Double.init),
                let y = element.attributes["cy"].flatMap(Double.init)
            else { return nil }
            return [x, y]
        }
    }
}
