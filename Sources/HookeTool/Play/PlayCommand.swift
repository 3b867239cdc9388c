import ArgumentParser
import Foundation
import Hooke
import HookeExport
import HookePreview
import HookeTransitions

/// `hooke play`: plays a transition with a recorded gesture and draws it.
struct PlayCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "play",
        abstract: "Play a transition with a recorded gesture, and draw it.",
        discussion: """
            Writes frames.csv (every view in every frame), filmstrip.svg and preview.html (a page that plays and \
            scrubs the recording) into a folder. Prints the decision at release, how the transition settles, and the \
            jumps at the hand-over. Without a gesture the transition plays by time.

            A gesture is a CSV file with the columns time_ms, phase (down, move, up, cancel), x and y, in \
            milliseconds and points with y downwards, or the name of a shipped trace:
            \(GestureTrace.shipped.map(\.name).joined(separator: ", ")).

            A transition of your own is a JSON file with two screens and animations; docs/recording.md lists its \
            fields.
            """)

    @Argument(help: "The transition; --list names them. Or a JSON file that describes one.")
    var transition: String?

    @Flag(help: "List the transitions and the shipped traces.")
    var list = false

    @Option(help: ArgumentHelp("The gesture: a file, or the name of a shipped trace.", valueName: "trace"))
    var gesture: String?

    @OptionGroup var stage: StageParameters

    @OptionGroup var release: ReleaseParameters

    @Option(
        help: ArgumentHelp(
            """
            Another run beside the first, with what differs: settle=curve, decision=threshold,gesture=pull-up. Keys \
            are \(Variation.keys.joined(separator: ", ")); up to \(PlayerPage.recordingLimit - 1) times.
            """, valueName: "key=value,…"), transform: Variation.init(argument:))
    var compare: [Variation] = []

    @Flag(help: "Draw the filmstrips as PNG too.")
    var png = false

    @Option(
        help: ArgumentHelp(
            "Also write an animated picture for a page: an SVG that plays in a loop.", valueName: "file.svg"))
    var animation: String?

    @Option(help: ArgumentHelp("Also write an animated GIF that plays in a loop.", valueName: "file.gif"))
    var gif: String?

    @Option(help: ArgumentHelp("Also write a movie in H.264; needs ffmpeg.", valueName: "file.mp4"))
    var mp4: String?

    @Option(help: ArgumentHelp("Frames per second; 60 if left out.", valueName: "rate"))
    var fps: Double?

    @Option(
        help: ArgumentHelp(
            """
            Write only times.csv, with every view at the times of this file: numbers in milliseconds from the first \
            touch, one a line, not decreasing.
            """, valueName: "file"))
    var times: String?

    @Option(
        help: ArgumentHelp(
            "The folder to write to; out/ and the transition's name if left out.", valueName: "folder"))
    var out: String?

    func run() throws {
        if list { return printList() }
        if let animation, !animation.lowercased().hasSuffix(".svg") {
            throw ValidationError("--animation is \(quoted(animation)); accepted: a name that ends in .svg")
        }
        if let gif { try MovieFile.check(gif, "gif", option: "--gif") }
        if let mp4 { try MovieFile.check(mp4, "mp4", option: "--mp4") }
        guard let transition else {
            let names = PlayableTransition.allCases.map(\.rawValue)
            throw ValidationError(
                "<transition> is missing; accepted: \(names.joined(separator: ", ")), or a JSON file")
        }
        let basis = try PlaySettings(argument: transition)
        let playable = basis.transition
        let runs = try runs()
        if let times { return try writeTimes(times, basis, runs) }
        let (recording, files) = try ProgressLine.during { progress in
            var recordings: [SceneRecording] = []
            for (index, run) in runs.enumerated() {
                let name = runs.count == 1 ? "" : ", run \(index + 1) of \(runs.count)"
                let settings = try settings(basis, run)
                let recording = try recorded(settings) {
                    progress.say("recording \(playable.rawValue)\(name)", Int(100 * $0), of: 100)
                    return true
                }
                try checkMotion(recording, settings)
                recordings.append(recording)
            }
            let folder = URL(fileURLWithPath: out ?? "out/\(playable.rawValue)")
            progress.say("drawing \(PreviewWriter.fileNames(recordings: recordings.count).count) files")
            return (recordings[0], try PreviewWriter.write(comparing: recordings, to: folder))
        }
        let width = recording.summary.map(\.key.count).max() ?? 0
        for line in recording.summary {
            print(line.key.padding(toLength: width, withPad: " ", startingAt: 0), line.value, separator: "  ")
        }
        for file in files { print("wrote \(file.relativePath)") }
        if let animation {
            try TextFile.write(try AnimatedPicture.svg(of: recording), to: animation)
            print("wrote \(animation)")
        }
        if let gif {
            try MovieFile.writeGIF(recording, to: gif)
            print("wrote \(gif)")
        }
        if let mp4 {
            try MovieFile.writeMP4(recording, to: mp4)
            print("wrote \(mp4)")
        }
        guard png else { return }
        for file in files where file.pathExtension == "svg" {
            let picture = file.deletingPathExtension().appendingPathExtension("png")
            let svg = try String(contentsOf: file, encoding: .utf8)
            let written = try PictureFile.write(svg, to: picture.relativePath)
            if written.hasSuffix(".png") { print("wrote \(written)") }
        }
    }

    private func recorded(_ settings: PlaySettings, _ progress: (Double) -> Bool) throws -> SceneRecording {
        do {
            return try withoutActuallyEscaping(progress) { progress throws(PlayError) in
                nonisolated(unsafe) let progress = progress
                return try withScenes { () throws(PlayError) in
                    try TransitionRecorder.record(settings, progress: progress)
                }
            }
        } catch {
            if case .recording(.outOfRange("fps", let value, let accepted)) = error {
                throw ValidationError("--fps is \(value); accepted: \(accepted)")
            }
            throw error
        }
    }

    /// Refuses a gesture that leads towards the edge, so that nothing moves.
    private func checkMotion(_ recording: SceneRecording, _ settings: PlaySettings) throws {
        guard let trace = settings.trace, recording.frames.allSatisfy({ $0.fraction == 0 }) else { return }
        let fitting = GestureTrace.shipped.filter { $0.leads(awayFrom: settings.edge) }.map(\.name)
        let other = Edge.allCases.first { trace.leads(awayFrom: $0) }
        throw Failure(
            "\(trace.name) moves nothing: it does not lead away from the \(settings.edge.rawValue) edge; accepted: "
                + "a gesture that does, such as \(fitting.joined(separator: ", "))"
                + (other.map { "; or --edge \($0.rawValue)" } ?? ""))
    }

    /// Writes the views at the times of a file, and prints the decision.
    private func writeTimes(_ file: String, _ basis: PlaySettings, _ runs: [Run]) throws {
        try refuse(
            [
                "--compare": compare.first, "--animation": animation, "--gif": gif, "--mp4": mp4,
                "--png": png ? true : nil, "--fps": fps,
            ], accepted: "without --times")
        var settings = try settings(basis, runs[0])
        settings.times = try frameTimes(file)
        let recording = try recorded(settings) { _ in true }
        try checkMotion(recording, settings)
        let folder = URL(fileURLWithPath: out ?? "out/\(basis.transition.rawValue)")
        let table = folder.appendingPathComponent("times.csv")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try TextFile.write(FramesCSV.text(of: recording), to: table.relativePath)
        for line in recording.summary { print("\(line.key)  \(line.value)") }
        print("wrote \(table.relativePath)")
    }

    private func printList() {
        print("Transitions:")
        for transition in PlayableTransition.allCases {
            let name = transition.rawValue.padding(toLength: 14, withPad: " ", startingAt: 0)
            print("  \(name)\(transition.summary) (edge \(transition.defaultEdge.rawValue))")
        }
        print("Traces for --gesture:")
        for trace in GestureTrace.shipped { print("  \(trace.name)") }
    }
}

