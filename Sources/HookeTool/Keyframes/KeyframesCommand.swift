import ArgumentParser
import Hooke

/// `hooke keyframes`: everything about values that follow keyframes.
struct KeyframesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "keyframes",
        abstract: "Tell, sample, draw and export keyframes: a track in JSON, a Lottie file or a glTF file.",
        discussion: """
            A track in JSON has the fields of hooke eval's keyframes:

              {"times":[0,1,3,3.5],"values":[0,10,4,7],"mode":"monotone"}
              {"times":[0,1,2],"values":[[0,0],[3,4],[3,0]],
               "interpolations":[{"timing":"ease-in-out"},{"spring":{"preset":"bouncy"}}]}

            What a file is, its content says. In a Lottie or glTF file --track chooses a track by its name or its \
            place, as hooke keyframes show lists them.
            """,
        subcommands: [Show.self, Sample.self, Plot.self, CSS.self])
}

/// The file of a command, and which of its tracks are meant.
struct TrackParameters: ParsableArguments {
    @Argument(help: "A track in JSON, a Lottie file or a glTF file; standard input if left out.")
    var file: String?

    @Option(
        parsing: .unconditionalSingleValue,
        help: ArgumentHelp("A track's name or place; may be repeated.", valueName: "track"))
    var track: [String] = []

    /// What the file is called in messages.
    var place: String { file ?? "standard input" }

    func read() throws -> TrackFile { try Self.read(file) }

    /// Reads a file; what is wrong with it names it.
    static func read(_ file: String?) throws -> TrackFile {
        do { return try TrackFile(file) } catch let refusal as Refusal {
            throw Failure(description: "\(file ?? "standard input"): \(refusal.reason)")
        }
    }

    /// The one track that is meant.
    func track(of file: TrackFile) throws -> TrackSource {
        let tracks = try tracks(of: file)
        guard let track = tracks.first, tracks.count == 1 else {
            throw ValidationError("--track is given \(tracks.count) times; accepted: once")
        }
        return track
    }

    /// The tracks that are meant: those that are named, else the only one that moves, if no other can be meant.
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
                throw ValidationError(
                    named.isEmpty
                        ? "--track is \"\(name)\"; accepted: \(Self.list(file))"
                        : "--track is \"\(name)\", of which there are \(named.count); accepted: \(places)")
            }
            return track.source
        }
    }

    /// The names of a file's tracks, as many as can be read, and what is refused of it.
    private static func list(_ file: TrackFile) -> String {
        func list(_ texts: [String], _ separator: String) -> String {
            texts.prefix(12).joined(separator: separator) + (texts.count > 12 ? "\(separator)…" : "")
        }
        let names = list(file.tracks.map { "\"\($0.source.name)\"" }, ", ")
        return (names.isEmpty ? "none, as there are no tracks" : names)
            + (file.refused.isEmpty ? "" : "; refused: " + list(file.refused, "; "))
    }
}
