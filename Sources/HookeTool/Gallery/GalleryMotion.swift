import Hooke
import HookeJSON

/// A motion of the gallery: questions of `hooke eval`, each a variant, and what they show.
struct GalleryMotion {
    private struct Variant {
        var label: String
        var question: String
        /// A time from which the bouncy spring starts again at rest, towards 0, without the velocity of the motion.
        var restart = Double.infinity
    }

    private let name: String
    private let about: String
    private let duration: Double
    private let range: ClosedRange<Double>
    private let variants: [Variant]

    /// The motions in their order.
    static let all = [
        GalleryMotion(
            name: "Handover",
            about:
                "A motion turns back before it ends. With its velocity it stays smooth; without, it stops for an instant.",
            duration: 1.2, range: 0...100,
            variants: [
                Variant(label: "with its velocity", question: handover),
                Variant(label: "without", question: handover, restart: 0.13),
            ]),
        GalleryMotion(
            name: "Followers",
            about:
                "Two springs follow a path: one matches its position, and lags; one matches its velocity too.",
            duration: 2.4, range: 0...100,
            variants: [
                Variant(label: "matches the position", question: follower("position")),
                Variant(label: "matches the velocity", question: follower("velocity")),
            ]),
        GalleryMotion(
            name: "Limits",
            about: "The fastest way to a position at rest that keeps a speed, an acceleration and a jerk.",
            duration: 1.6, range: 0...100,
            variants: [
                Variant(
                    label: "with jerk",
                    question: #"{"op":"profile","to":100,"speed":150,"acceleration":600,"jerk":3000}"#),
                Variant(
                    label: "without", question: #"{"op":"profile","to":100,"speed":150,"acceleration":600}"#),
            ]),
        GalleryMotion(
            name: "Stagger",
            about: "Five parts move one after another, from the centre.", duration: 1.6, range: 0...100,
            variants: [
                Variant(label: "from the centre", question: stagger("center")),
                Variant(label: "from the first", question: stagger("first")),
            ]),
    ]

    private static let handover =
        #"{"op":"handover","motion":{"spring":"smooth","from":0,"to":100},"switches":[{"at":0.13,"to":0,"by":"bouncy"}]}"#

    private static func follower(_ matching: String) -> String {
        #"{"op":"follow","path":{"times":[0,0.8,1.4],"values":[0,100,30],"mode":"linear"},"spring":"smooth","matching":"\#(matching)","from":0}"#
    }

    private static func stagger(_ origin: String) -> String {
        #"{"op":"choreography","move":["a","b","c","d","e"],"each":0.08,"origin":"\#(origin)","spring":"bouncy","from":0,"to":100}"#
    }

    /// The motion for the script: values at 120 steps a second.
    func json() throws -> String {
        let times = (0...Int(duration * 120)).map { Double($0) / 120 }
        let variants = try variants.map { variant in
            let lines = try MotionFileParameters.read(Array(variant.question.utf8)).lines.map { line in
                let start = line.state(min(variant.restart, duration)).position
                let restarted = SpringMotion(spring: .bouncy, from: start, to: 0)
                let values = times.map { time in
                    time < variant.restart
                        ? line.state(time).position : restarted.position(at: time - variant.restart)
                }
                return (label: line.label, values: values)
            }
            return JSONText.object([
                ("label", JSONText.string(variant.label)), ("duration", JSONText.number(duration)),
                ("low", JSONText.number(range.lowerBound)), ("high", JSONText.number(range.upperBound)),
                (
                    "lines",
                    JSONText.array(
                        lines.map {
                            JSONText.object([
                                ("label", JSONText.string($0.label)),
                                ("values", JSONText.numbers($0.values.map { (1000 * $0).rounded() / 1000 })),
                            ])
                        })
                ),
            ])
        }
        let codes = self.variants.filter { $0.restart == .infinity }.map { variant in
            ("hooke eval: \(variant.label)", String(variant.question.dropLast()) + #","at":[0,0.1,0.2]}"#)
        }
        return JSONText.object([
            ("name", JSONText.string(name)), ("about", JSONText.string(about)),
            ("variants", JSONText.array(variants)), ("codes", GalleryData.list(codes)),
        ])
    }
}
