import Foundation
import HookeScene
import HookeTesting
import Testing

@Suite struct SnapshotFileTests {
    /// The snapshot of a card at a place.
    private func picture(x: Double) -> SceneSnapshot {
        let scene = WindowScene(size: CGSize(width: 390, height: 844))
        scene.window.addSubview(SceneView(frame: CGRect(x: x, y: 0, width: 10, height: 10), name: "card"))
        return scene.snapshot()
    }

    @Test func `the first run writes, the second finds the same, and changes are named`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = SnapshotFile("card", beside: folder.appendingPathComponent("Tests.swift").path)
        #expect(file == SnapshotFile(folder.appendingPathComponent("card.json")))

        let written = try file.differences(of: ["0": picture(x: 0), "1": picture(x: 1.0 / 3)])
        #expect(written == ["card.json was missing and has been written: look at it, then run again"])
        let same = try file.differences(of: ["0": picture(x: 0), "1": picture(x: 1.0 / 3)], within: 0)
        #expect(same == [])
        let near = try file.differences(of: ["0": picture(x: 1e-10), "1": picture(x: 1.0 / 3)])
        #expect(near == [])
        let other = try file.differences(of: ["0": picture(x: 2), "2": picture(x: 0)])
        #expect(other == ["0: window/card: position.x is 7; was 5", "1: is gone", "2: is new"])
    }

    @Test func `a file that has no snapshots is an error`() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: url) }
        try Data("[]".utf8).write(to: url)
        #expect(throws: DecodingError.self) { try SnapshotFile(url).differences(of: [:]) }
    }
}
