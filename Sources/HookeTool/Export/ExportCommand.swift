import ArgumentParser
import Foundation
import Hooke
import HookeExport
import HookePreview
import HookeTransitions

/// `hooke export`: writes a transition for browsers and Lottie players, with a proven largest error.
struct ExportCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "export",
        abstract:
            "Write a transition as CSS, a page, Web Animations or Lottie, within a stated error; or as a page to drag.",
        usage: "hooke export [<options>] <transition>",
        discussion: """
            hooke export flip --out flip.html
            hooke export flip --format interactive --out flip.html
            hooke export drawer --format lottie --distance 0.5 --out drawer.json

            The error of the position of every corner is at most --distance, and that of opacities and colours at most \
            --color-error. Prints the errors of the written file, which are smaller, and its size. The transition plays by \
            time. css animates the elements that fragment writes; html is one page that plays; waapi is JSON for \
            element.animate; lottie is an animation for Lottie players.

            interactive is one page in which a finger, a pen or a mouse drags the transition, releases it and grabs it \
            again. Its motions are exact. hooke play --gesture replays the traces that the page saves.
            """)

    @Argument(help: "The transition; hooke play --list names them. Or a JSON file that describes one.")
    var transition: String

    @Option(
        help: "The format.")
    var format = Format.html

    @OptionGroup var stage: StageParameters

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The largest error of a corner's position, in points; 0.25 if left out.", valueName: "points"))
    var distance: Double?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The largest error of an opacity or a colour, of 1; 1/512 if left out.", valueName: "error"))
    var colorError: Double?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Frames per second, the unit of time in Lottie; 60 if left out.", valueName: "rate"))
    var fps: Double?

    @OptionGroup(title: "With --format interactive")
    var release: ReleaseParameters

    @Option(
        help: ArgumentHelp(
            "The file to write. If left out, it goes to standard output, and the report to standard error.",
            valueName: "file"))
    var out: String?

    /// The largest errors, or the usual ones.
    private var errors: (distance: Double, color: Double) { (distance ?? 0.25, colorError ?? 1.0 / 512) }
    /// The rates that Lottie players show well.
    private static let rates = 10.0...1000.0

    func run() throws {
        let basis = try PlaySettings(argument: transition)
        let (distance, colorError) = errors
        guard distance > 0, distance.isFinite else {
            throw ValidationError("--distance is \(distance); accepted: a finite number of points above 0")
        }
        guard colorError > 0, colorError < 1 else {
            throw ValidationError("--color-error is \(colorError); accepted: above 0 and below 1")
        }
        if format != .lottie { try refuse(["--fps": fps], accepted: "with --format lottie") }
        if let fps, !Self.rates.contains(fps) {
            throw ValidationError("--fps is \(fps); accepted: 10 to 1000")
        }
        if format == .interactive {
            try refuse(
                ["--distance": self.distance, "--color-error": self.colorError],
                accepted: "with the other formats: interactive is exact")
        } else {
            try refuse(release.given, accepted: "with --format interactive")
        }
        let (text, report) = try ProgressLine.during { progress in
            try exported(basis, progress)
        }
        guard let out else {
            StandardError.write(report + "\n")
            return print(text, terminator: "")
        }
        try TextFile.write(text, to: out)
        print("\(report)\nwrote \(out)")
    }

    /// Returns the text of the export and its report.
    func exported(
        _ basis: PlaySettings, _ progress: ProgressLine
    ) throws -> (text: String, report: String) {
        let playable = basis.transition
        var settings = basis
        if let size = stage.size { settings.size = size.size }
        if let edge = stage.edge { settings.edge = edge }
        progress.say("recording \(playable.rawValue)")
        if format == .interactive { return try interactive(settings) }
        let recorded = try ExportedMotion(settings)
        progress.say("approximating \(playable.rawValue)")
        // Lottie adds an error of up to a quarter.
        let part = format == .lottie ? 0.75 : 1
        let linear = try recorded.linear(
            distance: errors.distance * part, colorError: errors.color * part,
            mode: format == .lottie ? .byElements : .byComponents)
        progress.say("writing \(format.rawValue)")
        let product = try self.product(linear, name: playable.rawValue)
        guard product.isWithin(errors.distance, errors.color) else {
            throw Failure(
                "\(playable.rawValue): \(format.rawValue) is within \(product.distance) points and "
                    + "\(product.colorError) at best; accepted: a --distance and a --color-error of at least these"
            )
        }
        var table = Report()
        table.add(
            "transition",
            "\(playable.rawValue), \(settings.edge.rawValue) edge, \(ScreenSize(size: settings.size).words) points"
        )
        table.add("format", format.rawValue)
        table.add("duration", "\(Table.text(linear.duration)) s")
        table.add("corners", "within \(Table.bound(product.distance)) points of their positions")
        table.add("opacities", "within \(Table.bound(product.colorError)), and colours")
        if recorded.isFrames { table.add("exact", "at 120 frames a second, as it has no timeline") }
        table.add("views", "\(recorded.viewCount), of which \(linear.movingViews) move")
        if let elements = product.elements { table.add("elements", "\(elements)") }
        table.add("knots", "\(linear.knotCount) in \(linear.channels.count) channels")
        table.add("bytes", "\(product.text.utf8.count)")
        for note in product.notes { table.add("left out", note) }
        return (product.text, table.text)
    }

    /// A text in a format, with its errors.
    private struct Product {
        var text: String
        /// How many HTML elements there are; `nil` for Lottie.
        var elements: Int?
        var distance: Double
        var colorError: Double
        var notes: [String] = []

        func isWithin(_ distance: Double, _ colorError: Double) -> Bool {
            self.distance <= distance && self.colorError <= colorError
        }
    }

    private func product(
        _ linear: LinearTimeline, name: String
    ) throws -> Product {
        do throws(ExportError) {
            if format == .lottie {
                let lottie = try LottieExport(
                    linear, name: name, framesPerSecond: fps ?? 60)
                return Product(
                    text: lottie.json, distance: lottie.distance, colorError: lottie.colorError,
                    notes: lottie.notes)
            }
            let web = try WebExport(linear, name: name)
            let text =
                switch format {
                case .css: web.css
                case .fragment: web.html
                case .html: web.page
                case .waapi, .lottie, .interactive: web.webAnimations
                }
            return Product(
                text: text, elements: web.elementCount, distance: web.distance, colorError: web.colorError)
        } catch {
            guard case .unsupported = error, format == .lottie else { throw Failure("\(name): \(error)") }
            let others = Format.allCases.filter { $0 != .lottie }.map(\.rawValue)
            throw Failure(
                "\(name): \(error); accepted: --format \(others.dropLast().joined(separator: ", ")) or \(others.last ?? "")"
            )
        }
    }

    /// A format to write.
    enum Format: String, SpelledWord, CaseIterable {
        case html, css, fragment, waapi, lottie, interactive
    }
}

extension LinearTimeline {
    /// The number of knots and of stops of the curves between them.
    fileprivate var knotCount: Int {
        channels.reduce(0) { count, channel in
            count + channel.knots.reduce(0) { $0 + 1 + ($1.curve?.stops.count ?? 0) }
        }
    }

    fileprivate var movingViews: Int { Set(channels.map(\.view)).count }
}

extension SceneSnapshot.Node {
    /// The number of views, itself included.
    var count: Int { children.reduce(1) { $0 + $1.count } }
}
