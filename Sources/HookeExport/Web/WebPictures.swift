/// The pictures that several elements show, each once in a custom property of the screen.
struct WebPictures {
    private let shared: [(url: String, name: String)]

    init(_ elements: [WebElement]) {
        var counts: [String: Int] = [:]
        var order: [String] = []
        for url in elements.flatMap(\.styles).compactMap({ Self.url(in: $0.value) }) {
            if counts[url, default: 0] == 0 { order.append(url) }
            counts[url, default: 0] += 1
        }
        shared = order.filter { counts[$0, default: 0] > 1 }.enumerated().map { ($1, "--picture-\($0 + 1)") }
    }

    /// Returns the rule that defines the properties; none without shared pictures.
    func rules(on screen: String) -> [String] {
        guard !shared.isEmpty else { return [] }
        let values = shared.map { "\($0.name): \($0.url)" }
        return [".\(screen) { \(values.joined(separator: "; ")) }"]
    }

    /// Returns declarations with the properties in place of the pictures.
    func shortened(_ body: String) -> String {
        shared.reduce(body) { $0.replacing($1.url, with: "var(\($1.name))") }
    }

    /// Returns the first `url("data:…")` in a value.
    static func url(in value: String) -> String? {
        guard let start = value.firstRange(of: "url(\"data:")?.lowerBound,
            let end = value[start...].firstRange(of: "\")")?.upperBound
        else { return nil }
        return String(value[start..<end])
    }
}

extension [WebElement] {
    /// Returns the rules of the elements' styles on a screen: each picture is written once, and elements of the same
    /// style share a rule.
    func rules(on screen: String) -> [String] {
        let pictures = WebPictures(self)
        var places: [String: Int] = [:]
        var grouped: [(names: [String], body: String)] = []
        for element in self {
            guard let body = element.body else { continue }
            if let place = places[body] {
                grouped[place].names.append(".\(element.name)")
            } else {
                places[body] = grouped.count
                grouped.append(([".\(element.name)"], body))
            }
        }
        return pictures.rules(on: screen)
            + grouped.map { "\($0.names.joined(separator: ", ")) { \(pictures.shortened($0.body)) }" }
    }
}
