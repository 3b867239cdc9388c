import Foundation
import SceneRenderer

/// The tools that the end-to-end tests need, or the reason why they cannot run.
enum EndToEnd {
    static let missing: String? = {
        let tools = ["Xvfb", "xdotool"].filter { path(of: $0) == nil }
        guard tools.isEmpty else {
            return "there is no \(tools.joined(separator: " and no ")): apt-get install xvfb xdotool"
        }
        return program == nil ? "hooke-window is not built beside the tests" : nil
    }()

    /// Prints why the tests were skipped.
    static let isPossible: Bool = {
        if let missing { print("The window was not tested end to end: \(missing)") }
        return missing == nil
    }()

    static func path(of tool: String) -> URL? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
            .map { URL(fileURLWithPath: "\($0)/\(tool)") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }

    /// The program in the folder of the test bundle.
    static let program: URL? = {
        let names = [CommandLine.arguments[0], Bundle.main.bundlePath] + Bundle.allBundles.map(\.bundlePath)
        return names.lazy
            .map {
                URL(fileURLWithPath: $0).deletingLastPathComponent().appendingPathComponent("hooke-window")
            }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }()

    /// Kills a process and waits for it. A termination request may be blocked: a process started on a test's
    /// thread inherits its blocked signals.
    static func end(_ process: Process) {
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        try? wait(for: process)
    }

    /// Waits for a process to end, with a time limit.
    static func wait(for process: Process, seconds: Double = 20) throws {
        let end = ProcessInfo.processInfo.systemUptime + seconds
        while process.isRunning {
            guard ProcessInfo.processInfo.systemUptime < end else {
                throw Failure(
                    description: "\(process.executableURL?.lastPathComponent ?? "a program") does not end")
            }
            Thread.sleep(forTimeInterval: 0.002)
        }
    }

    struct Failure: Error, CustomStringConvertible { let description: String }
}

/// An X server without a screen, with its pixels in a file.
final class VirtualDisplay {
    let name: String
    private let server = Process()
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("hooke-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let output = Pipe()
        server.executableURL = EndToEnd.path(of: "Xvfb")
        server.arguments = [
            "-displayfd", "1", "-screen", "0", "800x1000x24", "-fbdir", folder.path, "-nolisten", "tcp",
            "-noreset",
        ]
        server.standardOutput = output
        server.standardError = FileHandle.nullDevice
        try server.run()
        // The server prints its number when it is ready.
        let number = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        name = ":" + number.trimmingCharacters(in: .whitespacesAndNewlines)
        guard Int(name.dropFirst()) != nil else {
            throw EndToEnd.Failure(description: "Xvfb did not start; it said \"\(number)\"")
        }
    }

    deinit {
        EndToEnd.end(server)
        for path in ["/tmp/.X\(name.dropFirst())-lock", "/tmp/.X11-unix/X\(name.dropFirst())", folder.path] {
            try? FileManager.default.removeItem(atPath: path)
        }
    }

    var environment: [String: String] {
        ProcessInfo.processInfo.environment.merging(["DISPLAY": name, "SDL_VIDEODRIVER": "x11"]) { $1 }
    }

    /// Runs xdotool and returns its output.
    @discardableResult
    func xdotool(_ line: String) throws -> String {
        let (process, output) = (Process(), Pipe())
        process.executableURL = EndToEnd.path(of: "xdotool")
        process.arguments = line.split(separator: " ").map(String.init)
        process.environment = environment
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        try EndToEnd.wait(for: process)
        guard process.terminationStatus == 0 else {
            throw EndToEnd.Failure(description: "xdotool \(line): status \(process.terminationStatus)")
        }
        return text
    }

    /// Returns the current screen, read from the server's memory.
    func screen() throws -> Screen {
        try Screen(Data(contentsOf: folder.appendingPathComponent("Xvfb_screen0")))
    }
}

/// A picture in the XWD format: 32-bit big-endian numbers, then colours of 12 bytes, then the pixels.
struct Screen {
    let width: Int
    let height: Int
    private let bytes: [UInt8]
    /// The position of the first pixel, and the distance of the rows.
    private let (start, rowBytes): (Int, Int)

    init(_ data: Data) throws {
        let bytes = [UInt8](data)
        func number(_ index: Int) -> Int { (0..<4).reduce(0) { $0 << 8 | Int(bytes[4 * index + $1]) } }
        guard bytes.count >= 100, number(1) == 7, number(3) == 24, number(7) == 0, number(11) == 32 else {
            throw EndToEnd.Failure(
                description: "the server's picture is not 24 bits in words, the least byte first")
        }
        (width, height) = (number(4), number(5))
        (start, rowBytes) = (number(0) + 12 * number(19), number(12))
        self.bytes = bytes
    }

    func pixel(_ x: Int, _ y: Int) -> SIMD3<Int> {
        let first = start + y * rowBytes + 4 * x
        return SIMD3(Int(bytes[first + 2]), Int(bytes[first + 1]), Int(bytes[first]))
    }

    /// Writes a picture into the folder HOOKE_PICTURES, for inspection.
    func save(_ name: String) throws {
        guard let folder = ProcessInfo.processInfo.environment["HOOKE_PICTURES"] else { return }
        var rgb: [UInt8] = []
        for y in 0..<height {
            for x in 0..<width {
                let color = pixel(x, y)
                rgb += [UInt8(color.x), UInt8(color.y), UInt8(color.z)]
            }
        }
        let file = PNG.file(width: width, height: height, rgb: rgb)
        try Data(file).write(to: URL(fileURLWithPath: folder).appendingPathComponent("\(name).png"))
    }
}

