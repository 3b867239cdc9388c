import TestSupport
import Testing

@testable import HookeAssets

/// BVH files as programs write them.
@Suite struct LenientBVHTests {
    private static func text(
        frames: String = "Frames: 2", end: String = "End Site", time: String = "Frame Time: 0.25",
        rows: String = "1 2\n3 4"
    ) -> String {
        """
        HIERARCHY
        ROOT a
        {
          OFFSET 0 0 0
          CHANNELS 2 Xposition Yposition
          \(end)
          { OFFSET 0 1 0 }
        }
        MOTION
        \(frames)
        \(time)
        \(rows)
        """
    }

    /// A file, the number of frames that are read, and the notes.
    static let cases: [(text: String, frames: Int, notes: [String])] = [
        (text(), 2, []), (text(frames: "Frames:2"), 2, []), (text(frames: "frames : 2"), 2, []),
        (text(frames: "Frames\t:2", time: "Frame Time:.25"), 2, []),
        (
            text(frames: "Frames: 1"), 2,
            ["line 13, column 1: \"3\"; accepted: the end after 2 numbers; 2 frames are read"]
        ),
        (
            text(frames: "Frames: 3"), 2,
            [
                "line 13, column 4: the end of the file; accepted: 6 numbers for 3 frames of 2 channels, not 4; 2 frames are read"
            ]
        ),
        (
            text(rows: "1 2\n3"), 1,
            [
                "line 13, column 2: the end of the file; accepted: 4 numbers for 2 frames of 2 channels, not 3; 1 frame is read, "
                    + "without the 1 numbers of the last one, which is not complete"
            ]
        ),
        (
            text(end: "End Site Left Toe"), 2,
            ["line 6, column 12: \"Left\"; accepted: {; the name of an end site is left out"]
        ),
        (
            text(frames: "Frames: 30000000", rows: "1 2"), 1,
            [
                "line 12, column 4: the end of the file; accepted: 60000000 numbers for 30000000 frames of 2 channels, not 2; 1 frame "
                    + "is read"
            ]
        ),
        (
            text(frames: "Frames:1", end: "End Site x", time: "Frame Time :1", rows: "1 2 3 4 5"), 2,
            [
                "line 6, column 12: \"x\"; accepted: {; the name of an end site is left out",
                "line 12, column 5: \"3\"; accepted: the end after 2 numbers; 2 frames are read, without the 1 numbers of the last "
                    + "one, which is not complete",
            ]
        ),
    ]

    @Test(arguments: cases.indices)
    func `The frames that follow count, with a note where another number is stated`(index: Int) throws {
        let (text, frames, notes) = Self.cases[index]
        let file = try BVHFile(Array(text.utf8))
        #expect(file.frameCount == frames && file.animation.tracks[0].times.count == frames)
        #expect(file.animation.notes.map(\.description) == notes)
        #expect(file.animation.tracks[0].components(at: 0) == [1, 2, 0])
        if frames == 2 { #expect(file.animation.tracks[0].components(at: 9) == [3, 4, 0]) }
        #expect((try? BVHFile(Array(text.utf8), strict: true)) != nil ? notes.isEmpty : !notes.isEmpty)
    }

    @Test(arguments: [
        (text(rows: "1"), "the end of the file; accepted: 4 numbers"),
        (text(rows: "1 2 x"), "\"x\"; accepted: a finite number"),
        (text(frames: "Frames 2"), "\"2\"; accepted: a colon after Frames"),
        (text(frames: "Fram: 2"), "\"Fram:\"; accepted: Frames:"),
        (text(end: "End Site a b"), ""),
    ])
    func `Without a whole frame or with words among the numbers it is an error`(text: String, reason: String)
    {
        let found = refusal { _ = try BVHFile(Array(text.utf8)) }
        #expect(reason.isEmpty ? found == nil : found?.contains(reason) == true, "\(found ?? "none")")
    }
}
