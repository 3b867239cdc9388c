import ArgumentParser
import Foundation
import Hooke
import HookePreview
import HookeTransitions

/// `hooke play`: a transition under a recorded finger, to look at.
struct PlayCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "play",
        abstract: "Play a transition under a recorded finger, and draw what shows.",
        discussion: """
            Writes frames.csv (every view in every frame), filmstrip.svg and preview.html (a page that plays and \
            scrubs the recording) into a folder, and prints what was decided, how it settles and how large the \
            jumps at the hand-over are. Without a gesture the transition plays by time.

            A gesture is a CSV file with the columns time_ms, phase (down, move, up, cancel), x and y, in \
            milliseconds and points with y downwards, or the name of a trace that ships with the tool:
            \(GestureTrace.shipped.map(\.name).joined(separator: ", ")).
            """)

    @Argument(help: "The transition; --list names them.")
    var transition: String?

    @Flag(help: "List the transitions and the traces that ship with the tool.")
    var list = false

    @Option(help: ArgumentHelp("The finger.", valueName: "trace.csv"))
    var gesture: String?

    @Option(help: ArgumentHelp("The screen in points.", valueName: "width×height"))
    var size = ScreenSize.phone

    @Option(
        help:
            "What follows the finger: the translation along the edge's axis, or the place of a touch that starts at the edge."
    )
    var recogniser = Recogniser.pan

    @Option(help: "The edge that the swipe leads away from; each transition has its own by default.")
    var edge: Edge?

    @Option(help: "How the release is decided.")
    var decision = Decision.projected

    @Option(help: "How the transition settles.")
    var settle = Settle.spring

    @Option(
        help: ArgumentHelp(
            """
            A run more beside it on the page, told apart by what differs: settle=curve, \
            decision=threshold,gesture=pull-up. Keys are gesture, recogniser, edge, decision and settle; up to \
            \(PlayerPage.recordingLimit - 1) times.
            """, valueName: "key=value,…"))
    var compare: [Variation] = []

    @Flag(help: "Draw the filmstrips as PNG too.")
    var png = false

    @Option(help: ArgumentHelp("Frames a second.", valueName: "rate"))
    var fps = 60.0

    @Option(help: ArgumentHelp("The folder to write to; made if it is missing.", valueName: "folder"))
    var out: String?

    func run() throws {
        if list { return printList() }
        guard let transition else {
            throw ValidationError("no transition is named; `hooke play --list` names them")
        }
        let playable = try PlayableTransition(argument: transition)
        guard compare.count < PlayerPage.recordingLimit else {
            throw ValidationError(
                "--compare is given \(compare.count) times; accepted: up to \(PlayerPage.recordingLimit - 1)")
        }
        let (recording, files) = try ProgressLine.during { progress in
            var recordings: [MotionRecording] = []
            for (index, variation) in ([Variation()] + compare).enumerated() {
                let run = compare.isEmpty ? "" : ", run \(index + 1) of \(compare.count + 1)"
                let settings = try settings(playable, variation)
                recordings.append(
                    try TransitionRecorder.record(settings) {
                        progress.say("recording \(playable.rawValue)\(run): \($0) frames")
                    })
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
        guard png else { return }
        for file in files where file.pathExtension == "svg" {
            let picture = file.deletingPathExtension().appendingPathExtension("png")
            let svg = try String(contentsOf: file, encoding: .utf8)
            let written = try PictureFile.write(svg, to: picture.relativePath)
            if written.hasSuffix(".png") { print("wrote \(written)") }
        }
    }

    private func settings(_ playable: PlayableTransition, _ variation: Variation) throws -> PlaySettings {
        let settle = variation.settle ?? settle
        var settings = PlaySettings(playable, trace: try (variation.gesture ?? gesture).map(gestureTrace))
        settings.size = size.size
        settings.edge = variation.edge ?? edge ?? playable.defaultEdge
        settings.measure = (variation.recogniser ?? recogniser).measure
        settings.decision = (variation.decision ?? decision).rule
        settings.settle = settle.style
        settings.settleName = settle.rawValue
        settings.framesPerSecond = fps
        return settings
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

    /// What differs in a run beside the first.
    struct Variation: ExpressibleByArgument {
        var gesture: String?
        var recogniser: Recogniser?
        var edge: Edge?
        var decision: Decision?
        var settle: Settle?

        init() {}

        init?(argument: String) {
            for pair in argument.split(separator: ",", omittingEmptySubsequences: false) {
                let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
                guard parts.count == 2 else { return nil }
                let isKnown =
                    switch parts[0] {
                    case "gesture": Self.set(&gesture, parts[1])
                    case "recogniser": Self.set(&recogniser, Recogniser(rawValue: parts[1]))
                    case "edge": Self.set(&edge, Edge(rawValue: parts[1]))
                    case "decision": Self.set(&decision, Decision(rawValue: parts[1]))
                    case "settle": Self.set(&settle, Settle(rawValue: parts[1]))
                    default: false
                    }
                guard isKnown else { return nil }
            }
        }

        private static func set<Value>(_ field: inout Value?, _ value: Value?) -> Bool {
            field = value
            return value != nil
        }
    }

    /// What follows the finger.
    enum Recogniser: String, ExpressibleByArgument, CaseIterable {
        case pan, edge

        var measure: SwipeDriver.Measure { self == .pan ? .translation : .location }
    }

    /// How the release is decided.
    enum Decision: String, ExpressibleByArgument, CaseIterable {
        case velocitySign = "velocity-sign"
        case threshold, projected

        var rule: ReleaseDecision {
            switch self {
            case .velocitySign: .velocitySign
            case .threshold: .threshold()
            case .projected: .projected()
            }
        }
    }

    /// How the transition settles.
    enum Settle: String, ExpressibleByArgument, CaseIterable {
        case spring, curve, uikit

        var style: SettlePlan.Style? {
            switch self {
            case .spring: .spring
            case .curve: .curve
            case .uikit: nil
            }
        }
    }
}
