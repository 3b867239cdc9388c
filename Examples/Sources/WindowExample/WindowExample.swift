import ArgumentParser
import Foundation
import HookeTransitions
import SceneRenderer

/// A window in which a mouse drags transitions.
@main struct WindowExample: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "hooke-window",
        abstract: "Drag Hooke's transitions with the mouse, in a window.",
        discussion: """
            Drag on the screen; release in the middle, fling, catch it again. The panel below shows the decision.

            1 to 8, Tab or the tabs   choose a stage: \(StageKind.allCases.map(\.rawValue).joined(separator: ", "))
            Space                     play the transition by time
            R                         restart the stage
            S                         write a picture to --screenshot or hooke-window.png
            Escape                    quit

            Exit status 1: there is no display, or a picture cannot be written.
            """)

    @Option(help: ArgumentHelp("The screen in points.", valueName: "width×height"))
    var size = ScreenSize(width: 390, height: 844)

    @Option(help: ArgumentHelp("The first stage.", valueName: "name"))
    var scene = StageKind.drawer

    @Option(help: "Frames per second; defaults to the display's refresh rate.")
    var fps: Double?

    @Option(help: "Draw this number of frames on a simulated clock, then exit.")
    var frames: Int?

    @Flag(help: "Play the stage's transition by time from the first frame.")
    var play = false

    @Option(help: "Write the last frame as PNG; without --frames the first one, then exit.")
    var screenshot: String?

    @Flag(help: "Print a line for each frame that differs from the previous one.")
    var log = false

    func validate() throws {
        if let frames, !(1...1_000_000).contains(frames) {
            throw ValidationError("--frames is \(frames); accepted: 1 to 1000000")
        }
        if let fps, !(fps >= 1 && fps <= 1000) {
            throw ValidationError("--fps is \(fps); accepted: 1 to 1000")
        }
        for (name, value) in [("width", size.width), ("height", size.height)]
        where !(100...4000).contains(value) {
            throw ValidationError("the \(name) in --size is \(value); accepted: 100 to 4000")
        }
    }

    func run() throws {
        let size = CGSize(width: size.width, height: size.height)
        let count = frames ?? (screenshot == nil ? nil : 1)
        let window = try SDLWindow(title: "hooke-window", size: Show.canvas(size), needsDisplay: count == nil)
        let show = Show(scene, size: size, pixels: window.pixels)
        if log {
            // Unbuffered, also for a pipe.
            show.log = { FileHandle.standardOutput.write(Data("\($0)\n".utf8)) }
        }
        if play { show.handle(InputEvent(time: 0, action: .key(.toggle))) }
        let rate = fps ?? window.refreshRate
        if let count {
            let driver = ManualFrameDriver(times: (0..<count).map { Double($0) / rate })
            for frame in driver {
                // Process events so that the window stays responsive, but ignore them.
                while let event = window.next(within: 0) { if event.action == .quit { return } }
                let isLast = frame.index == count - 1
                try draw(show, frame, window, pictureTo: isLast ? screenshot : nil)
            }
            return
        }
        let driver = EventFrameDriver(framesPerSecond: rate, source: window)
        driver.isResting = { show.isResting && !show.wantsPicture }
        driver.onEvent = { event in
            // An event may come between a change of the size and its frame.
            show.pixels = window.pixels
            show.handle(event)
            if show.isOver { driver.stop() }
        }
        for frame in driver {
            try draw(show, frame, window, pictureTo: show.wantsPicture ? "hooke-window.png" : nil)
            show.wantsPicture = false
        }
    }

    private func draw(_ show: Show, _ frame: Frame, _ window: SDLWindow, pictureTo path: String?) throws {
        show.pixels = window.pixels
        var mesh = Mesh()
        show.draw(frame, into: &mesh)
        window.draw(mesh)
        if let path {
            let picture = Data(try window.picture())
            do { try picture.write(to: URL(fileURLWithPath: path), options: .atomic) } catch {
                throw WindowError(description: "\(path) cannot be written: \(error.localizedDescription)")
            }
        }
        window.present()
        window.title = show.title
    }
}

extension StageKind: ExpressibleByArgument {}

/// A screen size such as `390x844`.
struct ScreenSize: ExpressibleByArgument {
    var width: Double
    var height: Double

    init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

    init?(argument: String) {
        let parts = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false)
        guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]) else {
            return nil
        }
        self.init(width: width, height: height)
    }

    var defaultValueDescription: String { "\(Int(width))x\(Int(height))" }
}
