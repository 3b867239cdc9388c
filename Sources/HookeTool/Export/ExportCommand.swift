import ArgumentParser
import Foundation
import Hooke
import HookeExport
import HookePreview
import HookeTransitions

/// `hooke export`: a transition for browsers and for players of Lottie, with a proven largest error.
struct ExportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract: "Write a transition as CSS, a page, Web Animations or Lottie, within a stated error.",
        discussion: """
            hooke export flip --out flip.html
            hooke export drawer --format lottie --distance 0.5 --out drawer.json

            No corner of any view is ever farther than --distance from its place, and no opacity or colour is off by \
            more than --share; what is written is nearer still, and is told with its size. The transition is the \
            one that plays by time. css animates the elements that fragment writes; html is a page of one file that \
            plays; waapi is JSON for element.animate; lottie is an animation for players of Lottie.
            """)

    @Argument(help: "The transition; hooke play --list names them.")
    var transition: String

    @Option(help: "What to write: \(Format.allCases.map(\.rawValue).joined(separator: ", ")).")
    var format = Format.html

    @Option(help: ArgumentHelp("The screen in points.", valueName: "width×height"))
    var size = ScreenSize.phone

    @Option(help: "The edge that the transition leads away from; each has its own by default.")
    var edge: Edge?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("How far a corner may be from its place, in points.", valueName: "points"))
    var distance = 0.25

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("How far an opacity or a colour may be off, of 1.", valueName: "share"))
    var share = 1.0 / 512

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Frames a second, the unit of time in Lottie.", valueName: "rate"))
    var fps = 60.0

    @Option(
        help: ArgumentHelp(
            "The file to write. Left out, it goes to standard output, and what is told of it to standard error.",
            valueName: "file"))
    var out: String?

    func run() throws {
        let playable = try PlayableTransition(argument: transition)
        guard distance > 0, distance.isFinite else {
            throw ValidationError("--distance is \(distance); accepted: a finite number of points above 0")
        }
        guard share > 0, share < 1 else {
            throw ValidationError("--share is \(share); accepted: above 0 and below 1")
        }
        let (text, report) = try ProgressLine.during { progress in
            try exported(playable, progress)
        }
        guard let out else {
            FileHandle.standardError.write(Data((report + "\n").utf8))
            return try FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
        }
        try TextFile.write(text, to: out)
        print("\(report)\nwrote \(out)")
    }

    /// What is to be written, and what there is to say about it.
    func exported(
        _ playable: PlayableTransition, _ progress: ProgressLine
    ) throws -> (text: String, report: String) {
        var settings = PlaySettings(playable)
        settings.size = size.size
        settings.edge = edge ?? playable.defaultEdge
        progress.say("recording \(playable.rawValue)")
        let recorded = try TransitionRecorder.timeline(of: settings)
        progress.say("straightening \(playable.rawValue)")
        // Lottie adds errors of its own, up to a quarter, which are to find room in what is allowed.
        let straight = try straightened(recorded, playable, format == .lottie ? 0.75 : 1)
        progress.say("writing \(format.rawValue)")
        let product = try self.product(straight, name: playable.rawValue)
        guard product.isWithin(distance, share) else {
            throw Failure(
                description:
                    "\(playable.rawValue): \(format.rawValue) is within \(product.distance) points and "
                    + "\(product.share) at best; accepted: a --distance and a --share of at least these")
        }
        var table = Table()
        table.add("transition", "\(playable.rawValue), \(settings.edge.rawValue) edge, \(size.words) points")
        table.add("format", format.rawValue)
        table.add("duration", "\(Table.text(straight.duration)) s")
        table.add("corners", "within \(Table.text(product.distance)) points of their places")
        table.add("opacities", "within \(Table.text(product.share)), and colours")
        table.add("views", "\(recorded.model.root.count), of which \(straight.movingViews) move")
        if let elements = product.elements { table.add("elements", "\(elements)") }
        table.add("knots", "\(straight.knotCount) in \(straight.channels.count) channels")
        table.add("bytes", "\(product.text.utf8.count)")
        for note in product.notes { table.add("left out", note) }
        return (product.text, table.text)
    }

    /// The motions as straight pieces within a part of what is allowed.
    private func straightened(
        _ recorded: RecordedTimeline, _ playable: PlayableTransition, _ part: Double
    ) throws -> LinearTimeline {
        do throws(HookeError) {
            return try recorded.timeline.linearApproximation(
                of: recorded.model, distance: distance * part, share: share * part,
                transformsGo: format == .lottie ? .byEntries : .byParts)
        } catch {
            throw Failure(description: "\(playable.rawValue): \(error)")
        }
    }

    /// A text in a format, and what is promised and counted of it.
    private struct Product {
        var text: String
        /// How many elements of HTML there are, where there are some.
        var elements: Int?
        var distance: Double
        var share: Double
        var notes: [String] = []

        func isWithin(_ distance: Double, _ share: Double) -> Bool {
            self.distance <= distance && self.share <= share
        }
    }

    private func product(_ straight: LinearTimeline, name: String) throws -> Product {
        do throws(ExportError) {
            if format == .lottie {
                let lottie = try LottieExport(straight, name: name, framesPerSecond: fps)
                return Product(
                    text: lottie.json, distance: lottie.distance, share: lottie.share, notes: lottie.notes)
            }
            let web = try WebExport(straight, name: name)
            let text =
                switch format {
                case .css: web.css
                case .fragment: web.html
                case .html: web.page
                case .waapi, .lottie: web.webAnimations
                }
            return Product(text: text, elements: web.elementCount, distance: web.distance, share: web.share)
        } catch {
            if case .outOfRange("framesPerSecond", let value, let accepted) = error {
                throw ValidationError("--fps is \(value); accepted: \(accepted)")
            }
            throw Failure(description: "\(name): \(error)")
        }
    }

    /// What can be written.
    enum Format: String, ExpressibleByArgument, CaseIterable {
        case html, css, fragment, waapi, lottie
    }
}

extension LinearTimeline {
    /// How many knots there are, with the stops of the curves between them.
    fileprivate var knotCount: Int {
        channels.reduce(0) { count, channel in
            count + channel.knots.reduce(0) { $0 + 1 + ($1.curve?.stops.count ?? 0) }
        }
    }

    fileprivate var movingViews: Int { Set(channels.map(\.view)).count }
}

extension SceneSnapshot.Node {
    /// How many views there are, itself included.
    fileprivate var count: Int { children.reduce(1) { $0 + $1.count } }
}
