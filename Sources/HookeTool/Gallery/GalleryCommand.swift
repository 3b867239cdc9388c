import ArgumentParser
import Foundation

/// `hooke gallery`: a site of everything that moves.
struct GalleryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "gallery",
        abstract: "Write a site: transitions to drag, curves, springs, motions, and Hooke Studio.",
        discussion: """
            hooke gallery
            hooke gallery --out site

            Open index.html of the folder. The site works from the file system and on any web server: all links are \
            relative, and the pages make no requests to other hosts.
            """)

    @Option(help: ArgumentHelp("The folder to write to.", valueName: "folder"))
    var out = "out/gallery"

    func run() throws {
        guard !out.isEmpty else {
            throw ValidationError("--out is empty; accepted: the name of a folder")
        }
        let folder = URL(fileURLWithPath: out)
        let files = try ProgressLine.during { progress in try Gallery.files { progress.say($0, $1, of: $2) } }
        for file in files {
            let path = folder.appendingPathComponent(file.path)
            do {
                try FileManager.default.createDirectory(
                    at: path.deletingLastPathComponent(), withIntermediateDirectories: true)
            } catch { throw Failure("\(out) cannot be written: \(error.localizedDescription)") }
            try TextFile.write(file.text, to: path.path)
        }
        let bytes = files.map(\.text.utf8.count).reduce(0, +)
        print("wrote \(files.count) files, \(bytes / 1000) kB, into \(out); open \(out)/index.html")
    }
}
