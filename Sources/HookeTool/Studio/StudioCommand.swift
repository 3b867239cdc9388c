import ArgumentParser
import CHookePages
import HookePages

/// `hooke studio`: the page on which motion is made by hand.
struct StudioCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "studio",
        abstract: "Write Hooke Studio, a page to shape springs, curves, keyframes, transforms and paths.",
        discussion: """
            hooke studio
            hooke studio --out motion/studio.html

            The page is one file. It works from the file system and makes no requests. Its numbers come from the library \
            itself, compiled to WebAssembly. It copies code for Hooke, SwiftUI, UIKit, CSS, Motion, react-spring, Compose, \
            Flutter, Figma and Lottie, with the error of each.
            """)

    @Option(
        help: ArgumentHelp("The file to write; - for standard output.", valueName: "file"))
    var out = "studio.html"

    func run() throws {
        let page = hooke_page_studio().html
        guard out != "-" else { return print(page, terminator: "") }
        try TextFile.write(page, to: out)
        print("wrote \(out)")
    }
}