/// The program in its window on a virtual display, with a mouse.
final class WindowUnderTest {
    let display: VirtualDisplay
    private let process = Process()
    private let log: URL
    /// The window's top-left corner on the screen.
    private(set) var origin = SIMD2(0, 0)
    var scale = 1.0

    init(_ arguments: String...) throws {
        display = try VirtualDisplay()
        log = FileManager.default.temporaryDirectory.appendingPathComponent("hooke-\(UUID().uuidString).log")
        try Data().write(to: log)
        process.executableURL = EndToEnd.program
        process.arguments = arguments + ["--log", "--fps", "60"]
        process.environment = display.environment
        process.standardOutput = try FileHandle(forWritingTo: log)
        try process.run()
        try wait { $0.hasSuffix("closed") || $0.contains("screen") }
        try locate()
    }

    deinit {
        EndToEnd.end(process)
        try? FileManager.default.removeItem(at: log)
    }

    /// Updates the window's position.
    func locate() throws {
        for line in try display.xdotool("getwindowgeometry --shell \(id())").split(separator: "\n") {
            let sides = line.split(separator: "=")
            if sides[0] == "X" { origin.x = Int(sides[1]) ?? 0 }
            if sides[0] == "Y" { origin.y = Int(sides[1]) ?? 0 }
        }
    }

    func resize(width: Int, height: Int) throws {
        try display.xdotool("windowsize --sync \(id()) \(width) \(height)")
    }

    /// Returns the window's number when it has a title.
    private func id() throws -> Substring {
        try display.xdotool("search --sync --name closed|screen|open").split(separator: "\n").first ?? ""
    }

    /// Returns the position of a point of the scene on the screen.
    private func place(_ x: Double, _ y: Double) -> (Int, Int) {
        (origin.x + Int((x * scale).rounded(.down)), origin.y + Int((y * scale).rounded(.down)))
    }

    /// Returns commands that move the mouse along points, with a pause in seconds between them.
    private func moves(_ points: [(Double, Double)], every seconds: Double) -> String {
        points.map { point in
            let (x, y) = place(point.0, point.1)
            return "mousemove \(x) \(y) sleep \(seconds)"
        }.joined(separator: " ")
    }

    /// Returns commands that press at a point.
    private func press(at point: (Double, Double)) -> String {
        let (x, y) = place(point.0, point.1)
        return "mousemove \(x) \(y) sleep 0.05 mousedown 1 sleep 0.02 "
    }

    /// Presses at the first point and drags along the others, without release.
    func drag(_ points: [(Double, Double)], every seconds: Double = 0.02) throws {
        try display.xdotool(press(at: points[0]) + moves(Array(points.dropFirst()), every: seconds))
    }

    /// Drags along points and releases at the last one while moving.
    func fling(_ points: [(Double, Double)], every seconds: Double = 0.012) throws {
        try display.xdotool(moves(points, every: seconds) + " mouseup 1")
    }

    func release() throws { try display.xdotool("mouseup 1") }

    /// Presses and releases in one process: on a busy machine the start of a second one can take longer than
    /// a tap may.
    func click(_ x: Double, _ y: Double) throws { try display.xdotool(press(at: (x, y)) + "mouseup 1") }

    func press(_ key: String) throws { try display.xdotool("key \(key)") }

    var lastLine: String { story.split(separator: "\n").last.map(String.init) ?? "" }

    var story: String { (try? String(contentsOf: log, encoding: .utf8)) ?? "" }

    /// Waits until the program's last line satisfies the condition.
    func wait(until isWanted: (String) -> Bool) throws {
        guard wait(until: { isWanted(lastLine) }) else {
            throw EndToEnd.Failure(
                description: "the program \(process.isRunning ? "waits" : "is gone"); it said:\n\(story)")
        }
    }

    /// Returns the screen when it satisfies the condition, or after a time limit the last one.
    func screen(where isWanted: (Screen) -> Bool) throws -> Screen {
        var screen = try display.screen()
        _ = try wait {
            screen = try display.screen()
            return isWanted(screen)
        }
        return screen
    }

    /// Returns whether the program comes to rest: in 1.5 s it uses the processor for at most 0.02 s.
    func rests() -> Bool {
        wait {
            let before = processorTime
            Thread.sleep(forTimeInterval: 1.5)
            return processorTime - before <= 0.02
        }
    }

    /// Waits for a condition while the program runs, for at most 30 s. Returns whether it was met.
    private func wait(until isMet: () throws -> Bool) rethrows -> Bool {
        let end = ProcessInfo.processInfo.systemUptime + 30
        while try !isMet() {
            guard process.isRunning, ProcessInfo.processInfo.systemUptime < end else { return false }
            Thread.sleep(forTimeInterval: 0.02)
        }
        return true
    }

    /// The processor time that the program has used, in seconds, from Linux.
    var processorTime: Double {
        let text =
            (try? String(contentsOfFile: "/proc/\(process.processIdentifier)/stat", encoding: .utf8)) ?? ""
        let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
        return fields.count > 12 ? (Double(fields[11]) ?? 0) / 100 + (Double(fields[12]) ?? 0) / 100 : .nan
    }

    /// Waits for the program to end and returns its status.
    func end() throws -> Int32 {
        try EndToEnd.wait(for: process)
        return process.terminationStatus
    }

    /// Returns the colour at a point of the scene in a picture of the screen.
    func color(_ x: Double, _ y: Double, on screen: Screen) -> SIMD3<Int> {
        let (column, row) = place(x, y)
        return screen.pixel(column, row)
    }
}
