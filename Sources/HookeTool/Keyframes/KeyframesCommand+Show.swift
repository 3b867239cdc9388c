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

        @Flag(help: "Print one line of JSON with all digits.")
        var json = false

        func run() throws {
            let file = try strictness.read(self.file)
            print(json ? file.json : file.table)
        }
    }
}

extension TrackFile {
    fileprivate var table: String {
        var table = Table()
        for track in tracks {
            let source = track.source
            var parts = [source.times.count == 1 ? "1 key" : "\(source.times.count) keys"]
            if let first = source.times.first, let last = source.times.last, last > first {
                parts[0] += " from \(Table.text(first)) s to \(Table.text(last)) s"
            }
            if !source.isPlain { parts.append("components \(source.components.joined(separator: " "))") }
            if !track.details.isEmpty { parts.append("in \(track.details)") }
            if !track.place.isEmpty { parts.append("at \(track.place)") }
            table.add(source.name, parts.joined(separator: ", "))
        }
        if tracks.isEmpty { table.add("tracks", "none") }
        for (name, lines) in [("notes", notes), ("refused", refused)] where !lines.isEmpty {
            table.addSpace()
            for (index, line) in lines.enumerated() { table.add(index == 0 ? name : "", line) }
        }
        return table.text
    }

    fileprivate var json: String {
        let tracks = tracks.map { track in
            JSONText.object([
                "name": JSONText.string(track.source.name), "place": JSONText.string(track.place),
                "unit": JSONText.string(track.details),
                "components": JSONText.array(track.source.components.map(JSONText.string)),
                "times": JSONText.numbers(track.source.times),
                "values": JSONText.array(track.source.values.map(JSONText.numbers)),
            ])
        }
        return JSONText.object([
            "tracks": JSONText.array(tracks), "notes": JSONText.array(notes.map(JSONText.string)),
            "refused": JSONText.array(refused.map(JSONText.string)),
        ])
    }
}
