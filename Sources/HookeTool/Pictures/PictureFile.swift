import ArgumentParser
import Foundation
import HookePreview

/// Pictures in files: SVG, or PNG where a program that draws SVG is installed.
enum PictureFile {
    /// A program that turns SVG into PNG.
    struct Renderer {
        let path: String
        let arguments: (_ svg: String, _ png: String) -> [String]

        /// Returns the first of resvg and rsvg-convert in `PATH`, set up for two pixels for each pixel of the SVG.
        static func installed(in path: String? = ProcessInfo.processInfo.environment["PATH"]) -> Renderer? {
            let folders = (path ?? "").split(separator: ":").map(String.init)
            func find(_ name: String) -> String? {
                folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
            }
            if let resvg = find("resvg") {
                return Renderer(path: resvg) { ["--zoom", "2", $0, $1] }
            }
            return find("rsvg-convert").map {
                Renderer(path: $0) { ["--zoom", "2", "--output", $1, $0] }
            }
        }
    }

    /// Refuses a name that ends neither in .svg nor in .png. Pipes and devices take SVG under any name.
    static func check(_ path: String, option: String) throws {
        let isPicture = ["svg", "png"].contains((path as NSString).pathExtension.lowercased())
        guard isPicture || SystemFile.kind(path) == .other else {
            throw ValidationError("\(option) is \(quoted(path)); accepted: a name that ends in .svg or .png")
        }
    }

    /// Writes a picture to a file, or as SVG to standard output where none is named.
    static func output(_ svg: String, to path: String?) throws {
        guard let path else { return print(svg, terminator: "") }
        try write(svg, to: path)
    }

    /// Writes a picture: as PNG where the path ends in .png and a renderer is installed, otherwise as SVG.
    ///
    /// - Returns: The file that was written. Without a renderer `plot.png` becomes `plot.svg`, with a `note`.
    @discardableResult
    static func write(
        _ svg: String, to path: String, renderer: Renderer? = .installed(),
        note: (String) -> Void = StandardError.note
    ) throws -> String {
        guard path.lowercased().hasSuffix(".png") else {
            try TextFile.write(svg, to: path)
            return path
        }
        guard let renderer else {
            let instead = path.dropLast(4) + ".svg"
            try TextFile.write(svg, to: String(instead))
            note(
                "\(instead) was written instead of \(path): neither resvg nor rsvg-convert is installed (apt-get install "
                    + "librsvg2-bin)")
            return String(instead)
        }
        do { try SystemFile.makeFolder(URL(fileURLWithPath: path).deletingLastPathComponent()) } catch {
            throw Failure("\(path) cannot be written: \(error.path): \(error.reason)")
        }
        let draft = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).svg")
        try TextFile.write(svg, to: draft.path)
        defer { try? FileManager.default.removeItem(at: draft) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: renderer.path)
        process.arguments = renderer.arguments(draft.path, path)
        let errors = Pipe()
        process.standardError = errors
        let message = try ProgressLine.during { progress in
            progress.say("drawing \(path)")
            do { try process.run() } catch {
                throw Failure("\(renderer.path) cannot be run: \(error.localizedDescription)")
            }
            let message = errors.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            return message
        }
        guard process.terminationStatus == 0 else {
            let reason = String(decoding: message, as: UTF8.self).trimmed
                .replacing(draft.path, with: "the picture")
            throw Failure("\(path) cannot be written: \(reason)")
        }
        return path
    }
}
