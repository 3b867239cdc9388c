import ArgumentParser
import Hooke
import HookeExport

extension KeyframesCommand {
    /// `hooke keyframes css`: a track as CSS keyframes.
    struct CSS: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "css",
            abstract: "Print a track as CSS @keyframes, with a proven largest error.",
            usage: "hooke keyframes css [<options>] [<file>]",
            discussion: """
                hooke keyframes css fade.json --property opacity --error 0.002
                hooke keyframes css path.json --property translate --error 0.25 --name path
                hooke keyframes css ball.json --property=--height --unit px --error 0.1 --waapi

                One number animates a property of a number or a length; lengths are in px if no unit is given. A custom property is \
                registered. Two numbers animate translate or scale, three translate. Browsers interpolate linearly between the keys; the \
                distance from the track is at most the error, in the property's unit.
                """)

        @OptionGroup var parameters: TrackParameters

        @Option(
            parsing: .unconditionalSingleValue,
            help: ArgumentHelp("A component to animate; may be repeated. All if left out.", valueName: "name")
        )
        var component: [String] = []

        @OptionGroup var target: CSSPropertyParameters

        @Option(parsing: .unconditional, help: "The largest error, in the unit.")
        var error = 0.1

        @Option(help: ArgumentHelp("The name of the keyframes and the class.", valueName: "name"))
        var name = "hooke"

        @Flag(help: "Print JSON with the arguments of element.animate instead.")
        var waapi = false

        func run() throws {
            if let accepted = WebText.accepted(insteadOf: name) {
                throw ValidationError("--name is \(quoted(name)); accepted: \(accepted)")
            }
            let track = try parameters.track(of: parameters.read())
            let columns = try track.columns(named: component)
            let straight: TrackSource.Straight
            do throws(HookeError) { straight = try track.straightened(error) } catch {
                let reason = Refusal(error) { optionName($0.name) }.reason
                if case .outOfRange(.error, _, _) = error { throw ValidationError(reason) }
                throw Failure("\(parameters.place): \(reason)")
            }
            let export = try export(straight, columns)
            print(waapi ? export.webAnimation : export.css, terminator: "")
        }

        /// Makes CSS of the columns that the property takes.
        private func export(_ straight: TrackSource.Straight, _ columns: [Int]) throws -> WebTrack {
            func track<Value: VectorSpace>(
                _ value: ([Double]) -> Value
            ) throws -> (track: KeyframeTrack<Value>, error: Double) {
                let keys = zip(straight.times, straight.values).map { time, numbers in
                    Keyframe(time: time, value: value(columns.map { numbers[$0] }))
                }
                return (try KeyframeTrack(keys, rule: .linear), straight.error)
            }
            let (property, unit) = (target.name, target.unit)
            do {
                func check(_ own: WebUnit) throws {
                    guard let unit, unit != own else { return }
                    throw ValidationError(
                        "--unit is \(unit.spelling); accepted for \(columns.count) numbers of \(property): "
                            + own.spelling)
                }
                switch (property, columns.count) {
                case (_, 1):
                    return try WebTrack(track { $0[0] }, WebProperty(property, unit), name: name)
                case ("translate", 2):
                    try check(.pixels)
                    return try WebTrack(track { Vector2($0[0], $0[1]) }, .translate, name: name)
                case ("translate", 3):
                    try check(.pixels)
                    return try WebTrack(track { Vector3($0[0], $0[1], $0[2]) }, .translate, name: name)
                case ("scale", 2):
                    try check(.number)
                    return try WebTrack(track { Vector2($0[0], $0[1]) }, .scale, name: name)
                default:
                    throw ValidationError(
                        "--property is \(property) for \(columns.count) numbers; accepted: translate or scale for two, "
                            + "translate for three, --component and any property for one")
                }
            } catch let error as ExportError {
                if case .outOfRange = error { throw Failure("\(parameters.place): \(error)") }
                throw ValidationError("--property \(property): \(error)")
            }
        }
    }
}
