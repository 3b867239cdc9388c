import Foundation
import Testing

@testable import HookeTool

@Suite struct PictureFileTests {
    private let svg = """
        <svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><rect width="30" height="20" fill="red"/></svg>
        """

    @Test func `Without a renderer SVG is written instead, with a note`() throws {
        try withFolder { url in
            let folder = url.path
            var notes: [String] = []
            let path = try PictureFile.write(svg, to: "\(folder)/plot.PNG", renderer: nil) {
                notes.append($0)
            }
            #expect(path == "\(folder)/plot.svg")
            let written = try String(contentsOfFile: path, encoding: .utf8)
            #expect(written == svg)
            #expect(notes.count == 1 && notes[0].contains("librsvg2-bin"))
            #expect(PictureFile.Renderer.installed(in: folder) == nil)
        }
    }

    @Test func `A name that ends in svg is SVG`() throws {
        try withFolder { url in
            let folder = url.path
            let path = try PictureFile.write(svg, to: "\(folder)/plot.svg")
            let files = try FileManager.default.contentsOfDirectory(atPath: folder)
            #expect(path == "\(folder)/plot.svg" && files == ["plot.svg"])
        }
    }

    @Test(arguments: ["b.pdf", "b.jpg", "b", "svg"])
    func `A name that ends neither in svg nor in png is refused`(name: String) {
        let message = refusal(of: ["spring", "plot", "--preset", "bouncy", "--out", name])
        #expect(message == "--out is \"\(name)\"; accepted: a name that ends in .svg or .png")
        #expect(
            refusal(of: ["tune", "swipe-right", "--plot", name])
                == "--plot is \"\(name)\"; accepted: a name that ends in .svg or .png")
    }

    @Test func `Devices take SVG under any name, and folders are created`() throws {
        #expect(refusal(of: ["curve", "plot", "ease", "--out", "/dev/null"]) == nil)
        try withFolder { folder in
            let path = folder.appendingPathComponent("deep/er/ease.svg").path
            #expect(refusal(of: ["curve", "plot", "ease", "--out", path]) == nil)
            #expect(FileManager.default.fileExists(atPath: path))
        }
    }

    @Test(
        .enabled(if: PictureFile.Renderer.installed() != nil, "neither resvg nor rsvg-convert is installed"))
    func `A PNG has two pixels for each pixel of the SVG`() throws {
        try withFolder { url in
            let folder = url.path
            let path = try PictureFile.write(svg, to: "\(folder)/plot.png")
            let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
            #expect(bytes.prefix(8) == [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
            #expect(
                bytes[16..<24].elementsEqual([0, 0, 0, 60, 0, 0, 0, 40]), "width and height of the header")
        }
    }

    @Test(
        .enabled(if: PictureFile.Renderer.installed() != nil, "neither resvg nor rsvg-convert is installed"))
    func `An error of the renderer names the path`() {
        let failure = #expect(throws: Failure.self) {
            try PictureFile.write("no picture", to: "/dev/null/at/all.png")
        }
        #expect(failure?.description.hasPrefix("/dev/null/at/all.png cannot be written: ") == true)
    }
}
