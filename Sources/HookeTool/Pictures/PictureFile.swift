import Foundation

/// Pictures in files: SVG, or PNG where a program that draws SVG is installed.
enum PictureFile {
    /// A program that turns SVG into PNG.
    struct Renderer {
        let path: String
        let arguments: (_ svg: String, _ png: String) -> [String]

        /// The first of resvg and rsvg-convert that is in `PATH`; a picture has twice as many pixels as the SVG says.
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

    /// Writes a picture to a path: as PNG where the path says so and a renderer is there, else as SVG.
    ///
    /// - Returns: where the picture went. Without a renderer `plot.png` becomes `plot.svg`, and `note` hears of it.
    @discardableResult
    static func write(
        _ svg: String, to path: String, renderer: Renderer? = .installed(), note: (String) -> Void = warn
    ) throws -> String {
        guard path.lowercased().hasSuffix(".png") else {
            try TextFile.write(svg, to: path)
            return path
        }
        guard let renderer else {
            let instead = path.dropLast(4) + ".svg"
            try TextFile.write(svg, to: String(instead))
            note(
                "neither resvg nor rsvg-convert is installed (apt-get install librsvg2-bin), so \(instead) was written "
                    + "instead of \(path)")
            return String(instead)
        }
        let draft = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).svg")
        try TextFile.write(svg, to: draft.path)
        defer { try? FileManager.default.removeItem(at: draft) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: renderer.path)
        process.arguments = renderer.arguments(draft.path, path)
        let complaints = Pipe()
        process.standardError = complaints
        let said = try ProgressLine.during { progress in
            progress.say("drawing \(path)")
            do { try process.run() } catch {
                throw Failure(description: "\(renderer.path) cannot be run: \(error.localizedDescription)")
            }
            let said = complaints.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            return said
        }
        guard process.terminationStatus == 0 else {
            let reason = String(decoding: said, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
            throw Failure(description: "\(path) cannot be written: \(reason)")
        }
        return path
    }

    private static func warn(_ text: String) {
        FileHandle.standardError.write(Data("note: \(text)\n".utf8))
    }
}
