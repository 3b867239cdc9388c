import ArgumentParser
import Hooke

extension KeyframesCommand {
    /// `hooke keyframes show`: the tracks of a file.
    struct Show: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "show",
            abstract: "List the tracks of a file: names, paths, components and keys.",
            discussion: """
                hooke keyframes show ball.json
                hooke keyframes show walk.glb --json

                Lists after the tracks what was read although the format does not allow it, what is ignored in the file, \
                such as expressions, and the animations of a file that cannot be read. The first two are also on standard error.
                """)

        @Argument(help: "A track in JSON, a Lottie, glTF, BVH or CSS file; standard input if left out.")
        var file: String?

        @OptionGroup var strictness: StrictParameters

        @OptionGroup var output: ReportParameters

        func run() throws {
            output.print(Report(try strictness.read(file)))
        }
    }
}

extension Report {
    /// The report of a file's tracks.
    fileprivate init(_ file: TrackFile) {
        var tracks: [String] = []
        for track in file.tracks {
            let source = track.source
            var parts = [source.times.count == 1 ? "1 key" : "\(source.times.count) keys"]
            if let first = source.times.first, let last = source.times.last, last > first {
                parts[0] += " from \(Table.text(first)) s to \(Table.text(last)) s"
            }
            if !source.isPlain { parts.append("components \(source.components.joined(separator: " "))") }
            if !track.details.isEmpty { parts.append("in \(track.details)") }
            if !track.place.isEmpty { parts.append("at \(track.place)") }
            add(source.name, parts.joined(separator: ", "))
            tracks.append(
                JSONText.object([
                    "name": JSONText.string(source.name), "place": JSONText.string(track.place),
                    "unit": JSONText.string(track.details),
                    "components": JSONText.array(source.components.map(JSONText.string)),
                    "times": JSONText.numbers(source.times),
                    "values": JSONText.array(source.values.map(JSONText.numbers)),
                ]))
        }
        if tracks.isEmpty { add("tracks", "none") }
        add(field: "tracks", JSONText.array(tracks))
        for (name, lines) in [("notes", file.notes), ("refused", file.refused)] {
            if !lines.isEmpty { addSpace() }
            for (index, line) in lines.enumerated() { add(index == 0 ? name : "", line) }
            add(field: name, JSONText.array(lines.map(JSONText.string)))
        }
    }
}
