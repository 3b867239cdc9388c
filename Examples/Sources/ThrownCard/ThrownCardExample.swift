import Foundation
import HookePreview

/// Writes the film of the thrown card: a page with a player, a filmstrip, a table, and a picture of the velocities.
@main struct ThrownCardExample {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        guard arguments.count == 1, let name = arguments.first, !name.hasPrefix("-") else {
            print("usage: hooke-thrown-card FOLDER")
            exit(64)
        }
        let folder = URL(fileURLWithPath: name, isDirectory: true)
        var files = try PreviewWriter.write(ThrownCard().recording(), to: folder)
        let picture = folder.appendingPathComponent("velocities.svg")
        try velocities().write(to: picture, atomically: true, encoding: .utf8)
        files.append(picture)
        for file in files { print(file.path) }
    }

    /// Returns the picture of every velocity: differences of 960 frames a second.
    static func velocities() throws -> String {
        let recording = try ThrownCard(framesPerSecond: 960).recording()
        return CardCurves(recording).svg(events: recording.events)
    }
}
