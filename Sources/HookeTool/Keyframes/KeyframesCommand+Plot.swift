import ArgumentParser
import Foundation
import Hooke
import HookePreview

extension KeyframesCommand {
    /// `hooke keyframes plot`: tracks as a picture.
    struct Plot: ParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "plot",
            abstract: "Draw tracks and their velocities, with keys and tangents.",
            usage: "hooke keyframes plot [<options>] [<file>]",
            discussion: """
                hooke keyframes plot track.json --out track.svg
                hooke keyframes plot track.json --compare monotone \\
                  --compare kochanekBartels,tension=0.5
                hooke keyframes plot walk.glb --track "Hips: translation" \\
                  --component x --component y

                A picture shows up to six numbers. --compare draws the same keys with another mode, for a track in JSON \
                whose values are numbers: the mode's name and its fields, separated by commas.
                """)

        @OptionGroup var parameters: TrackParameters

        @Option(
            parsing: .unconditionalSingleValue,
            help: ArgumentHelp("A component to draw; may be repeated. All if left out.", valueName: "name"))
        var component: [String] = []

        @Option(
            parsing: .unconditionalSingleValue,
            help: ArgumentHelp("Another mode; may be repeated.", valueName: "mode"))
        var compare: [String] = []

        @OptionGroup var range: TimeRangeParameters

        @OptionGroup var picture: PictureParameters

        func run() throws {
            try picture.check()
            try checkComparisons(compare, most: TrackPlot.maximumChannelCount - 1)
            let file = try parameters.read()
            let tracks = try parameters.tracks(of: file)
            var channels = try tracks.flatMap { track in
                try chosen(track).map { channel in
                    var channel = channel
                    let isNamed = tracks.count > 1
                    if isNamed {
                        channel.label = track.isPlain ? track.name : "\(track.name) \(channel.label)"
                    }
                    return channel
                }
            }
            if !compare.isEmpty { channels = try compared(file, channels) }
            guard channels.count <= TrackPlot.maximumChannelCount else {
                throw ValidationError(
                    "\(channels.count) numbers are too many for a picture; accepted: --component and up to "
                        + "\(TrackPlot.maximumChannelCount) of \(tracks[0].components.joined(separator: ", "))"
                )
            }
            let title = title(tracks, file)
            let plot = try drawing { () throws(PreviewError) in
                try TrackPlot(channels, title: title, from: range.from, until: range.until)
            } spelled: {
                $0 == .time ? "--from to --until" : nil
            }
            try picture.write(plot.svg(width:height:))
        }

        /// The title of the picture.
        private func title(_ tracks: [TrackSource], _ file: TrackFile) -> String {
            let name = parameters.file.map { URL(fileURLWithPath: $0).lastPathComponent } ?? "keyframes"
            guard let spelling = file.spelling else { return tracks.count == 1 ? tracks[0].name : name }
            return compare.isEmpty ? "\(name): \(spelling.label)" : name
        }

        /// The components of a track that are named.
        private func chosen(_ track: TrackSource) throws -> [TrackPlot.Channel] {
            try track.columns(named: component).map { track.channels[$0] }
        }

        /// The track, and the same keys with other modes.
        private func compared(
            _ file: TrackFile, _ channels: [TrackPlot.Channel]
        ) throws -> [TrackPlot.Channel] {
            guard let spelling = file.spelling, spelling.shape.isPlain, let first = channels.first else {
                throw ValidationError(
                    "--compare is given; accepted with a track in JSON whose values are numbers")
            }
            var channels = [first]
            channels[0].label = spelling.label
            for text in compare {
                let source: TrackSource
                do { source = try spelling.track(comparedBy: text).source(text) } catch {
                    throw ValidationError("--compare \(text): \(Refusal(error))")
                }
                var channel = source.channels[0]
                channel.label = text
                channels.append(channel)
            }
            return channels
        }
    }
}

extension TrackNotation {
    /// The same keys by a mode's name and its fields: `kochanekBartels,tension=0.5`, `hermite,velocities=[0, 1, 0]`.
    fileprivate func track(comparedBy text: String) throws -> TrackNotation {
        // As the arguments of a function, so that commas inside brackets do not separate.
        guard case .fields(let members)? = Notation(call: "mode(\(text))"), case .text = members[0].value
        else {
            throw Notation.imbalance(of: text, at: "mode")
                ?? HookeError.badValue(
                    field: "mode", value: quoted(text), nearest: nil,
                    accepted: "a mode's name, then its fields, each once, as name=value")
        }
        let mode = try NotationFields(members, at: "", accepted: Self.fieldNames)
        let track = try track(by: mode)
        try mode.finish()
        return track
    }
}
