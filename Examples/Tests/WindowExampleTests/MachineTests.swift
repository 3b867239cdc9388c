import Foundation
import Testing

@testable import WindowExample

extension ProgramTests {
    /// Runs the program without a display.
    @Suite(.enabled(if: EndToEnd.program != nil, "hooke-window is not built beside the tests"))
    struct MachineTests {
        @Test func `A fixed number of frames and a picture need no display`() throws {
            let picture = FileManager.default.temporaryDirectory.appendingPathComponent(
                "hooke-\(UUID().uuidString).png")
            defer { try? FileManager.default.removeItem(at: picture) }
            func run(_ arguments: String...) throws -> (output: String, errors: String, status: Int32) {
                let (process, output, errors) = (Process(), Pipe(), Pipe())
                process.executableURL = EndToEnd.program
                process.arguments = arguments
                process.environment = ProcessInfo.processInfo.environment
                    .filter { !["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"].contains($0.key) }
                process.standardOutput = output
                process.standardError = errors
                try process.run()
                let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
                let fault = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
                try EndToEnd.wait(for: process)
                return (text, fault, process.terminationStatus)
            }
            let shown = try run(
                "--play", "--frames", "10", "--fps", "60", "--screenshot", picture.path, "--log")
            #expect(shown.status == 0, "\(shown.errors)")
            #expect(shown.output.hasSuffix("drawer playing 0.5000 open\n"), "\(shown.output)")
            #expect(try Data(contentsOf: picture).starts(with: [0x89, 0x50, 0x4E, 0x47]))

            let nowhere = try run("--frames", "1", "--screenshot", "/nowhere/at/all.png")
            #expect(nowhere.status == 1 && nowhere.errors.contains("/nowhere/at/all.png cannot be written"))
            let window = try run()
            #expect(window.status == 1 && window.errors.contains("there is no display"), "\(window.errors)")
            #expect(window.errors.contains("apt-get install xvfb"))
            for (arguments, fault) in [
                (["--frames", "0"], "--frames is 0"), (["--fps", "0"], "--fps is 0"),
                (["--size", "5x5"], "the width"),
                (["--scene", "wobble"], "wobble"), (["--size", "wide"], "wide"),
            ] {
                let refused = try run(arguments[0], arguments[1])
                #expect(refused.status == 64 && refused.errors.contains(fault), "\(refused.errors)")
            }
        }
    }
}
