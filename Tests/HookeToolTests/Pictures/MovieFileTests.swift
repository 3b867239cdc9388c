import ArgumentParser
import Foundation
import HookePreview
import HookeTransitions
import Testing

@testable import HookeTool

@Suite struct MovieFileTests {
    private var renderer: PictureFile.Renderer { .init(path: "/bin/true") { [$0, $1] } }

    @Test func `A name with another ending is refused before anything is recorded`() {
        #expect(
            refusal(of: ["play", "drawer", "--gif", "a.png"])
                == "--gif is \"a.png\"; accepted: a name that ends in .gif")
        #expect(
            refusal(of: ["play", "drawer", "--mp4", "a.mov"])
                == "--mp4 is \"a.mov\"; accepted: a name that ends in .mp4")
    }

    @Test func `A missing program is an error with the command that installs it`() throws {
        let none = #expect(throws: Failure.self) {
            try MovieFile.check("a.gif", "gif", option: "--gif", renderer: nil, ffmpeg: "/bin/true")
        }
        #expect(none?.description.hasSuffix("(apt-get install librsvg2-bin)") == true)
        let half = #expect(throws: Failure.self) {
            try MovieFile.check("a.mp4", "mp4", option: "--mp4", renderer: renderer, ffmpeg: nil)
        }
        #expect(
            half?.description
                == "a.mp4 cannot be written: ffmpeg is not installed (apt-get install ffmpeg); --gif works without it"
        )
        try MovieFile.check("A.GIF", "gif", option: "--gif", renderer: renderer, ffmpeg: nil)
        try withFolder { folder in #expect(MovieFile.ffmpeg(in: folder.path) == nil) }
    }

    @Test(
        .enabled(if: PictureFile.Renderer.installed() != nil, "neither resvg nor rsvg-convert is installed"))
    func `A GIF has the size of the pictures and a second more than the motion`() throws {
        try withFolder { folder in
            let path = folder.appendingPathComponent("deep/drawer.gif").path
            let recording = try TransitionRecorder.record(PlaySettings(.drawer))
            try MovieFile.writeGIF(recording, to: path)
            let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
            #expect(bytes.starts(with: Array("GIF89a".utf8)))
            #expect(bytes[8] == 104 && bytes[9] == 1, "360 pixels high: 256 + 104")
            // Graphic control extensions have the delays, in hundredths of a second.
            var delay = 0
            for place in bytes.indices.dropLast(8)
            where bytes[place...].starts(with: [0x21, 0xF9, 4, 5]) && bytes[place + 7] == 0 {
                delay += Int(bytes[place + 4]) | Int(bytes[place + 5]) << 8
            }
            #expect(abs(delay - Int(100 * (recording.frames.last?.time ?? 0)) - 100) <= 4)
        }
    }
}
