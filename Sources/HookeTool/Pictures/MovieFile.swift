import ArgumentParser
import Foundation
import HookeAssets
import HookePreview

/// A recording as a GIF or an MP4 in a file, drawn by the program that draws pictures.
enum MovieFile {
    /// The height of a frame, in pixels.
    private static let height = 720.0

    /// The path of ffmpeg in `PATH`; `nil` if it is not installed.
    static func ffmpeg(in path: String? = ProcessInfo.processInfo.environment["PATH"]) -> String? {
        (path ?? "").split(separator: ":").map { "\($0)/ffmpeg" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// Refuses a name with another ending, and a format whose programs are missing.
    static func check(
        _ path: String, _ ending: String, option: String,
        renderer: PictureFile.Renderer? = .installed(), ffmpeg: String? = ffmpeg()
    ) throws {
        guard path.lowercased().hasSuffix(".\(ending)") else {
            throw ValidationError("\(option) is \(quoted(path)); accepted: a name that ends in .\(ending)")
        }
        guard renderer != nil else {
            throw Failure(
                "\(path) cannot be drawn: neither resvg nor rsvg-convert is installed (apt-get install librsvg2-bin)"
            )
        }
        guard ending != "mp4" || ffmpeg != nil else {
            throw Failure(
                "\(path) cannot be written: ffmpeg is not installed (apt-get install ffmpeg); --gif works without it"
            )
        }
    }

    /// Writes a GIF that plays in a loop, at 25 frames a second and half the height.
    static func writeGIF(_ recording: SceneRecording, to path: String) throws {
        try inFolder { folder in
            let stills = try drawn(recording, fps: 25, height: height / 2, in: folder)
            var frames: [(image: RasterImage, seconds: Double)] = []
            for (file, seconds) in stills {
                guard let image = RasterImage(png: [UInt8](try Data(contentsOf: file))) else {
                    throw Failure("\(path) cannot be written: a frame is not a PNG of eight bits")
                }
                frames.append((image, seconds))
            }
            try write(Data(GIFAnimation.bytes(of: frames)), to: path)
        }
    }

    /// Writes an MP4 in H.264, at 60 frames a second.
    static func writeMP4(_ recording: SceneRecording, to path: String) throws {
        guard let ffmpeg = ffmpeg() else { return }
        try inFolder { folder in
            let stills = try drawn(recording, fps: 60, height: height, in: folder)
            // A list with durations, because the recording may have other rates.
            var list = "ffconcat version 1.0\n"
            for (file, seconds) in stills {
                list += "file \(file.lastPathComponent)\nduration \(seconds)\n"
            }
            list += "file \(stills[stills.count - 1].file.lastPathComponent)\n"
            let names = folder.appendingPathComponent("frames.txt")
            try list.write(to: names, atomically: true, encoding: .utf8)
            let made = folder.appendingPathComponent("movie.mp4")
            try run(
                ffmpeg,
                [
                    "-loglevel", "error", "-y", "-f", "concat", "-safe", "0", "-i", names.path, "-vf",
                    "fps=60,pad=ceil(iw/2)*2:ceil(ih/2)*2:color=white,format=yuv420p", "-c:v", "libx264",
                    "-crf",
                    "18", "-movflags", "+faststart", made.path,
                ], path)
            try write(try Data(contentsOf: made), to: path)
        }
    }

    private static func write(_ data: Data, to path: String) throws {
        let file = URL(fileURLWithPath: path)
        do {
            try SystemFile.makeFolder(file.deletingLastPathComponent())
            try data.write(to: file)
        } catch { throw Failure("\(path) cannot be written: \(error.localizedDescription)") }
    }

    private static func inFolder(_ work: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try work(folder)
    }

    /// Draws the frames as PNG files into a folder.
    private static func drawn(
        _ recording: SceneRecording, fps: Double, height: Double, in folder: URL
    ) throws -> [(file: URL, seconds: Double)] {
        guard let renderer = PictureFile.Renderer.installed() else { return [] }
        // The renderer draws two pixels for each of the SVG.
        let stills = try AnimatedPicture.stills(of: recording, fps: fps, height: height / 2)
        return try ProgressLine.during { progress in
            var files: [(file: URL, seconds: Double)] = []
            for (index, still) in stills.enumerated() {
                progress.say("drawing frames", index, of: stills.count)
                let svg = folder.appendingPathComponent("frame.svg")
                let png = folder.appendingPathComponent("frame\(index).png")
                try still.svg.write(to: svg, atomically: false, encoding: .utf8)
                try run(renderer.path, renderer.arguments(svg.path, png.path), "frame \(index)")
                files.append((png, still.seconds))
            }
            return files
        }
    }

    private static func run(_ program: String, _ arguments: [String], _ product: String) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.standardInput = FileHandle.nullDevice
        let errors = Pipe()
        process.standardError = errors
        do { try process.run() } catch {
            throw Failure("\(program) cannot be run: \(error.localizedDescription)")
        }
        let message = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure("\(product) cannot be written: \(String(decoding: message, as: UTF8.self).trimmed)")
        }
    }
}
