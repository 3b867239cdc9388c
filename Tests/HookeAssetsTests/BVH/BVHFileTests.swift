import HookeGeometry
import TestSupport
import Testing

@testable import HookeAssets

@Suite struct BVHFileTests {
    /// A root with all channels and a joint with one, in two frames.
    private static let text = """
        HIERARCHY
        ROOT Hip
        {
          OFFSET 1 2 3
          CHANNELS 5 Xposition Zposition Zrotation Xrotation Yrotation
          JOINT Left Knee
          {
            OFFSET 0 -40 0
            CHANNELS 1 Xrotation
            End Site
            {
              OFFSET 0 -40 0
            }
          }
        }
        MOTION
        Frames: 2
        Frame Time: 0.25
        10 30 90 0 0 0
        20 40 0 90 0 60
        """

    @Test func `Joints, parents, offsets and tracks are those of the file`() throws {
        let file = try BVHFile(Array(Self.text.utf8))
        #expect(file.joints.map(\.name) == ["Hip", "Left Knee"])
        #expect(file.joints.map(\.parent) == [nil, 0])
        #expect(file.joints[1].offset == Vector3(0, -40, 0))
        #expect(file.joints[1].channels == [.xRotation])
        #expect((file.frameCount, file.frameDuration) == (2, 0.25))
        #expect(file.animation.duration == 0.25)
        #expect(
            file.animation.tracks.map(\.name) == ["Hip: position", "Hip: rotation", "Left Knee: rotation"])
        #expect(
            file.animation.tracks.map(\.path) == [
                "joints[0].position", "joints[0].rotation", "joints[1].rotation",
            ])
        // Without a channel, y keeps the offset.
        #expect(file.animation.tracks[0].components(at: 0.125) == [15, 2, 35])
        let knee = try #require(file.animation.tracks[2].rotation(at: 0.125))
        #expect(abs(knee.components.x - Elementary.sin(.pi / 12)) < 1e-15)
    }

    @Test func `A rotation is the turns about the axes, the last channel first`() throws {
        var random = SeededGenerator(seed: 11)
        let channels = ["Xrotation", "Yrotation", "Zrotation"]
        var worst = 0.0
        for _ in 0..<randomCases(1000) {
            let order = channels.shuffled(using: &random)
            let angles = order.map { _ in random.uniform(-400...400) }
            let text = """
                HIERARCHY ROOT a { OFFSET 0 0 0 CHANNELS 3 \(order.joined(separator: " ")) End Site { OFFSET 0 1 0 } }
                MOTION Frames: 1 Frame Time: 1 \(angles.map { "\($0)" }.joined(separator: " "))
                """
            let track = try BVHFile(Array(text.utf8)).animation.tracks[0]
            let rotation = try #require(track.rotation(at: 0))
            let point = [random.uniform(-1...1), random.uniform(-1...1), random.uniform(-1...1)]
            // The same by plane rotations of coordinates.
            var turned = point
            for (name, angle) in zip(order, angles).reversed() {
                let axis = channels.firstIndex(of: name) ?? 0
                let (u, v) = ((axis + 1) % 3, (axis + 2) % 3)
                let (s, c) = (Elementary.sin(angle * .pi / 180), Elementary.cos(angle * .pi / 180))
                (turned[u], turned[v]) = (c * turned[u] - s * turned[v], s * turned[u] + c * turned[v])
            }
            let moved = rotation.rotating(Vector3(point[0], point[1], point[2]))
            worst = max(worst, (moved - Vector3(turned[0], turned[1], turned[2])).length)
        }
        // Worst seen: 1.5e-15.
        #expect(worst < 4e-15, "\(worst)")
    }

    @Test func `Keywords of any case, a byte-order mark and any white space are read`() throws {
        let bytes = [0xEF, 0xBB, 0xBF] + Array(Self.text.lowercased().utf8.map { $0 == 0x0A ? 0x0D : $0 })
        guard case .bvh(let file) = try AssetFile(bytes) else {
            Issue.record("The format is not detected.")
            return
        }
        #expect(file.joints.map(\.name) == ["hip", "left knee"])
        #expect(try AssetFile(bytes).animationCount == 1)
    }

    /// Texts of the file, what replaces them, and the error.
    private static let invalid: [(String, String, String)] = [
        ("ROOT", "ROOF", "line 2, column 1: \"ROOF\"; accepted: ROOT"),
        ("Hip\n", "\n", "line 3, column 1: \"{\"; accepted: the name of a joint"),
        ("OFFSET 1 2 3", "OFFSET 1 2", "line 5, column 3: \"CHANNELS\"; accepted: a finite number"),
        ("OFFSET 1", "OFFSET nan", "line 4, column 10: \"nan\"; accepted: a finite number"),
        ("CHANNELS 5", "CHANNELS 7", "line 5, column 12: \"7\"; accepted: a number of channels from 0 to 6"),
        (
            "Zposition", "Wposition",
            "line 5, column 24: \"Wposition\"; accepted: Xposition, Yposition, Zposition, Xrotation, Yrotation, "
                + "Zrotation"
        ),
        (
            "Zposition", "Xposition",
            "line 5, column 34: \"Zrotation\"; accepted: each channel once; Xposition is repeated before this"
        ),
        ("End Site", "End", "line 11, column 5: \"{\"; accepted: Site"),
        ("JOINT", "LIMB", "line 6, column 3: \"LIMB\"; accepted: JOINT, End Site or }"),
        (
            "Frames: 2", "Frames: 0",
            "line 17, column 9: \"0\"; accepted: a number of frames from 1 to 33554432"
        ),
        (
            "0.25", "0",
            "line 18, column 13: \"0\"; accepted: seconds above 0, with a finite time of the last frame"
        ),
        ("20 40", "20 1e999", "line 20, column 4: \"1e999\"; accepted: a finite number"),
        (
            "0 60", "0",
            "line 20, column 13: the end of the file; accepted: 12 numbers for 2 frames of 6 channels, not 11"
        ),
        ("0 60", "0 60 1", "line 20, column 17: \"1\"; accepted: the end after 12 numbers"),
        (
            "Frames: 2", "Frames: 30000000",
            "line 19, column 1: \"10\"; accepted: at most 33554432 numbers; the file states 30000000 × 6"
        ),
    ]

    @Test(arguments: invalid)
    func `An error names line, column, word and what is accepted`(
        text: String, replacement: String, error: String
    ) {
        let found = Self.text.replacing(text, with: replacement, maxReplacements: 1)
        #expect(found != Self.text)
        #expect(refusal { _ = try BVHFile(Array(found.utf8), strict: true) } == error)
    }

    @Test func `Joints are nested at most 1,024 deep`() {
        let text =
            "HIERARCHY ROOT a { OFFSET 0 0 0" + String(repeating: " JOINT a { OFFSET 0 0 0", count: 5000)
        let error = refusal { _ = try BVHFile(Array(text.utf8)) }
        #expect(error?.hasSuffix("accepted: joints in at most 1024 others") == true, "\(error ?? "none")")
    }
}
