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

    @Option(
        help: ArgumentHelp("The screen in points; 390x844 if left out.", valueName: "width×height"),
        transform: ScreenSize.init(argument:))
    var size: ScreenSize?

    @Option(
        help:
            "pan (if left out) follows the translation, edge the position of a touch that starts at the edge.",
        completion: .list(Recogniser.names), transform: Recogniser.argument)
    var recogniser: Recogniser?

    @Option(
        help:
            "The edge that the swipe leads away from: \(Edge.list); each transition has its own if left out.",
        completion: .list(Edge.names), transform: Edge.argument)
    var edge: Edge?

    @Option(
        help: "The decision at release: \(ReleaseDecision.list); projected if left out.",
        completion: .list(ReleaseDecision.names), transform: ReleaseDecision.argument)
    var decision: ReleaseDecision?

    @Option(
        help: "How the transition settles: \(SettlePlan.Style.list); spring if left out.",
        completion: .list(SettlePlan.Style.names), transform: SettlePlan.Style.argument)
    var settle: SettlePlan.Style?

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

    @Option(help: ArgumentHelp("Frames per second.", valueName: "rate"))
    var fps = 60.0

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
            throw ValidationError("no transition is named; `hooke play --list` names them")
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

    /// What makes one run differ from another. Without a gesture only the edge does.
    private struct Run {
        var gesture: String?
        var edge: Edge?
        var recogniser: Recogniser?
        var decision: ReleaseDecision?
        var settle: SettlePlan.Style?

        var name: [String?] { [gesture, edge?.rawValue, recogniser?.rawValue, decision?.text, settle?.text] }
    }

    /// Returns the first run and those of `--compare`; refuses too many, and equal ones.
    private func runs() throws -> [Run] {
        guard compare.count < PlayerPage.recordingLimit else {
            throw ValidationError(
                "--compare is given \(compare.count) times; accepted: up to \(PlayerPage.recordingLimit - 1)")
        }
        if gesture == nil, !compare.contains(where: { $0.gesture != nil }) {
            let options = [
                ("--recogniser", recogniser != nil), ("--decision", decision != nil),
                ("--settle", settle != nil),
            ]
            for (option, isGiven) in options where isGiven {
                throw ValidationError("\(option) is given; accepted with --gesture")
            }
        }
        var runs: [Run] = []
        for variation in [Variation()] + compare {
            var run = Run(gesture: variation.gesture ?? gesture, edge: variation.edge ?? edge)
            if run.gesture != nil {
                run.recogniser = variation.recogniser ?? recogniser
                run.decision = variation.decision ?? decision ?? .projected()
                run.settle = variation.settle ?? settle ?? .spring
            }
            if let same = runs.firstIndex(where: { $0.name == run.name }) {
                throw ValidationError(
                    "--compare \(variation.text) gives the same run as run \(same + 1); accepted: "
                        + (run.gesture == nil
                            ? "recogniser, decision and settle with --gesture; without it edge and gesture"
                            : "a run that differs"))
            }
            runs.append(run)
        }
        return runs
    }

    private func settings(_ basis: PlaySettings, _ run: Run) throws -> PlaySettings {
        let settle = run.settle ?? settle ?? .spring
        var settings = basis
        do { settings.trace = try run.gesture.map(gestureTrace) } catch let error as Refusal {
            throw ValidationError(error.reason)
        }
        if let size { settings.size = size.size }
        if let edge = run.edge { settings.edge = edge }
        if let recogniser = run.recogniser ?? recogniser {
            (settings.measure, settings.isSwiped) = (recogniser.measure, true)
        }
        settings.decision = run.decision ?? decision ?? .projected()
        settings.settle = settle
        settings.settleStyleName = settle.text
        settings.framesPerSecond = fps
        return settings
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
        guard runs.count == 1, animation == nil, !png else {
            throw ValidationError(
                "--times is given with --compare, --animation or --png; accepted: without them")
        }
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

    /// What differs in a run of `--compare`.
    struct Variation {
        var text = ""
        var gesture: String?
        var recogniser: Recogniser?
        var edge: Edge?
        var decision: ReleaseDecision?
        var settle: SettlePlan.Style?

        static let keys = ["gesture", "recogniser", "edge", "decision", "settle"]

        init() {}

        init(argument: String) throws {
            text = argument
            // As the arguments of a function, so that commas inside parentheses do not separate.
            let members = Notation(call: "run(\(argument))")?.members
            guard let members, members.count == 1, case .fields(let pairs) = members[0].value, !pairs.isEmpty
            else {
                throw Refusal(
                    "--compare is \(quoted(argument)); accepted: key=value, with commas between several")
            }
            for pair in pairs {
                let value = pair.value.text
                switch pair.name {
                case "gesture": gesture = value
                case "recogniser": recogniser = try .read(value, "recogniser")
                case "edge": edge = try .read(value, "edge")
                case "decision": decision = try ReleaseDecision(.text(value), at: "decision")
                case "settle": settle = try SettlePlan.Style(.text(value), at: "settle")
                default: throw unknown("key", pair.name, Self.keys)
                }
            }
        }
    }

    /// The recogniser that follows the finger.
    enum Recogniser: String, SpelledWord, CaseIterable {
        case pan, edge

        var measure: SwipeDriver.Measure { self == .pan ? .translation : .location }
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
