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

    /// Returns the current screen, read from the server's memory (the XWD format: 32-bit big-endian numbers,
    /// then colours of 12 bytes, then the pixels as in the header).
    func screen() throws -> Screen {
        let data = try Data(contentsOf: folder.appendingPathComponent("Xvfb_screen0"))
        let bytes = [UInt8](data)
        func number(_ index: Int) -> Int { (0..<4).reduce(0) { $0 << 8 | Int(bytes[4 * index + $1]) } }
        let (width, height) = (number(4), number(5))
        guard number(1) == 7, number(3) == 24, number(7) == 0, number(11) == 32 else {
            throw EndToEnd.Failure(
                description: "the server's picture is not 24 bits in words, the least byte first")
        }
        let (rowBytes, start) = (number(12), number(0) + 12 * number(19))
        var rgb: [UInt8] = []
        rgb.reserveCapacity(3 * width * height)
        for y in 0..<height {
            for x in 0..<width {
                let pixel = start + y * rowBytes + 4 * x
                rgb += [bytes[pixel + 2], bytes[pixel + 1], bytes[pixel]]
            }
        }
        return Screen(width: width, height: height, rgb: rgb)
    }
}

struct Screen {
    var width: Int
    var height: Int
    var rgb: [UInt8]

    func pixel(_ x: Int, _ y: Int) -> SIMD3<Int> {
        let first = 3 * (y * width + x)
        return SIMD3(Int(rgb[first]), Int(rgb[first + 1]), Int(rgb[first + 2]))
    }

    /// Writes a picture into the folder HOOKE_PICTURES, for inspection.
    func save(_ name: String) throws {
        guard let folder = ProcessInfo.processInfo.environment["HOOKE_PICTURES"] else { return }
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
        let window =
            try display.xdotool("search --name closed|screen|open").split(separator: "\n").first ?? ""
        for line in try display.xdotool("getwindowgeometry --shell \(window)").split(separator: "\n") {
            let sides = line.split(separator: "=")
            if sides[0] == "X" { origin.x = Int(sides[1]) ?? 0 }
            if sides[0] == "Y" { origin.y = Int(sides[1]) ?? 0 }
        }
    }

    func resize(width: Int, height: Int) throws {
        let window =
            try display.xdotool("search --name closed|screen|open").split(separator: "\n").first ?? ""
        try display.xdotool("windowsize --sync \(window) \(width) \(height)")
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

    /// Presses at the first point and drags along the others, without release.
    func drag(_ points: [(Double, Double)], every seconds: Double = 0.02) throws {
        let (x, y) = place(points[0].0, points[0].1)
        try display.xdotool(
            "mousemove \(x) \(y) sleep 0.05 mousedown 1 sleep 0.02 "
                + moves(Array(points.dropFirst()), every: seconds))
    }

    /// Drags along points and releases at the last one while moving.
    func fling(_ points: [(Double, Double)], every seconds: Double = 0.012) throws {
        try display.xdotool(moves(points, every: seconds) + " mouseup 1")
    }

    func release() throws { try display.xdotool("mouseup 1") }

    func click(_ x: Double, _ y: Double) throws {
        try drag([(x, y)])
        try release()
    }

    func press(_ key: String) throws { try display.xdotool("key \(key)") }

    var lastLine: String {
        let text = (try? String(contentsOf: log, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").last.map(String.init) ?? ""
    }

    var story: String { (try? String(contentsOf: log, encoding: .utf8)) ?? "" }

    /// Waits until the program's last line satisfies the condition and the screen shows its frame.
    func wait(seconds: Double = 30, until isWanted: (String) -> Bool) throws {
        let end = ProcessInfo.processInfo.systemUptime + seconds
        while !isWanted(lastLine) {
            guard process.isRunning, ProcessInfo.processInfo.systemUptime < end else {
                throw EndToEnd.Failure(
                    description: "the program \(process.isRunning ? "waits" : "is gone"); it said:\n\(story)")
            }
            Thread.sleep(forTimeInterval: 0.02)
        }
        Thread.sleep(forTimeInterval: 0.15)
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
