import ArgumentParser
import Hooke

/// `hooke keyframes`: commands about keyframes.
struct KeyframesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "keyframes",
        abstract:
            "Inspect, sample, plot and export keyframes: a track in JSON, a Lottie, glTF, BVH or CSS file.",
        discussion: """
            A track in JSON has the fields of hooke eval's keyframes:

              {"times":[0,1,3,3.5],"values":[0,10,4,7],"mode":"monotone"}
              {"times":[0,1,2],"values":[[0,0],[3,4],[3,0]],
               "interpolations":[{"timing":"ease-in-out"},{"spring":"bouncy"}]}

            The format is detected from the content; .lottie archives are read too. In a file of another program --track chooses a track by the name or \
            the path that hooke keyframes show lists. What the format does not allow is read as players do, with a note on \
            standard error.
            """,
        subcommands: [Show.self, Sample.self, Plot.self, CSS.self])
}

/// Whether the files of other programs are read strictly.
struct StrictParameters: ParsableArguments {
    @Flag(help: "Refuse what the format of another program's file does not allow.")
    var strict = false

    /// Reads a file and prints its notes on standard error; an error names it.
    func read(_ file: String?) throws -> TrackFile {
        let place = file ?? "standard input"
        do {
            let read = try TrackFile(file, strict: strict)
            for note in read.notes { StandardError.note("\(place): \(note)") }
            return read
        } catch let refusal as Refusal {
            throw Failure("\(place): \(refusal.reason)")
        }
    }
}

/// The file of a command, and the names of tracks in it.
struct TrackParameters: ParsableArguments {
    @Argument(help: "A track in JSON, a Lottie, glTF, BVH or CSS file; standard input if left out.")
    var file: String?

    @OptionGroup var strictness: StrictParameters

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp("A track's name or path; may be repeated.", valueName: "track"))
    var track: [String] = []

    /// The name of the file in messages.
    var place: String { file ?? "standard input" }

    /// Reads the file and prints its notes.
    func read() throws -> TrackFile { try strictness.read(file) }

    /// Returns the one track that is named.
    func track(of file: TrackFile) throws -> TrackSource {
        let tracks = try tracks(of: file)
        guard let track = tracks.first, tracks.count == 1 else {
            throw ValidationError("--track is given \(tracks.count) times; accepted: once")
        }
        return track
    }

    /// Returns the named tracks. Without names, the only track, or the only one with several keys.
    func tracks(of file: TrackFile) throws -> [TrackSource] {
        if track.isEmpty {
            let moving = file.tracks.filter { $0.source.times.count > 1 }
            let only = moving.count == 1 ? moving.first : file.tracks.count == 1 ? file.tracks.first : nil
            if let only, file.refused.isEmpty {
                return [only.source]
            }
            throw ValidationError(
                "\(place) has \(file.tracks.count) tracks; accepted: --track and \(Self.list(file))")
        }
        return try track.map { name in
            let found = file.tracks.filter { $0.place == name }
            let named = found.isEmpty ? file.tracks.filter { $0.source.name == name } : found
            guard let track = named.first, named.count == 1 else {
                let places = named.map(\.place).joined(separator: ", ")
                let near = nearest(to: name, in: file.tracks.map(\.source.name))
                let start = near.map { "did you mean \"\($0)\"? Accepted" } ?? "accepted"
                throw ValidationError(
                    named.isEmpty
                        ? "--track is \(quoted(name)); \(start): \(Self.list(file))"
                        : "--track is \(quoted(name)), the name of \(named.count) tracks; accepted: \(places)"
                )
            }
            return track.source
        }
    }

    /// The names of up to twelve tracks, and the animations that are refused.
    private static func list(_ file: TrackFile) -> String {
        func list(_ texts: [String], _ separator: String) -> String {
            texts.prefix(12).joined(separator: separator) + (texts.count > 12 ? "\(separator)…" : "")
        }
        let names = list(file.tracks.map { "\"\($0.source.name)\"" }, ", ")
        return (names.isEmpty ? "none, as the file has no tracks" : names)
            + (file.refused.isEmpty ? "" : "; refused: " + list(file.refused, "; "))
    }
}