extension GestureTrace {
    /// Whether the finger is lifted farther from an edge than it came down, mostly across that edge.
    fileprivate func leads(awayFrom edge: Edge) -> Bool {
        guard let first = samples.first?.position, let last = samples.last?.position else { return false }
        let (x, y) = (Double(last.x - first.x), Double(last.y - first.y))
        let distance = x * edge.inward.x + y * edge.inward.y
        return distance >= 20 && distance >= max(x.magnitude, y.magnitude)
    }
}

extension ReleaseDecision {
    /// The names, for help.
    static let list = Kind.allCases.map { kind in
        kind.usual.map { "\(kind.rawValue)=\(Table.text($0))" } ?? kind.rawValue
    }.joined(separator: ", ")

    /// The names, for completion in shells.
    static let names = Kind.allCases.map(\.rawValue)

    /// The decision of an option.
    static func argument(_ text: String) throws -> ReleaseDecision {
        try ReleaseDecision(.text(text), at: "--decision")
    }
}

extension SettlePlan.Style {
    /// The names, for help.
    static let list = "\(words.joined(separator: ", ")), a spring such as bouncy, uikit(…) with a curve"

    /// The names, for completion in shells.
    static var names: [String] { words }

    /// The style of an option.
    static func argument(_ text: String) throws -> SettlePlan.Style {
        try SettlePlan.Style(.text(text), at: "--settle")
    }
}
