import Hooke
import HookeJSON

/// What the script of the gallery reads: curves, springs and motions, with their code.
enum GalleryData {
    /// The data as JSON that is safe in a script element.
    static func json() throws -> String {
        let curves = try TimingFunction.names.map { name in
            try curve(
                name, try TimingFunction(text: name),
                swift: "let curve = try TimingFunction(text: \"\(name)\")\ncurve.value(at: 0.5)",
                script: "curve(\"\(name)\").value(0.5)", command: "hooke curve show \(name)")
        }
        let springs = try Spring.named.map { name, _ in
            try curve(
                name, try TimingFunction(text: "spring(\(name))"),
                swift:
                    "let motion = SpringMotion(spring: .\(name), from: 0, to: 100)\nmotion.position(at: 0.2)",
                script: "spring(\"\(name)\").at(0.2)", command: "hooke spring show \(name)")
        }
        return try JSONText.object([
            ("curves", JSONText.array(curves)), ("springs", JSONText.array(springs)),
            ("motions", JSONText.array(GalleryMotion.all.map { try $0.json() })),
        ]).replacing("<", with: "\\u003c")
    }

    /// A curve with its straight pieces, which its plot and its motion are made of.
    private static func curve(
        _ name: String, _ function: TimingFunction, swift: String, script: String, command: String
    ) throws -> String {
        let pieces = try function.linearApproximation(error: 0.002)
        let stops = pieces.curve.stops.map { JSONText.numbers([$0.input, $0.output]) }
        let seconds = function.duration.map { "\((1000 * $0).rounded() / 1000)s " } ?? ""
        let codes = [
            ("Swift", swift),
            ("CSS", "transition: translate \(seconds.isEmpty ? "0.4s " : seconds)\(pieces.curve.css);"),
            ("JavaScript", script), ("Command", command),
        ]
        return JSONText.object([
            ("name", JSONText.string(name)), ("duration", JSONText.number(function.duration ?? 0.9)),
            ("stops", JSONText.array(stops)), ("codes", list(codes)),
        ])
    }

    /// Pairs of a target and a code.
    static func list(_ codes: [(String, String)]) -> String {
        JSONText.array(codes.map { JSONText.array([JSONText.string($0.0), JSONText.string($0.1)]) })
    }
}
