import ArgumentParser
import Foundation
import HookePreview

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
        let folder = URL(fileURLWithPath: out)
        // Before the pages, which take seconds.
        do { try SystemFile.makeFolder(folder) } catch { throw Failure(error) }
        let files = try ProgressLine.during { progress in try Gallery.files { progress.say($0, $1, of: $2) } }
        for file in files {
            let path = folder.appendingPathComponent(file.path)
            try TextFile.write(file.text, to: path.path)
        }
        let bytes = files.map(\.text.utf8.count).reduce(0, +)
        print("wrote \(files.count) files, \(bytes / 1000) kB, into \(out); open \(out)/index.html")
    }
}
